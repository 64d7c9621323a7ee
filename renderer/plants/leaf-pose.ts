import { cross, dot, normalize, scaled, type Vec3 } from "#renderer/math/vec3.ts";

/** The part of `wanted` that stands square on `along`: a leaf's normal for a leaf that points that way. On the side of `outward`. */
export function leafNormal(along: Vec3, wanted: Vec3, outward: Vec3): Vec3 {
  const side = normalize(cross(along, wanted));
  const n = normalize(cross(side, along));
  return dot(n, outward) < 0 ? scaled(n, -1) : n;
}
