import {
  EMAIL_MAX,
  EMAIL_SHAPE,
  NAME_MIN_LENGTH,
  NAME_SHAPE,
  PASSWORD_MIN_LENGTH,
  PHONE_MAX,
  PHONE_SHAPE,
} from "#contract/limits.ts";
import { MESSAGES } from "#contract/messages.ts";

/**
 * The contract's rules for account fields as plain functions, so that the forms need no schema library (25 kB). Tests hold them
 * against the contract's schemas with made-up input. Each answers the sentence to show, or undefined.
 */

export function emailFault(email: string): string | undefined {
  const trimmed = email.trim();
  if (!trimmed) return MESSAGES.emailRequired;
  if (trimmed.length > EMAIL_MAX || !EMAIL_SHAPE.test(trimmed)) return MESSAGES.emailInvalid;
}

/** Of somebody whose address may be unknown. */
export const optionalEmailFault = (email: string) => (email.trim() ? emailFault(email) : undefined);

function nameFault(name: string, required: string, wrongLength: string): string | undefined {
  const { length } = name.trim();
  if (length === 0) return required;
  if (length < NAME_MIN_LENGTH || length > 100) return wrongLength;
  if (!NAME_SHAPE.test(name.trim())) return MESSAGES.nameInvalid;
}

export const firstNameFault = (name: string) =>
  nameFault(name, MESSAGES.firstNameRequired, MESSAGES.firstNameTooShort);

export const lastNameFault = (name: string) =>
  nameFault(name, MESSAGES.lastNameRequired, MESSAGES.lastNameTooShort);

/** Optional: an empty one is left out of the call. */
export function phoneFault(phone: string): string | undefined {
  if (phone === "") return;
  if (phone.length > PHONE_MAX || !PHONE_SHAPE.test(phone)) return MESSAGES.phoneInvalid;
}

/** Of an existing password nothing is asked but that it is there. */
export function passwordFault(password: string): string | undefined {
  if (password === "") return MESSAGES.passwordRequired;
}

export function newPasswordFault(password: string): string | undefined {
  if (password === "") return MESSAGES.passwordRequired;
  if (password.length < PASSWORD_MIN_LENGTH || password.length > 256) return MESSAGES.passwordTooShort;
  if (!(/[a-z]/.test(password) && /[A-Z]/.test(password) && /\d/.test(password)))
    return MESSAGES.passwordTooWeak;
}

export function confirmationFault(password: string, confirmation: string): string | undefined {
  if (confirmation === "") return MESSAGES.confirmRequired;
  if (confirmation !== password) return MESSAGES.passwordsDiffer;
}
