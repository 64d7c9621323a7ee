import { z } from "zod";
import type { Endpoints } from "../endpoint.ts";
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
    method: "GET",
    path: "/company",
    summary: "What my papers say of my company",
    access: "signed-in",
    reply: OwnCompany,
  },
  putCompany: {
    method: "PUT",
    path: "/company",
    summary: "Write what my papers say of my company",
    access: "signed-in",
    body: CompanyBody,
    reply: OwnCompany,
  },
  putCompanyLogo: {
    method: "PUT",
    path: "/company/logo",
    summary: "Set the logo on my papers",
    access: "signed-in",
    form: z.object({ image: z.file({ error: MESSAGES.imageRequired }).optional() }),
    reply: OwnCompany,
  },
  deleteCompanyLogo: {
    method: "DELETE",
    path: "/company/logo",
    summary: "Take the logo off my papers",
    access: "signed-in",
    reply: OwnCompany,
  },
} satisfies Endpoints;
