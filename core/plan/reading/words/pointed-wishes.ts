import { replaceSaid } from "#core/plan/reading/may-match.ts";

/** A way of speaking, and the same in words that the grammar reads; both in the normal form of a text. */
type Rewording = readonly [said: RegExp, meant: string | ((...found: string[]) => string)];

const PARTICLES = "out|up|away|down|gone|off";
const COUNT = "two|three|four|five|six|2|3|4|5|6|both";
const LOOK =
  "brown|dead|half dead|dying|dried|dry|bare|ugly|overgrown|scraggly|leggy|weedy|wild|green|yellow|old|prickly|spiky";
/** Verbs that take plants out, with their particle before or behind what goes. */
const TAKES = "pull|yank|rip|tear|dig|take|cut|chop|get|clear|grub|haul";
const TAKES_ALONE = "pull|yank|remove|lose|ditch|get rid of|clear|scrap";
const BEGINS = "(^|[,.;!] ?|\\b(?:and|please|then|just|can you|could you|to|we|lets|let's) )";
/** Nothing was named before that "these" could mean. */
const FIRST = "^((?:(?:please|just|can you|could you|can we|i want to|we want to|lets|let's) )*)";
const ENDS = "(?=$| ?[,.;!?]| (?:and|please|then|but)\\b)";

/** What people say with a finger on the photo: "pull these three", "all the brown stuff out", "where it's dug out". */
const POINTED: readonly Rewording[] = [
  // A place that was dug is where the wish is circled, and nothing that goes.
  [
    /,? ?\b(?:(?:in|on|over|for) )?(?:where|the (?:area|spot|part|place|section|hole)(?: that| which)?) ?(?:it is|it's|its|is|it has been|it was|they|we|he)? ?(?:(?:all|already|just) )*(?:dug|torn|ripped) (?:it )?(?:out|up)(?: already)?\b/g,
    "",
  ],
  [/\b(?:in|on|over) (?:the|this|that) (?:dug|torn) (?:out|up) (?:area|spot|part|place|section|dirt)\b/g, ""],
  // What stands in a circle and is pulled without a name: its plants.
  [
    new RegExp(
      `${FIRST}(?:${TAKES}) (?:all )?(?:of )?(?:these|those)(?: (?:${COUNT}))?(?: (?:guys|ones|things))? (?:${PARTICLES})${ENDS}`,
      "g",
    ),
    "$1remove these plants",
  ],
  [
    new RegExp(
      `${FIRST}(?:(?:${TAKES}) (?:${PARTICLES})|${TAKES_ALONE}) (?:all )?(?:of )?(?:these|those)(?: (?:${COUNT}))?(?: (?:guys|ones|things))?${ENDS}`,
      "g",
    ),
    "$1remove these plants",
  ],
  // "All the brown stuff out": plants of that look.
  [
    new RegExp(
      `${BEGINS}(?:(?:get|take|pull|clear|rip|want|have) )?((?:all (?:of )?)?(?:the|this|that) (?:${LOOK})) (?:stuff|things|ones|growth) (?:(?:is |are |needs? to be |has to |have to |goes |go )?(?:${PARTICLES}))${ENDS}`,
      "g",
    ),
    "$1remove $2 plants",
  ],
  [
    new RegExp(
      `\\b(?:(?:${TAKES}) (?:${PARTICLES})|${TAKES_ALONE}) ((?:all (?:of )?)?(?:the|this|that) (?:${LOOK})) (?:stuff|growth)${ENDS}`,
      "g",
    ),
    "remove $1 plants",
  ],
  // "Pull these four, hostas": what is named behind comes.
  [
    /\b(remove (?:these|(?:all (?:of )?)?(?:the|this|that) [a-z]+(?: [a-z]+)?) plants),(?! ?(?:and|the|those|that|these|then|all|please)\b)/g,
    "$1.",
  ],
  // "Hedge out, limelights with a stone edge": no hedge comes.
  [
    /(^|[.;!] ?|, )((?:the |this |that |my |our |old |whole |big |ugly )*(?:hedges?|shrubs|bushes)) out, (?:and )?/g,
    "$1remove $2, and put ",
  ],
  // "She wants the AC out of sight": it stays, and something hides it.
  [
    /\b(?:(?:i|we|she|he|they|customer|client|homeowner|owner|wife|husband)s? )?(?:(?:really|just|do|does|would) )*(?:wants?|like|likes|needs?|keep|get|put|make)? ?((?:the|that|this|my|our|those|these|all) (?:[a-z]+ ){1,3})(?:out of|not in|from|away from) (?:sight|view)\b/g,
    "hide $1",
  ],
];

/** A text in normal form in which what is pointed at is named. */
export const inPointedWishes = (text: string): string =>
  POINTED.reduce((words, [said, meant]) => replaceSaid(words, said, meant), text);
