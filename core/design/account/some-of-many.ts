import { plainSentences } from "#core/design/change-text.ts";
import type { DesignDocument, DesignElement } from "#core/design/design-document.ts";
import { knownBy } from "#core/design/heard/known-things.ts";
import { MANY } from "#core/design/meant-by-it.ts";
import type { Operation, Target } from "#core/design/operation.ts";
import type { PlanElement } from "#core/elements/element.ts";
import type { SaidClause } from "./said.ts";
import { showsPlace } from "./shown.ts";

export const PARTED: ReadonlySet<Operation["op"]> = new Set([
  "set",
  "size",
  "move",
  "replace",
  "remove",
  "resize",
]);
export const WHICH_OF_THEM =
  "Which of them are meant cannot be said by words: tap those that you mean in the picture.";
const PART =
  /(?:\b(?:make|paint|turn|change|move|put|shift|color|colour|stain|plant)\b[^,.;]*?|(?:^|(?:[,.;]|\band) ))\b(?:\d+|one|two|three|four|five|six|half|some|most) of (?:the|those|these|my|our) ([a-z]+(?: [a-z]+)?)/i;
/** "Four of the boxwoods are plenty": so many there are to be, whichever they are. */
const ENOUGH_OF_THEM =
  /\b(?:\d+|one|two|three|four|five|six) of (?:the|those|these|my|our) [a-z]+(?: [a-z]+)? (?:is|are|would be|will be) (?:plenty|enough|fine|sufficient)\b/i;
/** "Two chairs red, two blue". */
const SHARED =
  /\b(?:one|two|three|four|five|\d+) ([a-z]+s?) (?:in )?[a-z]+,? (?:and |but )?(?:the )?(?:one|two|three|four|five|\d+|other|others|rest)(?: (?:one|ones|two|three))? (?:in )?(?:red|blue|white|black|green|yellow|gray|grey|pink|orange|purple|brown|tan|stays?)\b/i;
/** "The smallest planter": which one it is stands in no design. */
const PICKED =
  /\b(?:the|that|my) (?:smallest|biggest|largest|tallest|shortest|closest|nearest|farthest|furthest) ((?:[a-z]+ )?(?!ones?\b)[a-z]*[a-rt-z])\b/i;

/** "Take out the ones in the middle": some of those that were named, by where they stand. */
const THE_ONES =
  /\b(?:take out|remove|pull|lose|get rid of|drop|cut|dig out|rip out) (?:just |only )?the (?:ones|two|three|pair|few|middle ones|end ones|outer ones)(?: (?:in|on|at|by|near|nearest|closest|toward|along) |\b(?=.* (?:leave|keep) the (?:ends?|others|rest|outer|middle)\b))/i;

/** "Make 2 of the hydrangeas white": the things of which only some are meant. */
export function partOf(said: string, document: DesignDocument): ReadonlySet<string> | null {
  if (ENOUGH_OF_THEM.test(said)) return null;
  if (THE_ONES.test(said))
    return new Set(document.elements.flatMap(({ id, element }) => (element.kind === "bed" ? [id] : [])));
  const [, name = ""] = PART.exec(said) ?? PICKED.exec(said) ?? SHARED.exec(said) ?? [];
  const words = plainSentences(name)[0]?.split(" ") ?? [];
  const [known] = words.length > 0 ? knownBy(words, 0, document) : [null];
  const isMany = known?.elements.some(({ element }) => isManyOf(element, known.target)) ?? false;
  return known && isMany ? new Set(known.elements.map(({ id }) => id)) : null;
}

/** What is one element and many things. */
const isManyOf = (element: PlanElement, { species }: Target): boolean =>
  (element.kind === "bed" && species !== undefined) ||
  MANY.has(element.kind) ||
  (element.size?.count ?? 1) > 1;

/** "Azaleas near the porch white": of many things those at a place that they do not stand at by themselves. */
export function isOfSomeAtPlace(
  operation: Extract<Operation, { target: Target }>,
  found: readonly DesignElement[],
  clauses: readonly SaidClause[],
): boolean {
  const [one] = found;
  if (operation.op !== "set" || !one || found.length > 1 || !isManyOf(one.element, operation.target))
    return false;
  return clauses.some(({ tags }) =>
    tags.some((tag, at) => {
      const where = tags[at + 1];
      const isOfOne = tag.is === "thing" && tag.known.elements.some(({ id }) => id === one.id);
      if (!isOfOne || where?.is !== "where" || where.from !== tag.end || tags[at + 2]?.is !== "value")
        return false;
      return !(where.to && showsPlace({ id: one.id, was: one.element, is: one.element }, where.to));
    }),
  );
}
