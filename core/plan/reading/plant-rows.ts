import type { BedRow, Place } from "#core/elements/element.ts";
import { getSpecies, type SpeciesId } from "#core/plants/catalogue.ts";
import { LEAD, plantAtEdge, THE } from "./edge-row.ts";
import type { Mention, Reading } from "./mention.ts";
import type { Lexeme } from "./read-lexemes.ts";

/** Walls that the back of a bed has. */
const WALLS =
  "(?:(?:front|back|side|brick|stone|stucco|garage|house|porch|bay|picture|living room|kitchen|big|old|wood|privacy|vinyl|retaining|low|white) )*(?:bricks?|house|home|walls?|foundation|siding|porch|fence|patio|deck|windows?|garage|steps|stoop)";

/** Words for a row or an end of a bed, right behind a plant. Those that say more stand first. */
const AFTER: readonly [RegExp, BedRow][] = [
  [
    new RegExp(
      `^${LEAD}(?:at|on|along|in|near|around|down|hugging|lining|edging) ${THE}(?:front|outer|outside|lawn|curved|bottom|near) (?:edge|rim|border|line|row|curve|side)s?\\b`,
    ),
    "front",
  ],
  [
    new RegExp(
      `^${LEAD}(?:along|on|at|around) ${THE}(?:edges?|rim|curve|front)\\b(?! (?:of|walk|yard|door))`,
    ),
    "front",
  ],
  [new RegExp(`^${LEAD}up front\\b(?: (?:along|next to|by|against|near) ${THE}${WALLS}\\b)?`), "front"],
  [
    new RegExp(
      `^${LEAD}(?:in|at|to|toward|towards) ${THE}front\\b(?! (?:yard|walk|door|porch|of the house))(?: of (?:them|those|these|it|that)\\b)?`,
    ),
    "front",
  ],
  [
    new RegExp(
      `^${LEAD}(?:in|at|along|to|toward|towards|on) ${THE}(?:back|rear)\\b(?! (?:yard|door|porch|of the (?:house|yard)))`,
    ),
    "back",
  ],
  [
    new RegExp(
      `^${LEAD}(?:behind|in back|out back)(?=$|[ ]*(?:[,.;:)]|and\\b|with\\b|it\\b|them\\b|those\\b|that\\b))`,
    ),
    "back",
  ],
  [
    new RegExp(
      `^${LEAD}(?:against|up against|along|next to|by|beside|under|beneath|below|underneath|in front of|near|hugging) ${THE}${WALLS}\\b`,
    ),
    "back",
  ],
  [new RegExp(`^${LEAD}(?:on|at|in) (?:both|each|either|the) (?:ends?|corners?)\\b`), "ends"],
  [new RegExp(`^${LEAD}(?:on|at|to) ${THE}left(?: (?:side|end|half|hand side))?\\b`), "left"],
  [new RegExp(`^${LEAD}(?:on|at|to) ${THE}right(?: (?:side|end|half|hand side))?\\b`), "right"],
  [new RegExp(`^${LEAD}(?:in|at|through|down) ${THE}(?:middle|center|centre)\\b`), "middle"],
  [new RegExp(`^${LEAD}(?:in ?between|between (?:them|those|these|the two))\\b`), "middle"],
];

/** Places that words for a row or an end of a bed are read as; and one that is its back where others stand in front. */
const ROWS: ReadonlySet<Place | undefined> = new Set([
  ...(["front", "back", "centre", "border", "left", "right", "corner"] as const),
]);

/** What is opposite of a row: plants without a word of their own stand there. */
const OTHER: Partial<Record<BedRow, BedRow>> = { front: "back", ends: "middle" };

/** A plant where the text names it, and the part of the bed that is said of it. */
type Named = { mention: Mention; id: SpeciesId; start: number; end: number; row?: BedRow; related?: boolean };

/**
 * "boxwoods against the brick and roses in front", "hostas on the left, ferns on the right": plants of one sentence with different parts of one bed.
 * They share the bed, and each knows its part.
 */
export function readPlantRows(
  { mentions, used }: Reading,
  lexemes: readonly Lexeme[],
  normal: string,
  inCircle: boolean,
): void {
  const plants = mentions.filter(({ kind, species }) => kind === "bed" && species.length > 0);
  for (const sentence of new Set(plants.map((one) => one.sentence))) {
    const named = lexemes.flatMap((lexeme) =>
      lexeme.type === "phrase" ? namedAt(plants, sentence, lexeme.entry.species ?? [], lexeme) : [],
    );
    if (new Set(named.map(({ id }) => id)).size < 2) {
      for (const one of named) plantAtEdge({ mentions, used }, one, normal, inCircle);
      continue;
    }
    for (const one of named) {
      const found = rowAfter(normal.slice(one.end));
      if (!found) continue;
      one.row = found.row;
      used.push({ start: one.end, end: one.end + found.length });
      relate(named, named.indexOf(one), normal, found.length);
    }
    const rows = new Set(named.flatMap(({ row }) => row ?? []));
    const [row] = rows;
    if (rows.size === 1 && row) oppose(named, row);
    const parts = new Set(named.flatMap((one) => one.row ?? []));
    // "roses on the left, ferns on the right": as well two sides of the yard.
    if (parts.size < 2 || [...parts].every((part) => part === "left" || part === "right")) continue;
    for (const { mention, id, row: own } of named) if (own) mention.rows = { ...mention.rows, [id]: own };
    for (const { mention } of named) {
      const isBack = mention.place === "around-patio" && Object.values(mention.rows ?? {}).includes("back");
      if (ROWS.has(mention.place) || isBack) delete mention.place;
      mention.changes = mention.changes.filter((change) => !AIMLESS.test(change));
    }
  }
}
const AIMLESS = /is a place that cannot be aimed at yet, so the layout chose one\.$/;

/** The plants of a sentence that a word names. */
function namedAt(
  plants: readonly Mention[],
  sentence: number,
  species: readonly SpeciesId[],
  { start, end }: { start: number; end: number },
): Named[] {
  const isOf = (id: SpeciesId) => species.some((plain) => id === plain || id.startsWith(`${plain}-`));
  return plants
    .filter((one) => one.sentence === sentence)
    .flatMap((mention) => mention.species.filter(isOf).map((id) => ({ mention, id, start, end })));
}

function rowAfter(rest: string): { row: BedRow; length: number } | null {
  for (const [words, row] of AFTER) {
    const found = words.exec(rest);
    if (found) return { row, length: found[0].length };
  }
  return null;
}

const AND = /^ (?:and|&|plus) (?:[a-z]+ ){0,2}$/;
const BESIDE = /^(?: with|,(?: with)?) (?:[a-z0-9]+ ){0,3}$/;
const OF_THEM = /\bof (?:them|those|these|it|that)$/;

/**
 * "Roses with boxwoods in front", "boxwoods and catmint in front of them": a row that is said of plants by others that were named before
 * them; those that "and" joins to a plant of such a row stand there as well.
 */
function relate(named: readonly Named[], at: number, normal: string, length: number): void {
  const one = named[at]!;
  const between = (index: number) => normal.slice(named[index - 1]!.end, named[index]!.start);
  const joined = [one];
  let first = at;
  while (first > 0 && AND.test(between(first)) && !named[first - 1]!.row) joined.push(named[--first]!);
  if (first === 0) return;
  const others = named[first - 1]!;
  const isOfThem = OF_THEM.test(normal.slice(one.end, one.end + length));
  const isBeside = BESIDE.test(between(first)) && (joined.length === 1 || / with /.test(between(first)));
  if (!isOfThem && !isBeside && !others.row) return;
  for (const other of joined) Object.assign(other, { row: one.row, related: true });
}

/** Plants are clearly higher than others by this factor. */
const HIGHER = 1.25;

/** "3 hydrangeas and hostas in front": where one row is said the others stand opposite, behind if they are the higher ones. */
function oppose(named: readonly Named[], row: BedRow): void {
  const other = OTHER[row];
  if (!other) return;
  const heightM = ({ id }: Named) => getSpecies(id).heightM;
  const said = named.filter((one) => one.row);
  for (const one of named.filter(({ row: own }) => !own)) {
    const isHigher = said.every((low) => heightM(one) >= HIGHER * heightM(low));
    if (row !== "front" || isHigher || said.some(({ related }) => related)) one.row = other;
  }
}
