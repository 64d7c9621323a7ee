import type { Remark } from "#core/plan/reading/mention.ts";
import { coveredPlants } from "#core/plan/removal-notes.ts";
import { placeAfter } from "./where-words.ts";

const WEEDS_GO =
  /\b(?:remove|get rid of|pull(?: out| up)?|kill|clear(?: out)?|take out|yank(?: out)?|rip out|no more|lose|ditch) (?:(?:all|the|these|those|that|of|my|our|tall|dead|ugly|big|old) )*(weeds)\b/g;

/** What is told of weeds that are to go from a place of the photo: weeds without a place are those of the whole lawn. `normal`: in normal form. */
export const weedsGone = (normal: string): Remark[] =>
  [...normal.matchAll(WEEDS_GO)].flatMap(({ 0: said, index }): Remark[] => {
    const end = index + said.length;
    const { side, by } = placeAfter(normal.slice(end));
    return side || by ? [{ start: end - "weeds".length, end, ...coveredPlants("weeds") }] : [];
  });
