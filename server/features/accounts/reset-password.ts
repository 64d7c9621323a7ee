import type { Logger } from "pino";
import { MESSAGES } from "#contract/messages.ts";
import type { Mailer } from "#server/adapters/mail/mail.ts";
import { AppError } from "#server/app-error.ts";
import { findUserByEmail, revokeSessionsOf, setPassword } from "./accounts.store.ts";
import type { AccountDeps, Caller } from "./accounts.ts";
import { hashPassword } from "./passwords.ts";
import { resetMail } from "./reset-mail.ts";
import { endResetTokens, findResetToken, insertResetToken, takeResetToken } from "./reset-password.store.ts";
import { hashToken, newOpaqueToken } from "./tokens.ts";

const RESET_LIFE_MS = 60 * 60 * 1000;

export type ResetDeps = AccountDeps & {
  mailer: Mailer;
  log: Logger;
  publicUrl: string;
  product: { name: string; supportEmail: string };
};

/** Sends a link when the address has an account. Whether it has is looked up after the answer, whose time so tells nothing. */
export async function forgotPassword(deps: ResetDeps, email: string, caller: Caller): Promise<void> {
  await deps.limits.perAddress(caller.ip);
  await deps.limits.perAccount(`forgot:${email.toLowerCase()}`);
  void sendResetLink(deps, email).catch((err: unknown) => deps.log.error({ err }, "reset mail not sent"));
}

async function sendResetLink(deps: ResetDeps, email: string): Promise<void> {
  const user = await findUserByEmail(deps.db, email);
  if (!user) return;
  const token = newOpaqueToken();
  const now = deps.now();
  await deps.db.transaction(async (tx) => {
    await endResetTokens(tx, user.id, now); // an earlier link dies when a new one is sent
    await insertResetToken(tx, {
      hash: hashToken(token),
      userId: user.id,
      expiresAt: new Date(now.getTime() + RESET_LIFE_MS),
      createdAt: now,
    });
  });
  const mail = resetMail({
    to: user.email,
    link: `${deps.publicUrl}/reset-password?token=${token}`,
    product: deps.product,
    publicUrl: deps.publicUrl,
  });
  await deps.mailer.send(mail);
}

export async function verifyResetToken(deps: ResetDeps, token: string, caller: Caller): Promise<void> {
  await deps.limits.perAddress(caller.ip);
  if (!(await findResetToken(deps.db, hashToken(token), deps.now())))
    throw new AppError("bad_request", MESSAGES.resetLinkInvalid);
}

/** Sets the password once per link and ends every session: whoever else knew the old one is out. */
export async function resetPassword(
  deps: ResetDeps,
  input: { token: string; newPassword: string },
  caller: Caller,
): Promise<void> {
  const hash = hashToken(input.token);
  await deps.limits.perAddress(caller.ip);
  await deps.limits.perAccount(`reset:${hash}`); // a link stands for one account
  const passwordHash = await hashPassword(input.newPassword);
  const now = deps.now();
  await deps.db.transaction(async (tx) => {
    const userId = await takeResetToken(tx, hash, now);
    if (!userId) throw new AppError("bad_request", MESSAGES.resetLinkInvalid);
    // Whoever opened the link reads the mail of this address.
    await setPassword(tx, userId, passwordHash);
    await revokeSessionsOf(tx, userId, now);
    await endResetTokens(tx, userId, now);
  });
}
