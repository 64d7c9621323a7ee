import type { User } from "#contract/endpoints/accounts.ts";

/** The names under which the browser keeps a session; fixed by the specification. */
const KEYS = { accessToken: "accessToken", refreshToken: "refreshToken", user: "user" } as const;

export type TokenStore = Pick<Storage, "getItem" | "setItem" | "removeItem">;

export type Credentials = ReturnType<typeof createCredentials>;

/** A session as it lies in the browser's storage, where every tab sees the same one. */
export function createCredentials(storage: TokenStore) {
  return {
    accessToken: () => storage.getItem(KEYS.accessToken),
    refreshToken: () => storage.getItem(KEYS.refreshToken),

    /** The stored copy of the person; null when there is none or it is not readable. */
    user(): User | null {
      try {
        const user = JSON.parse(storage.getItem(KEYS.user) ?? "null") as User | null;
        return user && typeof user.email === "string" ? user : null;
      } catch {
        return null;
      }
    },

    keep(session: { user?: User; accessToken?: string; refreshToken?: string }) {
      // The user goes first: another tab looks when the access token changes, and must find whose it is.
      if (session.user) storage.setItem(KEYS.user, JSON.stringify(session.user));
      if (session.refreshToken) storage.setItem(KEYS.refreshToken, session.refreshToken);
      if (session.accessToken) storage.setItem(KEYS.accessToken, session.accessToken);
    },

    clear() {
      for (const key of Object.values(KEYS)) storage.removeItem(key);
    },

    /** Whether a `storage` event of another tab concerns the session; a null key means that all was cleared. */
    concerns: (key: string | null) => key === null || key === KEYS.accessToken || key === KEYS.user,
  };
}
