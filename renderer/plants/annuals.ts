import type { SpeciesId } from "#core/plants/catalogue.ts";
import { hexToLinear as rgb } from "#renderer/color/srgb.ts";
import { growMound } from "./mound.ts";
import type { PlantDrawing } from "./plant-drawing.ts";

/**
 * Bedding plants, sold in bloom and planted to touch. Sizes are meters before a plant is fitted to the catalog's height and spread: a
 * leaf of 4 cm on a plant drawn at its own size is 4 cm. Leaf and flower sizes are within the ranges that floras give (a petunia's
 * flower is 5 to 8 cm wide, a wax begonia's 2 to 3, an alyssum's 4 mm in heads of 2 cm); counts and colors, sRGB, are chosen by eye.
 */
export const annuals = {
  petunia: {
    grown: { height: 0.9, spread: 1 },
    grow: (seed) =>
      growMound(seed, {
        radiusM: 0.22,
        heightM: 0.25,
        leaves: 1300,
        leafLengthM: 0.042,
        leafWidthM: 0.023,
        innerColor: rgb("#38501f"),
        outerColor: rgb("#6a8a3c"),
        skirt: true,
        lobes: 0.18,
        hollow: 0.3,
        leavesPerShoot: 6,
        flowers: {
          count: 64,
          kind: "face",
          sizeM: 0.031,
          colors: [rgb("#7b3d94"), rgb("#8a4aa2"), rgb("#6c3086")],
          center: rgb("#452058"),
        },
      }),
  },
  marigold: {
    // Finely cut dark leaves; double heads 4 cm across.
    grown: { height: 1, spread: 1.15 },
    grow: (seed) =>
      growMound(seed, {
        radiusM: 0.13,
        heightM: 0.22,
        leaves: 900,
        leafLengthM: 0.034,
        leafWidthM: 0.008,
        innerColor: rgb("#2b441c"),
        outerColor: rgb("#527434"),
        skirt: true,
        lobes: 0.14,
        hollow: 0.3,
        leavesPerShoot: 6,
        flowers: {
          count: 30,
          kind: "cluster",
          sizeM: 0.021,
          colors: [rgb("#e88414"), rgb("#ee9420"), rgb("#db7010")],
          stemM: 0.02,
        },
      }),
  },
  geranium: {
    // Round leaves of 7 cm; heads of a dozen flowers, 8 cm across, on bare stalks above them.
    grown: { height: 1, spread: 1.1 },
    grow: (seed) =>
      growMound(seed, {
        radiusM: 0.2,
        heightM: 0.3,
        leaves: 430,
        leafLengthM: 0.066,
        leafWidthM: 0.064,
        innerColor: rgb("#33511f"),
        outerColor: rgb("#6b9140"),
        skirt: true,
        lobes: 0.16,
        hollow: 0.35,
        leavesPerShoot: 4,
        flowers: {
          count: 13,
          kind: "cluster",
          sizeM: 0.042,
          colors: [rgb("#c8232c"), rgb("#d43038"), rgb("#b81c26")],
          stemM: 0.1,
        },
      }),
  },
  lantana: {
    // Rough leaves of 4 cm on a wide, low mound; flat heads 3 cm across all over.
    grow: (seed) =>
      growMound(seed, {
        radiusM: 0.36,
        heightM: 0.4,
        leaves: 2100,
        leafLengthM: 0.042,
        leafWidthM: 0.024,
        innerColor: rgb("#2f4a1e"),
        outerColor: rgb("#5f8338"),
        skirt: true,
        lobes: 0.2,
        hollow: 0.25,
        leavesPerShoot: 5,
        flowers: {
          count: 105,
          kind: "cluster",
          sizeM: 0.017,
          colors: [rgb("#eebd28"), rgb("#f2c83c"), rgb("#e4a81c")],
          stemM: 0.015,
        },
      }),
  },
  begonia: {
    // Fleshy, nearly round leaves, glossy; flowers all over.
    grown: { height: 1, spread: 1.15 },
    grow: (seed) =>
      growMound(seed, {
        radiusM: 0.14,
        heightM: 0.22,
        leaves: 620,
        leafLengthM: 0.046,
        leafWidthM: 0.042,
        innerColor: rgb("#2f4a1c"),
        outerColor: rgb("#5f8434"),
        tipColor: rgb("#7a4a34"),
        skirt: true,
        lobes: 0.14,
        hollow: 0.35,
        leavesPerShoot: 5,
        translucency: 0.25,
        flowers: {
          count: 88,
          kind: "face",
          sizeM: 0.0135,
          colors: [rgb("#e07f93"), rgb("#e8949f"), rgb("#d66c84")],
          center: rgb("#e3bb3e"),
          stemM: 0.008,
        },
      }),
  },
  impatiens: {
    grown: { height: 0.95, spread: 1.05 },
    grow: (seed) =>
      growMound(seed, {
        radiusM: 0.2,
        heightM: 0.34,
        leaves: 1000,
        leafLengthM: 0.052,
        leafWidthM: 0.026,
        innerColor: rgb("#2c471d"),
        outerColor: rgb("#57793a"),
        skirt: true,
        lobes: 0.14,
        hollow: 0.4,
        leavesPerShoot: 6,
        flowers: {
          count: 84,
          kind: "face",
          sizeM: 0.02,
          colors: [rgb("#e2708f"), rgb("#ea86a0"), rgb("#d85a80")],
          petalRise: 0,
        },
      }),
  },
  pansy: {
    grown: { height: 1, spread: 1.1 },
    grow: (seed) =>
      growMound(seed, {
        radiusM: 0.13,
        heightM: 0.15,
        leaves: 480,
        leafLengthM: 0.034,
        leafWidthM: 0.019,
        innerColor: rgb("#2e471f"),
        outerColor: rgb("#567a36"),
        lobes: 0.16,
        hollow: 0.3,
        leavesPerShoot: 6,
        flowers: {
          count: 22,
          kind: "face",
          sizeM: 0.026,
          colors: [rgb("#6a4ba0"), rgb("#7a58b0"), rgb("#5a3c90")],
          center: rgb("#281438"),
          petalRise: 0.05,
          stemM: 0.03,
        },
      }),
  },
  "sweet-alyssum": {
    // A low carpet under small round heads of tiny flowers.
    grown: { height: 1, spread: 1.1 },
    grow: (seed) =>
      growMound(seed, {
        radiusM: 0.14,
        heightM: 0.13,
        leaves: 900,
        leafLengthM: 0.022,
        leafWidthM: 0.005,
        innerColor: rgb("#3e5628"),
        outerColor: rgb("#74904e"),
        lobes: 0.22,
        hollow: 0.15,
        leavesPerShoot: 6,
        flowers: {
          count: 110,
          kind: "cluster",
          sizeM: 0.0125,
          colors: [rgb("#e9e7e0"), rgb("#e2e2da"), rgb("#eeece4")],
        },
      }),
  },
  "dusty-miller": {
    // Leaves cut to narrow lobes, under white felt: drawn as the lobes.
    coloredLeaves: true,
    grown: { height: 1, spread: 1.15 },
    grow: (seed) =>
      growMound(seed, {
        radiusM: 0.13,
        heightM: 0.25,
        leaves: 1500,
        leafLengthM: 0.038,
        leafWidthM: 0.0105,
        innerColor: rgb("#7f8b80"),
        outerColor: rgb("#c3cac2"),
        tipColor: rgb("#dcdfd8"),
        lobes: 0.16,
        hollow: 0.25,
        upright: 0.5,
        leavesPerShoot: 9,
        translucency: 0.15,
      }),
  },
} as const satisfies Partial<Record<SpeciesId, PlantDrawing>>;
