import { z } from "zod";
import { storedJson } from "./stored-json.ts";

const Preservation = z.object({
  protectedPixels: z.number(),
  changedPixels: z.number(),
  score: z.number(),
  /** Of the pixels that seeing calls house; absent where it did not look. */
  house: z.object({ pixels: z.number(), changedPixels: z.number() }).optional(),
});

/** Counted on the decoded final file: pixels that should be the photo's, and those among them that are not. */
export const preservationJson = storedJson<z.infer<typeof Preservation>>("preservation", Preservation);
