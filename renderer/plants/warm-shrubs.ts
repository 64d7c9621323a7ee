import type { SpeciesId } from "#core/plants/catalogue.ts";
import { hexToLinear as rgb } from "#renderer/color/srgb.ts";
import { growMound } from "./mound.ts";
import type { PlantDrawing } from "./plant-drawing.ts";

/** Shrubs of warm gardens, drawn as the others in `shrubs.ts` are. No source is recorded. */
export const warmShrubs = {
  croton: {
    // Leathery leaves of 16 cm in tufts at the ends of upright stems: red, orange, yellow and green, with veins of another color.
    dense: true,
    coloredLeaves: true,
    grown: { height: 0.6, spread: 0.75 },
    grow: (seed) =>
      growMound(seed, {
        radiusM: 0.5,
        heightM: 0.98,
        leaves: 1500,
        leafLengthM: 0.16,
        leafWidthM: 0.055,
        innerColor: rgb("#2b3a1c"),
        outerColor: rgb("#4c6428"),
        darkCore: 0.4,
        skirt: true,
        lobes: 0.2,
        hollow: 0.4,
        upright: 0.65,
        leavesPerShoot: 9,
        translucency: 0.2,
        palette: [
          { blade: rgb("#8e2a24"), rib: rgb("#c2562e") },
          { blade: rgb("#a8402a"), rib: rgb("#d08a3c") },
          { blade: rgb("#5c2224"), rib: rgb("#a83a30") },
          { blade: rgb("#6a3a28"), rib: rgb("#b8542e") },
          { blade: rgb("#7c7a30"), rib: rgb("#d0ac44") },
          { blade: rgb("#3f5a24"), rib: rgb("#c09a3a") },
        ],
      }),
  },
  ixora: {
    // Glossy leaves of 8 cm; globes of red-orange flowers 11 cm across.
    dense: true,
    grown: { height: 0.65, spread: 0.7 },
    grow: (seed) =>
      growMound(seed, {
        radiusM: 0.53,
        heightM: 0.98,
        leaves: 2600,
        leafLengthM: 0.078,
        leafWidthM: 0.036,
        innerColor: rgb("#22391a"),
        outerColor: rgb("#4c6c2e"),
        tipColor: rgb("#7f7a3c"),
        darkCore: 0.3,
        skirt: true,
        lobes: 0.15,
        hollow: 0.5,
        upright: 0.35,
        leavesPerShoot: 6,
        translucency: 0.2,
        flowers: {
          count: 64,
          kind: "ball",
          sizeM: 0.052,
          colors: [rgb("#c8402c"), rgb("#d4552f"), rgb("#b93526")],
        },
      }),
  },
  "ixora-dwarf": {
    // Leaves of 4 cm, globes of 5 cm all over.
    dense: true,
    grow: (seed) =>
      growMound(seed, {
        radiusM: 0.32,
        heightM: 0.64,
        leaves: 4200,
        leafLengthM: 0.04,
        leafWidthM: 0.019,
        innerColor: rgb("#22391a"),
        outerColor: rgb("#4f6f30"),
        tipColor: rgb("#84803e"),
        darkCore: 0.5,
        skirt: true,
        lobes: 0.13,
        hollow: 0.55,
        upright: 0.3,
        leavesPerShoot: 6,
        translucency: 0.2,
        flowers: {
          count: 74,
          kind: "ball",
          sizeM: 0.027,
          colors: [rgb("#c43a2c"), rgb("#d04d30"), rgb("#b83028")],
        },
      }),
  },
  clusia: {
    // Leathery ovals of 8 cm, upright in pairs, full to the ground; drawn at five feet, as it is planted.
    dense: true,
    grown: { height: 0.22, spread: 0.36 },
    grow: (seed) =>
      growMound(seed, {
        radiusM: 0.6,
        heightM: 1.5,
        leaves: 3200,
        leafLengthM: 0.085,
        leafWidthM: 0.054,
        innerColor: rgb("#26401c"),
        outerColor: rgb("#587a34"),
        tipColor: rgb("#86a052"),
        darkCore: 0.36,
        skirt: true,
        lobes: 0.1,
        hollow: 0.5,
        upright: 0.6,
        leavesPerShoot: 5,
        translucency: 0.12,
      }),
  },
  podocarpus: {
    // Straps of 7 cm on upright shoots: a narrow column that is clothed to the ground.
    dense: true,
    grown: { height: 0.5, spread: 0.6 },
    grow: (seed) =>
      growMound(seed, {
        radiusM: 0.45,
        heightM: 1.75,
        leaves: 9500,
        leafLengthM: 0.07,
        leafWidthM: 0.011,
        innerColor: rgb("#1f3619"),
        outerColor: rgb("#4d6b30"),
        tipColor: rgb("#7c9a4a"),
        darkCore: 0.3,
        skirt: true,
        lobes: 0.1,
        hollow: 0.5,
        upright: 0.6,
        leavesPerShoot: 12,
        translucency: 0.2,
      }),
  },
  "walters-viburnum": {
    // Small leaves of 3.5 cm; flat heads of white flowers in spring.
    dense: true,
    grown: { height: 0.5, spread: 0.55 },
    grow: (seed) =>
      growMound(seed, {
        radiusM: 0.66,
        heightM: 1.5,
        leaves: 7600,
        leafLengthM: 0.037,
        leafWidthM: 0.019,
        innerColor: rgb("#26401c"),
        outerColor: rgb("#557632"),
        tipColor: rgb("#86a04c"),
        darkCore: 0.4,
        skirt: true,
        lobes: 0.14,
        hollow: 0.5,
        upright: 0.4,
        leavesPerShoot: 8,
        translucency: 0.2,
        flowers: { count: 46, kind: "cluster", sizeM: 0.028, colors: [rgb("#e8e6dc"), rgb("#e2e0d2")] },
      }),
  },
  "dwarf-yaupon": {
    // Gray-green leaves of 1.8 cm: a dense cushion, less clipped than boxwood.
    dense: true,
    thickness: 0.8,
    grown: { height: 0.62, spread: 0.72 },
    grow: (seed) =>
      growMound(seed, {
        radiusM: 0.44,
        heightM: 0.76,
        leaves: 13500,
        leafLengthM: 0.019,
        leafWidthM: 0.011,
        innerColor: rgb("#334526"),
        outerColor: rgb("#64794a"),
        tipColor: rgb("#8a9c64"),
        darkCore: 0.74,
        skirt: true,
        lobes: 0.11,
        hollow: 0.72,
        leavesPerShoot: 5,
      }),
  },
  plumbago: {
    // Arching shoots of light green leaves; heads of sky blue flowers 7 cm across.
    grown: { height: 0.45, spread: 0.5 },
    grow: (seed) =>
      growMound(seed, {
        radiusM: 0.68,
        heightM: 1.1,
        leaves: 4200,
        leafLengthM: 0.048,
        leafWidthM: 0.02,
        innerColor: rgb("#3c5626"),
        outerColor: rgb("#7a984a"),
        tipColor: rgb("#a2b868"),
        skirt: true,
        lobes: 0.26,
        hollow: 0.4,
        leavesPerShoot: 7,
        flowers: {
          count: 150,
          kind: "cluster",
          sizeM: 0.034,
          colors: [rgb("#8fa6d8"), rgb("#a4b8e0"), rgb("#7f98d0")],
        },
      }),
  },
  bougainvillea: {
    // Long shoots to all sides, hidden in papery magenta bracts.
    grown: { height: 0.5, spread: 0.75 },
    grow: (seed) =>
      growMound(seed, {
        radiusM: 0.9,
        heightM: 1.75,
        leaves: 4600,
        leafLengthM: 0.055,
        leafWidthM: 0.034,
        innerColor: rgb("#2f4a20"),
        outerColor: rgb("#5f7f38"),
        skirt: true,
        lobes: 0.32,
        hollow: 0.4,
        upright: 0.2,
        leavesPerShoot: 6,
        flowers: {
          count: 420,
          kind: "cluster",
          sizeM: 0.042,
          colors: [rgb("#b8327c"), rgb("#c8488c"), rgb("#a42c70")],
        },
      }),
  },
  "tropical-hibiscus": {
    // Glossy toothed leaves of 9 cm; five petals, 13 cm across, around a yellow column.
    dense: true,
    grown: { height: 0.5, spread: 0.6 },
    grow: (seed) =>
      growMound(seed, {
        radiusM: 0.6,
        heightM: 1.45,
        leaves: 2300,
        leafLengthM: 0.09,
        leafWidthM: 0.056,
        innerColor: rgb("#22391a"),
        outerColor: rgb("#4f7030"),
        tipColor: rgb("#7a9a44"),
        darkCore: 0.26,
        skirt: true,
        lobes: 0.18,
        hollow: 0.45,
        upright: 0.45,
        leavesPerShoot: 6,
        translucency: 0.25,
        flowers: {
          count: 44,
          kind: "face",
          sizeM: 0.064,
          petalRise: 0.3,
          colors: [rgb("#c2242e"), rgb("#cc3a38"), rgb("#b51c2c")],
          center: rgb("#a83a2c"),
        },
      }),
  },
  firebush: {
    // Leaves in threes, red at the tips; loose heads of narrow red-orange tubes.
    grown: { height: 0.5, spread: 0.65 },
    grow: (seed) =>
      growMound(seed, {
        radiusM: 0.66,
        heightM: 1.4,
        leaves: 2900,
        leafLengthM: 0.085,
        leafWidthM: 0.036,
        innerColor: rgb("#3a5424"),
        outerColor: rgb("#6c8a3e"),
        tipColor: rgb("#a8603c"),
        skirt: true,
        lobes: 0.2,
        hollow: 0.45,
        upright: 0.4,
        leavesPerShoot: 6,
        flowers: {
          count: 92,
          kind: "fringe",
          sizeM: 0.036,
          petalRise: 1.1,
          colors: [rgb("#c94a24"), rgb("#d65c28"), rgb("#b83c22")],
        },
      }),
  },
  "texas-sage": {
    // Felted silver leaves of 2 cm; violet-pink bells all over after rain.
    dense: true,
    grown: { height: 0.55, spread: 0.7 },
    grow: (seed) =>
      growMound(seed, {
        radiusM: 0.53,
        heightM: 1.1,
        leaves: 11000,
        leafLengthM: 0.03,
        leafWidthM: 0.019,
        innerColor: rgb("#6a7860"),
        outerColor: rgb("#a3ad96"),
        tipColor: rgb("#b8c0aa"),
        darkCore: 0.5,
        skirt: true,
        lobes: 0.14,
        hollow: 0.52,
        upright: 0.3,
        leavesPerShoot: 8,
        flowers: {
          count: 210,
          kind: "face",
          sizeM: 0.017,
          colors: [rgb("#a86cb4"), rgb("#b880bf"), rgb("#9a5ea8")],
        },
      }),
  },
  "trailing-lantana": {
    // A sprawling mat of small wrinkled leaves; flat lavender heads of 3 cm.
    grown: { height: 0.95, spread: 0.8 },
    grow: (seed) =>
      growMound(seed, {
        radiusM: 0.6,
        heightM: 0.4,
        leaves: 5600,
        leafLengthM: 0.03,
        leafWidthM: 0.018,
        innerColor: rgb("#324a22"),
        outerColor: rgb("#5f7c3c"),
        skirt: true,
        lobes: 0.24,
        hollow: 0.3,
        leavesPerShoot: 8,
        flowers: {
          count: 165,
          kind: "cluster",
          sizeM: 0.017,
          colors: [rgb("#9a7cc0"), rgb("#ad92cc"), rgb("#8a68b4")],
          stemM: 0.02,
        },
      }),
  },
} as const satisfies Partial<Record<SpeciesId, PlantDrawing>>;
