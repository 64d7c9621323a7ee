import type { Random } from "#renderer/math/random.ts";
import { cross, mix, normalize, type Vec3 } from "#renderer/math/vec3.ts";
import type { FoliageMesh } from "./foliage-mesh.ts";
import { addFoliageTriangle } from "./leaf.ts";

/** No part of a blade is lower than this, meters: it lies on the ground. */
const LEAST_HEIGHT_M = 0.005;
/** Upward part of the random vector from which a blade takes its side. */
const SIDE_UP = 0.1;
/** Half width of a pointed blade: 1 - t ** TAPER along its length t, and never less than TIP_SHARE. */
const TAPER = 1.6;
const TIP_SHARE = 0.06;
/** The bend per piece grows from this share at the foot by one towards the tip. */
const BEND_AT_FOOT = 0.35;

/** Shape of one blade. Colors are linear reflectance. */
export type BladeShape = {
  lengthM: number;
  widthM: number;
  /** How much the blade bows under its weight: 0 straight, 1 hangs over. */
  bend: number;
  /** Straight pieces that it is made of; more give a smoother curve and cost two triangles each. */
  segments: number;
  rootColor: Vec3;
  tipColor: Vec3;
  /** Share of the light that shines through, 0 to 1. */
  translucency: number;
  /** A leaf blade runs to a point; a stem keeps its width. */
  pointed: boolean;
};

/**
 * Adds an arching blade of grass or a stem to the mesh, from `base` (meters) in the unit direction `along`.
 * Returns the place where it ends.
 */
export function addBlade(
  mesh: FoliageMesh,
  base: Vec3,
  along: Vec3,
  shape: BladeShape,
  random: Random,
): Vec3 {
  const { segments, bend, translucency } = shape;
  // A blade is a strip of quads. `side` points across it; the small upward part keeps it defined for any
  // random pair.
  const step = shape.lengthM / segments;
  const side = normalize(cross(along, [random.next() - 0.5, SIDE_UP, random.next() - 0.5]));
  let p = base;
  let d = along;
  let half = shape.widthM * 0.5;
  for (let i = 0; i < segments; i++) {
    const t = (i + 1) / segments;
    // A blade lies on the ground, it does not go through it.
    const q: Vec3 = [p[0] + d[0] * step, Math.max(LEAST_HEIGHT_M, p[1] + d[1] * step), p[2] + d[2] * step];
    const nextHalf = shape.widthM * 0.5 * (shape.pointed ? Math.max(TIP_SHARE, 1 - t ** TAPER) : 1);
    // The normal always looks up: both faces of a blade are lit alike.
    let n = normalize(cross(side, d));
    if (n[1] < 0) n = [-n[0], -n[1], -n[2]];
    const color = mix(shape.rootColor, shape.tipColor, t);
    const pl: Vec3 = [p[0] - side[0] * half, p[1] - side[1] * half, p[2] - side[2] * half];
    const pr: Vec3 = [p[0] + side[0] * half, p[1] + side[1] * half, p[2] + side[2] * half];
    const ql: Vec3 = [q[0] - side[0] * nextHalf, q[1] - side[1] * nextHalf, q[2] - side[2] * nextHalf];
    const qr: Vec3 = [q[0] + side[0] * nextHalf, q[1] + side[1] * nextHalf, q[2] + side[2] * nextHalf];
    addFoliageTriangle(mesh, pl, pr, qr, n, color, 1, translucency);
    addFoliageTriangle(mesh, pl, qr, ql, n, color, 1, translucency);
    p = q;
    half = nextHalf;
    // The direction sinks by about 1.7 times `bend` in all, more towards the tip than at the foot.
    d = normalize([d[0], d[1] - (bend * (BEND_AT_FOOT + t) * 2) / segments, d[2]]);
  }
  return p;
}
