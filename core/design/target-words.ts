import type { ElementKind } from "#core/elements/element.ts";
import { nameInSentence } from "#core/plants/name-in-sentence.ts";
import type { Target } from "./operation.ts";

const KINDS: { readonly [K in ElementKind]: string } = {
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
  edging: "edging",
  "water-feature": "water feature",
  "outdoor-kitchen": "outdoor kitchen",
  furniture: "furniture",
  steps: "steps",
  swale: "swale",
};
const USES = { patio: "patio", driveway: "driveway", walkway: "walkway", area: "courtyard" };
const GROUPS = { plants: "shrubs", stone: "paving", wood: "deck", all: "design" };

/** What people call a target in a sentence. */
export function targetWords({ element, species, use, kind, group }: Target): string {
  if (species) return nameInSentence(species);
  if (element) return `${element.name} ${element.number}`;
  if (use) return USES[use];
  if (kind) return KINDS[kind];
  return group ? GROUPS[group] : "element";
}
