import type { PlanElement } from "#core/elements/element.ts";
import type { DesignPlan } from "#core/plan/design-plan.ts";
import { namedBeds } from "#renderer/layout/named-beds.ts";
import { plantedBeds } from "#renderer/layout/own-beds.ts";
import { coveredShare } from "#renderer/mask/cover.ts";
import type { Seen } from "#renderer/see/see-photo.ts";

/** Beds that are there are large enough to be planted: share of the photo, and where the text only asks for a lawn beside plants. */
const LEAST_BEDS = 0.003;
const LEAST_BEDS_UNSAID = 0.008;
const THE_BEDS =
  /\b(?:the|my|our|existing|these|those|current|old|both|all|all the) (?:[a-z]+ ){0,2}beds?\b(?! of\b)/i;

/** Whether words say that the photo shows beds. */
const namesBeds = ({ removals, keeps }: Pick<DesignPlan, "removals" | "keeps">, said: string): boolean =>
  removals.includes("mulch") || keeps.some((name) => /\bmulch$/.test(name)) || THE_BEDS.test(said);

/** The beds that the photo shows; with words that name them, those that look like paving too. */
export const bedsOf = (
  plan: Pick<DesignPlan, "removals" | "keeps">,
  said: string,
  seen: Seen,
): Float32Array => (namesBeds(plan, said) ? namedBeds(seen) : plantedBeds(seen));

/** Whether a bed is the beds that the photo shows: they are named, get another cover, or a lawn is laid round them. */
export function goesIntoBeds(element: PlanElement, plan: DesignPlan, said: string, seen: Seen): boolean {
  if (element.kind !== "bed" || element.size || element.shiftM || element.atM) return false;
  const share = coveredShare(bedsOf(plan, said, seen));
  // "At the front: swap the mulch": another cover is for the beds in front of the house, which are those that are seen.
  const isInFront = element.place === "front" || element.place === "along-house";
  if (isInFront && namesBeds(plan, said)) return share > LEAST_BEDS;
  if (element.place) return false;
  if (namesBeds(plan, said)) return share > LEAST_BEDS;
  return (
    element.species.length > 0 &&
    plan.elements.some(({ kind }) => kind === "lawn") &&
    share > LEAST_BEDS_UNSAID
  );
}

/** Brown is the mulch of who names none; "the mulch bed" names a bed. */
export const keepsMulch = (element: PlanElement, said: string): boolean =>
  element.kind === "bed" && element.mulch === "brown" && !/\b(?:mulch|bark)(?!ed)\b(?! beds?\b)/i.test(said);

const WHICH_MULCH =
  /\b(?:brown|black|dark|red|chocolate|natural|colou?red|dyed|fresh|new|cedar|pine|cypress|wood|hardwood|shredded|bark|straw|needles|chips?) ?(?:[a-z]+ )?(?:mulch|bark|straw|needles|chips?)\b|\bbark\b/i;

/** Whether words say which mulch is to lie in new beds. */
export const saysWhichMulch = (said: string): boolean => WHICH_MULCH.test(said);

const IN_THE_STONES =
  /\b(?:in|into|between|among) (?:the|my|our|this|that|these|those) (?:[a-z]+ )?(?:rocks?|river ?rock|stones?|pebbles?|gravel|cobbles?)\b/i;

/** Whether plants alone are to stand in stones that are there: these stay between them. */
export const standInOldStones = (elements: readonly PlanElement[], said: string): boolean =>
  elements.length > 0 && elements.every(({ kind }) => kind === "bed") && IN_THE_STONES.test(said);
