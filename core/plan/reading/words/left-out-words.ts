import { replaceSaid } from "#core/plan/reading/may-match.ts";
import { afterSecondThoughts } from "./second-thoughts.ts";
import { inSpokenWishes } from "./spoken-wishes.ts";

/** A way of speaking, and the same in words that the grammar reads; both in the normal form of a text. */
type Rewording = readonly [said: RegExp, meant: string | ((...found: string[]) => string)];

const NUMBERS: Readonly<Record<string, number>> = { a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5 };
const COUNT = "(\\d{1,2}|an?|one|two|three|four|five)";

/** What a tall hedge does where nobody names one. */
const HIDE = "(?:hide|block|block out|screen|screen off|screen out)";
/** Things that screen and words that stand for them: who names one needs no other. */
const SCREENS =
  "(?:fence|fencing|hedges?|trees?|wall|trellis|lattice|arborvitaes?|plants?|plantings?|shrubs?|bush(?:es)?|grasses|(?:reed|fountain|maiden|ornamental|pampas) grass|bamboo|privets?|evergreens?|pergola|panels?|slats|vines?|somethings? (?:tall|green|evergreen))";
const ASKS =
  "(?:(?:could|can|would|will|we|i|you|want|need|like|help|please|just|and|so|to|us|me|maybe|id|i'd|love|how do|is there a way) )*";

const WOODS =
  "(?:cedar|wood|wooden|vinyl|pvc|board|redwood|pine|composite|aluminum|metal|dog ear|board on board|shadowbox|horizontal|black|white)";
const TREES =
  "(?:trees?|myrtles?|maples?|oaks?|birch(?:es)?|palms?|dogwoods?|magnolias?|redbuds?|cherr(?:y|ies)|elms?|olives?)";

/** What contractors and homeowners leave out, because the rest of the sentence says it. */
const LEFT_OUT: readonly Rewording[] = [
  // "Black metal double gates": a fence that opens.
  [
    /\b((?:black|white|gray|grey|brown) )?(metal|iron|wrought iron|aluminum|aluminium|steel|vinyl|cedar|wooden|wood|timber) (?:(?:double|driveway|garden|side|swing) )*gates?\b(?! (?:in|to|of) (?:the|my|our) (?:fence|hedge|wall))/g,
    "$1$2 fence with a gate",
  ],
  // "Horizontal cedar boards with black posts" stand as a fence where nothing else has boards.
  [
    /(?<!\b(?:siding|deck|wall|ceiling|house|fence|screen|gate|bench|planter)\b[^.;!?]{0,40})\b(horizontal (?:(?:cedar|wood|wooden|timber|redwood|composite) )?)(?:boards|slats|planks)(?=$|[,.;!]| (?:with|instead|and|in place of|not)\b)(?![^.;!?]*\b(?:siding|deck|wall|ceiling|house|fence|screen)\b)/g,
    "$1fence",
  ],
  [
    /\b(?:close ?board(?:ed)?|feather ?edge(?:d)?|lap panel|larch lap)(?: fenc(?:e|ing))?\b/g,
    "privacy fence",
  ],
  // Shrubs are drawn round: "three round boxwoods".
  [
    /\b(?:round|rounded|ball shaped) (?=(?:(?:green|small|little|dwarf|evergreen) )*(?:boxwoods?|bush(?:es)?|shrubs?|holl(?:y|ies)|yews?|spireas?|barberr(?:y|ies)|evergreens?)\b(?! (?:bed|border|topiar)))/g,
    "",
  ],
  // Spoken without commas: "the corner is just dirt I'd like a bench there", "no roses please something lower".
  [
    /(?<=\b(?:is|are|looks?|was|were) (?:(?:just|all|so|really|pretty|kinda|basically|mostly) ){0,2}[a-z]+) (?=(?:i'd (?:like|love)|i would (?:like|love)|we'd (?:like|love)|we would (?:like|love)|i want|we want|i need|we need|can we|could we|can you|could you|can i) )/g,
    ", ",
  ],
  [/(?<=\bno [a-z]+) please (?=(?:something|some|just|only|maybe|put|use)\b)/g, " please, "],
  [/\ball the way around (?=\d)/g, "all the way around, "],
  [/\b(?:creeping|trailing|cascading|spilling) plants\b/g, "plants that creep"],
  // "6 ft cedar privacy along the back": a fence.
  [
    new RegExp(`\\b(${WOODS}) privacy(?! (?:fenc|screen|hedge|wall|plant|tree|row|panel|slat|trellis))`, "g"),
    "$1 privacy fence",
  ],
  // "Raised boxes", "boxes for veggies": no boxwood.
  [
    /\braised ((?:(?:cedar|wood|wooden|metal|steel|stone|veggie|vegetable|garden|corten|planting) )*)box(es)?\b/g,
    (_, kind, many) => `raised ${kind}bed${many ? "s" : ""}`,
  ],
  // "A raised sleeper planter": a bed, and no pot.
  [
    /\braised ((?:(?:cedar|wood|wooden|timber|oak|redwood|railway|sleeper|steel|corten|metal|stone|brick|block) )+)planter(s?)\b/g,
    (_, kind, many) => `${kind!.replace(/^railway /, "")}raised bed${many}`,
  ],
  [
    /\b(?:wood(?:en)? |cedar )?box(es)? for (?:the |our |my |growing )?(veggies|vegetables|tomatoes|herbs|salad|lettuce)\b/g,
    (_, many) => `vegetable bed${many ? "s" : ""}`,
  ],
  // "4' chain link out, 6' cedar dog ear in": what goes, and what comes.
  [
    /(^|[.;] ?)([a-z0-9'" ]{3,40}?) out,? (?:and )?((?:new )?[a-z0-9'" ]{3,40}?) in(?=$|[,.;])/g,
    (_, before, gone, comes) =>
      `${before}remove ${gone!.replace(/^\d+ ?(?:'|ft|feet|foot) ?/, "")}, install ${comes}`,
  ],
  [
    /\b((?:cedar|wood|pine|treated) )(?:dog ?ear(?:ed)?|board on board|shadow ?box)(?! fenc)(?! (?:privacy|pickets?|boards?))/g,
    "$1privacy fence",
  ],
  // "Sod everywhere but leave a 3 ft bed along the house": a bed comes.
  [
    /,? (?:but |and |then )?leave (an? (?:(?:\d+ ?(?:ft|foot|feet|'|in|inch) )?(?:wide )?(?:bed|strip|border)))\b([^.;!?]*?) for (?=[a-z]+(?:,| and|$|[.;!?]))/g,
    ", and $1$2 with ",
  ],
  [
    /\b(paths?|walks?|walkways?) of (wood ?chips?|mulch|bark)\b/g,
    (_, way, cover) => `${cover!.replace(/s$/, "")} ${way}`,
  ],
  // "At both sides lamps".
  [
    /\b(?:on|at|along) (both|each|either) sides? ((?:[a-z]+ )?(?:lamps|lights|lanterns))(?=$|[,.;!])/g,
    "$2 on $1 side",
  ],
  // "A fence 4 ft across the front": how high it is, and where.
  [
    /(?<=\b(?:fence|hedge)\b[^.;!?]{0,60})\b((?:[3-9]|10) ?(?:ft|feet|foot|')) across (?=(?:the|my|our) (?:front|back|rear|side|yard|property|left|right)\b)/g,
    "$1 tall across ",
  ],
  // "All turf except a strip by the fence for vegetables": the strip is wished, and the fence stays.
  [
    /,? (?:except(?: for)?|apart from|other than) (an? (?:[a-z]+ )?(?:strip|area|section|bed|corner|spot|border))\b/g,
    ", and $1",
  ],
  [
    /\ban? (?:[a-z]+ )?(?:strip|area|section|corner|spot) ((?:by|along|near|next to|in) (?:the|my|our) (?:[a-z]+ )?[a-z]+ )?for (?:the |our |growing |some |my )*(?:veggies|vegetables|herbs|tomatoes)\b/g,
    "a vegetable bed $1",
  ],
  [
    /\bwide enough for (?:two|2) (?:big |pickup )?(?:trucks?|cars?|vehicles?)(?: side by side)?/g,
    "two cars wide",
  ],
  // "Three boxwoods each side of the door" are six, "one each side" two.
  [
    new RegExp(
      `(?<!\\bwith )\\b${COUNT} (?!(?:on|at|to) each )((?:[a-z]+ ){1,3})(?:on |at |to )?each side of (?=(?:the |our |my )?(?:[a-z]+ )?(?:door|entry|entrance|steps|stairs|porch|walk|walkway|path|drive|driveway|gate|garage|window)s?\\b)`,
      "g",
    ),
    (said, count, name) =>
      /\b(?:one|two|three|four|\d+|and|with|a) $/.test(name!)
        ? said!
        : `${2 * (NUMBERS[count!] ?? Number(count))} ${plural(name!)} on both sides of `,
  ],
  [
    /(?<=\b(?:two|2|pair of) (?:[a-z]+ ){1,4}),? ?(?:one|1) (?:on |at |to )?(?:each|either) side of /g,
    "on both sides of ",
  ],
  [
    new RegExp(`(?<=\\b${TREES}\\b[^.;!?]{0,60}) with( black| brown| red)? mulch(?=$|[.;!?])`, "g"),
    (_, color) => ` in${color ?? ""} mulch rings`,
  ],
  // "Grass or black pebbles in the gaps": the first that was said lies there.
  [
    /\bwith ((?:[a-z]+ )?(?:grass|gravel|pebbles|moss|stones|thyme)) or (?:[a-z]+ )?(?:grass|gravel|pebbles|moss|stones|thyme) (in the (?:gaps|joints|cracks)|between(?: them)?)(?=$|[,.;!?])/g,
    "with $1 $2",
  ],
  // "An allée of hornbeams on axis with the entry": a row on each side of the walk.
  [
    /\b(?:an? )?all[eé]es? of ((?:[a-z]+ )?[a-z]+)(?: on axis with (?:the )?[a-z]+| leading to (?:the )?[a-z]+)?/g,
    "$1 on both sides of the walk",
  ],
  // "Evergreens with white lights on them": strings of lights, and no lamps of a path.
  [
    /\b(?:little |tiny |small )?(?:white|fairy|christmas|twinkle|twinkling|colored|holiday) lights (?:on|in|around) (?:them|it|the (?:trees?|bushes|shrubs|evergreens|hedge))\b/g,
    "string lights",
  ],
  // "Some shade plants": no tree.
  [/\b(?:some |a few )?shade (plants|plantings|shrubs|flowers)\b/g, "$1 for shade"],
  // Mulch is laid under trees in rings.
  [
    new RegExp(
      `(?<=\\b${TREES}\\b[^.;!?]{0,40})(?<!\\b(?:keep|leave|save|existing)\\b[^.;!?]{0,60}),?(?: and| with|,)((?: (?:some|black|brown|red|dark|fresh))*) mulch (?:under|underneath|beneath|around|round) (?:them|it|each|each one|the trees?|both)(?=$|[,.;!?]| and\\b)`,
      "g",
    ),
    (_, color) => ` in${color!.replace(/ (?:some|dark|fresh)/g, "")} mulch rings`,
  ],
  [/\b(black|brown|red) mulch (rings?)\b/g, "mulch $2 with $1 mulch"],
  // "Something fast growing, 8 or 10 foot", "something taller than the fence".
  [
    /\bsomething (?:(?:that (?:grows|gets) )?(?:fast|quick|quickly|tall|high|evergreen|thick|dense)(?: growing)?(?:,? (?:and )?))+(?:about |maybe |like |say )?(\d+)(?:(?: or | to |-)\d+)? ?(?:ft|feet|foot|')(?: (?:tall|high))?/g,
    "a $1 ft tall hedge",
  ],
  [
    /\bsomething (?:that (?:is|grows|gets) )?(?:a (?:bit|little) )?(?:taller|higher) than the (?:fence|wall)\b/g,
    "a tall hedge",
  ],
];

/** What hides a thing that nobody wants to see is a tall hedge, where nothing else is named for it. */
const HIDES = new RegExp(
  `(^|[.;!?] ?|, )(${ASKS})${HIDE} (?:the view (?:of|to|from) )?((?:the|our|my|their|those|that) (?:(?!(?:so|and|but|with) )[a-z'’]+ ?){1,4})(with )?`,
);
/** What lies at a place of its own; anything else that is hidden would be read as a wish. */
const AT_A_PLACE = /^(?:the|our|my) (?:neighbou?rs?|road|street|alley|sidewalk)\b/;
const NAMES_A_SCREEN = new RegExp(`\\b${SCREENS}\\b`);
const withScreen = (text: string): string =>
  NAMES_A_SCREEN.test(text)
    ? text
    : text.replace(HIDES, (_, before: string, asks: string, hidden: string, something?: string) => {
        // "Hide the downspout with a tall grass": that, and no hedge.
        if (something) return `${before}${asks}have `;
        const place = AT_A_PLACE.exec(hidden)?.[0];
        const space = hidden.endsWith(" ") ? " " : "";
        return `${before}${asks}have a tall hedge ${place ? `to hide ${place}` : "for privacy"}${space}`;
      });

const plural = (name: string): string => name.replace(/(?<!s) $/, "s ");

/** A text in normal form with what was left out. */
export const withLeftOut = (text: string): string =>
  LEFT_OUT.reduce(
    (words, [said, meant]) => replaceSaid(words, said, meant),
    withScreen(inSpokenWishes(afterSecondThoughts(text))),
  );
