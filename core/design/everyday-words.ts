/**
 * How people lead up to a change and round it off, as `plainSentence` spells it: each row says the same in words that the readers take.
 * A row takes a frame or a verb; what it is said of is left to the readers.
 */

/** "Would you mind swapping ...", "I'm thinking of moving ...": the verb itself is what is asked for. */
const VERBS_OF: Readonly<Record<string, string>> = {
  adding: "add",
  changing: "change",
  cutting: "cut",
  dropping: "drop",
  extending: "extend",
  keeping: "keep",
  losing: "lose",
  lowering: "lower",
  making: "make",
  moving: "move",
  painting: "paint",
  putting: "put",
  raising: "raise",
  removing: "remove",
  replacing: "replace",
  shifting: "shift",
  swapping: "swap",
  switching: "switch",
  taking: "take",
  trimming: "trim",
  turning: "turn",
  using: "use",
  widening: "widen",
};

const VERB_FRAMES: readonly (readonly [string, string])[] = Object.entries(VERBS_OF).map(([said, verb]) => [
  `(^|, |\\band |\\bthen |\\b(?:thinking|considering|wondering|mind|possible|about|of|how about|what about) )${said} (?=the\\b|that\\b|those\\b|it\\b|them\\b|my\\b|our\\b|an?\\b|some\\b|another\\b|in\\b|out\\b|\\d)`,
  `$1${verb} `,
]);

const NAME = "(?:the|that|those|these|my|our) [a-z ]+?";
const REST = "(?:everything else|all the rest|the rest|all else)";

export const EVERYDAY_WORDS: readonly (readonly [string, string])[] = [
  ...VERB_FRAMES,
  [
    "^(?:(?:im|i am|were|we are|i was|we were|theyre|they are|shes|hes|we|i) )?(?:also |just |still )?(?:thinking|considering|wondering|been thinking)(?: of| about| on)? (?=(?:the|that|those|my|our|it|them|an?|some|move|remove|add|replace|swap|change|make|put|take|trim|cut|raise|lower|use|turn|keep|lose|drop|shift|switch|widen|extend|paint) ?)",
    "",
  ],
  ["^(?:would you |do you |you )?mind (?=[a-z])", ""],
  [
    "^(?:they|she|he|we|i|(?:my|the|our) [a-z]+) (?:wanna|wants? to|would like to) know (?:if |whether )?(?=can\\b|could\\b|the\\b|we\\b|you\\b)",
    "",
  ],
  [`^(?:can|could) (${NAME}) (?:go|come out|be removed|be taken (?:out|away))$`, "remove $1"],
  [`^(?:would it be|is it) possible for (${NAME}) to be `, "make $1 "],
  ["\\bscratch (?=the\\b|that\\b|those\\b|my\\b)", "remove "],
  [`^take (${NAME}) away(?=$| ,| but| and)`, "remove $1"],
  [
    `(?<!\\b(?:everything|all|anything|nothing|else))(?: ,)? (?:but|and|though) (${NAME}) (?:can stay|should stay|stays?|remains?|can remain)(?=$| ,)`,
    " , keep $1",
  ],
  ["\\bput (?:in )?(?:like )?(\\d+)(?=$| and\\b| ,)", "make it $1"],
  // "5 rather than 3": what there was says no count.
  ["\\b(\\d+) (?:rather than|instead of) \\d+(?=$| ,)", "$1"],
  ["^(\\d+) ([a-z]+(?: [a-z]+)?) to (\\d+)$", "$3 $2"],
  ["(?:^|(?: ,)? (?:and )?)(?:the )?same (?:number|amount|count)$", ""],
  [
    "^(?:with |at |use |make it )?(\\d[\\d.]* (?:ft|feet|foot|in|inch|inches|m|cm)) (?:spacing|centers)$",
    "$1 apart",
  ],
  [" apart (?:within|in) (?:the|each|a) row\\b", " apart"],
  ["^reduce to (?=\\d)", "make it "],
  [
    "^(?:put |add )?(stone|brick|stucco) (?:veneer|facing|cladding) (?:on|for|around) (it|the [a-z ]+?)(?=$| ,)",
    "make $2 $1",
  ],
  // What is to stay, and what becomes of the rest.
  ["(?<!,|\\b(?:and|but|to|please|just|also|then|must|should|can|dont|not)) (?=keep (?:the|my|our) )", " , "],
  [`^keep (${NAME}) ,? ?(?:and )?keep (${NAME}) (?=(?:and |but |, )?${REST}\\b)`, "keep $1 and $2 "],
  [
    `\\b(?:put )?${REST}(?: goes| can go)? back (?:to )?(?:how|the way|like|what|as) (?:it|they|everything) (?:was|were|is|used to be)(?: before)?$`,
    "everything else can go",
  ],
  [`\\b${REST} (?:goes )?back to (?:the )?(?:original|before|normal)$`, "everything else can go"],
  ["\\b(?:lose|remove|drop|ditch|scrap|get rid of) (?:all )?the rest$", "remove everything else"],
  [
    `^(?:make|put|set) (?:it|everything) (?:back )?(?:like|as|how|to how) (?:it was |it is )?before (?:but not|except|apart from) (${NAME})(?=$| ,)`,
    "remove everything but $1",
  ],
  [" , (?:that|this|it)(?: one| 1)? (?:i|we) (?:really )?(?:like|love)(?=$| ,)", ""],
  // What depends on something else stays in one piece.
  ["\\bif (?!not\\b|so\\b|possible\\b)([^,]+?) ,? ?then (?=[a-z])", "if $1 so "],
];
