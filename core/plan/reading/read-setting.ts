import type { ElementKind } from "#core/elements/element.ts";
import type { Entry } from "./entry.ts";
import { coverOf } from "./join-stones.ts";
import { landmarkOf } from "./landmarks.ts";
import { loseSpot } from "./lose-spot.ts";
import type { Mention } from "./mention.ts";
import { fitsMention, type PhraseLexeme, type Reader, SURFACES } from "./reader.ts";
import { hasSeats } from "./round-a-fire.ts";
import { isGateAt } from "./sides-of.ts";
import { placeOf } from "./words/place-words.ts";

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
export function readSetting(reader: Reader, lexeme: PhraseLexeme, index: number): boolean {
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
