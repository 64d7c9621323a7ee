/** The least and the most that is plausible. */
type Range = readonly [least: number, most: number];

/**
 * A kind of thing that stands loose in a yard: the words for it, how tall and how wide it looks from the front, alone or a few together
 * (assumptions: what shops and makers list), how many times taller than wide, and whether somebody is paid to haul it away.
 */
export type LooseThing = {
  words: string;
  tallFt: Range;
  wideFt: Range;
  tallByWide: Range;
  hauled: boolean;
  /** It is brightly colored: other things of its size are not taken for it. */
  vivid?: true;
};

const BIN = "(?:wheel(?:ie|y) |trash |garbage |rubbish |recycling |refuse |green |blue |black )*";

/** In the order in which they are tried: "pool toys" are toys, "camp chairs" chairs. Words are regular expressions of the singular. */
export const LOOSE_THINGS = {
  person: {
    words:
      "(?:person|people|man|men|woman|women|guy|lady|ladies|gentleman|kid|child|children|boy|girl|worker|workman|workmen|crew|realtor|neighbor|neighbour|mother|mom|mum|father|dad|grandma|grandmother|pedestrian|dog walker)",
    tallFt: [2, 7.5],
    wideFt: [0.5, 5],
    tallByWide: [0.6, 8],
    hauled: false,
  },
  sign: {
    words:
      "(?:(?:for sale |for rent |for lease |open house |real estate |estate agent'?s? |realtor'?s? |yard |lawn |builder'?s? |contractor'?s? |info |information |notice |political )*(?:sign|signpost|sign post|billboard|notice board|placard|banner)|(?:for sale|for rent|real estate|sale|info|information|realtor|wooden|sign|signboard) (?:post|board)|post)",
    tallFt: [0.7, 10],
    wideFt: [0.2, 9],
    tallByWide: [0.5, 20],
    hauled: true,
  },
  bin: {
    words: `${BIN}(?:wheelie|wheely bin|bin|trash can|garbage can|rubbish can|recycling box|trash bag|garbage bag)`,
    tallFt: [1, 5.5],
    wideFt: [0.8, 6],
    tallByWide: [0.3, 3],
    hauled: false,
  },
  box: {
    words:
      "(?:black|white|gray|grey|plastic|cardboard|wooden|delivery|amazon) (?:box|crate|tote)|crate|cooler",
    tallFt: [0.3, 4.5],
    wideFt: [0.5, 6],
    tallByWide: [0.2, 3],
    hauled: true,
  },
  vehicle: {
    words:
      "(?:parked )?(?:car|truck|van|suv|pickup|pickup truck|jeep|vehicle|minivan|work truck|golf cart|trailer|camper|rv|caravan|motorhome|boat|jet ski|motorcycle|motorbike)",
    tallFt: [2.5, 14],
    wideFt: [3, 40],
    tallByWide: [0.15, 1.5],
    hauled: false,
  },
  bike: {
    words: "(?:bike|bicycle|scooter|tricycle|stroller)",
    tallFt: [1, 5],
    wideFt: [1, 8],
    tallByWide: [0.3, 3],
    hauled: false,
  },
  seat: {
    words:
      "(?:(?:camp|camping|lawn|deck|plastic|folding|patio|garden|wooden|metal|adirondack|lounge|pool) )*(?:chair|sun ?bed|sun ?lounger|lounger|recliner|deckchair|bench|stool)",
    tallFt: [0.5, 5.5],
    wideFt: [0.7, 10],
    tallByWide: [0.1, 2.4],
    hauled: true,
  },
  umbrella: {
    words: "(?:patio |beach |sun )?(?:umbrella|parasol)",
    tallFt: [3, 13],
    wideFt: [0.3, 14],
    tallByWide: [0.3, 12],
    hauled: true,
  },
  furniture: {
    words:
      "(?:(?:old|patio|garden|outdoor|lawn|deck|pool|plastic) )*(?:furniture|seating|dining set|sofa|couch|table|picnic table|table set)",
    tallFt: [0.5, 13],
    wideFt: [0.7, 18],
    tallByWide: [0.1, 2.4],
    hauled: true,
  },
  "wading pool": {
    words: "(?:kiddie|kiddy|kids'?|paddling|wading|inflatable|blow ?up|plastic) pool",
    tallFt: [0.2, 3.5],
    wideFt: [1.5, 14],
    tallByWide: [0.05, 0.9],
    hauled: true,
  },
  toy: {
    words:
      "(?:(?:kids?'?|children'?s|pool|beach|dog|plastic|yard) )*toy|(?:beach|soccer|basket|foot|volley|rubber|big|bouncy) ?ball|pool (?:float|floatie|noodle)|inflatable|floatie|hula hoop",
    tallFt: [0.15, 3],
    wideFt: [0.2, 6],
    tallByWide: [0.2, 2.5],
    hauled: false,
    vivid: true,
  },
  cone: {
    words: "(?:traffic |orange |road |safety )*cone|barricade|barrier",
    tallFt: [0.5, 4.5],
    wideFt: [0.3, 8],
    tallByWide: [0.4, 4],
    hauled: false,
  },
  stake: {
    words:
      "(?:(?:wooden|metal|tree|survey|surveyor'?s?|support|old|marker) )*(?:stake|marker flag|survey flag|utility flag)",
    tallFt: [0.3, 8],
    wideFt: [0.03, 5],
    tallByWide: [1, 40],
    hauled: true,
  },
  hose: {
    words: "(?:garden |water )?hose(?: reel)?",
    tallFt: [0.1, 4],
    wideFt: [0.3, 20],
    tallByWide: [0.03, 2],
    hauled: false,
  },
  pot: {
    words:
      "(?:(?:flower|plant|terracotta|clay|plastic|empty|broken|old|nursery|ceramic) ?)*(?:pots|flower ?pot|plant pot|terracotta pot|clay pot|pot|urn)|(?:(?:stone|concrete|old|empty|wooden|garden|plant) )*(?:trough|old planter)",
    tallFt: [0.3, 6],
    wideFt: [0.3, 6],
    tallByWide: [0.3, 3],
    hauled: true,
  },
  "play set": {
    words:
      "trampoline|swing ?set|play ?set|playset|jungle gym|slide|soccer goal|goal post|basketball hoop|bounce house|playhouse|climbing frame",
    tallFt: [1.5, 16],
    wideFt: [1.5, 30],
    tallByWide: [0.15, 3],
    hauled: true,
  },
  grill: {
    words: "grill|bbq|barbecue|barbeque|smoker",
    tallFt: [1.5, 6.5],
    wideFt: [0.8, 9],
    tallByWide: [0.4, 3],
    hauled: true,
  },
  tool: {
    words:
      "(?:step|extension )?ladder|wheelbarrow|wheel barrow|(?:red |toy |little )*wagon|bucket|shovel|(?:hand |power |garden |gardening )*tools|lawn ?mower|mower|scaffold|scaffolding|hand truck|tarp|generator|sawhorse|(?:mini )?excavator|backhoe|bobcat|plate compactor|(?:cement |concrete )mixer|digger|skid steer|(?:big |heavy |construction )*(?:machine|machinery)|(?:construction|heavy) equipment",
    tallFt: [0.3, 28],
    wideFt: [0.2, 25],
    tallByWide: [0.1, 20],
    hauled: false,
  },
  container: {
    words: "dumpster|roll ?off|skip bin|portable toilet|porta ?potty|port a potty|portaloo|storage pod",
    tallFt: [2.5, 10],
    wideFt: [2.5, 28],
    tallByWide: [0.2, 2.5],
    hauled: false,
  },
  stump: {
    words: "(?:tree )?stump",
    tallFt: [0.2, 7],
    wideFt: [0.4, 7],
    tallByWide: [0.2, 4],
    hauled: true,
  },
  tent: {
    words: "tent|pop ?up canopy|gazebo tent",
    tallFt: [3, 13],
    wideFt: [3, 25],
    tallByWide: [0.3, 2],
    hauled: true,
  },
  debris: {
    words:
      "(?:(?:construction|building|yard|left ?over|old) )*(?:debris|rubble|lumber|junk|crap|trash|rubbish|litter|garbage|mess|material|pallet|plank|cinder block|scrap|woodpile|(?:wood|dirt|soil|sand|gravel|brush|leaf|rock|stone|mulch|paver|brick|block|board|pallet|log|branch|trash|junk)s? (?:pile|heap|mound|stack|bundle|bag|pallet)|(?:piles?|heaps?|mounds?|stacks?|bundles?|bags?|sacks?|pallets?) of [a-z]+)",
    tallFt: [0.1, 12],
    wideFt: [0.2, 70],
    tallByWide: [0.02, 6],
    hauled: true,
  },
  clutter: {
    // "Dead stuff" is plants.
    words:
      "clutter|everything|odds and ends|bits and bobs|(?:loose |old )*(?<!(?:dead|dry|dried|green|brown|overgrown|growing|planted|weedy) )stuff|loose (?:things|items)",
    tallFt: [0.1, 12],
    wideFt: [0.2, 40],
    tallByWide: [0.03, 12],
    hauled: true,
  },
} as const satisfies Record<string, LooseThing>;

export type LooseKind = keyof typeof LOOSE_THINGS;
const LOOSE_KINDS = Object.keys(LOOSE_THINGS) as LooseKind[];

/** Words that mean many, whatever their form. */
const MANY =
  /(?:furniture|seating|set|clutter|stuff|machinery|equipment|tools|everything|debris|rubble|lumber|junk|crap|trash|rubbish|litter|garbage|mess|material|crew|people|men|women|children|bits|[^su'i]s)$/;

/** The ground that a thing stands on, or the side of the photo, in words. */
export const LOOSE_PLACES = {
  lawn: "lawn|grass|yard|turf",
  paved: "deck|patio|terrace|pool deck|slab|walk|walkway|path|paving|pavers",
  drive: "drive|driveway",
  street: "street|road|sidewalk|curb|kerb|pavement",
  house: "porch|house|steps|stoop|balcony|front door",
  pool: "pool|water",
  left: "left",
  right: "right",
} as const;
export type LoosePlace = keyof typeof LOOSE_PLACES;

const LOOSE_COLORS = [
  "red",
  "blue",
  "white",
  "black",
  "yellow",
  "orange",
  "green",
  "pink",
  "purple",
] as const;
export type LooseColor = (typeof LOOSE_COLORS)[number];

/** Something to take out of the photo, as words name it. `count`: how many, where they say it. */
export type LooseWish = {
  kind: LooseKind;
  /** The words that name it, without those that say which one. */
  name: string;
  many: boolean;
  count?: number;
  color?: LooseColor;
  place?: LoosePlace;
};

const sourceOf = (kind: LooseKind) => `(?:${LOOSE_THINGS[kind].words})`;
/** All kinds at once; a longer name wins over a shorter one at the same place as kinds are tried in their order. */
export const THING_WORDS = `(?:${LOOSE_KINDS.map(sourceOf).join("|")})(?:e?s)?`;
const COUNTS: Record<string, number> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  couple: 2,
  pair: 2,
  both: 2,
};

/** What words such as "the two red camp chairs off the deck" name; null where they name nothing that stands loose. */
export function looseWish(said: string): LooseWish | null {
  let found: { kind: LooseKind; words: string; end: number } | null = null;
  for (const kind of LOOSE_KINDS) {
    const match = new RegExp(`\\b${sourceOf(kind)}(?:e?s)?\\b`).exec(said);
    if (!match) continue;
    const end = match.index + match[0].length;
    // "pool toys off the lawn chairs": the first thing named; of two names that begin together the longer.
    if (
      !found ||
      match.index < found.end - found.words.length ||
      (match.index < found.end && end > found.end)
    )
      found = { kind, words: match[0], end };
  }
  if (!found) return null;
  const before = said.slice(0, found.end);
  const after = said.slice(found.end);
  const number = Object.keys(COUNTS).find((word) => new RegExp(`\\b${word}\\b`).test(before));
  const digits = /\b(\d{1,2}) /.exec(before)?.[1];
  const count = number ? COUNTS[number] : digits ? Number(digits) : undefined;
  const color = LOOSE_COLORS.find((one) => new RegExp(`\\b${one}\\b`).test(before));
  const places = Object.keys(LOOSE_PLACES) as LoosePlace[];
  const place = places.find((one) => new RegExp(`\\b(?:${LOOSE_PLACES[one]})\\b`).test(after));
  return {
    kind: found.kind,
    name: found.words,
    many: MANY.test(found.words) || (count ?? 1) > 1 || /\b(?:all|every)\b/.test(before),
    ...(count === undefined ? {} : { count }),
    ...(color ? { color } : {}),
    ...(place ? { place } : {}),
  };
}

/** The color that words of a wish give to what goes ("the yellow bushes can go"); null where they give it none, or all plants are green. */
export function colorOf(name: string, said: string): LooseColor | null {
  const before = LOOSE_COLORS.map(
    (color) => [color, new RegExp(`\\b${color}(?: \\w+)? ${escaped(name)}\\b`, "i")] as const,
  );
  const found = before.find(([, words]) => words.test(said));
  return found && found[0] !== "green" ? found[0] : null;
}

/** How many of a thing words in normal form count before its name ("the two brown pots"); undefined where they do not. */
export function countedBefore(name: string, normal: string): number | undefined {
  const counted = new RegExp(`\\b(${Object.keys(COUNTS).join("|")}) (?:[a-z]+ ){0,3}${escaped(name)}\\b`);
  return COUNTS[counted.exec(normal)?.[1] ?? ""];
}

const escaped = (text: string): string => text.replace(/[^\w ]/g, "\\$&");
