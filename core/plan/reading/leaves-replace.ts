import type { Entry } from "./entry.ts";
import { readHead } from "./read-heads.ts";
import { untake } from "./read-scope.ts";
import { isHead, type Reader } from "./reader.ts";

/** "replace the deck boards with merbau": what comes only describes. */
const isChangeOf = (reader: Reader, index: number): boolean =>
  Boolean(reader.entryAt(index + 1)?.fits) && !isHead(reader.entryAt(index + 1)!) && !reader.headComes(index);

/** "concrete ones": of what was named before. */
export const isOnes = (reader: Reader, index: number): boolean =>
  reader.lexemes[index] !== undefined && /^ones?$/.test(reader.textOf(reader.lexemes[index]!));

/** "change the driveway to pavers", "swap the deck for a patio": what follows is wanted. */
export function leavesReplace(reader: Reader, entry: Entry, index: number): boolean {
  if (entry.link === "with" && !isChangeOf(reader, index)) return false;
  const turns =
    entry.link === "with" ||
    (entry.relation === "from" && entry.phrase !== "where") ||
    entry.link === "into" ||
    entry.phrase === "for" ||
    entry.phrase === "by";
  if (!turns || reader.scope?.command !== "replace") return false;
  // "swap the pickets for a cedar fence": what goes need not be known.
  if (reader.scope.empty && !(entry.phrase === "for" && reader.headComes(index) && !isForUs(reader, index)))
    return false;
  const isChange =
    Boolean(reader.entryAt(index + 1)?.fits) && (!reader.headComes(index) || isOnes(reader, index + 2));
  const taken = isChange ? untake(reader) : null;
  reader.scope = null;
  reader.clear();
  if (taken) {
    // A new fence stands where the old one did.
    if (STAND_IN_PLACE.has(taken.name)) reader.reading.removals.push(taken.name);
    reader.article = "definite";
    readHead(reader, taken.lexeme, taken.index);
    if (reader.focus) reader.focus.sure = true;
  }
  return true;
}

/** What is replaced by another of its kind, and whose place that takes. */
const STAND_IN_PLACE: ReadonlySet<string> = new Set(["fence"]);

/** "replace for us the deck with pavers" */
const isForUs = (reader: Reader, index: number): boolean =>
  /^(?:me|us)$/.test(reader.textOf(reader.lexemes[index + 1]!));
