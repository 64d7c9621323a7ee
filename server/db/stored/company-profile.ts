import { z } from "zod";
import type { Company } from "#contract/endpoints/company.ts";
import { storedJson } from "./stored-json.ts";

/** What a company says of itself. A profile of before may lack what was added since. */
export const companyProfileJson = storedJson<Company>("company profile", z.object({ name: z.string() }));
