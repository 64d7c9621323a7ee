import type { ElementKind } from "./element.ts";

/** What people call an element of each kind in a sentence. */
export const KIND_NAMES: { readonly [K in ElementKind]: string } = {
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
  "retaining-wall": "retaining wall",
  fence: "fence",
  pergola: "pergola",
  "path-lights": "path lights",
  "raised-bed": "raised bed",
  planter: "planter",
  edging: "edging",
  "water-feature": "water feature",
  "outdoor-kitchen": "outdoor kitchen",
  furniture: "furniture",
  steps: "steps",
  swale: "swale",
};
