import type { ElementKind, Place } from "#core/elements/element.ts";
import { type Loose, type Mention, newMention, type Reading } from "./mention.ts";
import { takeColor } from "./plant-colors.ts";
import type { SpokenSize } from "./read-size.ts";
import { areTwoThings } from "./reader.ts";
import { sizeOf, sizeOfMention, takeSize, whyLeft } from "./whose-size.ts";

const distance = (mention: Mention, word: Loose): number =>
  mention.start > word.start ? 1000 + (mention.start - word.end) : word.start - mention.end;

/** Kinds that a describing word asks for when the text names no element that it fits ("herringbone in charcoal"). */
const ASKED_FOR: readonly ElementKind[] = ["pavers", "concrete", "deck", "bed", "edging"];

/** Woods that fences, boxes and pergolas are of as well: none of them asks for a deck. */
const OF_MANY_THINGS =
  /^(?:cedar|wood|wooden|timber|lumber|pine|treated|pressure treated|redwood|vinyl|pvc)$/;

const WHOLE_ASK: Partial<Record<ElementKind, readonly string[]>> = {
  pavers: ["pattern"],
  concrete: ["finish"],
  deck: ["material"],
  bed: ["style"],
  edging: ["material"],
};

/** "a patio (rocking chairs), a fire pit": the chairs stand on what was named before them. */
const isOnFloor = (mention: Mention, word: Loose, { mentions }: Reading, normal: string): boolean =>
  mention.kind === "fire-pit" &&
  /[,;:)]/.test(normal.slice(word.end, mention.start)) &&
  mentions.some(
    ({ start, sentence, kind, use }) =>
      sentence === word.sentence && start < word.start && (kind === "deck" || use === "patio"),
  );

function couldTake(mention: Mention, word: Loose, reading: Reading, normal: string): boolean {
  if (word.type === "size") return sizeOfMention(mention, word.size) !== null && isFree(mention, word.size);
  if (word.type === "place") return mention.place === undefined;
  if (areTwoThings(mention, word.fits)) return false;
  return word.fits[mention.kind] !== undefined && !isOnFloor(mention, word, reading, normal);
}

/** A number that stood apart says nothing that has been said of a thing already. */
function isFree({ kind, sizes }: Mention, said: SpokenSize): boolean {
  const wanted = Object.keys(sizeOf(kind, said)?.size ?? {});
  return sizes.every((size) =>
    Object.keys(sizeOf(kind, size)?.size ?? {}).every((key) => !wanted.includes(key)),
  );
}

/** Gives every word that stood apart to the nearest element that it fits: one before it first, then one after. */
export function bindLoose(reading: Reading, normal: string, clears: boolean): void {
  askAgain(reading);
  // "take out the bush by the garage": where it stands.
  const hasRemovals = clears || reading.removals.length > 0;
  // First what asks for an element by itself ("charcoal herringbone": the color is that of the pavers), places last: it may be what stands there.
  const words = reading.loose.toSorted((a, b) => turnOf(a) - turnOf(b));
  for (const word of words) {
    const fitting = reading.mentions.filter((mention) => couldTake(mention, word, reading, normal));
    // "a pond, 18 in deep, with boulders": a length behind a thing is of nothing that comes after.
    const isLength = word.type === "size" && word.size.count === undefined;
    const isLate = ({ start }: Mention) =>
      isLength &&
      start > word.start &&
      reading.mentions.some((one) => one.sentence === word.sentence && one.start < word.start);
    const near = fitting.filter((mention) => mention.sentence === word.sentence && !isLate(mention));
    const own = reading.mentions.filter((mention) => mention.sentence === word.sentence);
    // A size is of what its own sentence names.
    const isOwn = word.type === "size" && own.length > 0;
    const target = (near.length > 0 || isOwn ? near : fitting).reduce<Mention | null>(
      (best, mention) => (best === null || distance(mention, word) < distance(best, word) ? mention : best),
      null,
    );
    // An edging runs around what it edges.
    if (word.type === "place" && near.every(({ kind }) => kind === "edging") && near.length > 0) continue;
    if (target) reading.used.push(word);
    if (target && word.type === "size") takeSize(target, word.size);
    else if (target && word.type === "place") target.place = word.place;
    else if (target && word.type === "fits" && word.ofFlowers && takeColor(target, word)) continue;
    else if (target && word.type === "fits") {
      const { kind } = target;
      // What was said beside the element itself stands above a word that stood apart.
      target.details = { ...target.details, [kind]: { ...word.fits[kind], ...target.details[kind] } };
    } else if (word.type === "fits") askAlone(reading, word, own, normal);
    else if (word.type === "size" && own.length > 0) {
      const one = nearestOf(own, word);
      one.changes.push(`“${word.text}” is left out: ${whyLeft(one.kind, word.size)}`);
      reading.used.push(word);
    } else if (!(word.type === "place" && (hasRemovals || isOfLook(reading, word.place)))) {
      reading.remarks.push({
        start: word.start,
        end: word.end,
        status: "told",
        sentence: `I could not tell what “${word.text}” is the ${word.type} of.`,
      });
    } else reading.used.push(word);
  }
  reading.loose = [];
}

/** "Make the front look nice": a whole design is that of the photo, and begins at the house. */
const isOfLook = ({ mentions, styles, vague }: Reading, place: Place): boolean =>
  mentions.length === 0 && (styles.length > 0 || vague !== null) && WHOLE.has(place);
const WHOLE: ReadonlySet<Place> = new Set(["front", "back", "along-house", "border"]);

const turnOf = (word: Loose): number =>
  word.type === "place" ? 2 : word.type === "fits" && word.fits.pavers?.pattern && word.matters ? 0 : 1;

const nearestOf = (mentions: readonly Mention[], word: Loose): Mention =>
  mentions.toSorted((a, b) => distance(a, word) - distance(b, word))[0]!;

/** "remove the chain link fence and put black aluminum": what takes the place of a thing is of its kind. */
function askAgain(reading: Reading): void {
  for (const { kind, sentence, end } of reading.gone) {
    const word = reading.loose.find(
      (one) => one.type === "fits" && one.sentence === sentence && one.start > end && one.fits[kind],
    );
    if (!word || reading.mentions.some((mention) => mention.sentence === sentence)) continue;
    reading.mentions.push(newMention(kind, word, {}));
  }
}

/** "a pergola over the seating": the seats stand there. */
const OVER_THE =
  /\b(?:over|above|under|beneath|around|behind|beside|next to|by|near) (?:the|our|my|that|this|those|these) (?:existing |old |whole )?$/;

function askAlone(reading: Reading, word: Loose & { type: "fits" }, own: readonly Mention[], normal: string) {
  // A text that names its own things asks for no other by a word that only describes.
  const taken = reading.mentions.length > 0;
  // Chairs by themselves are furniture; with a fire pit in the text they stand round it.
  const isSeat = word.fits["fire-pit"]?.seating === true;
  const seats = word.fits["fire-pit"]?.seats;
  if (isSeat && own.length > 0 && OVER_THE.test(normal.slice(0, word.start))) {
    nearestOf(own, word).changes.push(`The place of “${word.text}” is not known: circle it.`);
    reading.used.push(word);
    return;
  }
  const kind = isSeat
    ? "furniture"
    : ASKED_FOR.find(
        (candidate) =>
          !(taken && candidate !== "edging") &&
          !(candidate === "deck" && OF_MANY_THINGS.test(word.text)) &&
          WHOLE_ASK[candidate]!.some((detail) => detail in (word.fits[candidate] ?? {})),
      );
  if (!kind && word.text === "edge") {
    reading.used.push(word);
    return;
  }
  if (!kind && /\bedg(?:e|ing)$/.test(word.text)) {
    reading.used.push(word);
    reading.mentions.push(newMention("edging", word, {}));
    return;
  }
  if (!kind && own.length > 0) {
    nearestOf(own, word).changes.push(`“${word.text}” is left out: it cannot be drawn that way yet.`);
    reading.used.push(word);
    return;
  }
  if (!kind) {
    reading.remarks.push({
      start: word.start,
      end: word.end,
      status: "told",
      sentence: `I could not tell what “${word.text}” should describe.`,
    });
    return;
  }
  reading.used.push(word);
  // "stone and some edging": without a use it is loose stone.
  if (/^(?:stones?|rocks?)$/.test(word.text)) {
    reading.mentions.push(newMention("gravel", word, { details: { gravel: { tone: "river" } } }));
    return;
  }
  const details = { [kind]: isSeat ? { set: "chairs" } : word.fits[kind] };
  reading.mentions.push(newMention(kind, word, { details, sizes: seats ? [{ count: seats }] : [] }));
}
