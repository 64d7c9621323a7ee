import type { ElementKind, PlanElement } from "#core/elements/element.ts";
import type { DesignPlan } from "#core/plan/design-plan.ts";
import { NAME_OF_USE } from "#core/plan/reading/read-scope.ts";
import { showsBothSides } from "#renderer/layout/find-driveway.ts";
import { joinsEnds } from "#renderer/layout/joins-ends.ts";
import { coveredShare } from "#renderer/mask/cover.ts";
import { isOnPatio, swapsPatio, swapsPaving } from "./patio-words.ts";
import { allWalksOf, coloredPatioOf, LEAST_WALK, namedPatioOf, patioOf, walkOf } from "./seen-paving.ts";
import type { View } from "./view.ts";

/** Walks, and the steps that end them, are built where the old walk lies, when there is one. */
export const isOfWalk = (element: PlanElement) =>
  ("use" in element && element.use === "walkway" && !element.place) ||
  (element.kind === "steps" && !element.place);

/** What stands on a patio as well as in a yard. */
const STANDS_ON_PAVING: ReadonlySet<ElementKind> = new Set<ElementKind>([
  "fire-pit",
  "furniture",
  "outdoor-kitchen",
  "pergola",
]);
export const isPaving = (element: PlanElement): boolean =>
  "use" in element && element.use === "patio" && !element.size;
export const isOfPatio = (element: PlanElement): boolean =>
  isPaving(element) || STANDS_ON_PAVING.has(element.kind);

/** One of which so much was seen as paving, as a share of all ground that is not green, is that. */
const WELL_SEEN = 0.3;

/**
 * The patio that the photo has, when the plan replaces it, paves the ground around the pool that is there, or has no other ground; null
 * when it builds in the yard.
 */
export function oldPatio(
  view: View,
  { elements, removals }: DesignPlan,
  isYardThere: boolean,
  said: string,
): Float32Array | null {
  const paving = elements.filter(isPaving);
  if (paving.length > 0 && swapsPatio(said)) {
    const [seen, colored] = [patioOf(view), coloredPatioOf(view)];
    const isSeen = coveredShare(seen) >= WELL_SEEN * coveredShare(colored);
    const patio = isSeen ? seen : seen.map((cover, i) => Math.max(cover, colored[i]!));
    if (coveredShare(patio) > LEAST_WALK) return patio;
  }
  const isAroundPool =
    paving.some(({ place }) => place === "around-pool") && elements.every(({ kind }) => kind !== "pool");
  const isReplaced = paving.length > 0 && (removals.includes(NAME_OF_USE.patio) || swapsPaving(said));
  const isSetOn = paving.length === 0 && isOnPatio(said);
  if (isYardThere && !isAroundPool && !isReplaced && !isSetOn) return null;
  if (!elements.some(isOfPatio)) return null;
  const patio = isReplaced || isSetOn ? namedPatioOf(view) : patioOf(view);
  return coveredShare(patio) > LEAST_WALK ? patio : null;
}

/**
 * The walk that the photo has, when the plan asks for one; null when there is none to build on. A corner of some paving at the side of the
 * picture is one only for who replaces it.
 */
export function oldWalk(
  view: View,
  elements: readonly PlanElement[],
  isReplaced: boolean,
): Float32Array | null {
  if (!elements.some((element) => "use" in element && isOfWalk(element))) return null;
  const leading = walkOf(view);
  // One that is named is there, though it leads past the house and nowhere.
  const walk = isReplaced && coveredShare(leading) <= LEAST_WALK ? allWalksOf(view.seen) : leading;
  if (coveredShare(walk) <= LEAST_WALK) return null;
  const ends = elements.flatMap((element) => ("ends" in element && element.ends) || []);
  if (!isReplaced && !joinsEnds(walk, view.seen, ends)) return null;
  return isReplaced || showsBothSides(view.camera, walk) ? walk : null;
}
