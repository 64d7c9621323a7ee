import { replaceSaid } from "#core/plan/reading/may-match.ts";

/** A way of speaking, and the same in words that the grammar reads; both in the normal form of a text. */
type Rewording = readonly [said: RegExp, meant: string | ((...found: string[]) => string)];

const USE =
  "driveway|drive|walkway|walk|front walk|sidewalk|path|patio|deck|steps|stairs|lawn|yard|front yard|back yard|backyard|beds|fence|wall|retaining wall";
const MATERIAL =
  "asphalt|decking|deck|blacktop|tarmac|concrete|cement|gravel|brick|bricks|pavers|paver|stone|flagstone|dirt|mud|grass|sod|wood|wooden|vinyl|chain link|chainlink|mulch|railroad ties?|timbers?|rocks?|weeds";
/** What is made of something else after it. */
const BUILT = "driveway|drive|walkway|walk|path|patio|deck|steps|stairs|fence|wall|retaining wall";
const OLD_MATERIAL =
  "asphalt|blacktop|tarmac|concrete|cement|gravel|brick|pavers|stone|flagstone|wood|vinyl|chain link|chainlink|railroad ties?|timbers?";
const THE = "(?:the|my|our|that|this)";
/** What old things are said to be. */
const WORN =
  "(?:(?:all|really|so|totally|completely|pretty much|just|getting|falling) )*(?:shot|cracked|cracking|crumbling|crumbled|broken|broken up|falling apart|apart|rotted|rotten|rotting|done|done for|a mess|a wreck|trashed|toast|ugly|old|heaving|heaved|sinking|sunk|gone bad|warped|leaning|worn out|busted)(?: (?:up|to heck|to hell|to pieces|and [a-z]+))?";

const OLD_AND_NEW: readonly Rewording[] = [
  // "Change the driveway from asphalt to pavers": of what it was.
  [
    new RegExp(
      `\\b((?:change|convert|switch|turn|redo|take|replace|upgrade|update|go) (?:${THE} )?(?:(?:front|back|side|whole|old) )?(?:${USE})) (?:over )?from (?:plain |old |cracked )?(?:${MATERIAL}) (in)?to (?=[a-z])`,
      "g",
    ),
    "$1 $2to ",
  ],
  [
    new RegExp(
      `(^|[.;!?] ?|, |\\band |\\bthen )((?:${THE} )?(?:(?:front|back|side|whole|old) )?(?:${USE}))(?:,| goes| from)? (?:from )?(?:plain |old |cracked )?(?:${MATERIAL}) (?:in)?to (?=[a-z])`,
      "g",
    ),
    "$1change $2 to ",
  ],
  // "The driveway is gravel and we want concrete": of what it is now.
  [
    new RegExp(
      `\\b${THE} ((?:(?:front|back|side|whole|old) )?(?:${BUILT})) (?:is|are) (?:(?:just|all|only|currently|now|plain|old|cracked|still) )*(?:${OLD_MATERIAL})(?: (?:right )?now| currently)?[,.;]?(?: and| but| so)? (?:(?:i|we)(?:'d| would|d)? (?:want|like|love|need|prefer)|make it|do it in|redo it in|change it to|lets do|let's do|can we do|could we do)(?: it)?(?: (?:in|to be|to))? (?!(?:an?|the|some|to|two|three|\\d)\\b)(?=[a-z])`,
      "g",
    ),
    "change the $1 to ",
  ],
  // "New driveway, asphalt's shot, concrete pavers": why, and nothing that comes.
  [
    new RegExp(
      `,? ?(?:(?:because|since|cause|as) )?(?:${THE} )?(?:old |existing |current )?(?:${MATERIAL})(?:'s| is| are|s) ${WORN}(?=$|[.,;!?]| (?:so|and)\\b)`,
      "g",
    ),
    "",
  ],
  // "A 2 ft strip of cobble down each side" of the drive: ground of its own beside it.
  [
    /(?<=\b(?:driveway|drive)\b[^.;!?]*)(,| and| with)? (?:an? )?([\d.]+ ?(?:ft|foot|feet|inch|inches|in|'|")) (?:wide )?(?:strip|band|ribbon|border|edge)s? of (cobble|cobbles|cobblestone|cobblestones|brick|bricks|pavers|stone|flagstone|gravel|river rock|belgian block) (?:down|along|on|at|up) (?:each|both|either) sides?(?: of (?:it|the (?:drive|driveway)))?/g,
    ", and $2 wide $3 edging along the driveway",
  ],
  // Who does the work ends what goes.
  [
    /,? and (?:the |my |our |your )?(?:crew|guys|boys|team|landscaper|landscapers) (?:will|can|would|could|should|is going to|are going to|to) (?:then )?(?=[a-z])/g,
    ", ",
  ],
  [/\b((?:[a-z]+ )?(?:hedge|wall|fence)),? low(?: ones?)?(?=$|[,.;!?]| and\b)/g, "low $1"],
  // Fescue by itself is a lawn; among plants it is one.
  [
    /(?<!\b(?:blue|and|with|plus|tall|or) |, )\bfescue(?=$|[.,;!?]| (?:across|over|everywhere|all over|on|in the|for the|throughout)\b)/g,
    "fescue sod",
  ],
  // How it is laid does not show.
  [
    /,? ?\b(?:dry[ -]?laid|mortar(?:ed)?[ -]set|mortared|wet[ -]laid|sand[ -]set|set in (?:sand|mortar|concrete)|on (?:a |an )?(?:compacted |concrete |gravel |crushed )*(?:sand|gravel|concrete|stone|paver|crusher run) base)\b,?(?= )/g,
    "",
  ],
  [
    /,? ?(?:with |and |over )?(?:landscape |weed |filter )?(?:fabric|barrier|cloth) (?:goes |laid )?(?:under|underneath|beneath|below|down first)(?: (?:it|them|that|all of it|the (?:rock|rocks|gravel|stone|stones|mulch)))?\b/g,
    ", landscape fabric",
  ],
  // "So the dog walkers stop cutting across the grass": why, and nothing that is drawn; who is not to be seen asks for a screen.
  [
    /,? ?\bso (?:that )?(?:the |my |our )?(?:dog walkers?|dogs?|kids?|cats?|mail ?man|neighbou?rs?'? (?:dogs?|kids?)|kids|people|folks|everybody|everyone|nobody|no one|cars?|trucks?|delivery (?:guys?|people)|deer|rabbits?|water|rain|mud|baby|toddler|mower|stones?|rocks?|gravel|mulch|dirt|leaves|weeds) (?:can|can't|cant|cannot|could|don't|dont|doesn't|doesnt|won't|wont|will|would|stops?|quits?|has|have|isn't|isnt|is|are|aren't|fits?|runs?|drains?|goes|stays?)\b(?![^.,;!?]*\b(?:see|look|view|stare|privacy)\b)[^.,;!?]*?(?=$|[.,;!?]| and (?:put|plant|add|a|an|some|keep|leave|lay|make|remove|take)\b)/g,
    "",
  ],
  // "Something that doesn't need water".
  [
    /\bsomething that (?:doesn't|doesnt|does not|won't|wont) need (?:any |much |a lot of |so much )?(?:water|watering|mowing|care|work|maintenance)[,:;]? ?(?=[a-z])/g,
    "",
  ],
  [
    /,? ?(?:and |but |so )*(?:i|we) (?:want|need|would like|d like|'d like) (?:to (?:do|have) )?(?:less|no|no more|a lot less|to do less) (?:mowing|watering|weeding|yard ?work|grass to mow|lawn to mow)(?: to do)?(?= |$|[.,;!?])/g,
    "",
  ],
  // "Daylilies and some kind of grass": among plants it is one.
  [
    /(\b(?:and|with|plus)|,) (?:some|any|a|one|those|maybe some|maybe a)? ?(?:kinds?|sorts?|types?) of (?:tall |ornamental |soft |pretty )*grass(?:es)?(?=$|[.,;!?]| (?:in|along|by|at|behind|around|too|please|and|that)\b)/g,
    "$1 ornamental grasses",
  ],
];

/** A text in normal form in which what a thing was made of is not said beside what it is to be made of. */
export const inNewMaterials = (text: string): string =>
  OLD_AND_NEW.reduce((words, [said, meant]) => replaceSaid(words, said, meant), text);
