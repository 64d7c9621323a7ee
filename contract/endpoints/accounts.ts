import { z } from "zod";
import type { Endpoints } from "../endpoint.ts";
import { Empty, withData } from "../envelope.ts";
import {
  EMAIL_MAX,
  EMAIL_SHAPE,
  NAME_MIN_LENGTH,
  NAME_SHAPE,
  PASSWORD_MIN_LENGTH,
  PHONE_MAX,
  PHONE_SHAPE,
} from "../limits.ts";
import { MESSAGES } from "../messages.ts";

export const User = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  hasActiveSubscription: z.boolean(),
  subscriptionStatus: z.string().nullable(),
});
export type User = z.infer<typeof User>;

const Email = z
  .string({ error: MESSAGES.emailRequired })
  .trim()
  .min(1, MESSAGES.emailRequired)
  .max(EMAIL_MAX, MESSAGES.emailInvalid)
  .regex(EMAIL_SHAPE, MESSAGES.emailInvalid);

const name = (required: string, tooShort: string) =>
  z
    .string({ error: required })
    .trim()
    .min(1, required)
    .min(NAME_MIN_LENGTH, tooShort)
    .max(100, tooShort)
    .regex(NAME_SHAPE, MESSAGES.nameInvalid);

/** Long passwords are welcome, books are not: hashing has a cost. */
export const NewPassword = z
  .string({ error: MESSAGES.passwordRequired })
  .min(1, MESSAGES.passwordRequired)
  .min(PASSWORD_MIN_LENGTH, MESSAGES.passwordTooShort)
  .max(256, MESSAGES.passwordTooShort)
  .regex(/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)/s, MESSAGES.passwordTooWeak);

export const RegisterBody = z.object({
  firstName: name(MESSAGES.firstNameRequired, MESSAGES.firstNameTooShort),
  lastName: name(MESSAGES.lastNameRequired, MESSAGES.lastNameTooShort),
  email: Email,
  phone: z
    .string()
    .max(PHONE_MAX, MESSAGES.phoneInvalid)
    .regex(PHONE_SHAPE, MESSAGES.phoneInvalid)
    .optional(),
  password: NewPassword,
});

export const LoginBody = z.object({
  email: Email,
  password: z.string({ error: MESSAGES.passwordRequired }).min(1, MESSAGES.passwordRequired).max(256),
});

const Session = withData(z.object({ user: User, accessToken: z.string(), refreshToken: z.string() }));

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
    method: "POST",
    path: "/auth/register",
    summary: "Create an account and sign in",
    access: "public",
    body: RegisterBody,
    reply: Session,
    status: 201,
  },
  login: {
    method: "POST",
    path: "/auth/login",
    summary: "Sign in with email and password",
    access: "public",
    body: LoginBody,
    reply: Session,
  },
  logout: {
    method: "POST",
    path: "/auth/logout",
    summary: "End this session",
    access: "optional",
    reply: Empty,
  },
  verify: {
    method: "GET",
    path: "/auth/verify",
    summary: "Who am I",
    access: "signed-in",
    reply: withData(z.object({ user: User })),
  },
  generationStatus: {
    method: "GET",
    path: "/auth/generation-status",
    summary: "How much of the allowance is used",
    access: "signed-in",
    reply: withData(z.object({ savedImageCount: z.number().int(), hasReachedLimit: z.boolean() })),
  },
  refresh: {
    method: "POST",
    path: "/auth/refresh",
    summary: "Trade a refresh token for a new access token and the next refresh token",
    access: "public",
    body: z.object({
      refreshToken: z.string({ error: MESSAGES.tokenInvalid }).min(1, MESSAGES.tokenInvalid).max(512),
    }),
    reply: withData(z.object({ accessToken: z.string(), refreshToken: z.string() })),
  },
  forgotPassword: {
    method: "POST",
    path: "/auth/forgot-password",
    summary: "Send a reset link; never tells whether the address has an account",
    access: "public",
    body: z.object({ email: Email }),
    reply: z.object({ message: z.string() }),
  },
  verifyResetToken: {
    method: "POST",
    path: "/auth/verify-reset-token",
    summary: "Whether a reset link still works",
    access: "public",
    body: z.object({ token: ResetToken }),
    reply: withData(z.object({ valid: z.literal(true) })),
  },
  resetPassword: {
    method: "POST",
    path: "/auth/reset-password",
    summary: "Set a new password by a reset link; ends every session",
    access: "public",
    body: z.object({ token: ResetToken, newPassword: NewPassword }),
    reply: z.object({ message: z.string() }),
  },
  listSessions: {
    method: "GET",
    path: "/auth/sessions",
    summary: "Where I am signed in",
    access: "signed-in",
    reply: withData(z.object({ sessions: z.array(DeviceSession) })),
  },
  endSession: {
    method: "DELETE",
    path: "/auth/sessions/:id",
    summary: "Sign out one of my devices",
    access: "signed-in",
    params: z.object({ id: z.uuid({ error: MESSAGES.sessionNotFound }) }),
    reply: Empty,
  },
  googleConfig: {
    method: "GET",
    path: "/auth/google-config",
    summary: "Whether Google sign-in is set up, and with which client and nonce",
    access: "public",
    reply: withData(
      z.object({
        google: z.object({ clientId: z.string(), scriptUrl: z.string(), nonce: z.string() }).nullable(),
      }),
    ),
  },
  googleSignin: {
    method: "POST",
    path: "/auth/google-signin",
    summary: "Sign in with the authorization code of Google's popup",
    access: "public",
    body: z.object({
      code: z.string({ error: MESSAGES.googleFailed }).min(1, MESSAGES.googleFailed).max(4_096),
    }),
    reply: Session,
  },
  googleOnetapSignin: {
    method: "POST",
    path: "/auth/google-onetap-signin",
    summary: "Sign in with the identity token of Google One Tap",
    access: "public",
    body: z.object({
      token: z.string({ error: MESSAGES.googleOnetapFailed }).min(1, MESSAGES.googleOnetapFailed).max(8_192),
    }),
    reply: Session,
  },
} satisfies Endpoints;
