import { parse as parseCookies, serialize as serializeCookie } from "hono/utils/cookie";
import type { accountEndpoints } from "#contract/endpoints/accounts.ts";
import { MESSAGES } from "#contract/messages.ts";
import { getAllowanceStatus } from "#server/features/entitlements/allowance.ts";
import type { Handlers } from "#server/http/api.ts";
import type { CallContext } from "#server/http/context.ts";
import { type Caller, logIn, logOut, refresh, register, requireAccount, type SignedIn } from "./accounts.ts";
import { presentDevice, presentUser } from "./accounts.wire.ts";
import { endDevice, listDevices } from "./devices.ts";
import { type GoogleDeps, signInWithGoogleCode, signInWithOneTap } from "./google-sign-in.ts";
import { forgotPassword, type ResetDeps, resetPassword, verifyResetToken } from "./reset-password.ts";
import { newOpaqueToken } from "./tokens.ts";

export const callerOf = (context: CallContext): Caller => ({
  ip: context.ip,
  userAgent: context.header("user-agent") ?? null,
});

export const presentSession = ({ account, accessToken, refreshToken }: SignedIn) => ({
  data: { user: presentUser(account), accessToken, refreshToken },
});

/** Binds a One Tap token to the browser that asked for it; scripts cannot read it. */
const NONCE_COOKIE = "google_nonce";

const nonceOf = (context: CallContext): string | undefined =>
  parseCookies(context.header("cookie") ?? "", NONCE_COOKIE)[NONCE_COOKIE];

export const accountRoutes = (deps: ResetDeps & GoogleDeps): Handlers<typeof accountEndpoints> => ({
  register: async ({ body }, context) => presentSession(await register(deps, body, callerOf(context))),
  login: async ({ body }, context) => presentSession(await logIn(deps, body, callerOf(context))),
  logout: async (_, { actor }) => {
    if (actor) await logOut(deps, actor);
    return {};
  },
  verify: async (_, { actor }) => ({
    data: { user: presentUser(await requireAccount(deps.db, actor)) },
  }),
  generationStatus: async (_, { actor }) => ({
    data: await getAllowanceStatus(deps.db, actor.companyId, deps.now()),
  }),
  forgotPassword: async ({ body }, context) => {
    await forgotPassword(deps, body.email, callerOf(context));
    return { message: MESSAGES.forgotSent };
  },
  verifyResetToken: async ({ body }, context) => {
    await verifyResetToken(deps, body.token, callerOf(context));
    return { data: { valid: true as const } };
  },
  resetPassword: async ({ body }, context) => {
    await resetPassword(deps, body, callerOf(context));
    return { message: MESSAGES.resetDone };
  },
  listSessions: async (_, { actor }) => ({
    data: { sessions: (await listDevices(deps, actor)).map((row) => presentDevice(row, actor.sessionId)) },
  }),
  endSession: async ({ params }, { actor }) => {
    await endDevice(deps, actor, params.id);
    return {};
  },
  googleConfig: async (_, context) => {
    if (!deps.google) return { data: { google: null } };
    const nonce = newOpaqueToken();
    const secure = deps.publicUrl.startsWith("https:");
    const cookie = { path: "/api/auth", httpOnly: true, sameSite: "Strict", maxAge: 3600, secure } as const;
    context.setHeader("Set-Cookie", serializeCookie(NONCE_COOKIE, nonce, cookie));
    return { data: { google: { clientId: deps.google.clientId, scriptUrl: deps.google.scriptUrl, nonce } } };
  },
  googleSignin: async ({ body }, context) =>
    presentSession(await signInWithGoogleCode(deps, body.code, callerOf(context))),
  googleOnetapSignin: async ({ body }, context) =>
    presentSession(await signInWithOneTap(deps, body.token, nonceOf(context), callerOf(context))),
  refresh: async ({ body }) => ({ data: await refresh(deps, body.refreshToken) }),
});
