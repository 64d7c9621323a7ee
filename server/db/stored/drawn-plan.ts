import { z } from "zod";
import type { DesignDocument } from "#core/design/design-document.ts";
import type { PictureView, ShownShape } from "#core/design/shown-shape.ts";
import type { DesignPlan, PlanNote } from "#core/plan/design-plan.ts";
import type { PlacedElement } from "#core/plan/placed-element.ts";
import { storedJson } from "./stored-json.ts";

/** What was drawn and where; `placed` is what a bill of materials counts. Its parts are the domain's own (`core/plan`, `core/design`). */
type DrawnPlan = {
  elements: DesignPlan["elements"];
  notes: PlanNote[];
  placed: PlacedElement[];
  /** The design as data; absent in designs made before there was one. */
  document?: DesignDocument;
  /** Where the picture shows each of its elements; absent where it is not the photo's view. */
  shapes?: ShownShape[];
  view?: PictureView;
};

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
