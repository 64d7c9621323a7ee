import { normalize, type Vec3 } from "#renderer/math/vec3.ts";
import type { GrainKind, SolidMesh } from "./solid-mesh.ts";

/**
 * Turns a profile of [radius, height] points in meters, from the bottom up, about the upright axis at (x,
 * z). `sides` flat faces make the round; normals are smooth around it, and with `smooth` along the profile too, but for
 * its edges; with `panels` each side is flat and meets the next one in an edge.
 */
export function addLathe(
  mesh: SolidMesh,
  profile: readonly (readonly [radiusM: number, y: number])[],
  look: {
    color: Vec3;
    grain: GrainKind;
    x?: number;
    z?: number;
    sides?: number;
    smooth?: boolean;
    panels?: boolean;
  },
): void {
  const sides = look.sides ?? 14;
  const originX = look.x ?? 0;
  const originZ = look.z ?? 0;
  const slopes = profileSlopes(profile);
  for (let j = 0; j + 1 < profile.length; j++) {
    const [r0, y0] = profile[j]!;
    const [r1, y1] = profile[j + 1]!;
    const ends = look.smooth ? [cornerSlope(slopes, j, j - 1), cornerSlope(slopes, j, j + 1)] : null;
    for (let k = 0; k < sides; k++) {
      const corners = [
        [r0, y0, k],
        [r0, y0, k + 1],
        [r1, y1, k + 1],
        [r1, y1, k],
      ] as const;
      for (const order of [
        [0, 1, 2],
        [0, 2, 3],
      ]) {
        // Two triangles per quad. The grain runs along the height; across it, meters along the
        // circumference.
        const t = mesh.addTriangle(look.grain, look.color[0], look.color[1], look.color[2]);
        order.forEach((from, corner) => {
          const [r, y, step] = corners[from]!;
          const angle = (step / sides) * 2 * Math.PI;
          const c = Math.cos(angle);
          const s = Math.sin(angle);
          // Normal of the cone between the two rings, or of the curve at this ring.
          const [out, up] = ends ? ends[from < 2 ? 0 : 1]! : [y1 - y0, r0 - r1];
          const facing = look.panels ? ((k + 0.5) / sides) * 2 * Math.PI : angle;
          const n = normalize([Math.cos(facing) * out, up, Math.sin(facing) * out]);
          mesh.setCorner(
            t,
            corner,
            originX + c * r,
            y,
            originZ + s * r,
            n[0],
            n[1],
            n[2],
            y,
            angle * Math.max(r0, r1),
          );
        });
      }
    }
  }
}

/** Outward and upward parts of the unit normal of each part of a profile. */
const profileSlopes = (profile: readonly (readonly [radiusM: number, y: number])[]) =>
  profile.slice(1).map(([r1, y1], j): readonly [out: number, up: number] => {
    const [r0, y0] = profile[j]!;
    const length = Math.hypot(y1 - y0, r0 - r1) || 1;
    return [(y1 - y0) / length, (r0 - r1) / length];
  });

/** Parts of a profile whose normals differ by more than this meet in an edge: cosine of 37 degrees. */
const EDGE = 0.8;

/** The normal where one part of a profile meets another: between both where the curve goes on, its own at an edge. */
function cornerSlope(
  slopes: readonly (readonly [out: number, up: number])[],
  own: number,
  other: number,
): readonly [out: number, up: number] {
  const [out, up] = slopes[own]!;
  const beside = slopes[other];
  if (!beside || out * beside[0] + up * beside[1] < EDGE) return [out, up];
  return [out + beside[0], up + beside[1]];
}
