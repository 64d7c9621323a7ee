import type { ElementKind, PlanElement } from "#core/elements/element.ts";
import { describeElement } from "#core/plan/describe-element.ts";
import { parsePlan } from "#core/plan/parse-plan.ts";
import type { PlacedElement } from "#core/plan/placed-element.ts";
import type { RuleFlag } from "./bom.ts";
import type { SeenElement } from "./seen-element.ts";

/** Kinds that a picture tells apart badly: whichever of a group was planned answers for the others. */
const ALIKE: readonly (readonly ElementKind[])[] = [
  ["pavers", "concrete", "stepping-stones", "steps"],
  ["bed", "hedge", "raised-bed", "planter", "edging"],
  ["gravel", "swale", "boulders"],
  ["retaining-wall", "steps"],
];

const answersFor = (planned: ElementKind, seen: ElementKind) =>
  planned === seen || ALIKE.some((group) => group.includes(planned) && group.includes(seen));

/** A kind as people name it: "fire pit". */
const nameOf = (kind: ElementKind) => kind.replaceAll("-", " ");
const listOf = (kinds: Iterable<ElementKind>) => [...new Set(kinds)].map(nameOf).join(", ");

/** What of the seen is not in the plan, and so is still to be measured. */
export const unplanned = (placed: readonly PlacedElement[], seen: readonly SeenElement[]): SeenElement[] =>
  seen.filter(({ kind }) => !placed.some(({ element }) => answersFor(element.kind, kind)));

/**
 * The words that the seen is laid out with: the grammar's own for what it found in the model's, so that material and pattern come
 * through and sizes, amounts and anything else do not. The kind's name where the grammar does not find the kind.
 */
export function wordsOf({ kind, words }: SeenElement): string {
  const read = parsePlan(words).elements.find((element) => element.kind === kind);
  if (!read) return nameOf(kind);
  // The model's sizes are guesses from the picture, and the place is its outline; both are dropped.
  const { size: _size, place: _place, ...plain } = read;
  const described = describeElement(plain as PlanElement);
  return parsePlan(described).elements.some((element) => element.kind === kind) ? described : nameOf(kind);
}

/**
 * What a bill says of the difference between plan and picture. The plan stays whole: it is what was asked for. `added` is what
 * was measured of the unplanned; what could not be measured is told and not counted.
 */
export function tellSeen(
  placed: readonly PlacedElement[],
  seen: readonly SeenElement[],
  added: readonly PlacedElement[],
): RuleFlag[] {
  const flags: RuleFlag[] = [];
  const unseen = placed
    .map(({ element }) => element.kind)
    .filter((kind) => !seen.some((one) => answersFor(kind, one.kind)));
  if (seen.length > 0 && unseen.length > 0)
    flags.push({
      code: "not-seen",
      sentence: `The picture does not clearly show: ${listOf(unseen)}. It is on this list because it was asked for; please check.`,
    });
  if (added.length > 0)
    flags.push({
      code: "seen-besides",
      sentence: `The picture also shows: ${listOf(added.map(({ element }) => element.kind))}. It was measured roughly from the picture; please check it on site.`,
    });
  const uncounted = unplanned(placed, seen)
    .map(({ kind }) => kind)
    .filter((kind) => !added.some(({ element }) => element.kind === kind));
  if (uncounted.length > 0)
    flags.push({
      code: "seen-uncounted",
      sentence: `The picture also shows: ${listOf(uncounted)}. We could not measure it, so it is not counted; please add it if you want it.`,
    });
  return flags;
}

/** In place of `tellSeen` where nobody could look. */
export const UNSEEN_FLAG: RuleFlag = {
  code: "picture-not-read",
  sentence: "The picture could not be read just now, so this list counts what was asked for.",
};
