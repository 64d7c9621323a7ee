import { createHash, createHmac, randomBytes } from "node:crypto";
import { jwtVerify, SignJWT } from "jose";
import type { SessionRef } from "#server/actor.ts";

const ACCESS_TOKEN_LIFE_S = 15 * 60;
const AUDIENCE = "yardwright-api";

/** 256 random bits; stored and looked up by its hash alone. */
export const newOpaqueToken = (): string => randomBytes(32).toString("base64url");
export const hashToken = (token: string): string => createHash("sha256").update(token).digest("base64url");

export type AccessTokens = {
  sign(session: SessionRef): Promise<string>;
  /** The refresh token that follows this one: always the same, and known to nobody without our secret. */
  successorOf(refreshToken: string): string;
  /** Null for anything that is not a living token of ours. */
  read(token: string): Promise<SessionRef | null>;
};

export function createAccessTokens(secret: string, now: () => Date): AccessTokens {
  const key = new TextEncoder().encode(secret);
  return {
    sign: ({ accountId, sessionId }) => {
      const issuedAt = Math.floor(now().getTime() / 1000);
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: "HS256" })
        .setSubject(accountId)
        .setAudience(AUDIENCE)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + ACCESS_TOKEN_LIFE_S)
        .sign(key);
    },
    successorOf: (refreshToken) =>
      createHmac("sha256", key).update(`refresh\n${refreshToken}`).digest("base64url"),
    read: async (token) => {
      try {
        const { payload } = await jwtVerify(token, key, {
          audience: AUDIENCE,
          algorithms: ["HS256"],
          requiredClaims: ["sub", "exp"],
          currentDate: now(),
        });
        return typeof payload.sid === "string" && payload.sub
          ? { accountId: payload.sub, sessionId: payload.sid }
          : null;
      } catch {
        return null;
      }
    },
  };
}
