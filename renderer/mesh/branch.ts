import { hash01, type Random } from "#renderer/math/random.ts";
import { cross, normalize, type Vec3 } from "#renderer/math/vec3.ts";
import type { FoliageMesh } from "./foliage-mesh.ts";
import { addFoliageTriangle } from "./leaf.ts";

/**
 * A piece of stem or branch from `a` (radius `radiusA`) to `b` (radius `radiusB`), meters, as a prism of
 * `sides` faces. `rough` is the spread of tone between the faces, which reads as bark.
 */
export function addBranch(
  mesh: FoliageMesh,
  a: Vec3,
  b: Vec3,
  radiusA: number,
  radiusB: number,
  color: Vec3,
  random: Random,
  sides = 6,
  rough = 0.15,
): void {
  // u and v span the plane across the branch; the reference axis changes where the branch is nearly
  // upright.
  const d = normalize([b[0] - a[0], b[1] - a[1], b[2] - a[2]]);
  const u = normalize(cross(d, Math.abs(d[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0]));
  const v = cross(d, u);
  const around = (center: Vec3, radius: number, angle: number): Vec3 => {
    const x = Math.cos(angle) * radius;
    const y = Math.sin(angle) * radius;
    return [
      center[0] + u[0] * x + v[0] * y,
      // Not below the ground.
      Math.max(0, center[1] + u[1] * x + v[1] * y),
      center[2] + u[2] * x + v[2] * y,
    ];
  };
  for (let k = 0; k < sides; k++) {
    const t0 = (k / sides) * 2 * Math.PI;
    const t1 = ((k + 1) / sides) * 2 * Math.PI;
    const p0 = around(a, radiusA, t0);
    const p1 = around(a, radiusA, t1);
    const q0 = around(b, radiusB, t0);
    const q1 = around(b, radiusB, t1);
    const c = Math.cos((t0 + t1) / 2);
    const s = Math.sin((t0 + t1) / 2);
    const n = normalize([u[0] * c + v[0] * s, u[1] * c + v[1] * s, u[2] * c + v[2] * s]);
    // Furrows of the bark run on from piece to piece: most of a facet's tone goes with its side.
    // Most of a facet's tone depends on its side alone, so furrows of the bark run on from piece to piece;
    // the rest is random.
    const furrow = 1 + rough * (1.4 * hash01(k, sides, 7) - 0.7);
    addFoliageTriangle(mesh, p0, p1, q1, n, color, furrow + rough * 0.5 * (random.next() - 0.5), 0);
    addFoliageTriangle(mesh, p0, q1, q0, n, color, furrow + rough * 0.5 * (random.next() - 0.5), 0);
  }
}
