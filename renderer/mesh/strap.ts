import type { Random } from "#renderer/math/random.ts";
import { cross, mix, normalize, scaled, type Vec3 } from "#renderer/math/vec3.ts";
import type { FoliageMesh } from "#renderer/mesh/foliage-mesh.ts";
import { addFoliageTriangle } from "#renderer/mesh/leaf.ts";

/** Shape of one strap-like leaf; meters, linear reflectance. */
export type StrapShape = {
  lengthM: number;
  widthM: number;
  /** How much the leaf bows under its weight: 0 straight, 1 hangs over. */
  bend: number;
  /** Where the leaf is widest, as a share of its length: 0.1 lily, 0.4 agave. */
  widestAt: number;
  /** Rise of the margins over the midrib, as a share of the half width: 0 flat, 1 a gutter. */
  keel: number;
  rootColor: Vec3;
  tipColor: Vec3;
  translucency: number;
};

/** Straight pieces of a leaf along its length. */
const PIECES = 6;
/**
 * A leaf steeper than this (upward part of its direction) takes its side from its own bearing: up and up
 * have no cross product.
 */
const NEARLY_UPRIGHT = 0.95;
/** Tone of a leaf at random: 0.88 to 1.12. */
const LEAST_TONE = 0.88;
const TONE_SPREAD = 0.24;
/** No part of a leaf is lower than this, meters: it lies on the ground. */
const LEAST_HEIGHT_M = 0.006;
/** Tone of every second triangle, so that the two triangles of a piece differ a little. */
const LOWER_TONE = 0.97;
/** The bend per piece grows from this share at the foot by one towards the tip. */
const BEND_AT_FOOT = 0.35;
/**
 * Half width at the foot as a share of the widest, and the rest that it gains up to there; beyond, it falls
 * with the exponent TAPER, down to TIP_SHARE.
 */
const FOOT_SHARE = 0.55;
const WIDENING = 0.45;
const TAPER = 1.7;
const TIP_SHARE = 0.02;

/** A long stiff leaf with a keel, in two halves that catch the light differently (agave, yucca, daylily). */
export function addStrap(
  mesh: FoliageMesh,
  base: Vec3,
  along: Vec3,
  shape: StrapShape,
  random: Random,
): void {
  const step = shape.lengthM / PIECES;
  const level =
    Math.abs(along[1]) > NEARLY_UPRIGHT ? ([along[2], 0, -along[0] + 0.01] as const) : ([0, 1, 0] as const);
  const side = normalize(cross(along, level));
  const tone = LEAST_TONE + TONE_SPREAD * random.next();
  let p = base;
  let d = along;
  let half = halfWidth(shape, 0);
  for (let i = 1; i <= PIECES; i++) {
    const t = i / PIECES;
    const q: Vec3 = [p[0] + d[0] * step, Math.max(LEAST_HEIGHT_M, p[1] + d[1] * step), p[2] + d[2] * step];
    const nextHalf = halfWidth(shape, t);
    let n = normalize(cross(side, d));
    if (n[1] < 0) n = scaled(n, -1);
    const color = mix(shape.rootColor, shape.tipColor, t);
    for (const sign of [1, -1]) {
      const rise = shape.keel;
      const edge = (from: Vec3, reach: number): Vec3 => [
        from[0] + (sign * side[0] + n[0] * rise) * reach,
        from[1] + (sign * side[1] + n[1] * rise) * reach,
        from[2] + (sign * side[2] + n[2] * rise) * reach,
      ];
      const pe = edge(p, half);
      const qe = edge(q, nextHalf);
      const tilted = normalize([
        n[0] - sign * side[0] * rise,
        n[1] - sign * side[1] * rise,
        n[2] - sign * side[2] * rise,
      ]);
      addFoliageTriangle(mesh, p, pe, qe, tilted, color, tone, shape.translucency);
      addFoliageTriangle(mesh, p, qe, q, tilted, color, tone * LOWER_TONE, shape.translucency);
    }
    p = q;
    half = nextHalf;
    d = normalize([d[0], d[1] - (shape.bend * (BEND_AT_FOOT + t) * 2) / PIECES, d[2]]);
  }
}

/** Half the width at the share `t` of the length, meters. */
function halfWidth(shape: StrapShape, t: number): number {
  const { widestAt } = shape;
  const share =
    t < widestAt
      ? FOOT_SHARE + (WIDENING * t) / widestAt
      : 1 - ((t - widestAt) / (1 - widestAt)) ** TAPER || 0;
  return shape.widthM * 0.5 * Math.max(TIP_SHARE, share);
}
