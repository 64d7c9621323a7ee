import type { SpeciesId } from "#core/plants/catalogue.ts";
import { hexToLinear as rgb } from "#renderer/color/srgb.ts";
import { growCover } from "./cover.ts";
import { easternEvergreens } from "./eastern-evergreens.ts";
import { evergreenShrubs } from "./evergreen-shrubs.ts";
import { floridaEvergreens } from "./florida-evergreens.ts";
import { floweringShrubs } from "./flowering-shrubs.ts";
import { growMound } from "./mound.ts";
import type { PlantDrawing } from "./plant-drawing.ts";
import { warmShrubs } from "./warm-shrubs.ts";
import { westernEvergreens } from "./western-evergreens.ts";

/**
 * Woody plants of the beds. Units and what the numbers are: as in `perennials.ts`. Besides: `darkCore` is the size of the dark body inside
 * as a share of the plant's, for shrubs that cannot be seen through; `skirt` keeps leaves at the ground; `leavesPerShoot` is how many
 * stand on one twig of the year, 1 = clipped all over. Set by eye; no source is recorded.
 */
export const shrubs = {
  ...evergreenShrubs,
  ...warmShrubs,
  ...easternEvergreens,
  ...floridaEvergreens,
  ...westernEvergreens,
  ...floweringShrubs,
  boxwood: {
    // Leaves of 2.4 cm, clipped round: `hollow` 0.76, as leaves grow in the outer quarter only. It grows a hand a year: two feet a few years on.
    grown: { height: 0.72, spread: 0.75 },
    dense: true,
    thickness: 0.8,
    grow: (seed) =>
      growMound(seed, {
        radiusM: 0.46,
        heightM: 0.88,
        leaves: 12500,
        leafLengthM: 0.024,
        leafWidthM: 0.016,
        innerColor: rgb("#2d3f1a"),
        outerColor: rgb("#52732a"),
        tipColor: rgb("#87a745"),
        darkCore: 0.78,
        skirt: true,
        lobes: 0.08,
        hollow: 0.76,
        leavesPerShoot: 4,
      }),
  },
  spirea: {
    // New leaves gold to orange (`tipColor`); flat pink heads 7 cm across.
    grow: (seed) =>
      growMound(seed, {
        radiusM: 0.46,
        heightM: 0.62,
        leaves: 4600,
        leafLengthM: 0.05,
        leafWidthM: 0.02,
        innerColor: rgb("#44581c"),
        outerColor: rgb("#93a83c"),
        tipColor: rgb("#d0b84a"),
        skirt: true,
        lobes: 0.16,
        hollow: 0.55,
        upright: 0.3,
        leavesPerShoot: 7,
        flowers: { count: 16, kind: "cluster", sizeM: 0.035, colors: [rgb("#c8708c"), rgb("#d68aa0")] },
      }),
  },
  barberry: {
    // Dark red leaves of 2.6 cm in tufts of eight along arching twigs.
    dense: true,
    coloredLeaves: true,
    grow: (seed) =>
      growMound(seed, {
        radiusM: 0.33,
        heightM: 0.44,
        leaves: 3800,
        leafLengthM: 0.026,
        leafWidthM: 0.017,
        innerColor: rgb("#43151c"),
        outerColor: rgb("#7d2a34"),
        tipColor: rgb("#a8484a"),
        darkCore: 0.45,
        lobes: 0.18,
        hollow: 0.55,
        upright: 0.35,
        leavesPerShoot: 8,
      }),
  },
  hydrangea: {
    // Leaves of 10 cm; heads 17 cm across, few enough that each is seen. Drawn at three feet, as it stands two years after planting.
    grown: { height: 0.72, spread: 0.76 },
    grow: (seed) =>
      growMound(seed, {
        radiusM: 0.62,
        heightM: 0.98,
        leaves: 1300,
        leafLengthM: 0.1,
        leafWidthM: 0.064,
        innerColor: rgb("#34491e"),
        outerColor: rgb("#5f7d34"),
        lobes: 0.14,
        hollow: 0.6,
        leavesPerShoot: 4,
        flowers: {
          count: 26,
          kind: "ball",
          sizeM: 0.085,
          colors: [rgb("#d9d7c7"), rgb("#d3d7bf"), rgb("#c7d0a4")],
        },
      }),
  },
  "hydrangea-pink": {
    // As the smooth one, with heads that differ in tone.
    grown: { height: 0.66, spread: 0.7 },
    grow: (seed) =>
      growMound(seed, {
        radiusM: 0.56,
        heightM: 1.08,
        leaves: 1300,
        leafLengthM: 0.1,
        leafWidthM: 0.064,
        innerColor: rgb("#34491e"),
        outerColor: rgb("#5f7d34"),
        lobes: 0.14,
        hollow: 0.6,
        leavesPerShoot: 4,
        flowers: {
          count: 30,
          kind: "ball",
          sizeM: 0.08,
          colors: [rgb("#d88bb0"), rgb("#c977a8"), rgb("#e0a3c0")],
        },
      }),
  },
  rose: {
    // Leaflets of 5.5 cm, new ones red; flowers 9 cm across from the foot to the top.
    grow: (seed) =>
      growMound(seed, {
        radiusM: 0.46,
        heightM: 0.86,
        leaves: 3400,
        leafLengthM: 0.055,
        leafWidthM: 0.038,
        innerColor: rgb("#324722"),
        outerColor: rgb("#5c7a36"),
        tipColor: rgb("#7a4a34"),
        skirt: true,
        lobes: 0.18,
        hollow: 0.5,
        upright: 0.2,
        flowers: {
          count: 64,
          kind: "cluster",
          sizeM: 0.047,
          colors: [rgb("#c9264a"), rgb("#d8436a"), rgb("#b81f3e")],
        },
      }),
  },
  "globe-spruce": {
    // Needles of 2 cm in twigs of 5 cm, twelve to a shoot; the dark body keeps the sky from showing through.
    dense: true,
    grown: { height: 0.72, spread: 0.76 },
    grow: (seed) =>
      growMound(seed, {
        radiusM: 0.54,
        heightM: 0.82,
        leaves: 11000,
        leafLengthM: 0.05,
        leafWidthM: 0.0095,
        innerColor: rgb("#42544f"),
        outerColor: rgb("#8da09a"),
        darkCore: 0.56,
        lobes: 0.08,
        hollow: 0.55,
        leavesPerShoot: 12,
      }),
  },
  inkberry: {
    // Small dark leaves, upright; drawn at two thirds of its mature size.
    grown: { height: 0.65, spread: 0.65 },
    grow: (seed) =>
      growMound(seed, {
        radiusM: 0.64,
        heightM: 1.28,
        leaves: 10500,
        leafLengthM: 0.045,
        leafWidthM: 0.018,
        innerColor: rgb("#1d3318"),
        outerColor: rgb("#486028"),
        tipColor: rgb("#6e893c"),
        darkCore: 0.4,
        skirt: true,
        lobes: 0.15,
        hollow: 0.45,
        upright: 0.35,
        leavesPerShoot: 7,
      }),
  },
  rhododendron: {
    // Leaves in whorls of eight; trusses 8 cm across hide half of it in bloom.
    grow: (seed) =>
      growMound(seed, {
        radiusM: 0.58,
        heightM: 1.12,
        leaves: 3000,
        leafLengthM: 0.075,
        leafWidthM: 0.027,
        innerColor: rgb("#27371a"),
        outerColor: rgb("#4e662e"),
        skirt: true,
        lobes: 0.16,
        hollow: 0.55,
        leavesPerShoot: 8,
        flowers: {
          count: 165,
          kind: "cluster",
          sizeM: 0.05,
          colors: [rgb("#c25c98"), rgb("#cf7fae"), rgb("#b04a86")],
        },
      }),
  },
  "creeping-juniper": {
    // Blue-green twigs flat on the ground, each plant a mat of its own: 11 cm high over 1.1 m.
    grown: { height: 1, spread: 0.55 },
    grow: (seed, size) =>
      growCover(seed, {
        ...size,
        leafLengthM: 0.07,
        leafWidthM: 0.0105,
        innerColor: rgb("#3a5244"),
        outerColor: rgb("#728f78"),
        tipColor: rgb("#9ab09a"),
        outwards: true,
      }),
  },
  lilac: {
    // Heart leaves of 7.5 cm; panicles of 12 cm, each drawn as a ball.
    grown: { height: 0.55, spread: 0.65 },
    grow: (seed) =>
      growMound(seed, {
        radiusM: 0.95,
        heightM: 2.2,
        leaves: 4200,
        leafLengthM: 0.075,
        leafWidthM: 0.05,
        innerColor: rgb("#33481f"),
        outerColor: rgb("#64803a"),
        skirt: true,
        lobes: 0.18,
        hollow: 0.5,
        upright: 0.4,
        leavesPerShoot: 5,
        flowers: {
          count: 84,
          kind: "ball",
          sizeM: 0.06,
          colors: [rgb("#a087bd"), rgb("#b49aca"), rgb("#8e74ae")],
        },
      }),
  },
  hibiscus: {
    // Upright from the foot; flowers 9 cm across with a red eye.
    grown: { height: 0.55, spread: 0.6 },
    grow: (seed) =>
      growMound(seed, {
        radiusM: 0.72,
        heightM: 1.7,
        leaves: 4200,
        leafLengthM: 0.06,
        leafWidthM: 0.04,
        innerColor: rgb("#354a20"),
        outerColor: rgb("#63803a"),
        skirt: true,
        lobes: 0.18,
        hollow: 0.45,
        upright: 0.6,
        leavesPerShoot: 5,
        flowers: {
          count: 70,
          kind: "daisy",
          sizeM: 0.045,
          colors: [rgb("#b978a8"), rgb("#c890b8"), rgb("#aa6a9c")],
          center: rgb("#8a2448"),
        },
      }),
  },
} as const satisfies Partial<Record<SpeciesId, PlantDrawing>>;
