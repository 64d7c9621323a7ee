import { Outlet } from "react-router";
import { LoadingScreen } from "#app/components/loading-screen.tsx";
import { requireGuest } from "#app/lib/guards.ts";
import { useGuestPage } from "#app/lib/use-guest-page.ts";

export async function clientLoader() {
  return requireGuest();
}
clientLoader.hydrate = true as const;

export { LoadingScreen as HydrateFallback };

export default function GuestsLayout() {
  useGuestPage();
  return <Outlet />;
}
