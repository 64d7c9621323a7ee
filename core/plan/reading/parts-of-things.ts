import type { ElementKind } from "#core/elements/element.ts";
import type { Mention } from "./mention.ts";
import { saysWhere } from "./named-as-place.ts";
import type { PhraseLexeme, Reader } from "./reader.ts";

/** Things that take the name of a plant for their sort or color. */
const OF_A_SORT: ReadonlySet<ElementKind> = new Set([
  "gravel",
  "pavers",
  "concrete",
  "deck",
  "furniture",
  "retaining-wall",
]);

/** "Plum slate", "a box table": of which sort they are, and no plants. */
export function isSortOf(reader: Reader, lexeme: PhraseLexeme, index: number): boolean {
  const { noun, use } = reader.entryAt(index + 1) ?? {};
  const isRight = reader.lexemes[index + 1]?.start === lexeme.end + 1;
  const isMany =
    /[^s]s$/.test(reader.textOf(lexeme)) || reader.sizes.some(({ size }) => size.count !== undefined);
  if (!noun || use || !isRight || isMany || !OF_A_SORT.has(noun.kind)) return false;
  reader.use(lexeme);
  return true;
}

/** "In front of the deck ramp", "between the shed and the drainpipe": what cannot be drawn is a part of a place, or the second end of one. */
export const isPartOfPlace = ({ atLandmark, normal }: Reader, { start }: PhraseLexeme): boolean =>
  (atLandmark !== null && atLandmark.end + 1 === start) || saysWhere(normal.slice(0, start)) !== null;

/** What is listed behind "with" grows in the bed that was named: "with lettuces, beans and herbs". */
const GROWS =
  /\b(?:with|for|of|full of|growing) (?:(?!with|along|around|beside|in front|by|at|a|an|put|plant|add)[a-z-]+(?:, | and | )){0,8}$/;
/** Groups that stand between vegetables. */
export const KITCHEN: ReadonlySet<string> = new Set(["herb", "herbs", "fresh herbs", "kitchen herbs"]);

export const isListedIn = ({ normal }: Reader, bed: Mention, { start }: PhraseLexeme): boolean =>
  GROWS.test(normal.slice(bed.start, start));
