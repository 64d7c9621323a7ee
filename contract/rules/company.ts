import { COMPANY_TERMS_MAX } from "#contract/limits.ts";
import { MESSAGES } from "#contract/messages.ts";
import { NAME_SHAPE } from "./account.ts";
import { ADDRESS, OPTIONAL_EMAIL, OPTIONAL_PHONE } from "./contact.ts";
import type { TextRule } from "./text-rule.ts";

/** One line of a paper. */
const LINE: TextRule = { checks: [{ max: 160, says: MESSAGES.companyLineTooLong }] };

export const COMPANY_RULES = {
  name: {
    checks: [
      { min: 1, says: MESSAGES.companyNameRequired },
      { max: 120, says: MESSAGES.companyNameTooLong },
      { shape: NAME_SHAPE, says: MESSAGES.plainNameInvalid },
    ],
  },
  email: OPTIONAL_EMAIL,
  phone: OPTIONAL_PHONE,
  address: ADDRESS,
  licence: LINE,
  insurance: LINE,
  terms: { checks: [{ max: COMPANY_TERMS_MAX, says: MESSAGES.companyTermsTooLong }] },
} satisfies Record<string, TextRule>;

/** How many days a price holds. */
export const VALID_DAYS = { min: 1, max: 365, says: MESSAGES.validDaysInvalid };

/** Of the days as they are typed; none is fine. */
export function validDaysFault(typed: string): string | undefined {
  const days = typed.trim();
  if (days === "") return;
  const { min, max, says } = VALID_DAYS;
  if (!/^\d{1,3}$/.test(days) || Number(days) < min || Number(days) > max) return says;
}
