import { z } from "zod";
import { storedJson } from "./stored-json.ts";

const Usage = z.object({
  calls: z.array(
    z.object({
      usage: z.record(z.string(), z.unknown()).nullable(),
      costMicroUsd: z.number().nullable(),
    }),
  ),
});

/** Each paid call of a hosted model, in the provider's units and in millionths of a US dollar; null = it did not say. */
export const usageJson = storedJson<z.infer<typeof Usage>>("usage", Usage);
