import { z } from "zod";
import type { ComputedBom } from "#core/bom/bom.ts";
import { storedJson } from "./stored-json.ts";

const Schema = z.object({
  title: z.string(),
  currency: z.enum(["USD", "CAD"]),
  categories: z.array(
    z.object({
      key: z.string(),
      items: z.array(z.object({ id: z.string(), name: z.string(), quantity: z.number(), unit: z.string() })),
    }),
  ),
  totals: z.object({ totalCents: z.number() }),
});

/** A computed bill. Its parts are the domain's own (`core/bom`), where it says which of them older bills lack. */
export const billJson = storedJson<ComputedBom>("bill", Schema);
