import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { CallName } from "#contract/calls.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { billingEndpoints } from "#contract/endpoints/billing.ts";
import { generationEndpoints } from "#contract/endpoints/generations.ts";
import { imageEndpoints } from "#contract/endpoints/images.ts";
import { ENDPOINTS } from "#contract/endpoints.ts";
import { createTestClient, type Person, type TestClient } from "#tests/support/test-client.ts";
import { callOf } from "./access/call-of.ts";
import { ownerOfEverything, type Things } from "./access/world.ts";
import { startFleet } from "./fleet.ts";
import { breakCall, type RawRequest } from "./input/break-call.ts";
import { type DerivedCall, derivedCalls } from "./input/derived-calls.ts";
import { hostileImages } from "./input/hostile-images.ts";
import { sendRaw } from "./input/send-raw.ts";
import { createRandom, type Random } from "./random.ts";

const AT_ONCE = 8;
/** Longer is a hang. */
const LIMIT_MS = 20_000;
/** Calls that a stranger may know the owner by: their own sign-in and what they shared. */
const ABOUT_THE_OWNER = /^\/api\/(auth\/login|shared-design|bom)/;

type Result = { statuses: Map<string, number>; faults: string[]; slowestMs: number };

/**
 * `npm run chaos -- input [--requests N] [--images N] [--each N] [--seed N]`: broken requests and hostile files against a running server.
 * `--each 7` sends each seventh of the derived calls.
 */
export async function run(args: string[]): Promise<boolean> {
  const { values } = parseArgs({
    args,
    options: {
      requests: { type: "string", default: "10000" },
      images: { type: "string", default: "200" },
      each: { type: "string", default: "1" },
      seed: { type: "string", default: "1" },
    },
  });
  const random = createRandom(Number(values.seed));
  const dataDir = await mkdtemp(join(tmpdir(), "yardwright-input-"));
  const fleet = await startFleet({
    DATA_DIR: dataDir,
    AUTH_SECRET: "a secret that lives as long as this run, 32+",
    TRUST_PROXY: "1",
    WEBHOOKS_INSIDE: "1",
  });
  try {
    const client = createTestClient({
      request: (path, init) =>
        fetch(fleet.url() + path, {
          ...init,
          headers: {
            ...(init?.headers as Record<string, string>),
            "x-forwarded-for": anAddress(random),
            // The server closes the connection of a file that it refuses before all of it came: the next file needs another one.
            connection: "close",
          },
        }),
    });
    const victim = await ownerOfEverything(client, (person) => buyPro(client, person));
    const stranger = await client.registered();
    const requests = await sendBroken(fleet.url(), client, Number(values.requests), victim, stranger, random);
    tell("requests", Number(values.requests), requests);
    const derived = await sendDerived(fleet.url(), client, Number(values.each), random);
    tell("derived calls", derived.sent, derived);
    // The same files however many calls came before them.
    const images = await sendImages(client, Number(values.images), createRandom(Number(values.seed)));
    tell("files", Number(values.images), images);
    const health = await fetch(`${fleet.url()}/readyz`);
    const alive = health.status === 200;
    console.log(alive ? "The server is alive and ready." : `The server answers ${health.status} to /readyz.`);
    const [code] = await fleet.stop();
    if (code !== 0) console.log(`The server ended with ${code}.`);
    return (
      alive &&
      code === 0 &&
      requests.faults.length === 0 &&
      derived.faults.length === 0 &&
      images.faults.length === 0
    );
  } finally {
    for (const member of fleet.members) await member.kill();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Limits of an address are not what is asked here. */
const anAddress = (random: Random) => `10.${random.below(256)}.${random.below(256)}.${random.below(256)}`;

async function buyPro(client: TestClient, person: Person): Promise<void> {
  await client.call(
    billingEndpoints.testSubscriptionUpdate,
    { body: { planType: "pro", status: "active" } },
    person,
  );
}

function tell(what: string, count: number, { statuses, faults, slowestMs }: Result): void {
  const groups = [...statuses].sort().map(([status, n]) => `${status}: ${n}`);
  console.log(
    `${count} ${what}: ${groups.join(", ")}; slowest ${Math.round(slowestMs)} ms; ${faults.length} faults.`,
  );
  for (const fault of faults.slice(0, 30)) console.log(`  ${fault}`);
}

async function sendBroken(
  url: string,
  client: TestClient,
  count: number,
  victim: Things,
  stranger: Person,
  random: Random,
): Promise<Result> {
  const result: Result = { statuses: new Map(), faults: [], slowestMs: 0 };
  const names = Object.keys(ENDPOINTS) as CallName[];
  const secrets = [victim.owner.email, victim.owner.user.id, victim.resultUrl];
  let left = count;
  let signedIn = stranger.accessToken;
  const renew = async (old: string): Promise<string> =>
    signedIn === old ? (await client.registered()).accessToken : signedIn;
  const sendOne = async (): Promise<void> => {
    const name = random.pick(names);
    const caller = {
      column: "other" as const,
      accessToken: signedIn,
      userId: random.next() < 0.5 ? stranger.user.id : victim.owner.user.id,
      things: victim,
    };
    const call = await callOf(name, caller);
    const request = breakCall(rawRequest(ENDPOINTS[name], call, caller.accessToken, random), random);
    const words = `${name} ${request.method} ${request.path.slice(0, 120)}`;
    const started = performance.now();
    try {
      const answer = await fetch(url + request.path, {
        method: request.method,
        headers: request.headers,
        body: request.body as BodyInit,
        signal: AbortSignal.timeout(LIMIT_MS),
      });
      const text = await answer.text();
      const group = String(answer.status);
      result.statuses.set(group, (result.statuses.get(group) ?? 0) + 1);
      if (answer.status >= 500)
        result.faults.push(
          `${words} ${String(request.body).slice(0, 300)}: ${answer.status} ${text.slice(0, 80)}`,
        );
      // A good call of sign-out among the broken ones ends the session that all others need.
      if (answer.status === 401 && request.headers.authorization === `Bearer ${caller.accessToken}`)
        signedIn = await renew(caller.accessToken);
      const told = secrets.find((secret) => text.includes(secret) && !echoed(secret, request));
      if (told && !ABOUT_THE_OWNER.test(request.path)) result.faults.push(`${words}: tells ${told}`);
    } catch (error) {
      // What fetch itself refuses to send never reached the server.
      if (error instanceof TypeError && !(error.cause as { code?: string } | undefined)?.code) {
        result.statuses.set("not sendable", (result.statuses.get("not sendable") ?? 0) + 1);
        return;
      }
      result.faults.push(`${words}: ${String(error)} ${String((error as Error).cause ?? "")}`);
    } finally {
      result.slowestMs = Math.max(result.slowestMs, performance.now() - started);
    }
  };
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (left-- > 0) await sendOne();
    }),
  );
  return result;
}

/** Each hostile text in each place of each call, as the owner of everything, so that no right to it stops it before. */
async function sendDerived(
  url: string,
  client: TestClient,
  each: number,
  random: Random,
): Promise<Result & { sent: number }> {
  const result = { statuses: new Map<string, number>(), faults: [] as string[], slowestMs: 0, sent: 0 };
  const newCaller = async () => {
    const things = await ownerOfEverything(client, (person) => buyPro(client, person));
    return {
      column: "pro" as const,
      accessToken: things.owner.accessToken,
      userId: things.owner.user.id,
      things,
    };
  };
  const caller = await newCaller();
  /** Whoever calls with a form: each has a number of uploads and designs, and others have theirs. */
  let former = caller.accessToken;
  const sendOne = async (call: DerivedCall): Promise<number> => {
    const asFormer =
      call.body instanceof FormData && call.headers.authorization === `Bearer ${caller.accessToken}`;
    const headers = {
      "x-forwarded-for": anAddress(random),
      ...call.headers,
      ...(asFormer ? { authorization: `Bearer ${former}` } : {}),
    };
    const words = `${call.name} ${call.method} ${call.path.slice(0, 120)}`;
    const started = performance.now();
    let status = 0;
    try {
      const answer = await sendRaw(url, { ...call, headers }, LIMIT_MS);
      status = answer.status;
      if (status === 202 && call.name === "createGeneration") await cancel(client, former, answer.text);
      if (status >= 500)
        result.faults.push(
          `${words} ${call.body instanceof FormData ? describe(call.body) : (call.body ?? "")}: ${status} ${answer.text.slice(0, 80)}`,
        );
    } catch (error) {
      result.faults.push(`${words}: ${String(error)}`);
    }
    result.slowestMs = Math.max(result.slowestMs, performance.now() - started);
    return status;
  };
  let changing: Promise<void> | null = null;
  const changeFormer = async () => {
    const next = await client.registered();
    await buyPro(client, next);
    former = next.accessToken;
    changing = null;
  };
  const calls = derivedCalls(caller);
  let nth = 0;
  const work = async () => {
    for await (const call of calls) if (nth++ % each === 0) await count(call);
  };
  const count = async (call: DerivedCall) => {
    let status = await sendOne(call);
    if (status === 429 && call.body instanceof FormData) {
      changing ??= changeFormer();
      await changing;
      status = await sendOne(call);
    }
    result.sent++;
    result.statuses.set(String(status), (result.statuses.get(String(status)) ?? 0) + 1);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return result;
}

const describe = (form: FormData): string =>
  [...form]
    .map(
      ([key, value]) => `${key}=${typeof value === "string" ? JSON.stringify(value.slice(0, 80)) : "a file"}`,
    )
    .join("&");

/** What was accepted is not to be drawn: the next call would have to wait for it. */
async function cancel(client: TestClient, accessToken: string, text: string): Promise<void> {
  const { data } = JSON.parse(text) as { data: { id: string } };
  await client.call(generationEndpoints.cancelGeneration, { params: { id: data.id } }, { accessToken });
}

/** A secret that was sent is no secret that was told. */
const echoed = (secret: string, { path, body }: RawRequest): boolean =>
  path.includes(secret) || (typeof body === "string" && body.includes(secret));

function rawRequest(endpoint: Endpoint, call: object, token: string, random: Random): RawRequest {
  const {
    params = {},
    query = {},
    body,
    form,
  } = call as {
    params?: Record<string, string>;
    query?: Record<string, unknown>;
    body?: unknown;
    form?: Record<string, Blob | string>;
  };
  const path = endpoint.path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ""));
  const search = new URLSearchParams(Object.entries(query).map(([k, v]) => [k, String(v)])).toString();
  const data = form && new FormData();
  for (const [key, value] of Object.entries(form ?? {})) data?.append(key, value);
  return {
    method: endpoint.method,
    path: `/api${path}${search && `?${search}`}`,
    headers: {
      authorization: `Bearer ${token}`,
      "x-forwarded-for": anAddress(random),
      ...(data ? {} : { "content-type": "application/json" }),
    },
    body: endpoint.method === "GET" ? undefined : (data ?? JSON.stringify(body ?? {})),
  };
}

async function sendImages(client: TestClient, count: number, random: Random): Promise<Result> {
  const result: Result = { statuses: new Map(), faults: [], slowestMs: 0 };
  let who = await client.registered();
  const files = (await hostileImages(random)).slice(0, count);
  for (const [nth, { name, content, size }] of files.entries()) {
    // An allowance of uploads is one person's.
    if (nth % 50 === 49) who = await client.registered();
    const started = performance.now();
    const image = new File([new Uint8Array(content)], "yard.jpg", { type: "image/jpeg" });
    const answer = await client
      .call(imageEndpoints.uploadOriginal, { form: { image } }, who)
      .catch((error: unknown) => {
        // Refused before all of it was sent, the connection is closed under the sender's hands.
        if (size || !(error instanceof TypeError)) throw error;
        return null;
      });
    if (!answer) {
      result.statuses.set("cut", (result.statuses.get("cut") ?? 0) + 1);
      continue;
    }
    const { status, body } = answer;
    const ms = performance.now() - started;
    result.slowestMs = Math.max(result.slowestMs, ms);
    const key = String(status);
    result.statuses.set(key, (result.statuses.get(key) ?? 0) + 1);
    if (status >= 500 || status === 429) result.faults.push(`${name}: ${status}`);
    else if (ms > LIMIT_MS) result.faults.push(`${name}: took ${Math.round(ms)} ms`);
    else if (size && status !== 201) result.faults.push(`${name}: a right picture answered ${status}`);
    else if (size && (body.width !== size.width || body.height !== size.height))
      result.faults.push(`${name}: stored as ${body.width} by ${body.height}`);
  }
  return result;
}
