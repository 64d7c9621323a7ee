/** What is put on a fence or wall that stays where it stands: a coat, or a new face before it. */
export const SURFACE_COATS = [
  "paint",
  "stain",
  "stucco",
  "ledgestone",
  "limestone",
  "fieldstone",
  "brick",
  "boards",
] as const;
export type SurfaceCoat = (typeof SURFACE_COATS)[number];

export const SURFACE_COLORS = [
  "white",
  "cream",
  "tan",
  "gray",
  "charcoal",
  "black",
  "brown",
  "cedar",
  "redwood",
  "green",
  "blue",
] as const;
export type SurfaceColor = (typeof SURFACE_COLORS)[number];
