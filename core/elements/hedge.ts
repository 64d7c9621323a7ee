import type { ElementVocabulary } from "./vocabulary.ts";

export const hedge: ElementVocabulary<"hedge"> = {
  defaults: { species: "arborvitae" },
  nouns: [
    ["hedge, hedgerow, hedging, clipped hedge, evergreen hedge, living fence, green wall, living wall"],
    [
      `
        privacy hedge, privacy tree, privacy shrub, privacy screen, for privacy, tall evergreen, privacy planting, privacy plants,
        privacy, screening, screen, green screen, windbreak, to hide, to screen, to screen off, to block, to block the view, something tall
      `,
      { species: "arborvitae" },
    ],
    ["low hedge, box hedge, boxwood hedge, formal hedge", { species: "boxwood" }],
  ],
  attributes: [
    ["for privacy, to hide, to screen, to screen off, to block, to block the view", {}],
    ["formal, clipped, dense, tight, close together, evergreen, green", {}],
  ],
  bareLength: "heightM",
};
