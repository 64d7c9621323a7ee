import type { PlanNote } from "#core/plan/design-plan.ts";
import type { ConceptInput } from "./concept.ts";

const NAMES = { "birds-eye": "bird's-eye", overhead: "overhead" };

/** A concept picture is painted into the photo, so it keeps the photo's viewpoint: said, not hidden. */
export const viewpointNotes = ({ viewpoint }: Pick<ConceptInput, "viewpoint">): PlanNote[] =>
  viewpoint === "same"
    ? []
    : [
        {
          text: NAMES[viewpoint],
          status: "told",
          sentence: `Concept pictures keep your photo's viewpoint, so this one is not a ${NAMES[viewpoint]} view.`,
        },
      ];
