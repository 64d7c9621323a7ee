import { z } from "zod";
import { storedJson } from "./stored-json.ts";

const Measure = z.object({
  areaId: z.string().nullable(),
  areaM2: z.number(),
  perimeterM: z.number(),
  band: z.number(),
  basis: z.enum(["measured", "entered", "assumed"]),
});

/** The measured areas of a design; `areaId` null = the automatic region. `band` is the relative half-width of the honest range. */
export const measuresJson = storedJson<z.infer<typeof Measure>[]>("measures", z.array(Measure));
