import { z } from "zod";
import { PROBE_VERDICTS } from "#contract/probe-verdicts.ts";
import { storedJson } from "./stored-json.ts";

const Size = z.object({ width: z.number(), height: z.number() });
export const KeptFinding = z.object({
  key: z.string(),
  at: z.iso.datetime(),
  finding: z.object({
    mask: z.enum(PROBE_VERDICTS),
    insideChanged: z.number(),
    outsideChanged: z.number(),
    sent: Size,
    got: Size,
    seconds: z.number(),
    costMicroUsd: z.number().nullable(),
  }),
});
export type KeptFinding = z.infer<typeof KeptFinding>;

/** What one edit with a key showed: shares of the pixels of each half that changed, 0 to 1. */
export const engineFindingJson = storedJson<KeptFinding>("finding of an engine", KeptFinding);
