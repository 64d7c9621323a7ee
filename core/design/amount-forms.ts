/**
 * Forms of a change that say how many there are to be, in the words that the readers take: "thin out the grasses" asks for fewer of them,
 * "fill the back line with more arborvitae" for more. Rows are tried in their order, before all other plain forms.
 */
const PLANTS = "(?!lawn\\b|grass\\b|hedge\\b|fence\\b|wall\\b)[a-z]+(?: [a-z]+)?";
const ALL = "(?:it|them|this|that|things|everything|the (?:planting|plants|beds?|border|garden))";
const TOO =
  "(?: ,? ?(?:because |since )?(?:there (?:are|is) |they are |its |it is |that is )?(?:just |way |far )*too (?:many|much)(?: of (?:them|those))?(?: going on| there)?)?";
const END = "(?=$| ,| and\\b| but\\b)";
const MANY = "(?:lots|a lot|loads|tons|plenty|a bunch|many|way|much)";

export const AMOUNT_FORMS: readonly (readonly [said: string, plain: string])[] = [
  // "Ring the maple with river rock": what comes, and around what.
  [
    "\\b(?:ring|surround|encircle|circle|wrap) ((?:the|my|our|that)(?: [a-z]+){1,3}?) (?:with|in|by) (?!(?:an? |some )?(?:[a-z]+ )?(?:brick|bricks|stones?|steel|metal|edging|timbers?|pavers?|cobbles?|lights?)(?:$|[ ,]))((?:an? |some )?[a-z ]+?)(?=$| ,| and (?:a|an|the|put|add|keep|leave|remove)\\b)",
    "add $2 around $1",
  ],
  // "Replace the birches with just one oak", "pink roses, not so many of them".
  ["\\b((?:replace|swap|switch|change|trade) [a-z ]+? (?:with|for|to)) (?:just|only) (?=\\d|an?\\b)", "$1 "],
  [
    `\\b([a-z]+s) , (?:but |and |just )?(?:not (?:so|that|as|too) many|fewer)(?: of (?:them|those))?${END}`,
    "$1 , fewer $1",
  ],
  // "Thin it out", "thin out the grasses, too many", "thin the hostas a bit".
  [`\\bthin(?:ned)?(?: out)? ${ALL}(?: out| down)*(?: a bit| a little| some)*${TOO}${END}`, "fewer plants"],
  [
    `\\bthin(?:ned)? out (?:some of )?(?:the |my |our |those |these )?(${PLANTS}?)(?: a bit| a little| some)*${TOO}${END}`,
    "fewer $1",
  ],
  [
    `\\bthin(?:ned)? (?:the |my |our |those |these )(${PLANTS}?)(?: out| down)(?: a bit| a little| some)*${TOO}${END}`,
    "fewer $1",
  ],
  // "Fill the back line with more arborvitae", "fill in the gaps with more grasses".
  [
    `\\b(?:fill|pack|stuff)(?: up| in| out)? (?:the |my |our |that |this |those |any |all )(?:[a-z]+ ){0,2}?(?:line|rows?|beds?|border|strip|gaps?|holes?|spots?|spaces?|edge)(?: up| in| out)? with (?:some |a few |${MANY} )?more `,
    "more ",
  ],
  ["\\b(?:pack|squeeze|tuck|cram|throw|stick) in (?:some |a few )?more ", "more "],
  [`\\b${MANY} more (?=[a-z])(?!of\\b|than\\b|natural\\b)`, "more "],
  // "One less boxwood", "a couple fewer lights".
  ["\\b(?:1|one) (?:less|fewer) (?!than\\b)(?=[a-z])", "remove 1 "],
  ["\\b(?:a couple|2|two) (?:of )?(?:less|fewer) (?!than\\b)(?=[a-z])", "remove 2 "],
  ["\\banother (?=\\d+ [a-z])(?!\\d+ (?:ft|feet|foot|in|inch|inches|m|cm|meters?)\\b)", "add "],
  // "Bump the arborvitae up to 9", and not to 9 ft.
  [
    "\\b(?:bump|take|bring|get|push)(?: up| down)? (?:the |our |my |it |those )?([a-z]+s?)(?: up| down)? to (\\d+)(?=$| ,| and\\b)",
    "make it $2 $1",
  ],
];
