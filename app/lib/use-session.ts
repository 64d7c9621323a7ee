import { useEffect, useSyncExternalStore } from "react";
import type { User } from "#contract/endpoints/accounts.ts";
import { session } from "./api.ts";
import type { SessionState } from "./session-store.ts";

const LOADING: SessionState = { status: "loading" };

export const useSession = (): SessionState =>
  useSyncExternalStore(session.subscribe, session.read, () => LOADING);

/** The signed-in person; null for guests and while the session is being checked. */
export function useUser(): User | null {
  const state = useSession();
  return state.status === "authenticated" ? state.user : null;
}

/** Follows what other tabs do with the session. Stands once, in the root. */
export function useSessionAcrossTabs() {
  useEffect(() => {
    const follow = (event: StorageEvent) => session.storageChanged(event.key);
    addEventListener("storage", follow);
    return () => removeEventListener("storage", follow);
  }, []);
}
