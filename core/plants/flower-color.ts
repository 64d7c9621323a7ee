import { wordList } from "#core/elements/vocabulary.ts";
import { catalogue, findSpecies, type SpeciesId, varieties } from "./catalogue.ts";
import type { FlowerColor } from "./species-facts.ts";

const COLOR_WORDS: Record<FlowerColor, string> = {
  white: "white, cream, ivory",
  pink: "pink, magenta, rose colored, salmon colored, coral colored",
  red: "red, crimson, scarlet, wine colored, burgundy colored, maroon colored",
  yellow: "yellow, gold, golden",
  orange: "orange, peach, peach colored, apricot colored",
  purple: "purple, violet, lilac colored, lavender colored, plum colored",
  blue: "blue",
};

const byWord = new Map(
  Object.entries(COLOR_WORDS).flatMap(([color, words]) =>
    wordList(words).map((word) => [word, color as FlowerColor] as const),
  ),
);

/** The flower color that a word says; null for every other word. */
export const flowerColorOf = (word: string): FlowerColor | null => byWord.get(word) ?? null;

/** Colors of the species table in the words of people. */
const BLOOMS: Record<string, readonly FlowerColor[]> = {
  white: ["white"],
  pink: ["pink"],
  red: ["red"],
  rose: ["pink"],
  yellow: ["yellow"],
  orange: ["orange"],
  purple: ["purple"],
  blue: ["blue"],
  violet: ["purple", "blue"],
  lavender: ["purple", "blue"],
  "lavender-blue": ["blue", "purple"],
};

/** Colors of leaves, stems and fruit by which a plant is named as well. */
const LEAVES: Partial<Record<SpeciesId, readonly FlowerColor[]>> = {
  barberry: ["red", "purple"],
  heuchera: ["purple"],
  "japanese-maple": ["red", "purple"],
  "red-maple": ["red", "orange"],
  birch: ["white"],
  oak: ["red", "white"],
  spirea: ["yellow"],
  coneflower: ["pink"],
  "globe-spruce": ["blue"],
  "blue-fescue": ["blue"],
  arborvitae: ["white"],
  agave: ["blue"],
  loropetalum: ["purple", "red"],
  "laceleaf-maple": ["purple"],
  "dusty-miller": ["white"],
  "tussock-grass": ["red"],
  croton: ["red", "orange", "yellow"],
  caladium: ["white"],
  "texas-sage": ["white"],
};

export function colorsOf(id: SpeciesId): readonly FlowerColor[] {
  const bloom = findSpecies(id)?.bloom?.colour;
  return [...(bloom ? (BLOOMS[bloom] ?? []) : []), ...(LEAVES[id] ?? [])];
}

const isOf = (id: string, name: string): boolean => id === name || id.startsWith(`${name}-`);

/** The plant itself, or its nearest kin, that has a color; null where none has. Kin share the beginning of their id. */
export function inColor(id: SpeciesId, color: FlowerColor): SpeciesId | null {
  const all = [...catalogue, ...varieties];
  const root = all.find((one) => isOf(id, one.id))!;
  const kin = [id, ...all.map((one) => one.id).filter((one) => isOf(one, root.id))];
  return kin.find((one) => colorsOf(one).includes(color)) ?? null;
}

/** Roles of the flowers of a bed; trees, hedges and ground cover are asked for by name. */
const FLOWERS: ReadonlySet<string> = new Set(["back", "mid", "front"]);
const FEW = 2;

/** Plants that live through winter nowhere colder than this zone are asked for by name, but for those planted anew each year. */
const TENDER_FROM_ZONE = 8;

/** Flowers of a bed of which only the colors were said: two of each, where there are. */
export const flowersIn = (colors: readonly FlowerColor[]): SpeciesId[] => [
  ...new Set(
    colors.flatMap((color) =>
      catalogue
        .filter(
          ({ role, bloom, annual, zones }) =>
            FLOWERS.has(role) &&
            (annual || zones[0] < TENDER_FROM_ZONE) &&
            bloom?.season !== "spring" &&
            BLOOMS[bloom?.colour ?? ""]?.[0] === color,
        )
        .slice(0, FEW)
        .map(({ id }) => id),
    ),
  ),
];
