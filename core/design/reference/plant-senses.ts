import { BORDER_PLANTS } from "#core/plants/border-plants-species.ts";
import { findSpecies, plainSpecies, type Species, type SpeciesId } from "#core/plants/catalogue.ts";
import { DESERT_PLANTS } from "#core/plants/desert-plants-species.ts";
import { GROUND_COVERS } from "#core/plants/ground-covers-species.ts";

/** What people call plants whose names they do not know: each word with the plants that it may mean. */
export type PlantSense = (plant: Species) => boolean;

/** Soft plants of the first table; all of these files are soft too. */
const SOFT: ReadonlySet<string> = new Set([
  ...Object.keys(BORDER_PLANTS),
  ...Object.keys(DESERT_PLANTS),
  ...Object.keys(GROUND_COVERS),
  ...[
    "rudbeckia",
    "coneflower",
    "daylily",
    "hosta",
    "heuchera",
    "bee-balm",
    "catmint",
    "sedum",
    "fern",
    "salvia",
  ],
  ...[
    "peony",
    "iris",
    "shasta-daisy",
    "aster",
    "astilbe",
    "liriope",
    "creeping-phlox",
    "creeping-thyme",
    "petunia",
  ],
  ...[
    "marigold",
    "geranium",
    "kangaroo-paw",
    "begonia",
    "impatiens",
    "pansy",
    "sweet-alyssum",
    "dusty-miller",
  ],
  ...[
    "lambs-ear",
    "agapanthus",
    "agave",
    "yucca",
    "pachysandra",
    "caladium",
    "russian-sage",
    "bird-of-paradise",
  ],
  ...[
    "liriope-variegated",
    "foxtail-fern",
    "boston-fern",
    "coontie",
    "red-yucca",
    "golden-barrel",
    "prickly-pear",
  ],
]);

const GRASS = /grass|fescue|sedge|bluestem|dropseed|lomandra|liriope/;
const SPIKY =
  /agave|yucca|cactus|barrel|prickly|saguaro|ocotillo|desert-spoon|phormium|bear-grass|aloe|sago-palm/;
const THORNY = /rose$|^rose|barberry|holly|mahonia|bougainvillea|natal-plum|firethorn|citrus|hawthorn/;
const ROUND = /boxwood|inkberry|globe-spruce|dwarf-yaupon|japanese-holly|mugo-pine|green-island-ficus|spirea/;
/** Their flowers are not what they are planted for. */
const SHY =
  /hosta|heuchera|liriope|barberry|fern|box|laurel|holly|ligustrum|pittosporum|nandina|cleyera|tea-olive/;

const plainId = ({ id }: Species): string => plainSpecies(id);
const isGrass = (plant: Species): boolean => GRASS.test(plant.id);
const isTree: PlantSense = ({ role, id }) => role === "tree" || /palm$/.test(id);
const isSoft = (plant: Species): boolean => SOFT.has(plainId(plant)) || isGrass(plant);
const isBush: PlantSense = (plant) => !isTree(plant) && !isSoft(plant);
const isFlower: PlantSense = (plant) =>
  plant.bloom !== null &&
  !isTree(plant) &&
  !isGrass(plant) &&
  !SHY.test(plant.id) &&
  !/yucca|agave/.test(plant.id);
const ofId =
  (pattern: RegExp): PlantSense =>
  ({ id }) =>
    pattern.test(id);
const isPlant: PlantSense = () => true;

/** Nouns, singular, for plants in general. */
const PLANT_NOUNS: readonly (readonly [words: string, sense: PlantSense])[] = [
  ["plant planting greenery green", isPlant],
  ["bush shrub", isBush],
  ["flower bloom bloomer blossom", isFlower],
  ["perennial", (plant) => isSoft(plant) && !plant.annual && !isGrass(plant)],
  ["annual", ({ annual }) => annual],
  ["grass", isGrass],
  ["tree", (plant) => isTree(plant) || plant.role === "hedge"],
  ["palm", ofId(/palm/)],
  ["evergreen conifer", (plant) => plant.evergreen && isBush(plant)],
  ["cactus cacti succulent", ofId(/agave|yucca|cactus|barrel|prickly|saguaro|aloe|echeveria|sedum/)],
  ["fern", ofId(/fern$/)],
];

/** Describing words of plants. */
const PLANT_LOOKS: readonly (readonly [words: string, sense: PlantSense])[] = [
  ["spiky spikey spiney spiny pointy pointed sharp poky pokey prickly", (one) => SPIKY.test(one.id)],
  ["thorny", (one) => THORNY.test(one.id) || SPIKY.test(one.id)],
  ["round rounded ball", ofId(ROUND)],
  ["flowering blooming flowery", isFlower],
  ["evergreen", (one) => one.evergreen && !isFlower(one)],
  ["leafy", (one) => !isGrass(one) && !SPIKY.test(one.id)],
  ["grassy feathery wispy", isGrass],
];

const byWord = (rows: typeof PLANT_NOUNS): ReadonlyMap<string, PlantSense> =>
  new Map(rows.flatMap(([words, sense]) => words.split(" ").map((word) => [word, sense] as const)));

const NOUNS = byWord(PLANT_NOUNS);
const LOOKS = byWord(PLANT_LOOKS);

const singular = (word: string): string =>
  word === "bushes" ? "bush" : word === "grasses" ? "grass" : /[^s]s$/.test(word) ? word.slice(0, -1) : word;

/** The plants that a noun may mean; null for a word that is no noun for plants in general. */
export const plantNoun = (word: string): PlantSense | null => NOUNS.get(singular(word)) ?? null;
/** What a describing word says of plants; null for all other words. */
export const plantLook = (word: string): PlantSense | null => LOOKS.get(word) ?? null;

export const plantOf = (id: SpeciesId | string): Species | null => findSpecies(id);
