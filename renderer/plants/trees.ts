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
        sprays: 11000,
        sprayLengthM: 0.075,
        innerColour: rgb("#1e3a1c"),
        outerColour: rgb("#4a7430"),
      }),
  },
  "japanese-maple": {
    grown: { height: 0.5, spread: 0.6 },
    grow: (seed) =>
      growTree(seed, {
        habit: "forks",
        heightM: 2.6,
        trunkRadiusM: 0.027,
        clearShare: 0.17,
        spread: 1,
        leafLengthM: 0.055,
        leafAspect: 0.55,
        leaves: 17000,
        shadeColour: rgb("#5a1820"),
        lightColour: rgb("#a83c38"),
        barkColour: rgb("#5c4a40"),
        upward: -0.005,
        clusterM: 0.2,
        layered: 0.9,
        translucency: 0.6,
      }),
  },
  dogwood: {
    grown: { height: 0.52, spread: 0.5 },
    grow: (seed) =>
      growTree(seed, {
        habit: "forks",
        heightM: 3.6,
        trunkRadiusM: 0.03,
        clearShare: 0.17,
        spread: 0.78,
        leafLengthM: 0.07,
        leaves: 16000,
        shadeColour: rgb("#3d5f24"),
        lightColour: rgb("#74963e"),
        barkColour: rgb("#5f5449"),
        clusterM: 0.24,
        layered: 0.9,
        blossom: { colour: rgb("#d8ccc8"), share: 0.5 },
      }),
  },
  cherry: {
    grown: { height: 0.36, spread: 0.34 },
    grow: (seed) =>
      growTree(seed, {
        habit: "forks",
        heightM: 3.8,
        trunkRadiusM: 0.03,
        clearShare: 0.18,
        spread: 0.7,
        leafLengthM: 0.05,
        leaves: 21000,
        shadeColour: rgb("#6a7a34"),
        lightColour: rgb("#8a5a4a"),
        barkColour: rgb("#4f3f3a"),
        clusterM: 0.2,
        layered: 0.2,
        blossom: { colour: rgb("#dca6b6"), share: 0.75 },
      }),
  },
  redbud: {
    grown: { height: 0.48, spread: 0.4 },
    grow: (seed) =>
      growTree(seed, {
        habit: "forks",
        heightM: 3.6,
        trunkRadiusM: 0.028,
        clearShare: 0.15,
        spread: 0.8,
        leafLengthM: 0.08,
        leafAspect: 0.95,
        leaves: 12000,
        shadeColour: rgb("#3f5f2a"),
        lightColour: rgb("#7c9a48"),
        barkColour: rgb("#51443d"),
        clusterM: 0.24,
        layered: 0.6,
        blossom: { colour: rgb("#b8568c"), share: 0.25 },
      }),
  },
  "red-maple": {
    grown: { height: 0.3, spread: 0.27 },
    grow: (seed) =>
      growTree(seed, {
        habit: "leader",
        heightM: 5,
        trunkRadiusM: 0.06,
        clearShare: 0.26,
        spread: 0.45,
        leafLengthM: 0.085,
        leafAspect: 0.85,
        leaves: 17000,
        shadeColour: rgb("#3a5c22"),
        lightColour: rgb("#7a9c3c"),
        barkColour: rgb("#6a6058"),
        clusterM: 0.26,
        upward: 0.05,
      }),
  },
  oak: {
    grown: { height: 0.27, spread: 0.19 },
    grow: (seed) =>
      growTree(seed, {
        habit: "leader",
        heightM: 5,
        trunkRadiusM: 0.07,
        clearShare: 0.26,
        spread: 0.48,
        leafLengthM: 0.1,
        leafAspect: 0.5,
        leaves: 17000,
        shadeColour: rgb("#2f4e1e"),
        lightColour: rgb("#648a36"),
        barkColour: rgb("#59504a"),
        clusterM: 0.28,
        upward: 0.03,
      }),
  },
  birch: {
    grown: { height: 0.27, spread: 0.23 },
    grow: (seed) =>
      growTree(seed, {
        habit: "leader",
        heightM: 5,
        trunkRadiusM: 0.075,
        clearShare: 0.26,
        spread: 0.25,
        leafLengthM: 0.055,
        leaves: 17000,
        shadeColour: rgb("#4d6f26"),
        lightColour: rgb("#93aa48"),
        barkColour: rgb("#d2ccc2"),
        stems: 3,
        clusterM: 0.22,
        layered: 0,
        upward: 0.04,
      }),
  },
  olive: {
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
        shadeColour: rgb("#4f5f46"),
        lightColour: rgb("#9aa88a"),
        barkColour: rgb("#6f675c"),
        clusterM: 0.24,
        layered: 0,
      }),
  },
} as const satisfies Partial<Record<SpeciesId, PlantDrawing>>;
