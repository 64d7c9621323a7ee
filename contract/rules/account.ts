import { MESSAGES } from "#contract/messages.ts";
import { optional, type TextRule } from "./text-rule.ts";

/** Neither markup nor a line of its own: names stand in papers and on pages. */
export const NAME_SHAPE = /^[^<>\p{Cc}\p{Zl}\p{Zp}]*$/u;

export const EMAIL: TextRule = {
  checks: [
    { min: 1, says: MESSAGES.emailRequired },
    { max: 254, says: MESSAGES.emailInvalid },
    { shape: /^[^\s@]+@[^\s@]+\.[^\s@]+$/, says: MESSAGES.emailInvalid },
  ],
};

const personName = (required: string, wrongLength: string): TextRule => ({
  checks: [
    { min: 1, says: required },
    { min: 2, says: wrongLength },
    { max: 100, says: wrongLength },
    { shape: NAME_SHAPE, says: MESSAGES.nameInvalid },
  ],
});

export const PHONE: TextRule = {
  checks: [
    { max: 40, says: MESSAGES.phoneInvalid },
    { shape: /^\+?[\d\s\-()]+$/, says: MESSAGES.phoneInvalid },
  ],
};

/** Of an existing password nothing is asked but that it is there. */
const PASSWORD: TextRule = { checks: [{ min: 1, says: MESSAGES.passwordRequired }], untrimmed: true };

/** Long passwords are welcome, books are not: hashing has a cost. */
export const PASSWORD_MAX = 256;

export const NEW_PASSWORD: TextRule = {
  checks: [
    { min: 1, says: MESSAGES.passwordRequired },
    { min: 8, says: MESSAGES.passwordTooShort },
    { max: PASSWORD_MAX, says: MESSAGES.passwordTooShort },
    { shape: /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)/s, says: MESSAGES.passwordTooWeak },
  ],
  untrimmed: true,
};

export const LOGIN_RULES = { email: EMAIL, password: PASSWORD };

export const REGISTER_RULES = {
  firstName: personName(MESSAGES.firstNameRequired, MESSAGES.firstNameTooShort),
  lastName: personName(MESSAGES.lastNameRequired, MESSAGES.lastNameTooShort),
  email: EMAIL,
  /** An empty one is left out of the call. */
  phone: optional(PHONE),
  password: NEW_PASSWORD,
};

export function confirmationFault(password: string, confirmation: string): string | undefined {
  if (confirmation === "") return MESSAGES.confirmRequired;
  if (confirmation !== password) return MESSAGES.passwordsDiffer;
}
