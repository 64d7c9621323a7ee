import { z } from "zod";
import { CALLS } from "#contract/calls.ts";
import type { EndpointRows } from "#contract/endpoint.ts";
import { withData } from "#contract/envelope.ts";
import { MESSAGES } from "#contract/messages.ts";
import { COMPANY_RULES, VALID_DAYS } from "#contract/rules/company.ts";
import { textSchema } from "#contract/rules/text-schema.ts";
import { OptionalAddress, OptionalEmail, OptionalPhone } from "./contact.ts";

/** What a company says of itself on its papers. The whole profile is written at once: what is left out is none. */
export const CompanyBody = z.object({
  name: textSchema(COMPANY_RULES.name),
  email: OptionalEmail,
  phone: OptionalPhone,
  address: OptionalAddress,
  licence: textSchema(COMPANY_RULES.licence).nullish(),
  insurance: textSchema(COMPANY_RULES.insurance).nullish(),
  terms: textSchema(COMPANY_RULES.terms).nullish(),
  /** How many days a price holds, counted from the day on the paper. */
  validDays: z
    .number({ error: VALID_DAYS.says })
    .int(VALID_DAYS.says)
    .min(VALID_DAYS.min, VALID_DAYS.says)
    .max(VALID_DAYS.max, VALID_DAYS.says)
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
