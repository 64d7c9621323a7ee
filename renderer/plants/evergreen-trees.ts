import type { SpeciesId } from "#core/plants/catalogue.ts";
import { hexToLinear as rgb } from "#renderer/color/srgb.ts";
import { growConifer } from "./conifer.ts";
import { growPalm } from "./palm.ts";
import type { PlantDrawing } from "./plant-drawing.ts";
import { growTree } from "./tree.ts";

/** Trees that keep their leaves, drawn as the others in `trees.ts` are. No source is recorded. */
export const evergreenTrees = {
  arborvitae: {
    // Flat sprays of scales, 7.5 cm, upright: a column that is clothed to the ground.
    dense: true,
    thickness: 0.8,
    grown: { height: 0.62, spread: 0.85 },
    grow: (seed) =>
      growConifer(seed, {
        habit: "column",
        heightM: 2.3,
        radiusM: 0.5,
        sprays: 11000,
        sprayLengthM: 0.075,
        innerColor: rgb("#1e3a1c"),
        outerColor: rgb("#557230"),
      }),
  },
  "skyrocket-juniper": {
    // Narrower than the arborvitae, and blue-gray.
    dense: true,
    thickness: 0.8,
    grown: { height: 0.5, spread: 0.9 },
    grow: (seed) =>
      growConifer(seed, {
        habit: "column",
        heightM: 2.6,
        radiusM: 0.34,
        sprays: 10000,
        sprayLengthM: 0.08,
        innerColor: rgb("#2c4434"),
        outerColor: rgb("#6b8868"),
      }),
  },
  "blue-spruce": {
    // Whorls of branches with needled twigs of 15 cm.
    dense: true,
    thickness: 0.8,
    grown: { height: 0.28, spread: 0.5 },
    grow: (seed) =>
      growConifer(seed, {
        habit: "cone",
        heightM: 3.8,
        radiusM: 1.15,
        sprays: 26000,
        sprayLengthM: 0.15,
        innerColor: rgb("#33463f"),
        outerColor: rgb("#86988f"),
      }),
  },
  magnolia: {
    // Leathery leaves of 13 cm; one spray in fifty holds a flower.
    dense: true,
    thickness: 2.4,
    grown: { height: 0.5, spread: 0.6 },
    grow: (seed) =>
      growTree(seed, {
        habit: "leader",
        heightM: 3.6,
        trunkRadiusM: 0.05,
        clearShare: 0.1,
        spread: 0.3,
        leafLengthM: 0.13,
        leafAspect: 0.42,
        leaves: 9000,
        shadeColor: rgb("#22381a"),
        lightColor: rgb("#4d6b30"),
        barkColor: rgb("#6a625a"),
        clusterM: 0.22,
        layered: 0.1,
        upward: 0.04,
        translucency: 0.15,
        blossom: { color: rgb("#e8e2d0"), share: 0.02 },
      }),
  },
  olive: {
    // Narrow gray leaves of 5.5 cm, the crown open enough to see its limbs.
    thickness: 2.4,
    grown: { height: 0.42, spread: 0.45 },
    grow: (seed) =>
      growTree(seed, {
        habit: "forks",
        heightM: 3.2,
        trunkRadiusM: 0.046,
        clearShare: 0.16,
        spread: 0.75,
        leafLengthM: 0.055,
        leafAspect: 0.24,
        leaves: 24000,
        shadeColor: rgb("#4f5f46"),
        lightColor: rgb("#9aa88a"),
        barkColor: rgb("#6f675c"),
        clusterM: 0.24,
        layered: 0,
      }),
  },
  "queen-palm": {
    // A smooth trunk and 20 feathers of 2 m that arch over.
    grown: { height: 0.42, spread: 0.65 },
    grow: (seed) =>
      growPalm(seed, {
        leaf: "feather",
        heightM: 4.8,
        trunkRadiusM: 0.13,
        booted: 0,
        leaves: 22,
        leafM: 2,
        innerColor: rgb("#2c4719"),
        outerColor: rgb("#567330"),
        trunkColor: rgb("#8c8478"),
      }),
  },
  "cabbage-palm": {
    // A trunk in the feet of its old leaves, and a ball of 34 folded fans 1.45 m long.
    grown: { height: 0.4, spread: 0.75 },
    grow: (seed) =>
      growPalm(seed, {
        leaf: "fan",
        heightM: 5.4,
        trunkRadiusM: 0.14,
        booted: 0.45,
        leaves: 34,
        leafM: 1.45,
        innerColor: rgb("#3c5530"),
        outerColor: rgb("#70884e"),
        trunkColor: rgb("#7d7162"),
      }),
  },
} as const satisfies Partial<Record<SpeciesId, PlantDrawing>>;
