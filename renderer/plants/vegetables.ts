import { hexToLinear as rgb } from "#renderer/color/srgb.ts";
import type { FoliageMesh } from "#renderer/mesh/foliage-mesh.ts";
import { bakeCanopyLight } from "./canopy-light.ts";
import { growMound, type MoundShape } from "./mound.ts";

/**
 * Vegetables by their look; they are in no plant list. Sizes are meters and are drawn as they are, not
 * fitted to a catalog; colors are sRGB.
 */
const CROPS = {
  lettuce: {
    radiusM: 0.14,
    heightM: 0.17,
    leaves: 90,
    leafLengthM: 0.12,
    leafWidthM: 0.085,
    innerColor: rgb("#7f9f45"),
    outerColor: rgb("#9dbb58"),
    lobes: 0.2,
    hollow: 0.2,
    upright: 0.7,
  },
  redLettuce: {
    radiusM: 0.14,
    heightM: 0.16,
    leaves: 90,
    leafLengthM: 0.12,
    leafWidthM: 0.085,
    innerColor: rgb("#6f7a3c"),
    outerColor: rgb("#7a3a3c"),
    lobes: 0.2,
    hollow: 0.2,
    upright: 0.7,
  },
  cabbage: {
    radiusM: 0.22,
    heightM: 0.24,
    leaves: 70,
    leafLengthM: 0.19,
    leafWidthM: 0.15,
    innerColor: rgb("#8aa57c"),
    outerColor: rgb("#6c8f78"),
    lobes: 0.12,
    hollow: 0.3,
    upright: 0.4,
  },
  tomato: {
    radiusM: 0.2,
    heightM: 0.66,
    leaves: 900,
    leafLengthM: 0.07,
    leafWidthM: 0.035,
    innerColor: rgb("#3a5424"),
    outerColor: rgb("#5f7f38"),
    lobes: 0.2,
    hollow: 0.2,
    leavesPerShoot: 5,
    flowers: { count: 7, kind: "cluster", sizeM: 0.026, colors: [rgb("#b23a24"), rgb("#c9652e")] },
  },
  herbs: {
    radiusM: 0.17,
    heightM: 0.26,
    leaves: 700,
    leafLengthM: 0.035,
    leafWidthM: 0.016,
    innerColor: rgb("#465f2a"),
    outerColor: rgb("#74914a"),
    lobes: 0.2,
    hollow: 0.2,
    upright: 0.6,
    leavesPerShoot: 4,
  },
} as const satisfies Record<string, MoundShape>;

export type Crop = keyof typeof CROPS;
export const crops = Object.keys(CROPS) as Crop[];

/** Seed of every crop: one mesh each, turned at random. */
const SEED = 71;
/** Steps of the sun's height, as in `plant-mesh.ts`. */
const SUN_STEPS = 20;
const cache = new Map<string, FoliageMesh>();

/** A grown vegetable; `sunHeight` as for `plantMesh`. Meshes are shared. */
export function cropMesh(crop: Crop, sunHeight: number): FoliageMesh {
  const height = Math.round(sunHeight * SUN_STEPS) / SUN_STEPS;
  const key = `${crop}/${height}`;
  let mesh = cache.get(key);
  if (!mesh) {
    mesh = growMound(SEED, CROPS[crop]);
    bakeCanopyLight(mesh, height, 1);
    cache.set(key, mesh);
  }
  return mesh;
}

/** Half the width of a crop, meters: beds space them by it. */
export const cropRadius = (crop: Crop): number => CROPS[crop].radiusM;

/** Height of a grown plant, meters. */
export const cropHeight = (crop: Crop): number => CROPS[crop].heightM;
