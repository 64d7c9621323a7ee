import type { ElementKind, Place } from "#core/elements/element.ts";
import type { Mention } from "./mention.ts";
import type { Reader } from "./reader.ts";
import { firstOfPlaces } from "./unsaid-counts.ts";

/** "following the walk on both sides": no other place than the one before. */
export const isMoreOfSame = (reader: Reader, before: Place, spot: { start: number; end: number }): boolean =>
  /^(?:along|around)-/.test(before) && BOTH_SIDES.test(reader.textOf(spot));

const BOTH_SIDES = /\b(?:both|each|either|all) sides?$/;

/** What runs along a line or stands in groups can be at several places. */
const IN_SEVERAL_PLACES: ReadonlySet<ElementKind> = new Set([
  "fence",
  "hedge",
  "bed",
  "tree",
  "path-lights",
  "uplights",
  "boulders",
]);
const SAME_LIST =
  /^(?: (?:hand )?sides?| yard| property line| line| fence)*,? ?(?:and|&|plus|\+|then|,|as well as)(?: (?:also|then|along|on|across|down|at|to|in|up|by|the|my|our|of|both))*$/;

/** "along the back and left side": the second of two places that one thing is listed for. */
export const isAlsoAt = (
  reader: Reader,
  { kind, sizes, end }: Mention,
  before: number | null,
  { start }: { start: number },
): boolean =>
  before !== null &&
  before <= start &&
  IN_SEVERAL_PLACES.has(kind) &&
  before >= end &&
  !sizes.some(({ count }) => count !== undefined) &&
  SAME_LIST.test(reader.normal.slice(before, start).trimEnd()) &&
  // "along the house, on the left": where along it.
  !(reader.relation && reader.normal.slice(before, start).trim() === ",");

export const ONE_MORE =
  /\b(?:and|then) (?:also )?(?:one|another|another one|a second|a second one)(?: more)? $/;

/** The same thing at another place as well; a number is of the first. */
export function standToo(reader: Reader, mention: Mention, place: Place, index: number): void {
  const { kind, use, details, open, species, plantsOnly, sizes } = mention;
  const own = {
    ...(use ? { use } : {}),
    details,
    open,
    species: [...species],
    plantsOnly,
    place,
    sure: true as const,
  };
  const first = firstOfPlaces(mention, reader.normal);
  const counted = sizes.find(({ count }) => count !== undefined);
  const rest = sizes.filter(({ count }) => count === undefined);
  const too = reader.create(reader.lexemes[index]!, kind, own);
  too.sizes = rest;
  if (first === null || counted?.count === undefined) return;
  too.sizes = [...rest, { ...counted, count: counted.count - first }];
  mention.sizes = [...rest, { ...counted, count: first }];
}
