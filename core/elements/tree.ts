import type { ElementVocabulary } from "./vocabulary.ts";

/** Named trees come from the plant catalogue; these are the words for a tree of no named species. */
export const tree: ElementVocabulary<"tree"> = {
  defaults: { species: "dogwood" },
  nouns: [
    ["tree, specimen tree, accent tree, small tree, focal tree, patio tree, specimen"],
    [
      "shade tree, some shade, more shade, large tree, big tree, canopy tree, street tree",
      { species: "red-maple" },
    ],
    ["flowering tree, ornamental tree, blooming tree", { species: "dogwood" }],
  ],
  attributes: [
    ["for privacy, to hide, to screen, to screen off, to block, to block the view", {}],
    [
      "young, mature, multi stem, multi trunk, multi stemmed, multi trunked, single trunk, cloud pruned, weeping, upright, red, pink, white",
      {},
    ],
  ],
  bareLength: "heightM",
};
