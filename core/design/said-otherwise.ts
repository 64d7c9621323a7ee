/**
 * Ways to say an amount, a side, a color or a reason, and the same in the order that the readers know; taken before all other readings of a
 * change, in the order of the rows.
 */
const NUMBER =
  "(?:\\d+(?:\\.\\d+)?|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|a couple(?: of)?)";
const UNIT = "(?:feet|foot|ft|inches|inch|meters?|metres?|yards?)";
const THING = "(?:it|them|(?:the|my|our|that|those|this) [a-z]+(?: [a-z]+)?)";
const COLOR =
  "(?:black|white|gr[ae]y|brown|tan|beige|red|blue|green|yellow|pink|purple|orange|cream|charcoal)";
const GROUND = "(?:drive|driveway|patio|walk|walkway|path|sidewalk|pad|parking area)";
const BUILT = "(?:fence|deck|pergola|arbor|shed|railing|gate)";
/** Material of ground. */
const PAVING =
  "(?:pavers|brick|bricks|flagstone|bluestone|travertine|concrete|stamped concrete|gravel|pea gravel|asphalt|cobbles?|cobblestones?|stone|slate)";
const WAY = "(?:out |over |all the way |back |up |down )*(?:to|toward|towards|along|across|into)";

const ROWS: readonly (readonly [said: RegExp, plain: string])[] = [
  // When it is done says nothing of what is done: "while you're at it".
  [
    /,? ?\b(?:while|when|as long as|since|if) (?:you(?:'re| are|r)?|we(?:'re| are)?|they(?:'re| are)?) (?:there|at it|out there|on it|doing that)\b,?/gi,
    "",
  ],
  [/\b(rather|more|less|fewer) then\b/gi, "$1 than"],
  // "Nine of them rather than six": how many there were.
  [
    new RegExp(`\\b(?:rather than|instead of|and not|not) (?:the |just |only )?${NUMBER}(?=$|[.,;!?])`, "gi"),
    "",
  ],
  // "Give the deck 8 more feet": by so much.
  [
    new RegExp(
      `\\b(?:give|add|add to) (${THING}) (?:another |an? extra |an? additional |about |maybe )*(${NUMBER}) (?:more |extra |additional |another )?(${UNIT})\\b(?! (?:wide|tall|high|long|deep|of|apart)\\b)(?: more| extra)?`,
      "gi",
    ),
    "make $1 $2 $3 bigger",
  ],
  [
    new RegExp(
      `\\b(?:bump|push|pull|bring|take|extend|stretch|run|move) (${THING}) out (?:by |another |about |an? extra |maybe )*(${NUMBER}) (?:more|extra|additional|further) (${UNIT})\\b`,
      "gi",
    ),
    "make $1 $2 $3 bigger",
  ],
  [
    new RegExp(
      `\\b(?:bump|push|pull|bring|take|extend|stretch|run) ([a-z]+(?: [a-z]+)?) out (?:by |another |about |an? extra |maybe )*(${NUMBER}) (?:more|extra|additional|further) (${UNIT})\\b`,
      "gi",
    ),
    "make the $1 $2 $3 bigger",
  ],
  [new RegExp(`\\b(${NUMBER}) (?:more|extra|additional) (${UNIT})\\b`, "gi"), "another $1 $2"],
  // "Stretch it toward the fence": it grows, and does not move.
  [new RegExp(`\\bstretch (${THING}) (?=${WAY}\\b)`, "gi"), "extend $1 "],
  // "Go brick on the walk", "do pavers for the drive".
  [
    new RegExp(
      `\\b(?:go|do|use) (?:with )?((?:[a-z]+ )?${PAVING}) (?:on|for) ((?:the|my|our) ${GROUND})\\b`,
      "gi",
    ),
    "replace $2 with $1",
  ],
  // "Fence stained dark".
  [
    new RegExp(
      `(^|[,.;!?] ?|\\band )((?:the |my |our )?)(${BUILT}) (?:stain|stained|paint|painted) (dark|${COLOR})(?=$|[,.;!?]| and\\b)`,
      "gi",
    ),
    "$1make the $3 $4",
  ],
  // "Age the maple ten years".
  [
    new RegExp(
      `\\bage (${THING})(?: by)?(?: (?:about |another )?(?:${NUMBER}|a few|several) ?(?:years?|yrs?))?(?=$|[.,;!?]| (?:and|so|please)\\b)`,
      "gi",
    ),
    "make $1 mature",
  ],
  [
    new RegExp(
      `\\bmake (${THING}) (?:look )?(?:about |another )?(?:${NUMBER}|a few|several) ?(?:years?|yrs?) older\\b`,
      "gi",
    ),
    "make $1 mature",
  ],
  // "The grass there is pointless, ivy or something": what comes for it.
  [
    /\b(?:the|that|this|our|my) (grass|lawn|turf|gravel|rock|mulch)(?: [a-z]+){0,4} (?:is|looks) (?:just |so )?(?:pointless|useless|hopeless|pathetic|a joke|a waste(?: of [a-z]+)?|not worth it),? (?:so |let's do |do |maybe |how about )*(?!(?:make|move|can|could|add|put|keep|please|take|remove|it|we|i|they|and)\b)([a-z]+(?: (?:(?:or|and) )?[a-z]+){0,3}?)(?: or something[^,.;]*)?(?=$|[.,;!])/gi,
    "replace the $1 with $2",
  ],
  // "It needs more green": plants.
  [
    /\b(?:it |this |that |the yard |we )?(?:just |really )*(?:needs?|could use|wants?) (?:(?:a bit|a little|a lot|some|way) )?(?:more )?(?:green|greenery|plant life)(?: in (?:it|there|here))?(?=$|[.,;!?])/gi,
    "add some shrubs",
  ],
  // "I want pink": what was named last.
  [
    new RegExp(
      `(^|[.;!?] |, )(?:so |and |but )?(?:i|we|she|he|they) (?:just |really |do )?(?:want|wants|wanted|asked for|prefer|prefers|need|needs) (?:them |it )?(?:in )?(${COLOR})(?: ones?)?(?=$|[.;!?,])`,
      "gi",
    ),
    "$1make them $2",
  ],
];

/** A change with those ways of speaking in plain words. */
export const saidOtherwise = (text: string): string =>
  ROWS.reduce((words, [said, plain]) => words.replace(said, plain), text);
