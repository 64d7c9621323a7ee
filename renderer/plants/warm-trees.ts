import type { SpeciesId } from "#core/plants/catalogue.ts";
import { hexToLinear as rgb } from "#renderer/color/srgb.ts";
import { growPalm } from "./palm.ts";
import type { PlantDrawing } from "./plant-drawing.ts";
import { growTree } from "./tree.ts";

/** Palms and trees of warm gardens, drawn as the others in `trees.ts` are. No source is recorded. */
export const warmTrees = {
  "sylvester-palm": {
    // A stout trunk in cut leaf feet up to the crown, and a dense ball of stiff gray-green feathers.
    grown: { height: 0.4, spread: 0.62 },
    grow: (seed) =>
      growPalm(seed, {
        leaf: "feather",
        heightM: 4.9,
        trunkRadiusM: 0.2,
        booted: 1,
        boot: { apartM: 0.008, lengthM: 0.13, widthM: 0.085, off: 0.22 },
        leaves: 58,
        leafM: 2.1,
        upright: 1.45,
        hangs: 1.85,
        feather: { pairs: 54, leafletShare: 0.15, leafletM: 0.02, hang: 0.12, plume: 0.9, bow: 0.5 },
        innerColor: rgb("#4a6240"),
        outerColor: rgb("#859a78"),
        trunkColor: rgb("#8a7458"),
      }),
  },
  "pygmy-date-palm": {
    // A slender trunk rough with leaf feet, and a soft crown of fine feathers a meter long.
    grown: { height: 0.78, spread: 0.8 },
    grow: (seed) =>
      growPalm(seed, {
        leaf: "feather",
        heightM: 2.2,
        trunkRadiusM: 0.06,
        booted: 1,
        boot: { apartM: 0.011, lengthM: 0.08, widthM: 0.028, off: 0.45 },
        leaves: 38,
        leafM: 1.05,
        feather: { pairs: 44, leafletShare: 0.2, leafletM: 0.012, hang: 0.55, plume: 0.3, bow: 1.1 },
        innerColor: rgb("#2f4c1e"),
        outerColor: rgb("#64843a"),
        trunkColor: rgb("#6a5c4a"),
      }),
  },
  "foxtail-palm": {
    // A smooth gray trunk, a green sheath, ten plumes thick with leaflets on all sides.
    grown: { height: 0.6, spread: 0.75 },
    grow: (seed) =>
      growPalm(seed, {
        leaf: "feather",
        heightM: 4.6,
        trunkRadiusM: 0.12,
        booted: 0,
        crownshaft: { lengthM: 0.6, color: rgb("#7a9450") },
        leaves: 11,
        leafM: 2,
        hangs: 1.35,
        feather: { pairs: 150, leafletShare: 0.16, leafletM: 0.02, hang: 0.5, plume: 2.6, bow: 1.25 },
        innerColor: rgb("#33541e"),
        outerColor: rgb("#628536"),
        trunkColor: rgb("#a09a8e"),
      }),
  },
  "live-oak": {
    // A round dark crown of small leathery leaves, wider than high for its age.
    dense: true,
    thickness: 2.4,
    grown: { height: 0.27, spread: 0.19 },
    grow: (seed) =>
      growTree(seed, {
        habit: "leader",
        heightM: 4.8,
        trunkRadiusM: 0.08,
        clearShare: 0.24,
        spread: 0.52,
        leafLengthM: 0.075,
        leafAspect: 0.4,
        leaves: 30000,
        shadeColor: rgb("#2b3f1e"),
        lightColor: rgb("#586f34"),
        barkColor: rgb("#5f564c"),
        clusterM: 0.24,
        layered: 0.1,
        upward: 0.02,
        translucency: 0.2,
      }),
  },
  "desert-willow": {
    // Several twisted stems, narrow leaves of 11 cm, an open crown; pink trumpets at the ends.
    thickness: 2.4,
    grown: { height: 0.55, spread: 0.55 },
    grow: (seed) =>
      growTree(seed, {
        habit: "forks",
        heightM: 3.4,
        trunkRadiusM: 0.05,
        clearShare: 0.15,
        limbs: 1.5,
        spread: 0.72,
        leafLengthM: 0.11,
        leafAspect: 0.08,
        leaves: 13000,
        shadeColor: rgb("#4f6a30"),
        lightColor: rgb("#8aa256"),
        barkColor: rgb("#6a5c50"),
        stems: 4,
        clusterM: 0.26,
        layered: 0,
        drape: 0.25,
        upward: 0.03,
        blossom: { color: rgb("#c58ab4"), share: 0.12 },
      }),
  },
  "palo-verde": {
    // Green bark to the twigs, tiny leaves in an airy crown, yellow all over in bloom.
    thickness: 1.6,
    grown: { height: 0.52, spread: 0.52 },
    grow: (seed) =>
      growTree(seed, {
        habit: "forks",
        heightM: 3.6,
        trunkRadiusM: 0.05,
        clearShare: 0.14,
        limbs: 1.9,
        spread: 0.78,
        leafLengthM: 0.03,
        leafAspect: 0.3,
        leaves: 24000,
        shadeColor: rgb("#5d7a2e"),
        lightColor: rgb("#94ac4c"),
        barkColor: rgb("#7d9148"),
        stems: 3,
        clusterM: 0.24,
        layered: 0,
        upward: 0.04,
        blossom: { color: rgb("#dcbc3a"), share: 0.4 },
      }),
  },
} as const satisfies Partial<Record<SpeciesId, PlantDrawing>>;
