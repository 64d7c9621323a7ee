/** Dining, lounge and bistro are sets; benches, chairs and loungers are counted by the piece. */
export type FurnitureSet =
  | DiningSet
  | "picnic-table"
  | "lounge"
  | "sectional"
  | "sofa"
  | "bistro"
  | "bench"
  | "chairs"
  | "rockers"
  | "loungers"
  | "stumps"
  | "umbrella"
  | "side-table"
  | "egg-chair"
  | "hammock"
  | "porch-swing"
  | "hot-tub"
  | "string-lights";

/** A table with chairs: long for six, four or eight, round for four or six, square for four. */
export type DiningSet =
  | "dining"
  | "dining-four"
  | "dining-eight"
  | "dining-round"
  | "dining-round-six"
  | "dining-square";

/** What frames are of: wood that the weather made gray, powder coated aluminum, or woven resin. */
export type FurnitureMaterial = "wood" | "metal" | "wicker";

/** Words for each material. */
export const FURNITURE_MATERIALS: Record<FurnitureMaterial, string> = {
  wood: "teak, wood, wooden, cedar, acacia, eucalyptus",
  metal: "aluminum, metal, iron, wrought iron, steel, cast aluminum",
  wicker: "wicker, rattan, resin wicker, woven",
};

/** What a set is of where no material is named. */
export const USUAL_MATERIAL: Record<FurnitureSet, FurnitureMaterial> = {
  dining: "metal",
  "dining-four": "metal",
  "dining-eight": "metal",
  "dining-round": "metal",
  "dining-round-six": "metal",
  "dining-square": "metal",
  "picnic-table": "wood",
  lounge: "wicker",
  sectional: "wicker",
  sofa: "wicker",
  bistro: "metal",
  bench: "wood",
  chairs: "wood",
  rockers: "wood",
  loungers: "metal",
  stumps: "wood",
  umbrella: "wood",
  "side-table": "metal",
  "egg-chair": "wicker",
  hammock: "metal",
  "porch-swing": "wood",
  "hot-tub": "metal",
  "string-lights": "metal",
};

/** Colors that furniture is sold in, and the words for each; a shade is drawn as the color it is a shade of. */
const WORDS_OF_COLOR = {
  white: "white, bright white",
  cream: "cream, ivory, off white",
  tan: "tan, beige, khaki",
  gray: "gray, grey, light gray, light grey, dark gray, dark grey",
  black: "black, charcoal",
  brown: "brown, dark brown, dark wood",
  red: "red, bright red, dark red",
  orange: "orange",
  yellow: "yellow",
  green: "green, dark green, forest green, sage green, olive green",
  blue: "blue, navy, navy blue, dark blue, light blue, teal, turquoise, aqua",
} as const;

export type FurnitureColor = keyof typeof WORDS_OF_COLOR;

export const FURNITURE_COLORS = Object.entries(WORDS_OF_COLOR) as [FurnitureColor, string][];

/** Names of wood that furniture has where no color is named. */
export const FURNITURE_WOODS = FURNITURE_MATERIALS.wood;

/** What of a set has the color that was named for it; log seats are wood. */
export const COLORED_PARTS: Record<FurnitureSet, "frame" | "fabric" | "both" | null> = {
  dining: "frame",
  "dining-four": "frame",
  "dining-eight": "frame",
  "dining-round": "frame",
  "dining-round-six": "frame",
  "dining-square": "frame",
  "picnic-table": "frame",
  lounge: "fabric",
  sectional: "fabric",
  sofa: "fabric",
  bistro: "frame",
  bench: "frame",
  chairs: "frame",
  rockers: "frame",
  loungers: "both",
  stumps: null,
  umbrella: "fabric",
  "side-table": "frame",
  "egg-chair": "frame",
  hammock: "fabric",
  "porch-swing": "frame",
  "hot-tub": "frame",
  "string-lights": null,
};

/** The color that words name for furniture; null without one. */
export function furnitureColorIn(text: string): FurnitureColor | null {
  const named = (words: string) =>
    words.split(",").some((word) => new RegExp(`\\b${word.trim()}\\b`, "i").test(text));
  return FURNITURE_COLORS.find(([, words]) => named(words))?.[0] ?? null;
}
