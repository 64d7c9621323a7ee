import type { ElementVocabulary } from "./vocabulary.ts";

export const hedge: ElementVocabulary<"hedge"> = {
  defaults: { species: "arborvitae" },
  nouns: [
    ["hedge, hedgerow, hedging, clipped hedge, evergreen hedge, living fence, green wall, living wall"],
    [
      `
        privacy hedge, privacy tree, privacy shrub, privacy screen, for privacy, tall evergreen, privacy planting, privacy plants,
        privacy, screening, screen, green screen, windbreak
      `,
      { species: "arborvitae" },
    ],
    ["low hedge, box hedge, boxwood hedge, formal hedge", { species: "boxwood" }],
  ],
  attributes: [
    ["for privacy", {}],
    ["formal, clipped, dense, evergreen, green", {}],
  ],
  bareLength: "heightM",
};
