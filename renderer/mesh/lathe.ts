import { normalize, type Vec3 } from "#renderer/math/vec3.ts";
import type { GrainKind, SolidMesh } from "./solid-mesh.ts";

/**
 * Turns a profile of [radius, height] points in meters, from the bottom up, about the upright axis at (x,
 * z). `sides` flat faces make the round; normals are smooth around it.
 */
export function addLathe(
  mesh: SolidMesh,
  profile: readonly (readonly [radiusM: number, y: number])[],
  look: { color: Vec3; grain: GrainKind; x?: number; z?: number; sides?: number },
): void {
  const sides = look.sides ?? 14;
  const originX = look.x ?? 0;
  const originZ = look.z ?? 0;
  for (let j = 0; j + 1 < profile.length; j++) {
    const [r0, y0] = profile[j]!;
    const [r1, y1] = profile[j + 1]!;
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
          // Normal of the cone between the two rings.
          const n = normalize([c * (y1 - y0), r0 - r1, s * (y1 - y0)]);
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
