import { areaMeaning } from "#core/plan/area-meaning.ts";

/** A patio or a deck that is there is to have another material: all of it, whatever its stones were seen as. */
export const swapsPatio = (said: string): boolean =>
  /\b(?:deck|patio)s?\b/i.test(said) && areaMeaning(said).oldGround === true;

/** "Swap the pavers for a light gray one": a patio by what it is made of; only what was seen as paving. */
export const swapsPaving = (said: string): boolean => OLD_PAVING.test(said);

/** "A fire table in the middle of the patio": on the one that is there. */
export const isOnPatio = (said: string): boolean => ON_PATIO.test(said);

const TAKES_ITS_PLACE =
  "(?:swap|replace|change|switch|redo|instead of|(?:lay|put|pour|set|install)\\b[^.;!?]{0,40} (?:over|on top of)|cover(?: up)?|(?:rip|tear|take|pull|lift|dig)(?: out| up)?)(?: out)?";
const THE_OLD =
  "(?:(?:all|of|the|these|those|this|that|our|my|old|existing|current|cracked|uneven|worn|ugly) ){1,3}(?:[a-z]+ )?";
const PAVING =
  "(?:pavers?|paving|pavestones?|paving stones|slabs?|bricks|flagstones?|concrete|cement)\\b(?! (?:walk|walkway|path|drive|driveway|steps?|stairs|sidewalk|wall|apron|edging|edge|border))";
const OLD_PAVING = new RegExp(`\\b${TAKES_ITS_PLACE} ${THE_OLD}${PAVING}`, "i");

const ON_PATIO =
  /\b(?:on|over|in the (?:middle|center|centre|corner) of|at the (?:[a-z]+ ){0,2}(?:end|side|edge|corner) of) (?:the|our|my|this) (?:[a-z]+ )?(?:patio|slab|terrace|pavers|paving|flagstones|bricks|concrete pad)\b/i;
