import type { SpeciesId } from "#core/plants/catalogue.ts";
import { hexToLinear as rgb } from "#renderer/color/srgb.ts";
import { easternTrees } from "./eastern-trees.ts";
import { evergreenTrees } from "./evergreen-trees.ts";
import type { PlantDrawing } from "./plant-drawing.ts";
import { southernTrees } from "./southern-trees.ts";
import { growTree } from "./tree.ts";
import { warmTrees } from "./warm-trees.ts";
import { yardConifers } from "./yard-conifers.ts";
import { yardPalms } from "./yard-palms.ts";

/**
 * Trees as they stand a few years after planting: 3 to 5 m high, whatever they grow to (`grown`: shares of the mature height and spread).
 * Sizes are meters before a tree is fitted to the catalog's size, so only their ratios count. `leafAspect` is width by length; `clusterM`
 * the radius around a twig that its leaves fill; `upward` is added to the direction of each branch; `share` of a blossom is that of the
 * sprays in bloom. `thickness` 2.4: leaves count as that much denser when their light is baked, since fewer are drawn than grow. Colors
 * are sRGB, of leaves in shade and in light. All set by eye; no source is recorded.
 */
export const trees = {
  ...evergreenTrees,
  ...warmTrees,
  ...easternTrees,
  ...southernTrees,
  ...yardConifers,
  ...yardPalms,
  "japanese-maple": {
    // Three stems that fork near the ground; leaves of three fingers in flat layers, so that limbs show between them.
    coloredLeaves: true,
    thickness: 2.4,
    grown: { height: 0.43, spread: 0.62 },
    grow: (seed) =>
      growTree(seed, {
        habit: "forks",
        heightM: 2.6,
        trunkRadiusM: 0.03,
        clearShare: 0.11,
        limbs: 2.4,
        spread: 0.8,
        leafLengthM: 0.06,
        leafAspect: 0.26,
        fingers: 3,
        leaves: 13000,
        shadeColor: rgb("#5e2226"),
        lightColor: rgb("#a2433a"),
        barkColor: rgb("#5c4a40"),
        stems: 3,
        upward: 0.04,
        clusterM: 0.25,
        layered: 0.75,
        translucency: 0.6,
      }),
  },
  "laceleaf-maple": {
    // Limbs arch over and hang; five thin fingers to a leaf. Drawn about 1.4 m high, as it stands a few years after planting.
    coloredLeaves: true,
    thickness: 2.4,
    grown: { height: 0.45, spread: 0.62 },
    grow: (seed) =>
      growTree(seed, {
        habit: "weeps",
        heightM: 1.4,
        trunkRadiusM: 0.034,
        clearShare: 0.5,
        spread: 0.75,
        leafLengthM: 0.07,
        leafAspect: 0.13,
        fingers: 5,
        leaves: 6500,
        shadeColor: rgb("#4a161d"),
        lightColor: rgb("#97333a"),
        barkColor: rgb("#5e5148"),
        clusterM: 0.11,
        layered: 0,
        drape: 0.55,
        translucency: 0.5,
      }),
  },
  dogwood: {
    // Branches in flat layers; four white bracts 7 cm long stand for a leaf in bloom.
    thickness: 2.4,
    grown: { height: 0.52, spread: 0.5 },
    grow: (seed) =>
      growTree(seed, {
        habit: "forks",
        heightM: 3.6,
        trunkRadiusM: 0.03,
        clearShare: 0.17,
        limbs: 2,
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
    // In bloom three of four sprays are pale pink; leaves follow.
    thickness: 2.4,
    grown: { height: 0.36, spread: 0.34 },
    grow: (seed) =>
      growTree(seed, {
        habit: "forks",
        heightM: 3.8,
        trunkRadiusM: 0.03,
        clearShare: 0.18,
        limbs: 1.8,
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
    // Heart leaves nearly as wide as long; flowers along the twigs.
    thickness: 2.4,
    grown: { height: 0.48, spread: 0.4 },
    grow: (seed) =>
      growTree(seed, {
        habit: "forks",
        heightM: 3.6,
        trunkRadiusM: 0.028,
        clearShare: 0.15,
        limbs: 2,
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
    // One leader, an egg of a crown; planted for its fall color.
    best: "autumn",
    thickness: 2.4,
    grown: { height: 0.3, spread: 0.23 },
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
    // As the maple with narrower leaves of 10 cm, darker and coarser.
    thickness: 2.4,
    grown: { height: 0.27, spread: 0.165 },
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
    // Three white stems, a narrow light crown that hangs a little.
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
  "crape-myrtle": {
    // Five smooth tan stems that part from the ground on; panicles at the ends of the twigs.
    thickness: 2.4,
    grown: { height: 0.55, spread: 0.75 },
    grow: (seed) =>
      growTree(seed, {
        habit: "forks",
        heightM: 3.6,
        trunkRadiusM: 0.045,
        clearShare: 0.2,
        spread: 0.68,
        leafLengthM: 0.05,
        leaves: 17000,
        shadeColor: rgb("#3f5a24"),
        lightColor: rgb("#76943c"),
        barkColor: rgb("#a8927a"),
        stems: 5,
        clusterM: 0.22,
        layered: 0.1,
        upward: 0.05,
        blossom: { color: rgb("#cc5f8c"), share: 0.58 },
      }),
  },
  serviceberry: {
    // Four gray stems; white in spring, before the leaves.
    thickness: 2.4,
    grown: { height: 0.55, spread: 0.5 },
    grow: (seed) =>
      growTree(seed, {
        habit: "leader",
        heightM: 3.6,
        trunkRadiusM: 0.045,
        clearShare: 0.22,
        spread: 0.36,
        leafLengthM: 0.05,
        leaves: 15000,
        shadeColor: rgb("#4a6428"),
        lightColor: rgb("#809c44"),
        barkColor: rgb("#7c766c"),
        stems: 4,
        clusterM: 0.24,
        layered: 0.15,
        upward: 0.04,
        blossom: { color: rgb("#e6e4da"), share: 0.4 },
      }),
  },
  crabapple: {
    // Low and wide; red-purple flowers along all twigs.
    thickness: 2.4,
    grown: { height: 0.55, spread: 0.5 },
    grow: (seed) =>
      growTree(seed, {
        habit: "forks",
        heightM: 3.2,
        trunkRadiusM: 0.03,
        clearShare: 0.17,
        limbs: 1.9,
        spread: 0.75,
        leafLengthM: 0.05,
        leaves: 17000,
        shadeColor: rgb("#4c4a28"),
        lightColor: rgb("#7a8240"),
        barkColor: rgb("#564a44"),
        clusterM: 0.22,
        layered: 0.3,
        blossom: { color: rgb("#c24a78"), share: 0.6 },
      }),
  },
} as const satisfies Partial<Record<SpeciesId, PlantDrawing>>;
