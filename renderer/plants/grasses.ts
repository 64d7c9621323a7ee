import type { SpeciesId } from "#core/plants/catalogue.ts";
import { hexToLinear as rgb } from "#renderer/color/srgb.ts";
import { bladedPlants } from "./bladed-plants.ts";
import { growGrassClump } from "./grass-clump.ts";
import type { PlantDrawing } from "./plant-drawing.ts";

/**
 * Ornamental grasses. Sizes are meters before a plant is fitted to the catalog's height and spread, so only their ratios count. `spread`
 * is in radians from upright to the outermost blade; `bend` 0 is straight and 1 hangs over; `bladeWidthM` is up to twice the real width,
 * as blades thinner than a pixel would be lost. `thicknessM` is the width of a plume. Colors are sRGB, of the foot and the tip of a
 * blade in summer. Set by eye; no source is recorded.
 */
export const grasses = {
  ...bladedPlants,
  "fountain-grass": {
    // Arching blades in a half ball; soft foxtails of 12 cm and 3 cm thick just above them.
    grown: { height: 1.15, spread: 1.2 },
    grow: (seed) =>
      growGrassClump(seed, {
        blades: 460,
        bladeLengthM: 0.72,
        bladeWidthM: 0.0095,
        spread: 0.85,
        bend: 1.15,
        rootColor: rgb("#46602a"),
        tipColor: rgb("#8c9c54"),
        plumes: { count: 32, stalkM: 0.62, lengthM: 0.13, thicknessM: 0.034, color: rgb("#cdb6a2") },
      }),
  },
  "feather-reed-grass": {
    // Stiff and narrow: `spread` 0.28 is 16 degrees to each side; straight plumes far above the blades.
    grown: { height: 1, spread: 1.2 },
    grow: (seed) =>
      growGrassClump(seed, {
        blades: 400,
        bladeLengthM: 0.85,
        bladeWidthM: 0.0125,
        spread: 0.28,
        bend: 0.5,
        rootColor: rgb("#4a5f26"),
        tipColor: rgb("#93a052"),
        plumes: { count: 44, stalkM: 1.12, lengthM: 0.28, thicknessM: 0.022, color: rgb("#d2b27c") },
      }),
  },
  "blue-fescue": {
    // Blades of 5 mm, blue-gray, in a half ball; flowers are cut off, as gardeners do.
    grown: { height: 1, spread: 1.2 },
    grow: (seed) =>
      growGrassClump(seed, {
        blades: 760,
        bladeLengthM: 0.26,
        bladeWidthM: 0.0045,
        spread: 1.05,
        bend: 0.4,
        rootColor: rgb("#6b7f7c"),
        tipColor: rgb("#a7b6b4"),
      }),
  },
  switchgrass: {
    // Upright blades under airy panicles: few hairs, spread wide.
    grow: (seed) =>
      growGrassClump(seed, {
        blades: 440,
        bladeLengthM: 0.95,
        bladeWidthM: 0.0125,
        spread: 0.32,
        bend: 0.45,
        rootColor: rgb("#51693a"),
        tipColor: rgb("#92a468"),
        plumes: { count: 36, stalkM: 1.1, lengthM: 0.24, thicknessM: 0.05, color: rgb("#b89a80") },
      }),
  },
  "little-bluestem": {
    // Blue at the foot, copper at the tips; seed heads hardly wider than their stalks.
    grow: (seed) =>
      growGrassClump(seed, {
        blades: 420,
        bladeLengthM: 0.68,
        bladeWidthM: 0.0085,
        spread: 0.33,
        bend: 0.3,
        rootColor: rgb("#667a70"),
        tipColor: rgb("#a98a6a"),
        plumes: { count: 26, stalkM: 0.78, lengthM: 0.1, thicknessM: 0.01, color: rgb("#d8cdbc") },
      }),
  },
  "maiden-grass": {
    // Blades of 7 mm that bow at two thirds of the height, plumes above them.
    grown: { height: 0.85, spread: 1 },
    grow: (seed) =>
      growGrassClump(seed, {
        blades: 520,
        bladeLengthM: 1.15,
        bladeWidthM: 0.007,
        spread: 0.55,
        bend: 0.85,
        rootColor: rgb("#4f6a30"),
        tipColor: rgb("#9aae72"),
        plumes: { count: 20, stalkM: 1.35, lengthM: 0.2, thicknessM: 0.05, color: rgb("#c8a890") },
      }),
  },
  "muhly-grass": {
    // Blades of 4 mm under a pink haze: 60 wide plumes of thin hairs.
    grow: (seed) =>
      growGrassClump(seed, {
        blades: 420,
        bladeLengthM: 0.55,
        bladeWidthM: 0.004,
        spread: 0.5,
        bend: 0.6,
        rootColor: rgb("#4f6a34"),
        tipColor: rgb("#8fa468"),
        plumes: { count: 60, stalkM: 0.68, lengthM: 0.3, thicknessM: 0.06, color: rgb("#c994a6") },
      }),
  },
  sedge: {
    // Low, evergreen, wider than high; pale margins make the blades light.
    grown: { height: 1, spread: 1.15 },
    grow: (seed) =>
      growGrassClump(seed, {
        blades: 300,
        bladeLengthM: 0.36,
        bladeWidthM: 0.0095,
        spread: 0.95,
        bend: 1.15,
        rootColor: rgb("#3c5a2c"),
        tipColor: rgb("#93a86c"),
      }),
  },
  "tussock-grass": {
    // A fountain of hair-fine copper blades to the ground.
    grown: { height: 1, spread: 1.2 },
    grow: (seed) =>
      growGrassClump(seed, {
        blades: 760,
        bladeLengthM: 0.95,
        bladeWidthM: 0.005,
        spread: 0.75,
        bend: 1.15,
        rootColor: rgb("#6b5a34"),
        tipColor: rgb("#b98a55"),
        plumes: { count: 12, stalkM: 0.85, lengthM: 0.16, thicknessM: 0.014, color: rgb("#c9ab80") },
      }),
  },
  liriope: {
    // Dark straps of 1 cm, in a low fountain; violet spikes as high as the leaves.
    grow: (seed) =>
      growGrassClump(seed, {
        blades: 210,
        bladeLengthM: 0.36,
        bladeWidthM: 0.0105,
        spread: 0.85,
        bend: 1.1,
        rootColor: rgb("#274022"),
        tipColor: rgb("#567a3e"),
        flowers: {
          count: 16,
          stalkM: 0.26,
          kind: "spike",
          sizeM: 0.1,
          colors: [rgb("#7c66a8"), rgb("#8c76b6")],
        },
      }),
  },
} as const satisfies Partial<Record<SpeciesId, PlantDrawing>>;
