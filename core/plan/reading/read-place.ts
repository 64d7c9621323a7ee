import type { ElementKind, Place } from "#core/elements/element.ts";
import { BY_NATURE } from "./aimed-places.ts";
import type { Entry } from "./entry.ts";
import { isHeading } from "./is-heading.ts";
import { coverOf } from "./join-stones.ts";
import { landmarkOf } from "./landmarks.ts";
import { lightsBy } from "./lights-by.ts";
import type { Mention } from "./mention.ts";
import { isOfThing } from "./of-things.ts";
import { readPlanterSpot } from "./read-planter.ts";
import { fitsMention, type PhraseLexeme, quote, type Reader, SURFACES } from "./reader.ts";
import { hasSeats, placeBy } from "./round-a-fire.ts";
import { isAlsoAt, isMoreOfSame, ONE_MORE, standToo } from "./several-places.ts";
import { beforePlants, isGateAt, sidesOf, tellStretch } from "./sides-of.ts";
import { placeOf } from "./words/place-words.ts";

/** "in the front, in the bed by the fence": a thing to stand by says more than a part of the picture. */
const PARTS: ReadonlySet<Place> = new Set(["front", "back", "centre"]);
const isCloser = (place: Place, before: Place): boolean =>
  PARTS.has(before) && /^(?:along|around)-/.test(place);

const UNDER = /^(?:under|beneath|underneath|below) /;
/** What stands under a pergola that is built for it. */
const SHADED: ReadonlySet<ElementKind> = new Set(["furniture", "fire-pit", "outdoor-kitchen"]);

/** "a pergola, dining table under it", "chairs around the fire pit": the layout sets these there of itself. */
function standsThereAnyway(reader: Reader, end: number): boolean {
  const last = reader.lastMention();
  const said = reader.textOf({ start: reader.relation!.start, end });
  if (last && BY_NATURE[last.kind]?.test(said)) return true;
  const comes = (kind: ElementKind) => reader.reading.mentions.some((one) => one.kind === kind);
  if (!last) return false;
  if (UNDER.test(said)) return SHADED.has(last.kind) && comes("pergola");
  const isOfFire =
    /^around (?:it|(?:the |that |our )?(?:stone |gas |new )?(?:fire ?pit|fire bowl|fire table))$/.test(said);
  return isOfFire && (last.kind === "furniture" || last.kind === "fire-pit") && comes("fire-pit");
}

/** Tells that a spot was heard and is not aimed at. */
export function loseSpot(reader: Reader, end: number): void {
  if (standsThereAnyway(reader, end)) {
    reader.use({ start: reader.relation!.start, end });
    return;
  }
  const said = quote(reader.textOf({ start: reader.relation!.start, end }));
  reader
    .lastMention()
    ?.changes.push(`${said} is a place that cannot be aimed at yet, so the layout chose one.`);
}

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

/** "a walk from driveway to front door": what a walk leads from or to is there already. */
const leadsThere = (reader: Reader): boolean =>
  reader.relation?.relation === "from" && isSettingOfWalk(reader);

/** "from deck to fence": both ends stand there; "a wall from brick" has none. */
function isEnd(reader: Reader, entry: Entry): boolean {
  const { relation, start } = reader.relation!;
  if (relation !== "from" || reader.article !== null || reader.pending.length > 0) return false;
  const isFrom = /^from /.test(reader.normal.slice(start));
  const isTo = /\bfrom (?:\w+ ){1,4}$/.test(reader.normal.slice(0, start));
  return (isFrom || isTo) && landmarkOf(entry) !== null;
}

/** What is named after a walk is where that leads from, to, or across. */
export function isSettingOfWalk(reader: Reader): boolean {
  const last = reader.lastMention();
  const relation = reader.relation?.relation;
  const isWalk =
    last !== null &&
    (last.use === "walkway" ||
      last.kind === "stepping-stones" ||
      (last.kind === "steps" && relation === "from"));
  return isWalk && (relation === "from" || relation === "at") && reader.article !== "indefinite";
}

/** A walk or a drive leads to what it is "at". */
const isWay = ({ use }: Mention): boolean => use === "walkway" || use === "driveway";

/** Ground and things that something can stand on or in; a lawn is most of any yard. */
const SPOTS: ReadonlySet<ElementKind> = new Set(["deck", "bed", "pergola", "raised-bed", "pool", "steps"]);
const isSpot = ({ noun, use }: Entry): boolean => use !== undefined || SPOTS.has(noun?.kind as ElementKind);

const LEADS = /^(?:lead|leading|leads|going|running|up|out) (?:up |out )?to\b/;

/** "for cars". */
const isForWhom = (reader: Reader): boolean => /^for\b/.test(reader.normal.slice(reader.relation!.start));

/** "for the house", "from the door": no place of its own. */
const isNoSpot = (reader: Reader, { phrase }: Entry): boolean =>
  phrase === "house" ||
  phrase === "home" ||
  /^(?:from|to|because|cause|due)\b/.test(reader.normal.slice(reader.relation!.start));

/** "at the front door": beside it. */
const isAt = (reader: Reader): boolean =>
  reader.relation!.relation === "at" &&
  /^at /.test(reader.normal.slice(reader.relation!.start)) &&
  // "20' at the garage": that wide it is there.
  !/[\d'"] $/.test(reader.normal.slice(0, reader.relation!.start));

const isIn = (reader: Reader): boolean =>
  /^in$/i.test(reader.textOf({ start: reader.relation!.start, end: reader.relation!.start + 2 }));

/** The bed or plants before this that have no cover yet: boulders may be named between. */
function plantsBefore(reader: Reader): Mention | undefined {
  const own = reader.reading.mentions.filter(({ sentence }) => sentence === reader.sentence);
  const last = own.findLast(({ kind }) => kind !== "boulders");
  return last?.kind === "bed" && last.details.bed?.mulch === undefined ? last : undefined;
}

/** "in", "on", "for", "to": the setting of what was named, seldom a place in the plan's sense. */
function readSetting(reader: Reader, lexeme: PhraseLexeme, index: number): boolean {
  const { entry } = lexeme;
  if (entry.landmark) {
    const last = reader.lastMention();
    // "large pavers leading to the entry": a way there.
    if (
      last &&
      SURFACES.has(last.kind) &&
      !last.use &&
      LEADS.test(reader.normal.slice(reader.relation!.start))
    )
      last.use = reader.replacedUse ?? "walkway";
    const place = isAt(reader) ? placeOf("along", entry.landmark) : null;
    if (place && last && !last.place && !isWay(last)) last.place = place;
    else if (
      last &&
      !last.place &&
      !isWay(last) &&
      !isSettingOfWalk(reader) &&
      !isNoSpot(reader, entry) &&
      !isForWhom(reader)
    )
      loseSpot(reader, lexeme.end);
    reader.clear();
    reader.pending = [];
    return true;
  }
  if (leadsThere(reader) || isEnd(reader, entry) || isGateAt(reader, entry)) {
    reader.clear();
    reader.pending = [];
    return true;
  }
  if (reader.article !== "definite" && reader.article !== "existing") return false;
  const last = reader.lastMention();
  // "for the driveway, pavers": with nothing named before it, the setting is what is wanted.
  if (!last && !reader.spoke && !hasSeats(reader) && reader.relation!.relation !== "from") return false;
  const isSame =
    reader.lexemes[index - 2] &&
    /\bsame(?: for| on)?(?: the)?$/.test(reader.normal.slice(0, lexeme.start).trim());
  if (isSame && last && entry.use && SURFACES.has(last.kind) && last.use !== entry.use) {
    // "gray pavers for the walk, same for the driveway"
    const { kind, details, open } = last;
    reader.create(lexeme, kind, { use: entry.use, details: { ...details }, open });
  } else if (
    last &&
    entry.use &&
    SURFACES.has(last.kind) &&
    !last.use &&
    reader.relation!.relation === "from"
  ) {
    // "pavers from the drive to the porch": a way between the two.
    last.use = reader.replacedUse ?? "walkway";
  } else if (last && entry.use && SURFACES.has(last.kind) && !last.use) {
    last.use = entry.use;
    last.end = lexeme.end;
  } else {
    // "path lights in the black mulch beds": what describes the setting is a wish when the setting is asked for.
    const asked = reader.reading.mentions.find(
      (mention) =>
        mention.kind === entry.noun?.kind || (entry.use !== undefined && mention.use === entry.use),
    );
    // "grasses in the gravel": the plants keep the ground that they are set in.
    if (!asked && entry.noun?.kind === "gravel" && isIn(reader)) {
      const bed = plantsBefore(reader);
      if (bed) reader.describe(bed, { bed: coverOf(entry.noun) });
    }
    if (
      !asked &&
      last &&
      !last.place &&
      last.kind !== "edging" &&
      !isWay(last) &&
      isSpot(entry) &&
      // Furniture stands on paving and decks where there are any.
      last.kind !== "furniture" &&
      !isNoSpot(reader, entry)
    )
      loseSpot(reader, lexeme.end);
    for (const word of reader.pending) {
      if (asked && fitsMention(asked, word.fits)) reader.describe(asked, word.fits);
    }
  }
  reader.clear();
  reader.pending = [];
  return true;
}
