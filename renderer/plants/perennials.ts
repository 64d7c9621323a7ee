import type { SpeciesId } from "#core/plants/catalogue.ts";
import { hexToLinear as rgb } from "#renderer/color/srgb.ts";
import { borderPlants } from "./border-plants.ts";
import { cover } from "./clump-forms.ts";
import { groundCovers } from "./ground-covers.ts";
import { growMound } from "./mound.ts";
import type { PlantDrawing } from "./plant-drawing.ts";

/**
 * Flowering perennials and ground cover. Sizes are meters before a plant is fitted to the catalog's height and spread, near its real
 * size, so that a leaf of 4 cm stays about that; `grown` is the size in the picture as a share of the mature size. `leaves` counts the
 * leaves that are drawn: as many as hide the ground behind, often fewer than grow. A flower's `sizeM` is half its width, but the length
 * of a spike. Shares (`lobes`, `hollow`, `upright`) and colors, sRGB, are set by eye against photos; no source is recorded for them.
 */
export const perennials = {
  ...borderPlants,
  ...groundCovers,
  lavender: {
    // Needle leaves 4 to 7 cm long and gray; spikes on bare stems a hand above them.
    grow: (seed) =>
      growMound(seed, {
        radiusM: 0.38,
        heightM: 0.42,
        leaves: 2200,
        leafLengthM: 0.075,
        leafWidthM: 0.007,
        innerColor: rgb("#4f6448"),
        outerColor: rgb("#82977a"),
        lobes: 0.1,
        hollow: 0.3,
        upright: 1.1,
        leavesPerShoot: 1,
        flowers: {
          count: 165,
          kind: "spike",
          sizeM: 0.13,
          colors: [rgb("#7b65a6"), rgb("#8e79b8"), rgb("#6b569a")],
          stemM: 0.11,
        },
      }),
  },
  salvia: {
    // A low tuft of wrinkled leaves; 34 violet spikes of 20 cm make half of its height.
    grown: { height: 1, spread: 1.2 },
    grow: (seed) =>
      growMound(seed, {
        radiusM: 0.2,
        heightM: 0.26,
        leaves: 900,
        leafLengthM: 0.07,
        leafWidthM: 0.024,
        innerColor: rgb("#3c511f"),
        outerColor: rgb("#648038"),
        lobes: 0.12,
        hollow: 0.4,
        upright: 0.5,
        flowers: {
          count: 34,
          kind: "spike",
          sizeM: 0.2,
          colors: [rgb("#564a94"), rgb("#6656a4")],
          stemM: 0.12,
        },
      }),
  },
  "russian-sage": {
    // Thin gray leaves on white stems; the spikes are as high as the leaves below them, and loose.
    grow: (seed) =>
      growMound(seed, {
        radiusM: 0.32,
        heightM: 0.56,
        leaves: 1600,
        leafLengthM: 0.045,
        leafWidthM: 0.008,
        innerColor: rgb("#6a7a66"),
        outerColor: rgb("#a3b09c"),
        lobes: 0.18,
        hollow: 0.2,
        upright: 1,
        leavesPerShoot: 3,
        flowers: {
          count: 110,
          kind: "spike",
          sizeM: 0.36,
          colors: [rgb("#8a80b8"), rgb("#9a90c4"), rgb("#7a70aa")],
          stemM: 0.24,
        },
      }),
  },
  catmint: {
    // Gray-green leaves of 3.5 cm in a wide mound that lies open in the middle; short spikes all over.
    grow: (seed) =>
      growMound(seed, {
        radiusM: 0.38,
        heightM: 0.44,
        leaves: 2600,
        leafLengthM: 0.035,
        leafWidthM: 0.02,
        innerColor: rgb("#465c3c"),
        outerColor: rgb("#7d9569"),
        lobes: 0.18,
        hollow: 0.3,
        upright: 0.5,
        leavesPerShoot: 4,
        flowers: {
          count: 120,
          kind: "spike",
          sizeM: 0.14,
          colors: [rgb("#7f7cc0"), rgb("#8e8acb")],
          stemM: 0.03,
        },
      }),
  },
  rudbeckia: {
    // Flowers 8 cm across, yellow rays round a dark cone, on stems above the leaves.
    grown: { height: 1, spread: 1.25 },
    grow: (seed) =>
      growMound(seed, {
        radiusM: 0.27,
        heightM: 0.5,
        leaves: 700,
        leafLengthM: 0.09,
        leafWidthM: 0.035,
        innerColor: rgb("#374b1c"),
        outerColor: rgb("#5e7a30"),
        lobes: 0.14,
        hollow: 0.4,
        upright: 0.4,
        leavesPerShoot: 3,
        flowers: {
          count: 38,
          kind: "daisy",
          sizeM: 0.042,
          colors: [rgb("#f2b413"), rgb("#eda50c")],
          center: rgb("#2e1a10"),
          stemM: 0.14,
        },
      }),
  },
  coneflower: {
    // As rudbeckia, taller and with fewer stems; `petalRise` below 0: the rays hang.
    grown: { height: 0.8, spread: 1 },
    grow: (seed) =>
      growMound(seed, {
        radiusM: 0.23,
        heightM: 0.66,
        leaves: 900,
        leafLengthM: 0.1,
        leafWidthM: 0.036,
        innerColor: rgb("#374b1c"),
        outerColor: rgb("#5e7a30"),
        lobes: 0.14,
        hollow: 0.4,
        upright: 0.5,
        leavesPerShoot: 3,
        flowers: {
          count: 26,
          kind: "daisy",
          sizeM: 0.05,
          colors: [rgb("#a45a8a"), rgb("#b46c98"), rgb("#96507e")],
          center: rgb("#7a4420"),
          petalRise: -0.45,
          stemM: 0.2,
        },
      }),
  },
  "bee-balm": {
    // Shaggy red heads 7 cm across, drawn as a ring of narrow petals, at the top of leafy stems.
    grow: (seed) =>
      growMound(seed, {
        radiusM: 0.33,
        heightM: 0.72,
        leaves: 2000,
        leafLengthM: 0.06,
        leafWidthM: 0.022,
        innerColor: rgb("#364a22"),
        outerColor: rgb("#5f7a38"),
        lobes: 0.16,
        hollow: 0.35,
        upright: 0.7,
        leavesPerShoot: 6,
        flowers: {
          count: 46,
          kind: "daisy",
          sizeM: 0.036,
          colors: [rgb("#c02a3c"), rgb("#d03c4c")],
          center: rgb("#6a1c24"),
          stemM: 0.14,
        },
      }),
  },
  sedum: {
    // Fleshy leaves 6 cm long; flat heads 9 cm across that open in fall.
    grown: { height: 0.8, spread: 1 },
    grow: (seed) =>
      growMound(seed, {
        radiusM: 0.24,
        heightM: 0.42,
        leaves: 1100,
        leafLengthM: 0.06,
        leafWidthM: 0.034,
        innerColor: rgb("#5e784c"),
        outerColor: rgb("#93ac7c"),
        lobes: 0.08,
        hollow: 0.4,
        upright: 0.6,
        leavesPerShoot: 7,
        flowers: {
          count: 22,
          kind: "ball",
          sizeM: 0.045,
          colors: [rgb("#b06a70"), rgb("#c07c7c"), rgb("#a05a64")],
          stemM: 0.06,
        },
      }),
  },
  // Leaves of 1.2 cm are drawn larger than they are (5 mm), or it would be noise.
  "creeping-thyme": cover({
    leafM: [0.012, 0.007],
    colors: ["#3f5028", "#6c8448", "#8a9a5c"],
    flowers: { kind: "cluster", perM2: 90, sizeM: 0.009, colors: ["#a070a8", "#b486b8"] },
  }),
  pachysandra: cover({ leafM: [0.055, 0.026], colors: ["#2d411c", "#5a7832", "#84a04c"] }),
  peony: {
    // Deep-cut leaves; double flowers 12 cm across, few and heavy.
    grow: (seed) =>
      growMound(seed, {
        radiusM: 0.4,
        heightM: 0.74,
        leaves: 1500,
        leafLengthM: 0.09,
        leafWidthM: 0.036,
        innerColor: rgb("#2f4a20"),
        outerColor: rgb("#587838"),
        lobes: 0.14,
        hollow: 0.4,
        upright: 0.4,
        leavesPerShoot: 5,
        flowers: {
          count: 17,
          kind: "ball",
          sizeM: 0.058,
          colors: [rgb("#dc9ab4"), rgb("#e4aec4"), rgb("#d080a2")],
          stemM: 0.05,
        },
      }),
  },
  rosemary: {
    // Needles of 3.5 cm on upright shoots, 14 on each; drawn younger than it grows.
    grown: { height: 0.6, spread: 0.8 },
    grow: (seed) =>
      growMound(seed, {
        radiusM: 0.42,
        heightM: 0.76,
        leaves: 8000,
        leafLengthM: 0.035,
        leafWidthM: 0.005,
        innerColor: rgb("#3c4d36"),
        outerColor: rgb("#71846a"),
        skirt: true,
        lobes: 0.18,
        hollow: 0.4,
        upright: 1,
        leavesPerShoot: 14,
        flowers: { count: 34, kind: "spike", sizeM: 0.04, colors: [rgb("#8a93c4"), rgb("#7b84b8")] },
      }),
  },
  "shasta-daisy": {
    // White rays 9 cm across round a yellow center.
    grow: (seed) =>
      growMound(seed, {
        radiusM: 0.3,
        heightM: 0.72,
        leaves: 1200,
        leafLengthM: 0.09,
        leafWidthM: 0.024,
        innerColor: rgb("#2e481e"),
        outerColor: rgb("#557536"),
        lobes: 0.14,
        hollow: 0.4,
        upright: 0.6,
        leavesPerShoot: 4,
        flowers: {
          count: 34,
          kind: "daisy",
          sizeM: 0.046,
          colors: [rgb("#efeee6"), rgb("#e6e6dc")],
          center: rgb("#d8a41c"),
          stemM: 0.16,
        },
      }),
  },
  aster: {
    // Many rays of 4 cm that nearly hide the leaves.
    grow: (seed) =>
      growMound(seed, {
        radiusM: 0.34,
        heightM: 0.5,
        leaves: 2600,
        leafLengthM: 0.04,
        leafWidthM: 0.011,
        innerColor: rgb("#334a24"),
        outerColor: rgb("#5f7a40"),
        lobes: 0.14,
        hollow: 0.4,
        upright: 0.4,
        leavesPerShoot: 6,
        flowers: {
          count: 150,
          kind: "daisy",
          sizeM: 0.02,
          colors: [rgb("#7a58a8"), rgb("#8c6ab8"), rgb("#6c4a9a")],
          center: rgb("#d0a02a"),
        },
      }),
  },
  astilbe: {
    // Ferny leaves drawn as their leaflets, and plumes of 20 cm.
    grow: (seed) =>
      growMound(seed, {
        radiusM: 0.24,
        heightM: 0.34,
        leaves: 1500,
        leafLengthM: 0.05,
        leafWidthM: 0.018,
        innerColor: rgb("#2c421e"),
        outerColor: rgb("#547236"),
        lobes: 0.16,
        hollow: 0.3,
        upright: 0.3,
        leavesPerShoot: 7,
        flowers: {
          count: 22,
          kind: "spike",
          sizeM: 0.2,
          colors: [rgb("#9c2440"), rgb("#b03a54"), rgb("#8a1c34")],
          stemM: 0.12,
        },
      }),
  },
  // In spring flowers of 2 cm hide the green.
  "creeping-phlox": cover({
    leafM: [0.016, 0.005],
    colors: ["#3a5224", "#6b8a42"],
    flowers: { kind: "cluster", perM2: 620, sizeM: 0.011, colors: ["#cc6a9c", "#d886b0", "#bc5890"] },
  }),
} as const satisfies Partial<Record<SpeciesId, PlantDrawing>>;
