/**
 * Talk around a change, as `plainSentence` spells it: words to an assistant, to a friend or into a recorder that ask for nothing, reasons
 * that follow what is asked for, and frames that other languages and other trades use. Each row takes the talk away or says the same in
 * the words of the readers; what it is said of is left to them.
 */

/** How people type and spell small words. */
export const TYPED_WORDS: Readonly<Record<string, string>> = {
  n: "and",
  nd: "and",
  shud: "should",
  shld: "should",
  wud: "would",
  wld: "would",
  cud: "could",
  cld: "could",
  enuf: "enough",
  enuff: "enough",
  ur: "your",
  u: "you",
  r: "are",
  w: "with",
  thru: "through",
  tho: "though",
  nite: "night",
  plz: "please",
  pls: "please",
  thx: "thanks",
  ty: "thanks",
  cuz: "because",
  coz: "because",
  bc: "because",
  wanna: "want to",
  gonna: "going to",
  gotta: "have to",
  lil: "little",
  sum: "some",
  sumthing: "something",
  sumthin: "something",
  dat: "that",
  dem: "them",
  blk: "black",
  wht: "white",
  brn: "brown",
  grn: "green",
  lites: "lights",
  centre: "center",
  rite: "right",
  rt: "right",
  lft: "left",
  lh: "left",
  rh: "right",
  gras: "grass",
  infront: "in front",
  alittle: "a little",
  abit: "a bit",
  scooch: "move",
  scootch: "move",
  shimmy: "move",
  budge: "move",
  lawns: "lawn",
  tad: "bit",
  wat: "what",
  clover: "clover",
  finer: "smaller",
  coarser: "bigger",
  smidge: "bit",
  skosh: "bit",
  // Spelled right, whatever word of landscaping they are near to.
  thread: "thread",
  weave: "weave",
  flare: "flare",
  rug: "rug",
  lounger: "loungers",
};

const PEOPLE =
  "(?:sister|brother|mother|mom|mum|dad|father|son|daughter|wife|husband|kids?|children|grandkids|grandchildren|grandma|grandpa|parents|neighbou?rs?|guests|friends|family|dogs?|cats?|pets?|boss|board|client|customer|wheelbarrow|mower|car|truck|boat|stroller|wheelchair)";
const SPEAKER = `(?:i|we|you|he|she|they|grandma|grandpa|mom|mum|dad|(?:the|my|our|his|her) ${PEOPLE})`;
const NAME =
  "(?:the|my|our|that|those|these) (?:(?!is\\b|are\\b|was\\b|were\\b|one\\b|now\\b|should\\b|could\\b|can\\b|would\\b|must\\b|needs?\\b|has\\b|have\\b|to\\b)[a-z]+ ?){1,3}?";
const ANY_NAME =
  "(?:(?:the|my|our|that|those|these) )?[a-z]+(?: (?!can\\b|goes\\b|has\\b|should\\b|must\\b|out\\b|is\\b)[a-z]+){0,4}";
const GROWN: readonly (readonly [string, string])[] = [
  ["big|large", "bigger"],
  ["small|little", "smaller"],
  ["wide|broad", "wider"],
  ["narrow|thin", "narrower"],
  ["tall|high", "taller"],
  ["low", "lower"],
  ["long", "longer"],
  ["short", "shorter"],
  ["dark", "darker"],
  ["light|bright|pale", "lighter"],
  ["separate|separated|spaced(?: out)?|spread(?: out)?|apart|distant", "further apart"],
  ["near|close|together", "closer together"],
];
const ORDINALS = "(?:second|third|fourth|fifth|sixth|seventh|eighth)";

const NOTHING =
  "apparently|literally|obviously|of course|anyways?|frankly|ideally|you know|if you (?:can|could|like|dont mind)|if (?:thats|its) (?:ok|okay|alright|all right|possible)|if (?:its not|it isnt) too much(?: trouble)?|when you get a chance";

export const TALK_WORDS: readonly (readonly [string, string])[] = [
  // Sounds, names for the listener, words that weigh nothing.
  ["(?:, )?\\b(?:uh|uhm|um|umm|er|erm|hm+|mm+|ah|haha|lol|btw|fyi|tbh|idk|ngl)\\b(?= ,|$)", ""],
  ["\\b(?:uh|uhm|um|umm|er|erm|hm+|mm+|ah|haha|lol|btw|fyi|tbh|idk|ngl) ", ""],
  ["(?:^| ,) ?(?:my )?(?:dear|honey|hon|sweetie|buddy|guys|folks|sir|maam|pal|dude|friend)(?=$| ,)", ""],
  [`(^|, )(?:${NOTHING}) ,? ?`, "$1"],
  [`(?:, )?\\b(?:${NOTHING})\\b`, ""],
  [
    "^(?:(?:one|1|another|last|first|only|just one|just 1|and one) )+(?:little |small |quick |other |more |final )*(?:thing|question|change|request|tweak|note)(?: ,| is| though)?",
    "",
  ],
  ["\\b(do|add|use|put|try|maybe|with|have|plant|go with|make it|in|of) like (?=an?\\b|some\\b|\\d)", "$1 "],
  ["(?<!\\b(?:different|other|another|some|what|which|any|the|a|this|that|same) )\\b(?:sort|kind) of ", ""],
  // Who wants it, and that they like the rest.
  [
    `(^|, |\\b(?:and|but|so) )(?:ok |okay |so |yes |yeah )*${SPEAKER} (?:all |both )?(?:really )?(?:loves?|likes?) (?:it|this|that|them|the design|the look|the rest)(?: all| so much| a lot)?(?: ,)?(?: but| and)? (?=${SPEAKER} )`,
    "$1",
  ],
  [
    `(^|, |\\b(?:and|but|so) )(?:ok |okay |so |yes |yeah |now )*${SPEAKER} (?:(?:just|only|also|really|now|still|would|both|all) )*(?:wants?|wish(?:es)?|would like|would love|like) (?:to )?(?:see|have|get) (?=the\\b|an?\\b|some\\b|my\\b|our\\b|it\\b|\\d|more\\b|less\\b)`,
    "$1",
  ],
  [
    `(^|, |\\b(?:and|but|so) )${SPEAKER} (?:(?:just|only|also|really|now|still) )+(?:wants?|needs?|would like) (?=the\\b|an?\\b|some\\b|my\\b|our\\b|\\d|more\\b|less\\b)`,
    "$1",
  ],
  [
    `(^|, )(?:ok |okay |so |yes |yeah )*${SPEAKER} (?:all |both )?(?:really )?(?:loves?|likes?) ${NAME} (?:but|and) (?=(?:${SPEAKER}|can|could|please|not|want|make|the|lets) )`,
    "$1",
  ],
  [
    `^(?:i|we) (?:was|were|am|are) (?:just )?(?:thinking|wondering|hoping)(?: that| if| of| about)?(?: maybe| perhaps)? `,
    "",
  ],
  ["(?: ,)? (?:what do you think|what do you say|does that work|is that possible|if that makes sense)$", ""],
  [
    "^(?:it )?is (?:very )?(?:nice|good|ok|okay|beautiful|perfect|great)(?: ,)?(?: but)? (?=the\\b|[a-z]+ \\w)",
    "",
  ],
  [
    `^${SPEAKER} (?:have |has )?changed? (?:our|my|their|his|her) minds? (?:about|on) (${NAME})(?: ,| and| so)? `,
    "$1 , ",
  ],
  [
    `^(?:everything|all|it all)(?: else)? (?:is|looks) (?:great|good|fine|perfect|nice|lovely)(?: ,)?(?: but| except)(?: for)? (${NAME})(?: ,)? (?:can|could|should|needs to) (?:(?:that|it|they) )?be `,
    "make $1 ",
  ],
  ["\\bone (?=(?:meter|foot|yard|inch)\\b)", "1 "],
  ["\\b2 (?=(?:big|small|tall|high|wide|long|short|dark|light|close|many|much)\\b)", "too "],
  ["(too [a-z]+) (?=(?:make|cut|move|trim|lower|raise|push) (?:it|them)\\b)", "$1 , "],
  [
    "(?: ,)? (?:and )?(?:in |of )?(?:the )?same (?:stone|material|color|colour|style|size|look|finish|spacing|place|height|width|shape|kind)(?: as before)?(?=$| ,)",
    "",
  ],
  [` with (?:an? )?((?:[a-z]+ ){0,2}(?:cap|coping|capstone|bullnose)s?)(?=$| ,)`, " , $1"],
  [
    ` (?:at|with|to|on) (\\d+(?:\\.\\d+)? (?:ft|feet|foot|in|inch|inches|m|cm)) (?:spacing|centers?|on center|oc)(?=$| ,| and)`,
    " $1 apart",
  ],
  [
    `^(?:what if |how would it look if |what about if )(${NAME}) (?:was|were|is|are) (?:in |made of )?`,
    "make $1 ",
  ],
  [
    `^instead of (?:the )?([a-z]+(?: [a-z]+)?)(?: ,)? (?:i|we|they|he|she) (?:would like|want|wants|would love|would rather have|prefer|need|would rather|like) `,
    "replace the $1 with ",
  ],
  [" or (?:something|anything|whatever)(?: like (?:that|it)| similar| [a-z]+)?(?=$| ,)", ""],
  ["\\ba touch\\b", "a bit"],
  ["^(?:i|we) (?:do )?(?:think|feel|find|guess)(?: that)? (?=the\\b|my\\b|our\\b)", ""],
  [
    `^(${NAME}) (?:is|are|looks?|seems?) (?:rather|quite|a bit|a little|pretty|kind of|kinda|somewhat) (narrow|wide|small|big|large|tall|high|low|short|long|thin)(?: for (?:us|me|them|the yard|this yard))?(?=$| ,| and| but)`,
    "$1 is too $2",
  ],
  ["\\b(it|they|that|them) come down(?: a bit| a little| some)?(?=$| ,| and)", "make it lower"],
  ["\\b(it|they|that|them) (?:come|go) up(?: a bit| a little| some)?(?=$| ,| and)", "make it taller"],
  [
    "^(?!(?:and |but )?if\\b)(.*\\w \\w+) so (?=(?:break|make|put|add|use|move|take|remove|swap|replace|change|lower|raise|lets?|plant|do|try|lose|cut|keep) )",
    "$1 , ",
  ],
  ["\\bbreak (?:it|them|that|the [a-z ]+?) up with ", "add "],
  [`^(?:can|could|may) (?:the|my|our) ${PEOPLE} (?:get|have) `, "add "],
  [
    "^(?:no ,? ?)*(?:i|we) meant? (?:the|my|our) [a-z ]+?(?: ,)? (?:and )?not (?:the|my|our) [a-z ]+$",
    "the other one",
  ],
  [`^(${NAME}) (?:make|paint|do) (?:of |in |with )?(?!it\\b|them\\b)`, "make $1 "],
  ["\\b(?:of|in) (?:an? )?(?!autumn|fall|spring|summer|winter)([a-z]+) colou?r(?=$| ,| and)", "$1"],
  ["\\b(lawn|grass) (to|into|with|for|by) (?:some |new )?turf(?=$| ,| and)", "$1 $2 artificial turf"],
  ["^(?:i|we) (?:was|were|am|are) hoping for [^,]+ , ", ""],
  ["^(?:would|could|might) (.+?) be (?:possible|nice|ok|okay|an option)(?= where|$| ,)", "$1"],
  ["\\b(i|we|they|he|she) (?:not|no) (like|want|need|love)\\b", "$1 dont $2"],
  ["\\bput instead (?=an?\\b|some\\b)([^,]+?)(?=$| ,)", "put $1 instead"],
  [
    "^(?:the |my |our )?([a-z]+(?: [a-z]+)?) and (?:the |my |our )?([a-z]+(?: [a-z]+)?) (?:are |both |are both )?(?:gone|out|removed|deleted)(?=$| ,)",
    "remove the $1 and the $2",
  ],
  ["(\\d(?: (?:ft|in|m|cm))?) (?:max|maximum|tops|min|minimum)(?=$| ,)", "$1"],
  [
    `(^|, )${SPEAKER} (?:really |all )?(?:loves?|likes?) (?:it|this|everything|the design|the rest)(?: all| a lot| so much)?(?= ,)`,
    "$1",
  ],
  [
    "^(?:all )?spaced(?: at)? (\\d+(?:\\.\\d+)? (?:ft|feet|foot|in|inch|inches|m|cm))(?: apart| oc| on centers?)?$",
    "$1 apart",
  ],
  [
    `\\b(?:i|we|they) dont (?:like|want|need|love) (${NAME})(?: anymore)?(?: ,)?(?: and| so)? (?:put|plant|have|try|use) (an? [^,]+?|some [^,]+?) instead(?=$| ,)`,
    "replace $1 with $2",
  ],
  [
    `(^|, |\\band )(${NAME}) more (?:at|to|on) (?:the )?(left|right|back|front)(?=$| ,)`,
    "$1move $2 to the $3",
  ],
  [`\\b(?:can |could |may )?(${NAME}) have ([a-z]+(?: [a-z]+)?) in (?:them|it)(?=$| ,)`, "make $1 with $2"],
  ["^only , ", ""],
  [`\\b(cut|make|bring|take|drop) (it|them|${NAME}) 2 (?=\\d)`, "$1 $2 to "],
  ["^a bit (less|more|fewer) ", "$1 "],
  [
    "^(swap|replace|change|switch|trade) (the [a-z ]+?) (for|with|to) ([^,]+?) and (the [a-z ]+?) (for|with|to) ([a-z ]+)$",
    "$1 $2 $3 $4 , $1 $5 $6 $7",
  ],
  ["\\bto far (end|side)\\b", "to the far $1"],
  ["(^|, )([a-z]+s) more(?=$| ,)", "$1more $2"],
  ["^(?:the )?([a-z]+(?: (?!(?:is|are)\\b)[a-z]+)?) too (close|near|far) (to|from) ", "the $1 is too $2 $3 "],
  [
    `\\bmove (it|them|${NAME}) out (?:by )?(\\d+(?:\\.\\d+)? (?:ft|feet|foot|m|cm|in|inch|inches))(?=$| ,)`,
    "move $1 away from the house $2",
  ],
  ["\\blike maybe (?=[a-z])", ""],
  ["\\b(too close|close|next|near) 2 (?=[a-z])", "$1 to "],
  ["\\btoo much (big|large|small|high|tall|wide|long|short|dark|light)\\b", "too $1"],
  [
    `(^|, )(?:ok |okay |so )*(?:${SPEAKER}(?: are| is| am)?|theyre|there|were|im|shes|hes) (?:good|fine|happy|ok|okay) with ${NAME}(?: ,| but| and|$)`,
    "$1",
  ],
  [
    "^(?:move|shift|push|bring|slide) (the [a-z ]+?) and (the [a-z ]+?) ((?:to|closer|further|farther|back|over|toward|towards|nearer) [a-z ]+)$",
    "move $1 $3 , move $2 $3",
  ],
  [
    `^make (it|them|${NAME}) (?:a bit |a little |bit )?(further|farther|closer|nearer|away) (?=from\\b|to\\b)`,
    "move $1 $2 ",
  ],
  ["^(?:say|like|maybe|perhaps) (?=to the (?:left|right|back|front)\\b)", ""],
  ["(^|, )provide (?=\\d|an?\\b|some\\b)", "$1add "],
  [
    "^((?:the |a )?(?:fence|hedge|wall|row|lights) (?:is |are |goes |go )?)(?:just )?(on the (?:left|right|back|front)(?: side)?) only$",
    "$1only $2",
  ],
  ["\\bsolid (?=wood|stone|brick|concrete)", ""],
  [
    `(^|, |\\b(?:and|but|so) )(?:grandma|grandpa|mom|mum|dad|(?:the|my|our|his|her) ${PEOPLE}) (?:(?:just|only|also|really|now|still|then) )*(?:wants?|needs?|would like|would love|says?|asked for|is asking for) (?=the\\b|an?\\b|some\\b|no\\b|my\\b|our\\b|\\d|more\\b|less\\b)`,
    "$1",
  ],
  ["\\bmore green(?:ery)?(?=$| ,| and)", "more plants"],
  // Why it is asked for, behind it or before it.
  [`(?<=\\w) for (?:my|our|the|his|her|their|your) ${PEOPLE}(?=$| ,| and\\b)`, ""],
  [
    "(?<=\\w)(?: ,)? so (?:that )?(?:(?=\\d+ (?:people|persons|cars|of us|kids|adults|chairs) )|(?!\\d))(?!it is (?:by|on|in|at|near|next|along|under)\\b|they are (?:by|on|in|at|near|next|along|under)\\b)(?:the|my|our|it|they|we|you|i|he|she|people|there|nobody|no one|everyone|\\d+) (?!(?:should|must|needs? to|has to|have to|goes?|stays?|want|would|need)\\b)[^,]+?(?=$| ,| and (?:add|make|put|move|remove|leave|keep|swap|change|replace)\\b)",
    "",
  ],
  ["(?<=\\w)(?: ,)? (?:because|since|due to|so as to|in order to) (?!\\d)[^,]+(?=$| ,)", ""],
  ["^(?:because|since|given that|seeing as|now that) [^,]+ , (?:so )?", ""],
  ["(?<=\\w) to (?:reduce|save|cut down on|avoid|improve|lower|ease) [a-z]+(?: [a-z]+){0,2}(?=$| ,)", ""],
  // A name said first, and "it" for it behind: "the rail, I'd rather have it on the other side".
  [
    `^(${NAME}) , (?:${SPEAKER} )?(?:(?:would|id|d|could|can|please|just) )*(?:rather |like to |want to |love to )?(?:have|see|get|put|move|make)? ?(?:it|them) (?=on |to |at |in |by |along |\\d|wider|lower|higher)`,
    "move $1 ",
  ],
  // "the flowers now I want mix of colors".
  [`^(${NAME})(?: now)? ${SPEAKER} (?:wants?|would like|need) (?!to\\b)`, "$1 "],
  [
    `^(${NAME}) , (?:can|could|would|should|may|please) (?:it|they|that) (?:please )?(?:go|sit|stand|move|come|be moved|be put|be placed) `,
    "move $1 ",
  ],
  [`^(${NAME}) , (?:can|could|would|should|may) (?:it|they|that) be `, "make $1 "],
  [
    `^(${NAME}) , (?:please |just |can you |could you |can we |lets )*(make|paint|move|remove|take|cut|trim|swap|replace|change|turn|put|drop|lose|get rid of) (?:it|them)\\b`,
    "$2 $1",
  ],
  // What stays and what goes.
  [
    `\\b(?:keep|leave) (?:everything|all|it all|all of it)(?: else)?(?: as (?:it|they) (?:is|are)| the same| as is)? ,? ?(?:but|except|besides|other than|apart from)(?: for)? (?!not\\b)(${ANY_NAME})(?=$| ,)`,
    "remove $1",
  ],
  [
    `^(?:everything|all|all of it|it all)(?: else)? (?:but|except|besides|other than|apart from)(?: for)? (${ANY_NAME}) (?:can go|goes|has to go|must go|should go|is to go|out|gone)$`,
    "remove everything but $1",
  ],
  [
    `^(?:lose |drop |remove )?(${NAME})(?: can go| goes| has to go| should go| out)? (?:and|,) (${NAME}) (?:too|as well|also)$`,
    "remove $1 and $2",
  ],
  // "the hydrangeas to white ones", "instead of boulders three benches".
  [
    `\\b(?:switch|change|swap|turn|replace) (${NAME}) (?:to|for|with|into|by) ([a-z]+) (?:ones|1s)\\b`,
    "make $1 $2",
  ],
  [
    `^instead of (?:the )?([a-z]+(?: [a-z]+)?) (?:use |do |have |put )?((?:an?|some|\\d+) [a-z].*)$`,
    "replace the $1 with $2",
  ],
  [
    "\\b(?:feels?|looks?|seems?) (?:a bit |a little |kinda |so |very |really |too )?(narrow|wide|small|big|large|tall|high|low|short|long|thin|dark|light)(?=$| ,| and| but)",
    "is too $1",
  ],
  // Comparisons in two words.
  ...GROWN.map(([plain, more]) => [`\\bmore (?:${plain})\\b(?! (?:and|plants|colou?r))`, more] as const),
  // What a thing is to become.
  [`^(${NAME}) (?:is|are) now (?:an? )?(?=[a-z])`, "make $1 "],
  [`^(${NAME}) (?:becomes?|turns? into|is to become|are to become|to become) (?:an? )?`, "make $1 "],
  [`^(?:let |have |can |could |may )*(they|it|these|those|them|${NAME}) be (?=[a-z])`, "make $1 "],
  ["^(?:can |could |may |might |should )?there be ", "add "],
  [`\\b(?:add |put |have )?(?:an? |the )${ORDINALS} (chair|stool|bench|seat|lounger)\\b`, "another $1"],
  [
    `^(it|they|them|that|${NAME}) (?:move|shift|slide|go) (?:over )?(?=to\\b|closer\\b|further\\b|left\\b|right\\b|back\\b|away\\b|near\\b)`,
    "move $1 ",
  ],
  // What pleases is left as it is.
  [
    "(^|, )(?!(?:looks?|its|it|all|very|so|sounds|thats|that|this|everything|really|just|seems?|is|are|i|we) )((?:the )?[a-z]+(?: [a-z]+)?) (?:fine|good|ok|okay|great|perfect|lovely)(?=$| ,)",
    "$1$2 is fine",
  ],
  [" are is fine", " are fine"],
  // How many and how large.
  [
    "^(?:only |just )?(\\d+) ([a-z]+(?: [a-z]+)?) (?:is|are|would be|will be) (?:enough|plenty|sufficient|fine)(?=$| ,)",
    "only $1 $2",
  ],
  [
    "\\b(?:bump|take|bring|up|push|increase|raise|get) (?:it |them |that )(?:up |down |back )?to (?=\\d+ (?!ft\\b|feet\\b|in\\b|inch|m\\b|cm\\b|x\\b|by\\b|percent)[a-z]+)",
    "only ",
  ],
  [
    `\\b(?:reduce|enlarge|expand|increase|downsize|scale|bring|take|drop|shrink) (it|them|that|${NAME})(?: down| up| back| out)? to (?=\\d+(?:\\.\\d+)?(?: (?:ft|m|in|cm))? (?:x|by) \\d)`,
    "make $1 ",
  ],
  [
    `\\b(?:drop|lower|raise) (it|them|that|${NAME})(?: down| up)? to (\\d+(?:\\.\\d+)? (?:ft|feet|foot|in|inch|inches|m|cm))(?=$| ,)`,
    "make $1 $2 high",
  ],
  [
    `\\b(?:reduce|enlarge|expand|increase) (it|them|that|${NAME}) to (\\d+(?:\\.\\d+)? (?:ft|feet|foot|in|inch|inches|m|cm))(?=$| ,)`,
    "make $1 $2",
  ],
  ["(?: ,)? (?:and )?not only [a-z]+(?=$| ,)", ""],
  [
    "^leave (?:an? )?(?:\\d+(?:\\.\\d+)? (?:cm|in|ft|m) )?(?:wide )?(?:gaps?|joints?) (?:between|in|among) (the [a-z ]+?)(?: with| for| and let)? (grass|thyme|moss|clover)(?: (?:growing|grown|grow|planted|to grow))?(?: in)?(?: between)?(?: them| it)?(?=$| ,)",
    "make $1 with $2 joints",
  ],
  ["(^|, |\\band )(?:the |my |our )?([a-z]+(?: [a-z]+)?) (?:less|fewer)(?=$| ,| and)", "$1fewer $2"],
  ["\\bhalve (?:the |my |our )?([a-z ]+?s)(?=$| ,| and)", "half as many $1"],
  ["^(?:the )?([a-z]+(?: [a-z]+)?) (?:none|deleted|gone)$", "remove the $1"],
  [
    "^(?:show|see|try)(?: me| it| this| us)?(?: with| in)? an? ([a-z]+) (fence|pergola|deck|patio|path|walk|walkway|driveway|hedge)(?=$| ,)",
    "make the $2 $1",
  ],
  // How far apart.
  [
    `\\b(?:space|spread)(?: out)? (them|${NAME})(?: out)?(?: further apart| wider| apart)?(?: ,)?(?: so (?:they are|its)| to| at| about| by)? (\\d+(?:\\.\\d+)? (?:ft|feet|foot|in|inch|inches|m|cm))(?: apart| spacing| centers| oc)?(?=$| ,| and)`,
    "space $1 $2 apart",
  ],
  // Planting among plants.
  [
    "^(?:thread|dot|weave|sprinkle|tuck|drift|mix|work|interplant|intersperse) (?:in )?([^,]+?) (?:in )?(?:through|into|among|amongst|between|throughout|amid) [^,]+",
    "add $1",
  ],
  ["^(?:underplant|interplant)(?: [^,]+?)? with ", "add "],
];
