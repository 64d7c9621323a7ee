import type { Place } from "#core/elements/element.ts";
import type { Reading } from "./mention.ts";

const ROW =
  /\b(?:in|at|along|on|to|toward|towards|for|down) (?:the )?(back|rear|front|middle|center|centre)(?: (?:row|edge|of (?:it|them|the bed|the border)))?(?= *(?:$|[,.;:)]|and\b|with\b))|\b(behind|in between)(?= *(?:$|[,.;:)]|and\b))/g;
const PART: Record<string, string> = { rear: "back", behind: "back", center: "middle", centre: "middle" };

/** Places that words for a row of a bed were read as. */
const ROWS: ReadonlySet<Place | undefined> = new Set(["front", "back", "centre", "border"]);

/**
 * "hydrangeas in the back, hostas in front": two rows and more of one sentence are those of a bed, and no parts of the yard. In a bed the
 * tall plants stand behind the low ones anyway.
 */
export function joinRows({ mentions, used }: Reading, normal: string): void {
  const plants = mentions.filter(({ plantsOnly }) => plantsOnly);
  for (const sentence of new Set(plants.map((one) => one.sentence))) {
    const own = plants.filter((one) => one.sentence === sentence);
    const start = Math.min(...own.map((one) => one.start));
    const stop = normal.slice(own.at(-1)!.end).search(/[.;!?]/);
    const end = stop < 0 ? normal.length : own.at(-1)!.end + stop;
    const rows = [...normal.slice(start, end).matchAll(ROW)];
    const parts = rows.map(([, part, other]) => PART[(part ?? other)!] ?? part ?? other);
    if (new Set(parts).size < 2) continue;
    for (const one of own) if (ROWS.has(one.place)) delete one.place;
    for (const { 0: words, index } of rows)
      used.push({ start: start + index, end: start + index + words.length });
  }
}
