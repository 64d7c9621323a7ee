import type { DesignDocument } from "#core/design/design-document.ts";
import { standsAt } from "#core/design/find-elements.ts";
import type { Which } from "#core/design/operation.ts";
import { METERS_PER_FOOT } from "#core/geometry/units.ts";
import { spokenIn } from "./name-references.ts";
import type { Named } from "./named.ts";
import { type Referent, referentsOf } from "./referents.ts";

const EXCEPT = "(?:,? (?:but(?: not)?|except(?: for)?|besides|other than|apart from))";
const ALL_BUT = new RegExp(
  `\\b(?:all (?:of )?(?:the |my |our |those )?(?:other )?|every )(plants|shrubs|bushes|flowers|trees)${EXCEPT} ((?:the |my |our |those )?[a-z]+(?: [a-z]+)?)(?=$|[,.;!?]| (?:to|with|for|into|in|and|can|should|must|out|are|is|from)\\b)`,
  "i",
);
const ALL_AT =
  /\b(?:everything|all of it|all (?:of )?(?:the )?(?:things|stuff|plants)|whatever(?: is)?)(?: that is| that's|'s)? (?:on|at|in|along|over on) (?:the )?(left|right|front|back)(?: hand)?(?: side)?\b/i;

/** "20x20 is too big": of what is so large. */
const TOO_LARGE =
  /(?<=^|[.,;!?] ?)\b(\d+)(?: ?ft| feet|')? ?(?:x|by) ?(\d+)(?: ?ft| feet|')?(?= (?:is|feels|seems|looks|was) (?:way |just |a bit |a little |much )?too (?:big|large|small|much|tight|wide|long)\b)/i;
/** Feet. */
const NEARLY = 0.1;

/** Many plants by their names would read as a list of their own. */
const MOST_NAMED = 4;

const IS_PLANT: Readonly<Record<string, (one: Referent) => boolean>> = {
  trees: ({ of }) => of.element.kind === "tree",
};

function named(text: string, said: string, meant: readonly Referent[]): Named {
  const names = [...new Set(meant.map(({ name }) => name))];
  if (names.length === 0 || names.length > MOST_NAMED) return { text, names: [], asks: [] };
  const name = names.map((one) => `the ${one}`).join(" and ");
  return { text: text.replace(said, name), names: [{ name, said }], asks: [] };
}

/** A change with the names of all that it means at once: "all the plants except the hydrangeas", "everything on the right". */
export function withAllOfThem(text: string, document: DesignDocument): Named {
  const referents = referentsOf(document);
  const [all, kinds, kept] = ALL_BUT.exec(text) ?? [];
  if (all && kinds && kept) {
    const isOfKind =
      IS_PLANT[kinds.toLowerCase()] ??
      (({ plant, of }: Referent) => plant !== null && of.element.kind !== "tree");
    const stays = spokenIn(kept, referents);
    const others = referents.filter((one) => one.plant && isOfKind(one) && !stays.includes(one));
    if (stays.length > 0) return named(text, all, others);
  }
  const [sized, length = "", width = ""] = TOO_LARGE.exec(text) ?? [];
  if (sized) {
    const isSo = ({ of: { element } }: Referent): boolean =>
      [length, width].every((one) =>
        [element.size?.lengthM, element.size?.widthM].some(
          (m) => m !== undefined && Math.abs(m / METERS_PER_FOOT - Number(one)) < NEARLY,
        ),
      );
    const own = referents.filter((one) => one.plant === null && !one.isCover && isSo(one));
    return own.length === 1 ? named(text, sized, own) : { text, names: [], asks: [] };
  }
  const [there, side] = ALL_AT.exec(text) ?? [];
  if (there && side) {
    const which = side.toLowerCase() as Which;
    const own = referents.filter(
      ({ of, plant, isCover }) =>
        !isCover && (of.element.kind !== "bed" || plant === null) && standsAt(of.element, which),
    );
    return named(text, there, own);
  }
  return { text, names: [], asks: [] };
}
