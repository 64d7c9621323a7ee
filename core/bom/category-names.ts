import type { CategoryKey } from "#core/takeoff/takeoff-line.ts";

/** As the specification spells them. Bills, papers and files show these; code and wire know the keys. */
export const CATEGORY_NAMES: Record<CategoryKey, string> = {
  removals: "Removals & Demo",
  hardscaping: "Hardscaping",
  plants: "Plants & Landscaping",
  features: "Features & Structures",
  infrastructure: "Infrastructure",
  supplies: "Supplies & Materials",
};
