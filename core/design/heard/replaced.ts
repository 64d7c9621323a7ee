import { elementsOf, standInOf } from "#core/design/clause.ts";
import type { Operation, Target } from "#core/design/operation.ts";
import { becoming } from "#core/design/read-replacing.ts";
import type { PlanElement } from "#core/elements/element.ts";
import { vocabularies } from "#core/elements/vocabularies.ts";
import type { Fits } from "#core/plan/reading/entry.ts";
import { findPhrase } from "#core/plan/reading/lexicon.ts";
import { type Heard, now, targetsOf } from "./heard.ts";
import type { Known } from "./known-things.ts";

export function replaced(old: Known, words: string, heard: Heard): Operation[] | null {
  const known = now(old, heard);
  const young = words
    .replace(/\b(?:instead|please|too|would (?:be|look) [a-z]+)\b/g, " ")
    .replace(/ or (?:maybe )?[a-z ]+$/, "")
    .replace(/^(?:a|an|some|the) /, "")
    .replace(/\s+/g, " ")
    .trim();
  if (known.elements.length === 0 || young === "") return null;
  if (young === "turf" && known.elements.every(({ element }) => element.kind === "lawn"))
    return replaced(old, "artificial turf", heard);
  Object.assign(heard, { refused: null, open: null, isReplacing: false });
  if (known.isCover) {
    // "White rock glares, tan": the same stones in another color.
    const isStone = known.elements.every(
      ({ element }) => element.kind === "bed" && element.mulch === "gravel",
    );
    const fits = coverOf(young) ?? (isStone ? coverOf(`${young} gravel`) : null);
    return (
      fits && targetsOf(known, heard.document).map((target) => ({ op: "set", target, fits: { bed: fits } }))
    );
  }
  const operations = targetsOf(known, heard.document).flatMap((target, at): Operation[] => {
    // Of several plants of one name the first is replaced and the others go.
    if (at > 0 && known.others && known.others.length > 0) return [{ op: "remove", target }];
    const plain: Target = known.target.species
      ? known.target
      : { ...(known.target.use ? { use: known.target.use } : { kind: known.elements[0]!.element.kind }) };
    const [drawn] = drawnOf(young);
    const isOtherSeat =
      known.elements.every(({ element }) => element.kind === "furniture") && drawn?.kind === "furniture";
    const made = known.target.species || isOtherSeat ? null : becoming(plain, young);
    if (made) return made.map((one) => ("target" in one ? { ...one, target } : one));
    const element = inBed(drawn, young, known);
    if (!element) return [];
    // "No gravel, asphalt": for what it was for.
    const keepsUse = "use" in element && !namesUse(young) ? { keepsUse: true as const } : {};
    return [{ op: "replace", target, element, ...keepsUse, ...standInOf(young) } satisfies Operation];
  });
  return operations.length > 0 ? operations : null;
}

const namesUse = (words: string): boolean =>
  words.split(" ").some((_, at, all) => findPhrase(all, at)?.entry.use !== undefined);

/** What is drawn for words; "around it" behind them says no other thing. */
function drawnOf(words: string): PlanElement[] {
  const found = elementsOf(words);
  return found.length > 0
    ? found
    : elementsOf(words.replace(/ (?:around|round|by|beside|next to) (?:it|them)$/, ""));
}

/** A shrub that is mostly clipped into a hedge grows in a bed too, where it takes the place of a plant of one. */
function inBed(
  element: PlanElement | undefined,
  words: string,
  { target, elements }: Known,
): PlanElement | undefined {
  const isOfBed = target.species !== undefined && elements.every((one) => one.element.kind === "bed");
  if (element?.kind !== "hedge" || !isOfBed || /\bhedge\b/.test(words)) return element;
  return { kind: "bed", ...vocabularies.bed.defaults, species: [element.species] } as PlanElement;
}

/** What a bed is to lie under. */
export function coverOf(words: string): NonNullable<Fits["bed"]> | null {
  if (/^(?:just |only |bare |plain )*(?:soil|dirt|earth)$/.test(words)) return { mulch: "soil" };
  const mulched = elementsOf(`bed with ${words}${/mulch/.test(words) ? "" : " mulch"}`).find(
    ({ kind }) => kind === "bed",
  );
  const bare = words.replace(/^((?:[a-z]+ )?(?:gravel|rocks?|stones?|pebbles?|granite)) mulch$/, "$1");
  const stone = elementsOf(`${bare.replace(/\b(?:stones?|(?<!river )rocks?)$/, "gravel")} area`).find(
    ({ kind }) => kind === "gravel",
  );
  if (/^(?:plain |natural |regular |just )*(?:mulch|bark|bark mulch|wood chips?)$/.test(words))
    return { mulch: "brown" };
  if (/gravel|rock|stone|pebble|granite/.test(words))
    return {
      mulch: "gravel",
      ...(stone?.kind === "gravel" && /gravel|rock|stones|pebble|granite/.test(words)
        ? { stone: stone.tone }
        : {}),
    };
  return mulched?.kind === "bed" && /brown|black|red|straw|dark|natural/.test(words)
    ? { mulch: mulched.mulch }
    : null;
}
