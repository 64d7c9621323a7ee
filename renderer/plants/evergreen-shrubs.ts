import type { SpeciesId } from "#core/plants/catalogue.ts";
import { hexToLinear as rgb } from "#renderer/color/srgb.ts";
import { growMound } from "./mound.ts";
import type { PlantDrawing } from "./plant-drawing.ts";

/** Woody plants of the beds that keep their leaves, drawn as the others in `shrubs.ts` are. */
export const evergreenShrubs = {
  camellia: {
    // Glossy leaves of 7.5 cm, which let little light through; double flowers 10 cm across.
    dense: true,
    grown: { height: 0.6, spread: 0.65 },
    grow: (seed) =>
      growMound(seed, {
        radiusM: 0.75,
        heightM: 1.7,
        leaves: 4600,
        leafLengthM: 0.075,
        leafWidthM: 0.04,
        innerColor: rgb("#1d3216"),
        outerColor: rgb("#42602a"),
        darkCore: 0.4,
        skirt: true,
        lobes: 0.15,
        hollow: 0.5,
        upright: 0.25,
        translucency: 0.15,
        flowers: {
          count: 84,
          kind: "cluster",
          sizeM: 0.05,
          colors: [rgb("#cc5a78"), rgb("#d87890"), rgb("#bd4464")],
        },
      }),
  },
  oleander: {
    // Narrow leaves of 13 cm in whorls, upright; clusters of pink flowers at the ends.
    grown: { height: 0.6, spread: 0.65 },
    grow: (seed) =>
      growMound(seed, {
        radiusM: 0.85,
        heightM: 1.7,
        leaves: 5200,
        leafLengthM: 0.13,
        leafWidthM: 0.022,
        innerColor: rgb("#33491f"),
        outerColor: rgb("#66823f"),
        skirt: true,
        lobes: 0.16,
        hollow: 0.45,
        upright: 0.7,
        leavesPerShoot: 7,
        flowers: {
          count: 90,
          kind: "cluster",
          sizeM: 0.045,
          colors: [rgb("#d0668c"), rgb("#dc86a4"), rgb("#c45078")],
        },
      }),
  },
  gardenia: {
    // Glossy leaves of 7 cm; white flowers 8 cm across.
    dense: true,
    grown: { height: 0.65, spread: 0.65 },
    grow: (seed) =>
      growMound(seed, {
        radiusM: 0.52,
        heightM: 0.98,
        leaves: 3600,
        leafLengthM: 0.07,
        leafWidthM: 0.035,
        innerColor: rgb("#1f3616"),
        outerColor: rgb("#47672a"),
        skirt: true,
        lobes: 0.14,
        hollow: 0.5,
        upright: 0.25,
        flowers: { count: 48, kind: "cluster", sizeM: 0.042, colors: [rgb("#eeeade"), rgb("#e8e2cc")] },
      }),
  },
  "mugo-pine": {
    // Needles of 6 cm on upright shoots; the light tips are its candles of spring.
    dense: true,
    grown: { height: 0.6, spread: 0.5 },
    grow: (seed) =>
      growMound(seed, {
        radiusM: 0.6,
        heightM: 0.72,
        leaves: 11000,
        leafLengthM: 0.06,
        leafWidthM: 0.008,
        innerColor: rgb("#24391a"),
        outerColor: rgb("#587038"),
        tipColor: rgb("#8a9850"),
        darkCore: 0.45,
        skirt: true,
        lobes: 0.16,
        hollow: 0.55,
        upright: 0.8,
        leavesPerShoot: 14,
      }),
  },
  nandina: {
    // Leaflets of 4.5 cm on bare canes: the foot is open. New leaves are red.
    grown: { height: 0.6, spread: 0.85 },
    grow: (seed) =>
      growMound(seed, {
        radiusM: 0.42,
        heightM: 1,
        leaves: 3800,
        leafLengthM: 0.045,
        leafWidthM: 0.016,
        innerColor: rgb("#3e5324"),
        outerColor: rgb("#788c40"),
        tipColor: rgb("#a8583a"),
        skirt: true,
        lobes: 0.2,
        hollow: 0.35,
        upright: 0.6,
        leavesPerShoot: 7,
        flowers: { count: 14, kind: "spike", sizeM: 0.13, colors: [rgb("#ded6c6"), rgb("#d4c8b8")] },
      }),
  },
  "indian-hawthorn": {
    // Leathery leaves of 4 to 7 cm at the ends of the twigs, new ones bronze; loose clusters of flowers 1.5 cm wide.
    dense: true,
    grown: { height: 0.7, spread: 0.75 },
    grow: (seed) =>
      growMound(seed, {
        radiusM: 0.52,
        heightM: 0.95,
        leaves: 4200,
        leafLengthM: 0.055,
        leafWidthM: 0.024,
        innerColor: rgb("#22391c"),
        outerColor: rgb("#4f6b32"),
        tipColor: rgb("#8a5b3c"),
        darkCore: 0.4,
        skirt: true,
        lobes: 0.14,
        hollow: 0.5,
        upright: 0.25,
        leavesPerShoot: 7,
        translucency: 0.2,
        flowers: {
          count: 70,
          kind: "cluster",
          sizeM: 0.04,
          colors: [rgb("#e0a3b6"), rgb("#e8b8c6"), rgb("#d68da6")],
        },
      }),
  },
  hebe: {
    // Leaves in four ranks along stiff shoots, each shoot under a short spike.
    dense: true,
    grown: { height: 0.9, spread: 0.95 },
    grow: (seed) =>
      growMound(seed, {
        radiusM: 0.38,
        heightM: 0.7,
        leaves: 5200,
        leafLengthM: 0.038,
        leafWidthM: 0.014,
        innerColor: rgb("#2c4524"),
        outerColor: rgb("#5f7f45"),
        darkCore: 0.45,
        skirt: true,
        lobes: 0.1,
        hollow: 0.55,
        upright: 0.45,
        leavesPerShoot: 10,
        flowers: {
          count: 74,
          kind: "spike",
          sizeM: 0.06,
          colors: [rgb("#7a5aa6"), rgb("#8f70b6"), rgb("#a88cc4")],
        },
      }),
  },
  loropetalum: {
    // Tiered arching branches of small purple leaves, flowers of narrow pink straps.
    dense: true,
    coloredLeaves: true,
    grown: { height: 0.5, spread: 0.6 },
    grow: (seed) =>
      growMound(seed, {
        radiusM: 0.72,
        heightM: 1.25,
        leaves: 6200,
        leafLengthM: 0.042,
        leafWidthM: 0.025,
        innerColor: rgb("#2c1a22"),
        outerColor: rgb("#63394a"),
        tipColor: rgb("#8a4c5a"),
        darkCore: 0.35,
        skirt: true,
        lobes: 0.24,
        hollow: 0.45,
        leavesPerShoot: 11,
        translucency: 0.25,
        flowers: {
          count: 120,
          kind: "fringe",
          sizeM: 0.028,
          colors: [rgb("#cf4a86"), rgb("#da6698"), rgb("#c23a78")],
        },
      }),
  },
  pittosporum: {
    // Whorls of leathery leaves, widest near their round tip, at the end of each twig.
    dense: true,
    grown: { height: 0.5, spread: 0.5 },
    grow: (seed) =>
      growMound(seed, {
        radiusM: 0.75,
        heightM: 1.5,
        leaves: 5600,
        leafLengthM: 0.07,
        leafWidthM: 0.026,
        innerColor: rgb("#26401f"),
        outerColor: rgb("#5b7d38"),
        tipColor: rgb("#86a052"),
        darkCore: 0.45,
        skirt: true,
        lobes: 0.14,
        hollow: 0.5,
        upright: 0.35,
        leavesPerShoot: 8,
        translucency: 0.2,
        flowers: { count: 40, kind: "cluster", sizeM: 0.03, colors: [rgb("#e6e0c8"), rgb("#ece6d2")] },
      }),
  },
  "star-jasmine": {
    // Grown without a support: a sprawling mat of glossy leaves under white stars 2.5 cm wide.
    grown: { height: 1, spread: 1 },
    grow: (seed) =>
      growMound(seed, {
        radiusM: 0.56,
        heightM: 0.46,
        leaves: 5200,
        leafLengthM: 0.048,
        leafWidthM: 0.024,
        innerColor: rgb("#1f381a"),
        outerColor: rgb("#4a6b2e"),
        tipColor: rgb("#7f9a48"),
        skirt: true,
        lobes: 0.24,
        hollow: 0.25,
        leavesPerShoot: 9,
        translucency: 0.2,
        flowers: {
          count: 150,
          kind: "star",
          sizeM: 0.0145,
          colors: [rgb("#eceae0"), rgb("#e6e4d6")],
          stemM: 0.02,
        },
      }),
  },
} as const satisfies Partial<Record<SpeciesId, PlantDrawing>>;
