import { MONTHS } from "#core/plan/months.ts";
import { replaceSaid } from "#core/plan/reading/may-match.ts";
import { inContext } from "./context-wishes.ts";
import { inDetailWishes } from "./detail-wishes.ts";
import { inEdgedBeds } from "./edged-beds.ts";
import { withExceptions } from "./exceptions.ts";
import { withLeftOut } from "./left-out-words.ts";
import { MATERIAL_WISHES } from "./material-wishes.ts";
import { inNewMaterials } from "./old-and-new.ts";
import { inPlainWishes } from "./plain-wishes.ts";
import { inPointedWishes } from "./pointed-wishes.ts";
import { takingAway } from "./removal-verbs.ts";
import { inOneName } from "./said-again.ts";
import { inOrder } from "./said-in-order.ts";
import { inSurfaceWishes } from "./surface-wishes.ts";
import { TABLE_WISHES } from "./table-wishes.ts";
import { inTradeWishes } from "./trade-wishes.ts";
import { inUplights } from "./uplight-wishes.ts";

/** A way of speaking, and the same in words that the grammar reads; both in the normal form of a text. */
type Rewording = readonly [said: RegExp, meant: string | ((...found: string[]) => string)];

const BUILT =
  "(?:front |back |side )?(?:driveway|drive|patio|walk|walkway|path|pathway|fence|deck|steps|stairs|wall|sidewalk|pergola|retaining wall|porch steps|slab)";
const POLITE =
  "(?:(?:so|and|please|can|could|would|you|u|we|i|want|to|like|need|lets|just|d|maybe|how about|what about) ){0,5}";
const POINTED = "(?:the|that|those|this|these|my|our|all|all the|all that|all those|old)";
/** The same, or some of those by their number: "both leggy bushes", "two of the shrubs". */
const COUNTED = `(?:(?:(?:two|three|four) of )?${POINTED}|both)`;
const COLORS =
  "white|black|gray|grey|brown|tan|red|green|blue|beige|charcoal|cream|pink|purple|yellow|orange";

const SOME = "(?: (?:ones?|plants?|stuff|things?|shrubs?|flowers?))?(?: (?:go|goes|should go|should be))?";
const AT = "(?:in|at|to|toward|towards|by|near|along|against|up against)(?: the)?";
const TALL_BEHIND = `(?:the )?(?:tall|big|high)(?:ger|er|est|gest)?${SOME} ${AT} (?:back|rear|house|wall|fence|bricks?|porch|foundation)`;
const LOW_BEFORE = `(?:the )?(?:low|short|small)(?:er|est)?${SOME} ${AT} (?:front|grass|lawn|walk|walkway|path|edge|street|sidewalk|drive|driveway|border)`;

/** Names of plants and fruit by which people call a color; `flower-color.ts` says which. */
const SHADE = "peach|apricot|salmon|coral|rose|lilac|lavender|plum|wine|burgundy|maroon";

/** What is said of a thing before it is to go: "the bushes in front hide the house". */
const SAYS =
  "(?:is|are|looks?|hides?|blocks?|covers?|ha(?:s|ve)|gets?|got|grew|grows?|takes?|makes?|need|needs)";
const IT = "(?:them|it|those|these)(?: all)?";
const GOES = takingAway(IT);

/** What begins a part that asks for something of its own: its "there" is no place of what came before. */
const OWN_VERB =
  "(?:put|plant|add|set|do|make|lay|place|install|run|build|with|from|and|or|to|the|is|are|was|were|that|it|over|up|down|out|back|in)";

const REWORDINGS: readonly Rewording[] = [
  // "The thin grass up front": what it is like, and nothing to be thinned.
  [
    /\b(the|this|that|these|those|our|my) (?:old |sad |ugly )?(?:thin|thinning|thinned|sparse|patchy|scraggly) (?=(?:front |back |side )?(?:grass|lawn|turf|sod)\b)/g,
    "$1 ",
  ],
  // "Not too many grasses" are a few, and none that go.
  [/\bnot (?:too|so|that) many (?=[a-z])(?!of\b|and\b|or\b|but\b|please\b|though\b)/g, "a few "],
  [/\bmore than a few (?=[a-z])/g, "lots of "],
  // "Mums by the door in pots": the pots stand there, and the mums in them.
  [
    /\b((?:by|at|beside|near|next to|flanking|(?:on )?(?:each|either|both) sides? of) (?:the|my|our) (?:front |back |side |garage |porch )?(?:door|doors|entry|entrance|steps|stairs|porch|garage|gate|walk|path|patio|driveway)) (in (?:an? |two |matching |big |large |tall |black |white |gray |clay |terracotta |ceramic )*(?:pots?|planters?|containers?|urns?))\b/g,
    "$2 $1",
  ],
  // "Ring the maple with hostas": what comes, and around what.
  [
    /\b(?:ring|surround|encircle|circle|wrap) ((?:the|my|our|that) (?:[a-z]+ ){0,2}?[a-z]+) (?:with|in|by) (?!(?:an? |some )?(?:[a-z]+ )?(?:brick|bricks|stones?|steel|metal|edging|timbers?|pavers?|cobbles?|lights?)(?:$|[ ,.]))((?:an? |some )?[^.,;!?]+?)(?=$|[.,;!?]| and (?:a|an|the|put|add|keep|leave|remove)\b)/g,
    "$2 around $1",
  ],
  ...MATERIAL_WISHES,
  ...TABLE_WISHES,
  // "Pull the dead grasses, gardenias there", "boxwoods instead": these come, and do not go.
  [
    new RegExp(
      `\\b((?:take|pull|rip|tear|dig|yank|remove|lose|get rid of|clear)\\b(?! it\\b)[^.;!?]{2,60}?)(?:,(?: and)?| and) ((?:(?!${OWN_VERB} )[a-z0-9]+ ){1,5})((?:over )?there|instead)(?=$|[.,;!])`,
      "g",
    ),
    "$1, and put $2$3",
  ],
  // "A gravel strip along the fence": so wide where nobody says how wide.
  [
    /(?<!\b(?:wide|ft|feet|foot|inch|inches|m|cm) )\b((?:(?:white|black|gray|grey|tan|pea|crushed|river|small|lava) )*(?:gravel|rock|stone|pebble)s? )strip (?=(?:along|against|by|beside|next to|in front of|between)\b)/g,
    "3 ft wide $1strip ",
  ],
  [
    /(?<!\b(?:wide|ft|feet|foot|inch|inches|m|cm) )\b(?:narrow |thin |little |small )?strip of (?=(?:[a-z]+ ){0,2}(?:gravel|rock|stones?|pebbles?)\b[^.;,!?]{0,20} (?:along|against|by|beside|next to|in front of)\b)/g,
    "3 ft wide strip of ",
  ],
  // "Fix the bare spots in the grass": a new lawn.
  [
    /\b(?:fix|repair|patch|fill|cover|reseed|seed|redo|touch)(?: up| in)? (?:(?:the|those|these|all|any|my|our|of) ){0,3}(?:bare|dead|brown|patchy|bald|thin|yellow|burnt) (?:spots?|patches|areas?|parts?)(?: (?:in|of|on) (?:the|my|our) (?:front |back )?(?:lawn|grass|yard))?(?=$|[,.;!?]| and\b| with (?:sod|seed|grass)\b)/g,
    "new lawn",
  ],
  // "A hedge about fence height": as high as what stands there, and no fence that comes.
  [
    /(?<!\b(?:the|its|our|my|this|that|their|change|raise|lower|increase|reduce) )(?<=[a-z] )(?:about |roughly |around |at |up to |to )?(fence|window ?sill|sill|eave|door) (?:height|level)\b(?! ?(?:of|is|to|at|:)? ?\d)/g,
    "same height as the $1",
  ],
  [
    /\b(?:as (?:high|tall) as|(?:at )?the (?:height|level) of) (?:the |our |my |that )?((?:neighbou?r'?s )?(?:fence|window ?sills?|door))\b/g,
    "same height as the $1",
  ],
  // "Clear out the pallets and sod all around the patio": the verb, and nothing that goes.
  [
    /\band (sod|turf) (?=(?:all |right )*(?:around|up to|over|along|everywhere|everything)\b)/g,
    "and put in $1 ",
  ],
  // "The mulch bed looks empty, fill it in with salvia": it is the bed that is filled, and nothing is emptied.
  [
    /\b(the|this|that|my|our) ((?:[a-z-]+ ){0,4}beds?\b(?: (?!looks?\b|is\b|seems\b|feels\b)[a-z]+){0,6}) (?:looks?|is|seems|feels) (?:[a-z]+ ){0,2}(?:empty|bare|sparse|plain|boring)[.;,!]? (?:(?:and|so|please|just|lets) ){0,2}fill (?:it|that|this)(?: up| in)? with /g,
    "fill $1 $2 with ",
  ],
  [/\b(looks?|is|seems|feels) ((?:[a-z]+ ){0,2})empty\b/g, "$1 $2bare"],
  // "Taller ones toward the house, low stuff by the grass": each bed is drawn so.
  [
    new RegExp(
      `[,;]?(?: and| with)? (?:${TALL_BEHIND}[,;]?(?: and| with)? ${LOW_BEFORE}|${LOW_BEFORE}[,;]?(?: and| with)? ${TALL_BEHIND})\\b`,
      "g",
    ),
    "",
  ],
  // "Both of those bushes": both bushes.
  [/\bboth of (?:the|those|these|my|our)(?= [a-z])/g, "both"],
  // "No hose": what lies about goes, nobody fears that it comes.
  [
    /(^|[.;!?] ?)no (?:more )?((?:garden )?hoses?|tools?|ladders?|wheelbarrows?|trash(?: cans?| bins?| bags?)?|garbage(?: cans?| bags?)?|debris|rubble|clutter|junk|pallets?|cones?|tarps?|toys?)(?=$|[.;!?,])/g,
    "$1remove the $2",
  ],
  // "Take out the overgrown evergreen": a noun of its own.
  [
    new RegExp(
      `\\b(${POINTED}(?: (?:big|huge|giant|large|massive|tall|old|overgrown|ugly|dead|dying|round|scraggly)){0,3} evergreen)(?=$|[,.;!?]| (?:and|on|by|in|at|near|next|beside|along|out|with|for|from|that|blocking|please)\\b)`,
      "g",
    ),
    "$1 shrub",
  ],
  // "That big round tree and the sago come out": they go.
  [
    new RegExp(
      `(^|[.;!?] ?|, (?:and )?)(${COUNTED} (?:(?!${SAYS} |but |so |that )[a-z]+ ){1,12})(?:comes?|goes|go) (?:out|away)(?:, (?:and )?| and |(?=$|[.;!]))`,
      "g",
    ),
    (_, before, what) => `${before}remove ${what!.trim()}. `,
  ],
  // "Replace the concrete sidewalk with red brick": the walk that the photo shows.
  [
    /\b(replace|swap|swap out|change|redo|rip out|tear out|tear up|take out|instead of) (the|my|our|that|this) (?:(?:old|existing|cracked|concrete|cement|front|plain|gray|grey) ){0,3}sidewalk\b/g,
    "$1 $2 front walk",
  ],
  [
    /\b(new|an?) ((?:(?:brick|paver|concrete|bluestone|flagstone|stone|travertine|red|gray|grey) ){1,2})sidewalk\b/g,
    "$1 $2walkway",
  ],
  // "Along the driveway on the left": one side of it.
  [
    /\b(?:along|by|beside|next to|down|lining|at|near) (the|my|our) (driveway|drive),? (?:on|to|down|along) the (left|right)(?:[- ]hand)?(?: side)?(?= ?(?:$|[,.;!]| and\b| with\b| please\b))/g,
    "along the $3 side of $1 $2",
  ],
  // "The round tree on the right goes": the same without a particle, where nothing follows that says where it leads.
  [
    new RegExp(
      `(^|[.;!?] ?|, (?:and )?)(${COUNTED} (?:(?!${SAYS} |but |so |that |where |how )[a-z]+ ){1,12})(?:(?:just |really |both |all )*(?:goes|go|(?:has|have|needs?|got|gotta|ought) (?:to )?(?:go|come (?:out|down)|be (?:taken out|removed|cut down))|must go|can go|should go|comes? down)(?: (?:please|too|first|completely))?)(?:, (?:and )?| and |(?=$|[.;!]))`,
      "g",
    ),
    (_, before, what) => `${before}remove ${what!.trim()}. `,
  ],
  [
    /\b(?:green|freshen|perk|thicken) (?:up )?(the|my|our) (front |back |whole |entire )?(lawn|grass|yard)(?: up)?\b/g,
    "make $1 $2lawn green",
  ],
  // Its bark is no mulch.
  [/\bcoral[ -]?bark(?:ed)? (?:japanese maple|maple)(s?)\b/g, "coral bark maple$1"],
  // "palm tree, sabal": one palm, and which.
  [/\bpalm(?: tree)?(s?), (sabal|cabbage|queen|date|fan|royal|windmill|pindo)(?: palms?)?\b/g, "$2 palm$1"],
  // "the bushes in front hide the house, take them out": they go, and none are wished.
  [
    new RegExp(
      `(^|[.;,!?] ?)(${POINTED} (?:(?!${SAYS} |and |with |but )[a-z]+ ){1,6})${SAYS} [^,.;!?]{1,60}?[,.;]? ${POLITE}${GOES}(?! (?:to|toward|towards|another|farther|further|[0-9]))\\b`,
      "g",
    ),
    "$1remove $2, ",
  ],
  // "Grass on the other three": sides, and no number of things.
  [/\b(?:the )?other (?:two|three|four|2|3|4)(?: sides?)?(?=$|[,.;!])/g, "the other sides"],
  // What a plant is not to be refuses no plants.
  [
    /\b(?:so )?(?:no|not|without|non) (?:any )?(?:toxic|poisonous|prickly|thorny|spiky|invasive|messy) (?:plants?|shrubs?|flowers?|bushes)\b,?/g,
    "",
  ],
  // "3 trees along the left side, fall color": trees that turn, and no picture of the autumn.
  [
    /\btree(s?)((?: (?!in\b|show|see)[a-z0-9']+){0,8}),? (?:with |for |that have )?(?:good |great |nice |bright )?(?:fall|autumn) colou?rs?\b/g,
    "red maple$1$2",
  ],
  // "1,80 m": a comma where others write a point.
  [/\b(\d),(\d{1,2})(?= ?(?:m|meters?|metres?|cm)\b)/g, "$1.$2"],
  // Colors: "reddish", "peach or apricot shades", "many flower of red color".
  [
    /\b(redd|brown|gray|grey|black|yellow|blu|green|pink|purpl|tann|whit)ish\b/g,
    (_, stem) => ISH[stem!] ?? stem!,
  ],
  [
    new RegExp(`\\b(${SHADE})(?: (or|and) (${SHADE}))? (?:shades?|tones?|colou?rs?|hues?|colou?red)\\b`, "g"),
    (_, one, joint, other) => (other ? `${one} colored ${joint} ${other} colored` : `${one} colored`),
  ],
  [
    new RegExp(
      `\\b(?:flowers?|blooms?) (?:(?:of|in|with) )?(?:the )?(?:colou?r )?(${COLORS})(?: colou?rs?)?(?=$|[,.;!]| (?:and (?!(?:${COLORS})\\b)|in|on|by|near|along|around|please|with|for)\\b)`,
      "g",
    ),
    "$1 flowers",
  ],
  [new RegExp(`\\b(${COLORS}) flower(?=$|[,.;!]| (?:in|on|by|and|along|around|near)\\b)`, "g"), "$1 flowers"],
  // "clean up the leaves": that names what is to go, and no makeover.
  [
    /\b(?:clean|tidy|clear|rake|blow|pick)(?: (?:up|away|off|out))? ((?:all )?(?:(?:the|those|these|my|our) )?(?:fallen |dead |old |dry )?leaves)(?: (?:up|away|off))?\b/g,
    "remove $1",
  ],
  [
    /,? (?:so|and)(?: that)? (?:the|my|our) (lawn|grass) (?:is|looks?|gets|turns|can be|will be) (?:(?:nice|all|really|fresh)(?: and)? )?green\b/g,
    ". make the $1 green",
  ],
  // "a planter on both sides of the green doors": two, and the door by its place.
  [
    /\b(?:a|an|one) ((?:[a-z]+ ){0,4}?)(planter|pot|urn|container)((?: with [a-z ]{1,40}?)?) (?:on|at|to) (?:both|each|either) sides? of\b/g,
    "2 $1$2s$3 on both sides of",
  ],
  [
    new RegExp(
      `\\b(sides? of|by|beside|next to|flanking|at|near) (the|our|my) (?:${COLORS}|navy|dark|light) ((?:front |back |garage )?doors?)\\b`,
      "g",
    ),
    "$1 $2 $3",
  ],
  // "make the stepping stones one continuous travertine walk": that comes in place of them.
  [
    /\b(?:make|turn|change|convert) ((?:the|these|those|our|my|all the) (?:[a-z]+ )?(?:stepping ?stones|steppers|slabs|pavers)) (?:in to |into |to )?(?:an?|one) ((?:[a-z]+ ){0,3}?(?:walk|walkway|path|pathway|patio))\b/g,
    "$2 instead of $1",
  ],
  // "four Adirondack chairs, red": the color stands before what has it.
  [
    new RegExp(
      `\\b((?:adirondack |lawn |garden |patio |lounge )?chairs|adirondacks|benches)(?:,| in| painted|,? all)? ((?:bright |dark |light )?(?:${COLORS}))(?: ones)?(?=$|[,.;!]| (?:around|round|by|at|near|on)\\b)`,
      "g",
    ),
    "$2 $1",
  ],
  // "two loungers and a small table": beside chairs to lie in it has none of its own.
  [
    /\b((?:lounge chairs?|loungers?|sun ?beds?|chaises?(?: lounges?)?|adirondacks?|adirondack chairs?|rocking chairs?|rockers?)(?:,? (?:and|with|plus)|,) (?:a |an |one )?)(?:small|little|low|tiny) table\b(?! (?:with|and) )/g,
    "$1side table",
  ],
  // "the driveway is cracked, show it in pavers": what "it" is.
  [
    new RegExp(
      `\\b(?:(?:the|our|my|this|that) )?(${BUILT}) (?:is|are|looks?|has|was|isn't) [a-z' ]{3,50}[.,;!]? ${POLITE}(?:show|do|redo|make|replace|rebuild|see|try|picture|build|want|switch|change|have) (?:it|them|this|that)(?: (?:all|again|over|done|redone))? (?:in|with|as|into|to|out of|from) `,
      "g",
    ),
    "new $1 of ",
  ],
  // "Grind out this stump", "grind the stump down": it goes, as what is taken out does.
  [
    /\bgr(?:ind|inding|ound) (?:(?:out|down|up|away|off) )?((?:[a-z]+ ){0,4}stumps?)(?: (?:out|down|up|away|off))?\b/g,
    "take out $1",
  ],
  // "that old shed thing can go", "trampoline gone please": what is to go, before its verb.
  [
    new RegExp(
      `(?<!\\bnot (?:[a-z]+ ){1,4}?[a-z]+)(^|[.,;!] |\\band )(${POINTED} (?:[a-z]+ ){1,4}?)(?:things? )?(?:can|could|should|must|needs? to|ha(?:s|ve) to|gotta|has got to|will) (?:all |both |just )?(?:go|disappear|vanish|come out|be gone)(?: away)?(?=$|[,.;!]| and\\b)`,
      "g",
    ),
    "$1remove $2,",
  ],
  [
    /(^|[.;!] |, )((?:(?:the|that|those|my|our|old|dead|all) )?[a-z]+(?: [a-z]+)?) gone(?: please)?(?:(,)|(?=$|[.;!]))/g,
    // "Hedge gone, lawn there": what comes after it does not go.
    (_, before, thing, comma) => `${before}remove ${thing}${comma ? ";" : ""}`,
  ],
  [/\bwith (the|that|those|this|my|our) ((?:[a-z]+ ){1,7})(?:gone|removed|taken out)\b/g, "remove $1 $2"],
  [/\b(lawn|grass|sod) back(?=$|[,.;!])/g, "new $1"],
  // "between us and the rental next door": the line between two lots.
  [
    /\bbetween (?:us|me|our (?:yard|house|place|lot)|my (?:yard|house|place|lot)|the (?:yards?|houses?|lots?|properties)) and (?:(?:the|our|my|his|her|their) )?(?:[a-z]+ ){0,2}(?:next door|neighbou?rs?(?:'s?)?(?: (?:yard|house|lot|place|side))?|rental|lot)\b/g,
    "along the property line",
  ],
  [/\broad for (?:(?:the|my|our|a) )?(?:cars?|truck)\b/g, "driveway"],
  // "what would it look like in October"
  ...MONTHS.map(
    ([names, season]): Rewording => [
      new RegExp(
        `\\b(look|looks|looking|see|show|picture)\\b([^.;!?]{0,40}?) (?:in|around|by|for|come) (?:early |mid |late )?(?:${names})\\b`,
        "g",
      ),
      `$1$2 in ${season}`,
    ],
  ),
  [
    /,? ?\b(?:whichever|whatever)(?: one)?(?: you think)? (?:is|are|looks?|works?|fits?)(?: the)? (?:cheaper|cheapest|better|best|nicer|easier)\b/g,
    "",
  ],
  [
    /\btoo (shady|wet|dry|steep|small|hot|rocky|sandy|dark) (?:for|to grow) (?:any )?(?:grass|lawn|a lawn|sod|turf)\b/g,
    "too $1",
  ],
  // "some color in spring": when it blooms, and no view.
  [
    /\b(colou?r|blooms?|flowers?|interest|flowering|blooming) (?:all )?in (?:the )?(?:early |late )?(?:spring|summer|fall|autumn|winter)\b/g,
    "$1",
  ],
  [/\b(trees?|shrubs?|bush(?:es)?|vines?) (?:that|which) (?:flowers?|blooms?)\b/g, "flowering $1"],
  // "boulders? or a low hedge?": one question.
  [/ ?\? or\b/g, " or"],
  [/\bleaves? (?:me|us) alone\b/g, "is happy"],
  [/\bfor to\b/g, "to"],
  [/\bcross(?:ing)? (?=paths?\b|walks?\b|walkways?\b)/g, ""],
  [/\bfloor of (stone|brick|concrete|tile|slate|travertine)\b/g, "$1 floor"],
  [/\b(?:river|creek|stream) (?:bed )?without (?:any )?water\b/g, "dry creek"],
  // "all turf between the sidewalk and the house": ground, and no joints of paving.
  [
    /\b(grass|turf|lawn|gravel) between (?=(?:the |my |our )?(?:sidewalk|street|house|building|walk|walkway|driveway|drive|fence|curb|road|patio|pool|garage|deck|beds?)\b)/g,
    "$1 area between ",
  ],
  // "flagstone path with pea gravel in the joints": what has joints is paved, and no stepping stones.
  [
    /\bflagstone path (?=with (?:[a-z]+ ){1,2}(?:joints|in the (?:joints|gaps|cracks)|between the (?:stones|joints))\b)/g,
    "flagstone walk ",
  ],
  // "a table of 8" is one table.
  [/\b(tables?|dining set) of (\d+|two|four|six|eight|ten|twelve)\b/g, "$1 for $2"],
  // "a tree of lemon", "style japan", "wall green".
  [
    /\b(trees?) of (lemon|orange|apple|cherry|olive|fig|peach|plum|pear|lime|pine|oak|palm|magnolia)s?\b/g,
    "$2 $1",
  ],
  [/\b(?:wall|fence) (?:of )?(?:green|plants|bushes|leaves)(?=$|[,.;!]| (?:so|for|to)\b)/g, "hedge"],
  [
    /\bstyle (japan|japanese|english|modern|mediterranean|desert|cottage)(?:ese)?\b/g,
    (_, style) => `${style === "japan" ? "japanese" : style} style`,
  ],
];

const ISH: Readonly<Record<string, string>> = {
  redd: "red",
  blu: "blue",
  purpl: "purple",
  tann: "tan",
  whit: "white",
};

/** A text in normal form in the words that the grammar reads. */
export const reworded = (text: string): string =>
  REWORDINGS.reduce(
    (words, [said, meant]) => replaceSaid(words, said, meant),
    inPlainWishes(
      inSurfaceWishes(
        inUplights(
          withLeftOut(
            inPointedWishes(
              inContext(
                inOrder(
                  inTradeWishes(inDetailWishes(inEdgedBeds(inNewMaterials(withExceptions(inOneName(text)))))),
                ),
              ),
            ),
          ),
        ),
      ),
    ),
  );
