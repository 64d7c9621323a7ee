/** Parts of a request that ask for nothing to be drawn: talk, reasons, what there is today; `sentence` = what is told of it. */
export type Aside = { said: RegExp; sentence?: string };

/** Where a part of a sentence ends. */
const REST = "(?:(?!\\b(?:so|and|but|then)\\b)[^,.;!?])*";

const SOMEBODY =
  "(?:(?:the|our|my|his|her|their) )?(?:i|we|you|they|it|he|she|mom|mum|dad|kids?|children|grandkids|dogs?|cats?|puppy|people|guests|nobody|no one|everybody|everyone|neighbou?rs?|mower|cars?|trucks?|wheelchair)";

const STATE =
  "(?:all |just |mostly |basically |now |only |currently |really |pretty |very |too |so |kind of )*(?:mud|muddy|dirt|dead|bare|dying|patchy|weeds|weedy|dry|shady|sunny|empty|a mess|overgrown|ugly|hideous|awful|old|boring|plain|outdated|dated|worn|worn out|broken|falling apart|faded|stained|uneven|rotten|rotting|rusty|tired|sad|cracked|crumbling|flooded|floods|wet|soggy|steep|concrete right now|concrete now|too (?:big|small|hot|bright|dark|wet))";

/** What people miss in a yard as it is, and what they may also wish away: "a fire pit, no seating". */
const MISSED =
  "(?:shade|privacy|colou?r|life|interest|character|charm|personality|curb appeal|structure|definition|drainage|greenery|height|flow|texture)";
const MISSED_OR_UNWANTED = `(?:${MISSED}|seating|lighting|light|room|space|flowers|plants|trees)`;
const AT =
  "(?: (?:back here|out here|out there|out back|up front|in front|here|there|at all|on|in|at|along|around|by|over|to) ?(?:(?!\\b(?:so|and|but|then)\\b)[^,.;!?])*)";
const OPENS = "(?<=^|[.;,!?] ?|\\b(?:because|since|as|cause|cuz) )";

/** Words that say of what comes after them that it is there now. */
const TODAY = "(?:right now|currently|at the moment|today|as of now|presently|now),? ";

export const ASIDES: readonly Aside[] = [
  // "so the dog can run": what it is for.
  {
    said: new RegExp(
      `\\bso (?:that )?${SOMEBODY} (?:can(?:'?t|not)?|could|doesn'?t|don'?t|does not|do not|won'?t|will not|never) (?!have|put|get|add)${REST}`,
      "g",
    ),
  },
  // "So the dog stays in": what is kept is no thing of the yard.
  {
    said: new RegExp(
      `\\bso (?:that )?${SOMEBODY} (?:stays?|keeps?|is|are|feels?) (?:in|out|off|away|inside|safe|dry|warm)\\b${REST}`,
      "g",
    ),
  },
  // "White chairs like the ones by the pool": where others stand.
  {
    said: new RegExp(
      `\\b(?:just |same )?(?:like|as) (?:the|those) (?:other )?(?:ones?|others|two|three|four)(?: (?:that are|we have|already|there))* (?:by|at|on|in|near|along|next to|beside|around|across from|behind|in front of) (?:the|our|my)\\b${REST}`,
      "g",
    ),
  },
  // "Lose the grass to save water".
  {
    said: /\b(?:to|so (?:i|we) can|and) (?:save|cut down on|cut back on|use less|spend less on|waste less) (?:on )?(?:some |our |my |the |a little |more )?(?:water(?:ing)?|money|time|mowing|maintenance|work|weeding)(?: (?:bills?|costs?))?(?=$|[.,;!?]| (?:and|so|but|with|in|on)\b)/g,
  },
  // "So the gravel stays out of the grass".
  {
    said: new RegExp(
      `\\bso (?:that )?(?:the|our|my|all the) (?:\\w+ ){1,2}(?:stays?|keeps?|remains?) (?:in|out|off|away|put|where|clean|dry|inside)\\b${REST}`,
      "g",
    ),
  },
  // "No shade on that deck. Pergola please", "there's no color in the front bed": what is missed today.
  {
    said: new RegExp(
      `${OPENS}(?:absolutely |really )?no ${MISSED}${AT}(?=$|[.;,!?]| (?:so|and|but|then)\\b)`,
      "g",
    ),
  },
  {
    said: new RegExp(
      `${OPENS}(?:there(?:'?s| is| are)|(?:we|i|they|it)(?:'?ve)? (?:(?:have|has|got|get|gets|really|just) )+) ?(?:absolutely |really )?(?:no|zero|hardly any|not (?:much|enough|any)) ${MISSED_OR_UNWANTED}${AT}?(?=$|[.;,!?]| (?:so|and|but|then)\\b)`,
      "g",
    ),
  },
  {
    said: /\b(?:move|relocate|shift) (?:the|my|our|that|this) (?:old )?(?:shed|trampoline|swing ?set|play ?set|hot tub|mailbox|dog house|chicken coop|greenhouse|ac unit|trash cans|bins) [^,.;!?]*?(?=,| and\b|[.;!?]|$)/g,
    sentence: "What stands in the photo is not moved.",
  },
  {
    said: /\b(?:cut|trim|lower|shorten|prune) (?:the|my|our|that|those|these) (?:hedges?|bush(?:es)?|shrubs?|trees?)(?: (?:down|back|up))* to \d[\d.]* ?(?:ft|feet|foot|inches|in|m|cm|'|")?/g,
    sentence:
      "What stands in the photo is not trimmed in the picture: circle it, write “remove” and say what comes.",
  },
  // "the lawn is mud": what there is today.
  {
    said: new RegExp(
      `\\b(?:basically |right now |currently )*(?:(?:the|our|my) (?:\\w+ ){1,2}?(?:is|are|was|gets|keeps|has been) |(?:everything|it)(?:'?s| is) (?!to\\b))${STATE}\\b${REST}`,
      "g",
    ),
  },
  // "it's all clover", "the side yard is full of ivy", "right now it's just gravel": what covers it today.
  {
    said: new RegExp(
      `\\b(?:${TODAY})?(?:(?:it|that|this|everything(?: \\w+){0,2})(?:'?s| is| was)|(?:the|our|my|this|that|whole) (?:\\w+ ){1,3}(?:is|are|was|has been)|(?:front|back|side) is) (?:${TODAY})?(?:all|mostly|mainly|nothing but|full of|filled with|covered (?:in|with|by)|overrun (?:with|by)|taken over by|choked with|infested with)(?: (?!(?:the|my|our|this|that|day|year|over|around|along|the way)\\b)[a-z]+)(?: (?:and|or) [a-z]+|(?: (?:bare|old|dead|tall|english|dry|hard|packed))* [a-z]+)?(?: (?:back|out|over|up|in) (?:there|here|front|back))?(?=$|[.;!?,]| (?:and|so|but|right now|now|at the moment)\\b)`,
      "g",
    ),
  },
  {
    said: new RegExp(
      `\\b(?:${TODAY})(?:it|that|this|there)(?:'?s| is) (?:just|only|all|nothing but)(?: (?!(?:the|my|our|this|that)\\b)[a-z]+){1,3}(?=$|[.;!?,]| (?:and|so|but)\\b)`,
      "g",
    ),
  },
  // "asphalt is ugly, do pavers": what lies there today.
  {
    said: new RegExp(
      `(?<=^|[.;,!?] |\\b(?:as|because|since|cuz) )(?:(?:the|our|my|this|that) )?(?:(?:front|back|old|existing|current) )?\\w+ (?:is|are|looks?) ${STATE}(?=$|[.;,!?]|,? (?:so|and|but)\\b)`,
      "g",
    ),
  },
  // "it's under a big tree and grass won't grow": what there is today.
  {
    said: new RegExp(
      `\\b(?:it'?s|(?:this|that|the) (?:area|spot|bed|side|part|corner)(?: is|'s)) (?:all |right |kind of |mostly )*(?:under|beneath|below|behind|beside|next to|near|facing)\\b${REST}`,
      "g",
    ),
  },
  {
    said: new RegExp(
      `\\b(?:the |my |our |any )?(?:grass|lawn|nothing|sod|plants?|anything|flowers?|shrubs?|mulch|they|it) (?:just |really )*(?:wo'?n'?t|will not|doesn'?t|does not|don'?t|do not|never|ca'?n'?t|hardly|barely|keeps?) (?:\\w+ )?(?:grows?|growing|takes?(?! (?:out|up|away|down)\\b)|took|thrives?|makes? it|fills? in|surviv\\w+|lives?|drains?|dries|dying|washing|washes|coming back)\\b${REST}`,
      "g",
    ),
  },
  { said: /\b(?:not|doesn'?t|don'?t|won'?t)(?: want it)?(?: to)? look(?:ing)? like [^,.;]*/g },
  { said: /\b(?:units?|buildings?|apartments?|phase) \d+(?: (?:through|thru|to|and) \d+)?/g },
  { said: /\bthis is the [a-z]+s?(?: place| house| residence)?(?=,)/g },
  {
    said: /\b(?:nothing|no plants?|not anything) (?![^,.;]*\b(?:tall|high|big)\b)(?:that|which|with|too|poisonous|toxic|thorny|prickly|spiky)\b[^,.;]*/g,
    sentence: "Plants are not chosen by that: name those that are to be left out.",
  },
];
