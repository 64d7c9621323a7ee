import type { SpeciesId } from "#core/plants/catalogue.ts";
import type { Reading } from "./mention.ts";
import type { Lexeme } from "./read-lexemes.ts";

type Named = { start: number; end: number; species: readonly SpeciesId[] };

const COVER = /^(?:[a-z]+ )*ground ?covers?$/;
/** What joins a plant to the group that it stands for: "ground cover of vinca", "pachysandra ground cover", "liriope as a ground cover". */
const BEFORE = /^ of (?:[a-z]+ ){0,2}$/;
const AFTER = /^(?: as (?:an? |the )?(?:[a-z]+ )?| )$/;

/** Whoever names the plant of a ground cover wants that one, and not those that are usual. */
export function nameGroundCover(reading: Reading, lexemes: readonly Lexeme[], normal: string): void {
  const named = lexemes.flatMap((lexeme): Named[] =>
    lexeme.type === "phrase" && lexeme.entry.species?.length
      ? [{ start: lexeme.start, end: lexeme.end, species: lexeme.entry.species }]
      : [],
  );
  for (const [k, group] of named.entries()) {
    if (!COVER.test(normal.slice(group.start, group.end))) continue;
    const [before, after] = [named[k - 1], named[k + 1]];
    // "Evergreen ground cover" tells what kind of cover it is.
    const kind = before && before.species.length > 1 && normal.slice(before.end, group.start) === " ";
    if (kind) {
      leaveOut(reading, before, group);
      continue;
    }
    const plant =
      (before && AFTER.test(normal.slice(before.end, group.start)) && before) ||
      (after && BEFORE.test(normal.slice(group.end, after.start)) && after);
    if (plant) leaveOut(reading, group, plant);
  }
}

function leaveOut(reading: Reading, group: Named, plant: Named): void {
  const isAt = ({ start, end }: { start: number; end: number }, { start: at }: Named) =>
    start <= at && at < end;
  const own = reading.mentions.find((one) => one.kind === "bed" && isAt(one, group));
  if (!own) return;
  const isOther = (id: SpeciesId) => group.species.includes(id) && !plant.species.includes(id);
  own.species = own.species.filter((id) => !isOther(id));
  if (own.grouped) own.grouped = own.grouped.filter((id) => !isOther(id));
  const other = reading.mentions.find((one) => one !== own && isAt(one, plant));
  if (own.species.length > 0 || !other) return;
  other.place = other.place ?? own.place;
  reading.mentions = reading.mentions.filter((one) => one !== own);
}
