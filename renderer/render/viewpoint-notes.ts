import type { PlanNote } from "#core/plan/design-plan.ts";
import type { ConceptInput } from "./concept-types.ts";

/** What another viewpoint shows is drawn, not photographed: a note says so. The 25 ft are the height of the view's camera. */
export function viewpointNotes({ viewpoint }: Pick<ConceptInput, "viewpoint">): PlanNote[] {
  if (viewpoint === "overhead") {
    return [
      {
        text: "overhead",
        status: "told",
        sentence: "This is a plan of the design, drawn to scale from your photo. It is not a survey.",
      },
    ];
  }
  if (viewpoint === "birds-eye") {
    return [
      {
        text: "bird's-eye",
        status: "told",
        sentence: "This is a drawing of the design from 25 ft up, not a photo. The house is a plain block.",
      },
    ];
  }
  return [];
}
