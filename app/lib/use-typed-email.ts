import { useLocation } from "react-router";

/** An email typed on the page before, so that nobody types it twice: it travels with the history entry, never in the address. */
export function useTypedEmail(): string {
  const { state } = useLocation();
  return typeof state?.email === "string" ? state.email : "";
}
