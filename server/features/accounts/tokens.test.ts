import { SignJWT } from "jose";
import { describe, expect, it } from "vitest";
import { createAccessTokens } from "./tokens.ts";

const SECRET = "a secret of more than thirty-two characters";
const START = new Date("2026-11-22T10:00:00Z");
const tokens = createAccessTokens(SECRET, () => START);
const actor = { accountId: "7c0e3c4e-0000-4000-8000-000000000001", sessionId: "a-session" };
const seconds = Math.floor(START.getTime() / 1000);

/** A token of our own making but for what is changed. */
function forged(change: (token: SignJWT) => SignJWT, { alg = "HS256", secret = SECRET } = {}) {
  const whole = new SignJWT({ sid: actor.sessionId })
    .setProtectedHeader({ alg })
    .setSubject(actor.accountId)
    .setAudience("yardwright-api")
    .setExpirationTime(seconds + 60);
  return change(whole).sign(new TextEncoder().encode(secret));
}
const unchanged = (token: SignJWT) => token;

describe("an access token", () => {
  it("is read back as who it was signed for", async () => {
    expect(await tokens.read(await tokens.sign(actor))).toEqual(actor);
    expect(await tokens.read(await forged(unchanged))).toEqual(actor);
  });

  it.each([
    ["that is meant for another program", () => forged((token) => token.setAudience("another-api"))],
    ["of another secret", () => forged(unchanged, { secret: "another secret of thirty-two characters" })],
    ["of another algorithm", () => forged(unchanged, { alg: "HS512" })],
    ["that has ended", () => forged((token) => token.setExpirationTime(seconds - 1))],
    ["of nobody", () => forged((token) => token.setSubject(""))],
    [
      "without an audience",
      () =>
        new SignJWT({ sid: "a-session" })
          .setProtectedHeader({ alg: "HS256" })
          .setSubject(actor.accountId)
          .setExpirationTime(seconds + 60)
          .sign(new TextEncoder().encode(SECRET)),
    ],
    [
      "that never ends",
      () =>
        new SignJWT({ sid: "a-session" })
          .setProtectedHeader({ alg: "HS256" })
          .setSubject(actor.accountId)
          .setAudience("yardwright-api")
          .sign(new TextEncoder().encode(SECRET)),
    ],
    [
      "of no session",
      () =>
        new SignJWT({})
          .setProtectedHeader({ alg: "HS256" })
          .setSubject(actor.accountId)
          .setAudience("yardwright-api")
          .setExpirationTime(seconds + 60)
          .sign(new TextEncoder().encode(SECRET)),
    ],
  ])("%s speaks for nobody", async (_, make) => {
    expect(await tokens.read(await make())).toBeNull();
  });
});
