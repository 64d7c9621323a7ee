import { MONTHS } from "#core/plan/months.ts";
import { replaceSaid } from "#core/plan/reading/may-match.ts";
import { remembered } from "#core/plan/reading/remembered.ts";
import { EVERYDAY_WORDS } from "./everyday-words.ts";
import { TALK_WORDS } from "./talk-words.ts";

/**
 * Other ways to say what the grammar reads, as its own words say it: one row per sort of phrase, on a sentence as `plainSentence` spells
 * it. A row takes a verb, a unit or a frame; what it is said of is read by the readers.
 */
const LENGTH = "\\d+(?:\\.\\d+)?(?: (?:ft|feet|foot|in|inch|inches|m|cm|meters?|yards?))?";
const THING = "(?:the |my |our |those |that |these |all )[a-z ]+?";
const COMPARED = [
  ["(?:big|large)", "bigger"],
  ["(?:tall|high)", "taller"],
  ["wide", "wider"],
  ["long", "longer"],
  ["deep", "deeper"],
  ["dark", "darker"],
  ["(?:light|bright)", "lighter"],
] as const;

const MATERIAL =
  "(?:wood|wooden|cedar|vinyl|metal|steel|composite|stone|brick|concrete|gravel|pavers?|black|white|gr[ae]y|brown|tan|red|blue|green|gold|charcoal|buff|porcelain|sandstone|limestone|bluestone|flagstone|travertine|pink|yellow|purple)";

const rows = (table: readonly (readonly [string, string])[]): readonly (readonly [RegExp, string])[] =>
  table.map(([pattern, words]) => [new RegExp(pattern, "g"), words] as const);

const REPHRASED: readonly (readonly [RegExp, string])[] = rows([
  ...TALK_WORDS,
  ...EVERYDAY_WORDS,
  // What stays, and what only says what there was.
  ["\\bno changes? (?:to|in|on|for) (?=the\\b|my\\b|our\\b|those\\b|these\\b)", "keep "],
  [`\\b(${MATERIAL}) ,? ?not (?:the )?${MATERIAL}(?: now)?\\b`, "$1"],
  [`\\bmore (?:of an? )?(${MATERIAL}) than ${MATERIAL}\\b`, "$1"],
  [`(?<=^make (?:the|my|our) [a-z ]+) instead of (?:the )?${MATERIAL}(?=$| ,)`, ""],
  [
    "^(?:(?:could|can|should|might) )?(it|they|(?:the|my|our) [a-z ]+?) (?:come|be|go|sit) (?:a bit |a little |much )?(?:nearer|closer)(?: to)? (the house)(?=$| ,)",
    "move $1 nearer to $2",
  ],
  ["^more of an? (?=[a-z]+ )", "make it "],
  // Verbs.
  ["\\brid off\\b", "rid of"],
  ["\\b(?:to|at|from) each ?other\\b", "together"],
  ["^(?:id|ill|wed|(?:i|we|they) (?:would|will))? ?take (?=(?:some|a few|another|\\d+ more) [a-z]+)", "add "],
  [
    "\\b(?:chuck|pop|stick|bung|squeeze|tuck) (?=an?\\b|some\\b|another\\b|\\d+ (?!ft\\b|feet\\b|in\\b))",
    "add ",
  ],
  [
    `\\b(?:chuck|bin|kill|axe|toss|dump|trash|yank|zap|nuke)(?: out)? (?=the\\b|that\\b|those\\b|all\\b|my\\b|it\\b|them\\b)`,
    "remove ",
  ],
  ["\\byes to (the [a-z ]+?)(?= and | but |,|$)", ", keep $1 , "],
  ["^sub out ([^,]+?) (?:for|with) ([^,]+)", "replace $1 with $2"],
  ["^sub (?:in )?([^,]+?) for ([^,]+)", "substitute $1 for $2"],
  ["^(?:hold) (the [a-z ]+)$", "keep $1"],
  ["(^|, )((?:the )?[a-z ]+?) to (?:remain|stay)(?=$| ,)", "$1keep $2"],
  [
    "\\b(?:swap|switch|trade|change|flip) (the [a-z ]+?) and (the [a-z ]+?) (?:around|over|round|places)\\b",
    "swap $1 and $2",
  ],
  [
    "^(?:what if |can |could |have |let |make )?(the [a-z ]+?) and (the [a-z ]+?) (?:traded?|swap(?:ped)?|switch(?:ed)?|change[ds]?|exchanged?) (?:places|spots|positions|sides)$",
    "swap $1 and $2",
  ],
  [
    "^(?:put|move) (the [a-z ]+?) where (the [a-z ]+?) (?:is|are|was|were)(?: and (?:vice versa|the other way round|the other way around))$",
    "swap $1 and $2",
  ],
  [
    "^(?:put|change|turn) (it|that|them|the [a-z ]+?) back (?:to|into) (?!how\\b|the way\\b|where\\b|what\\b)(.+)$",
    "change $1 to $2",
  ],
  [
    "^(?:(?:they|we|i|id) (?:would )?(?:rather )?(?:have|like|want|love) |add |put |have |rather have )?((?:an? )?(?:[a-z]+ )?[a-z]+) where (the [a-z ]+?) (?:is|are|was|were|stands?)(?: now)?(?=$| ,)",
    "replace $2 with $1",
  ],
  // Why, and what follows from it, without a comma between them.
  [
    "(?<=\\w+ \\w+ \\w+)(?<!\\b(?:and|then|to|can|could|please|lets|you|we|also|just|so|would|or|but)) (?=(?:swap|replace|switch|change) (?:it|them)\\b)",
    " , ",
  ],
  [
    "(?<!\\b(?:make|show|see|so|how|would|does|do|did|way|where|as|like|until|when|if|that|let|think|what)|,) (?=(?:they|it) (?:looks?|gets?|feels?|seems?|blocks?|hides?)\\b)",
    " , ",
  ],
  ["(?<!,) (?=(?:shes|hes|theyre|its|because|cuz) (?!not\\b))", " , "],
  [" with (?:an? )?(\\d[\\d.]* (?:in|ft|cm)(?: \\w+)?) (cap|top|base|edge|rim)\\b", " , $1 $2"],
  [
    "^(?:and )?(?:the )?([a-z ]+?) (?:facing|faces?|should face|looking) the other (?:way|direction)$",
    "rotate the $1 180 degrees",
  ],
  [
    "^(?:turn|spin|flip) (it|the [a-z ]+?) (?:around|round|about|the other (?:way|direction)|the other way (?:round|around))$",
    "rotate $1 180 degrees",
  ],
  [
    "^(?:the )?([a-z ]+?) (along|down|around) the (?:whole|entire|full|complete) ([a-z ]+?)(?: not (?:just|only) .+)?$",
    "move the $1 along the $3",
  ],
  ["^the (?:one|1) ((?:on|in|at) the [a-z]+) (?:make|turn|paint) it (.+)$", "make the one $1 $2"],
  ["^(?:replace|swap|change|switch) (?:it |them )?(with|for|to) (.+)$", "replace it $1 $2"],
  [
    "^(?:i |we |she |he |they )?(?:dont|do not|doesnt|does not) (?:like|love|want|need) ((?:the |those |that )[a-z ]+?) ,? ?(?:so |lets |can we |maybe |id )*(?:use|go with|do|try|prefer|rather have|want|give me) (?!not\\b)(.+)$",
    "replace $1 with $2",
  ],
  ["^(?:bring|put|get) back (?:the|my|our) ([a-z ]+)$", "$1"],
  ["^(?:bring|put) (?:the|my|our) ([a-z ]+?) back$", "$1"],
  ["^(?:take|get|clear) everything (?:out|away) (except|but)", "remove everything $1"],
  // Times of the year, and what may be forgotten of them.
  ...MONTHS.map(
    ([names, season]) =>
      [
        `\\b(?:in|for|around|by|come|during|like in|like) (?:early |mid |late )?(?:${names})\\b(?! (?:be|i|we|you)\\b)`,
        `in ${season}`,
      ] as const,
  ),
  [
    "\\b(?:show|see|picture) (?:it|me|this|that|them|us) (in (?:spring|summer|autumn|winter))\\b.*$",
    "show it $1",
  ],
  ["\\b(?:sunset(?! views?\\b)|sundown|nightfall|after sundown)\\b", "dusk"],
  // About how much.
  ["(\\d) (?:or so|ish|give or take)\\b", "$1"],
  [`(${LENGTH}) (?:or so|ish|give or take|or thereabouts)\\b`, "$1"],
  ["\\b(?:a|1) (meter|foot|yard)\\b(?= or so| wide| high| tall| deep|$)", "1 $1"],
  [" or so\\b", ""],
  ["\\b(?:roughly|approx|approximately|around|about|maybe|say|like|just) (?=\\d)", ""],
  [
    `\\b(?:trim|cut|knock|bring|take|drop|get|pull|scale|dial) (it|them|that|${THING}) (?:back |down )*to (?=${LENGTH}$)`,
    "make $1 ",
  ],
  // "Go back to real grass" asks for a thing, "go back to the last one" for a version.
  [
    "^(?:(?:please|and|then|lets|can (?:you|we)) )*(?:go|going) back to (?!(?:the |my |our )?(?:last|previous|old|older|earlier|first|original|one|1|other|version|picture|before|start|beginning|way|day|daytime|daylight|night|evening|spring|summer|autumn|fall|winter|normal)\\b|(?:how|what|when|it|that|this)\\b)(.+)$",
    "$1 instead",
  ],
  // "Shorten the hedge to 10 ft" says its length by its verb, and is read as it stands.
  [
    `^(?!(?:shorten|lengthen) (?:it|them|that|${THING}) to)(?:shorten|lengthen|extend|stretch|trim|cut|shrink|grow|go|size|resize|up|bump|bring)(?: (it|them|that|${THING}))?(?: up| down| back| out)? to (?=\\d)`,
    "make $1 ",
  ],
  [`^widen(?: (it|them|that|${THING}))? to (${LENGTH})$`, "make $1 $2 wide"],
  [`^(?:raise|lower)(?: (it|them|that|${THING}))? to (${LENGTH})$`, "make $1 $2 high"],
  [
    "^(?:go|lets go|go with|do|try|must be|should be|needs to be|has to be) (?=\\d+(?:\\.\\d+)? (?:ft |m |in )?(?:x|by) \\d)",
    "make it ",
  ],
  [
    `^(?:go|go with|must be|should be|needs to be|has to be|want it|want) (?=${LENGTH}(?: (?:wide|high|tall|long|deep))?$)`,
    "make it ",
  ],
  ["^(.+?) (\\d+(?:\\.\\d+)?) not \\d+(?:\\.\\d+)?$", "$1 $2"],
  [
    "\\bnot (?:so|that|as|quite so|quite that) (big|large|wide|high|tall|long|deep|small|short|narrow|low|dark|light|bright)\\b",
    "too $1",
  ],
  ...COMPARED.flatMap(([plain, more]) => [
    [`\\b(?:isnt|arent|is not|are not|not)(?: quite)? ${plain} enough\\b`, `should be ${more}`] as const,
  ]),
  ["\\b(?:there is |there are |its )?not enough (?=[a-z])", "more "],
  ["^(?:there is |there are |its )?too (?:much|many) ([a-z ]+?)(?=$| ,)", "less $1"],
  // Every second one, and ordinals.
  [
    "\\b(?:remove|delete|take out|lose|drop|pull|skip|get rid of) (?:every|each) (?:second|other|2nd|2) (?:1 |one )?(?:of (?:the |those )?)?([a-z ]+?)(?: out| away)?(?=$| and | ,)",
    "half as many $1",
  ],
  [
    "\\b(?:keep|leave|use|have) (?:only |just )?(?:every|each) (?:second|other|2nd|2) (?:1 |one )?(?:of (?:the |those )?)?([a-z ]+?)(?=$| and | ,)",
    "half as many $1",
  ],
  [
    "\\b(remove|delete|take out|lose|drop|pull|get rid of) the (?:first|second|third|fourth|last|1st|2nd|3rd) and (?:the )?(?:second|third|fourth|fifth|last|2nd|3rd|4th|5th) ([a-z]+?)s?(?=$| and | ,)",
    "$1 2 of the $2s nearest the first",
  ],
  [
    "^(an? [a-z ]+?) (?:there |here )?(?:is|would be|might be|looks|will be) (?:better|nicer|best|good|great)$",
    "add $1",
  ],
  // Half and double; half a court is no half of anything.
  ["\\bhalf (?=courts?\\b)", ""],
  ...COMPARED.map(
    ([plain, more]) =>
      [
        `\\b(?:half again as ${plain}|half as ${plain} again|(?:1|one) and a half times as ${plain})\\b`,
        `50 percent ${more}`,
      ] as const,
  ),
  ["^halve (it|them|the [a-z ]+)$", "cut $1 in half"],
  ["^what (?=just |lets |please |take |drop |remove |lose )", ""],
  [
    "\\b(?:take|get|pull|remove|drop|lose|cut) (?:out )?half (?:of )?(the [a-z ]+?|them|those)(?: out| away| off)?(?=$| and | ,)",
    "half as many $1",
  ],
  ["^(?:keep|leave|use|have) (?:only |just )?half (the [a-z ]+)$", "half as many $1"],
  ["^(?:twice|double)(?: as many| the number of| the amount of)? (?:the )?([a-z]+s)$", "twice as many $1"],
  ["\\bhalf as many the\\b", "half as many"],
  ["^fewer ([a-z ]+?) ,? ?(?:only )?(\\d+)$", "$2 $1"],
  [
    "^(?:knock|cut|trim|bring|take|drop|get|reduce) (the [a-z ]+?|them) (?:back |down )*to (\\d+)$",
    "cut $1 down to $2",
  ],
  ["^more ([a-z]+) (?:and )?(?:less|fewer) ([a-z]+)$", "more $1 , fewer $2"],
  ["^(?:less|fewer) ([a-z]+) (?:and )?more ([a-z]+)$", "fewer $1 , more $2"],
  // Frames.
  [
    "^(?:a |use )?different (.+?) , (?:something |maybe |a |go )?(?:a bit |a little )?(lighter|darker)$",
    "make the $1 $2",
  ],
  [
    "^(?:the )?(?:plants|planting|plantings|shrubs|bushes|beds?) (?:(?:looks?|feels?|seems?|is|are) )?(?:\\w+ )?(?:cramped|crowded|overcrowded|packed|squeezed)$",
    "fewer plants",
  ],
  ["\\b(?:feels?|looks?|seems?|is|are) (?:\\w+ )?(?:cramped|tight|puny|skimpy|dinky)\\b", "is too small"],
  [
    "^(?:it |that |this |the bed |the yard |everything )?(?:all )?(?:looks?|feels?|seems?|is) (?:\\w+ )?(?:busy|cluttered|overplanted)(?: , fewer plants)?$",
    "fewer plants",
  ],
  [
    "^(?:the )?(?:beds?|planting|plantings|garden) (?:looks?|feels?|seems?|is) (?:\\w+ )?(?:bare|empty|sparse|thin)$",
    "more plants",
  ],
  ["^(?:make )?(the [a-z ]+?|it|them) (?:fuller|bushier|denser|lusher)$", "more $1"],
  ["\\bmore the\\b", "more"],
  ["^(?:would|wouldnt) (.+) be (?:better|nicer|cheaper) than (.+)$", "$1 instead of $2"],
  [
    "^.*\\bstart over (?:but|and|except) (?:just )?(?:leave|keep)(?: me| us)? (.+)$",
    "remove everything but $1",
  ],
  [
    "^(?:keep|leave) (.+?)(?: ,)?(?: and| but)? (?:everything|all|anything) else in (?:that|the|this) bed (?:can go|goes|has to go|should go|out)$",
    "remove all plants but $1",
  ],
  [
    "^(?:keep|leave) (.+?)(?: ,)?(?: and| but)? (?:remove|lose|drop|take out|clear|get rid of) (?:everything|all|anything) else in (?:that|the|this) bed$",
    "remove all plants but $1",
  ],
  [
    "^(?:keep|leave) (.+?)(?: ,)?(?: and| but)? (?:remove|lose|drop|take out|get rid of|clear) (?:everything|all the) (?:else|rest)$",
    "remove everything but $1",
  ],
  [
    "^(?:keep|leave) (.+?)(?: ,)?(?: and| but)? (?:everything else|all the rest|the rest) (?:can go|goes|has to go|should go|out)$",
    "remove everything but $1",
  ],
  [
    "^(.+?) (?:is|are) too (?:close together|far apart|close) , (?:make|space|put|set) (?:it|them) (\\d.*? (?:apart|oc))$",
    "$1 $2",
  ],
  // "6 ft instead of 4": what there was says no size.
  [
    "(\\d (?:ft|feet|foot|in|inch|inches|m|cm)(?: (?:wide|deep|tall|high|long))?) (?:instead of|rather than|not) \\d+(?:\\.\\d+)?(?: (?:ft|feet|foot|in|inch|inches|m|cm))?\\b",
    "$1",
  ],
  // "5 or 6", "3 to 4 ft": the larger number.
  ["\\b\\d+(?:\\.\\d+)? (?:or|to) (?=\\d+(?:\\.\\d+)? (?!percent))", ""],
]);

export const rephrased = remembered((sentence: string): string =>
  REPHRASED.reduce((said, [pattern, words]) => replaceSaid(said, pattern, words), sentence)
    .replace(/\s+/g, " ")
    .trim(),
);
