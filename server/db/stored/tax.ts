import { z } from "zod";
import { storedJson } from "./stored-json.ts";

const TaxBase = z.enum(["everything", "materials"]);
const Tax = z.object({
  rate: z.number(),
  on: TaxBase,
  parts: z.array(z.object({ name: z.string(), rate: z.number(), on: TaxBase })).optional(),
});

/** `rate` is a share: 0.13 = 13 %. `parts` are taxes by name; without them there is one tax. */
export const taxJson = storedJson<z.infer<typeof Tax>>("tax", Tax);
