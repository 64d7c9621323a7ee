/** Segmental blocks in courses, flat stones without mortar, cut limestone, bricks, timbers of 6 by 6 in, or boulders of different sizes. */
export type WallMaterial = "block" | "stone" | "limestone" | "brick" | "timber" | "boulder";

/** Colors that block and stone are sold in, and the words for each. */
const WORDS_OF_COLOR = {
  grey: "gray, grey, light gray, light grey, silver",
  tan: "tan, beige, buff, sand, sandy, khaki, earth tone",
  charcoal: "charcoal, dark gray, dark grey, graphite, black, dark",
  brown: "brown, chocolate",
  cream: "cream, ivory, off white",
  white: "white, bright white",
} as const;
export type WallColor = keyof typeof WORDS_OF_COLOR;
export const WALL_COLORS = Object.entries(WORDS_OF_COLOR) as [WallColor, string][];
