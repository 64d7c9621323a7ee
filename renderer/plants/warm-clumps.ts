import type { SpeciesId } from "#core/plants/catalogue.ts";
import { hexToLinear as rgb } from "#renderer/color/srgb.ts";
import { growBarrel, growPads } from "./cactus.ts";
import { growCanes } from "./canes.ts";
import { growFern } from "./fern.ts";
import { growGrassClump } from "./grass-clump.ts";
import { growPaddleClump } from "./paddle-clump.ts";
import { growPalm } from "./palm.ts";
import type { PlantDrawing } from "./plant-drawing.ts";
import { growPlumeFern } from "./plume-fern.ts";
import { growRosette } from "./rosette.ts";
import { growStrapClump } from "./strap-clump.ts";

/** Plants of warm gardens that rise from one crown: paddles, feathers, canes, cacti. Meters and sRGB as in `clumps.ts`. No source is recorded. */
export const warmClumps = {
  "bird-of-paradise": {
    // Paddles of 45 by 15 cm on stiff stalks; orange birds with a blue tongue at the height of the leaves.
    grown: { height: 0.95, spread: 0.95 },
    grow: (seed) =>
      growPaddleClump(seed, {
        leaves: 38,
        stalkM: 0.72,
        bladeM: 0.46,
        bladeWidthM: 0.15,
        spread: 0.58,
        fans: 0,
        bend: 0.3,
        rootColor: rgb("#4e6a3c"),
        tipColor: rgb("#6f8c58"),
        flowers: {
          count: 7,
          stalkM: 1.08,
          petals: rgb("#dd7a22"),
          tongue: rgb("#3c4aa0"),
          beak: rgb("#6a5a4a"),
        },
      }),
  },
  "bird-of-paradise-white": {
    // Banana-like paddles a meter long in fans; drawn at eight feet, as it is planted.
    grown: { height: 0.32, spread: 0.95 },
    grow: (seed) =>
      growPaddleClump(seed, {
        leaves: 21,
        stalkM: 1.5,
        bladeM: 1.05,
        bladeWidthM: 0.46,
        spread: 0.62,
        fans: 3,
        bend: 0.55,
        rootColor: rgb("#4b6a30"),
        tipColor: rgb("#6f8f44"),
      }),
  },
  coontie: {
    // Stiff feathers of 70 cm from the ground, leaflets of 11 cm: a dark shuttlecock.
    grown: { height: 1.05, spread: 0.85 },
    grow: (seed) =>
      growPalm(seed, {
        leaf: "feather",
        heightM: 0.7,
        trunkRadiusM: 0.045,
        trunkM: 0.05,
        booted: 0,
        leaves: 34,
        leafM: 0.7,
        upright: 1.35,
        hangs: 1.15,
        feather: { pairs: 22, leafletShare: 0.19, leafletM: 0.014, hang: 0.15, plume: 0.25, bow: 0.75 },
        innerColor: rgb("#27421d"),
        outerColor: rgb("#4d7034"),
        trunkColor: rgb("#5c5044"),
      }),
  },
  "sago-palm": {
    // A short shaggy trunk and a flat crown of rigid dark feathers.
    grown: { height: 0.55, spread: 0.72 },
    grow: (seed) =>
      growPalm(seed, {
        leaf: "feather",
        heightM: 1.1,
        trunkRadiusM: 0.13,
        trunkM: 0.34,
        booted: 1,
        boot: { apartM: 0.0035, lengthM: 0.09, widthM: 0.026, off: 0.5 },
        leaves: 46,
        leafM: 0.95,
        upright: 1.3,
        hangs: 1.45,
        feather: { pairs: 44, leafletShare: 0.14, leafletM: 0.009, hang: 0.08, plume: 0.2, bow: 0.8 },
        innerColor: rgb("#22391a"),
        outerColor: rgb("#44632c"),
        trunkColor: rgb("#5f5040"),
      }),
  },
  "areca-palm": {
    // A dozen ringed canes, yellow-green, each with some arching feathers.
    grown: { height: 0.5, spread: 0.68 },
    grow: (seed) =>
      growPalm(seed, {
        leaf: "feather",
        heightM: 2.7,
        trunkRadiusM: 0.022,
        trunkM: 1.05,
        booted: 0,
        stems: 11,
        leaves: 55,
        leafM: 1.35,
        upright: 1.4,
        hangs: 1.15,
        feather: { pairs: 30, leafletShare: 0.22, leafletM: 0.024, hang: 0.5, plume: 0.45, bow: 0.9 },
        innerColor: rgb("#4a6626"),
        outerColor: rgb("#839c46"),
        trunkColor: rgb("#868a4a"),
      }),
  },
  bamboo: {
    // Sixty canes, yellow with paler knots, that bow at their ends; narrow leaves of 11 cm. Drawn at ten feet, as a screen is a few years on.
    grown: { height: 0.44, spread: 0.6 },
    grow: (seed) =>
      growCanes(seed, {
        canes: 58,
        heightM: 3,
        caneRadiusM: 0.013,
        footM: 0.3,
        lean: 0.16,
        arch: 0.22,
        jointM: 0.24,
        caneColor: rgb("#a09a4c"),
        knotColor: rgb("#c2b878"),
        leaves: 190,
        leavesFrom: 0.14,
        leavesReachM: 0.3,
        leafLengthM: 0.12,
        leafWidthM: 0.015,
        hang: 0.45,
        innerColor: rgb("#41601f"),
        outerColor: rgb("#789446"),
      }),
  },
  ocotillo: {
    // Thorny wands from one foot, in small leaves after rain, a red flame at the end of each.
    grown: { height: 0.55, spread: 0.75 },
    grow: (seed) =>
      growCanes(seed, {
        canes: 20,
        heightM: 2.6,
        caneRadiusM: 0.017,
        footM: 0.1,
        lean: 0.42,
        arch: 0.05,
        jointM: 0.12,
        caneColor: rgb("#7d7a66"),
        knotColor: rgb("#8f8b78"),
        leaves: 240,
        leavesFrom: 0.1,
        leavesReachM: 0.028,
        leafLengthM: 0.028,
        leafWidthM: 0.012,
        hang: 0,
        innerColor: rgb("#4f6a34"),
        outerColor: rgb("#84a054"),
        tip: { lengthM: 0.15, color: rgb("#c23a26") },
      }),
  },
  "golden-barrel": {
    // A ribbed ball under golden spines.
    dense: true,
    coloredLeaves: true,
    grown: { height: 0.8, spread: 0.8 },
    grow: (seed) =>
      growBarrel(seed, {
        radiusM: 0.28,
        heightM: 0.49,
        ribs: 26,
        bodyColor: rgb("#54703f"),
        spineColor: rgb("#d8c078"),
        woolColor: rgb("#d9cfa0"),
      }),
  },
  "prickly-pear": {
    // Gray-green pads of 30 cm on each other, yellow flowers on the rims.
    grown: { height: 0.62, spread: 0.68 },
    grow: (seed) =>
      growPads(seed, {
        padM: 0.32,
        feet: 5,
        rows: 4,
        innerColor: rgb("#5f7d58"),
        outerColor: rgb("#8aa27c"),
        dotColor: rgb("#b9b48c"),
        flowers: { kind: "trumpet", sizeM: 0.035, share: 0.3, colors: [rgb("#e0bc3c"), rgb("#dcae34")] },
      }),
  },
  "red-yucca": {
    // Narrow gray-green leaves that arch; coral bells along wands twice as high.
    grow: (seed) =>
      growStrapClump(seed, {
        leaves: 96,
        leafLengthM: 0.68,
        leafWidthM: 0.02,
        spread: 1.05,
        bend: 0.4,
        widestAt: 0.15,
        keel: 0.5,
        rootColor: rgb("#566a4c"),
        tipColor: rgb("#86977a"),
        flowers: {
          count: 9,
          stalkM: 0.95,
          kind: "spike",
          sizeM: 0.34,
          floret: 1.5,
          colors: [rgb("#c85a58"), rgb("#d26e66"), rgb("#b84a50")],
        },
      }),
  },
  "foxtail-fern": {
    // Forty plumes of 45 cm, soft as a brush and 6 cm thick.
    grown: { height: 1, spread: 1.1 },
    grow: (seed) =>
      growPlumeFern(seed, {
        plumes: 40,
        plumeM: 0.52,
        radiusM: 0.036,
        spread: 1.05,
        innerColor: rgb("#3d5c22"),
        outerColor: rgb("#83a446"),
      }),
  },
  "boston-fern": {
    // Sixty arching fronds of 75 cm, light green.
    grown: { height: 0.85, spread: 1.15 },
    grow: (seed) =>
      growFern(seed, {
        fronds: 62,
        frondLengthM: 0.7,
        leafletM: 0.062,
        rootColor: rgb("#40601f"),
        tipColor: rgb("#86a646"),
      }),
  },
  caladium: {
    // Thin hearts of 20 cm, white with a green margin.
    coloredLeaves: true,
    grown: { height: 1, spread: 1.3 },
    grow: (seed) =>
      growRosette(seed, {
        leaves: 52,
        leafLengthM: 0.21,
        leafWidthM: 0.15,
        heightM: 0.44,
        sag: 0.12,
        outline: "heart",
        innerColor: rgb("#93a67c"),
        outerColor: rgb("#c9ceb4"),
        marginColor: rgb("#4c6f32"),
      }),
  },
  "liriope-variegated": {
    // Straps of 1 cm with cream margins, in a low fountain; violet spikes.
    grow: (seed) =>
      growGrassClump(seed, {
        blades: 220,
        bladeLengthM: 0.36,
        bladeWidthM: 0.011,
        spread: 0.9,
        bend: 1.1,
        rootColor: rgb("#6f8a4c"),
        tipColor: rgb("#bfc490"),
        flowers: {
          count: 12,
          stalkM: 0.27,
          kind: "spike",
          sizeM: 0.1,
          colors: [rgb("#7c66a8"), rgb("#8c76b6")],
        },
      }),
  },
} as const satisfies Partial<Record<SpeciesId, PlantDrawing>>;
