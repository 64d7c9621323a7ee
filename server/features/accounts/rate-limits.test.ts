import { randomUUID } from "node:crypto";
import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accountEndpoints } from "#contract/endpoints/accounts.ts";
import { MESSAGES } from "#contract/messages.ts";
import { VISITOR_HEADER } from "#contract/site.ts";
import type { HttpEnv } from "#server/http/context.ts";
import { quickDatabase, startTestProgram, type TestProgram } from "#tests/support/test-program.ts";

const { forgotPassword, login, register, resetPassword } = accountEndpoints;
const PER_ACCOUNT = 10;
const PER_ACCOUNT_ANYWHERE = 100;
const PER_ADDRESS = 60;

const email = () => `${randomUUID()}@example.com`;
const person = (address: string) => ({
  firstName: "Ada",
  lastName: "Stone",
  email: address,
  password: "Garden-Path-1",
});

describe("too many attempts", () => {
  let program: TestProgram;
  beforeAll(async () => {
    program = await startTestProgram(quickDatabase(), { environment: { TRUST_PROXY: "1" } });
  });
  afterAll(() => program.close());

  type Limited = typeof login | typeof register | typeof forgotPassword | typeof resetPassword;
  const send = async (endpoint: Limited, body: unknown, ip: string) =>
    program.client.call(endpoint, { body }, null, { "x-forwarded-for": ip });

  async function expectSlowedDown(answer: Awaited<ReturnType<typeof send>>) {
    expect([answer.status, answer.failure.message]).toEqual([429, MESSAGES.tooManyRequests]);
    const seconds = Number(answer.headers.get("retry-after"));
    expect(seconds).toBeGreaterThanOrEqual(1);
    expect(seconds).toBeLessThanOrEqual(300);
  }

  it.each<[string, Limited, () => unknown, number]>([
    ["sign-up", register, () => person(email()), 409],
    ["forgot password", forgotPassword, () => ({ email: email() }), 200],
    ["reset password", resetPassword, () => ({ token: randomUUID(), newPassword: "Garden-Path-2" }), 400],
  ])("of %s for one account are slowed down wherever they come from", async (_, endpoint, newBody, usual) => {
    const body = newBody();
    const first = await send(endpoint, body, "198.51.100.0");
    expect(first.status).toBe(endpoint === register ? 201 : usual);
    for (let k = 1; k < PER_ACCOUNT; k++)
      expect((await send(endpoint, body, `198.51.100.${k}`)).status).toBe(usual);
    await expectSlowedDown(await send(endpoint, body, "198.51.100.99"));
    const another = await send(endpoint, newBody(), "198.51.100.99");
    expect(another.status).toBe(first.status);
  });

  it("that a page carries over loopback count its visitor, and what anybody else sends as such counts its sender", async () => {
    const told = async (ip: string) => {
      const page = new Hono<HttpEnv>().get("/", (c) => c.text(program.visitorOf(c)));
      return (await page.request("/", { headers: { "x-forwarded-for": ip } })).text();
    };
    const owner = await program.client.registered();
    const signIn = (password: string, visitor: string) =>
      program.client.call(login, { body: { email: owner.email, password } }, null, {
        "x-forwarded-for": "127.0.0.1",
        [VISITOR_HEADER]: visitor,
      });
    const visitor = await told("198.51.100.31");
    for (let k = 0; k < PER_ACCOUNT; k++) expect((await signIn("Guess-1234", visitor)).status).toBe(401);
    await expectSlowedDown(await signIn("Guess-1234", visitor));
    expect((await signIn(owner.password, await told("198.51.100.32"))).status).toBe(200);
    for (let k = 0; k < PER_ACCOUNT; k++)
      expect((await signIn("Guess-1234", `198.51.100.${40 + k} forged`)).status).toBe(401);
    await expectSlowedDown(await signIn("Guess-1234", "198.51.100.60 forged"));
  });

  it("to sign in from one address lock nobody out elsewhere", async () => {
    const owner = await program.client.registered();
    const guess = { email: owner.email, password: "Guess-1234" };
    for (let k = 0; k < PER_ACCOUNT; k++) expect((await send(login, guess, "198.51.100.1")).status).toBe(401);
    await expectSlowedDown(await send(login, guess, "198.51.100.1"));
    expect((await send(login, owner, "203.0.113.7")).status).toBe(200);
  });

  it("to sign in from everywhere together are slowed down, but not where the owner signed in before", async () => {
    const owner = await program.client.registered();
    expect((await send(login, owner, "203.0.113.8")).status).toBe(200);
    const guess = { email: owner.email, password: "Guess-1234" };
    // The owner's first one counted too: nobody knew the place.
    for (let k = 1; k < PER_ACCOUNT_ANYWHERE; k++)
      expect((await send(login, guess, `192.0.2.${k}`)).status).toBe(401);
    await expectSlowedDown(await send(login, guess, "192.0.2.200"));
    await expectSlowedDown(await send(login, owner, "192.0.2.201"));
    expect((await send(login, owner, "203.0.113.8")).status).toBe(200);
  });

  it.each([
    [
      "one IPv6 network",
      (k: number) => `2001:db8:1:2:${k.toString(16)}::${k.toString(16)}`,
      "2001:db8:1:3::1",
    ],
    ["behind garbage for an address", (k: number) => `garbage-${k}`, "203.0.113.3"],
  ])("from %s are slowed down like those from one address", async (_, addressOf, neighbour) => {
    const forgot = (ip: string) => send(forgotPassword, { email: email() }, ip);
    for (let k = 0; k < PER_ADDRESS; k++) await forgot(addressOf(k));
    await expectSlowedDown(await forgot(addressOf(PER_ADDRESS)));
    expect((await forgot(neighbour)).status).toBe(200);
  });

  it("from one address are slowed down across accounts and calls, and the neighbour is not", async () => {
    const forgot = (ip: string) => send(forgotPassword, { email: email() }, ip);
    for (let k = 0; k < PER_ADDRESS; k++) expect((await forgot("203.0.113.1")).status).toBe(200);
    for (const [endpoint, body] of [
      [login, { email: email(), password: "Guess-1234" }],
      [register, person(email())],
      [forgotPassword, { email: email() }],
      [resetPassword, { token: "some guess", newPassword: "Garden-Path-2" }],
    ] as const)
      await expectSlowedDown(await send(endpoint, body, "203.0.113.1"));
    expect((await forgot("203.0.113.2")).status).toBe(200);
  });
});

describe("X-Forwarded-For without a configured proxy", () => {
  let program: TestProgram;
  beforeAll(async () => {
    program = await startTestProgram(quickDatabase());
  });
  afterAll(() => program.close());

  it("is not believed: whoever writes another address into each request is slowed down all the same", async () => {
    const forgot = (ip: string) =>
      program.client.call(forgotPassword, { body: { email: email() } }, null, { "x-forwarded-for": ip });
    for (let k = 0; k < PER_ADDRESS; k++) expect((await forgot(`203.0.113.${k}`)).status).toBe(200);
    expect((await forgot("203.0.113.200")).status).toBe(429);
  });
});
