import { eq } from "drizzle-orm";
import { afterAll, expect, it } from "vitest";
import { accountEndpoints } from "#contract/endpoints/accounts.ts";
import { MESSAGES } from "#contract/messages.ts";
import { users } from "#server/db/schema.ts";
import { CLIENT, type OpenIdProvider, startOpenIdProvider } from "#tests/fakes/openid-provider.ts";
import { describeOnEachDatabase, quickDatabase, startTestProgram } from "#tests/support/test-program.ts";

const { googleConfig, googleOnetapSignin, googleSignin, login, register, verify } = accountEndpoints;

let google: OpenIdProvider | undefined;
afterAll(() => google?.close());
function provider() {
  if (!google) throw new Error("the provider has not started");
  return google;
}

describeOnEachDatabase(
  "Google sign-in",
  (program) => {
    /** What the browser gets before One Tap: the nonce, and the cookie that binds it. */
    async function begin() {
      const answer = await program().client.call(googleConfig);
      const cookie = answer.headers.get("set-cookie")?.split(";")[0] ?? "";
      return { nonce: answer.body.data.google?.nonce ?? "", cookie };
    }
    const oneTap = async (login: string, changes: Parameters<OpenIdProvider["idToken"]>[1] = {}) => {
      const { nonce, cookie } = await begin();
      const token = await provider().idToken(login, { nonce, ...changes });
      return program().client.call(googleOnetapSignin, { body: { token } }, null, { cookie });
    };

    it("tells the browser the client, the script and a nonce that scripts cannot read back", async () => {
      const answer = await program().client.call(googleConfig);
      expect(answer.body.data.google).toMatchObject({
        clientId: CLIENT.id,
        scriptUrl: `${provider().issuer}/gsi/client`,
      });
      expect(answer.headers.get("set-cookie")).toMatch(/HttpOnly; SameSite=Strict/);
    });

    it("the code of the popup signs a new person in, and again the same person", async () => {
      const { client } = program();
      const first = await client.call(googleSignin, { body: { code: await provider().code("coder") } });
      expect(first.body.data.user).toMatchObject({
        email: "coder@gmail.test",
        firstName: "Gina",
        lastName: "Field",
      });
      const second = await client.call(googleSignin, { body: { code: await provider().code("coder") } });
      expect(second.body.data.user.id).toBe(first.body.data.user.id);
      expect((await client.call(verify, {}, second.body.data)).status).toBe(200);
    });

    it("refuses a made-up code and a code used twice", async () => {
      const { client } = program();
      const madeUp = await client.call(googleSignin, { body: { code: "made-up" } });
      expect([madeUp.status, madeUp.failure.message]).toEqual([401, MESSAGES.googleFailed]);
      const code = await provider().code("twice");
      expect((await client.call(googleSignin, { body: { code } })).status).toBe(200);
      expect((await client.call(googleSignin, { body: { code } })).status).toBe(401);
    });

    it("One Tap signs in with the token that was made for this browser", async () => {
      const answer = await oneTap("tapper");
      expect(answer.body.data.user.email).toBe("tapper@gmail.test");
    });

    it.each<[string, Parameters<OpenIdProvider["idToken"]>[1]]>([
      ["another issuer", { claims: { iss: "https://evil.example" } }],
      ["another audience", { claims: { aud: "somebody-else" } }],
      ["an expired token", { claims: { exp: Math.floor(Date.now() / 1000) - 60 } }],
      ["a forged signature", { key: "forged" }],
      ["another nonce", { nonce: "not-the-one" }],
      ["an address that Google has not verified", { claims: { email_verified: false } }],
    ])("One Tap refuses %s", async (_, changes) => {
      const answer = await oneTap("refused", changes);
      expect([answer.status, answer.failure.message]).toEqual([401, MESSAGES.googleOnetapFailed]);
    });

    it("One Tap refuses a good token in a browser without the cookie", async () => {
      const { nonce } = await begin();
      const token = await provider().idToken("stolen", { nonce });
      const answer = await program().client.call(googleOnetapSignin, { body: { token } });
      expect(answer.status).toBe(401);
    });

    it("links the account of the same address, and drops a password that nobody proved", async () => {
      const { client } = program();
      const body = {
        firstName: "Early",
        lastName: "Bird",
        email: "linked@gmail.test",
        password: "Early-Bird-1",
      };
      const early = await client.call(register, { body });
      const linked = await oneTap("linked");
      expect(linked.body.data.user.id).toBe(early.body.data.user.id);
      expect((await client.call(verify, {}, early.body.data)).status).toBe(401);
      expect((await client.call(login, { body })).status).toBe(401);
    });

    it("links an account whose address is proved, and its password and sessions stay", async () => {
      const { client, database } = program();
      const body = {
        firstName: "Early",
        lastName: "Bird",
        email: "proved@gmail.test",
        password: "Early-Bird-1",
      };
      const early = await client.call(register, { body });
      // As a reset link leaves it, whose mail only the owner of the address can have read.
      await database.db
        .update(users)
        .set({ emailVerified: true })
        .where(eq(users.id, early.body.data.user.id));
      const linked = await oneTap("proved");
      expect(linked.body.data.user.id).toBe(early.body.data.user.id);
      expect((await client.call(verify, {}, early.body.data)).status).toBe(200);
      expect((await client.call(login, { body })).status).toBe(200);
    });
  },
  async () => {
    google ??= await startOpenIdProvider();
    return {
      environment: {
        GOOGLE_CLIENT_ID: CLIENT.id,
        GOOGLE_CLIENT_SECRET: CLIENT.secret,
        GOOGLE_ISSUER: google.issuer,
      },
    };
  },
);

it("without a client id the browser is told that there is no Google sign-in", async () => {
  const program = await startTestProgram(quickDatabase());
  try {
    const { body } = await program.client.call(googleConfig);
    expect(body.data.google).toBeNull();
    expect((await program.client.call(googleSignin, { body: { code: "x" } })).status).toBe(404);
  } finally {
    await program.close();
  }
});
