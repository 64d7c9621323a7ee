import type { HardscapeUse } from "#core/elements/element.ts";
import { type PhraseLexeme, quote, type Reader, SURFACES } from "./reader.ts";

/** A thing that cannot be drawn: what is drawn for it, or that nothing is. */
export function readUndrawable(reader: Reader, lexeme: PhraseLexeme, index: number): void {
  const { suggestion, instead, as, isExact } = lexeme.entry.undrawable!;
  const said = quote(reader.textOf(lexeme));
  const last = reader.lastMention();
  const isMaterial =
    instead &&
    SURFACES.has(instead) &&
    last?.open &&
    reader.lastLink !== "and" &&
    // "a driveway, 20 by 30, in asphalt"
    (reader.lastLink !== "comma" || /\b(?:in|of) $/.test(reader.normal.slice(0, lexeme.start)));
  if (instead && last && isMaterial) {
    last.kind = instead;
    last.open = false;
    last.end = lexeme.end;
    last.changes.push(`${said} cannot be drawn as such yet. ${suggestion}`);
    reader.drop();
    return;
  }
  // "a shed pad": it says what the pad is for.
  const next = reader.entryAt(index + 1);
  if (!instead && (next?.use || next?.noun?.kind === "bed") && !next.undrawable) return;
  if (instead) {
    const use = (as?.[instead] as { use?: HardscapeUse } | undefined)?.use;
    const mention = reader.create(lexeme, instead, {
      ...(as ? { details: as } : {}),
      ...(use ? { use } : {}),
    });
    reader.dress(mention);
    reader.adjacent = mention;
    if (!isExact) mention.changes.push(`${said} cannot be drawn as such yet. ${suggestion}`);
    return;
  }
  for (const size of reader.sizes) reader.use(size);
  for (const word of reader.pending) reader.use(word);
  reader.adjacent = null;
  reader.spoke = true;
  reader.lost = !/\bfor (?:(?:an?|the|our|my|his|her) )?(?:\w+ )?$/.test(
    reader.normal.slice(0, lexeme.start),
  );
  // "turf, and a swing set in the corner": the corner is the swing set's.
  reader.focus = null;
  reader.place = null;
  reader.drop();
  reader.remark(lexeme, "told", `${said} cannot be drawn yet. ${suggestion}`).undrawn = true;
}
