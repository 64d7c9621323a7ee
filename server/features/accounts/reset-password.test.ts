import { eq } from "drizzle-orm";
import PostalMime from "postal-mime";
import { afterAll, expect, it } from "vitest";
import { accountEndpoints } from "#contract/endpoints/accounts.ts";
import { imageEndpoints } from "#contract/endpoints/images.ts";
import { MESSAGES } from "#contract/messages.ts";
import { users } from "#server/db/schema.ts";
import { type ReceivingServer, startSmtpServer } from "#tests/fakes/smtp-server.ts";
import { photoFile } from "#tests/support/pictures.ts";
import { describeOnEachDatabase } from "#tests/support/test-program.ts";
import { forgotPassword as forgot, type ResetDeps } from "./reset-password.ts";

const { forgotPassword, login, resetPassword, verify, verifyResetToken } = accountEndpoints;
const NEW_PASSWORD = "Another-Path-2";

let smtp: ReceivingServer | undefined;
afterAll(() => smtp?.close());

/** The token of the newest mail to the address, once `count` have come. */
async function mailedToken(address: string, count = 1): Promise<string> {
  const { source } = (await smtp?.mailsTo(address, count))?.at(-1) ?? {};
  const mail = await PostalMime.parse(source ?? "");
  const link = /http:\S+\/reset-password\?token=([\w-]+)/.exec(mail.text ?? "");
  expect(mail.html).toContain(link?.[0]);
  return link?.[1] ?? "";
}

describeOnEachDatabase(
  "password reset",
  (program) => {
    it("goes from the forgotten password by mail to a sign-in with the new one, and ends all sessions and addresses of pictures", async () => {
      const { client } = program();
      const person = await client.registered();
      const photo = { form: { image: await photoFile() } };
      const { url } = (await client.call(imageEndpoints.uploadOriginal, photo, person)).body;
      expect((await client.request(url)).status).toBe(200);
      const asked = await client.call(forgotPassword, { body: { email: person.email } });
      expect(asked.body).toEqual({ success: true, message: MESSAGES.forgotSent });
      const token = await mailedToken(person.email);
      expect((await client.call(verifyResetToken, { body: { token } })).status).toBe(200);
      const reset = await client.call(resetPassword, { body: { token, newPassword: NEW_PASSWORD } });
      expect(reset.body.message).toBe(MESSAGES.resetDone);
      expect((await client.call(verify, {}, person)).status).toBe(401);
      expect((await client.request(url)).status).toBe(404);
      const old = await client.call(login, { body: { email: person.email, password: person.password } });
      expect(old.status).toBe(401);
      const fresh = await client.call(login, { body: { email: person.email, password: NEW_PASSWORD } });
      expect(fresh.status).toBe(200);
    });

    it("sends nothing of a person's own words: anybody can register any address", async () => {
      const { client, database } = program();
      const person = await client.registered();
      const words = 'Ann<a href="http://evil.example/x">Your account was locked. Click here</a>';
      await database.db
        .update(users)
        .set({ firstName: words, lastName: words })
        .where(eq(users.id, person.user.id));
      await client.call(forgotPassword, { body: { email: person.email } });
      const [{ source } = { source: "" }] = (await smtp?.mailsTo(person.email, 1)) ?? [];
      const { html, text } = await PostalMime.parse(source);
      for (const part of [html, text]) expect(part).not.toMatch(/evil|locked|Ann/);
    });

    it("answers before it looks whether there is an account", async () => {
      const person = await program().client.registered();
      const asked: string[] = [];
      const faults: unknown[] = [];
      const deps = {
        limits: { perAddress: async () => {}, perAccount: async () => {} },
        db: new Proxy(
          {},
          {
            get: (_, name) => {
              asked.push(String(name));
              throw new Error("asked");
            },
          },
        ),
        log: { error: (fault: unknown) => faults.push(fault) },
      } as unknown as ResetDeps;
      const caller = { ip: "local", userAgent: null };
      // Whoever looks first throws here.
      await expect(forgot(deps, person.email, caller)).resolves.toBeUndefined();
      expect(asked).toEqual(["select"]);
      await expect.poll(() => faults.length).toBe(1);
    });

    it("a link works once", async () => {
      const { client } = program();
      const person = await client.registered();
      await client.call(forgotPassword, { body: { email: person.email } });
      const token = await mailedToken(person.email);
      await client.call(resetPassword, { body: { token, newPassword: NEW_PASSWORD } });
      const again = await client.call(resetPassword, { body: { token, newPassword: "Third-Path-3" } });
      expect([again.status, again.failure.message]).toEqual([400, MESSAGES.resetLinkInvalid]);
    });

    it("a link lives for one hour", async () => {
      const { client, clock } = program();
      const person = await client.registered();
      await client.call(forgotPassword, { body: { email: person.email } });
      const token = await mailedToken(person.email);
      clock.advanceMs(59 * 60_000);
      expect((await client.call(verifyResetToken, { body: { token } })).status).toBe(200);
      clock.advanceMs(2 * 60_000);
      expect((await client.call(verifyResetToken, { body: { token } })).status).toBe(400);
      const late = await client.call(resetPassword, { body: { token, newPassword: NEW_PASSWORD } });
      expect(late.status).toBe(400);
    });

    it("an earlier link dies when a new one is sent", async () => {
      const { client } = program();
      const person = await client.registered();
      await client.call(forgotPassword, { body: { email: person.email } });
      const first = await mailedToken(person.email);
      await client.call(forgotPassword, { body: { email: person.email } });
      const second = await mailedToken(person.email, 2);
      expect((await client.call(verifyResetToken, { body: { token: first } })).status).toBe(400);
      expect((await client.call(verifyResetToken, { body: { token: second } })).status).toBe(200);
    });

    it("answers an unknown address like a known one and sends it nothing", async () => {
      const { client } = program();
      const person = await client.registered();
      const unknown = await client.call(forgotPassword, { body: { email: "nobody@example.com" } });
      const known = await client.call(forgotPassword, { body: { email: person.email } });
      expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
      await mailedToken(person.email);
      expect(smtp?.messages.some(({ to }) => to.includes("nobody@example.com"))).toBe(false);
    });

    it("holds a new password to the rules of a first one", async () => {
      const { client } = program();
      const weak = await client.call(resetPassword, { body: { token: "any", newPassword: "alllowercase1" } });
      expect(weak.failure.message).toBe(MESSAGES.passwordTooWeak);
      const none = await client.call(resetPassword, { body: { newPassword: NEW_PASSWORD } });
      expect(none.failure.message).toBe(MESSAGES.resetLinkMissing);
    });

    it("slows down whoever asks for one address again and again", async () => {
      const { client } = program();
      const ask = () => client.call(forgotPassword, { body: { email: "flooded@example.com" } });
      const answers = [];
      for (let i = 0; i < 11; i++) answers.push(await ask());
      expect(answers.at(-1)?.status).toBe(429);
      expect(Number(answers.at(-1)?.headers.get("retry-after"))).toBeGreaterThanOrEqual(1);
    });
  },
  async () => {
    smtp ??= await startSmtpServer();
    return { environment: { SMTP_URL: smtp.url } };
  },
);
