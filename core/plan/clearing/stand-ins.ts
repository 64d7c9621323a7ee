import type { PlanElement } from "#core/elements/element.ts";
import type { DesignPlan } from "#core/plan/design-plan.ts";
import { normalText } from "#core/plan/reading/tokenize.ts";
import { reworded } from "#core/plan/reading/words/rewordings.ts";

/** What is set at one spot; ground and what runs along the yard has a place of its own. */
const AT_A_SPOT: ReadonlySet<string> = new Set([
  "bed",
  "tree",
  "hedge",
  "boulders",
  "planter",
  "water-feature",
  "fire-pit",
]);
/** Words that set something where another thing was. */
const THERE =
  /\b(?:there|instead|in (?:its|their|that) (?:place|spot)|where (?:it|they|that|those|these) (?:is|was|were|are|stood|used to be)|replaced (?:with|by)|for an?|with)\b/;
/** What begins another wish. */
const NEXT = /^(?:[.!?;\n]|, and (?:put|add|plant|do) |$)/;

/**
 * Of the elements that a text asks for those that come where a thing went (`gone`: as its note tells it): "take the tree out, a fountain there".
 * What is named right after it in the same sentence, or in the next one with a word that points back.
 */
export function standInsOf(said: string, gone: string, plan: DesignPlan): PlanElement[] {
  const normal = reworded(normalText(said));
  const at = normal.indexOf(gone);
  if (at < 0) return [];
  const from = at + gone.length;
  const ends = [...normal.slice(from).matchAll(/[.!?;\n](?:\s*[.!?;\n])*/g)].map(({ index }) => from + index);
  const first = ends[0] ?? normal.length;
  const second = ends[1] ?? normal.length;
  const pointsBack = THERE.exec(normal.slice(first, second));
  const end = pointsBack ? first + pointsBack.index + pointsBack[0].length : first;
  let told = from;
  return plan.announced.flatMap(({ note, elements }) => {
    const { text } = plan.notes[note]!;
    const start = normal.indexOf(text, told);
    if (start < 0 || start >= end) return [];
    told = start;
    // Behind the words that point back something else is asked.
    const between = normal.slice(from, start);
    if (pointsBack === null && NEXT.test(between)) return [];
    return elements
      .map((k) => plan.elements[k]!)
      .filter(({ kind, atM, size }) => AT_A_SPOT.has(kind) && !atM && !size?.areaM2);
  });
}
