import type { ElementKind, Place } from "#core/elements/element.ts";
import { placeAlong } from "./landmarks.ts";
import type { Mention, Reading } from "./mention.ts";
import type { Reader } from "./reader.ts";
import { type Landmark, placeOf, type Relation } from "./words/place-words.ts";

/** What can lie or stand in a ring around a fire pit. Seats are its own. */
export const ROUND_A_FIRE: ReadonlySet<ElementKind> = new Set([
  ...(["pavers", "concrete", "gravel", "bed", "boulders"] as const),
]);

/** The place of what surrounds a thing: "a fire pit surrounded by gravel"; what surrounds a patio with a fire pit lies around the patio. */
export const placeRound = ({ mentions }: Reading, last: Mention): Place | null =>
  last.kind === "fire-pit" && mentions.length === 1 ? "around-fire" : placeAlong(last);

/** The place by a landmark, where what was just named can be laid there. */
export function placeBy(reader: Reader, relation: Relation, landmark: Landmark): Place | null {
  const place = placeOf(relation, landmark);
  const last = reader.relation?.opens ? null : reader.lastMention();
  return place === "around-fire" && last && !ROUND_A_FIRE.has(last.kind) ? null : place;
}

const OF_PIT =
  /^[ ,]*(?:and )?(?:(?:put|lay|have|with|add) )?(?:it |them )?(?:(?:about |like )?\d[\d.]* ?(?:ft|feet|foot|'|m) (?:wide |across )?)?(?:all )?around (?:it|that|the fire(?: pit)?)\b/;
const AROUND_IT = /\b(?:all )?around (?:it|that|(?:the|our|my) (?:[a-z]+ )?fire(?: ?pit| bowl| table)?)\b/g;

/**
 * "A fire pit, six chairs and pea gravel around the pit": ground that stands behind a pit and is said to be around it. A place around a fire
 * that nothing can be laid at is none, and seats are there of themselves.
 */
export function ringFires(reading: Reading, normal: string): void {
  const { mentions } = reading;
  const pit = mentions.find(({ kind }) => kind === "fire-pit");
  for (const mention of mentions) {
    if (mention.place === "around-fire" && !ROUND_A_FIRE.has(mention.kind)) delete mention.place;
    const isBehind = pit !== undefined && pit.end <= mention.start && mention.place === undefined;
    if (!isBehind || mention.kind === "boulders" || !ROUND_A_FIRE.has(mention.kind)) continue;
    if (OF_PIT.test(normal.slice(mention.end))) mention.place = "around-fire";
  }
  const isSeated = pit !== undefined && SEATS.test(normal);
  if (!isSeated && !(pit && mentions.some(({ place }) => place === "around-fire"))) return;
  for (const { index, 0: said } of normal.matchAll(AROUND_IT)) {
    const spot = { start: index, end: index + said.length };
    reading.used.push(spot);
    reading.remarks = reading.remarks.filter((one) => one.start !== spot.start || one.end !== spot.end);
  }
}
const SEATS = /\b(?:chairs?|seats?|seating|stools?|adirondacks?|bench(?:es)?|stumps?|loungers?)\b/;

/** "Adirondack chairs on the patio": seats become a thing when all was read. */
export const hasSeats = ({ reading, sentence }: Reader): boolean =>
  reading.loose.some(
    (word) =>
      word.type === "fits" && word.sentence === sentence && word.fits["fire-pit"]?.seating !== undefined,
  );
