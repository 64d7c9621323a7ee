import { z } from "zod";
import type { EditedPicture } from "#server/adapters/image-model/image-model.ts";
import { storedJson } from "./stored-json.ts";

/** What was drawn and where, as the image models give it; `placed` is what a bill of materials counts. */
type DrawnPlan = NonNullable<EditedPicture["plan"]>;

const OfKind = z.object({ kind: z.string() });
const Schema = z.object({
  elements: z.array(OfKind),
  notes: z.array(z.object({ text: z.string(), status: z.string(), sentence: z.string() })),
  placed: z.array(z.object({ element: OfKind, areaM2: z.number() })),
  document: z
    .object({ version: z.number(), elements: z.array(z.object({ id: z.string(), element: OfKind })) })
    .optional(),
  shapes: z.array(z.object({})).optional(),
  view: z.object({}).optional(),
});

export const drawnPlanJson = storedJson<DrawnPlan>("plan", Schema);
