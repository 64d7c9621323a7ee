import type { DesignPlan } from "./design-plan.ts";

/** How sentences end that ask for a highlight, where the shape of a walk or its ends were said. */
export const CIRCLE_THE_GROUND = "ircle the ground that it should cover.";

/**
 * The plan of a highlight's own words. Where paving alone is built in it, the highlight is what it covers: how it curves and where it begins and
 * ends was drawn.
 */
export function circled(plan: DesignPlan): DesignPlan {
  const paved = plan.elements.filter((element) => "use" in element);
  if (paved.length !== 1 || plan.elements.some(({ kind }) => kind === "lawn")) return plan;
  return { ...plan, notes: plan.notes.filter(({ sentence }) => !sentence.endsWith(CIRCLE_THE_GROUND)) };
}
