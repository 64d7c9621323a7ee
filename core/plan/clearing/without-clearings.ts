import { countBefore } from "#core/plan/reading/count-before.ts";
import type { Remark } from "#core/plan/reading/mention.ts";
import type { Lexeme } from "#core/plan/reading/read-lexemes.ts";
import { normalText } from "#core/plan/reading/tokenize.ts";
import { standingThing } from "#core/plan/removal-notes.ts";
import { findClearings } from "./find-clearings.ts";
import { LOOSE_THINGS, looseWish } from "./loose-things.ts";

/** What somebody is paid to haul away, and how many of it, where that was said. */
type Hauled = { name: string; many: number | null };

/**
 * The lexemes of a text without those that only ask for loose things to go, each such part a stop; what is told of these things, and the
 * names of those that somebody is paid to haul away.
 */
export function withoutClearings(
  normal: string,
  lexemes: readonly Lexeme[],
): { lexemes: readonly Lexeme[]; clearings: Remark[]; hauled: Hauled[] } {
  const { things, cuts } = findClearings(normal);
  if (things.length === 0) return { lexemes, clearings: [], hauled: [] };
  const kept: Lexeme[] = [];
  for (const lexeme of lexemes) {
    if (!cuts.some(({ start, end }) => start <= lexeme.start && lexeme.end <= end)) kept.push(lexeme);
    else if (kept.length > 0 && kept.at(-1)!.type !== "stop")
      kept.push({ type: "comma", start: lexeme.start, end: lexeme.start });
  }
  return {
    lexemes: kept,
    clearings: things.map(({ name, start, end }) => ({ start, end, ...standingThing(name) })),
    hauled: things.flatMap(({ name, start }) => {
      const wish = looseWish(name);
      const many =
        countBefore(`${normal.slice(0, start)}${name.split(" ")[0]} `) ?? countBefore(normal.slice(0, start));
      return wish && LOOSE_THINGS[wish.kind].hauled ? [{ name: wish.name, many }] : [];
    }),
  };
}

/**
 * A general text beside highlights in two: what it asks to take out of the photo, which is of the whole photo, as sentences of its own, and
 * the rest, which is shared among the highlights.
 */
export function apartFromClearings(text: string): { rest: string; clearings: string[] } {
  const normal = normalText(text);
  const { things, cuts } = findClearings(normal);
  if (things.length === 0) return { rest: text, clearings: [] };
  let rest = "";
  let at = 0;
  for (const { start, end } of [...cuts].sort((a, b) => a.start - b.start)) {
    rest += `${normal.slice(at, Math.max(at, start))}, `;
    at = Math.max(at, end);
  }
  return {
    rest: rest + normal.slice(at),
    clearings: things.map(({ start, end }) => `remove the ${normal.slice(start, end)}`),
  };
}
