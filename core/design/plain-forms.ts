import { replaceSaid } from "#core/plan/reading/may-match.ts";
import { withNameBehind } from "#core/plan/reading/words/spoken-wishes.ts";
import { AMOUNT_FORMS } from "./amount-forms.ts";
import { ASKED_FORMS } from "./asked-forms.ts";
import { SPOKEN_FORMS } from "./spoken-forms.ts";

/**
 * Forms of a change that say what other words of the grammar say, or why: the first step after its words are spelled, so that all readers
 * and the account of what was asked see the same. Each row takes one sort of frame; what it is said of is left to the readers.
 */
const COLOR =
  "(?:(?:light|dark|bright|navy|pale) )?(?:black|white|gr[ae]y|brown|tan|beige|sand|red|blue|green|charcoal|yellow|pink|purple|orange|cream|navy|silver|cedar|redwood)";
const MATERIAL = `(?:${COLOR}|(?:natural )?(?:stone|brick|wood|concrete|bluestone|flagstone|travertine|limestone|slate|granite|composite|vinyl|metal|steel|iron))`;
const NAME = "(?:the |my |our |those |these |that )?(?:[a-z]+ ){0,2}?[a-z]+";
const OF_STONE =
  "(?:river rock|pea gravel|(?:white |gray |tan |brown |black )?(?:gravel|pebbles|stones?|rocks?)|(?:black |brown |red )?mulch|bark|wood chips)";
const COMPARED =
  "(?:small|tall|wid|high|low|short|narrow|dark|light|clos|near|thick|thinn|deep|long)er|bigger|larger|smaller";
const GROUND =
  "(?:pea |white |gray |brown |red |black |natural )?(?:gravel|concrete|asphalt|pavers?|brick|grass|lawn|turf|mulch|river rock|rock|stone|bluestone|flagstone|travertine|wood chips|bark|tile)";
const END = "(?=$| ,| and\\b| but\\b)";

const ROWS: readonly (readonly [said: string, plain: string])[] = [
  // One word for another: "swap cherry 4 a dogwood", "more smaller", "limestone or similar", "a 4th bed".
  [
    "\\b(swap|switch|trade|replace|change|sub) ((?:the |my |our )?[a-z]+(?: [a-z]+)?) 4 (?=an?\\b|the\\b|some\\b|[a-z])",
    "$1 $2 for ",
  ],
  [`\\b(?:little |bit |much |even )?more (?=${COMPARED}(?: |$))`, ""],
  [`\\bput (${NAME}) (?:a )?(?:little |bit )*(${COMPARED})(?= |$)`, "make $1 $2"],
  [`(?<=[a-z]) or (?:similar|something (?:similar|like (?:it|that|this))|so|whatever)${END}`, ""],
  [
    "\\bgive (?:the|my|our) [a-z ]+? ((?:an?|some|a few|\\d+) (?:[a-z]+ ){0,2}?(?:steps?|stairs|lights?|umbrella|bench(?:es)?|planters?|pots?|railing))\\b",
    "add $1",
  ],
  [
    "\\b(is|are|was|looks?|seems?|way|much) to (high|tall|big|small|wide|narrow|long|short|low|dark|light|bright|close|far|deep|many|much|formal)(?=$| ,| and| but| for| from| to)",
    "$1 too $2",
  ],
  [
    "\\b(dont|do not|doesnt|does not|didnt) (?:really|actually|even|particularly|necessarily) (like|want|need|love|care)\\b",
    "$1 $2",
  ],
  [
    "^(?:but |so |and )?(?:we|i|they|he|she|my wife|my husband) (?:have |has )?changed? (?:our|my|their|his|her) minds? (?:about|on) ",
    "i dont like ",
  ],
  [
    "\\b(?:fewer|less) ([a-z]+s) ,? ?(?:maybe |like |about |say )?half(?: of (?:them|those)| as many| that many)?(?=$| ,)",
    "half as many $1",
  ],
  [
    `\\b(path|walk|walkway|patio|driveway) , (?:maybe |perhaps |in )?(${GROUND})(?: maybe| perhaps| i think)?$`,
    "$2 $1",
  ],
  [
    "\\b(drop|bring|take|cut|knock) (it|them) down to (\\d+(?:\\.\\d+)? (?:ft|feet|foot|in|inch|inches|m|cm)) (?=in|at|on|along|by)",
    "make $2 $3 high ",
  ],
  [
    "(?: ,|,? and) (?:make|turn|put) (?:it|that|this|them) (?:back )?(?:in ?to |to )?(?:just )?(?:lawn|grass)(?: again| there)?$",
    "",
  ],
  [
    "^what(?:s| is| are) (the [a-z]+(?: [a-z]+)?)(?: (?:next to|by|on|in|at|near|behind|along) [a-z ]+)? (?:there )?for$",
    "$1 is nice",
  ],
  [
    "\\b(?:more )?(?:stuff|things|plants|plantings?|something) ((?:along|by|in|at|around|on|near) (?:the|my|our) [a-z]+) , (?:like|such as|maybe) ([^,]+)$",
    "$2 $1",
  ],
  [
    "\\b(add|put|have) (an?|another|some|\\d+) ((?:[a-z]+ )?[a-z]+) (facing|that faces|looking (?:at|toward|towards|out|over)) ",
    "$1 $2 $3 , facing ",
  ],
  ["^not (?:the|that|those|these) ([a-z]+(?: [a-z]+)?)$", "remove the $1"],
  ["\\b(?:anything|something) else (?=[a-z])(?!to\\b|is\\b|that\\b|you\\b|i\\b|we\\b)", "something "],
  [`\\bmake (${NAME}) into (?=an?\\b|some\\b|one\\b|1\\b)`, "replace $1 with "],
  [
    "\\b(more|another) ([a-z]+(?: [a-z]+)?) (?:just )?like (?:those|these|that|them|it|the others?(?: ones)?)(?= and| ,|$)",
    "$1 $2",
  ],
  // Not enough of them: "4 lights isnt enough, at least 8".
  [
    "\\b(?:the |just |only )?(?:\\d+|(?:an?|the)) ([a-z]+(?: [a-z]+)?) (?:is not|isnt|are not|arent) (?:really )?enough ,? ?(?:(?:we|i|it|make|needs?|there|should|be|have|want|at least|more like|maybe|like|at|least|put|do|to) )*(\\d+)(?= |$)",
    "make it $2 $1",
  ],
  // "Mirror the bed on the other side": the same there.
  [
    "\\b(?:mirror|repeat|duplicate|copy) (?:the|that|this|my|our) ([a-z]+(?: [a-z]+)?) (?:on|to|onto|over on|over to|at) the (left|right|other|opposite)(?: hand)?(?: side)?(?=$| ,| and)",
    "same $1 on the $2 side",
  ],
  [
    "(?: ,|,? and| but) (?:just |then )*(?:leave|keep|have) (?:it|that|them|the space|the spot|that spot|that space|that part) (?:all )?(?:open|empty|clear|bare|as (?:lawn|grass))(?: there)?$",
    "",
  ],
  [
    "\\b(?:for|with) (?:a |our |my )?(?:family|group|party|crowd) of (?:\\d+|(?:three|four|five|six|seven|eight|ten))\\b",
    "for us",
  ],
  [
    `\\b(?:darker|lighter) ,? ?(?:like |maybe )?(?:almost|nearly|practically|basically) (${COLOR})(?= |$)`,
    "$1",
  ],
  // What is allowed is asked for.
  [
    `^(?:(?:the|our|my) )?(?:hoa|city|town|board|association)(?: rules?)? (?:only|just) (?:allows?|permits?|lets us (?:have|use)) (${COLOR} (?:mulch|gravel|fences?|stone|pavers)|(?:wood|vinyl|metal) fences?)(?: ,)? ?(?:so |and )?(?:please )?(?:change|fix|swap|update) (?:that|it|them|this)(?=$| ,)`,
    "use $1",
  ],
  // A name that comes after its pronoun: "move it further from the house, the creek".
  [
    "^(?:please )?(move|make|shift|bring|push|put|slide|set|paint) (?:it|them) ([^,]+) , ((?:the|my|our) [a-z]+(?: [a-z]+)?)$",
    "$1 $3 $2",
  ],
  // One thing for another, without a verb: "no gravel, asphalt".
  [
    `^(?:no|not)(?: more)?(?: the)? (${GROUND}) , (?:just |only |use |do |but |go with |put )*(${GROUND})(?: instead)?(?: please)?$`,
    "replace the $1 with $2",
  ],
  [
    "\\b(?:what|how) (?:would|will|does|do|might|could|about if) (?:it|this|that|the yard|the house) looks?(?: like)? (?=with (?:an?|the|some)\\b|in (?:the )?(?:spring|summer|autumn|fall|winter)\\b)",
    "show ",
  ],
  [
    "^(?:(?:only|and|then|but|just|last) (?:thing )?,? ?)*(?:could|can|should|may|would) (?:it|this|that|we|you) (?:be|make it|have it|do it) (?:in )?(?:the )?(spring|summer|autumn|fall|winter|evening|night)(?: ?time)?$",
    "show it in $1",
  ],
  [
    "\\b(?:show|see)(?: me| us)? (?:how|what) (?:it|this|that|the yard|everything) (?:would |will )?looks?(?: like)? (?=(?:at|in|during|by) )",
    "show it ",
  ],
  // As it is now: "keep the path the way it is".
  [
    "(?<=\\b(?:keep|leave|stays?|staying)\\b.*) (?:just |exactly )?(?:the way|like|as|how) (?:they|it|that|those) (?:are|is|look|looks)(?: now| already| today| right now)?(?=$| ,)",
    "",
  ],
  // What is told of a thing behind or before what is asked.
  [
    "(?<=\\w) ,? ?(?:because |since )?(?:they|it) (?:really )?(?:needs?|has|have|ought) to (?:block|hide|cover|screen|fit|reach|survive|hold up|clear)\\b[^,]*(?=$| ,)",
    "",
  ],
  [
    "\\b(?:is|are|gets?|looks?) (?:all )?(?:gone|done|dead|over|finished|spent|bare|brown|ugly) (?:by|in|after|from) (?:early |mid |late )?(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|fall|autumn|winter)\\b",
    "look bad",
  ],
  ["\\b(?:i |we )?(?:have )?never (?:really )?(?:liked|loved|cared for|wanted) ", "i dont like "],
  [
    " ,? ?(?:but |and )?(?:not|nothing) (?:too|to|so|that|super) (?:big|large|huge|fancy|formal|busy|much|crazy|expensive|tall)(?: though| please)?(?=$| ,)",
    "",
  ],
  ...[2, 3, 4, 5, 6, 8, 10].map((count): readonly [string, string] => [
    `\\b${count} (?:on |at |to |for )?(?:each|every|per)(?: of the)? side\\b`,
    `${2 * count}`,
  ]),
  // Why a color is wanted: what it goes with stands in no design.
  [
    `(?<=\\b${MATERIAL}(?: or ${COLOR})?(?: [a-z]+)?) ,? ?(?:to |that |which |so it |so they |would |will )?(?:match(?:es)?|matching|goes? with|go with|blends? with|to be like|like) (?:the|my|our|his|her|their) (?:house|home|trim|siding|windows?|window frames?|window trim|doors?|front door|roof|shutters?|neighbou?rs?|garage(?: door)?|porch|brick|chimney)(?: (?:have|has|do|does))?${END}`,
    "",
  ],
  [
    ` ,? ?like (?:the|my|our) (?:neighbou?rs?|friends?|parents|sister|brother|[a-z]+ next door)(?: (?:have|has|did|got))?${END}`,
    "",
  ],
  [
    `\\b(do|use|in|with|want|have|try) (?:the |a )?(${MATERIAL}) ,? ?something (light|dark)(?: colou?red)?${END}`,
    "$1 $3 $2",
  ],
  [
    "\\b(replace|swap|change|switch|exchange) ((?:the|those|my|our) [a-z]+(?: [a-z]+)?) , (?:with |for |to |use |do |put )?(?=something\\b)",
    "$1 $2 with ",
  ],
  [
    "\\bsomething ([a-z]+) and (?!(?:add|put|make|keep|move|remove|take|leave|the|an?|we|i|maybe|please|also)\\b)([a-z]+)(?= |$)",
    "something $1 $2",
  ],
  ["\\bsomething that (?:flowers|blooms)(?= |$)", "something flowery that blooms"],
  // What plants stand.
  [
    "\\bthat (?:can |will |would )?(?:takes?|handles?|tolerates?|stands?|survives?|withstands?|likes?|loves?|lives? (?:in|through)) (?:the |a |some |our |hard |cold )*(?:frost|cold|winters?|snow|freez[a-z]+)\\b",
    "hardy",
  ],
  [
    "\\bthat (?:can |will |would )?(?:takes?|handles?|tolerates?|stands?|survives?|withstands?|likes?|loves?) (?:the |a |some |our |full |lots of )*(?:shade)\\b",
    "for shade",
  ],
  [
    "\\bthat (?:can |will |would )?(?:takes?|handles?|tolerates?|stands?|survives?|withstands?|likes?|loves?) (?:the |a |some |our )*(?:heat|drought|dry soil)\\b",
    "drought tolerant",
  ],
  ["\\bsomething (?:that|which) (?:is|are|looks?|stays?) (?!like\\b)", "something "],
  // What is told behind a request without a comma: "take the roses out they have thorns".
  [
    "(?<=\\b[a-z]+ [a-z]+)(?<!\\b(?:and|so|if|that|make|sure|until|how|where|when|while|way|as|like|than|because|since|but|or|think|know|see|want|wish|hope|say|says|said|feel|what|can|could|would|should|is|are|does|do|did|will|let|have|if|once|before|after|case)|,) (?=(?:they|it|theyre|its) (?:have|has|are|is|get|gets|keep|keeps|cost|costs|need|take|takes|attract|attracts|drop|drops|grow|grows) (?!to\\b)[a-z])",
    " , ",
  ],
  [
    "^(?:but )?(?:(?:the )?(?:only|one|1) (?:other )?(?:thing|issue|problem|complaint|note|change)(?: (?:is|was|would be))?)(?: that)? ,? ?(?=(?:the|my|our) )",
    "",
  ],
  // How many there are to be.
  ["\\b(?:we|i|they|he|she) (?:really |just )?only (?:want|need) (?:one|1) ", "only 1 "],
  ["\\b(?:we|i|they|he|she) (?:really |just )?only (?:want|need) (?=\\d)", "only "],
  [
    "\\b(\\d+) ((?:[a-z]+ )?[a-z]+s) (?:is|are|would be|will be) (?:plenty|enough|fine|sufficient)(?=$| ,| and\\b)",
    "only $1 $2",
  ],
  // "Natural stone, 1 foot is good": how high, and nothing that stays.
  [
    "\\b(\\d+(?:\\.\\d+)?(?:'| ?(?:ft|feet|foot|inches|inch|in)\\b)(?: (?:high|tall|wide|deep|long))?) (?:is|are|would be|will be) (?:fine|good|enough|plenty|ok|okay|perfect|great)(?=$| ,)",
    "$1",
  ],
  [
    "\\b(take|remove|lose|drop|get rid of) (?:out )?the (?:last|first|end|front|back) (\\d+)(?: ones)?(?: out| off| away)?(?=$| ,)",
    "remove $2",
  ],
  // A fence around a thing.
  ["\\bfence (?:in|off) (?=the\\b|my\\b|our\\b)", "add a fence around "],
  ["\\bfence ((?:the|my|our) [a-z]+) (?:in|off)\\b", "add a fence around $1"],
  // "Something taller at the back, like a spruce": that one.
  [
    "\\b(?:get|have|put|add|use|plant|want|try)? ?something (?:[a-z]+ ){0,2}?((?:at|in|on|along|behind|by|around) (?:the|my|our) [a-z]+(?: of (?:the|my|our) [a-z]+)? )(?:, )?(?:like|such as) (?:(an?|some) )?(?=[a-z])([a-z]+(?: [a-z]+)?)(?=$| ,)",
    "add $2 $3 $1",
  ],
  // What it is for: "so the patio lines up with the door".
  [
    "(?<=\\w)(?: ,)? so (?:that )?(?:the|my|our|it|they|we|you|i|he|she|people|there|nobody|no one|everyone) (?!(?:should|must|needs? to|has to|have to|goes?|stays?|want|would|need|are|is|be)\\b)(?:(?!\\b(?:put|add|make|move|remove|leave|keep|swap|change|replace|take|use|lose|plant)\\b)[a-z]+(?![a-z])(?: (?=[a-z]))?)+(?=$| ,| and (?:add|make|put|move|remove|leave|keep|swap|change|replace)\\b)",
    "",
  ],
  // What a thing looks like is found fault with, and not asked for.
  [
    "(?<!\\b(?:make|making|have|want|so|if|let|see|could|can|should|would|way|how|like|until|what|does|did|do|will|think) )(?<=^|[a-z] |, )(?:(?:because|since|and|but) )?(?:they|it|that|those|these) (?:all |just |kind of |sort of |really )?looks? (?:all |just )?like (?:an? |the )?(?!before|the first|it)[a-z]+(?: [a-z]+){0,2}?(?=$| ,)",
    "",
  ],
  // One thing for another.
  [
    `(^|, )${"(?:sub|substitute|swap) (?:in )?"}((?:an? |some )?(?!it\\b|them\\b|the\\b|out\\b)(?:[a-z]+ ){0,2}[a-z]+)(?=$| ,| and (?:add|put|keep|make|move)\\b)(?<!\\b(?:for|with|and|to|by) [a-z ]+)`,
    "$1put $2 instead",
  ],
  [
    `(^|, )(${NAME}) out of (?:the|those|my|our) [a-z]+ (?:, |and |, and )(${NAME}) in(?: instead| there| their place)?${END}`,
    "$1replace $2 with $3",
  ],
  [
    `\\b(?:swap|switch|trade|change|replace|exchange)(?: out)? (?:both )?(?:the |my |our )?([a-z]+(?: [a-z]+)?) and (?:the |my |our )?([a-z]+(?: [a-z]+)?) (?:for|with|to|by) (?!the\\b)([a-z]+(?: [a-z]+){0,2})$`,
    "replace the $1 with $3 , remove the $2",
  ],
  [
    `\\buse ([a-z ]+?) (?:for|on|in) (?:both )?(the [a-z]+) and (the [a-z]+)${END}`,
    "make $2 $1 , make $3 $1",
  ],
  // A border in a color has that color, and the paving keeps its own.
  [
    `\\b(?:(?:run|lay|put|add|have|give it|do) )?(?:an? )?border in (?:light |lighter |dark |darker |pale )?(${COLOR})(?= |$)`,
    "add a $1 border",
  ],
  // Lights that hang are no path lights.
  [
    "(?<!\\b(?:the|those|these|our|my|that|with|of|more|some|no|add|a|and|or|without|remove|want|put|hang|drape) )\\b(?:hang|string|drape)(?: up)?(?: some| a few)? lights\\b",
    "add string lights",
  ],
  // What lies under plants covers their bed.
  [
    `\\b(?:(?:put|lay|use|and|with) )*(?:the )?(${OF_STONE}) (?:under|underneath|beneath)(?: (?:it|them|those|there))?${END}`,
    " , put $1 mulch",
  ],
  // How much, how many.
  [
    "\\b(?:an? |1 )third (?=smaller|bigger|larger|shorter|taller|wider|narrower|lower|higher|less)",
    "33 percent ",
  ],
  [
    "\\b(?:an? |1 )quarter (?=smaller|bigger|larger|shorter|taller|wider|narrower|lower|higher|less)",
    "25 percent ",
  ],
  ["\\bhalf (?=smaller|shorter|narrower|lower)", "50 percent "],
  ["\\bby (?:an? |1 )third\\b", "by 33 percent"],
  ["\\bby (?:an? |1 )quarter\\b", "by 25 percent"],
  ["\\bby (?:an? )?half\\b", "by 50 percent"],
  ["(^|, )(?:cut|chop) in half\\b", "$1cut it in half"],
  [
    `\\b(?:i |we )?(?:dont|do not) (?:need|want) (?:all |so many |that many )(?:of )?(?:the |those |these )?(?:\\d+ )?([a-z]+s) , (?:just |only )?(\\d+) (?:is|are|would be|will be) (?:plenty|enough|fine|ok|sufficient)\\b`,
    "only $2 $1",
  ],
  [
    "\\b(?:i |we )?(?:dont|do not) (?:need|want) (?:all |so many |that many )(?:of )?(?:the |those |these )?(?:\\d+ )?([a-z]+s) , (?:just |only )?one (?:is|would be|will be) (?:plenty|enough|fine|ok|sufficient)\\b",
    "only 1 $1",
  ],
  // A table of eight is one table.
  ["\\b(tables?|dining set) of (\\d+)\\b", "$1 for $2"],
  ["\\b((?:dining |big |long |small |round )*table) with (\\d+) (?:chairs|seats)\\b", "$1 for $2"],
  // Both ends of a thing are beside it.
  ["\\b(?:at|on|to) (?:both|each|either) ends? of (?=the\\b|my\\b|our\\b)", "beside "],
];

const FORMS = [...AMOUNT_FORMS, ...SPOKEN_FORMS, ...ASKED_FORMS, ...ROWS].map(
  ([said, plain]) => [new RegExp(said, "g"), plain] as const,
);

/** "A low hedge instead, lavender": what is named behind the word for any plant. */
const namedPlainly = (sentence: string): string =>
  sentence.includes(" , ")
    ? withNameBehind(sentence.replaceAll(" , ", ", ")).replaceAll(", ", " , ")
    : sentence;

/** A sentence of a change, as `plainSentence` spells it, in its plain forms. */
export const inPlainForms = (sentence: string): string =>
  FORMS.reduce((all, [said, plain]) => replaceSaid(all, said, plain), namedPlainly(sentence))
    .replace(/\s+/g, " ")
    .replace(/(?:^|(?<=,)) , /g, " ")
    .trim();
