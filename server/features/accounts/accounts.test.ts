import { expect, it } from "vitest";
import { accountEndpoints } from "#contract/endpoints/accounts.ts";
import { MESSAGES } from "#contract/messages.ts";
import { describeOnEachDatabase } from "#tests/support/test-program.ts";

const { login, logout, refresh, register, verify, generationStatus, listSessions, endSession } =
  accountEndpoints;

const DAY_MS = 86_400_000;

const person = (email: string) => ({ firstName: "Ada", lastName: "Stone", email, password: "Garden-Path-1" });

describeOnEachDatabase("accounts", (program) => {
  it("POST /api/auth/register signs the new person in", async () => {
    const { client } = program();
    const answer = await client.call(register, {
      body: { ...person("ada@example.com"), phone: "+1 (416) 555-0100" },
    });
    expect(answer.status).toBe(201);
    expect(answer.body.data.user).toMatchObject({
      firstName: "Ada",
      email: "ada@example.com",
      hasActiveSubscription: false,
      subscriptionStatus: null,
    });
    const me = await client.call(verify, {}, answer.body.data);
    expect(me.body.data.user).toEqual(answer.body.data.user);
  });

  it("POST /api/auth/register refuses an address that is taken, in any case", async () => {
    const { client } = program();
    await client.call(register, { body: person("taken@example.com") });
    const again = await client.call(register, { body: person("TAKEN@Example.com") });
    expect(again.status).toBe(409);
    expect(again.failure).toMatchObject({
      message: MESSAGES.emailTaken,
      error: MESSAGES.emailTaken,
      code: "conflict",
    });
  });

  it.each([
    [{ email: "" }, MESSAGES.emailRequired],
    [{ email: "not an address" }, MESSAGES.emailInvalid],
    [{ firstName: " " }, MESSAGES.firstNameRequired],
    [{ firstName: "A" }, MESSAGES.firstNameTooShort],
    [{ lastName: "" }, MESSAGES.lastNameRequired],
    [{ lastName: " B " }, MESSAGES.lastNameTooShort],
    [{ phone: "call me" }, MESSAGES.phoneInvalid],
    [{ password: "Short1" }, MESSAGES.passwordTooShort],
    [{ password: "alllowercase1" }, MESSAGES.passwordTooWeak],
    [{ password: undefined }, MESSAGES.passwordRequired],
  ])("POST /api/auth/register with %o answers '%s'", async (change, sentence) => {
    const { client } = program();
    const answer = await client.call(register, { body: { ...person("wrong@example.com"), ...change } });
    expect(answer.status).toBe(400);
    expect(answer.failure.message).toBe(sentence);
  });

  it("POST /api/auth/login answers a wrong password and an unknown address alike", async () => {
    const { client } = program();
    await client.call(register, { body: person("login@example.com") });
    const good = await client.call(login, {
      body: { email: "Login@example.com", password: "Garden-Path-1" },
    });
    expect(good.status).toBe(200);
    const wrong = await client.call(login, {
      body: { email: "login@example.com", password: "Garden-Path-2" },
    });
    const unknown = await client.call(login, {
      body: { email: "nobody@example.com", password: "Garden-Path-1" },
    });
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect({ ...wrong.failure, requestId: "" }).toEqual({ ...unknown.failure, requestId: "" });
  });

  it("POST /api/auth/login slows a guesser of one account down and says when to come back", async () => {
    const { client } = program();
    const guess = () => client.call(login, { body: { email: "victim@example.com", password: "Guess-1234" } });
    const answers = [];
    for (let i = 0; i < 11; i++) answers.push(await guess());
    expect(answers.slice(0, 10).map((a) => a.status)).toEqual(Array(10).fill(401));
    expect(answers[10]?.failure.message).toBe(MESSAGES.tooManyRequests);
    expect(answers[10]?.status).toBe(429);
    expect(Number(answers[10]?.headers.get("retry-after"))).toBeGreaterThanOrEqual(1);
  });

  it("GET /api/auth/verify refuses no token, a broken one and one of 16 minutes ago", async () => {
    const { client, clock } = program();
    const someone = await client.registered();
    expect((await client.call(verify)).failure.message).toBe(MESSAGES.authenticationRequired);
    expect((await client.call(verify, {}, { accessToken: `${someone.accessToken}x` })).status).toBe(401);
    clock.advanceMs(16 * 60_000);
    expect((await client.call(verify, {}, someone)).status).toBe(401);
    const renewed = await client.call(refresh, { body: { refreshToken: someone.refreshToken } });
    expect((await client.call(verify, {}, renewed.body.data)).status).toBe(200);
  });

  it("POST /api/auth/refresh rotates, forgives a lost answer, and ends the family on a late replay", async () => {
    const { client, clock } = program();
    const someone = await client.registered();
    const first = await client.call(refresh, { body: { refreshToken: someone.refreshToken } });
    expect(first.body.data.refreshToken).not.toBe(someone.refreshToken);
    const lost = await client.call(refresh, { body: { refreshToken: someone.refreshToken } });
    expect(lost.status).toBe(200);
    clock.advanceMs(31_000);
    const stolen = await client.call(refresh, { body: { refreshToken: someone.refreshToken } });
    expect(stolen.status).toBe(401);
    for (const { refreshToken } of [first.body.data, lost.body.data])
      expect((await client.call(refresh, { body: { refreshToken } })).status).toBe(401);
    expect((await client.call(verify, {}, first.body.data)).status).toBe(401);
  });

  it("POST /api/auth/refresh answers the same successor to every use within the grace", async () => {
    const { client } = program();
    const someone = await client.registered();
    const uses = await Promise.all(
      Array.from({ length: 20 }, () =>
        client.call(refresh, { body: { refreshToken: someone.refreshToken } }),
      ),
    );
    expect(uses.map(({ status }) => status)).toEqual(Array(20).fill(200));
    const successors = new Set(uses.map(({ body }) => body.data.refreshToken));
    expect(successors.size).toBe(1);
    const [successor = ""] = successors;
    const next = await client.call(refresh, { body: { refreshToken: successor } });
    expect(successors.has(next.body.data.refreshToken)).toBe(false);
  });

  it("POST /api/auth/refresh ends a session after ninety days, however often it is used", async () => {
    const { client, clock } = program();
    let { refreshToken } = await client.registered();
    for (let day = 0; day < 87; day += 29) {
      clock.advanceMs(29 * DAY_MS);
      const renewed = await client.call(refresh, { body: { refreshToken } });
      expect(renewed.status).toBe(200);
      ({ refreshToken } = renewed.body.data);
    }
    clock.advanceMs(4 * DAY_MS);
    expect((await client.call(refresh, { body: { refreshToken } })).status).toBe(401);
  });

  it("GET /api/auth/verify refuses an access token that outlives its session", async () => {
    const { client, clock } = program();
    let { refreshToken } = await client.registered();
    let accessToken = "";
    for (const days of [29, 29, 29, 3 - 5 / 1440]) {
      clock.advanceMs(days * DAY_MS);
      ({ refreshToken, accessToken } = (await client.call(refresh, { body: { refreshToken } })).body.data);
    }
    expect((await client.call(verify, {}, { accessToken })).status).toBe(200);
    clock.advanceMs(6 * 60_000);
    expect((await client.call(verify, {}, { accessToken })).status).toBe(401);
  });

  it("POST /api/auth/refresh ends a session after thirty days without use", async () => {
    const { client, clock } = program();
    const { refreshToken } = await client.registered();
    clock.advanceMs(30 * DAY_MS - 60_000);
    const renewed = await client.call(refresh, { body: { refreshToken } });
    expect(renewed.status).toBe(200);
    clock.advanceMs(30 * DAY_MS);
    const late = await client.call(refresh, { body: { refreshToken: renewed.body.data.refreshToken } });
    expect(late.status).toBe(401);
  });

  it.each(["Ann<b>", "A>nn", "Ann\nBell", "Ann\r\nBcc: x", "An\u2028n"])(
    "POST /api/auth/register refuses the name %j",
    async (firstName) => {
      const email = "hostile@example.com";
      const body = { firstName, lastName: "Fields", email, password: "Correct-Horse-9" };
      const { status, failure } = await program().client.call(register, { body });
      expect([status, failure.message]).toEqual([400, MESSAGES.nameInvalid]);
    },
  );

  it("POST /api/auth/logout ends the session's tokens and answers guests too", async () => {
    const { client } = program();
    const someone = await client.registered();
    expect((await client.call(logout, {}, someone)).body.success).toBe(true);
    expect((await client.call(verify, {}, someone)).status).toBe(401);
    expect((await client.call(refresh, { body: { refreshToken: someone.refreshToken } })).status).toBe(401);
    expect((await client.call(logout)).status).toBe(200);
  });

  it("GET /api/auth/sessions lists where a person is signed in, and DELETE ends one of them", async () => {
    const { client } = program();
    const here = await client.registered();
    const { email, password } = here;
    const phone = { "user-agent": "A phone" };
    const there = (await client.call(login, { body: { email, password } }, null, phone)).body.data;
    const { sessions } = (await client.call(listSessions, {}, here)).body.data;
    expect(sessions.map(({ userAgent, isCurrent }) => [userAgent, isCurrent])).toEqual(
      expect.arrayContaining([
        [null, true],
        ["A phone", false],
      ]),
    );
    expect(sessions).toHaveLength(2);
    const id = sessions.find((session) => !session.isCurrent)?.id;
    expect((await client.call(endSession, { params: { id } }, here)).status).toBe(200);
    expect((await client.call(verify, {}, there)).status).toBe(401);
    expect((await client.call(refresh, { body: { refreshToken: there.refreshToken } })).status).toBe(401);
    expect((await client.call(verify, {}, here)).status).toBe(200);
    expect((await client.call(listSessions, {}, here)).body.data.sessions).toHaveLength(1);
  });

  it("DELETE /api/auth/sessions/:id knows no session of somebody else's, and none by a made-up name", async () => {
    const { client } = program();
    const someone = await client.registered();
    const other = await client.registered();
    const [theirs] = (await client.call(listSessions, {}, other)).body.data.sessions;
    const stranger = await client.call(endSession, { params: { id: theirs?.id } }, someone);
    expect([stranger.status, stranger.failure.message]).toEqual([404, MESSAGES.sessionNotFound]);
    expect((await client.call(verify, {}, other)).status).toBe(200);
    const madeUp = await client.call(endSession, { params: { id: "mine" } }, someone);
    expect([madeUp.status, madeUp.failure.message]).toEqual([404, MESSAGES.sessionNotFound]);
    expect((await client.call(listSessions)).status).toBe(401);
  });

  it("GET /api/auth/generation-status counts a new person's images as none", async () => {
    const { client } = program();
    const answer = await client.call(generationStatus, {}, await client.registered());
    expect(answer.body.data).toEqual({ savedImageCount: 0, hasReachedLimit: false });
  });

  it("an unknown path and broken JSON get the envelope of every refusal", async () => {
    const { client } = program();
    const missing = await client.request("/api/nothing/here");
    expect(missing.status).toBe(404);
    expect(await missing.json()).toMatchObject({ success: false, code: "not_found" });
    const broken = await client.request("/api/auth/login", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: "{",
    });
    expect(broken.status).toBe(400);
    expect(await broken.json()).toMatchObject({ success: false, message: MESSAGES.malformedRequest });
  });
});
