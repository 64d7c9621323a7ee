import { replaceSaid } from "#core/plan/reading/may-match.ts";

/** A way of speaking, and the same in words that the grammar reads; both in the normal form of a text. */
type Rewording = readonly [said: RegExp, meant: string | ((...found: string[]) => string)];

const OF =
  "(?:(?:black|brown|gray|grey|red|natural|tan) )?(?:metal|steel|aluminum|brick|stone|natural stone|flagstone|cobblestones?|cobble|belgian block|concrete|paver|pavers|timber|wood|river rock|field ?stone|plastic|rubber|granite|bricks|stones)";
const LOOK = "(?:(?:that|those|some|the|a|new|nice|scalloped|clean|tumbled|old|red|low|small|little) )*";
const EDGE = "(?:edging|edge|edges|border|borders|landscape edging|bed edging)";
/** Beds that are there: a single one may be that which the text asks for. */
const BEDS =
  "(?:(?:all|all of|each of|every one of) )?(?:the|my|our|these|those|all|all the|every|each|both) (?:(?:flower|planting|plant|front|back|mulch|garden|existing|side|house) ){0,2}beds?";
const BY =
  "(?:all )?(?:along|around|round|between|on|at|for|to|against|where|everywhere|wherever|separating|lining)";

/** Whatever else the text says of beds. */
const EDGES: readonly Rewording[] = [
  // "Edging everywhere the lawn meets a bed".
  [
    new RegExp(
      `\\b(${OF})? ?${EDGE} (?:every ?where|wherever|where|anywhere|any place) (?:that )?(?:the|my|our) (?:lawn|grass|turf|sod|yard) (?:meets|touches|hits|runs into|comes up to|borders) (?:an?|the|my|our|any|all the) (?:(?:flower|planting|garden|mulch) )?beds?\\b`,
      "g",
    ),
    "$1 edging along the lawn",
  ],
  [
    new RegExp(`\\bedge (?:em|them|them all|'em) (?:with|in|using) ${LOOK}(${OF})\\b`, "g"),
    "edge them with $1",
  ],
  // "Mulch in the beds and steel edging around them".
  [
    new RegExp(
      `(?:,? and |, |,? with )((?:${OF}) edging) (?:around|along|round) (?:them(?: all)?|all of them|it|each(?: one| of them)?|those|the outside)(?=$|[,.;!?]| and\\b)`,
      "g",
    ),
    " with $1",
  ],
];

const EDGED_BEDS: readonly Rewording[] = [
  [
    new RegExp(
      `\\b(${OF} ${EDGE}) between (?:${BEDS} and (?:(?:the|my|our) )?(?:lawn|grass|turf|yard)|(?:(?:the|my|our) )?(?:lawn|grass|turf|yard) and ${BEDS})\\b`,
      "g",
    ),
    "$1 along the lawn",
  ],
  [
    new RegExp(`\\b(${OF} ${EDGE}) ${BY} ${BEDS}(?=s\\b|$|[,.;!?]| (?:and|too|please|but)\\b)`, "g"),
    "$1 along the lawn",
  ],
  // "Edge all the beds in brick".
  [
    new RegExp(
      `\\b(?:edge|border|rim) ${BEDS} (?:with|in|using) ${LOOK}(${OF})(?: ${EDGE})?(?=$|[,.;!?]| and\\b| too\\b| please\\b)`,
      "g",
    ),
    "$1 edging along the lawn",
  ],
  // "Edge the beds", "a clean edge on the beds": where mulch lies on them that is drawn with it.
  [
    new RegExp(
      `\\b(?:re)?edge ${BEDS}(?=$|[,.;!?]| (?:and|too|please|but)\\b)|\\b(?:an? )?(?:(?:clean|crisp|fresh|new|sharp|nice) )+edges? (?:on|around|along|to|for) ${BEDS}`,
      "g",
    ),
    (_) => "lawn edging",
  ],
];

/** A bed that comes gets its edging with it. */
const NEW_BED =
  /\b(?:an?|new|another|one|two|three|\d) (?:(?!of\b|the\b)[a-z]+ ){0,3}beds?\b|(?<!\bedge (?:all )?(?:the |my |our |those |these )?(?:[a-z]+ )?)\bbeds? (?:of|with|along|by|in front of)\b/;

/** A text in normal form with the edging of beds that are there said as a thing. */
export const inEdgedBeds = (text: string): string =>
  (NEW_BED.test(text) ? EDGES : [...EDGES, ...EDGED_BEDS]).reduce(
    (words, [said, meant]) => replaceSaid(words, said, meant),
    text,
  );
