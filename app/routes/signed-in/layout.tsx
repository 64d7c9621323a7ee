import { useEffect, useRef } from "react";
import { Outlet, useNavigate } from "react-router";
import { AppHeader } from "#app/components/app-header.tsx";
import { LoadingScreen } from "#app/components/loading-screen.tsx";
import { SupportLine } from "#app/components/support-line.tsx";
import { toast } from "#app/components/ui/toast-store.ts";
import { call, session } from "#app/lib/api.ts";
import { requireSignedIn, tellExpiry } from "#app/lib/guards.ts";
import { keepDesignerOffline } from "#app/lib/offline-designer.ts";
import { SignedInUser } from "#app/lib/signed-in-user.ts";
import { forgetWork, sendUnsaved } from "#app/lib/unsaved-work.ts";
import { useSession } from "#app/lib/use-session.ts";
import { MESSAGES } from "#contract/messages.ts";

export async function clientLoader() {
  return requireSignedIn();
}
clientLoader.hydrate = true as const;

export { LoadingScreen as HydrateFallback };

export default function SignedInLayout() {
  const state = useSession();
  const navigate = useNavigate();

  // The session can end here at any moment: by Sign Out, in another tab, or because it could not be renewed.
  useEffect(() => {
    if (state.status !== "unauthenticated") return;
    if (state.expired) tellExpiry();
    navigate("/", { replace: true });
  }, [state, navigate]);

  const signedIn = state.status === "authenticated";
  useEffect(() => (signedIn ? keepDesignerOffline() : undefined), [signedIn]);

  const warned = useRef(false);
  async function signOut() {
    if (!(await sendUnsaved()) && !warned.current) {
      warned.current = true;
      return toast(MESSAGES.signOutUnsaved, "error");
    }
    // The outcome is ignored: a person who leaves has left, whatever the server says.
    call("logout").catch(() => undefined);
    session.signedOut();
    void forgetWork();
  }

  if (state.status !== "authenticated") return <LoadingScreen />;
  return (
    <SignedInUser value={state.user}>
      <div className="flex min-h-dvh flex-col max-lg:has-data-bottom-bar:pb-48">
        <a
          href="#content"
          className="sr-only z-40 rounded-md bg-surface px-4 py-3 font-semibold shadow-float focus:not-sr-only focus:fixed focus:start-4 focus:top-3"
        >
          Skip to content
        </a>
        <AppHeader user={state.user} onSignOut={() => void signOut()} />
        <main id="content" tabIndex={-1} className="flex flex-1 flex-col outline-none">
          <Outlet />
        </main>
        <SupportLine />
      </div>
    </SignedInUser>
  );
}
