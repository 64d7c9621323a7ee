import type { Place } from "./element.ts";
import type { ElementVocabulary } from "./vocabulary.ts";

/** What a hedge is planted of where nobody said: a screen at the sides of a yard, a clipped low one in front of what is to be seen. */
export const HEDGE_PLANT_AT = {
  back: "arborvitae",
  left: "arborvitae",
  right: "arborvitae",
  border: "arborvitae",
  corner: "arborvitae",
  "along-fence": "arborvitae",
  front: "boxwood",
  centre: "boxwood",
  "along-house": "boxwood",
  "along-walk": "boxwood",
  "along-driveway": "boxwood",
  "along-bed": "boxwood",
  "around-tree": "boxwood",
  "around-pool": "boxwood",
  "around-patio": "boxwood",
  "around-fire": "boxwood",
} as const satisfies Record<Place, string>;

export const hedge: ElementVocabulary<"hedge"> = {
  defaults: { species: "arborvitae" },
  nouns: [
    ["hedge, hedgerow, hedging, evergreen hedge, living fence, green wall, living wall"],
    [
      `
        privacy hedge, privacy tree, privacy shrub, privacy screen, for privacy, tall evergreen, privacy planting, privacy plants,
        privacy, screening, screen, green screen, windbreak, to hide, to screen, to screen off, to block, to block the view, something tall
      `,
      { species: "arborvitae" },
    ],
    [
      "low hedge, clipped hedge, box hedge, boxwood hedge, formal hedge, boxwood border, boxwood edge, boxwood edging, box edging, box border",
      { species: "boxwood" },
    ],
  ],
  attributes: [
    ["for privacy, to hide, to screen, to screen off, to block, to block the view", {}],
    [
      "formal, clipped, dense, tight, close together, evergreen, green, neat, tidy, manicured, trimmed, crisp, straight",
      {},
    ],
  ],
  bareLength: "heightM",
};
