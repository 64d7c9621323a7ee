import { describe, expect, it } from "vitest";
import { MESSAGES } from "#contract/messages.ts";
import { memoryStorage } from "#tests/support/memory-storage.ts";
import { createApiClient } from "./api-client.ts";
import { sentenceOf } from "./api-error.ts";
import { createCredentials } from "./credentials.ts";

const json = (status: number, body: unknown, headers?: Record<string, string>) =>
  new Response(JSON.stringify(body), { status, headers });
const refusal = (status: number, message: string, code = "unauthenticated") =>
  json(status, { success: false, message, error: message, code, requestId: "req-1" });

/** A lock as the browser has it: one holder at a time, in the order of asking. */
function browserLock() {
  let queue: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const turn = queue.then(work, work);
    queue = turn.catch(() => undefined);
    return turn;
  };
}

/** A server that knows one valid access token and trades refresh tokens for the next. */
function fakeServer({ refreshAnswer }: { refreshAnswer?: () => Response } = {}) {
  const server = {
    valid: "fresh-0",
    refreshes: 0,
    requests: [] as {
      url: string;
      method: string;
      token: string | null;
      body: BodyInit | null | undefined;
    }[],
    fetch: async (input: string | URL | Request, init: RequestInit = {}) => {
      const token = new Headers(init.headers).get("Authorization");
      const url = String(input);
      server.requests.push({ url, method: init.method ?? "GET", token, body: init.body });
      if (url === "/api/auth/refresh") {
        server.refreshes++;
        if (refreshAnswer) return refreshAnswer();
        server.valid = `fresh-${server.refreshes}`;
        return json(200, {
          success: true,
          data: { accessToken: server.valid, refreshToken: `r-${server.refreshes}` },
        });
      }
      if (url === "/api/auth/login") return refusal(401, MESSAGES.wrongCredentials);
      if (token !== `Bearer ${server.valid}`) return refusal(401, MESSAGES.authenticationRequired);
      return json(200, { success: true, data: { total_images: 7 } });
    },
  };
  return server;
}

function tab(
  server: ReturnType<typeof fakeServer>,
  { storage = memoryStorage(), exclusively = browserLock() } = {},
) {
  const credentials = createCredentials(storage);
  const seen = { expiries: 0, speaksForStored: true };
  const client = createApiClient({
    fetch: server.fetch,
    credentials,
    exclusively,
    onExpired: () => void seen.expiries++,
    speaksForStored: () => seen.speaksForStored,
  });
  return { ...client, credentials, storage, seen };
}

describe("a call", () => {
  it("fills path and query, and carries the bearer token", async () => {
    const server = fakeServer();
    const { call, credentials } = tab(server);
    credentials.keep({ accessToken: "fresh-0" });
    await call("listImages", { query: { page: 2, project_id: 12 } });
    await call("deleteProject", { params: { id: 12 } });
    expect(server.requests.map(({ method, url, token }) => `${method} ${url} ${token}`)).toEqual([
      "GET /api/images?page=2&project_id=12 Bearer fresh-0",
      "DELETE /api/projects/12 Bearer fresh-0",
    ]);
  });

  it("sends a form as multipart and leaves out what is not given", async () => {
    const server = fakeServer();
    const { call, credentials } = tab(server);
    credentials.keep({ accessToken: "fresh-0" });
    const image = new File(["x"], "yard.jpg");
    await call("uploadOriginal", { form: { image, filename: undefined } });
    const form = server.requests[0]!.body as FormData;
    expect([...form.keys()]).toEqual(["image"]);
    expect((form.get("image") as File).name).toBe("yard.jpg");
  });

  it("throws the server's sentence, code, request id and waiting time", async () => {
    const { call } = tab({
      ...fakeServer(),
      fetch: async () =>
        json(
          429,
          { success: false, message: "Wait.", error: "Wait.", code: "rate_limited", requestId: "abc" },
          { "Retry-After": "30" },
        ),
    });
    await expect(call("imageStats")).rejects.toMatchObject({
      message: "Wait.",
      status: 429,
      code: "rate_limited",
      requestId: "abc",
      retryAfter: 30,
    });
  });

  it("throws a neutral sentence when the answer is no JSON", async () => {
    const { call } = tab({ ...fakeServer(), fetch: async () => new Response("<html>", { status: 502 }) });
    await expect(call("imageStats")).rejects.toMatchObject({ message: MESSAGES.unexpected, status: 502 });
    const refused = await call("login", { body: { email: "a@b.co", password: "x" } }).catch(
      (error: unknown) => error,
    );
    expect(sentenceOf(refused, MESSAGES.loginFailed)).toBe(MESSAGES.loginFailed);
  });

  it("names the network when no answer comes", async () => {
    const { call } = tab({ ...fakeServer(), fetch: () => Promise.reject(new TypeError("Failed to fetch")) });
    await expect(call("imageStats")).rejects.toMatchObject({ message: MESSAGES.networkIssue, status: 0 });
  });

  it("passes a cancellation on as what it is", async () => {
    const aborting = new AbortController();
    const { call } = tab({
      ...fakeServer(),
      fetch: async (_, init) => {
        aborting.abort();
        init?.signal?.throwIfAborted();
        return json(200, {});
      },
    });
    await expect(call("imageStats", {}, { signal: aborting.signal })).rejects.toMatchObject({
      name: "AbortError",
    });
  });
});

describe("a call whose access token has expired", () => {
  it("refreshes once and is sent again", async () => {
    const server = fakeServer();
    const { call, credentials } = tab(server);
    credentials.keep({ accessToken: "stale", refreshToken: "r-0" });
    expect((await call("imageStats")).data.total_images).toBe(7);
    expect(server.requests.map(({ url }) => url)).toEqual([
      "/api/images/user/stats",
      "/api/auth/refresh",
      "/api/images/user/stats",
    ]);
    expect(credentials.refreshToken()).toBe("r-1");
  });

  it("shares the refresh with all calls that failed at the same moment", async () => {
    const server = fakeServer();
    const { call, credentials } = tab(server);
    credentials.keep({ accessToken: "stale", refreshToken: "r-0" });
    await Promise.all(Array.from({ length: 5 }, () => call("imageStats")));
    expect(server.refreshes).toBe(1);
  });

  it("shares the refresh with other tabs", async () => {
    const server = fakeServer();
    const shared = { storage: memoryStorage(), exclusively: browserLock() };
    const [first, second] = [tab(server, shared), tab(server, shared)];
    first.credentials.keep({ accessToken: "stale", refreshToken: "r-0" });
    await Promise.all([first.call("imageStats"), second.call("imageStats")]);
    expect(server.refreshes).toBe(1);
  });

  it("sends nothing in the name of whom another tab has signed in meanwhile", async () => {
    const server = fakeServer();
    const { call, credentials, seen } = tab(server);
    credentials.keep({ accessToken: "fresh-0", refreshToken: "r-0" });
    seen.speaksForStored = false;
    await expect(call("imageStats")).rejects.toMatchObject({ message: MESSAGES.authenticationIssue });
    expect(server.requests).toEqual([]);
  });

  it("ends the session when the refresh is refused", async () => {
    const server = fakeServer({ refreshAnswer: () => refusal(401, MESSAGES.tokenInvalid) });
    const { call, credentials, storage, seen } = tab(server);
    credentials.keep({ accessToken: "stale", refreshToken: "r-0" });
    const outcomes = await Promise.allSettled([call("imageStats"), call("projectStats")]);
    expect(outcomes.map((o) => o.status === "rejected" && o.reason.message)).toEqual([
      MESSAGES.authenticationRequired,
      MESSAGES.authenticationRequired,
    ]);
    expect(storage.length).toBe(0);
    expect([seen.expiries, server.refreshes]).toEqual([1, 1]);
  });

  it("ends the session when there is no refresh token", async () => {
    const server = fakeServer();
    const { call, credentials, storage, seen } = tab(server);
    credentials.keep({ accessToken: "stale" });
    await expect(call("imageStats")).rejects.toMatchObject({ status: 401 });
    expect([storage.length, seen.expiries, server.refreshes]).toEqual([0, 1, 0]);
  });

  it.each([
    [503, "unavailable"],
    [429, "rate_limited"],
    [404, "not_found"],
    [403, "forbidden"],
  ])("keeps the session when the refresh is answered by %i", async (status, code) => {
    const server = fakeServer({ refreshAnswer: () => refusal(status, "Back soon.", code) });
    const { call, credentials, seen } = tab(server);
    credentials.keep({ accessToken: "stale", refreshToken: "r-0" });
    await expect(call("imageStats")).rejects.toMatchObject({ status });
    expect([credentials.refreshToken(), seen.expiries]).toEqual(["r-0", 0]);
  });
});

describe("a bare request", () => {
  it("hands over a refusal as an answer and renews the session like a call", async () => {
    const server = fakeServer();
    const { request, credentials } = tab(server);
    credentials.keep({ accessToken: "stale", refreshToken: "r-0" });
    const answer = await request("/generations", { method: "POST", headers: { "Idempotency-Key": "k" } });
    expect([answer.status, server.refreshes]).toEqual([200, 1]);
    expect(await request("/auth/login").then(({ status }) => status)).toBe(401);
  });
});

describe("a sign-in with a wrong password", () => {
  it("shows the server's sentence and refreshes nothing, even beside an old session", async () => {
    const server = fakeServer();
    const { call, credentials } = tab(server);
    credentials.keep({ accessToken: "stale", refreshToken: "r-0" });
    await expect(call("login", { body: { email: "a@b.co", password: "x" } })).rejects.toMatchObject({
      message: MESSAGES.wrongCredentials,
    });
    expect(server.requests).toMatchObject([{ url: "/api/auth/login", token: null }]);
  });
});
