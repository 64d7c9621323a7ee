import { z } from "zod";
import type { Measure } from "#server/adapters/image-model/image-model.ts";
import { storedJson } from "./stored-json.ts";

const Schema: z.ZodType<Measure> = z.object({
  areaId: z.string().nullable(),
  areaM2: z.number(),
  perimeterM: z.number(),
  band: z.number(),
  basis: z.enum(["measured", "entered", "assumed"]),
});

/** The measured areas of a design, as the image models give them. */
export const measuresJson = storedJson<Measure[]>("measures", z.array(Schema));
