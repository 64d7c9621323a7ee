/**
 * How people dictate, find fault and lead up to a change, in the plain words of a request: rows in the form of `plain-forms.ts`, taken
 * before `asked-forms.ts`.
 */
const COLOR =
  "(?:(?:light|dark|bright|pale|deep) )?(?:black|white|gr[ae]y|brown|tan|beige|sand|red|blue|green|charcoal|yellow|pink|purple|orange|cream|silver)";
const MATERIAL =
  "(?:(?:natural )?(?:stone|brick|wood|concrete|bluestone|flagstone|limestone|travertine|granite|vinyl|metal|steel|composite|cedar|gravel|pavers))";
const NAME = "(?:the |my |our |those |these |that )[a-z]+(?: [a-z]+)?";
const END = "(?=$| ,| and\\b| but\\b)";
/** What may follow a name where something is asked of it. */
const ASK = "(?:can|could|would|will|should|may|might)";
const HARM =
  "(?:drop|fall|block|die|hurt|scratch|attract|hide|trip|break|rot|bother|take over|ruin|blow|scrape|kill|burn|hit|poke|prick|sting|leak|flood|clog|stain|shade out|overgrow|not survive|not last|make (?:a|such a|too much of a|a big) mess|be in (?:the|my|our) (?:way|power lines?|wires?)|be in the (?:neighbou?rs?|street)|get (?:in the way|too (?:big|tall|hot|dark)|all over|into|poked|hurt|muddy|wet|dirty|in the))";
const PLENTY = "(?:plenty|enough|fine|sufficient|all (?:i|we) need)";

export const SPOKEN_FORMS: readonly (readonly [said: string, plain: string])[] = [
  [
    "(^|, )(?:(?:oh|ah|ooh|hm|hmm|ok|okay|um|uh|so|well|yeah)(?: ,)? )+(?=(?:and |also |but )?(?:the|my|our|can|could|what|how|one)\\b)",
    "$1",
  ],
  // Why: what would come of it.
  [
    `(?:(?:^|(?<=[a-z]))(?: ,)? ?(?:because |since |as |and )?)(?:itll|theyll|thatll|(?:it|they|that|those|these|which) (?:will|would|might|could|keeps?|is going to|are going to)) (?:always |just |only |all |probably |definitely |really )*${HARM}\\b[^,]*?(?=$| ,| (?:so|and) (?:can|could|please|lets|add|put|move|make|take|remove|swap|replace|use|plant|keep|leave)\\b)`,
    "",
  ],
  [
    `(?:,? ?(?:and |because |since |but )?)\\b(?:(?:i|we) (?:am|are)|im|were) \\d+(?: years old| now| already)*${END}`,
    "",
  ],
  [
    "(?<=\\b(?:narrow|tight|small|skinny|short) )for \\d+ (?:people|persons|of us|adults|kids)(?: to [a-z ]+)?(?=$| ,)",
    "",
  ],
  [
    "\\b(looks?|feels?|seems?|is|are) (?:a bit |a little |kinda |kind of |so |too |really |pretty |awfully )*(?:skinny|narrow)(?=$| ,| and| for)",
    "$1 too narrow",
  ],
  ["\\breads (?=(?:so |too |really |very )*(?:fake|cheap|cold|flat|harsh|heavy|dark))", "looks "],
  [
    `(^|, (?:and |but )?|\\b(?:and|but) )(?:i|we) (?:do )?(?:think|guess|feel)(?: that| maybe)? (?=${COLOR}\\b|${MATERIAL}\\b)`,
    "$1",
  ],
  ["^(?:please |just |so |lets )*take (it|them|that|those) down$", "remove $1"],
  ["\\b(red|brown|gray|grey|black|yellow|green|pink)(?:d|n|l|k)?ish\\b", "$1"],
  ["\\b(blu|whit|purpl)ish\\b", "$1e"],
  [
    "\\b(?:i|we) (?:dont|do not) think (?:we|i|it|you|they) (?:really |actually )?(?:needs?|wants?) (?:the |those |all those |any )?(?=[a-z]+(?: [a-z]+)?(?=$| ,| and\\b))",
    "remove the ",
  ],
  [
    `\\b(?:take|rip|tear|pull|dig) (${NAME}) (?:out|up)(?: completely| entirely| altogether)? ,? ?(?:and |then )*(?:make it|turn it into|put in|go with|do) (?:all |an? |into )*(.+)$`,
    "replace $1 with $2",
  ],
  [
    "\\b(?:we|there) (?:have|is|are|will be) (?:almost |hardly |basically )?no (?:grass|lawn|room|space|yard) left\\b",
    "",
  ],
  [
    "(?<=\\blights?\\b.*?) ,? ?(?:because |since )?(?:its|it is|it gets) (?:too |so |really |very |pretty )*dark\\b[^,]*",
    "",
  ],
  [" and start (?:simple|fresh|over|out|off)(?: with| from)? ", " , add "],
  [
    `^(?:the |those |these |my |our )?((?:[a-z]+ )?[a-z]+s?) (?:is|are|looks?|feels?|seems?) (?:(?:so|too|really|a bit|a little|pretty|just|kind of|kinda|very|all) )*(?:ugly|boring|dull|tired|dated|awful|hideous|rotten|cheap) , (?:so |and )?((?:an? |some )?[a-z]+(?: [a-z]+)?) instead(?: but (low|tall|small|narrow|short)(?: so [a-z ]+)?)?(?=$| ,)`,
    "replace the $1 with $3 $2",
  ],
  [" to (?:pot|plant|grow|start) (?:things|stuff|seedlings|plants|seeds)(?: up| in)?(?=$| ,| and)", ""],
  [
    "(?<=\\b(?:no|remove|get rid of|lose|take out|dump|hate)\\b[^,]*) , ([a-z]+(?: [a-z]+)?) (?:is|are|would be) (?:easier|softer|better|nicer|gentler|safer)(?: (?:on|for|under) (?:my|our|the|your) [a-z]+)?$",
    " , use $1 instead",
  ],
  // "Or make it glass": the first of the two.
  [
    "(?<=[a-z] [a-z]+) , or (?:maybe |perhaps |just |else )*(?:make|paint|move|put|do|try|use|swap|replace|change|turn) (?:it|them|that) [^,]*$",
    "",
  ],
  [
    `\\b(in|with|of) that (?=(?:(?:reddish|grayish|brownish|nice|pretty|warm|old) )*(?:${COLOR}|${MATERIAL})\\b)`,
    "$1 ",
  ],
  [
    " ,? ?like (?:at |in )?(?:my |our |the )?(?:grandmas?|grandmothers?|moms?|mothers?|parents|old house|last house|other house|sisters?|friends?)(?: house| place| had| has)?(?=$| ,)",
    "",
  ],
  [
    "\\b(look(?:s)?(?: like)?|show (?:it|me|this|that)(?: this| that| it)?|see (?:it|this)) (?:with|in|under) (?:the |some |a bit of )?snow\\b",
    "$1 in winter",
  ],
  ["\\ba (?:water |pool |kids )?slide\\b", "a water slide"],
  [
    "\\bsomething ((?:in front of|behind|along|by|around|near|beside|next to|at|on|under) (?:the|my|our) [a-z]+) (?:besides|other than|apart from|in addition to) (?:just |only )?(?:the )?[a-z]+ ,? ?(?:like|such as|maybe|perhaps) ([a-z]+(?: [a-z]+)?)(?=$| ,)",
    "$2 $1",
  ],
  // What is not to be moved stays.
  [
    `(^|, |\\b(?:and|but) )(?:(?:i|we|you|they) )?(?:dont|do not|didnt|wouldnt) (?:need|want|have to have|like) (${NAME}) (?:to be )?(?:moved|removed|changed|touched|cut|cut down|gone|replaced|taken out|redone|messed with)(?: or anything| at all| or whatever)*(?=$| ,| and| but)`,
    "$1keep $2",
  ],
  // "Keep the roses, lose the rest of the bed".
  [
    "(?<=\\b(?:keep|leave|save) .+?)\\b(?:all )?(?:the )?(?:rest|others?) (?:of|in) (?:the|that|this) (?:flower |planting )?bed\\b",
    "everything else in that bed",
  ],
  // What lies between two things is a part of the ground: neither of them goes.
  [
    "\\b(remove|get rid of|take out|take up|lose|rip out|rip up|tear out|dig up|replace|swap|change|turn|convert) ((?:the |that |all the )?(?:grass|lawn|gravel|mulch|turf|concrete|dirt|rock|stone|strip|area|space)) (?:in )?between (?:the|my|our) ([a-z]+) and (?:the|my|our) ([a-z]+)\\b(.*)$",
    "part of the ground",
  ],
  // Of several so many are enough.
  [
    `^(?:just |only |really )*(\\d+) (?:of )?(?:the |those |these |my |our )?((?:[a-z]+ )?[a-z]+s) (?:is|are|would be|will be|is probably|are probably) ${PLENTY}(?: for (?:me|us|now|here|this|the yard|a [a-z]+))*(?: now| really| these days)*(?=$| ,| and\\b)`,
    "only $1 $2",
  ],
  // "The maple, could that be moved back toward the house".
  [
    `(^|, |\\band )(${NAME}) , ${ASK} (?:it|they|that|those|this|we|you) (?:please |maybe |just )*(?:be moved|go|sit|stand|move|move (?:it|that|them)|be shifted|shift|be put|put (?:it|that|them)|be placed) `,
    "$1move $2 ",
  ],
  [
    `(^|, |\\band )(?:but )?(${NAME}) , ${ASK} (?:it|they|that|those|this|we|you) (?:please |maybe |just )*(?:be|do (?:it|them|that)|have (?:it|them|that)|make (?:it|them|that)) (?:in )?(?!moved|gone|removed)`,
    "$1make $2 ",
  ],
  [
    `(^|, |\\band )(?:but )?(${NAME}) ${ASK} (?:we|you|i) (?:please |maybe |just )*(?:do|have|make|get|see) (?:it|them|that) (?:in )?`,
    "$1make $2 ",
  ],
  // What a plant or a thing is to become where it is found fault with.
  [
    `^(?:the |those |these |my |our )?((?:[a-z]+ )?[a-z]+s?) (?:is|are|looks?|feels?|seems?) (?:(?:so|too|really|a bit|a little|pretty|just|kind of|kinda|very|all) )*(?:boring|dull|ugly|tired|dated|old fashioned|bland|plain|sad|scruffy|leggy|overdone|blah|meh)(?: to (?:me|us|my eye))? ,? ?(?:so |and |but )?(?:what about|how about|maybe|perhaps|can we (?:do|have|try|use)|could we (?:do|have|try|use)|id (?:like|prefer|rather have)|lets (?:do|try|use)|i want|we want|give me|try|use|do) (?!(?:it|them|that|if|making|moving|taking|a different|different|another color)\\b)(.+)$`,
    "replace the $1 with $2",
  ],
  [`\\bsomething with flowers ,? ?(?:maybe |perhaps |in )*(${COLOR})${END}`, "something with $1 flowers"],
  // One place for another: "take the cherry out of the middle and put it by the street".
  [
    `\\b(?:take|pull|get|bring) (${NAME}) (?:out of|off|away from|from) (?:the|that|my|our) [a-z]+(?: [a-z]+)? ?,? (?:and |then )*(?:put|move|plant|place|set) (?:it|them) (?=(?:by|on|in|near|next|along|at|under|behind|beside|to|over|where|close|closer|around|against|between|toward|up)\\b)`,
    "move $1 ",
  ],
  [
    "\\b(?:a|an|one|1|some) (?:little )?(?:row|line|bunch|group|mass|drift|clump|cluster|couple|few) of (?=[a-z]+(?: [a-z]+)? (?:there|in (?:its|their) place|instead)\\b)",
    "",
  ],
  [
    "\\bno more (?:of )?(?:the )?([a-z]+(?: [a-z]+)?) ,? ?(?:and |just )*(?:put|plant|have|use|add|do) ((?:an? |some )?[a-z]+(?: [a-z]+)?) (?:there|in (?:its|their) place)(?: instead)?(?=$| ,)",
    "replace the $1 with $2",
  ],
  // Seen by night, with more.
  [
    "^(?:(?:so |and )?(?:how|what) (?:would|will|does|do|might) (?:it|this|that|the [a-z]+) looks?(?: like)?|can (?:we|i|you) see (?:it|this)|(?:i want to |let me )?see (?:it|this)) (at night|at dusk|in the evening|by night|after dark|lit up at night) with (.+)$",
    "show it $1 , add $2",
  ],
  [
    "\\b(?:the|my|our) (pool|fountain|pond|water|deck|patio) (?:all )?lit(?: up)?(?: and| ,)?(?= |$)",
    "$1 light ,",
  ],
  // All but some.
  [
    "(?<=^(?:leave|keep) .*?) , (?:and )?(?:leave|keep) (?=(?:the|my|our)\\b.*\\b(?:everything else|all the rest|the rest) (?:can go|goes|has to go|should go|out)$)",
    " and ",
  ],
  [
    "\\b(?:light|lit|illuminate|spotlight) (it|them|the [a-z]+(?: [a-z]+)?) (?:up )?from (?:below|underneath|beneath|the ground|the base|down low)(?=$| ,| and)",
    "add uplights on $1",
  ],
  [
    "\\b((?:[a-z]+ )?[a-z]+)(?: or (?:[a-z]+ )?[a-z]+)? would be (?:cooler|softer|safer|easier|warmer|gentler)(?: on (?:the|my|our) [a-z]+| for (?:the|my|our|us) ?[a-z]*)?(?=$| ,)",
    "$1 would be nicer",
  ],
  // Less of the cover is more of the plants.
  ["\\bless mulch(?: showing| visible)? ,? ?(?=(?:and )?(?:fill|plant|add|cover))", ""],
  ["\\b(?:less|not so much|too much) mulch (?:showing|visible)(?=$| ,)", "more plants"],
  [
    "\\b(ground ?covers?|perennials|shrubs|grasses) , (?:like |such as |maybe |say )?(?!(?:and|or|the|an?|some|not|no|please|in|on|at)\\b)([a-z]+(?: [a-z]+)?)(?= or (?:whatever|something|similar|so)|$| ,)",
    "$2",
  ],
  [
    "\\b((?:[a-z]+ ){0,2})edg(?:e|ing) between (?:it|them|the beds?|that) and (?:the|my|our) (?:lawn|grass|turf)\\b",
    "$1edging",
  ],
  ["\\b(?:planted|planting) terraces?\\b", "planting bed"],
  // "A seat wall, half circle round the pit".
  [
    "\\b(?:(?:add|put|build|want|have|include|with) )?(?:an? )?(?:(?:stone|block|low|curved|round|half circle) )*(?:seat|seating|sitting) walls?\\b([^.]*?)(?: (?:in )?(?:an? )?(?:half (?:circle|moon)|semi ?circle|curve|circle|arc))?,? (?:around|round|by|at|behind|along|near) (?:the|our|my) (?:fire )?pit(?: area)?\\b",
    "add a seat wall around the fire pit$1",
  ],
  // So many more, and where they are to lie.
  [
    "^((?:add |put |i want )?\\d+ more [a-z]+)(.*?) ,? ?(?:and )?(?:group|cluster|put|bunch|place|set|gather) (?:them|em)(?: together| all| up)* (on the (?:left|right)|in the (?:front|back)|at the (?:front|back))(?: side)?(?: by the [a-z]+| near the [a-z]+)?",
    "$1 $3$2",
  ],
  [
    "(?<=\\b(?:boulders|rocks|stones)\\b.*?) ,? ?(?:in |of |with )?(?:different|various|varied|varying|mixed|all) sizes(?=$| ,)",
    "",
  ],
  // "Rosemary and thyme, six of each".
  [
    "\\b((?!(?:in|put|add|plant|with|for|some|of|use|the|more)\\b)[a-z]+) and ((?!(?:the|some|a|an)\\b)[a-z]+) ,? ?(\\d+) each(?=$| ,)",
    "$3 $1 and $3 $2",
  ],
  // "With a gate".
  ["(?<=\\bfence\\b.*?) ,? ?with (?:an? )?gates?(?=$| ,| and)", " , add a gate"],
  [
    `^(?:(?:in |of |and )?(?:the )?same (?:height|place|spot|size|length|width|material|color|colour|style|stone)(?: please)?(?: ,| and)? ?)+$`,
    "",
  ],
];
