import { replaceSaid } from "#core/plan/reading/may-match.ts";

/** A way of speaking, and the same in words that the grammar reads; both in the normal form of a text. */
type Rewording = readonly [said: RegExp, meant: string];

const GROUND =
  "driveway|drive|patio|terrace|walkway|walk|path|pathway|deck|decking|steps|fence|lawn|courtyard";
const LAID = "slabs|flags|flagstones|paving|paving slabs|paving stones|pavers|bricks|cobbles|stepping stones";

/** What is said of things that are there, and asks for something of them. */
const CONTEXT_WISHES: readonly Rewording[] = [
  // "Pave the gravel with slabs": the gravel goes.
  [
    /\bpave (?:over )?(?=(?:all |all of )?(?:the|this|that|our|my) (?:[a-z]+ ){0,3}(?:gravel|dirt|soil|mulch|rocks|sand|mud)\b[^.;!?]* with )/g,
    "replace ",
  ],
  // "Block pave it in brindle": what it is paved with.
  [/\bblock[- ]?pav(?:e|ing|ed) (it|this|that|the [a-z]+) (?:in|with)\b/g, "pave $1 in pavers in"],
  // "Drive is old mossy tarmac. Pave it in sandstone": it is that drive.
  [
    new RegExp(
      `(^|[.;!?] ?)((?:the|our|my|this|that) )?((?!(?:(?:the|our|my|this|that) )?(?:front|back|side|rear) deck)(?:[a-z]+ ){0,2}(?:${GROUND}))(?: is| are| looks?|'s|s) (?!to\\b|going\\b|gonna\\b|staying\\b|fine\\b|good\\b|great\\b|not\\b|new\\b)(?:(?!but )[a-z0-9'-]+,? ){0,7}[a-z0-9'-]+(?:[.;!,]| so| -) ?(?:so |and |please |just |can you |lets |i want to )*(?:replace|redo|rebuild|do|pave|relay|swap|surface|resurface) (?:it|them|that|this) (?:out )?(?:in|with|for) (?!(?:an? )?(?:[a-z]+ )?ones?\\b)`,
      "g",
    ),
    "$1replace the $3 with ",
  ],
  // A sofa of that form, wherever it stands.
  [/\bcorner (?=(?:sofa|couch|sectional|lounge|seating|unit|set)\b)/g, ""],
  // As far as it reaches.
  [
    /,? ?\b(?:wall to wall|fence to fence|house to fence|side to side|edge to edge|boundary to boundary)\b/g,
    "",
  ],
  // Slabs that are lifted go; where they are to go nobody says.
  [
    new RegExp(
      `\\b(?:shift|lift|move|take up) ((?:the|those|these|all the|my|our) (?:(?:old|loose|broken|cracked|spare|concrete|paving) )*(?:${LAID}))(?: (?:up|out|off|away))?(?=$|[,.;!?]| and\\b(?! (?:relay|re-lay|reset|level|put them|lay them|move)))`,
      "g",
    ),
    "remove $1",
  ],
  [
    /\b(same (?:[a-z]+ ){0,3}[a-z]+) as (?:by|at|on|near|in front of|round|outside) (?:the|our|my) (?:front |back |side )?[a-z]+/g,
    "$1",
  ],
  [
    /\bre-?(?:turf|grass|lawn)(?:ing|ed)? (?:the (?:whole )?(?:lot|thing|lawn|yard|garden|area)|it(?: all)?|this(?: area)?|everything|here)\b/g,
    "lay new turf",
  ],
  // A fire that is there, and its state.
  [
    /\blight (?:up )?the (fire ?pit|fire bowl|fireplace|fire)(?=$|[,.;!?]| and\b| with\b| for\b)/g,
    "the $1 lit",
  ],
];

/** A text in normal form with what is there said plainly. */
export const inContext = (text: string): string =>
  CONTEXT_WISHES.reduce((words, [said, meant]) => replaceSaid(words, said, meant), text);
