import type { Entry } from "./entry.ts";
import { landmarkOf } from "./landmarks.ts";
import { type PhraseLexeme, quote, type Reader, SURFACES } from "./reader.ts";
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

/** What is named is neither asked for nor a place: it is to be hidden, or it says what another thing is to be like. */
export function standsThere(reader: Reader, lexeme: PhraseLexeme): boolean {
  if (isHidden(reader, lexeme)) {
    screenIt(reader, lexeme);
    return true;
  }
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
    /\bsides? of (?:[a-z]+ )?$/.test(reader.normal.slice(0, reader.lexemes[index]!.start))) &&
  reader.entryAt(index + 1)?.use !== undefined &&
  ((noun !== undefined && SURFACES.has(noun.kind)) ||
    (undrawable?.instead !== undefined && SURFACES.has(undrawable.instead)));
