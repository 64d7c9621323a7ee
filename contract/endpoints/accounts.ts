import { z } from "zod";
import { CALLS } from "#contract/calls.ts";
import type { EndpointRows } from "#contract/endpoint.ts";
import { Empty, withData } from "#contract/envelope.ts";
import { MESSAGES } from "#contract/messages.ts";
import { roleKeys } from "#contract/roles.ts";
import {
  EMAIL,
  LOGIN_RULES,
  NEW_PASSWORD,
  PASSWORD_MAX,
  PHONE,
  REGISTER_RULES,
} from "#contract/rules/account.ts";
import { textSchema } from "#contract/rules/text-schema.ts";

export const User = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  hasActiveSubscription: z.boolean(),
  subscriptionStatus: z.string().nullable(),
  /** For whom they act: their own company, whose id is theirs, or one that they have joined. */
  companyId: z.string(),
  role: z.enum(roleKeys),
  /** Whether there is one to be asked for; who signs in with Google alone has none. */
  hasPassword: z.boolean(),
});
export type User = z.infer<typeof User>;

const Email = textSchema(EMAIL);
const NewPassword = textSchema(NEW_PASSWORD);

export const RegisterBody = z.object({
  firstName: textSchema(REGISTER_RULES.firstName),
  lastName: textSchema(REGISTER_RULES.lastName),
  email: Email,
  phone: textSchema(PHONE).optional(),
  password: NewPassword,
});

export const LoginBody = z.object({
  email: Email,
  password: textSchema(LOGIN_RULES.password).max(PASSWORD_MAX),
});

export const Session = withData(z.object({ user: User, accessToken: z.string(), refreshToken: z.string() }));

const ResetToken = z
  .string({ error: MESSAGES.resetLinkMissing })
  .min(1, MESSAGES.resetLinkMissing)
  .max(200, MESSAGES.resetLinkInvalid);

/** One place where a person is signed in. */
const DeviceSession = z.object({
  id: z.string(),
  userAgent: z.string().nullable(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  isCurrent: z.boolean(),
});

export const accountEndpoints = {
  register: {
    ...CALLS.register,
    summary: "Create an account and sign in",
    body: RegisterBody,
    reply: Session,
    status: 201,
  },
  login: {
    ...CALLS.login,
    summary: "Sign in with email and password",
    body: LoginBody,
    reply: Session,
  },
  logout: {
    ...CALLS.logout,
    summary: "End this session",
    reply: Empty,
  },
  verify: {
    ...CALLS.verify,
    summary: "Who am I",
    reply: withData(z.object({ user: User })),
  },
  generationStatus: {
    ...CALLS.generationStatus,
    summary: "How much of the allowance is used",
    reply: withData(z.object({ savedImageCount: z.number().int(), hasReachedLimit: z.boolean() })),
  },
  refresh: {
    ...CALLS.refresh,
    summary: "Trade a refresh token for a new access token and the next refresh token",
    body: z.object({
      refreshToken: z.string({ error: MESSAGES.tokenInvalid }).min(1, MESSAGES.tokenInvalid).max(512),
    }),
    reply: withData(z.object({ accessToken: z.string(), refreshToken: z.string() })),
  },
  forgotPassword: {
    ...CALLS.forgotPassword,
    summary: "Send a reset link; never tells whether the address has an account",
    body: z.object({ email: Email }),
    reply: z.object({ message: z.string() }),
  },
  verifyResetToken: {
    ...CALLS.verifyResetToken,
    summary: "Whether a reset link still works",
    body: z.object({ token: ResetToken }),
    reply: withData(z.object({ valid: z.literal(true) })),
  },
  resetPassword: {
    ...CALLS.resetPassword,
    summary: "Set a new password by a reset link; ends every session",
    body: z.object({ token: ResetToken, newPassword: NewPassword }),
    reply: z.object({ message: z.string() }),
  },
  listSessions: {
    ...CALLS.listSessions,
    summary: "Where I am signed in",
    reply: withData(z.object({ sessions: z.array(DeviceSession) })),
  },
  endSession: {
    ...CALLS.endSession,
    summary: "Sign out one of my devices",
    params: z.object({ id: z.uuid({ error: MESSAGES.sessionNotFound }) }),
    reply: Empty,
  },
  googleConfig: {
    ...CALLS.googleConfig,
    summary: "Whether Google sign-in is set up, and with which client and nonce",
    reply: withData(
      z.object({
        google: z.object({ clientId: z.string(), scriptUrl: z.string(), nonce: z.string() }).nullable(),
      }),
    ),
  },
  googleSignin: {
    ...CALLS.googleSignin,
    summary: "Sign in with the authorization code of Google's popup",
    body: z.object({
      code: z.string({ error: MESSAGES.googleFailed }).min(1, MESSAGES.googleFailed).max(4_096),
    }),
    reply: Session,
  },
  googleOnetapSignin: {
    ...CALLS.googleOnetapSignin,
    summary: "Sign in with the identity token of Google One Tap",
    body: z.object({
      token: z.string({ error: MESSAGES.googleOnetapFailed }).min(1, MESSAGES.googleOnetapFailed).max(8_192),
    }),
    reply: Session,
  },
} satisfies EndpointRows;
