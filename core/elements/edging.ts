import { NATURAL_STONE_EDGES } from "./stone-edges.ts";
import type { ElementVocabulary } from "./vocabulary.ts";

/** Edging as a thing of its own; said of a bed or of paving it is a detail of those. */
export const edging: ElementVocabulary<"edging"> = {
  defaults: { material: "steel" },
  nouns: [
    ["landscape edging, lawn edging, garden edging, edging strip, lawn edge, edging along the lawn"],
    [
      "steel lawn edging, aluminum edging, aluminium edging, corten edging, black edging",
      { material: "steel" },
    ],
    ["mowing strip, mow strip, brick mowing strip", { material: "brick" }],
    ["timber edging, wood edging, wooden edging, railroad tie edging", { material: "timber" }],
    ["curbing, landscape curbing, concrete curbing, concrete edging", { material: "concrete" }],
    ["granite edging, granite curb", { material: "stone" }],
  ],
  attributes: [
    ["steel edging, metal edging", { material: "steel" }],
    [
      `${NATURAL_STONE_EDGES}, stone edging, cobblestone edging, stone border, stone edge, rock border, rock edge, rock edging, cobble border, cobblestone border, stone, natural stone, cobble, cobblestone, granite, belgian block`,
      { material: "stone" },
    ],
    ["brick edging, brick border, brick edge, brick", { material: "brick" }],
  ],
  bareLength: "lengthM",
};
