import type { Place } from "#core/elements/element.ts";
import type { Entry } from "./entry.ts";
import { placeAlong } from "./landmarks.ts";
import { type PhraseLexeme, quote, type Reader } from "./reader.ts";
import type { Landmark } from "./words/place-words.ts";

/** "a driveway with lights on both sides": the sides are those of the thing named before. */
export function sidesOf(reader: Reader, { entry }: PhraseLexeme, index: number): Place | null {
  const isAllSides = /^(?:both|each|either) sides?$/.test(entry.phrase);
  // "A path on the side", "by the sunny side": one of the yard, and no side of the thing before.
  const isOfYard =
    !isAllSides && (isWayNow(reader) || OF_YARD.test(reader.normal.slice(0, reader.lexemes[index]!.start)));
  if (
    entry.place !== "border" ||
    isOfYard ||
    !(isAllSides || (reader.relation && /sides?$/.test(entry.phrase)))
  )
    return null;
  // "A walk from the driveway to the porch with boxwood on each side": where it begins is named in it, and has no sides.
  const way = reader.reading.mentions.findLast(
    (mention) => mention.sentence === reader.sentence && mention.use && placeAlong(mention),
  );
  if (isAllSides && way && way !== reader.lastMention()) return placeAlong(way);
  const before = reader.reading.mentions.findLast(
    (mention) => (reader.relation?.opens || mention !== reader.lastMention()) && placeAlong(mention),
  );
  const last = reader.lastMention();
  // "replace the walk with flagstone and add lights on both sides"
  if (!before && last && reader.replacedUse) return placeAlong({ ...last, use: reader.replacedUse });
  return before ? placeAlong(before) : null;
}

function isWayNow(reader: Reader): boolean {
  const use = reader.lastMention()?.use;
  return use === "walkway" || use === "driveway";
}
const OF_YARD = /\b(?:sunny|shady|open|quiet|neighbou?rs?'?s?) $/;

/** "hydrangeas under the window with boxwood in front": before those plants, and not at the front of the yard. */
export function beforePlants(reader: Reader, { entry }: PhraseLexeme, of: boolean): Place | null {
  if (entry.phrase !== "in front" || of) return null;
  const [before, last] = reader.reading.mentions.slice(-2);
  const isBefore = before && last && last === reader.lastMention() && before.sentence === last.sentence;
  const isPlanted = last?.kind === "bed" || last?.kind === "hedge";
  return isBefore && isPlanted && before.kind === "bed" ? (before.place ?? null) : null;
}

/** "Along the left fence": which stretch of it is meant stands in no plan. */
export function tellStretch(reader: Reader, lexeme: PhraseLexeme, landmark: Landmark | null): void {
  const { place } = lexeme.entry;
  if (landmark !== "fence" || (place !== "left" && place !== "right")) return;
  const said = quote(reader.textOf(lexeme));
  reader.remark(
    lexeme,
    "told",
    `${said}: The layout chooses along which stretch of the fence: circle the one that is meant.`,
  );
}

/** "6 ft cedar, gate at driveway": where it is, and no drive that comes. */
export const isGateAt = ({ article, relation, normal }: Reader, { use, noun }: Entry): boolean =>
  (use !== undefined || noun !== undefined) &&
  article === null &&
  /^at /.test(normal.slice(relation!.start)) &&
  /\bgates? $/.test(normal.slice(0, relation!.start));
