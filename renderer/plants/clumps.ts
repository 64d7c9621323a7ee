import type { SpeciesId } from "#core/plants/catalogue.ts";
import { hexToLinear as rgb } from "#renderer/color/srgb.ts";
import { desertPlants } from "./desert-plants.ts";
import { growFern } from "./fern.ts";
import type { PlantDrawing } from "./plant-drawing.ts";
import { growRosette } from "./rosette.ts";
import { growStrapClump } from "./strap-clump.ts";
import { warmClumps } from "./warm-clumps.ts";

/**
 * Perennials of large leaves from one crown, meters and sRGB as in `perennials.ts`. `sag` and `spread` are radians: how much a leaf sinks
 * from piece to piece, and how far from upright the outermost stands; `widestAt` is a share of the leaf's length and `keel` the rise of
 * its halves per half width. Set by eye; no source is recorded.
 */
export const clumps = {
  ...warmClumps,
  ...desertPlants,
  daylily: {
    // Keeled straps of 34 cm in a fan; flowers 9 cm across on stalks no higher than the leaves.
    grown: { height: 1.1, spread: 1.2 },
    grow: (seed) =>
      growStrapClump(seed, {
        leaves: 120,
        leafLengthM: 0.34,
        leafWidthM: 0.018,
        spread: 0.8,
        bend: 0.9,
        widestAt: 0.2,
        keel: 0.35,
        rootColor: rgb("#455d22"),
        tipColor: rgb("#7f9d43"),
        flowers: {
          count: 12,
          stalkM: 0.3,
          kind: "trumpet",
          sizeM: 0.045,
          colors: [rgb("#f2d435"), rgb("#eccb3a")],
          center: rgb("#d2ae2c"),
        },
      }),
  },
  "kangaroo-paw": {
    // Stiff straps of half a meter in a fan; furry tubes spread like a paw at the ends of stalks twice as high.
    grow: (seed) =>
      growStrapClump(seed, {
        leaves: 84,
        leafLengthM: 0.72,
        leafWidthM: 0.026,
        spread: 0.75,
        bend: 0.35,
        widestAt: 0.3,
        keel: 0.25,
        rootColor: rgb("#48602c"),
        tipColor: rgb("#84a04e"),
        flowers: {
          count: 30,
          stalkM: 1.15,
          kind: "fringe",
          sizeM: 0.062,
          petalRise: 0.9,
          colors: [rgb("#a8322c"), rgb("#b8402e"), rgb("#8e2a2c")],
        },
      }),
  },
  iris: {
    // Flat gray-green swords in fans; eight flowers above them.
    grow: (seed) =>
      growStrapClump(seed, {
        leaves: 34,
        leafLengthM: 0.55,
        leafWidthM: 0.032,
        spread: 0.55,
        bend: 0.12,
        widestAt: 0.3,
        keel: 0.2,
        rootColor: rgb("#4f6a40"),
        tipColor: rgb("#86a070"),
        flowers: {
          count: 8,
          stalkM: 0.66,
          kind: "trumpet",
          sizeM: 0.075,
          colors: [rgb("#5f4a9c"), rgb("#7460b0")],
          center: rgb("#d0a83a"),
        },
      }),
  },
  hosta: {
    // 90 heart leaves nearly as wide as long, which cover each other from the middle outward; the usual kind of a yard has a narrow
    // pale margin, by which it is told from other leaves.
    thickness: 2,
    grow: (seed) =>
      growRosette(seed, {
        leaves: 90,
        leafLengthM: 0.22,
        leafWidthM: 0.165,
        heightM: 0.46,
        sag: 0.11,
        outline: "heart",
        innerColor: rgb("#34501f"),
        outerColor: rgb("#54702f"),
        marginColor: rgb("#8c9e60"),
      }),
  },
  heuchera: {
    // Lobed leaves of 9 cm, bronze to purple, in a mound; small bells on thin stalks.
    coloredLeaves: true,
    grow: (seed) =>
      growRosette(seed, {
        leaves: 90,
        leafLengthM: 0.09,
        leafWidthM: 0.095,
        heightM: 0.24,
        sag: 0.13,
        outline: "lobed",
        innerColor: rgb("#522a33"),
        outerColor: rgb("#85494f"),
        flowers: {
          count: 13,
          stalkM: 0.4,
          kind: "spike",
          sizeM: 0.13,
          floret: 0.6,
          colors: [rgb("#d8c2bc"), rgb("#cca8a6")],
        },
      }),
  },
  "lambs-ear": {
    // Tongues of gray felt, 8 to 12 cm long, in a mat; woolly spikes.
    coloredLeaves: true,
    grown: { height: 1, spread: 1.1 },
    grow: (seed) =>
      growRosette(seed, {
        leaves: 96,
        leafLengthM: 0.105,
        leafWidthM: 0.036,
        heightM: 0.2,
        sag: 0.09,
        outline: "tongue",
        innerColor: rgb("#88938e"),
        outerColor: rgb("#b6bfba"),
        flowers: {
          count: 7,
          stalkM: 0.3,
          kind: "spike",
          sizeM: 0.11,
          colors: [rgb("#a993b4"), rgb("#b6a6be")],
        },
      }),
  },
  agapanthus: {
    // Straps from the ground, and a globe of flowers 15 to 20 cm wide on each bare stalk above them.
    grown: { height: 1.05, spread: 1.1 },
    grow: (seed) =>
      growStrapClump(seed, {
        leaves: 84,
        leafLengthM: 0.52,
        leafWidthM: 0.026,
        spread: 0.95,
        bend: 0.75,
        widestAt: 0.4,
        keel: 0.25,
        rootColor: rgb("#33521f"),
        tipColor: rgb("#6a8c3e"),
        flowers: {
          count: 11,
          stalkM: 0.76,
          kind: "umbel",
          sizeM: 0.085,
          colors: [rgb("#7480c4"), rgb("#8490cf"), rgb("#6570b6")],
        },
      }),
  },
  fern: {
    // 30 fronds of 40 cm with leaflets of 5.5 cm.
    grown: { height: 1, spread: 1.3 },
    grow: (seed) =>
      growFern(seed, {
        fronds: 30,
        frondLengthM: 0.4,
        leafletM: 0.055,
        rootColor: rgb("#32481e"),
        tipColor: rgb("#67873a"),
      }),
  },
  yucca: {
    // Stiff swords from one point, to all sides: `spread` 1 is 57 degrees.
    grow: (seed) =>
      growStrapClump(seed, {
        leaves: 80,
        leafLengthM: 0.7,
        leafWidthM: 0.032,
        spread: 1.0,
        bend: 0.12,
        widestAt: 0.4,
        keel: 0.3,
        rootColor: rgb("#526842"),
        tipColor: rgb("#7f9668"),
      }),
  },
  agave: {
    // 36 thick leaves 14 cm wide, gray with a bloom of wax, each a trough that ends in a dark spine; drawn at under half of its mature size,
    // as it is sold.
    grown: { height: 0.45, spread: 0.45 },
    grow: (seed) =>
      growStrapClump(seed, {
        leaves: 36,
        leafLengthM: 0.72,
        leafWidthM: 0.14,
        spread: 1.3,
        bend: 0.16,
        widestAt: 0.45,
        keel: 0.55,
        rootColor: rgb("#6d7f74"),
        tipColor: rgb("#869a8e"),
        margin: rgb("#a3ab92"),
        spine: rgb("#3a2a22"),
      }),
  },
} as const satisfies Partial<Record<SpeciesId, PlantDrawing>>;
