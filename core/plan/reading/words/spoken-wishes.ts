import { findPhrase } from "#core/plan/reading/lexicon.ts";
import { replaceSaid } from "#core/plan/reading/may-match.ts";
import { tokenize } from "#core/plan/reading/tokenize.ts";
import { getSpecies } from "#core/plants/catalogue.ts";

/** A way of speaking, and the same in words that the grammar reads; both in the normal form of a text. */
type Rewording = readonly [said: RegExp, meant: string | ((...found: string[]) => string)];

const RELATIVES =
  "mother|father|mom|mum|dad|sister|brother|wife|husband|son|daughter|grandma|grandpa|grandmother|grandfather|partner|boss|client|customer";
const FAMILY = `(?:${RELATIVES})(?:[ -]in[ -]law)?`;
const CREATURES =
  "dogs?|puppy|puppies|cats?|kids?|children|grandkids|grandchildren|deer|rabbits?|squirrels?|gophers?|moles?|raccoons?|boys|girls|neighbou?rs?";
const HARM =
  "digs?|tears?|tore|runs?|eats?|ate|ruins?|ruined|destroys?|destroyed|tramples?|wrecks?|wrecked|pees?|chews?|chewed|jumps?|kills?|trips?|dug|ran|tracks?|scratch(?:es)?|breaks?|nibbles?|knocks?|tramps?|trampled";
const NUMBER = "(?:\\d+|a few|a couple|one|two|three|four|five|six|seven|eight|nine|ten)";

const SPOKEN: readonly Rewording[] = [
  // "The dog digs up the lawn so we want gravel": why, and nothing that goes.
  [
    new RegExp(
      `(^|[.;!?] ?|, |\\b(?:because|since|as) )(?:the|my|our|his|her|a|some) (?:[a-z]+ )?(?:${CREATURES}) (?:(?:always|just|really|constantly|keeps?|have|has|all|will|would) )*(?:${HARM}|digging|tearing|eating|running|chewing)\\b[^.;!?]*?(?=,? (?:so|and (?:we|i|then))\\b|[,.;!?]|$)`,
      "g",
    ),
    "$1",
  ],
  // Two people who want something, without a stop between them.
  [
    new RegExp(
      `(?<=[a-z]) (?:and |but )?(?=(?:my|our|the) ${FAMILY} (?:wants?|would|needs?|likes?)\\b)`,
      "g",
    ),
    ", ",
  ],
  [
    /\b(?:so |and |please |just )*(?:do|put|plant|have|use|add) both (?=(?:under|along|by|in|at|on|near|around)\b)/g,
    "",
  ],
  [
    /\bfor (?:the|my|our|his|her) (?:little |young )*(?:grand(?:children|kids|sons?|daughters?|babies|kiddos)|guests)(?=$|[,.;!?]| (?:to|and|so|when)\b)/g,
    "",
  ],
  // "We love the look of birch trees. Three of them in the corner": they are asked for.
  [
    new RegExp(
      `\\b(?:i|we|she|he|they) (?:(?:really|just|all|both) )*(?:love|like|adore|want)s? (?:the (?:look|idea|sound) of )?((?:[a-z]+ )?(?!it\\b|this\\b|that\\b|them\\b)[a-z]+)[.;!,] ?(?:(?:maybe|could|we|i|have|can|please|about|so|like|say|perhaps|put|plant) )*(${NUMBER}) of (?:them|those|these)\\b`,
      "g",
    ),
    "$2 $1",
  ],
  // What others have is wished for: "our neighbors all have nice shrubs", "like the neighbors have: white gravel".
  [
    /\b(?:all )?(?:of )?(?:the|our|my|other) (?:neighbou?rs?|other houses|houses around us|houses on (?:the|our) (?:street|block)) (?:all |both )?(?:has|have|got) (?:such |really |these |all these |very )*(?:nice|pretty|beautiful|lovely|great|gorgeous|lush) /g,
    "we want ",
  ],
  [/^(?:just )?like (?:the|our|my) neighbou?r(?:s|'s)?(?: (?:has|have|got|did))?[:,] ?/g, ""],
  // "Pool. Kidney shape, about 30 ft long": what is said of the one thing before the stop.
  [
    /^((?:an? |one |new )*(?:[a-z]+ )?(?:pool|patio|deck|pond|fence|hedge|walkway|path|driveway|pergola|lawn|bed|wall))[.;] (?=(?:[a-z]+ )?(?:shaped?\b|round\b|square\b|rectangular\b|kidney\b|about \d|\d[\d.]* ?(?:x|by|ft|feet|foot|'|m\b)))/g,
    "$1, ",
  ],
  [
    /\b(?:an? )?(?:edge|edging|rim|border|line) of (stone|stones|brick|bricks|rock|rocks|steel|cobblestones?)(?: or (?!around)[a-z]+)? (around|along) (?:the|our|my|all the|those|these) ((?:flower |planting )?beds?|flowers|plants)\b/g,
    (_, stone, where) => `${stone!.replace(/^rocks?$/, "stone").replace(/s$/, "")} edging ${where} the beds`,
  ],
  [
    /\blights (?:(?:all )?up )?(?:hung |strung |hanging |draped |wrapped |all )+(?:up )?in (?=(?:the|our|my|those) trees?\b)/g,
    "string lights in ",
  ],
  [
    /\b(?:some |a little |a bit of |a lot of |lots of |more |any |a (?:pop|splash|touch) of |pops of |nice |bright )*colou?r (?=(?:by|near|around|along|beside|next to|under|on (?:both|either|each) sides? of) (?:the|our|my)\b)(?![^.;!?]*:)/g,
    "flowers ",
  ],
  // "Remove everything except the oak": that stays, and what was said of all the rest is told.
  [
    /\b(?:remove|clear(?: out| away)?|take out|get rid of|rip out|tear out|demo|lose|scrap) (?:everything|it all|all of it|all)(?: else)?(?: back there| out there| in (?:the )?(?:front|back))? (?:except(?: for)?|but|besides|other than|apart from|save for) (?=(?:the|my|our|that|those|a) )/g,
    "remove everything else, keep ",
  ],
  // What water does, and no pool that is wished.
  [
    /\b(?:rain ?)?water (?:always |just |all )*(?:pools|ponds|puddles|collects|sits|stands|gathers|settles|runs|drains|pours)\b[^,.;!?]*(?=[,.;!?]|$)/g,
    "",
  ],
  // "Flowers, reds and yellows".
  [
    /\b(?:in )?(red|yellow|pink|purple|blue|white|orange)s(?:,? (?:and|or|&) |, )(?:some )?(red|yellow|pink|purple|blue|white|orange)s\b(?! (?:oaks?|maples?|pines?|roses)\b)/g,
    "$1 and $2 flowers",
  ],
  [/\b(herringbone|basketweave|running bond|ashlar) field\b/g, "$1 pattern"],
  [
    /(^|[.;!?] ?)what (?:would|could|might|will|should|can) (?:look (?:good|nice|best|great|pretty)|work|grow|go|we (?:put|plant|do|have)|you (?:put|plant|suggest|recommend)|i (?:put|plant))(?: best| well)? (?=(?:under|along|by|in|at|on|around|near|in front of) (?:the|my|our)\b)/g,
    "$1plants ",
  ],
  [
    /\b(?:nothing|no plants|not|none) (?:over|above|past|bigger than) (?=\d[\d.]* ?(?:ft|feet|foot|')(?![a-z]))/g,
    "nothing taller than ",
  ],
  // A plant that is refused for a hedge, and another one that may be it.
  [
    /\b((?:privacy |evergreen |tall |low )?hedge|screen|tree|shrubs)((?: [a-z']+){0,4}?),? (?:but )?(?:not|no|anything but) ([a-z]+)(?: (?:because|since|as|cause) [^.;!?]*)?[.,;!?] ?(?:maybe|perhaps|something like|like|say|how about) (?:an? |some )?([a-z]+)(?: or (?:something|so|similar|whatever))?/g,
    "$4 $1$2, no $3",
  ],
  [
    /\bget (the [a-z]+(?: [a-z]+)?) (?:off|out of|away from|down from) (?:of )?(?:the|my|our) [a-z]+\b(?: (?:bed|border|island|yard)\b)?/g,
    "remove $1",
  ],
  [
    /\b(look|looks|looking|feel|feels) less like (?:an? |the )?[a-z]+(?: (?:lot|house|yard|place|site|store|office|hotel|zone))?\b/g,
    "$1 better",
  ],
  [
    /\b(?:something|anything) (?:durable|hard ?wearing|hard-wearing|solid|sturdy|permanent|that (?:holds up|lasts|can take (?:it|traffic|a beating)))\b/g,
    "paver area",
  ],
  [
    /\b(?:thinking |considering |deciding |between )*either ((?:an? |the )?[^,.;!?]+?) or ((?:an? |the )?[^,.;!?]+?)[,.;] ?(?:so |please |maybe )*(?:show (?:me|us|her|him) |try |do |start with |see )?the ([a-z]+) (?:one )?first\b/g,
    (_, one, other, first) => (one!.includes(first!) || !other!.includes(first!) ? one! : other!),
  ],
  // What is the neighbors' is never wished.
  [
    /\b(?:the |our |my |his |her |their )?neighbou?rs?'?s?'? (?:pool|house|deck|shed|yard|windows?|garage|patio|driveway|trampoline|trees?|lights|bedroom|boat|truck)\b|\bthe (?:pool|house|deck|shed|garage|patio|trampoline) next door\b/g,
    "the neighbors",
  ],
  [
    /\blight up (?:the |our |my )?[a-z]+: (?=[^.;!?]*\b(?:path|walk|trees?|columns?|house)\b)[^.;!?]+/g,
    "path lights and uplights",
  ],
  [
    /\b(?:we|i|there was|there used to be)(?: had)?(?: once)? (an? (?:[a-z]+ )?(?:tree|shrub|bush|hedge))(?: [a-z]+){0,3} (?:and|but|that|which)(?: it)? (?:died|fell(?: over)?|blew (?:down|over)|came down|was cut)\b[^.;!?]*?\b(?:put|plant|want|need|add|get|like) another(?: one)?\b/g,
    "plant $1",
  ],
  // How much of it is bought.
  [
    /\b\d[\d.]* ?(?:cy|cu\.? ?yds?|cubic yards?|yds?|bags?|scoops?)\.? (?:of )?(?=(?:[a-z]+ ){0,2}(?:mulch|rock|gravel|topsoil|soil|sand|stone|compost|dg)\b)/g,
    "",
  ],
  // "Planted terrace": plants, and no paving.
  [/\b(?:planted|planting) terraces?\b/g, "planting bed"],
  // "Sitting area, two chairs and a gravel pad": what it lies on.
  [
    /\b((?:sitting|seating|lounge|lounging|dining|fire pit|hangout) (?:area|spot|space|nook|corner))((?: (?!of\b|with\b|in\b)[a-z]+){0,5})([^.;!?]*?),? (?:and|with|on) (?:an? |some )?((?:round |small |little |simple |square )*)(gravel|pea gravel|paver|brick|flagstone|concrete|stone|decomposed granite|crushed stone)(?: (?:pad|base|circle|floor|area))(?=$|[,.;!?]| and\b| please\b)/g,
    "$4$5 $1$2$3",
  ],
];

const ANY =
  "(?:(?:nice|good|big|large|small|tall|little|single|flowering|shade|ornamental|evergreen|specimen|pretty|lovely) )*";
const GENERIC =
  "(?:tree|trees|shrub|shrubs|bush|bushes|hedge|ground ?cover|flowers|plants|grasses|something(?: [a-z]+)?)";
/** A tree, and behind a comma which one: "a nice big shade tree in the middle of the lawn, an oak I guess". */
const NAMED_BEHIND = new RegExp(
  `\\b(an? |some |one |two |three |\\d+ )?(${ANY})(${GENERIC})((?: (?:in|at|by|on|near|along|behind|beside|under|for|to|of|next|over|front|out|back|there|here|the|our|my|corner|middle|center|left|right|side|house|lawn|yard|fence|door|porch|garage|street|drive|driveway|patio|pool|walk|window|shade|privacy|instead)){0,8}),? ((?:maybe|perhaps|like|say|possibly|probably|such as|i was thinking|i'm thinking|thinking)(?: of)? )?(an? |some |the )?([a-z]+(?: [a-z]+)?)((?: trees?| bush(?:es)?)?)((?: or two| or three| or so)?)((?: or (?!two|three|so|something|whatever|similar)[a-z]+)?)((?:,? (?:i guess|i think|i suppose|maybe|perhaps|or something(?: like that)?|or whatever|or similar|for example|if you can))*)(?=$|[,.;!?]| and\\b| with\\b)`,
  "g",
);
const FEW: Readonly<Record<string, string>> = { " or two": "2 ", " or three": "3 " };

function isPlant(name: string): boolean {
  const words = tokenize(name).map(({ text }) => text);
  const found = findPhrase(words, 0);
  return (
    found !== null && found.length === words.length && found.entry.species !== undefined && !found.entry.noun
  );
}

function isTree(name: string): boolean {
  const words = tokenize(name).map(({ text }) => text);
  const [id] = findPhrase(words, 0)?.entry.species ?? [];
  return id !== undefined && getSpecies(id).role === "tree";
}

/** The name that stands behind takes the place of the word for any plant; who hedges it, or names a tree for "a tree", means no second thing. */
export const withNameBehind = (text: string): string =>
  text.replace(NAMED_BEHIND, (said, ...found: (string | undefined)[]) => {
    const [
      count = "",
      looks = "",
      generic = "",
      where = "",
      hedged = "",
      article = "",
      name = "",
      ,
      few = "",
      other = "",
      unsure = "",
    ] = found;
    if (!isPlant(name)) return said;
    const isOfTree = /^trees?$/.test(generic) && isTree(name);
    const isSomething = /^something/.test(generic);
    // "A low hedge instead, lavender or rosemary": of which plant.
    if (generic === "hedge" && article === "" && !/ hedge$/.test(name))
      return `${count}${looks}${name} hedge${where}`;
    const isHedged = hedged.trim() !== "" || unsure.trim() !== "" || other !== "";
    if (!isHedged && !(isOfTree && /^an? $/.test(count) && article !== "the ")) return said;
    const number = FEW[few] ?? (isSomething ? article : count || article);
    const size = isSomething ? "" : (/\b(?:big|large|small|tall) /.exec(looks)?.[0] ?? "");
    return `${number}${size}${name}${where}`;
  });

/** A text in normal form in which what people leave to the listener is said. */
export const inSpokenWishes = (text: string): string =>
  withNameBehind(SPOKEN.reduce((words, [said, meant]) => replaceSaid(words, said, meant), text));
