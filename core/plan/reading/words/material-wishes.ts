import { NUMBER_WORDS } from "./function-words.ts";

/** A way of naming materials and parts, and the same in words that the grammar reads; both in the normal form of a text. */
type Rewording = readonly [said: RegExp, meant: string | ((...found: string[]) => string)];

/** What an edge of beds and paving is of. */
const EDGES_OF =
  "fieldstones?|field stones?|flagstones?|limestone|sandstone|natural stone|stacked (?:field)?stone|stone|river rock|rocks?|cobbles?|cobblestones?|granite cobbles?|belgian block|granite|bricks?|steel|metal|aluminum|concrete|timber";
const POINTED = "(?:(?:out|the|that|this|those|these|my|our|old|existing|all) )*";

const NUMBER = `\\d+|${Object.keys(NUMBER_WORDS).join("|")}`;
/** Panels of fences are 8 ft long between two posts. */
const PANEL_FT = 8;
const panelsLong = (number: string): string =>
  `${(Object.hasOwn(NUMBER_WORDS, number) ? NUMBER_WORDS[number]! : Number(number)) * PANEL_FT} ft long`;
// A height in feet is no number of panels.
const FENCE = "(?!(?:ft|foot|feet|in|inch|inches|rail|board) )(?:[a-z]+ ){0,4}?fenc(?:e|ing)";

const WAY = "(?:driveway|drive|walkway|walk|path)";
const RIBBON = "(?:ribbon|border|edging|edge|band|course)s?";

/** What is said of boards behind the word for a screen. */
const OF_BOARDS = "slats?|boards?|vinyl|pvc|composite|panels?|pickets";

/** Greens with more than one flag, by the number. */
const FLAGS: Readonly<Record<string, string>> = {
  two: "double flag ",
  2: "double flag ",
  three: "triple flag ",
  3: "triple flag ",
};

/** What a fire pit is built of. */
const PIT_STONE =
  "(?:(?:white|cream|tan|gray|grey|brown|charcoal|natural) )?(?:limestone|stacked stone|natural stone|stone|block|brick|fieldstone)";

export const MATERIAL_WISHES: readonly Rewording[] = [
  // "make the fire pit square in white limestone", "square white stone fire pit"
  [
    new RegExp(`\\bfire pit (square )?(?:in|of|out of|from) (${PIT_STONE})\\b`, "g"),
    (_, square = "", stone) => `${stone} ${square}fire pit`,
  ],
  [new RegExp(`\\bsquare (${PIT_STONE}) fire pit\\b`, "g"), "$1 square fire pit"],
  // "a putting green with 2 flags", "putting green with a cup and a flag"
  [
    /\bputting green,? (?:with|and|plus) (an?|one|1|two|2|three|3) (?:little |red |small )?(?:cups?|holes?|flags?|pins?)(?:,? (?:and|with) (?:(?:an?|two|2|three|3) )?(?:cups?|holes?|flags?|pins?))?\b/g,
    (_, count) => `${FLAGS[count!] ?? ""}putting green`,
  ],
  // "artificial turf with a little putting green": an oval in it.
  [
    /\b((?:artificial|synthetic|fake|faux) (?:turf|grass|lawn)|astro ?turf|turf),? (?:with|and|plus) (?:an? |the )?(?:(?:little|small|mini|short) )?((?:double flag |triple flag )?putting green)\b/g,
    "$1 with inset $2",
  ],
  // "same stone as the fire pit": its color is not measured, and it is of stone.
  [
    /,? (?:in |of )?(?:the )?same (stone|block|brick|limestone) (?:as|like|that is on) (?:the|my|our|that|this) (?:(?:existing|old|front) )?(?:fire pit|house|porch|patio|steps|chimney|wall|columns?|pillars?)\b/g,
    " in $1",
  ],
  // "swap the red brick edge for fieldstone": what comes is an edge of that.
  [
    new RegExp(
      `\\b(?:swap|replace|change|switch|trade|redo) ${POINTED}(?:[a-z]+ ){0,3}?(?:edge|edges|edging|border) (?:for|with|to|in) ((?:(?:new|gray|grey|tan|white|natural) )*)(${EDGES_OF})(?: (?:edge|edging|border))?(?=$|[,.;!]| (?:and|all|around|along)\\b)`,
      "g",
    ),
    (_, colors, stone) => `${colors}${singular(stone!)} edging`,
  ],
  [
    new RegExp(
      `\\b(${EDGES_OF}) (?:edge|edging|border)? ?(?:instead of|in place of) (?:the |that |this |my |our )?(?:[a-z]+ ){0,3}?(?:edge|edging|border)\\b`,
      "g",
    ),
    (_, stone) => `${singular(stone!)} edging`,
  ],
  // "2 sections of vinyl fence", "three fence panels": so long a fence.
  [
    new RegExp(`\\b(${NUMBER}) (?:sections?|panels?|pieces) of (${FENCE})(?: panels?| sections?)?\\b`, "g"),
    (_, number, fence) => `${panelsLong(number!)} ${fence}`,
  ],
  [
    new RegExp(`\\b(${NUMBER}) (${FENCE}) (?:sections|panels)\\b`, "g"),
    (_, number, fence) => `${panelsLong(number!)} ${fence}`,
  ],
  // "privacy screen by the AC unit, horizontal cedar slats": of boards, so it is a fence.
  [
    new RegExp(
      `\\b(?:privacy )?screen\\b(?=[^.;!?]{1,50}?\\b(?:${OF_BOARDS})\\b)(?! door| porch| room| house)`,
      "g",
    ),
    "wood fence",
  ],
  // "a dark paver ribbon on both sides": the sides are those of what it borders.
  [
    new RegExp(
      `\\b(with (?:[a-z]+ ){0,4}?${RIBBON}),? (?:on|down|along|at) (?:both|each|either|all) (?:sides?|edges?)(?: of it)?\\b(?! of\\b)`,
      "g",
    ),
    "$1",
  ],
  [
    new RegExp(
      `\\b(${RIBBON}) (?:on|to|for|at|down|along) (?:both|each|either) sides? of (?:the|my|our) ((?:[a-z]+ )?${WAY})\\b`,
      "g",
    ),
    "$1 along the $2",
  ],
  // "a cobble border on the gravel drive": along the one that is there. "Pavers with a border for the walk" are the walk.
  [
    new RegExp(
      `(?<!\\b(?:pavers?|bricks?|flagstones?) with (?:[a-z]+ ){0,3})\\b(${RIBBON}) (?:on|to|for|at|around) (?:the|my|our) (?:(?:existing|gravel|concrete|asphalt|paver|brick|stone|old) )*(${WAY})\\b`,
      "g",
    ),
    "$1 along the $2",
  ],
  // "right along the patio edge": at it, and no side.
  [
    /(?<!\b(?:the|hand|far|on|to|and|or|front|back|upper|lower|your|my|our|its)[ -])\bright (?=(?:along|against|next to|up to|up against|beside|by|behind|in front|around|at the|on the|in the|off the|outside|below|under|over) )/g,
    "",
  ],
  // "travertine coping and deck": one floor, of that stone.
  [/\bcoping and (?:pool )?deck(?:ing)?\b/g, "pool deck"],
  // "cobble apron where the drive meets the street": ground of its own, where no drive comes with it.
  [
    /^((?:an? |new |add an? )?(?:[a-z]+ ){1,2})(?:driveway )?apron\b(?=,| at | where | along | by |$)(?: where (?:the|my|our) (?:drive|driveway) meets (?:the )?(street|road|curb))?/g,
    (_, stones, street) => `${stones}pad${street ? ` at the ${street}` : ""}`,
  ],
  // What the treads of timber steps are filled with is no ground of its own.
  [/ (?:with|and) (?:gravel|pea gravel|crushed stone|stone dust) treads\b/g, ""],
  // "a soldier course, charcoal"
  [
    /\b(soldier course|paver (?:ribbon|border|band)),? (?:in )?(charcoal|gray|grey|red|tan|black|dark|light)(?=$|[,.;!])/g,
    "$2 $1",
  ],
  // "cedar trellis with jasmine on the side wall": a flat one, and no pergola.
  [
    /\b(?:(?:wall|fan) )?trellis(?:es)?\b([^.;!?]{0,40}?) (?:on|against|along|up|to) (?:the |our |my |that )?(?:(?!house|garage)[a-z]+ ){0,2}?(?:(?:house|garage) (?=wall))?(?:wall|fence|house|garage|chimney|siding)\b/g,
    "wall trellis$1",
  ],
  // "grass is shot here, small landing instead": why, and no wish for grass.
  [
    /\b(?:the |this |that )?(?:grass|lawn) (?:is|s|looks) (?:shot|dead|toast|trashed|dying|worn out|just mud)(?: here| there| anyway)?, (?=[^.;!?]*\binstead\b)/g,
    "",
  ],
  // A landing is small by itself, and as large as the place that is circled for it.
  [/\b(?:small|little|tiny) ((?:[a-z]+ ){0,2})landing\b/g, "$1landing"],
];

const singular = (stone: string): string => stone.replace(/(cobble|rock|brick|stone)s$/, "$1");
