import { z } from "zod";
import { Annotation, BrushStroke, KnownSize } from "#contract/endpoints/generations.ts";
import { ENGINE_NAMES } from "#contract/engines.ts";
import { VIEWPOINTS } from "#contract/viewpoint.ts";
import { storedJson } from "./stored-json.ts";

const DesignRequest = z.object({
  prompt: z.string(),
  editHistory: z.array(z.string()),
  viewpoint: z.enum(VIEWPOINTS),
  seed: z.number(),
  quality: z.string().nullable(),
  size: z.string().nullable(),
  annotations: z.array(Annotation),
  references: z.array(KnownSize).optional(),
  brush: z.array(BrushStroke).optional(),
  guided: z.boolean().optional(),
  /** The budget that was used up, so that the built-in engine drew in place of a hosted one. */
  spentLimit: z.enum(["day", "month", "account"]).optional(),
  /** What `auto` meant when it was asked for: where that can no longer draw, the built-in engine does. */
  auto: z.enum(ENGINE_NAMES).optional(),
  /** Why the built-in engine drew in place of what `auto` meant. */
  lostEngine: z.enum(["ended", "gone"]).optional(),
  /** Drawn with the account's own key, and paid by it. */
  ownKey: z.literal(true).optional(),
});
/** What a person asked for, as it is kept with the generation: enough to make the same picture again. */
export type DesignRequest = z.infer<typeof DesignRequest>;

/** Rows of before lack what was added since, and their limits were others: what every release wrote is asked for. */
const RowOfAnyRelease = z.object({ prompt: z.string(), editHistory: z.array(z.string()), seed: z.number() });

export const designRequestJson = storedJson<DesignRequest>("design request", RowOfAnyRelease);
