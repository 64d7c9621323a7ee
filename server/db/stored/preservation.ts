import { z } from "zod";
import type { Preservation } from "#server/adapters/image-model/image-model.ts";
import { storedJson } from "./stored-json.ts";

const Schema: z.ZodType<Preservation> = z.object({
  protectedPixels: z.number(),
  changedPixels: z.number(),
  score: z.number(),
  house: z.object({ pixels: z.number(), changedPixels: z.number() }).optional(),
});

/** What a picture left of the photo, as the image models give it. */
export const preservationJson = storedJson<Preservation>("preservation", Schema);
