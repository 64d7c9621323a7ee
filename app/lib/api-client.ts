import { ACCESS } from "#contract/access.ts";
import type { Call } from "#contract/call.ts";
import { CALLS, type CallName } from "#contract/calls.ts";
import type { CallInput, Endpoint, Reply } from "#contract/endpoint.ts";
import type { ENDPOINTS } from "#contract/endpoints.ts";
import type { ErrorReply } from "#contract/envelope.ts";
import { MESSAGES } from "#contract/messages.ts";
import { ApiError, WITHOUT_SENTENCE } from "./api-error.ts";
import { buildRequest, type CallParts } from "./build-request.ts";
import type { Credentials } from "./credentials.ts";

type Table = typeof ENDPOINTS;
type EndpointOf<N extends CallName> = Table[N] extends Endpoint ? Table[N] : never;
export type InputOf<N extends CallName> = CallInput<EndpointOf<N>>;
export type ReplyOf<N extends CallName> = Reply<EndpointOf<N>>;

export type CallOptions = { signal?: AbortSignal; headers?: Record<string, string> };

/** The input may be left out when every part of it may. */
type CallArguments<N extends CallName> =
  Record<string, never> extends OptionalQuery<InputOf<N>>
    ? [name: N, input?: OptionalQuery<InputOf<N>>, options?: CallOptions]
    : [name: N, input: OptionalQuery<InputOf<N>>, options?: CallOptions];
/** Every query of the contract has defaults, so a call may leave it out. */
type OptionalQuery<I> = Omit<I, "query"> & (I extends { query: infer Q } ? { query?: Q } : unknown);

type ApiDeps = {
  fetch(address: string, init: RequestInit): Promise<Response>;
  credentials: Credentials;
  /** Runs `work` while no other tab runs its own. */
  exclusively<T>(work: () => Promise<T>): Promise<T>;
  /** The session could not be renewed; its credentials are cleared already. */
  onExpired(): void;
  /** Whether the stored credentials are still those of whom this tab shows. */
  speaksForStored(): boolean;
};

const BASE = "/api";

/** Answers to a refresh that speak of the token itself: it is unreadable, or no longer good. */
const TOKEN_REFUSED = new Set([400, 401]);

export function createApiClient({ fetch, credentials, exclusively, onExpired, speaksForStored }: ApiDeps) {
  async function attempt(path: string, init: RequestInit, token: string | null) {
    const headers = new Headers(init.headers);
    if (token) headers.set("Authorization", `Bearer ${token}`);
    try {
      return await fetch(BASE + path, { ...init, headers });
    } catch (cause) {
      if (init.signal?.aborted) throw cause;
      throw new ApiError(MESSAGES.networkIssue, { status: 0, code: "network", cause });
    }
  }

  /**
   * A newer access token than the refused one; null when the session is over. One refresh serves every call and every tab
   * that met its 401 with the same token: whoever gets the lock first refreshes, the others find a newer token when their
   * turn comes. Only a refusal of the token ends the session: a server that is unreachable, failing or busy must not sign a
   * contractor out.
   */
  const renewed = (refused: string) =>
    exclusively(async () => {
      const current = credentials.accessToken();
      if (current !== refused) return current;
      const refreshToken = credentials.refreshToken();
      const { path, init } = buildRequest(CALLS.refresh, { body: { refreshToken } });
      const answer = refreshToken ? await attempt(path, init, null) : null;
      if (answer?.ok) {
        const { data } = (await answer.json()) as ReplyOf<"refresh">;
        credentials.keep(data);
        return data.accessToken;
      }
      if (answer && !TOKEN_REFUSED.has(answer.status)) throw await errorOf(answer);
      credentials.clear();
      onExpired();
      return null;
    });

  /** Any path below `/api` as the signed-in person. Refusals are answers; rejects only when no answer came. */
  async function request(path: string, init: RequestInit = {}): Promise<Response> {
    if (!speaksForStored())
      throw new ApiError(MESSAGES.authenticationIssue, { status: 401, code: "unauthenticated" });
    const token = credentials.accessToken();
    const answer = await attempt(path, init, token);
    if (answer.status !== 401 || !token) return answer;
    const newToken = await renewed(token);
    return newToken && speaksForStored() ? attempt(path, init, newToken) : answer;
  }

  /** The good answer's fields; throws ApiError. */
  async function call<N extends CallName>(...[name, input, options]: CallArguments<N>): Promise<ReplyOf<N>> {
    const row: Call = CALLS[name];
    const { path, init } = buildRequest(row, (input ?? {}) as CallParts);
    const full = { ...init, headers: { ...init.headers, ...options?.headers }, signal: options?.signal };
    const answer = ACCESS[row.access].sendsCredentials
      ? await request(path, full)
      : await attempt(path, full, null);
    if (!answer.ok) throw await errorOf(answer);
    return (await answer.json()) as ReplyOf<N>;
  }

  return { call, request };
}

async function errorOf(answer: Response): Promise<ApiError> {
  const body = (await answer.json().catch(() => ({}))) as Partial<ErrorReply>;
  const retryAfter = Number(answer.headers.get("Retry-After"));
  const sentence = body.message || body.error;
  return new ApiError(sentence || MESSAGES.unexpected, {
    status: answer.status,
    code: sentence ? (body.code ?? "internal") : WITHOUT_SENTENCE,
    requestId: body.requestId,
    retryAfter: retryAfter > 0 ? retryAfter : null,
    data: body.data,
  });
}
