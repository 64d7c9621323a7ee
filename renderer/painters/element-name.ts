import type { ElementKind, PlanElement } from "#core/elements/element.ts";

const NAMES: Record<ElementKind, string> = {
  lawn: "lawn",
  bed: "planting bed",
  pavers: "pavers",
  concrete: "concrete",
  gravel: "gravel",
  "stepping-stones": "stepping stones",
  deck: "deck",
  pool: "pool",
  "fire-pit": "fire pit",
  boulders: "boulders",
  tree: "tree",
  hedge: "hedge",
  "retaining-wall": "wall",
  fence: "fence",
  pergola: "pergola",
  "path-lights": "path lights",
  "raised-bed": "raised bed",
  edging: "edging",
  "water-feature": "water feature",
  "outdoor-kitchen": "outdoor kitchen",
  furniture: "furniture",
  steps: "steps",
  swale: "swale",
};

/** What people call an element in a sentence that begins with "the". */
export const elementName = (element: PlanElement): string =>
  "use" in element && element.use !== "area" ? element.use : NAMES[element.kind];
