/** Dining, lounge and bistro are sets; benches, chairs and loungers are counted by the piece. */
export type FurnitureSet =
  | "dining"
  | "dining-four"
  | "lounge"
  | "bistro"
  | "bench"
  | "chairs"
  | "loungers"
  | "stumps"
  | "umbrella"
  | "side-table";

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
export const FURNITURE_WOODS = "teak, wood, wooden, cedar, acacia, eucalyptus";

/** What of a set has the color that was named for it; log seats are wood. */
export const COLORED_PARTS: Record<FurnitureSet, "frame" | "fabric" | "both" | null> = {
  dining: "frame",
  "dining-four": "frame",
  lounge: "fabric",
  bistro: "frame",
  bench: "frame",
  chairs: "frame",
  loungers: "both",
  stumps: null,
  umbrella: "fabric",
  "side-table": "frame",
};

/** The color that words name for furniture; null without one. */
export function furnitureColorIn(text: string): FurnitureColor | null {
  const named = (words: string) =>
    words.split(",").some((word) => new RegExp(`\\b${word.trim()}\\b`, "i").test(text));
  return FURNITURE_COLORS.find(([, words]) => named(words))?.[0] ?? null;
}
