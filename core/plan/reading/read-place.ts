import type { Place } from "#core/elements/element.ts";
import type { Entry } from "./entry.ts";
import { isHeading } from "./is-heading.ts";
import { landmarkOf } from "./landmarks.ts";
import { lightsBy } from "./lights-by.ts";
import { loseSpot } from "./lose-spot.ts";
import { isOfThing } from "./of-things.ts";
import { readPlanterSpot } from "./read-planter.ts";
import { readSetting } from "./read-setting.ts";
import { type PhraseLexeme, quote, type Reader } from "./reader.ts";
import { placeBy } from "./round-a-fire.ts";
import { isAlsoAt, isMoreOfSame, ONE_MORE, standToo } from "./several-places.ts";
import { beforePlants, sidesOf, tellStretch } from "./sides-of.ts";
import { placeOf } from "./words/place-words.ts";

/** "in the front, in the bed by the fence": a thing to stand by says more than a part of the picture. */
const PARTS: ReadonlySet<Place> = new Set(["front", "back", "centre"]);
const isCloser = (place: Place, before: Place): boolean =>
  PARTS.has(before) && /^(?:along|around)-/.test(place);

/** Gives a place to what was just named, or keeps it for what comes when it opens its clause. */
function setPlace(reader: Reader, place: Place, index: number): void {
  const last = reader.lastMention();
  const spot = spotOf(reader, index);
  // An edging lies where its words say by itself.
  if (isHeading(reader, place, spot) || (last?.kind === "edging" && !reader.relation?.opens)) {
    reader.use(spot);
    return;
  }
  if (isOfThing(reader, place, spot)) {
    reader.use(spot);
    return;
  }
  if (place === last?.place || !PARTS.has(place) || !last?.place) reader.use(spot);
  // "a swing through the middle": of a thing that cannot be drawn.
  if (last === null && reader.lost && !reader.relation?.opens) {
    reader.use(spot);
    return;
  }
  // "a fence, gate on the left", "with a gate in the middle"
  if (
    last?.kind === "fence" &&
    (/[,;] (?:and |with )?(?:a |one |the )?(?:\w+ )?gates?,? $/.test(reader.normal.slice(0, spot.start)) ||
      (place === "centre" && /\bgates?,? $/.test(reader.normal.slice(0, spot.start))))
  ) {
    last.changes.push(`${quote(reader.textOf(spot))}: the layout chooses where the gate is.`);
    reader.use(spot);
    return;
  }
  const said = reader.placeEnd;
  reader.placeEnd = spot.end;
  if (last?.place && last.sentence === reader.sentence && isMoreOfSame(reader, last.place, spot)) return;
  const isNext = last === null || (reader.relation?.opens === true && reader.headComes(index));
  if (isNext) {
    reader.place = place;
    reader.placeSaid = spot;
  } else if (!last.place || last.sentence !== reader.sentence || isCloser(place, last.place))
    last.place = place;
  else if (
    place !== last.place &&
    (ONE_MORE.test(reader.normal.slice(0, spot.start)) || isAlsoAt(reader, last, said, spot))
  ) {
    // "a birch on the left and one on the right", "a fence along the back and left side"
    standToo(reader, last, place, index);
    reader.use(spot);
  } else if (place !== last.place && !PARTS.has(place) && !/\bsides?$/.test(reader.textOf(spot)))
    last.changes.push(
      `${quote(reader.textOf(spot))} is left out: one place is drawn. Circle it to have it there.`,
    );
}

/** "path lights along the walk and the driveway": a second thing that they stand along, and nothing new. */
export function isSecondSpot(reader: Reader, { entry, start, end }: PhraseLexeme, index: number): boolean {
  const { atLandmark: spot } = reader;
  const last = reader.lastMention();
  const landmark = landmarkOf(entry);
  const next = reader.lexemes[index + 1];
  const endsHere = next?.type !== "phrase" || next.entry.link !== undefined;
  if (!spot || !last?.place || !landmark || !endsHere) return false;
  // "and front walk": it has no article, and is one that stands there.
  const isThere = /^(?:front|back|side|entry|garage|main) /.test(entry.phrase);
  const joint = new RegExp(`^ and (?:along )?(?:the|my|our${isThere ? "|" : ""}) ?(?:[a-z]+ )?$`);
  const between = reader.normal.slice(spot.end, start);
  // "a deck behind the house and the rest lawn": that comes.
  if (!joint.test(between) || / (?:rest|remaining|other) $/.test(between)) return false;
  const place = placeOf(spot.relation, landmark);
  const isCounted = last.sizes.some(({ count }) => count !== undefined);
  if (!place || place === last.place) return place !== null;
  if (isCounted)
    last.changes.push(
      `${quote(reader.textOf({ start, end }))} is left out: one place is drawn. Circle it to have it there.`,
    );
  else standToo(reader, last, place, index);
  return true;
}

/** The words that say a place, from its place word on. */
const spotOf = (reader: Reader, index: number): { start: number; end: number } => ({
  start: reader.relation?.start ?? reader.lexemes[index]!.start,
  end: reader.lexemes[index]!.end,
});

/** Parts of a house that are none of the yard. */
const OF_WALLS: ReadonlySet<Place> = new Set(["corner", "border"]);

/** Sides of the yard that a boundary can be on: "along the rear property line". */
const SIDES: ReadonlySet<Place> = new Set(["left", "right", "front", "back"]);

/** A place word by itself: "on the left", "left bed", "in the corner". */
export function readPlaceWord(reader: Reader, lexeme: PhraseLexeme, index: number): void {
  const next = reader.headAfter(index);
  if (reader.entryAt(index + 1)?.place) return;
  // "bench seating on 2 sides": so many of the thing's own.
  const before = reader.lexemes[index - 1];
  if (before?.type === "size" && before.size.count !== undefined && /sides$/.test(reader.textOf(lexeme))) {
    reader.use(lexeme);
    reader.relation = null;
    return;
  }
  // "along the back fence": the fence says where.
  const landmark = next && landmarkOf(next);
  const isOneSide = SIDES.has(lexeme.entry.place!);
  // "on the right fence line": the side says which.
  const isOnSide = isOneSide && landmark === "fence" && reader.relation?.relation === "at";
  if (
    reader.relation &&
    landmark &&
    !(isOneSide && (landmark === "boundary" || landmark === "wall")) &&
    !isOnSide
  ) {
    // "the front lawn": what the photo shows of it.
    if (lexeme.entry.place === "front" || landmark === "house") reader.use(lexeme);
    else tellStretch(reader, lexeme, landmark);
    return;
  }
  // "Front: sod and a redbud": a colon opens what is there.
  const next2 = reader.lexemes[index + 1];
  const of = reader.entryAt(index + 1)?.link === "of" && reader.textOf(next2!) !== ":";
  // "from the corner of the porch": a corner of the house is none of the yard.
  const isOfHouse =
    of &&
    (reader.headAfter(index + 1) ?? reader.headAfter(index + 2))?.landmark === "house" &&
    // "off the back of the house" touches it, "in the back of the house" is behind it.
    (OF_WALLS.has(lexeme.entry.place!) || reader.relation?.relation === "along");
  const place =
    sidesOf(reader, lexeme, index) ??
    beforePlants(reader, lexeme, of) ??
    (isOfHouse ? "along-house" : lexeme.entry.place!);
  if (reader.relation || !next) setPlace(reader, place, index);
  else {
    reader.place = place;
    reader.placeSaid = spotOf(reader, index);
    reader.use(reader.placeSaid);
  }
  // "in the middle of the lawn": the lawn is where it stands, not something new.
  reader.relation = of || isOnSide ? { relation: "at", start: lexeme.start, opens: false } : null;
  if (isOnSide) reader.article = "definite";
}

/**
 * A head after a place word. True = it was only the landmark ("along the fence"); false = it is asked for as well
 * ("around a fire pit").
 */
export function readLandmark(reader: Reader, lexeme: PhraseLexeme, index: number): boolean {
  const { entry } = lexeme;
  const { relation } = reader.relation!;
  if (readPlanterSpot(reader, lexeme, index)) return true;
  if (relation === "at" || relation === "from") return readSetting(reader, lexeme, index);
  const isGaps = relation === "between" && entry.noun?.kind === "stepping-stones";
  const isOfHouse = relation !== "above" && HOUSE_WALLS.has(entry.phrase);
  const named = isOfHouse ? "house" : landmarkOf(entry);
  const landmark = isGaps || isWished(reader, entry) ? null : named;
  const isNew =
    (reader.article === "indefinite" && !UNDER_A.test(reader.normal.slice(0, lexeme.start))) ||
    (reader.article === null && reader.pending.length > 0);
  const place = lightsBy(reader, entry) ?? (landmark ? placeBy(reader, relation, landmark) : null);
  if (place) {
    setPlace(reader, place, index);
    reader.atLandmark = { relation, end: lexeme.end };
  }
  const last = reader.lastMention();
  const isEach = /\b(?:each|every|both)(?: of (?:the|our|my))? $/.test(reader.normal.slice(0, lexeme.start));
  const isKnown = reader.article === "definite" || reader.article === "existing" || isEach;
  if (!place && last && !isNew && (isKnown || entry.landmark)) {
    loseSpot(reader, lexeme.end);
  }
  const consumed = entry.landmark !== undefined || (!isNew && (place !== null || isKnown));
  if (!consumed) return false;
  dropSizesOf(reader);
  askForLoose(reader, lexeme);
  // "between the walk and the house" has two landmarks.
  if (relation !== "between") reader.relation = null;
  reader.article = null;
  reader.pending = [];
  return true;
}

/** "dry shade under a maple": who asks for no new one means one that stands there. */
const UNDER_A = /\b(?:under|beneath|below) an? (?:(?!new\b)[a-z]+ ){0,2}$/;

/** "along the 6 ft fence": the size is that of what stands there. */
function dropSizesOf(reader: Reader): void {
  const { start } = reader.relation!;
  for (const size of reader.sizes) if (size.start > start) reader.use(size);
  reader.sizes = reader.sizes.filter((size) => size.start < start);
}

/** What stands before or along a wall that is named no closer stands at the house's. */
const HOUSE_WALLS: ReadonlySet<string> = new Set(["wall", "brick wall"]);

/** A wall that is to be built stands wherever the layout finds room for it: nothing can be placed by it. */
export const isWished = (reader: Reader, { noun }: Entry): boolean =>
  noun?.kind === "retaining-wall" && reader.reading.mentions.some(({ kind }) => kind === noun.kind);

/** "brick edging along the beds": words that fit nothing named so far ask for the landmark's own change. */
function askForLoose(reader: Reader, lexeme: PhraseLexeme): void {
  const { noun } = lexeme.entry;
  if (!noun || reader.lastMention()) return;
  const fitting = reader.reading.loose.some(
    (word) => word.type === "fits" && word.sentence === reader.sentence && word.fits[noun.kind],
  );
  if (fitting) reader.create(lexeme, noun.kind);
}
