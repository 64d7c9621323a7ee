import { replaceSaid } from "#core/plan/reading/may-match.ts";

/** A way of speaking, and the same in words that the grammar reads; both in the normal form of a text. */
type Rewording = readonly [said: RegExp, meant: string | ((...found: string[]) => string)];

const COLORS = "white|black|gray|grey|brown|tan|red|green|blue|beige|charcoal|cream|bronze";
const MATERIALS =
  "wood|wooden|cedar|redwood|vinyl|composite|metal|steel|aluminum|iron|brick|stone|concrete|bluestone|flagstone|travertine|slate|stucco|teak";
const NUMBERS = "two|three|four|five|six|seven|eight|nine|ten|twelve|\\d{1,2}";
const WAYS = "path|pathway|walk|walkway|front walk|driveway|drive";
const FRUIT = "apple|pear|peach|plum|cherry|fig|lemon|lime|orange|apricot|nectarine|persimmon|pomegranate";
const BUILT =
  "privacy screen|screen|fence|pergola|arbor|trellis|gazebo|bench|wall|retaining wall|steps|deck|patio|walkway|path|edging|mow strip|mowing strip|border|planters?|chairs|raised beds?";
/** Words that stand for a thing named before, or ask for nothing. */
const NO_NAME = "(?:it|this|that|they|everything|all|which|who|what|one|rest|and|so|but)";

/** Details that people say behind their thing, or with a word that the grammar reads as another. */
const DETAIL_WISHES: readonly Rewording[] = [
  // "A path round to the side gate", "all the way round": where it leads, and no shape.
  [/\bround (?=(?:to|the|my|our|it|them|toward|towards)\b)/g, "around "],
  [/\ball the way round\b/g, "all the way around"],
  // "A creek with round stones": those of a river are round.
  [/\bround (?=(?:river )?(?:stones?|rocks?|pebbles?|cobbles?)\b)/g, ""],
  // "A privacy screen, wood, next to it", "mow strip, concrete": of what it is.
  [
    new RegExp(`\\b(${BUILT}), ((?:(?:${COLORS}) )?(?:${MATERIALS}))(?=$|[,.;])`, "g"),
    (_, thing, material) => `${material} ${thing}`,
  ],
  // "Vinyl white".
  [
    new RegExp(
      `\\b(vinyl|wood|metal|aluminum|steel|composite|brick|concrete) (${COLORS})(?=$|[,.;]| to match\\b| please\\b)`,
      "g",
    ),
    "$2 $1",
  ],
  // "Two big pots by the garage, black pots": one pair, and its color.
  [
    new RegExp(
      `\\b(${NUMBERS}|a pair of) ((?:big |large |small |tall |matching )*)([a-z]{3,}s)\\b([^.;!?]{0,80}?), (${COLORS}) (?:\\3|ones)(?=$|[.;!?,])`,
      "g",
    ),
    "$1 $2$5 $3$4",
  ],
  // "Tall evergreens, I think Italian cypress, about 8 of them": so many of those.
  [
    new RegExp(
      `\\b(?:(?:tall|skinny|columnar|narrow|big|small|nice|some|fast growing),? )*(?:evergreens?|trees|shrubs|bushes|grasses|perennials|plants|flowers),? (?:i think|i guess|maybe|probably|perhaps|something like|like|such as) (?:an? |some )?([a-z]+(?: [a-z]+){0,2}),? (?:about |maybe |like |say )?(${NUMBERS}) of (?:them|those|em)\\b`,
      "g",
    ),
    "$2 $1",
  ],
  // "We want privacy on the left. 8 cypress": they are what screens it.
  [
    new RegExp(
      `\\b(?:(?:we|i) )?(?:just |really )*(?:want|need|would like) (?:some |more )?privacy(?: from (?:(?:the|our|my) )?[a-z]+)? ((?:on|at|along|in) the [a-z]+(?: side)?)[.,;:]? ((?:${NUMBERS}) [a-z]+(?: [a-z]+){0,2})(?=$|[,.;])`,
      "g",
    ),
    "$2 $1",
  ],
  // "Half and half, left half turf and right half a patio": on which side each lies.
  [
    /\b(?:(?:so|basically|do it|make it|split it) )*half and half[,:]? (?=(?:the )?(?:left|right|front|back) half\b)/g,
    "",
  ],
  [
    /\b(?:the )?(left|right|front|back) half(?: of (?:it|the (?:front |back )?yard|the (?:lawn|backyard|area)))?(?: as| in| is| with| to be| should be)? ((?:an? |some )?(?!of\b|and\b|the\b|for\b|only\b)[a-z][a-z' -]{2,40}?)(?=$|[,.;]| and (?:the )?(?:left|right|front|back|other) half\b)/g,
    (_, side, what) => `${what} on the ${side} side`,
  ],
  // "Path edged in brick": along the one that is there.
  [
    new RegExp(
      `(^|[.;,] ?(?:and )?|\\band |\\bwith )(?:the |our |my )?(${WAYS}) (?:edged|lined|bordered|trimmed) (?:in|with) (brick|stone|steel|metal|cobblestones?|timber|paver)s?(?=$|[,.;]| and\\b)`,
      "g",
    ),
    "$1$3 edging along the $2",
  ],
  // "A wall out of those big blocks".
  [
    /\b((?:retaining |seat |sitting |garden )?(?:wall|steps|patio|path|walk|border|edging|fire pit|raised beds?))(?: made| built| done)? out of (?:those |these |the |some |that )?(?:big |large |old |nice )*(?=(?:natural |concrete |red |gray |tan )?(?:blocks?|stones?|bricks?|timbers?|railroad ties|boulders|flagstones?|pavers?|concrete|wood|cedar|steel)\b)/g,
    "$1 of ",
  ],
  [
    /\b(retaining wall|wall|steps) of ((?:big |large )?concrete blocks?)\b/g,
    (_, thing, of) => `${of!.replace(/^(?:big|large) |s$/g, "")} ${thing}`,
  ],
  // "Knock down the planter and seed grass there".
  [/\bknock(?:ing)? down (?=(?:the|that|those|my|our|this)\b)/g, "remove "],
  [/\bseed (?=(?:new )?grass\b)/g, "put in "],
  // "Trampoline goes away, swing set stays".
  [
    new RegExp(
      `(^|[.;!?] ?|, (?:and )?)((?!${NO_NAME}\\b)[a-z]+(?: (?!${NO_NAME}\\b)[a-z]+)?) goes away(?=$|[,.;!]| and\\b)`,
      "g",
    ),
    "$1remove the $2",
  ],
  [
    new RegExp(
      `(^|[.;!?] ?|, (?:and )?)((?!${NO_NAME}\\b|the\\b)[a-z]+(?: (?!${NO_NAME}\\b)[a-z]+)?) stays?(?: put| there| where it is)?(?=$|[,.;!])`,
      "g",
    ),
    "$1keep the $2",
  ],
  // "The neighbor's house is ugly, can you hide it".
  [
    /\b((?:the|my|our) (?:neighbou?r'?s?'? |next door )?(?:house|garage|shed|yard|street|road|deck))(?: next door)? (?:is|looks) (?:so |really |kinda |pretty )*(?:ugly|bad|terrible|awful|an eyesore)[,.;]? (?:so |and )?(?:(?:can|could) (?:you|we) |please |we (?:want|need) to |i (?:want|need) to )?(hide|block|screen) (?:it|that)\b/g,
    "$2 $1",
  ],
  [new RegExp(`\\b(?:make|turn) (?:our|the|my) house (?:${COLORS}|yellow)\\b`, "g"), "house paint"],
  // "A little fence, 2 ft is enough".
  [
    /(?<=\b(?:fence|hedge|wall)\b[^.;!?]{0,40}?),? (\d+(?:\.\d+)? ?(?:ft|feet|foot|'|inches|in)) (?:high |tall )?(?:is|would be|will be) (?:enough|fine|plenty|good|ok)\b/g,
    ", $1 high",
  ],
  [/\btable,? (?:that |which )?seats (four|six|eight|\d+)\b/g, "table for $1"],
  [/\b(?:shed|gable|gabled|hip|flat|pitched) roof(?:ed)? (?=(?:pavilion|pergola|gazebo|ramada)\b)/g, ""],
  // "With the path lit".
  [/\bwith the (path|walk|walkway|driveway) lit(?: up)?\b/g, "with path lights along the $1"],
  // "Put gravel down, like a tan decomposed granite": one ground, by its own name.
  [
    /\bgravel(?: down)?,? (?:like|something like|maybe|such as|probably) (?:an? |some )?(?=(?:[a-z]+ ){0,2}(?:decomposed granite|dg|pea gravel|river rock|lava rock|crushed granite|crushed stone)\b)/g,
    "",
  ],
  // "Patio round maybe 14 feet across".
  [
    /\b((?:[a-z]+ )?(?:patio|terrace|bed|pad|lawn|pool)),? (round|square|oval|rectangular|circular),? (?=(?:maybe |about |like |around )*\d)/g,
    "$2 $1 ",
  ],
  // "3 fruit trees, two apple one pear": as many as the kinds are.
  [
    new RegExp(
      `\\b(?:${NUMBERS}) fruit trees?\\b([^.;!?,]*?),? ((?:(?:,? (?:and )?)?(?:${NUMBERS}|one|an?) (?:${FRUIT})(?:s|es)?(?: trees?)?)+)(?=$|[.;,!])`,
      "g",
    ),
    (_, where, kinds) =>
      `${[...kinds!.matchAll(new RegExp(`\\b(${NUMBERS}|one|an?) (${FRUIT})`, "g"))].map(([, count, fruit]) => `${count} ${fruit} tree${/^(?:one|an?)$/.test(count!) ? "" : "s"}`).join(" and ")}${where}`,
  ],
  // "Gravel, with maybe six agaves": they stand in it.
  [
    /\b(decomposed granite|gravel|river rock|lava rock|pebbles|dg), with (?:maybe |about |like |say )*(?=(?:(?:one|two|three|four|five|six|seven|eight|\d+)(?: or (?:[a-z]+|\d+))? |an? |some |a few )?(?:[a-z]+ )?(?:agaves?|yuccas?|cact|grasses|succulents|lavender|shrubs|boxwoods?))/g,
    "$1 with ",
  ],
];

/** A text in normal form with such details said before their thing, or plainly. */
export const inDetailWishes = (text: string): string =>
  DETAIL_WISHES.reduce((words, [said, meant]) => replaceSaid(words, said, meant), text);
