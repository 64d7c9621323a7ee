import {
  COMPANY_LINE_MAX,
  COMPANY_NAME_MAX,
  COMPANY_TERMS_MAX,
  NAME_SHAPE,
  VALID_DAYS_MAX,
} from "#contract/limits.ts";
import { MESSAGES } from "#contract/messages.ts";

/** The contract's rules for a company as plain functions; a test holds them against its schema. */

export function companyNameFault(name: string): string | undefined {
  const trimmed = name.trim();
  if (trimmed === "") return MESSAGES.companyNameRequired;
  if (trimmed.length > COMPANY_NAME_MAX) return MESSAGES.companyNameTooLong;
  if (!NAME_SHAPE.test(trimmed)) return MESSAGES.plainNameInvalid;
}

export function lineFault(line: string): string | undefined {
  if (line.trim().length > COMPANY_LINE_MAX) return MESSAGES.companyLineTooLong;
}

export function termsFault(terms: string): string | undefined {
  if (terms.trim().length > COMPANY_TERMS_MAX) return MESSAGES.companyTermsTooLong;
}

/** Of the text as it is typed; none is fine. */
export function validDaysFault(days: string): string | undefined {
  const plain = days.trim();
  if (plain === "") return;
  if (!/^\d{1,3}$/.test(plain) || Number(plain) < 1 || Number(plain) > VALID_DAYS_MAX)
    return MESSAGES.validDaysInvalid;
}
