/**
 * What is asked for by a suggestion, a comparison or half a sentence, in the plain words of a request: rows in the form of `plain-forms.ts`,
 * taken before them.
 */
const COLOR =
  "(?:(?:light|dark|bright|hot|pale|deep) )?(?:black|white|gr[ae]y|brown|tan|beige|sand|red|blue|green|charcoal|yellow|pink|purple|orange|cream|silver)";
const MATERIAL =
  "(?:natural )?(?:stone|brick|wood|concrete|bluestone|flagstone|limestone|granite|block|vinyl|metal|steel|composite|cedar)";
const NAME = "(?:the |my |our |those |these |that )?(?:[a-z]+ ){0,2}?[a-z]+";
/** A name of one or two words that comes: no verb, no pronoun. */
const NEW =
  "(?:an? |some )?(?:(?!(?:make|it|them|the|that|would|something|anything|maybe|and|or|to|in|on|with|for|of|is|are)\\b)[a-z]+ ){0,1}(?!(?:it|them|that|would|something|anything|fine|instead|ones?|them|lower|taller|smaller|bigger|different|else)\\b)[a-z]+";
const END = "(?=$| ,| and\\b| but\\b)";
const COMPARED = "(?:small|tall|wid|high|low|short|narrow|long|deep)er|bigger|larger|smaller";
const IS_FINE =
  "(?:would|will|could|might|should|can|is|are|be)(?: be)? (?:just )?(?:fine|ok|okay|good|nice|great|better|perfect|lovely|work)|works?|will do|would do";
const SIDE = "(?:left|right|front|back|other|far|near)";

export const ASKED_FORMS: readonly (readonly [said: string, plain: string])[] = [
  // Spoken without commas: "looks cramped make it longer".
  [
    "(?<=[a-z]{4,})(?<!\\b(?:just|also|then|please|would|could|should|must|lets|want|wants|need|maybe|will|like|cant|dont|instead|either|they|gonna|rather|possible)) (?=(?:make|move|change|swap|paint|replace|lose|shrink|get rid of) (?:it|them|that)\\b)",
    " , ",
  ],
  [`^too (?:much|many) ${COLOR} ,? ?(?=(?:go|make|can|could|try|do|use|lets)\\b)`, ""],
  ["^(too (?:much|many) [a-z]+) (?=(?:go|make|can|could|try|do|use|lets)\\b)", "$1 , "],
  [
    `^(${NAME}) (?:looks?|feels?|is|are|seems?) (?:a bit |a little |kinda |really |so )?(?:cramped|crowded|tight|squished|squeezed|skimpy|puny) ,? ?(?:so |please |can you |could we )*make (?:it|them) (${COMPARED})\\b`,
    "make $1 $2",
  ],
  // "Go a shade darker on the patio or maybe charcoal".
  [
    `\\bgo (?:(?:an?|1|2|3) )?(?:shades?|bit|little|touch|notch(?:es)?|few shades|hair) (darker|lighter) (?:on|with|for) (${NAME})(?= or\\b|$| ,| and\\b)`,
    "make $2 $1",
  ],
  [`(?<=[a-z]) ,? ?or (?:maybe |perhaps |possibly |even )+(?:in )?${COLOR}${END}`, ""],
  [`\\btone (?:down (${NAME})|(${NAME}) down)${END}`, "make $1$2 darker"],
  [`\\bmore (?:of an? )?(${COLOR})(?: (?:or |and )?${COLOR})? than ${COLOR}\\b`, "$1"],
  // What it was is no part of what it is to be.
  [
    `(?<=\\b${COLOR}\\b.*) ,? ?(?:and |but )?not (?:that|this|the|those|these|so) (?:awful |ugly |horrible )?${COLOR}(?: (?:one|ones|1|color|colour|stuff|thing))?${END}`,
    "",
  ],
  // What is to come for a thing that goes.
  [
    `\\b(?:swap|replace|change|switch) (?:them|it|those|that)(?: out)? ,? ?(?:maybe |perhaps |and |for )?(${NEW}) (?:${IS_FINE})${END}`,
    "replace them with $1",
  ],
  [
    `\\b(with|for|to) something (?:[a-z]+ ){1,6}?, (?:maybe |perhaps |like |say |possibly |such as )?(${NEW})(?: maybe| perhaps| i think| for example)${END}`,
    "$1 $2",
  ],
  [
    `\\b(with|for|to) something (?:[a-z]+ ){1,6}?, (?:maybe |perhaps |like |say |possibly |such as )(${NEW})${END}`,
    "$1 $2",
  ],
  ["^(?:so |well |ok |and )*then (?:no|no thanks|forget it|not|lets not)$", "remove it"],
  // "One big tree there, like a magnolia": which one.
  [
    `\\b(tree|shrub|bush|flower|plant)(s?)((?: there| here| instead)?) ,? ?(?:something |maybe |perhaps |say )*(?:like|such as) (?:an? |the )?((?!(?:that|this|it|those|these|before)\\b)[a-z]+(?: [a-z]+)?)${END}`,
    "$4 $1$2$3",
  ],
  // What grows in pots.
  [
    "\\b(?:what about|how about|maybe|try|do|use|put|plant|have|i want|we want|want) ((?!something (?:else|different)\\b)(?:some |a few )?[a-z ]+?) in (?:those|these|the|them) (?:same |existing )?(planters?|pots?|urns?|containers?|troughs?|boxes)(?: instead)?$",
    "plant $1 in the $2",
  ],
  [
    "\\b(put|plant) (geraniums?|[a-z ]+?) in the (?:others?|other (?:ones?|2|3|4)|rest|remaining ones?)(?=$| ,| and)",
    "$1 $2 in them",
  ],
  [
    "\\b(put|plant|have|want|add) (?:some )?inside (?:it |them |of it )?((?:some |a few |a |an )?[a-z]+(?: [a-z]+)?)$",
    "$1 $2 in it",
  ],
  ["\\b((?:some |a |an |tall |ornamental )*)grass(?:es)? plants?\\b", "$1ornamental grass"],
  // "About 2 ft deeper".
  [
    `\\b(?:about|around|roughly|maybe|like|another|approximately) (\\d[\\d.]* (?:ft|feet|foot|in|inch|inches|m|cm|meters?|yards?)) (?=(?:${COMPARED})\\b)`,
    "$1 ",
  ],
  // What it is compared with is no part of it: "the hedge taller than the fence".
  [
    `\\b(${COMPARED}) than (?:the|that|our|my|those|this) (?!(?:it|that|this|now|before)\\b)[a-z]+(?: next door| there)?(?=$| ,| and\\b| so\\b)`,
    "$1",
  ],
  [
    "\\b(?:remove|lose|drop|take out|get rid of|cut) half (?:of )?(the|those|these|my) ([a-z]+s)(?=$| ,| and)",
    "half as many $2",
  ],
  ["\\b(?:2|two|double) rows of (?=[a-z])", "a second row of "],
  [
    `\\b(?:bring|push|pull|bump) ((?:the |my |our |that )?(?:[a-z]+ )?(?:beds?|borders?|patio|deck|lawn|walk|path|driveway|planting|edge)) out (?:by |another |about |maybe |an extra )*(\\d[\\d.]* (?:ft|feet|foot|m|meters?|yards?))\\b(?: more)?`,
    "make $1 $2 bigger",
  ],
  [
    `(?<=[a-z] (?:and|but|, )\\s?(?:in )?)(${MATERIAL}) (?:rather than|instead of|not) (?:the |in )?(?:stone|wood)${END}`,
    "in $1",
  ],
  [
    "\\bpave (the|my|our) (driveway|drive|path|walk|walkway|patio)(?! (?:with|in)\\b)",
    "make $1 $2 of pavers",
  ],
  [
    "(?<=[a-z]),? ?(?:but )?with (the|those|my|our) ([a-z]+(?: [a-z]+)?) (?:gone|removed|taken out|taken away)(?=$| ,)",
    " , remove $1 $2",
  ],
  ["\\buse (?:the|that) (?:extra |empty )?(?:space|room|spot|gaps?) for (?=[a-z])", "add "],
  [
    "^(?:please |just |can we )*(?:make it |do it |put it back |go )?(?:back )?(?:to )?(?:like|how|the way) (?:it was |we had it )?before$",
    "undo",
  ],
  [
    `\\b((?:move|slide|shift|scoot|bring|put|nudge|push) (?:it|them|(?:the|my|our) [a-z]+(?: [a-z]+)?)) (?:over |more |closer |nearer |further |a bit |a little )*(?:towards?|to|nearer|beside|next to) (?:the|our|my) (?:drive|driveway)$`,
    "$1 along the driveway",
  ],
  ["\\b(?:closer|nearer) to (the|our|my) (?:back )?fence\\b", "toward $1 fence"],
  [
    "\\b(\\d+ more [a-z]+(?: [a-z]+)?|more [a-z]+(?: [a-z]+)?) (?:, )?but (on|at|in) (?=the (?:left|right|front|back|other)\\b)",
    "$1 $2 ",
  ],
  [
    `\\b(?:do|put|add|have|use) (?:little|small|tiny|the little|some little) ones (?:in|on|along|under) (?:the )?(?:[a-z]+ )?(?:steps|stairs|risers|treads)(?: instead)?(?<=\\blights?\\b.*)`,
    "add step lights",
  ],
  ["\\bmulch in (?:the|my|our|that|those) beds?\\b", "mulch"],
  [
    "^(?:(?:add|put|and|also) )*an? ([a-z]+(?: [a-z]+)?) on the other side(?: too| as well)?$",
    "another $1 on the other side",
  ],
  ["\\btake down (the|those|my|our|that) (?=[a-z])(?![a-z ]+ (?:to|by) (?:\\d|a ))", "remove $1 "],
  // Lights that shine on a thing.
  [
    "^((?:and |please |can you |could you |could we )*)(?:up ?light|spot ?light|light up|illuminate) (the [a-z]+(?: [a-z]+)?)(?= and\\b|$| ,)",
    "$1add uplights on $2",
  ],
  // Named behind what is said of it.
  [
    "^(?:no |not there|not that)?,? ?(?:on |to )?(?:the )?other side ,? ?(?:for )?(the [a-z]+(?: [a-z]+)?) i mean(?:t)?$",
    "move $1 to the other side",
  ],
  [
    "(?<=\\w) ,? ?(?:because |since |so )?(?:they|it) (?:should|must|will|would|have to|has to|can|could|need to|needs to) (?:block|hide|cover|screen) (?:out )?(?:the|my|our) [a-z]+(?: [a-z]+)?(?=$| ,)",
    "",
  ],
  // Praise by its opposite.
  [
    "^(?:(?:i am|im|we are|were|honestly|still) )*not (?:really |too |so |entirely |totally |completely )*(?:sold on|crazy about|keen on|big on|loving|feeling|happy with|thrilled with|wild about|sure about) (?=(?:the|that|this|those|these)\\b)",
    "i dont like ",
  ],
  // From a color to a material: "from gray to a more warm color, like sandstone".
  [
    `\\bfrom ${COLOR} to (?:an? |some )?(?:(?:more|warm|warmer|cool|cooler|soft|softer|natural) )*(?:colou?r|tone|shade|look) ,? ?like ([a-z]+)\\b`,
    "to $1",
  ],
  [
    "\\b(?:anything|something|any) (?:without|with no) (?:any )?(?:thorns?|spines?|spikes|prickles)\\b",
    "something thornless",
  ],
  ["^([a-z]+ [a-z ]+) , (?:yes|correct|isnt it|arent they|dont they|doesnt it|huh)$", "$1"],
  // What is told of a name that stands behind its pronoun.
  ["^(?:the )?[a-z]+(?: [a-z]+)? i mean(?:t)?$", ""],
  // "Hate juniper, anything else, but low".
  [
    "\\bany(?:thing|thing else)? (?:else )?,? ?(?:but|as long as (?:it is|its)) (?=(?:low|tall|evergreen|short|small)\\b)",
    "something ",
  ],
  ["^(?:(?:the|my|our|those) ([a-z]+(?: [a-z]+)?)|([a-z]+)) out$", "remove the $1$2"],
  [
    `\\bmirror (the|my|our|those|these) ([a-z]+(?: [a-z]+)?) (?:on|to|onto|over on|over to|at) (the|that) (${SIDE})(?: hand)?(?: side)?${END}`,
    "add the same $2 on $3 $4 side",
  ],
];
