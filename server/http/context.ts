import type { Logger } from "pino";
import type { ACCESS } from "#contract/access.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import type { Actor } from "#server/actor.ts";

/** What the middleware leaves for the handlers. */
export type HttpEnv = {
  Variables: {
    requestId: string;
    log: Logger;
    cspNonce: string;
    userId?: string;
    /** A page that is the same for everybody cannot carry a nonce: it names the hashes of its inline scripts instead. */
    scriptSources?: string[];
  };
};

/** What a handler knows about its call beside the parsed input. */
export type CallContext<A = Actor | null> = {
  actor: A;
  requestId: string;
  log: Logger;
  /** Network of the caller, for rate limits. */
  ip: string;
  header(name: string): string | undefined;
  /** A header of the answer. */
  setHeader(name: string, value: string): void;
  /** Whether the session still lives, for answers that take long. */
  isStillSignedIn(): Promise<boolean>;
  /** Aborts when the caller hangs up, or this process is about to end: for answers without an end of their own. */
  signal: AbortSignal;
};

/** The actor is there for certain only where the call needs a session. */
export type ActorOf<E extends Endpoint> = (typeof ACCESS)[E["access"]]["needsSession"] extends true
  ? Actor
  : Actor | null;
