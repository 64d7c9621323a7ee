import { cross, dot, normalize, scaled, type Vec3 } from "#renderer/math/vec3.ts";

/**
 * Normal of a leaf that points along `along`: the part of `wanted` at right angles to it, turned to the
 * side of `outward`. All unit vectors.
 */
export function leafNormal(along: Vec3, wanted: Vec3, outward: Vec3): Vec3 {
  const side = normalize(cross(along, wanted));
  const n = normalize(cross(side, along));
  return dot(n, outward) < 0 ? scaled(n, -1) : n;
}
