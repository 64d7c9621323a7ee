import type { User } from "#contract/endpoints/accounts.ts";
import { ApiError } from "./api-error.ts";
import type { Credentials } from "./credentials.ts";

export type SessionState =
  | { status: "loading" }
  | { status: "authenticated"; user: User }
  /** `expired` = a session was here and could not be renewed; false after a plain sign-out and for guests. */
  | { status: "unauthenticated"; expired: boolean };

type SessionDeps = {
  credentials: Credentials;
  /** Asks the server who the stored token belongs to. */
  verify(): Promise<User>;
  /** Begins the page anew: what it shows is somebody else's. */
  begin(): void;
};

/** Whether two copies speak of one person who acts for one company. */
const areSame = (one: User, other: User): boolean =>
  one.id === other.id && (one.companyId ?? one.id) === (other.companyId ?? other.id);

/** Who is signed in, as this tab knows it. */
export function createSession({ credentials, verify, begin }: SessionDeps) {
  let state: SessionState = { status: "loading" };
  let starting: Promise<SessionState> | null = null;
  const listeners = new Set<() => void>();

  function set(next: SessionState): SessionState {
    state = next;
    for (const listener of listeners) listener();
    return state;
  }

  async function start(): Promise<SessionState> {
    const stored = credentials.user();
    if (!stored || !credentials.accessToken()) return set({ status: "unauthenticated", expired: false });
    try {
      const user = await verify();
      credentials.keep({ user });
      return set({ status: "authenticated", user });
    } catch (error) {
      // Too many requests, a failing server or no network say nothing of the session. Then the stored copy serves, and
      // screens say themselves what is wrong.
      const isRefused = error instanceof ApiError && error.status === 401;
      if (!isRefused) return set({ status: "authenticated", user: stored });
      credentials.clear();
      return set({ status: "unauthenticated", expired: true });
    }
  }

  return {
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    /** The state once it is known; the stored token is verified once per page load. */
    known(): Promise<SessionState> {
      starting ??= start();
      return state.status === "loading" ? starting : Promise.resolve(state);
    },

    signedIn(session: { user: User; accessToken: string; refreshToken: string }) {
      credentials.keep(session);
      set({ status: "authenticated", user: session.user });
    },

    userChanged(user: User) {
      credentials.keep({ user });
      set({ status: "authenticated", user });
    },

    signedOut() {
      credentials.clear();
      set({ status: "unauthenticated", expired: false });
    },

    expired() {
      set({ status: "unauthenticated", expired: true });
    },

    /**
     * False once another tab signed in as somebody else, or for another company: what this tab still has to say must not be said in
     * their name.
     */
    speaksForStored(): boolean {
      const stored = credentials.user();
      return state.status !== "authenticated" || stored === null || areSame(stored, state.user);
    },

    /** The expiry has been told; from here on this is a plain guest. */
    acknowledgeExpiry() {
      if (state.status === "unauthenticated" && state.expired) {
        set({ status: "unauthenticated", expired: false });
      }
    },

    /** Another tab signed in, out, or in as somebody else. */
    storageChanged(key: string | null) {
      if (state.status === "loading" || !credentials.concerns(key)) return;
      const user = credentials.user();
      if (state.status === "authenticated" && user && !areSame(user, state.user)) return begin();
      if (user && credentials.accessToken()) set({ status: "authenticated", user });
      else if (state.status === "authenticated") set({ status: "unauthenticated", expired: false });
    },
  };
}
