import { z } from "zod";
import type { PriceRow } from "#core/pricing/price-row.ts";
import { storedJson } from "./stored-json.ts";

const Schema = z.array(
  z.object({
    id: z.string(),
    item: z.string(),
    unit: z.string(),
    lowCents: z.number(),
    typicalCents: z.number(),
    highCents: z.number(),
    currency: z.enum(["USD", "CAD"]),
  }),
);

/** A company's own prices. Families and units are the domain's (`core/pricing`). */
export const priceRowsJson = storedJson<PriceRow[]>("price book", Schema);
