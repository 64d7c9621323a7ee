import { replaceSaid } from "#core/plan/reading/may-match.ts";

/** A way of asking for a new face of a fence or wall, and the same in words that the grammar reads; both in the normal form of a text. */
type Rewording = readonly [said: RegExp, meant: string | ((...found: string[]) => string)];

const SOME = "(?:(?!and |with |then )[a-z]+ ){0,3}?";
const POINTED = `(?:(?:the|this|that|these|those|my|our|all|whole|entire|existing|old|ugly|plain|bare) )*`;
/** What stands in a yard and is no house. */
const FENCE = "(?:fence|fencing|fence boards|fence panels|privacy fence|pickets)";
const WALL =
  "(?:retaining wall|garden wall|seat wall|sitting wall|block wall|cinder block wall|cmu wall|brick wall|concrete wall|stone wall|planter wall|perimeter wall|knee wall|stem wall|wall|walls)";
const COLOR =
  "(?:(?:dark|light|bright|warm|off|jet|deep|natural|solid) )*(?:white|cream|ivory|beige|tan|sand|gr[ae]y|charcoal|black|brown|walnut|espresso|chestnut|cedar|honey|redwood|red|mahogany|green|blue|navy|slate)(?: (?:gr[ae]y|tone|white))?";
/** What a veneer is of, by the words for it, as the grammar has them. */
const STONES: readonly (readonly [words: string, name: string])[] = [
  [
    "ledge ?stones?|ledger(?: stones?| panels?)?|stacked stones?|dry ?stack(?:ed)?(?: stones?)?|cultured stones?|natural stones?|stones?|rocks?",
    "ledgestone veneer",
  ],
  ["(?:natural |cut )?limestones?|ashlar|cut stones?|sandstones?", "limestone veneer"],
  ["field ?stones?|river ?rocks?|cobblestones?", "fieldstone veneer"],
  ["(?:thin |clay )?bricks?", "brick veneer"],
  ["(?:smooth )?stucco|plaster|render", "wall stucco"],
];
const STONE = STONES.map(([words]) => words).join("|");
/** What it is to look like: its look is not measured. */
const LIKE = "(?:like|to match|matching|same as) (?:the|my|our) [a-z]+";
const END = "(?=$|[,.;!?]| (?:and|with|then|but|please|so)\\b)";

const stoneName = (said: string): string =>
  STONES.find(([words]) => new RegExp(`^(?:${words})$`).test(said))?.[1] ?? "ledgestone veneer";
/** "Fence stain in brown": "a black fence" by itself would be one of metal. */
const coat = (on: string, name: string, color?: string): string =>
  `${new RegExp(`^${FENCE}$`).test(on) ? "fence" : "wall"} ${name}${color ? ` in ${color.trim()}` : ""}`;

const SURFACE_WISHES: readonly Rewording[] = [
  // "stain the fence dark brown", "paint this wall white".
  [
    new RegExp(
      `\\b(?:re)?(stain|paint|whitewash|limewash) ${POINTED}${SOME}(${FENCE}|${WALL})(?: (?:in |a |an )?(${COLOR})(?: (?:color|stain|paint))?)?${END}`,
      "g",
    ),
    (_, verb, on, color) =>
      coat(on!, verb === "stain" ? "stain" : "paint", verb!.includes("wash") ? "white" : color),
  ],
  // "fence stained dark walnut", "wall painted white".
  [
    new RegExp(
      `(?<!\\b(?:new|a|an|build|add|put up|install) (?:[a-z]+ ){0,3})\\b${POINTED}(${FENCE}|${WALL}) (stained|painted) (${COLOR})${END}`,
      "g",
    ),
    (_, on, verb, color) => coat(on!, verb === "stained" ? "stain" : "paint", color),
  ],
  // "ledgestone veneer on this wall", "brown stain on the fence".
  [
    new RegExp(`\\b(stain|paint) (?:on|for) ${POINTED}${SOME}(${FENCE}|${WALL})\\b`, "g"),
    (_, verb, on) => coat(on!, verb!),
  ],
  [
    new RegExp(
      `\\b(${STONE})(?: veneer| facing| cladding| face)? (?:on|over|onto|for the face of) ${POINTED}${SOME}${WALL}\\b`,
      "g",
    ),
    (_, stone) => stoneName(stone!),
  ],
  [
    new RegExp(
      `\\b(?:(?:board|wood|slat|timber|cedar) )?(?:cladding|siding|boards|slats) (?:on|over|onto) ${POINTED}${SOME}${FENCE}\\b`,
      "g",
    ),
    "fence cladding",
  ],
  // "swap the vinyl fence for horizontal cedar boards": a fence of those comes.
  [
    new RegExp(
      `\\b(?:swap|replace|change|switch|trade|redo) ${POINTED}${SOME}${FENCE} (?:out )?(?:for|with|to|in|into) ((?:[a-z]+ ){0,3}?)(?:boards|slats|planks)\\b`,
      "g",
    ),
    "$1fence instead of the fence",
  ],
  [new RegExp(`\\b(veneer|facing|cladding) (?:on|over|onto|for) ${POINTED}${SOME}${WALL}\\b`, "g"), "$1"],
  // "face this wall with ledgestone", "cover the block wall in stucco", "stucco the wall white".
  [
    new RegExp(
      `\\b(?:re)?(?:face|clad|cover|dress|skin|wrap|veneer) ${POINTED}${SOME}${WALL} (?:with|in) (?:an? |some )?((?:${COLOR} )?)(${STONE})(?: veneer| facing| cladding)?\\b`,
      "g",
    ),
    (_, color, stone) => `${color}${stoneName(stone!)}`,
  ],
  [
    new RegExp(
      `\\b(?:re)?stucco (?:the|this|that|these|those|my|our) ${POINTED}${SOME}${WALL}(?: (${COLOR}))?${END}`,
      "g",
    ),
    (_, color) => `${color ? `${color} ` : ""}wall stucco`,
  ],
  // "I don't like the gray block wall, make it tan natural limestone".
  [
    new RegExp(
      `\\b(?:i |we )?(?:don'?t like|do not like|hate|dislike|am tired of|are tired of|can'?t stand) ${POINTED}${SOME}${WALL}[,;]? (?:please )?(?:make|do|redo|change) it (?:in |into |to |with )?((?:${COLOR} )?)(${STONE})\\b`,
      "g",
    ),
    (_, color, stone) => `${color}${stoneName(stone!)}`,
  ],
  [
    new RegExp(
      `\\b(?:make|turn|change|redo|do) ${POINTED}${SOME}${WALL} (?:in |into |to |with )?((?:${COLOR} )?)(${STONE})(?: veneer)?(?: ${LIKE})?${END}`,
      "g",
    ),
    (_, color, stone) => `${color}${stoneName(stone!)}`,
  ],
];

/** A text in normal form, with what is to get a new face said by the words of `core/elements/surface-finish.ts`. */
export const inSurfaceWishes = (text: string): string =>
  SURFACE_WISHES.reduce((words, [said, meant]) => replaceSaid(words, said, meant), text);
