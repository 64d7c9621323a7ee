import { replaceSaid } from "#core/plan/reading/may-match.ts";

/** A way of speaking, and the same in words that the grammar reads; both in the normal form of a text. */
type Rewording = readonly [said: RegExp, meant: string | ((...found: string[]) => string)];

const PLANTS = "plants?|shrubs?|bush(?:es)?|trees?|flowers?|something|stuff|things?|ones|perennials|grasses";
const GROUND = "steps|stairs|walk|walkway|patio|driveway|path|deck|fence|wall|retaining wall";
/** What old ground and steps are said to be of. */
const OLD_MATERIALS =
  "concrete|cement|brick|block|paver|stone|flagstone|slate|asphalt|tarmac|gravel|wood|wooden|timber|tile";
const STONES =
  "river rocks?|pea gravel|(?:white |gray |grey |tan |black |crushed )*(?:gravel|rocks?|stones?|pebbles)";

/** What nobody plants: what stands in one list with it goes, but not what is named behind it for the place. */
const CLUTTER =
  "(?:(?:all|the|these|those|dead|old|loose|fallen|dry) )*(?:weeds|leaves|debris|junk|trash|brush|litter|mess|clutter)(?: (?:and|or) (?:(?:the|dead|old|loose) )*(?:weeds|leaves|debris|junk|trash|brush|litter|rocks?))?";

const NUMBERS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5 };

/** What plants are to stand or to be, how large a thing is to be for what it holds, and what is said of the thing before. */
const PLAIN_WISHES: readonly Rewording[] = [
  // "Clean out the dead leaves, hostas here": what comes there.
  [
    new RegExp(
      `\\b((?:clean|clear|rip|pull|tear|rake|take|dig|get) ?(?:out|up|off|rid of)? ${CLUTTER})(?: out| up| off)?[,;] ?(?!(?:and |or |the |those|these|that|all |any |old |dead |put |plant |add )|then\\b)((?:[a-z]+ ){1,7})(here|there|in here|in there|instead|in (?:its|their) place)(?=$|[,.;!?])`,
      "g",
    ),
    "$1, put in $2$3",
  ],
  // How it is to be with what stands on it, and no size.
  [
    /\b(?:that(?:'s| is) )?(?:big|large|wide|roomy) enough (?:for|to (?:fit|hold|have|put)) (?=(?:an? |the |our |some )?(?:[a-z]+ ){0,2}(?:table|grill|bbq|sofa|couch|sectional|furniture|fire pit|firepit|chairs|dining|loungers|umbrella|kitchen|hot tub))/g,
    "with ",
  ],
  // "Boxwoods against the brick": the wall of the house.
  [
    /\b(against|up against|along) the (?:brick|bricks|siding|stucco|clapboards?)(?=$|[,.;!?]| and\b| with\b)/g,
    "$1 the house",
  ],
  // "Beds along the front": of the house; hedges and fences stand at the front of the lot.
  [
    /(?<!\b(?:hedg\w+|fenc\w+|wall|trees?|maples?|oaks?|birch\w*|pines?|arborvitae|privet|lights?|edging|grass|sod|lawn|turf|pickets?|walk|path|curb|edge|border) (?:[a-z0-9.]+ ){0,4})\b(along|across) the front(?=$|[,.;!?]| with\b| and\b| but\b| please\b)/g,
    "$1 the front of the house",
  ],
  [/\b(?:that(?:'s| is) )?(?:big|large|wide|long|tall|high) enough (?=for\b|to\b|so\b)/g, ""],
  [
    /,? ?\b(?:but )?(?:not|nothing) (?:too|so|that) (?:big|large|huge|fancy|crazy|expensive|tidy|neat|formal|busy|much)\b(?! (?:lawn|grass|turf|gravel|mulch|stone|rock|concrete)\b)/g,
    "",
  ],
  [
    /\b((?:path |walkway |garden |some |few )*(?:lights?|lighting|lamps?))(?: that(?:'s| is| are))? low(?: (?:to|on|down to) the ground| down)?\b/g,
    "$1",
  ],
  [/\blow (?=(?:path )?(?:lights?|lighting)\b)/g, ""],
  [/ (?:mostly|mainly|primarily)(?=$|[,.;!])/g, ""],
  // As far as the thing goes that it stands along.
  [
    /,? ?\b(?:from (?:corner|end|one end|side) to (?:corner|end|the other|side)|(?:all )?the way across|(?:for |along )?(?:its|the) (?:whole|entire|full) length)(?=$|[,.;!]| (?:and|so|with|because)\b|,)/g,
    "",
  ],
  [
    /,? ?\bso (?:it|they|that) (?:stays?|keeps?|does not move|doesn't move|wo n't move|won't move)(?: put| in place| there)?(?=$|[,.;!])/g,
    "",
  ],
  [/\bfor (?:a |an |one )?(?:second|2nd|third|3rd|extra|another|1|2|two) cars?\b/g, "for cars"],
  [/\bsitting (?=for \d|for (?:two|four|six|eight))/g, "seating "],
  // What is painted at the house has its color, and nothing of the yard.
  [
    /\b(paint (?:the |my |our )?(?:front |garage )?(?:door|doors|shutters|trim|house|garage|siding|porch)) (?:in |to )?(?:(?:dark|light|bright|navy) )?(?:white|black|gray|grey|brown|tan|red|green|blue|beige|charcoal|cream|yellow|navy)\b/g,
    "$1",
  ],
  [
    /\b((?:new )?(?:roof|siding|shutters|front door|garage door)s?) (?:in |painted )(?:(?:dark|light|bright|navy) )?(?:white|black|gray|grey|brown|tan|red|green|blue|beige|charcoal|cream|yellow|navy)\b/g,
    "$1",
  ],
  // "White with black shutters", "the gray roof": how the house looks.
  [
    /\b(?:(?:dark|light|bright|navy) )?(?:white|black|gray|grey|brown|tan|red|green|blue|beige|charcoal|cream|yellow|navy) (?=(?:shutters?|trim|gutters?|roof|siding|garage doors?)\b)/g,
    "",
  ],
  // "Tiles in light beige": a color, and no lamp.
  [/\b(?:very |really )?light (?=(?:beige|cream|sand|buff|tan|brown|green|pink|yellow|wood|oak)\b)/g, ""],
  [
    /(^|[.,;!] )(?:please |just |can you |lets )*(?:re|over)?seed (?:this|it|here|everything|all of it)\b/g,
    "$1seeded lawn",
  ],
  [/\b(?:on|along) the way (?=(?:to|for|so|there|up|in)\b)|,? ?\b(?:on|along) the way(?=$|[,.;!])/g, ""],
  // "Crape myrtles along the drive, 3 each side": twice as many.
  [
    /\b(\d+|two|three|four|five) (?:on |at |to )?(?:each|every|per) side\b/g,
    (_, count) => `${2 * (NUMBERS[count!] ?? Number(count))} in all`,
  ],
  // How ground is to feel, and no plants.
  [
    /,? ?\b(?:something|one) (?:that|which) (?:doesn't|does not|doesnt|won't|wont|wo n't) (?:get|feel|stay|become) (?:too |so |as )?(?:hot|slippery|slick|muddy|wet|cold|weedy)(?: [a-z]+){0,3}?(?=$|[,.;!]| and\b)/g,
    "",
  ],
  [
    /\bfor (?:big |our |the |my )*family (?:dinners?|gatherings?|meals?|parties|time|reunions?|bbqs?|cookouts?|events?|get togethers?)\b/g,
    "",
  ],
  // "Make the drive wider by 3 ft", "the walk 2 ft wider".
  [
    /\bmake (the|my|our) (driveway|drive|walkway|walk|path) (?:a bit |a little )?wider by\b/g,
    "widen $1 $2 by",
  ],
  [
    /\b(?:make )?(the|my|our) (driveway|drive|walkway|walk|path) (?:about )?(\d[\d.]* ?(?:ft|feet|foot|'|m|meters?|inches)) wider\b/g,
    "widen $1 $2 $3",
  ],
  [/\b(?:stuffed|packed|loaded|overflowing|bursting) (?:full )?(?:of|with)\b/g, "full of"],
  // What somebody does not let be done is no wish.
  [
    /\b(?:(?:the )?(?:hoa|city|town|county|landlord|wife|husband|they|he|she) )?(?:won't|wont|doesn't|doesnt|does not|will not|wo n't|ca n't|can't|cant) (?:let|allow) (?:us|me|anybody|anyone) [^,.;!?]*?(?=,|[.;!?]|$| so\b| but\b)/g,
    "",
  ],
  // As the British call them.
  [/\b(?:(?:concrete|cement) )?block (?:paving|paved|paviou?rs?|pavers?)\b|\bpaviou?rs\b/g, "pavers"],
  // One ground for another without a verb: "concrete driveway to pavers".
  [
    /(^|[.;!?] ?|, )((?:(?:our|my|the|old|existing) )?(?:(?:concrete|asphalt|gravel|brick|dirt|grass|wood|cracked|old) )?(?:driveway|drive|walk|walkway|path|patio|steps|deck|fence|lawn)) (?:to|into) (?=(?:[a-z]+ ){0,2}(?:pavers?|brick|concrete|asphalt|gravel|bluestone|flagstone|travertine|stone|turf|grass|lawn|sod|mulch|rock|pebbles?|composite|vinyl|cedar|metal|granite)\b)/g,
    "$1replace the $2 with ",
  ],
  [
    /\b(?:turn|change|convert|make|switch|bring|put) (?:this|it|that|all this|all of this|everything|this all|these|them)(?: all)? (?:back )?(?:in ?)?to (?=(?:an? |the |real |just )?(?:[a-z]+ )?(?:lawn|grass|sod|turf|gravel|garden|bed|patio|mulch|meadow|flower bed)\b)/g,
    "new ",
  ],
  // What trees do in fall, and no oranges.
  [
    /\b(?:red|yellow|gold|golden)(?:,? and|,? or|,) orange (trees?|leaves|maples?)\b/g,
    (_, name) => (name === "leaves" ? "" : "red maples"),
  ],
  [
    /\bseed (?:the )?(?:rest|remaining|remainder)(?: of (?:it|the (?:yard|lawn|dirt)))?(?=$|[,.;!])/g,
    "seeded lawn",
  ],
  [/\b(much|any|no|some|enough|little|more|less) (lawn|grass|turf|gravel) left\b/g, "$1 $2"],
  [/\bred ?bud(s?)\b/g, "redbud$1"],
  [/\bsomething with ((?:[a-z]+ ){0,2}[a-z]+) and colou?r\b/g, "$1 and flowers"],
  [
    /\b(?:climbing|trailing|rambling|vining) (?=(?:jasmine|hydrangeas?|ivy|vines?|clematis|wisteria|honeysuckle|bougainvillea)\b)/g,
    "",
  ],
  [/\bon (fence|wall|trellis|pergola|porch|deck|patio)(?=$|[,.;!]| and\b)/g, "on the $1"],
  [/\bon (?:the |our |my )?(fence|trellis)(?= |$|[,.;!])/g, "along the $1"],
  // A kitchen and a fire pit are built of it.
  [
    /(?<=\b(?:kitchen|grill|bar|fire ?pit|fireplace|island)\b[^.;!?]*)\bstone veneer\b|\bstone veneer(?= (?:[a-z]+ ){0,2}(?:kitchen|grill|bar|fire ?pit|fireplace|island)\b)/g,
    "stone",
  ],
  // "A pond and around it some stones and bamboo".
  [/(\band|,) around (it|them) ((?:some|a few|an?|lots of) [^,.;!?]+?)(?=,|[.;!?]|$)/g, "$1 $3 around $2"],
  // "Raised beds with gravel between": what the ways between them are of.
  [
    new RegExp(
      `(?<=\\b(?:beds|boxes|planters)\\b[^.;!?]*?)\\b(?:with )?(${STONES}|pavers) (?:in )?between(?: (?:them|each|the beds))?(?=$|[,.;!]| and\\b)`,
      "g",
    ),
    "and $1 paths",
  ],
  [
    /\b(planters?|pots?|urns?) (on|at) (both|each|either) sides?(?=$|[,.;!])(?<=\b(?:steps|stairs|stoop)\b.*)/g,
    "$1 on $3 side of the steps",
  ],
  [
    /\b(planters?|pots?|urns?) (on|at) (both|each|either) sides?(?=$|[,.;!])(?<=\b(?:door|entry|entrance|porch)\b.*)/g,
    "$1 on $3 side of the door",
  ],
  // "Planters on both sides. Evergreens in it."
  [
    /\b((?:[a-z]+ )?(?:planters|pots|urns|planter|pot|urn|containers))((?: (?!with\b)[a-z]+){0,6})[.,;!] ?(?:and |with |put |plant )*((?:some |a few )?(?:[a-z]+ ){0,2}[a-z]+) (?:in|inside) (?:it|them|each|both|those|these)(?=$|[,.;!])/g,
    "$1 with $3$2",
  ],
  [
    /,? ?\b(?:but )?not (?:so |too |very |that )?(?:near|close|next)(?: to)? (?:the |my |our )?(?:house|home|fence|street|road|neighbou?rs?)\b/g,
    "",
  ],
  [
    /\b(?:with )?(?:an? )?(opening|gap|break) (?:for|at|by|where) (?:the |my |our )?(?:walk|walkway|path|gate|drive|driveway|steps|door)(?: (?:is|goes|comes)(?: through| in| out)?)?\b/g,
    "$1",
  ],
  // "Keep half the lawn, the rest beds": those come.
  [
    /,? ?\b(?:and |then )?(?:the )?rest(?: (?:of (?:it|the (?:yard|lawn|space))|as|in|is|can be|should be))? (?=(?:[a-z]+ )?(?:beds?|lawn|grass|sod|gravel|mulch|turf|patio|pavers)\b)/g,
    ". ",
  ],
  // How much of a yard something is to be: less lawn is told, the others ask for some of it.
  [/\bnot (?:too |so |very )?much (?=(?:lawn|grass|turf)\b)/g, "less "],
  [
    /\b((?:some|a little|a bit of) (?:[a-z]+ )?[a-z]+) (?:is|are|would be|'s) (?:ok|okay|fine|good|alright|all right|nice)(?: too)?(?:,? but)?(?: not (?:all|only|just) [a-z]+| not everywhere)?(?=$|[,.;!])/g,
    "$1",
  ],
  [
    /\b(?:that|which) (?:still |also )?(?:stays?|looks?) (?:nice|good|pretty|great|attractive|interesting|alive) (?:even |all )*(?:in|through|during|over|all) (?:the )?(?:winter|year)(?: long| round)?\b/g,
    "",
  ],
  // "Boxwood foundation, black mulch": where they stand.
  [
    /\b(?!(?:the|our|my|house|along|by|at|of|around|new|concrete|brick|stone|front|on|near|with)\b)([a-z]+) foundation(?: planting| plantings| row)?(?=$|[,.;]| (?:black|brown|red|with|and|mulch)\b)/g,
    "$1 along the foundation",
  ],
  // "1) patio 2) pergola".
  [/(^|[\s,;:])\d{1,2}\) /g, "$1, "],
  [/\b(gravel|stone|brick|concrete|paver|wood|pea gravel|flagstone) floor(?:ing)?\b/g, "$1"],
  [
    /,? ?\bso (?:it|they|that|the [a-z]+) (?:stops?|quits?|does not keep|doesn't keep|won't keep) [a-z]+ing(?: (?:out|away|down|off))?\b/g,
    "",
  ],
  [
    /\b(?:small |little |pretty )*tree with (?:dark )?(?:red|purple|burgundy|maroon) leaves\b/g,
    "japanese maple",
  ],
  // What for.
  [
    /,? ?\b(?:for|before) (?:selling|sale|resale|(?:the |our )?(?:listing(?: photos?)?|showings?|open house|realtor|listing pictures?)|when we (?:sell|list))(?: (?:it|the house))?(?=$|[,.;!])/g,
    "",
  ],
  [/\bto sell (?:it|the house|our house|my house)(?=$|[,.;!])/g, ""],
  [/\bcurb ap+e+[ae]*l\b/g, "curb appeal"],
  // What plants stand and how they grow.
  [
    new RegExp(
      `\\b(${PLANTS}) (?:that|which|who) (?:are|is|stays?|looks?|remains?|keeps?) green (?:(?:in|all|during|through|over) )+(?:the )?(?:winter|year)(?: long| round)?\\b`,
      "g",
    ),
    "evergreen $1",
  ],
  [/\bgreen in (?:the )?winter\b/g, "evergreen"],
  [
    /\b(and |that |which |who )?(?:that |which |who )?(?:do not|don't|dont|does not|doesn't|doesnt|won't|wont) (?:need|needs|drink|want|take|require|use) (?:too )?(?:much|a lot of|lots of|a ton of|any|that much) water(?:ing)?\b/g,
    (_, joint) => `${joint ?? ""}need little watering`,
  ],
  [
    /\b(?:going|goes|that goes|which goes|running|runs) (?:all the way |up |out |right )*to (?=(?:the |our |my )?(?:front |back )?(?:door|entry|entrance|porch))/g,
    "leading to ",
  ],
  // "A walk from the driveway to the door with lights on both sides": those of the walk.
  [
    /(?<=\b(?:walk|walkway|path|pathway|stepping stones)\b[^.;!?]*\b(?:from|between) (?:the |our |my )?(?:driveway|drive)\b[^.;!?]*)\bon (both|each|either) sides?(?=$|[,.;!]| and\b| with\b)/g,
    "on both sides of the walk",
  ],
  // "On both sides" of the walk that was named before.
  [
    /(?<=(?:^|[.;!?])(?:(?!\bdrive)[^.;!?])*\b(?:walk|walkway|path|pathway|slabs|pavers|stepping stones)\b(?:(?!\bdrive)[^.;!?])*?\b)(?<!\b(?:band|border|edge|edging|strip|course|curb) )on (both|each|either) sides?(?=$|[,.;!]| and\b| with\b)/g,
    "on both sides of the walk",
  ],
  [
    /(?<=\b(?:driveway|drive)\b[^.;!?]*?\b)(?<!\b(?:band|border|edge|edging|strip|course|curb) )on (both|each|either) sides?(?=$|[,.;!]| and\b| with\b)/g,
    "on both sides of the driveway",
  ],
  [
    /\b(?:an? )?(?:circle|ring) of (?=(?:[a-z]+ )?(?:boxwoods?|lavender|hostas?|roses|flowers|grasses|hydrangeas?|daylil|shrubs|bushes))/g,
    "round bed of ",
  ],
  [/\bplants on top (?=that|which|to)/g, "plants "],
  // "raised beds on the sunny side (right)".
  [
    /\bon the (?:sunny|shady|far|open|empty|good|other|neighbor's|neighbors) side ?\( ?(left|right) ?(?:side )?\)/g,
    "on the $1 side",
  ],
  [/\bdown the (left|right)(?: hand)? side\b/g, "on the $1 side"],
  // "a spot to park next to the drive, gravel is ok".
  [
    /\b((?:spot|space|place|area|room|pad) (?:to park|for parking|for)|parking(?: spot| space| pad| area)?)([^.;!?]*?),? (gravel|concrete|asphalt|pavers|grass pavers) (?:is|would be|'s) (?:ok|okay|fine|good|enough|alright|all right|great)\b/g,
    "$3 $1$2",
  ],
  // The look of a stone, and no rock that comes.
  [/\brock ?faced?(?: (?:fronts?|edges?|risers?|sides?))?\b(?! (?:of|on|behind|in the|at) )/g, "split face"],
  // "The concrete steps are crumbling, replace with bluestone": what they are of comes no more.
  [
    new RegExp(
      `\\b(?:(?:these|those|the|my|our|this|that) )?(?:(?:front|back|old|existing|${OLD_MATERIALS}) ){0,3}(${GROUND}) (?:is|are|looks?) (?:[a-z]+ ?){1,4}?[,.;!] ?(?:and |so |please |just )*(?:replace|redo|rebuild|do) (?:with|in) ((?:[a-z]+ )?[a-z]+)`,
      "g",
    ),
    "new $2 $1",
  ],
  // "5 arborvitae along the fence, mulch bed": what they stand in.
  [/\bin (?:an? |the )?mulch(?:ed)? beds?\b/g, "with mulch"],
  [
    new RegExp(
      `\\b(${STONES}) and (?:an? |some )?((?:few|couple|some)(?: of)? )?((?:little |small )?(?:bushes|shrubs|plants|grasses))\\b`,
      "g",
    ),
    "$1 with $2$3",
  ],
  [/\bboulders? or (?=stones?\b)/g, ""],
  // "rock beds" in the plural are beds.
  [/\b(river rock|gravel|stone|rock) beds\b/g, "beds with $1 mulch"],
];

/** A text in normal form with these said plainly. */
export const inPlainWishes = (text: string): string =>
  PLAIN_WISHES.reduce((words, [said, meant]) => replaceSaid(words, said, meant), text);
