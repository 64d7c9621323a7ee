import { getSpecies } from "#core/plants/catalogue.ts";
import type { Entry } from "./entry.ts";
import { landmarkOf } from "./landmarks.ts";
import { type PhraseLexeme, quote, type Reader, SURFACES } from "./reader.ts";
import type { Article } from "./words/function-words.ts";
import { placeOf } from "./words/place-words.ts";

/** "to hide the neighbour's shed", "screening the ac unit", "to soften the fence": what is behind stands there already. */
const isHidden = (reader: Reader, { start }: PhraseLexeme): boolean =>
  /\b(?:hid(?:e|es|ing)|soften(?:s|ing)?|disguis(?:e|es|ing)|screen(?:s|ing)?|block(?:s|ing)?)(?: off| out)?(?: the view of)? (?:the|our|my|his|her|their|that|those|this) (?:\w+(?:'s)? )?$/.test(
    reader.normal.slice(0, start),
  );

/** A screen stands before what it hides, where that can be aimed at. */
function screenIt(reader: Reader, lexeme: PhraseLexeme): void {
  const last = reader.lastMention();
  const landmark = landmarkOf(lexeme.entry);
  const place = landmark && landmark !== "other" ? placeOf("before", landmark) : null;
  if (last?.kind === "hedge" && landmark !== "house" && !last.details.hedge?.species)
    last.details = { hedge: { species: "arborvitae" } };
  if (last && place && !last.place) last.place = place;
  else if (last && !last.place && !place)
    last.changes.push(
      `Where ${quote(reader.textOf(lexeme))} stands is not known: circle the spot before it.`,
    );
}

const SAME_SIZE = /\bsame (?:height|width|length|size) as (?:\w+ )*$/;

/** "the same height as the fence", "to match the deck": what something is to be like stands there already. */
const isCompared = (reader: Reader, { start }: PhraseLexeme): boolean =>
  /\b(?:as|like|match|matches|matching) (?:the|my|our|that|this)(?: existing| old)? $/.test(
    reader.normal.slice(0, start),
  ) && reader.lastMention() !== null;

const IS_LIT = /^ (?:is |all )?(?:lit|lighted|illuminated|glowing|aglow)\b(?: up)?/;
const BURNS = /^ (?:is |all )?(?:going|burning|blazing|alight|lit)\b(?: up)?/;

/** "with the pool lit up", "the fire pit going": it stands there, and only its light is wished. */
function isLit(reader: Reader, lexeme: PhraseLexeme): boolean {
  const kind = lexeme.entry.noun?.kind;
  const state = kind === "pool" ? IS_LIT : kind === "fire-pit" ? BURNS : null;
  const lit = state?.exec(reader.normal.slice(lexeme.end))?.[0];
  const isWished = reader.reading.mentions.some((mention) => mention.kind === kind);
  if (!lit || isWished || !THERE.test(reader.normal.slice(0, lexeme.start))) return false;
  reader.remark(
    { start: lexeme.start, end: lexeme.end + lit.length },
    "told",
    `The light in it cannot be drawn yet: ${quote(reader.textOf(lexeme))} stays as it is.`,
  );
  return true;
}

const THERE = /\b(?:the|our|my|that|this) $/;

/** What is named is neither asked for nor a place: it is to be hidden, or it says what another thing is to be like. */
export function standsThere(reader: Reader, lexeme: PhraseLexeme): boolean {
  if (isHidden(reader, lexeme)) {
    screenIt(reader, lexeme);
    return true;
  }
  if (isLit(reader, lexeme)) return true;
  if (!isCompared(reader, lexeme)) return false;
  if (SAME_SIZE.test(reader.normal.slice(0, lexeme.start)))
    reader.remark(
      lexeme,
      "told",
      `What stands there is not measured: say the size in place of ${quote(reader.textOf(lexeme))}.`,
    );
  return true;
}

/** "along the concrete walk": a material before a way that is a place. */
export const isMadeOf = (reader: Reader, { noun, undrawable }: Entry, index: number): boolean =>
  reader.article !== "indefinite" &&
  (reader.article === "definite" ||
    reader.article === "existing" ||
    /\bsides? of (?:[a-z]+ )?$/.test(reader.normal.slice(0, reader.lexemes[index]!.start))) &&
  reader.entryAt(index + 1)?.use !== undefined &&
  ((noun !== undefined && SURFACES.has(noun.kind)) ||
    (undrawable?.instead !== undefined && SURFACES.has(undrawable.instead)));

/** "turf the dog run, 8 ft wide": ground that is there gets the cover that was named as a verb. */
export function coversThing(reader: Reader, lexeme: PhraseLexeme, article: Article | null): boolean {
  const last = reader.lastMention();
  const isVerb =
    article === "definite" &&
    last !== null &&
    /^ (?:the|our|my|this|that) (?:[a-z]+ )?$/.test(reader.normal.slice(last.end, lexeme.start));
  if (!isVerb) return false;
  last.changes.push(`Where ${quote(reader.textOf(lexeme))} is, the design does not know: circle it.`);
  return true;
}

/** "evergreens along the back to hide the neighbors": the plants are the screen. */
export function isScreenOf(reader: Reader, { entry }: PhraseLexeme): boolean {
  const last = reader.lastMention();
  if (!/^(?:to|for) /.test(entry.phrase) || !last?.plantsOnly) return false;
  if (last.grouped?.length && last.grouped.every((id) => getSpecies(id).evergreen)) {
    Object.assign(last, { kind: "hedge", plantsOnly: false, species: [], grouped: [], counts: {} });
    last.details = { hedge: { species: "arborvitae" } };
  }
  return true;
}

/** "A leyland cypress tree": the plant that was just named, and no second one. */
export function isWordOf({ adjacent, normal }: Reader, { entry, start, end }: PhraseLexeme): boolean {
  const isPlant = adjacent?.kind === "hedge" || (adjacent?.kind === "bed" && adjacent.plantsOnly);
  if (!isPlant || entry.phrase !== "tree" || normal.slice(adjacent.end, start) !== " ") return false;
  adjacent.end = end;
  return true;
}
