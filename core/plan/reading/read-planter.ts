import type { PlanterBulk, PlanterSpot } from "#core/elements/planter-looks.ts";
import { getSpecies, type SpeciesId } from "#core/plants/catalogue.ts";
import type { Entry } from "./entry.ts";
import type { Mention } from "./mention.ts";
import type { PhraseLexeme, Reader } from "./reader.ts";

/** Words of the house that planters stand at, by how they end. */
const SPOTS: readonly (readonly [RegExp, PlanterSpot])[] = [
  [/\bgarage(?: door)?$/, "garage"],
  [/\b(?:steps?|stairs?|stoop)$/, "steps"],
  [/\b(?:doors?|doorway|entry|entrance|entryway|porch|slider)$/, "door"],
];

const spotOf = ({ phrase }: Entry): PlanterSpot | null =>
  SPOTS.find(([words]) => words.test(phrase))?.[1] ?? null;

const SIDES = { "left-of": "left", "right-of": "right" } as const;

/** Words between plants and the planter that they grow in: "boxwoods in two black pots". */
const POTTED_IN =
  /^(?: (?:balls?|globes?|spheres?|plants?|trees?|shrubs?|bushes))? (?:in|into|inside)(?: (?!(?:with|and|by|on|at)\b)[\w'"]+)* $/i;

/**
 * A thing that planters stand at: doors, garages, steps, and patios and decks that are there. True = it was only that. Kept for the planter
 * that comes where the clause begins with it.
 */
export function readPlanterSpot(reader: Reader, { entry }: PhraseLexeme, index: number): boolean {
  const relation = reader.relation!;
  const last = reader.lastMention();
  const isNext = last === null || (relation.opens && reader.headComes(index));
  const spot = spotOf(entry);
  if (isNext) {
    if (spot && entry.noun === undefined) reader.spot = spot;
    // "on the stairs small pots": they are there.
    const isThere =
      spot !== null && entry.noun !== undefined && reader.article === "definite" && relation.opens;
    if (!isThere || reader.headAfter(index)?.noun?.kind !== "planter") return false;
    reader.spot = spot;
    reader.clear();
    return true;
  }
  if (last.kind !== "planter") return false;
  const isFloor = entry.noun?.kind === "deck" || entry.use === "patio";
  if (isFloor && reader.article !== "indefinite" && relation.relation === "at") last.place ??= "around-patio";
  else if (spot) {
    reader.describe(last, { planter: { by: spot } });
    if (relation.relation === "left-of" || relation.relation === "right-of")
      last.place = SIDES[relation.relation];
  } else return false;
  reader.clear();
  reader.pending = [];
  return true;
}

/** What a planter's words say beside its noun: the side of the house that came before, one or several, large or small, and its plants. */
export function fillPlanter(reader: Reader, mention: Mention, lexeme: PhraseLexeme): void {
  if (reader.spot) reader.describe(mention, { planter: { by: reader.spot } });
  reader.spot = null;
  const isOne =
    !/s$/i.test(reader.textOf(lexeme)) && !reader.sizes.some(({ size }) => size.count !== undefined);
  if (isOne) mention.sizes.push({ count: 1 });
  const bulk = bulkBefore(reader.normal.slice(0, lexeme.start));
  if (bulk) {
    reader.describe(mention, { planter: { bulk: BULK_WORDS[bulk.word.toLowerCase()]! } });
    reader.use({ start: bulk.at, end: bulk.at + bulk.word.length });
  }
  const { mentions } = reader.reading;
  const potted = mentions.at(-2);
  const isIn =
    potted?.sentence === mention.sentence && POTTED_IN.test(reader.normal.slice(potted.end, lexeme.start));
  if (!isIn || !plantOf(potted)) return;
  mention.species.push(...plantOf(potted)!);
  if (potted.place) mention.place ??= potted.place;
  mention.start = Math.min(mention.start, potted.start);
  mention.changes.push(...potted.changes);
  mentions.splice(mentions.indexOf(potted), 1);
}

const BULK_WORDS: Readonly<Record<string, PlanterBulk>> = {
  big: "large",
  large: "large",
  huge: "large",
  giant: "large",
  oversized: "large",
  small: "small",
  little: "small",
  tiny: "small",
  mini: "small",
};

/** The word for its bulk among the describing words right before it. */
function bulkBefore(before: string): { word: string; at: number } | null {
  const said = BULK_BEFORE.exec(before);
  return said && { word: said[1]!, at: said.index };
}

const BULK_BEFORE = new RegExp(
  `\\b(${Object.keys(BULK_WORDS).join("|")})(?: (?!(?:with|and|by|on|in|at)\\b)\\w+){0,4} $`,
  "i",
);

/** The plants that a mention is, when it is nothing else. */
function plantOf({ kind, plantsOnly, species, details }: Mention): SpeciesId[] | null {
  if (kind === "bed" && plantsOnly) return species;
  const single =
    kind === "tree" ? details.tree?.species : kind === "hedge" ? details.hedge?.species : undefined;
  return single ? [single as SpeciesId] : null;
}

/** "potted lavender": the pots that it grows in, named by the plant alone. */
export const isPotted = (reader: Reader, { start }: PhraseLexeme): boolean =>
  /\bpotted (?:\w+ )?$/i.test(reader.normal.slice(0, start));

const ONE_TREE = /\b(?:and|,) (?:an?|one) (?:[a-z]+ ){0,2}$/;
const COMES_NEXT = /\b(?:then|also)\b/;
/** "In them", "in each": of the pots that were named. */
const IN_THEM = /^ (?:in|inside) (?:them|it|those|these|each|both)\b/;

/**
 * What is named after the plants of a pot and grows in none: it has a number or a place of its own, is a single tree, or comes "then". "Two pots
 * with geraniums by the door, a pair of hydrangeas on the left", "planters with grasses, and one birch in the lawn".
 */
function standsApart(reader: Reader, { details, place, end }: Mention, index: number): boolean {
  const { start, end: nameEnd } = reader.lexemes[index]!;
  const { normal } = reader;
  if (IN_THEM.test(normal.slice(nameEnd))) return false;
  const isCounted = reader.sizes.some(({ size }) => size.count !== undefined);
  const next = reader.entryAt(index + 1);
  const isElsewhere =
    (details.planter?.by ?? place) !== undefined && (next?.relation ?? next?.place) !== undefined;
  return (
    reader.place !== null ||
    isCounted ||
    isElsewhere ||
    COMES_NEXT.test(normal.slice(end, start)) ||
    (isTree(reader.entryAt(index)) && ONE_TREE.test(normal.slice(0, start)))
  );
}
const isTree = (entry: Entry | null): boolean =>
  entry?.species?.some((id) => getSpecies(id).role === "tree") ?? false;

/** "Pots on the steps, geraniums and a fern": plants of pots that nothing else of their sentence is said of, and without a place of their own. */
function arePottedAlone(reader: Reader, last: Mention, index: number): boolean {
  const { start, end } = reader.lexemes[index]!;
  const isAlone = !reader.reading.mentions.some(
    (one) => one !== last && one.sentence === reader.sentence && one.kind !== "planter",
  );
  const species = reader.entryAt(index)?.species ?? [];
  return (
    isAlone &&
    POTTED_NEXT.test(reader.normal.slice(last.end, start)) &&
    /^(?: (?:and|or)? ?(?:an? |some )?[a-z]+(?: or two| or 2)?(?: hanging)?)?\s*(?:$|[,.;!])/.test(
      reader.normal.slice(end),
    ) &&
    species.length > 0 &&
    species.every((id) => IN_POTS.has(getSpecies(id).role))
  );
}
/** What stands between pots and their plants: where the pots stand, and a comma. */
const POTTED_NEXT =
  /^(?: (?:on|by|at|near|beside|next to|along|in front of|flanking) [^,.;!?]*)?, (?:(?:some|with|red|pink|white|purple|a few) )*$/;
const IN_POTS: ReadonlySet<string> = new Set(["mid", "front"]);

/** Whether plants that are named now grow in the planter that was named before. */
export function growInPlanter(reader: Reader, last: Mention | null, index: number): boolean {
  if (last?.kind !== "planter") return false;
  const { lastLink } = reader;
  if (lastLink === "with" || lastLink === "of") return true;
  if (last.sentence !== reader.sentence) return false;
  if (last.species.length === 0) return lastLink === "comma" && arePottedAlone(reader, last, index);
  if (standsApart(reader, last, index)) return false;
  // "with lavender and rosemary by the door", but "with lavender, boxwood along the walk"
  return lastLink === "and" || (lastLink === "comma" && !reader.entryAt(index + 1)?.relation);
}
