import { replaceSaid } from "#core/plan/reading/may-match.ts";

/** A way of speaking, and the same in words that the grammar reads; both in the normal form of a text. */
type Rewording = readonly [said: RegExp, meant: string | ((...found: string[]) => string)];

const TAKES =
  "(?:remove|removing|get rid of|getting rid of|take out|taking out|rip out|ripping out|rip up|tear out|tearing out|tear up|pull out|pulling out|pull up|pull|dig out|dig up|cut down|clear out|clear|ditch|lose|yank(?: out)?|rip|tear|take|dig|strip|demo|scrap|haul away|haul off)";
const OUT = "(?: (?:out|up|away|off|down))?";
/** What is left of it; after "all" and "every" a bare "but" says so too. */
const LEAVES =
  "(?:except(?:ing)?(?: for)?|with the exception of|other than|besides|apart from|aside from|save for)";
const NEXT =
  "(?=$|[.,;!?]|,? (?:and|then) (?:put|plant|add|lay|do|make|redo|replace|build|install|fill|cover|use|have|start|mulch|sod|seed|then)\\b)";
const PLACED =
  "(?: (?:all )?(?:along|against|by|at|next to|beside|in front of|near|down|around|under) (?:the|my|our) (?:[a-z]+ ){0,2}[a-z]+)?";

const EXCEPTIONS: readonly Rewording[] = [
  // "Rip out everything in the bed except the maple": that stays.
  [
    new RegExp(
      `\\b(${TAKES} (?:all|every|everything|the|my|our|those|these)\\b[^.;!?]{0,60}?${OUT}),? ${LEAVES} ((?:maybe |just |only |keep |leave )*)((?:the|my|our|that|those|these|one|two|three|\\d+|a)\\b[^.,;!?]{2,50}?)${NEXT}`,
      "g",
    ),
    "$1. keep $3",
  ],
  [
    new RegExp(
      `\\b(${TAKES} (?:all|every|everything)\\b[^.,;!?]{0,50}?${OUT}),? but (?:for |not )?((?:the|my|our|that|those|these|one|two|three|\\d+)\\b[^.,;!?]{2,50}?)${NEXT}`,
      "g",
    ),
    "$1. keep $2",
  ],
  // "Turf wall to wall except a 4 ft strip along the wall for agaves": that comes beside it.
  [
    new RegExp(
      `,? ${LEAVES} (an? )((?:[\\d.]+ ?(?:ft|foot|feet|inch|') (?:wide |deep )?)?)(?:little |small |narrow |planting )*(?:strip|bed|border|band|section|area|patch)(${PLACED}) (?:for|with|of) (?:planting |some |a few |growing )*(?!veg)(?=[a-z])`,
      "g",
    ),
    ", and $1$2bed$3 with ",
  ],
  // "Turf, but leave a strip along the fence for plants, like 3 ft".
  [
    new RegExp(
      `,? but (?:leave|save|keep|give me|do) (an? )((?:[\\d.]+ ?(?:ft|foot|feet|inch|') (?:wide |deep )?)?)(?:little |small |narrow |planting )*(?:strip|bed|border|band|section|area|patch|spot)(${PLACED}) (?:for|with|of) (?:planting |some |a few |growing )*([a-z]+)(?:,? (?:like|maybe|about|say|around) ([\\d.]+ ?(?:ft|foot|feet|'))(?: wide| deep)?)?`,
      "g",
    ),
    (_, a, size, place, plants, width) =>
      `, and ${a}${size || (width ? `${width} ` : "")}bed${place} with ${plants}`,
  ],
];

/** A text in normal form with what is left out of something said by itself. */
export const withExceptions = (text: string): string =>
  EXCEPTIONS.reduce((words, [said, meant]) => replaceSaid(words, said, meant), text);
