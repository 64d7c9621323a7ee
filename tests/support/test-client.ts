import { randomUUID } from "node:crypto";
import { buildRequest } from "#app/lib/build-request.ts";
import type { CallInput, Endpoint, Reply } from "#contract/endpoint.ts";
import { accountEndpoints, type User } from "#contract/endpoints/accounts.ts";
import type { ErrorReply } from "#contract/envelope.ts";

import { noteSecrets } from "./guarded-log.ts";

export type Person = {
  user: User;
  accessToken: string;
  refreshToken: string;
  email: string;
  password: string;
};

export type Answer<E extends Endpoint> = {
  status: number;
  headers: Headers;
  body: Reply<E> & { success: true };
  /** The same body, read as a refusal. */
  failure: ErrorReply;
};

export type TestClient = ReturnType<typeof createTestClient>;

const PASSWORD = "Correct-Horse-9";

/** Whatever answers requests: an app without a socket, or a server at an address. */
export type Answering = { request(path: string, init?: RequestInit): Response | Promise<Response> };

/** Speaks the contract. */
export function createTestClient(app: Answering) {
  /** The answer as it comes: of events and files too. */
  async function send(
    endpoint: Endpoint,
    input: object = {},
    as?: Pick<Person, "accessToken"> | null,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    noteSecrets(input);
    const { path, init } = buildRequest(endpoint, input);
    return app.request(`/api${path}`, {
      ...init,
      headers: {
        ...init.headers,
        ...(as ? { authorization: `Bearer ${as.accessToken}` } : {}),
        ...headers,
      },
    });
  }

  async function call<E extends Endpoint>(
    endpoint: E,
    input: CallInput<E> | Record<string, unknown> = {},
    as?: Pick<Person, "accessToken"> | null,
    headers: Record<string, string> = {},
  ): Promise<Answer<E>> {
    const response = await send(endpoint, input, as, headers);
    const answer: unknown = await response.json();
    noteSecrets(answer);
    return {
      status: response.status,
      headers: response.headers,
      body: answer as Answer<E>["body"],
      failure: answer as ErrorReply,
    };
  }

  return {
    request: app.request,
    call,
    send,
    /** A new person, signed in. */
    async registered(): Promise<Person> {
      const email = `${randomUUID()}@example.com`;
      const { status, body } = await call(accountEndpoints.register, {
        body: { firstName: "Dana", lastName: "Fields", email, password: PASSWORD },
      });
      if (status !== 201) throw new Error(`register answered ${status}: ${JSON.stringify(body)}`);
      return { ...body.data, email, password: PASSWORD };
    },
  };
}
