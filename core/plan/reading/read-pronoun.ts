import type { Place } from "#core/elements/element.ts";
import { landmarkOf, placeAlong } from "./landmarks.ts";
import { lightsBy } from "./lights-by.ts";
import type { Mention } from "./mention.ts";
import { isWished, loseSpot } from "./read-place.ts";
import { COVER } from "./read-scope.ts";
import { quote, type Reader } from "./reader.ts";
import { placeOf } from "./words/place-words.ts";

/** "a pool with pavers around it": the pronoun is the thing named before the last one. */
export function readPronoun(reader: Reader, index: number): void {
  const before = reader.named[0] ?? reader.named[1];
  const landmark = before && !isWished(reader, before) ? landmarkOf(before) : null;
  const beside = landmark ? placeOf(reader.relation!.relation, landmark) : null;
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

/** "a pool with a deck and a few palms, fence around it": "it" is none of several. */
function singleBefore(reader: Reader, index: number, last: Mention | null): Place | null {
  const others = reader.reading.mentions.filter((one) => one !== last && one.sentence === reader.sentence);
  const isSeveral = (one: Mention) =>
    /[^s]s$/.test(reader.textOf(one)) || one.sizes.some(({ count = 1 }) => count > 1);
  if (
    reader.textOf(reader.lexemes[index]!) !== "it" ||
    !last ||
    others.length < 2 ||
    !isSeveral(others.at(-1)!)
  )
    return null;
  const single = others.findLast(
    (one) => !isSeveral(one) && (one.kind === "pool" || !one.place) && placeAlong(one),
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
