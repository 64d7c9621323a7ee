import type { PlanElement } from "#core/elements/element.ts";
import { replaceSaid } from "#core/plan/reading/may-match.ts";
import { getSpecies, type SpeciesId } from "#core/plants/catalogue.ts";
import type { DesignDocument } from "./design-document.ts";

/** A way of asking for a change that says more or less than it asks for, and the same in a plain sentence. */
type Row = readonly [said: RegExp, meant: string];

const COLORS =
  "(?:white|black|gr[ae]y|brown|tan|red|green|blue|beige|charcoal|cream|pink|purple|yellow|orange)";
const NUMBER = "(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|twelve)";

const ROWS: readonly Row[] = [
  // "She wants it bigger": who wants it says it as another would.
  [
    /(^|[.;!?] ?)(?:ok(?:ay)?,? )?(?:so )?(?:he|she|they|(?:the |my |our )?(?:client|customer|owner|homeowner|wife|husband|boss)) (?:wants?|would like|needs?|'d like) (it|them|that) (?=(?:a (?:bit|little) )?(?:bigger|smaller|wider|narrower|taller|shorter|higher|lower|darker|lighter|longer|deeper|in|to be|white|black|gr[ae]y|brown|tan|red)\b)/gi,
    "$1make $2 ",
  ],
  // "8 is not enough, do 12".
  [
    new RegExp(
      `^${NUMBER} (?:is|are|isn'?t|aren'?t) (?:not )?(?:nearly |quite )?(?:enough|too few|plenty|too many)[,.;] ?(?:so )?(?:do|make it|use|put|lets do|let's do|go with|i want|we want) (${NUMBER})[.!]?$`,
      "i",
    ),
    "make it $1",
  ],
  // "I changed my mind, put it how it was before".
  [
    /^(?:i |we |she |he )?changed (?:my|our|her|his) mind,? (?:so )?(?:please )?(?:put|make|have|change) it (?:back )?(?:to )?(?:how|the way|like|what) it was(?: before)?[.!]?$/gi,
    "undo",
  ],
  // "Make the pool smaller and around it grass, not stone".
  [
    / and (?:around|round) (?:it|them) (grass|lawn|gravel|pavers|mulch|flowers)\b(?:,? (?:and )?not [a-z]+)?/gi,
    ". put $1 around it",
  ],
  // "Get rid of the gravel just the stones in the grass".
  [
    /^((?:get rid of|lose|take out|remove|ditch) (?:the|that) [a-z]+(?: [a-z]+)?),? (?:and )?just (?:leave |keep |have )?the [^.;!?]+$/gi,
    "$1",
  ],
  // "More lights, ten total".
  [
    new RegExp(
      `\\b(?:a few |some |add )?more ([a-z]+(?: [a-z]+)?), (?:like |maybe |say )?(${NUMBER}) (?:total|in all|altogether|in total|of them in all)`,
      "gi",
    ),
    "$2 $1",
  ],
  [
    /\b(?:and )?(?:a couple|two|2|some) (?:up )?by the tree(?=$|[.,;!])(?<=\blights?\b[^.;!?]*)/gi,
    ". add 2 uplights at the tree. ",
  ],
  // "What if the roses were by the driveway": they are to stand there.
  [
    /^what if (the [a-z]+(?: [a-z]+)?) (?:were|was|went|stood|sat) ((?:by|along|on|at|in|near|next to|beside) (?:the|my|our) [a-z]+(?: [a-z]+)?)(?:,? and [^.;!?]*)?[.?!]?$/gi,
    "move $1 $2",
  ],
  // "Not so white, more brown like sand".
  [
    new RegExp(
      `\\b(?:not so|less) ${COLORS},? (?:but )?(?:a bit |a little )?more (${COLORS})(?: like [a-z]+)?`,
      "gi",
    ),
    "$1",
  ],
  // "By the big boulder or by the agave if there's no boulder".
  [/ or (?:by|near|along|at|next to) (?:the|my|our) [a-z]+ if there'?s? (?:is )?no [a-z]+/gi, ""],
  // "Bigger, like 16 by 20".
  [
    /\bmake (it|the [a-z]+) (?:bigger|larger|smaller|longer),? (?:like|maybe|about|say|to|more like) (\d+ ?(?:by|x) ?\d+)\b/gi,
    "make $1 $2",
  ],
  [
    /\b((?:table|chairs|bench|grill|loungers?|umbrella|furniture)(?: with [a-z0-9]+ [a-z]+)?) on it(?=$|[.,;!]| and\b)/gi,
    "$1",
  ],
  // "Drop a couple planters at each end": they come.
  [
    /(?:,? and |, )?\bdrop (?:in )?(a couple(?: of)?|two|some|a few|\d+|an?) ([a-z]+) (?=(?:at|by|on|near|in|along|next to) )/gi,
    ". add $1 $2 ",
  ],
  [/\b(?:throw|toss|pop|stick) in (some |a few |a couple (?:of )?|\d+ |an? )(?=[a-z])/gi, "add $1"],
  [
    /,? (?:but |and )?(?:keep|leave) (?:it|them) (?:in|at|on) the same (?:place|spot|line|route)(?=$|[.,;!])/gi,
    "",
  ],
];

const isOf = (element: PlanElement, kind: PlanElement["kind"]): boolean => element.kind === kind;
const blooms = (id: string): boolean => getSpecies(id as SpeciesId).bloom !== null;

/** "Add more flowers": where none of those that grow there blooms, others come. */
function moreFlowers(text: string, { elements }: DesignDocument): string {
  const plants = elements.flatMap(({ element }) => (element.kind === "bed" ? element.species : []));
  const isGreen = plants.length > 0 && !plants.some(blooms);
  return isGreen
    ? text.replace(
        /^((?:please |can you |i want |we want )*)(?:add |put in |plant |have )?(?:some )?more flowers\b/i,
        "$1add perennials",
      )
    : text;
}

const GO_COLOR =
  /^(?:[^.;!?]*\b(?:like|likes|love|want)(?: the)? (?:that )?(?:black|red|brown|dark)(?: mulch)?,? )?(?:so |lets |let's |please )*(?:go|go with|do) (brown|black|red|natural)(?=$|[,.;!])/i;

/** "Board didn't like black, go brown": of the only thing that has such colors. */
function goColor(text: string, { elements }: DesignDocument): string {
  const isOfMulch = elements.every(({ element }) => !("use" in element) && !isOf(element, "fence"));
  return isOfMulch && elements.some(({ element }) => isOf(element, "bed"))
    ? text.replace(GO_COLOR, "make the mulch $1")
    : text;
}

/** "No border, plain": the edging that was laid. */
const withoutBorder = (text: string, { elements }: DesignDocument): string =>
  elements.some(({ element }) => isOf(element, "edging"))
    ? text.replace(
        /^(?:no|lose the|skip the|without the) (?:border|edge|edging|trim)(?:,? (?:just )?plain)?(?=$|[.,;!])/i,
        "remove the edging",
      )
    : text;

/** "Get rid of the bar and stools": none was drawn beside the kitchen. */
const withoutBar = (text: string, { elements }: DesignDocument): string =>
  elements.some(({ element }) => isOf(element, "outdoor-kitchen"))
    ? text.replace(
        /\b(?:the )?bar(?: and (?:the )?(?:four |three |two |\d )?(?:bar )?stools?)?(?=$|[.,;!]| and\b)(?<=\b(?:rid of|remove|lose|take out|ditch) [^.;!?]*)/i,
        "the bar stools",
      )
    : text;

const ROCK_IN_COLOR = new RegExp(
  `^(?:the )?rocks? (?:should|needs? to|could|can|must|has to) be (?:lighter|darker)?,? ?(?:nearly |almost |more |a )?(${COLORS})(?=$|[.,;!]| and\\b)`,
  "i",
);

/** "Rock should be lighter, nearly white": the stones that lie there, where no boulder stands. */
function rocksLying(text: string, { elements }: DesignDocument): string {
  if (elements.some(({ element }) => isOf(element, "boulders"))) return text;
  if (elements.some(({ element }) => isOf(element, "gravel")))
    return text.replace(ROCK_IN_COLOR, "make the gravel $1");
  const isCover = elements.some(({ element }) => element.kind === "bed" && element.mulch === "gravel");
  return isCover ? text.replace(ROCK_IN_COLOR, "replace the mulch with $1 gravel") : text;
}

/** "And stone around it": the edge of the bed that was spoken of. */
const stoneAround = (text: string, { elements }: DesignDocument): string =>
  elements.some(({ element }) => isOf(element, "bed"))
    ? text.replace(
        /(?:,? and )(?:some )?(stone|brick|cobblestone) (?:all )?(?:around|round) (?:it|them|that)(?=$|[.,;!])/i,
        " and edge it with $1",
      )
    : text;

/** A change in plain words, by what the design has. */
export function meantPlainly(said: string, document?: DesignDocument): string {
  const plain = ROWS.reduce((words, [from, to]) => replaceSaid(words, from, to), said);
  if (!document) return plain;
  return [moreFlowers, goColor, withoutBorder, withoutBar, rocksLying, stoneAround].reduce(
    (words, each) => each(words, document),
    plain,
  );
}
