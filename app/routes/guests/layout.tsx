import { useEffect } from "react";
import { Outlet, useNavigate, useSearchParams } from "react-router";
import { LoadingScreen } from "#app/components/loading-screen.tsx";
import { requireGuest } from "#app/lib/guards.ts";
import { useSession } from "#app/lib/use-session.ts";

export async function clientLoader() {
  return requireGuest();
}
clientLoader.hydrate = true as const;

export { LoadingScreen as HydrateFallback };

/** Pages for guests only; a sign-in, here or in another tab, leads to the dashboard. */
export default function GuestsLayout() {
  const { status } = useSession();
  const navigate = useNavigate();
  // The plan that brought a person to /signup?plan=pro is the one that their dashboard offers first.
  const plan = useSearchParams()[0].get("plan");
  useEffect(() => {
    if (status === "authenticated") navigate("/dashboard", { replace: true, state: plan ? { plan } : null });
  }, [status, plan, navigate]);
  return <Outlet />;
}
