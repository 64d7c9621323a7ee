import { findPhrase } from "#core/plan/reading/lexicon.ts";
import { replaceSaid } from "#core/plan/reading/may-match.ts";
import { tokenize } from "#core/plan/reading/tokenize.ts";

/** A way of speaking, and the same in words that the grammar reads; both in the normal form of a text. */
type Rewording = readonly [said: RegExp, meant: string | ((...found: string[]) => string)];

const STONES =
  "natural stone|stone|fieldstone|limestone|bluestone|flagstone|sandstone|granite|travertine|slate|brick|red brick|concrete|cobblestone|cobbles|pavers|paver|steel|metal|timber|wood";
const LOOSE =
  "(?:(?:pea|crushed|river|lava|white|black|gray|grey|tan|small|decorative) )*(?:gravel|rocks?|stones?|pebbles?|mulch|bark|wood chips|decomposed granite|dg|turf|sod|grass|pavers)";
const COLORS = "red|pink|purple|blue|yellow|white|orange|lavender|coral";
const SEASONS = "spring|summer|fall|autumn|winter";
const BUILT =
  "fence|deck|patio|walk|walkway|driveway|pergola|hedge|wall|retaining wall|bench|table|gate|arbor|fountain|path|tree|shrub|planter|pot";
const ASKS =
  "(?:(?:i|we|id|i'd|we'd|i'll|lets|let's|can|could|would|you|please|just|maybe|want|like|rather|prefer|to|should) )*";
const BRINGS = "(?:do|put in|put|plant|use|go with|lay|add|install|see|have|try|get|build)";
const GROUND_OLD = "driveway|drive|walk|walkway|patio|sidewalk";

/** By the words that beds know: what is no brick, steel, boulder or timber is stone. */
function edgeOf(said: string): string {
  const [kind] = /brick|steel|metal|boulder|timber|wood|concrete|paver|field ?stone|cobble/.exec(said) ?? [
    "stone",
  ];
  return kind === "cobble" ? "cobblestone" : kind;
}

function namesPlant(words: string): boolean {
  const said = tokenize(words).map(({ text }) => text);
  return said.some((_, at) => {
    const entry = findPhrase(said, at)?.entry;
    return entry?.species !== undefined || /^(?:shrub|bush|plants|flowers)$/.test(entry?.phrase ?? "");
  });
}

/** What is built or edged with rock, or holds it as a thing. */
const OF_ROCK =
  "(?:edg\\w*|border\\w*|outlin\\w*|lin(?:e|ed|ing)|walls?|steps|rings?|ringed|path|walk\\w*|circle\\w*|surround\\w*|waterfall|fountain|pond)";

const TRADE_WISHES: readonly Rewording[] = [
  // "Instead of the grass do gravel": what comes stands before what it takes the place of.
  [
    new RegExp(
      `(^|[.;!?] ?|, (?:and |but |so )?)(?:instead of|rather than|in place of) ((?:the|our|my|that|this|those|these|all (?:the|that|this)) (?:[a-z]+ ){0,4}?[a-z]+|(?:[a-z]+ ){0,2}?[a-z]+),? ${ASKS}${BRINGS} (?!it\\b|them\\b|that\\b|something\\b)([^,.;!?]+?)(?=$|[,.;!?]| and (?:keep|leave|remove|put|add|plant|take)\\b| but\\b)`,
      "g",
    ),
    "$1$3 instead of $2",
  ],
  // "Haul off the shrubs and sod it": the verb, and nothing that goes.
  [
    /(\band|\bthen|,|[.;!?] ?) ?(?:just )?(?:re)?(sod|turf|mulch|gravel) (?:over )?(?:it|that|there|this|everything|the (?:area|spot|hole|space))(?: all)?(?: over)?(?=$|[,.;!?]| (?:and|with|so|please)\b)/g,
    "$1 put in $2",
  ],
  [/\band (sod|turf) over (?:it|that|the (?:area|spot|hole))(?=$|[,.;!?]| and\b)/g, "and put in $1"],
  // "Six feet of gravel along the fence": so wide, where it runs along something.
  [
    new RegExp(
      `\\b(\\d[\\d.]*|two|three|four|five|six|eight|ten) ?(?:ft|feet|foot|') of (?=${LOOSE} (?:all )?(?:along|down|against|beside|next to|around|between)\\b)`,
      "g",
    ),
    "$1 ft wide strip of ",
  ],
  // "Rock everywhere": ground, and no rocks that stand in it.
  [
    /(?<!\b(?:moss|lava|pea|white|black|red|tan|gray|grey|river|crushed) )\b(?:rock|stone) (?=everywhere\b(?! (?:you|there|we|it)\b)|throughout\b|all over\b|only\b)/g,
    "river rock ",
  ],
  [/\b(?:just|only|all) (?:rock|stone)(?=$|[,.;!?])/g, "river rock"],
  // "Replace the mulch with rock", "tan rock on the side yard": ground, and no single stones.
  [
    new RegExp(
      `\\b(with|to|into|for|and) (?<!\\b${OF_ROCK} (?:[a-z]+ ){1,4})(?:new |some |more |fresh |landscap(?:e|ing) )?rock(?=$|[.;!?]| (?:instead|everywhere|throughout|all|on|over|in|along)\\b)`,
      "g",
    ),
    "$1 river rock",
  ],
  [/\brock,? (?:the |a )?(white|tan|brown|gray|grey|black) (?:kind|one|type|color)\b/g, "$1 rock"],
  [
    new RegExp(
      `\\b(tan|brown) (?<!\\b(?:an?|one|big|large|huge|small|flat) [a-z]+ |\\b${OF_ROCK} (?:[a-z]+ ){1,4})rock(?=$|[,.;!?]| (?:on|in|over|along|everywhere|and|with|\\d))`,
      "g",
    ),
    "$1 river rock",
  ],
  // "Brick walkway to replace the concrete one".
  [
    new RegExp(
      `(^|[.;!?] ?|, )((?:(?:i|we|they|she|he) (?:want|need|would like) )?(?:an? |new )?(?:[a-z]+ ){1,3}?(${BUILT})) to replace (?:the|our|my|that|this) ((?:[a-z]+ ){0,2}[a-z]+?)( one)?(?=$|[,.;!?]| (?:and|with)\\b)`,
      "g",
    ),
    (_, begins, comes, thing, old, one) =>
      `${begins}replace the ${old}${one ? ` ${thing}` : ""} with ${comes}`,
  ],
  // "Rock only. White marble chips": which rock.
  [/\briver rock only[.,;] ?(?=(?:[a-z]+ ){0,3}(?:chips|gravel|rock|pebbles|stones?)\b)/g, ""],
  // "An outdoor kitchen with a grill, stucco finish".
  [
    /\b((?:outdoor |summer )?kitchen|grill (?:station|island)|bbq (?:island|station)|outdoor bar)\b([^.;!?]{0,70}?),? (?:with |in |w )?(?:an? )?(stucco|stone|stacked stone|brick|wood|cedar)(?: (?:finish|face|facing|front|veneer|sides|base))(?=$|[,.;!?]| and\b)/g,
    "$1 in $3$2",
  ],
  // "A wall of hydrangeas": a row of them, and no wall.
  [
    /\b(?:an? )?(?:solid |big |green |living |thick |nice )*wall of ((?:[a-z]+ ){0,2}[a-z]+)/g,
    (said, plants) => (namesPlant(plants!) ? `row of ${plants}` : said!),
  ],
  // "Knock down the fence and put up a cedar one": one of those.
  [
    new RegExp(
      `\\b((?:(?:knock|tear|take|rip|pull|cut|bust) (?:down|out|off|up)|remove|replace|get rid of|demo|lose|scrap) (?:the|that|my|our|this|those) (?:[a-z]+ ){0,3}?)(${BUILT})\\b([^.;!?]{0,40}?\\b(?:with|for|put up|put in|put|build|install|add|get|do|plant|want) (?:in |up |back )?(?:an? |some )(?:new )?(?:[a-z0-9"'-]+ ){0,4}?)one\\b`,
      "g",
    ),
    "$1$2$3$2",
  ],
  [
    new RegExp(
      `(^|[.;!?] ?)(?:(?:the|our|my|that|this) )?(?:old )?(${BUILT}) (?:is|are|looks?|has) (?:[a-z]+ ){0,5}?[a-z]+(?:[.;!?,]| so| and) ?${ASKS}(?:put (?:up|in)|put|build|install|do|get|need|want) (an? (?:new )?(?:[a-z0-9"'-]+ ){0,4}?)one\\b`,
      "g",
    ),
    "$1replace the $2 with $3$2",
  ],
  // Who lives there, and nothing that goes.
  [
    /,? ?\b(?:(?:we|i) )?(?:have |got |do not have |don't have |dont have )?(?:no|without|any) (?:kids|children|pets|dogs|cats)(?:(?:,| and| or| nor|,? no|,? and no) ?(?:no |or )?(?:kids|children|pets|dogs|cats))*\b,?/g,
    "",
  ],
  // "Something with color that comes back every year".
  [
    /\b(?:something|anything|some|flowers|plants|stuff|things|perennials|colou?r)(?: (?:with|that has|that have) (?:some |a lot of |lots of |a little )?colou?r)?(?: that|,? which|,)?(?: will)? (?:just )?comes? (?:right )?back (?:every|each|year after|next) (?:year|spring|summer|season)\b/g,
    "flowering perennials",
  ],
  // "The slope is washing out, put something on it that will hold".
  [
    /(^|[.;!?] ?)(?:the|our|my|this|that) (?:[a-z]+ )?(slope|hill|hillside|bank|embankment|soil|dirt|yard|edge)(?: (?:keeps?|is|are|'s))* (?:washing|eroding|sliding|slipping|crumbling)(?: (?:out|away|down|off))?(?:[.;!?,]| so| and)? ?((?:(?:and|so|please|just|can|you|we|i|need|want|to) )*(?:put|plant|add|grow|do) (?:something|some plants|plants|anything|stuff))(?: (?:on|in) (?:it|there))?((?: that(?:'ll| will|)) (?:hold|stabilize|keep)(?: (?:it|the (?:soil|dirt|slope|hill)|everything))?(?: in place)?)?/g,
    "$1ground cover on the $2",
  ],
  [
    /(^|[.;!?,] ?)(?:(?:the|our|my|this|that) (?:[a-z]+ )?(?:slope|hill|hillside|bank|embankment|soil|dirt|mulch|yard|edge)|it)(?: (?:keeps?|is|are|'s))* (?:washing|eroding|sliding|slipping)(?: (?:out|away|down|off))?(?: every [a-z]+)?(?=[.;!?,]|$| so\b| and\b)/g,
    "$1",
  ],
  // "Three tall skinny evergreens": "thin" is no verb here.
  [
    /\b(?:tall|narrow|upright),? (?:and )?(?:thin|skinny|slim|narrow|slender|pencil|columnar) (evergreens?|trees?|bushes|shrubs|plants)\b/g,
    "columnar $1",
  ],
  [/\b(?:thin|skinny|slender) (?=(?:tall )?(?:evergreens?|trees?|bushes|shrubs|plants)\b)/g, "columnar "],
  // "Seal the driveway and put in a paver border": along the one that is there.
  [
    new RegExp(
      `\\b((?:re)?(?:seal(?: ?coat)?|power ?wash|pressure ?wash|clean|repair|patch) (?:the|my|our) (${GROUND_OLD})\\b[^.;!?]{0,30}?\\b(?:put in|put|add|do|install|lay|want) (?:an? |some )?(?:[a-z]+ )?(?:border|edging|edge|ribbon|banding))(?! (?:along|around|on|down|of)\\b)`,
      "g",
    ),
    "$1 along the $2",
  ],
  // "A brick ribbon down both sides".
  [
    new RegExp(
      `\\b(${STONES}) (?:ribbons?|bands?|banding|stripes?)(?= (?:on|along|down|around|each|both|at)\\b|$|[,.;!?])`,
      "g",
    ),
    "$1 border",
  ],
  [
    /(?<=\b(?:driveway|drive)\b[^.;!?]*?\b(?:border|edging|edge)) (?:down|along|on|at) (?:both|each|either|the) sides?(?! of\b)/g,
    " along the driveway",
  ],
  // "Limestone slab steps": of what they are.
  [new RegExp(`\\b(${STONES}) slabs? (?=(?:steps?|stairs?|treads?)\\b)`, "g"), "$1 "],
  // "Brick for the steps and the walk", "the same brick as the house for the steps and the walk".
  [
    new RegExp(
      `\\b(?:(?:the )?same )?(?:(red|gray|grey|tan|white) )?(${STONES})(?: as (?:the|our|my) (?:house|home|porch|chimney|front))? for (?:both )?(?:the )?((?:front |back )?[a-z]+) and (?:the )?((?:front |back )?[a-z]+)(?: both)?(?=$|[,.;!?])`,
      "g",
    ),
    (_, color, stone, one, other) => {
      const of = `${color ? `${color} ` : ""}${stone}`;
      return `${of} ${one} and ${of} ${other}`;
    },
  ],
  // "Pea gravel for a path".
  [
    /\b((?:pea |crushed |gray |grey |white |tan )*gravel|decomposed granite|dg|crushed (?:stone|granite|rock)|stone dust|(?:limestone |stone )?screenings|crusher fines|quarter minus) for (?:an?|the|my|our) ((?:new |front |back |side |little |small )*(?:path|pathway|walk|walkway|patio|driveway|drive))(?=$|[,.;!?]| (?:and|with|in|along|to|from|on)\b)/g,
    "$1 $2",
  ],
  // "Edge it with stone": an edging, and no cover of the bed.
  [
    new RegExp(
      `\\b(?:and )?edg(?:ed|ing|e)(?: (?:it|them|that|this|everything|the whole thing))?(?: all)?(?: around)? (?:with|in|by|out of) ((?:natural |field|river |red |gray |grey |tan )?(?:${STONES}|rocks?|stones|bricks|boulders|edging))(?! (?:edging|border))(?=$|[,.;!?]| (?:and|please|all|to)\\b)`,
      "g",
    ),
    (_, stone) => (stone === "edging" ? "with edging" : `with ${edgeOf(stone!)} edging`),
  ],
  // "A fountain, three tiers".
  [/\bfountain,? (?:with )?(two|three|2|3)[ -]?(?:tiers?|tiered|bowls?|levels?)\b/g, "$1 tier fountain"],
  // "Lights on the trees and along the walk": two sorts of them.
  [
    /(?<!\bpath )\blights?(?:[.,;]? ?just lights[.,;]?)? (on|in|up in|up) ((?:the|my|our|those) (?:[a-z]+ )?trees?),? and (?:some )?(?:along|down|on|up|by|lining) (the|my|our) (?:front )?(walk|walkway|path|driveway|drive)\b/g,
    (_, on, trees, the, way) =>
      `${on === "in" ? "string lights in" : "uplights on"} ${trees} and path lights along ${the} ${way}`,
  ],
  // "Raised cedar boxes".
  [
    /\braised (wood|wooden|cedar|redwood|metal|steel|stone|timber|galvanized|corten) (?:garden )?(?:box|bed|planter)(es|s)?\b/g,
    (_, of, many) => `${of} raised bed${many ? "s" : ""}`,
  ],
  // What hangs over the rim of a pot grows in it.
  [
    new RegExp(
      `\\b(pots?|planters?|urns?|containers?)([^.;!?,]*?),? (?:with|and) (?:something |some )(${COLORS})(?: (?:stuff|flowers|plants))? (?:spilling|trailing|cascading|hanging|coming|falling)(?: (?:out|over|down))*(?: (?:of (?:it|them)|the (?:sides?|edges?)))?`,
      "g",
    ),
    "$1 with $3 flowers$2",
  ],
  [
    /\b(?:lounge|lounging|comfy|comfortable|soft|cushioned) seating\b(?! (?:around|by|at) )/g,
    "lounge furniture",
  ],
  // The strip of lawn between the sidewalk and the street has many names.
  [
    /\b(?:the|my|our|that) (?:hell ?strip|devil'?s? strip|parkway(?: strip)?|parking strip|tree lawn|tree strip|verge|curb strip|boulevard strip)(?=$|[ ,.;!?])/g,
    "the strip between the sidewalk and the street",
  ],
  [/\bhummingbirds? and (?=butterfl)|(?<=\bbutterfl(?:y|ies)) and hummingbirds?\b/g, ""],
  [/\bhummingbird (?=(?:garden|plants|flowers|bed)\b)/g, "butterfly "],
  // "Replace the pool deck with travertine": what lies around the pool.
  [
    /\b(?:replace|redo|rip out|tear out|change|swap|resurface) (?:the |our |my )?(?:old |cracked |concrete )*pool (?:deck(?:ing)?|surround|patio)(?: (?:with|in|to|for|w))? ([^,.;!?]+)/g,
    "lay $1 around the pool",
  ],
  [/(?<=\bpool\b.*)\bfence it(?: all)? in\b|\bfence in the pool\b/g, "fence around the pool"],
  [
    new RegExp(
      `^(?:an? |show (?:it|me) (?:in )?(?:an? )?)?(${SEASONS}) (?:look|view|version|scene)\\b,?(?: with)?`,
    ),
    "show it in $1, ",
  ],
  [/\bbig format\b/g, "large format"],
  // What it is to be like in winter, and no picture of the winter.
  [
    /,? ?\bso (?:that )?(?:it|they|there|this|the (?:yard|front|garden|bed|beds)) (?:still |also |always )?(?:looks?|stays?|is|are|has|have|isn't|doesn't look) (?:[a-z]+ ){0,3}?(?:in|through|during|over|all) (?:the )?(?:winter|summer|year)(?: (?:long|round|too|time))?(?=$|[,.;!?]| and\b| but\b)/g,
    "",
  ],
  // "Plain brick wall here, want two evergreens": what is there.
  [
    /(^|[.;!?] ?)(?:(?:it'?s|there'?s|there is|we have|we've got|got|have) )?(?:an? |the |just )*(?:plain|blank|bare|ugly|boring|empty) (?:(?:old|big|long|white|brick|block|stucco|wood|concrete) )*(?:wall|fence|corner|spot|area)(?: here| there| back here| out here)?[,.;] ?(?=(?:i |we |id |i'd |we'd )?(?:want|need|would like|like|looking for|put|add|plant)\b)/g,
    "$1",
  ],
  // "Get rid of the bushes, then azaleas": what comes after.
  [
    /\b((?:get rid of|remove|take out|rip out|pull out|tear out|lose|clear out) [^,.;!?]{2,40}), then (?!the\b|that\b|those\b|you\b|we\b|i\b|it\b|please\b|just\b|remove|take|rip|pull|tear|get|add|put|plant|lay|build|install|do\b|make)(?=[a-z])/g,
    "$1. put in ",
  ],
  // "A 20 foot run of 6 foot cedar": a fence.
  [
    /\b(\d+) ?(?:ft|foot|feet) (?:run|stretch|section|length) of (\d+) ?(?:ft|foot|feet) (cedar|vinyl|wood|pine|chain link|aluminum|picket|privacy|split rail)(?: fenc(?:e|ing))?(?= |$|[,.;])/g,
    "$1 ft long $2 ft tall $3 fence",
  ],
  // "Rock and a few cactus": ground.
  [
    /(?<!\b(?:white|black|red|tan|gray|grey|lava|pea|river|moss|small|large|big|crushed) )\brock (?=(?:and|with) (?:an? |some |a few |a couple |\d+ )?(?:cact|yucca|agave|succulent|desert plants))/g,
    "river rock ",
  ],
  [
    /\bget ((?:the|my|our|this|that) (?:(?:whole|entire|front|back|side) )*(?:yard|backyard|front|back|place|entry|area)) (?:looking|to look) (?:nice|good|great|better|sharp|decent)\b/g,
    "make $1 look nice",
  ],
  // "Make the front look good".
  [
    /\bmake ((?:the|my|our|this|that|it|everything)(?: (?:whole|entire|front|back|side|yard|house|place|entry|entrance|area|backyard|frontyard)){0,3}) (?:all )?(?:look |looking )?(?:good|great|sharp|decent|awesome|pop|amazing|fantastic|really good|really nice)(?=$|[,.;!?]| (?:for|again|please|so|and|from|with)\b)/g,
    "make $1 look nice",
  ],
  [/\b(?:planting|plant|planter|planted) pockets?\b/g, "planting beds"],
  // Grass that nobody has to mow.
  [
    /\b(?:grass|lawn) (?:that|which|i|we|you) (?:don'?t|doesn'?t|does not|do not|never|won'?t) (?:have to |need(?:s)? (?:to be |any )?|require )?(?:mow(?:ing|ed|n)?|cut(?:ting)?)\b/g,
    "turf, no mowing",
  ],
  [/,? ?\b(?:in |on )?(?:the |its )?(?:exact )?same (?:exact )?footprint\b/g, ""],
];

/** A text in normal form with the shorthand of the trade and of dictation said plainly. */
export const inTradeWishes = (text: string): string =>
  TRADE_WISHES.reduce((words, [said, meant]) => replaceSaid(words, said, meant), text);
