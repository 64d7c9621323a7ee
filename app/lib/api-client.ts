import type { CallInput, Endpoint, Reply } from "#contract/endpoint.ts";
import type { endpoints } from "#contract/endpoints.ts";
import type { ErrorReply } from "#contract/envelope.ts";
import { MESSAGES } from "#contract/messages.ts";
import { ApiError } from "./api-error.ts";
import { buildRequest, type CallParts } from "./build-request.ts";
import { CALLS, type CallName, type CallRow } from "./calls.ts";
import type { Credentials } from "./credentials.ts";

type Table = typeof endpoints;
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
  fetch: typeof globalThis.fetch;
  credentials: Credentials;
  /** Runs `work` while no other tab runs its own. */
  exclusively<T>(work: () => Promise<T>): Promise<T>;
  /** The session could not be renewed; its credentials are cleared already. */
  onExpired(): void;
};

const BASE = "/api";

export function createApiClient({ fetch, credentials, exclusively, onExpired }: ApiDeps) {
  async function attempt(row: CallRow, parts: CallParts, options: CallOptions, token: string | null) {
    const { url, init } = buildRequest(BASE, row, parts);
    const headers = new Headers({ ...init.headers, ...options.headers });
    if (token) headers.set("Authorization", `Bearer ${token}`);
    try {
      return await fetch(url, { ...init, headers, signal: options.signal });
    } catch (cause) {
      if (options.signal?.aborted) throw cause;
      throw new ApiError(MESSAGES.networkIssue, { status: 0, code: "network", cause });
    }
  }

  /**
   * One refresh serves every call and every tab that met its 401 with the same token: whoever gets the lock first refreshes,
   * the others find a newer token when their turn comes. A refusal ends the session; an unreachable or failing server
   * does not, because a dead spot must not sign a contractor out.
   */
  const renewed = (refused: string) =>
    exclusively(async () => {
      const current = credentials.accessToken();
      if (current && current !== refused) return current;
      const refreshToken = credentials.refreshToken();
      const answer = refreshToken ? await attempt(CALLS.refresh, { body: { refreshToken } }, {}, null) : null;
      if (answer?.ok) {
        const { data } = (await answer.json()) as ReplyOf<"refresh">;
        credentials.keep(data);
        return data.accessToken;
      }
      if (answer && (answer.status >= 500 || answer.status === 429)) throw await errorOf(answer);
      if (current) {
        credentials.clear();
        onExpired();
      }
      throw new ApiError(MESSAGES.authenticationIssue, { status: 401, code: "expired" });
    });

  async function sendRow(row: CallRow, parts: CallParts, options: CallOptions) {
    const token = row.open ? null : credentials.accessToken();
    let answer = await attempt(row, parts, options, token);
    if (answer.status === 401 && token) answer = await attempt(row, parts, options, await renewed(token));
    if (!answer.ok) throw await errorOf(answer);
    return answer;
  }

  return {
    /** The good answer's fields; throws ApiError. */
    async call<N extends CallName>(...[name, input, options]: CallArguments<N>): Promise<ReplyOf<N>> {
      const answer = await sendRow(CALLS[name], (input ?? {}) as CallParts, options ?? {});
      return (await answer.json()) as ReplyOf<N>;
    },

    /** The same with the bare answer, for what is not JSON: a stream of events, a file. */
    send<N extends CallName>(...[name, input, options]: CallArguments<N>): Promise<Response> {
      return sendRow(CALLS[name], (input ?? {}) as CallParts, options ?? {});
    },
  };
}

async function errorOf(answer: Response): Promise<ApiError> {
  const body = (await answer.json().catch(() => ({}))) as Partial<ErrorReply>;
  const retryAfter = Number(answer.headers.get("Retry-After"));
  return new ApiError(body.message || body.error || MESSAGES.unexpected, {
    status: answer.status,
    code: body.code ?? "internal",
    requestId: body.requestId,
    retryAfter: retryAfter > 0 ? retryAfter : null,
  });
}
