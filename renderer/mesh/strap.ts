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
  /** Half width at the foot as a share of the widest, where a leaf narrows to a stalk there. */
  foot?: number;
  /** Where the leaf is widest, as a share of its length: 0.1 lily, 0.4 agave. */
  widestAt: number;
  /** Rise of the margins over the midrib, as a share of the half width: 0 flat, 1 a gutter. */
  keel: number;
  rootColor: Vec3;
  tipColor: Vec3;
  /** Color of the spine that the leaf ends in, and of its margin; without them it has neither. */
  spine?: Vec3;
  margin?: Vec3;
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
/** Tone of every second triangle of a narrow leaf, so that the two triangles of a piece differ a little. */
const LOWER_TONE = 0.97;
/**
 * Strips of each half: where one ends as a share of the half width, and how high it lies there as a share of the keel. A broad leaf is a
 * trough, flat in the middle, in so many strips that no facet is seen; a narrow one is folded.
 */
const FOLDED = [{ to: 1, rise: 1 }] as const;
const TROUGH = [
  { to: 0.2, rise: 0.03 },
  { to: 0.4, rise: 0.1 },
  { to: 0.6, rise: 0.27 },
  { to: 0.77, rise: 0.5 },
  { to: 0.93, rise: 0.8 },
  { to: 1, rise: 1 },
] as const;
/** Leaves from this width on are troughs, meters. */
const TROUGH_M = 0.06;
/** The spine is this share of the leaf's length, and the straight pieces of a broad leaf so many. */
const SPINE_SHARE = 0.05;
const BROAD_PIECES = 18;
/** The bend per piece grows from this share at the foot by one towards the tip. */
const BEND_AT_FOOT = 0.35;
/**
 * Half width at the foot as a share of the widest, and the rest that it gains up to there; beyond, it falls
 * with the exponent TAPER, down to TIP_SHARE.
 */
const FOOT_SHARE = 0.55;
const WIDENING = 0.45;
const TAPER = 1.7;
/** The same of a leaf that runs out into a spine. */
const SPINED_TAPER = 1.3;
const TIP_SHARE = 0.02;

/** A long stiff leaf with a keel, in two halves that catch the light differently (agave, yucca, daylily). */
export function addStrap(
  mesh: FoliageMesh,
  base: Vec3,
  along: Vec3,
  shape: StrapShape,
  random: Random,
): void {
  const isBroad = shape.widthM >= TROUGH_M;
  const strips = isBroad ? TROUGH : FOLDED;
  const lowerTone = isBroad ? 1 : LOWER_TONE;
  const stations = stationsOf(isBroad ? BROAD_PIECES : PIECES, shape.spine !== undefined);
  const level =
    Math.abs(along[1]) > NEARLY_UPRIGHT ? ([along[2], 0, -along[0] + 0.01] as const) : ([0, 1, 0] as const);
  const side = normalize(cross(along, level));
  const tone = LEAST_TONE + TONE_SPREAD * random.next();
  let p = base;
  let d = along;
  let half = halfWidth(shape, 0);
  let last = 0;
  // A piece begins where the one before ends: without a gap at the bend.
  let lastUp: Vec3 | null = null;
  for (const t of stations) {
    const step = shape.lengthM * (t - last);
    const q: Vec3 = [p[0] + d[0] * step, Math.max(LEAST_HEIGHT_M, p[1] + d[1] * step), p[2] + d[2] * step];
    const nextHalf = halfWidth(shape, t);
    let n = normalize(cross(side, d));
    if (n[1] < 0) n = scaled(n, -1);
    const isSpine = shape.spine !== undefined && t === 1;
    const color = isSpine ? shape.spine! : mix(shape.rootColor, shape.tipColor, t);
    for (const sign of [1, -1]) {
      const at = (from: Vec3, up: Vec3, halfM: number, to: number, rise: number): Vec3 => [
        from[0] + (sign * side[0] * to + up[0] * rise * shape.keel) * halfM,
        from[1] + (sign * side[1] * to + up[1] * rise * shape.keel) * halfM,
        from[2] + (sign * side[2] * to + up[2] * rise * shape.keel) * halfM,
      ];
      let [inP, inQ, inTo, inRise] = [p, q, 0, 0];
      for (const { to, rise } of strips) {
        const outP = at(p, lastUp ?? n, half, to, rise);
        const outQ = at(q, n, nextHalf, to, rise);
        const slope = (sign * shape.keel * (rise - inRise)) / (to - inTo);
        const tilted = normalize([n[0] - side[0] * slope, n[1] - side[1] * slope, n[2] - side[2] * slope]);
        const own = to === 1 && shape.margin && !isSpine ? shape.margin : color;
        addFoliageTriangle(mesh, inP, outP, outQ, tilted, own, tone, shape.translucency);
        addFoliageTriangle(mesh, inP, outQ, inQ, tilted, own, tone * lowerTone, shape.translucency);
        [inP, inQ, inTo, inRise] = [outP, outQ, to, rise];
      }
    }
    p = q;
    half = nextHalf;
    d = normalize([d[0], d[1] - shape.bend * (BEND_AT_FOOT + t) * 2 * (t - last), d[2]]);
    last = t;
    lastUp = n;
  }
}

/** Where the straight pieces of a leaf end, as shares of its length: a spine is a piece of its own. */
function stationsOf(pieces: number, hasSpine: boolean): number[] {
  const end = hasSpine ? 1 - SPINE_SHARE : 1;
  const even = Array.from({ length: pieces }, (_, k) => ((k + 1) / pieces) * end);
  return hasSpine ? [...even, 1] : even;
}

/** Half the width at the share `t` of the length, meters. */
function halfWidth(shape: StrapShape, t: number): number {
  const { widestAt } = shape;
  const share =
    t < widestAt
      ? shape.foot === undefined
        ? FOOT_SHARE + (WIDENING * t) / widestAt
        : shape.foot + (1 - shape.foot) * Math.sin((Math.PI / 2) * (t / widestAt))
      : 1 - ((t - widestAt) / (1 - widestAt)) ** (shape.spine ? SPINED_TAPER : TAPER) || 0;
  return shape.widthM * 0.5 * Math.max(TIP_SHARE, share);
}
