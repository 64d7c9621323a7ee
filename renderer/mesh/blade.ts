import type { Random } from "#renderer/math/random.ts";
import { cross, mix, normalize, type Vec3 } from "#renderer/math/vec3.ts";
import type { FoliageMesh } from "./foliage-mesh.ts";
import { addFoliageTriangle } from "./leaf.ts";

export type BladeShape = {
  lengthM: number;
  widthM: number;
  /** How much the blade bows under its weight: 0 straight, 1 hangs over. */
  bend: number;
  segments: number;
  rootColor: Vec3;
  tipColor: Vec3;
  translucency: number;
  /** A leaf blade runs to a point; a stem keeps its width. */
  pointed: boolean;
};

/** An arching blade of grass or a stem, from `base` in direction `along`. Returns where it ends. */
export function addBlade(
  mesh: FoliageMesh,
  base: Vec3,
  along: Vec3,
  shape: BladeShape,
  random: Random,
): Vec3 {
  const { segments, bend, translucency } = shape;
  const step = shape.lengthM / segments;
  const side = normalize(cross(along, [random.next() - 0.5, 0.1, random.next() - 0.5]));
  let p = base;
  let d = along;
  let half = shape.widthM * 0.5;
  for (let i = 0; i < segments; i++) {
    const t = (i + 1) / segments;
    // A blade lies on the ground, it does not go through it.
    const q: Vec3 = [p[0] + d[0] * step, Math.max(0.005, p[1] + d[1] * step), p[2] + d[2] * step];
    const nextHalf = shape.widthM * 0.5 * (shape.pointed ? Math.max(0.06, 1 - t ** 1.6) : 1);
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
    d = normalize([d[0], d[1] - (bend * (0.35 + t) * 2) / segments, d[2]]);
  }
  return p;
}
