import type { SpeciesId } from "#core/plants/catalogue.ts";
import { hexToLinear as rgb } from "#renderer/color/srgb.ts";
import { growGrassClump } from "./grass-clump.ts";
import type { PlantDrawing } from "./plant-drawing.ts";

export const grasses = {
  "fountain-grass": {
    grow: (seed) =>
      growGrassClump(seed, {
        blades: 520,
        bladeLengthM: 0.85,
        bladeWidthM: 0.008,
        spread: 1,
        bend: 1.25,
        rootColour: rgb("#4a6228"),
        tipColour: rgb("#a8ab62"),
        plumes: { count: 30, stalkM: 0.95, lengthM: 0.15, thicknessM: 0.02, colour: rgb("#d8c0a4") },
      }),
  },
  "feather-reed-grass": {
    grow: (seed) =>
      growGrassClump(seed, {
        blades: 420,
        bladeLengthM: 0.95,
        bladeWidthM: 0.009,
        spread: 0.55,
        bend: 0.55,
        rootColour: rgb("#466126"),
        tipColour: rgb("#93a052"),
        plumes: { count: 34, stalkM: 1.25, lengthM: 0.3, thicknessM: 0.016, colour: rgb("#d2b27c") },
      }),
  },
  "blue-fescue": {
    grow: (seed) =>
      growGrassClump(seed, {
        blades: 520,
        bladeLengthM: 0.32,
        bladeWidthM: 0.005,
        spread: 1.25,
        bend: 0.5,
        rootColour: rgb("#5f7f78"),
        tipColour: rgb("#a3bcb4"),
      }),
  },
  switchgrass: {
    grow: (seed) =>
      growGrassClump(seed, {
        blades: 460,
        bladeLengthM: 1.1,
        bladeWidthM: 0.009,
        spread: 0.6,
        bend: 0.5,
        rootColour: rgb("#4c6b3a"),
        tipColour: rgb("#92a468"),
        plumes: { count: 40, stalkM: 1.25, lengthM: 0.26, thicknessM: 0.05, colour: rgb("#b89a80") },
      }),
  },
  "little-bluestem": {
    grow: (seed) =>
      growGrassClump(seed, {
        blades: 440,
        bladeLengthM: 0.75,
        bladeWidthM: 0.006,
        spread: 0.5,
        bend: 0.3,
        rootColour: rgb("#5f7a72"),
        tipColour: rgb("#a98a6a"),
        plumes: { count: 26, stalkM: 0.85, lengthM: 0.1, thicknessM: 0.01, colour: rgb("#d8cdbc") },
      }),
  },
} as const satisfies Partial<Record<SpeciesId, PlantDrawing>>;
