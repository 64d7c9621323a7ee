import { elementsOf } from "#core/design/clause.ts";
import { elementNumber } from "#core/design/design-document.ts";
import type { Operation } from "#core/design/operation.ts";
import { plantsInPots } from "#core/design/read-potting.ts";
import { now, type Reader, targetsOf } from "./heard.ts";

const IN_IT =
  /^(?:and )?(?:(?:put|plant|use|have|grow|add|with|want|get|tuck|pop|stick) )?(.+?) (?:in|into|inside) (?:them|it|those|these|there|both|each)(?: no [a-z]+)?(?: instead(?: of [a-z ]+)?)?$/;

const WITH = /^(?:and )?with (?:some |a few )?([a-z ]+)$/;

/** "Some tall grass in them": what grows in the pots or the bed that was spoken of last. */
export const readPlanting: Reader = (parts, there, words, heard) => {
  const last = heard.last && now(heard.last, heard);
  const said = words.slice(parts.from, parts.end).join(" ");
  // "Planters in gray, with some grass".
  const isOfPots = last?.elements.every(({ element }) => element.kind === "planter") ?? false;
  const plants = IN_IT.exec(said)?.[1] ?? (isOfPots ? WITH.exec(said)?.[1] : undefined);
  const isDescribed = isOfPots && plants?.startsWith("something ") === true;
  const isNew = isDescribed || (parts.named.length > 0 && there.every(({ isNot }) => isNot));
  const isKnown = isDescribed || parts.unknown.length === 0;
  if (!plants || !last || last.elements.length === 0 || !isNew || !isKnown) return undefined;
  if (last.elements.every(({ element }) => element.kind === "planter")) {
    const species = plantsInPots(plants.replace(/^(?:like |maybe |all )/, ""));
    return species.length > 0
      ? targetsOf(last, heard.document).map((target) => ({
          op: "set",
          target,
          fits: { planter: { species } },
        }))
      : undefined;
  }
  const [bed] = last.elements;
  const [drawn, ...more] = elementsOf(plants);
  if (bed?.element.kind !== "bed" || last.elements.length > 1 || drawn?.kind !== "bed" || more.length > 0)
    return undefined;
  if (drawn.species.length === 0) return undefined;
  return [{ op: "add", element: drawn, into: elementNumber(bed.id) } satisfies Operation];
};

/** "Put something purple in them", said of pots: what is described is read before it would grow in a bed. */
export const readPotted: Reader = (parts, there, words, heard) =>
  /\bsomething\b/.test(words.slice(parts.from, parts.end).join(" "))
    ? readPlanting(parts, there, words, heard)
    : undefined;
