import type { PlanElement } from "#core/elements/element.ts";
import type { DesignPlan } from "#core/plan/design-plan.ts";

/** Which paving of a photo a name in a plan's removals means; names that are not listed mean none. */
const PAVING_OF = {
  driveway: "drive",
  asphalt: "drive",
  blacktop: "drive",
  tarmac: "drive",
  walkway: "walk",
  path: "walk",
  patio: "patio",
  concrete: "patio",
  cement: "patio",
  paving: "patio",
  paver: "patio",
  slab: "patio",
  "concrete slab": "patio",
  flagstone: "patio",
  brick: "patio",
  tile: "patio",
} as const satisfies Record<string, OldPaving>;

export type OldPaving = "drive" | "walk" | "patio";

const isKnown = (name: string): name is keyof typeof PAVING_OF => Object.hasOwn(PAVING_OF, name);

/** What fills its place: a lawn or loose stones that no place was named for. */
const fills = (element: PlanElement): boolean =>
  !element.place && (element.kind === "lawn" || ("use" in element && element.use === "area"));

/** "Replace the pavers with lawn": the paving that goes and what is laid in its place; null where a plan names no such thing. */
export function inPlaceOfPaving({
  elements,
  removals,
}: DesignPlan): { old: OldPaving; laid: PlanElement[] } | null {
  const name = removals.find(isKnown);
  const laid = elements.filter(fills);
  return name && laid.length > 0 ? { old: PAVING_OF[name], laid } : null;
}
