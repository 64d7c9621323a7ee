import type { SpeciesId } from "#core/plants/catalogue.ts";
import { hexToLinear as rgb } from "#renderer/color/srgb.ts";
import { growConifer } from "./conifer.ts";
import type { PlantDrawing } from "./plant-drawing.ts";
import { growTree } from "./tree.ts";

/** Trees as they stand a few years after planting: 3 to 5 m, whatever they grow to. */
export const trees = {
  arborvitae: {
    thickness: 0.8,
    grown: { height: 0.62, spread: 0.85 },
    grow: (seed) =>
      growConifer(seed, {
        heightM: 2.3,
        radiusM: 0.5,
        sprays: 9000,
        sprayLengthM: 0.085,
        innerColour: rgb("#1e3a1c"),
        outerColour: rgb("#4a7430"),
      }),
  },
  "japanese-maple": {
    grown: { height: 0.5, spread: 0.56 },
    grow: (seed) =>
      growTree(seed, {
        heightM: 2.6,
        trunkRadiusM: 0.05,
        clearShare: 0.2,
        spread: 1.05,
        leafLengthM: 0.05,
        leaves: 20000,
        shadeColour: rgb("#5e1a22"),
        lightColour: rgb("#a03a38"),
        barkColour: rgb("#5c4a40"),
        upward: -0.005,
        clusterM: 0.2,
        translucency: 0.6,
      }),
  },
  dogwood: {
    grown: { height: 0.52, spread: 0.48 },
    grow: (seed) =>
      growTree(seed, {
        heightM: 3.6,
        trunkRadiusM: 0.06,
        clearShare: 0.26,
        spread: 0.8,
        leafLengthM: 0.065,
        leaves: 18000,
        shadeColour: rgb("#3d5f24"),
        lightColour: rgb("#74963e"),
        barkColour: rgb("#5f5449"),
        clusterM: 0.24,
        blossom: { colour: rgb("#d8ccc8"), share: 0.55 },
      }),
  },
  cherry: {
    grown: { height: 0.36, spread: 0.34 },
    grow: (seed) =>
      growTree(seed, {
        heightM: 3.8,
        trunkRadiusM: 0.06,
        clearShare: 0.28,
        spread: 0.7,
        leafLengthM: 0.05,
        leaves: 22000,
        shadeColour: rgb("#6a7a34"),
        lightColour: rgb("#8a5a4a"),
        barkColour: rgb("#4f3f3a"),
        clusterM: 0.22,
        blossom: { colour: rgb("#dca6b6"), share: 0.6 },
      }),
  },
  redbud: {
    grown: { height: 0.48, spread: 0.4 },
    grow: (seed) =>
      growTree(seed, {
        heightM: 3.6,
        trunkRadiusM: 0.055,
        clearShare: 0.24,
        spread: 0.85,
        leafLengthM: 0.075,
        leafAspect: 0.9,
        leaves: 14000,
        shadeColour: rgb("#3f5f2a"),
        lightColour: rgb("#7c9a48"),
        barkColour: rgb("#51443d"),
        clusterM: 0.24,
        blossom: { colour: rgb("#b8568c"), share: 0.3 },
      }),
  },
  "red-maple": {
    grown: { height: 0.3, spread: 0.26 },
    grow: (seed) =>
      growTree(seed, {
        heightM: 5.2,
        trunkRadiusM: 0.075,
        clearShare: 0.3,
        spread: 0.62,
        leafLengthM: 0.085,
        leaves: 20000,
        shadeColour: rgb("#33551e"),
        lightColour: rgb("#6d9034"),
        barkColour: rgb("#6a6058"),
        clusterM: 0.32,
        upward: 0.05,
      }),
  },
  oak: {
    grown: { height: 0.27, spread: 0.22 },
    grow: (seed) =>
      growTree(seed, {
        heightM: 5,
        trunkRadiusM: 0.085,
        clearShare: 0.28,
        spread: 0.75,
        leafLengthM: 0.095,
        leafAspect: 0.5,
        leaves: 18000,
        shadeColour: rgb("#2c4a1c"),
        lightColour: rgb("#5c7f30"),
        barkColour: rgb("#59504a"),
        clusterM: 0.32,
        upward: 0.04,
      }),
  },
  birch: {
    grown: { height: 0.27, spread: 0.26 },
    grow: (seed) =>
      growTree(seed, {
        heightM: 5,
        trunkRadiusM: 0.06,
        clearShare: 0.34,
        spread: 0.45,
        leafLengthM: 0.05,
        leaves: 18000,
        shadeColour: rgb("#4d6f26"),
        lightColour: rgb("#93aa48"),
        barkColour: rgb("#cfc9bf"),
        stems: 3,
        clusterM: 0.26,
        upward: 0.04,
      }),
  },
  olive: {
    grown: { height: 0.42, spread: 0.42 },
    grow: (seed) =>
      growTree(seed, {
        heightM: 3.2,
        trunkRadiusM: 0.08,
        clearShare: 0.26,
        spread: 0.8,
        leafLengthM: 0.055,
        leafAspect: 0.22,
        leaves: 24000,
        shadeColour: rgb("#4f5f46"),
        lightColour: rgb("#9aa88a"),
        barkColour: rgb("#6f675c"),
        clusterM: 0.24,
      }),
  },
} as const satisfies Partial<Record<SpeciesId, PlantDrawing>>;
