import type { SpeciesId } from "#core/plants/catalogue.ts";
import { hexToLinear as rgb } from "#renderer/color/srgb.ts";
import { growConifer } from "./conifer.ts";
import type { PlantDrawing } from "./plant-drawing.ts";
import { growTree } from "./tree.ts";

/**
 * Trees as they stand a few years after planting: 3 to 5 m high, whatever they grow to. Sizes are meters
 * before a tree is fitted to the catalog's size, so only their ratios count; colors are sRGB. `thickness`
 * 2.4: leaves count as that much denser when their light is baked. No source is recorded.
 */
export const trees = {
  arborvitae: {
    dense: true,
    thickness: 0.8,
    grown: { height: 0.62, spread: 0.85 },
    grow: (seed) =>
      growConifer(seed, {
        heightM: 2.3,
        radiusM: 0.5,
        sprays: 11000,
        sprayLengthM: 0.075,
        innerColor: rgb("#1e3a1c"),
        outerColor: rgb("#557230"),
      }),
  },
  "japanese-maple": {
    thickness: 2.4,
    grown: { height: 0.5, spread: 0.6 },
    grow: (seed) =>
      growTree(seed, {
        habit: "forks",
        heightM: 2.6,
        trunkRadiusM: 0.027,
        clearShare: 0.17,
        spread: 1,
        leafLengthM: 0.06,
        leafAspect: 0.26,
        fingers: 3,
        leaves: 8000,
        shadeColor: rgb("#4c1a1f"),
        lightColor: rgb("#953a34"),
        barkColor: rgb("#5c4a40"),
        upward: -0.005,
        clusterM: 0.2,
        layered: 0.9,
        translucency: 0.6,
      }),
  },
  dogwood: {
    thickness: 2.4,
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
        shadeColor: rgb("#455d24"),
        lightColor: rgb("#76933e"),
        barkColor: rgb("#5f5449"),
        clusterM: 0.24,
        layered: 0.9,
        blossom: { color: rgb("#d8ccc8"), share: 0.5 },
      }),
  },
  cherry: {
    thickness: 2.4,
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
        shadeColor: rgb("#6a7a34"),
        lightColor: rgb("#8a5a4a"),
        barkColor: rgb("#4f3f3a"),
        clusterM: 0.2,
        layered: 0.2,
        blossom: { color: rgb("#dca6b6"), share: 0.75 },
      }),
  },
  redbud: {
    thickness: 2.4,
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
        shadeColor: rgb("#465d2a"),
        lightColor: rgb("#7c9a48"),
        barkColor: rgb("#51443d"),
        clusterM: 0.24,
        layered: 0.6,
        blossom: { color: rgb("#b8568c"), share: 0.25 },
      }),
  },
  "red-maple": {
    best: "autumn",
    thickness: 2.4,
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
        leaves: 22000,
        shadeColor: rgb("#374b1d"),
        lightColor: rgb("#6d8730"),
        barkColor: rgb("#4c443d"),
        clusterM: 0.19,
        upward: 0.05,
      }),
  },
  oak: {
    thickness: 2.4,
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
        leaves: 19000,
        shadeColor: rgb("#30431b"),
        lightColor: rgb("#627b2c"),
        barkColor: rgb("#59504a"),
        clusterM: 0.2,
        upward: 0.03,
      }),
  },
  birch: {
    thickness: 2.4,
    grown: { height: 0.27, spread: 0.23 },
    grow: (seed) =>
      growTree(seed, {
        habit: "leader",
        heightM: 5,
        trunkRadiusM: 0.075,
        clearShare: 0.26,
        spread: 0.25,
        leafLengthM: 0.055,
        leaves: 19000,
        shadeColor: rgb("#465d22"),
        lightColor: rgb("#7d9a40"),
        barkColor: rgb("#d2ccc2"),
        stems: 3,
        clusterM: 0.22,
        layered: 0,
        upward: 0.04,
      }),
  },
  olive: {
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
} as const satisfies Partial<Record<SpeciesId, PlantDrawing>>;
