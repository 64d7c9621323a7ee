import type { Place } from "#core/elements/element.ts";
import type { Entry } from "./entry.ts";
import { landmarkOf, landmarkOfMention, placeAlong } from "./landmarks.ts";
import { lightsBy } from "./lights-by.ts";
import { loseSpot } from "./lose-spot.ts";
import type { Mention } from "./mention.ts";
import { isWished } from "./read-place.ts";
import { COVER } from "./read-scope.ts";
import { quote, type Reader } from "./reader.ts";
import { placeBy } from "./round-a-fire.ts";
import type { Landmark } from "./words/place-words.ts";

/** "a pool with pavers around it": the pronoun is the thing named before the last one. */
export function readPronoun(reader: Reader, index: number): void {
  const earlier = landmarkBefore(reader, index);
  if (earlier) {
    placeByLandmark(reader, earlier, index);
    return;
  }
  const before = reader.named[0] ?? reader.named[1];
  // "Boxwood in front of the porch and hydrangeas behind them": in the same bed.
  const planted = plantsBefore(reader);
  if (planted) {
    const last = reader.lastMention()!;
    if (planted.place) last.place ??= planted.place;
    reader.relation = null;
    return;
  }
  const wished = onlyWished(reader, index, before);
  if (wished) {
    placeBeside(reader, wished, index);
    return;
  }
  const landmark = before && !isWished(reader, before) ? landmarkOf(before) : null;
  const beside = landmark ? placeBy(reader, reader.relation!.relation, landmark) : null;
  const last = reader.lastMention();
  const place = singleBefore(reader, index, last) ?? (before && lightsBy(reader, before)) ?? beside;
  // "a fence with climbing roses on it"
  if (!place && landmark === "fence" && reader.relation!.relation === "at" && last?.kind === "bed")
    last.place ??= "along-fence";
  if (last && isUnderPlants(reader, last)) return;
  // "plant a maple and ring it with hostas": the place is that of what comes.
  const comes = reader.entryAt(index + 1)?.link === "with" && reader.headComes(index + 1);
  // "crape myrtles along the drive, with a bed under them"
  const own = reader.reading.mentions.findLast((mention) => mention !== last && mention.kind === "tree");
  if (last?.kind === "bed" && landmark === "tree" && place && own?.place) last.place ??= own.place;
  if (place && comes) reader.place = place;
  else if (place && last) last.place ??= place;
  else if (last && before && !landmark && isBeside(reader, last))
    last.place = reader.reading.mentions.at(-2)!.place!;
  else if (last && before && !landmark && reader.relation!.relation === "around")
    loseSpot(reader, reader.lexemes[index]!.end);
  reader.relation = null;
}

/** "A fire pit. Put pea gravel around it", "we have an oak. Hostas around it": what the sentence before named, where its own names nothing that "it" could be. */
function landmarkBefore(reader: Reader, index: number): Landmark | null {
  const last = reader.lastMention();
  const { mentions } = reader.reading;
  const isFirst = last === null ? reader.named[1] === null : reader.named[0] === null;
  if (!isFirst || mentions.some((one) => one !== last && one.sentence === reader.sentence)) return null;
  const isOne = /^(?:it|that)$/.test(reader.textOf(reader.lexemes[index]!));
  const before = mentions.filter((one) => one.sentence === reader.sentence - 1);
  const thing = before.findLast((one) => isSeveral(reader, one) !== isOne);
  if (thing) return landmarkOfMention(thing) ?? "other";
  return before.length === 0 && reader.namedBefore ? landmarkOf(reader.namedBefore) : null;
}

function placeByLandmark(reader: Reader, landmark: Landmark, index: number): void {
  const last = reader.lastMention();
  const place = landmark === "other" ? null : placeBy(reader, reader.relation!.relation, landmark);
  if (place && last) last.place ??= place;
  else if (place) reader.place = place;
  else if (last && reader.relation!.relation === "around") loseSpot(reader, reader.lexemes[index]!.end);
  reader.relation = null;
}

const ROWS_OF: ReadonlySet<string> = new Set(["behind", "before"]);

/** The plants that others stand behind or before, where those are what was named last before them. */
function plantsBefore(reader: Reader): Mention | null {
  const last = reader.lastMention();
  const { mentions } = reader.reading;
  const before = last && mentions[mentions.indexOf(last) - 1];
  const areBoth = before?.kind === "bed" && last?.kind === "bed" && before.sentence === last.sentence;
  return areBoth && ROWS_OF.has(reader.relation!.relation) && before.plantsOnly && last.plantsOnly
    ? before
    : null;
}

/** What nothing is put around: "a fountain in the middle of the drive, begonias around it". */
const NOT_RINGED: ReadonlySet<Landmark> = new Set<Landmark>([
  ...(["house", "street", "boundary", "driveway", "fence"] as const),
]);

/** The one thing that was asked for before, where what was named last is no "it": dogwoods and sedges along it, a house that a walk goes with. */
function onlyWished(reader: Reader, index: number, before: Entry | null): Mention | null {
  const last = reader.lastMention();
  const { relation } = reader.relation!;
  if (!before || !last || reader.textOf(reader.lexemes[index]!) !== "it") return null;
  // "Behind it some palms": of what comes.
  if (reader.relation!.opens && reader.headComes(index)) return null;
  if (singleBefore(reader, index, last)) return null;
  const one = reader.reading.mentions.findLast((each) => each !== last && !isSeveral(reader, each));
  if (!one || one.end > last.start) return null;
  const landmark = landmarkOf(before);
  const isNoRing = relation === "around" && landmark !== null && NOT_RINGED.has(landmark);
  const isWished = reader.reading.mentions.some(
    ({ kind, use }) => (before.use !== undefined && use === before.use) || kind === before.noun?.kind,
  );
  if (isNoRing && !isWished && one.sentence === last.sentence) return one;
  if (reader.isBeforeMany && one.sentence === last.sentence) return one;
  const ways = reader.reading.mentions.filter((each) => each !== last && placeAlong(each));
  const along = ways.findLast(({ use }) => use === "walkway") ?? ways.at(-1);
  return (before.landmark === "house" && relation === "along" && along) || null;
}

/** Gives what was named last, and what was named in one breath with it, the place beside a thing; tells where there is none. */
function placeBeside(reader: Reader, thing: Mention, index: number): void {
  const last = reader.lastMention()!;
  const place = placeAlong(thing);
  const isListed = (one: Mention): boolean =>
    one === last ||
    (one.start > thing.end &&
      one.sentence === last.sentence &&
      AND.test(reader.normal.slice(one.end, last.start)));
  const listed = reader.reading.mentions.filter(isListed);
  if (place) for (const one of listed) one.place ??= place;
  else loseSpot(reader, reader.lexemes[index]!.end);
  reader.relation = null;
}
const AND = /^ (?:and|or|&) (?:[a-z]+ ){0,2}$/;

const isSeveral = (reader: Reader, one: Mention): boolean =>
  /[^s]s$/.test(reader.textOf(one)) || one.sizes.some(({ count = 1 }) => count > 1);

/** "a pool with a deck and a few palms, fence around it": "it" is none of several. */
function singleBefore(reader: Reader, index: number, last: Mention | null): Place | null {
  const others = reader.reading.mentions.filter((one) => one !== last && one.sentence === reader.sentence);
  if (
    reader.textOf(reader.lexemes[index]!) !== "it" ||
    !last ||
    others.length < 2 ||
    !isSeveral(reader, others.at(-1)!)
  )
    return null;
  const single = others.findLast(
    (one) => !isSeveral(reader, one) && (one.kind === "pool" || !one.place) && placeAlong(one),
  );
  return single && reader.relation?.relation === "around" ? placeAlong(single) : null;
}

/** "a bench under the maple and ferns around it": where the bench is. */
const isBeside = (reader: Reader, last: Mention): boolean =>
  last.place === undefined &&
  last.kind === "bed" &&
  reader.relation!.relation === "around" &&
  reader.reading.mentions.at(-1) === last &&
  reader.reading.mentions.at(-2)?.place !== undefined;

/** "hostas with brown mulch under them": the mulch is that of the plants' bed; under a hedge or a tree none can be aimed at. */
function isUnderPlants(reader: Reader, last: Mention): boolean {
  const { mentions } = reader.reading;
  const plants = mentions.findLast((mention) => mention !== last && mention.sentence === last.sentence);
  const isUnder = /^(?:under|beneath|underneath)\b/.test(reader.normal.slice(reader.relation!.start));
  const isCover = COVER.test(reader.textOf(last)) && last.species.length === 0;
  if (!isUnder || !isCover || !plants || !PLANTED.has(plants.kind)) return false;
  mentions.splice(mentions.indexOf(last), 1);
  if (plants.kind === "bed") plants.details = { bed: { ...plants.details.bed, ...last.details.bed } };
  else
    plants.changes.push(
      `${quote(reader.textOf(last))} is left out: circle the ground under it to have that.`,
    );
  reader.focus = plants;
  reader.relation = null;
  return true;
}

const PLANTED: ReadonlySet<string> = new Set(["bed", "tree", "hedge"]);
