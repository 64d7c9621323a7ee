import { z } from "zod";
import { CALLS } from "../calls.ts";
import type { EndpointRows } from "../endpoint.ts";
import { withData } from "../envelope.ts";
import {
  COMPANY_LINE_MAX,
  COMPANY_NAME_MAX,
  COMPANY_TERMS_MAX,
  NAME_SHAPE,
  VALID_DAYS_MAX,
} from "../limits.ts";
import { MESSAGES } from "../messages.ts";
import { OptionalAddress, OptionalEmail, OptionalPhone } from "./contact.ts";

const line = z.string().trim().max(COMPANY_LINE_MAX, MESSAGES.companyLineTooLong).nullish();

/** What a company says of itself on its papers. The whole profile is written at once: what is left out is none. */
export const CompanyBody = z.object({
  name: z
    .string({ error: MESSAGES.companyNameRequired })
    .trim()
    .min(1, MESSAGES.companyNameRequired)
    .max(COMPANY_NAME_MAX, MESSAGES.companyNameTooLong)
    .regex(NAME_SHAPE, MESSAGES.plainNameInvalid),
  email: OptionalEmail,
  phone: OptionalPhone,
  address: OptionalAddress,
  licence: line,
  insurance: line,
  terms: z.string().trim().max(COMPANY_TERMS_MAX, MESSAGES.companyTermsTooLong).nullish(),
  /** How many days a price holds, counted from the day on the paper. */
  validDays: z
    .number({ error: MESSAGES.validDaysInvalid })
    .int(MESSAGES.validDaysInvalid)
    .min(1, MESSAGES.validDaysInvalid)
    .max(VALID_DAYS_MAX, MESSAGES.validDaysInvalid)
    .nullish(),
});

export const Company = z.object({
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  address: z.string().nullable(),
  licence: z.string().nullable(),
  insurance: z.string().nullable(),
  terms: z.string().nullable(),
  validDays: z.number().int().nullable(),
});
export type Company = z.infer<typeof Company>;

/** Null until a profile or a logo is saved. */
const OwnCompany = withData(z.object({ company: Company.nullable(), logoUrl: z.string().nullable() }));

export const companyEndpoints = {
  getCompany: {
    ...CALLS.getCompany,
    summary: "What my papers say of my company",
    reply: OwnCompany,
  },
  putCompany: {
    ...CALLS.putCompany,
    summary: "Write what my papers say of my company",
    body: CompanyBody,
    reply: OwnCompany,
  },
  putCompanyLogo: {
    ...CALLS.putCompanyLogo,
    summary: "Set the logo on my papers",
    form: z.object({ image: z.file({ error: MESSAGES.imageRequired }).optional() }),
    reply: OwnCompany,
  },
  deleteCompanyLogo: {
    ...CALLS.deleteCompanyLogo,
    summary: "Take the logo off my papers",
    reply: OwnCompany,
  },
} satisfies EndpointRows;
