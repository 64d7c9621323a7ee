import { useEffect } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { findCurrency } from "#contract/plan-currency.ts";
import { loadGoogle } from "./google.ts";
import { useSession } from "./use-session.ts";
import { takeInvitation } from "./waiting-invitation.ts";
import { keepWantedCurrency } from "./wanted-currency.ts";

/** What each page for guests does: offers One Tap, and once the person is signed in, here or in another tab, leads to the dashboard. */
export function useGuestPage() {
  const { status } = useSession();
  const navigate = useNavigate();
  // The plan that brought a person to /signup?plan=pro is the one that their dashboard offers first.
  const [query] = useSearchParams();
  const plan = query.get("plan");
  const currency = findCurrency(query.get("currency"));

  useEffect(() => {
    if (currency) keepWantedCurrency(currency);
  }, [currency]);

  useEffect(() => {
    if (status !== "authenticated") return;
    navigate(takeInvitation() ?? "/dashboard", { replace: true, state: plan ? { plan } : null });
  }, [status, plan, navigate]);

  useEffect(() => {
    if (status !== "unauthenticated") return;
    let leave: (() => void) | undefined;
    let isHere = true;
    loadGoogle().then(
      (google) => {
        if (!google || !isHere) return;
        google.accounts.id.prompt();
        leave = () => google.accounts.id.cancel();
      },
      (error) => console.error(error),
    );
    return () => {
      isHere = false;
      leave?.();
    };
  }, [status]);
}
