import { useEffect, useSyncExternalStore } from "react";
import { session } from "./api.ts";
import type { SessionState } from "./session-store.ts";

const LOADING: SessionState = { status: "loading" };

export const useSession = (): SessionState =>
  useSyncExternalStore(session.subscribe, session.read, () => LOADING);

/** Follows what other tabs do with the session. Stands once, in the root. */
export function useSessionAcrossTabs() {
  useEffect(() => {
    const follow = (event: StorageEvent) => session.storageChanged(event.key);
    addEventListener("storage", follow);
    return () => removeEventListener("storage", follow);
  }, []);
}
