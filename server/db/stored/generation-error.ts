import { z } from "zod";
import { storedJson } from "./stored-json.ts";

const GenerationError = z.object({ code: z.string(), message: z.string() });

/** Why a generation failed: a word for programs and a sentence for people. */
export const generationErrorJson = storedJson<z.infer<typeof GenerationError>>(
  "error of a generation",
  GenerationError,
);
