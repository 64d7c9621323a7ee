import { cross, normalize, type Vec3 } from "#renderer/math/vec3.ts";
import type { GrainKind, SolidMesh } from "./solid-mesh.ts";

/** Faces round a rod. */
const SIDES = 7;
/** A rod that runs more upright than this (cosine) takes its sides from another axis. */
const UPRIGHT = 0.9;

/** A bent rod, pipe or rope of one radius through `points` (meters, at least two); its ends are open. */
export function addRod(
  mesh: SolidMesh,
  points: readonly Vec3[],
  radiusM: number,
  look: { color: Vec3; grain: GrainKind; openness?: number },
): void {
  const rings = points.map((point, k) => {
    const [before, after] = [points[Math.max(0, k - 1)]!, points[Math.min(points.length - 1, k + 1)]!];
    const along = normalize([after[0] - before[0], after[1] - before[1], after[2] - before[2]]);
    const side = normalize(cross(along, Math.abs(along[1]) > UPRIGHT ? [1, 0, 0] : [0, 1, 0]));
    const up = cross(side, along);
    return Array.from({ length: SIDES + 1 }, (_, j) => {
      const angle = (j / SIDES) * 2 * Math.PI;
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      const n: Vec3 = [side[0] * c + up[0] * s, side[1] * c + up[1] * s, side[2] * c + up[2] * s];
      return { n, p: [point[0] + n[0] * radiusM, point[1] + n[1] * radiusM, point[2] + n[2] * radiusM] };
    });
  });
  let runM = 0;
  for (let k = 0; k + 1 < rings.length; k++) {
    const lengthM = Math.hypot(
      points[k + 1]![0] - points[k]![0],
      points[k + 1]![1] - points[k]![1],
      points[k + 1]![2] - points[k]![2],
    );
    for (let j = 0; j < SIDES; j++) {
      const corners = [
        { ...rings[k]![j]!, along: runM, across: j },
        { ...rings[k]![j + 1]!, along: runM, across: j + 1 },
        { ...rings[k + 1]![j + 1]!, along: runM + lengthM, across: j + 1 },
        { ...rings[k + 1]![j]!, along: runM + lengthM, across: j },
      ];
      for (const order of [
        [0, 1, 2],
        [0, 2, 3],
      ]) {
        const t = mesh.addTriangle(look.grain, look.color[0], look.color[1], look.color[2]);
        order.forEach((from, corner) => {
          const { p, n, along, across } = corners[from]!;
          const roundM = (across * 2 * Math.PI * radiusM) / SIDES;
          mesh.setCorner(t, corner, p[0]!, p[1]!, p[2]!, n[0], n[1], n[2], along, roundM);
          mesh.openness[t * 3 + corner] = look.openness ?? 1;
        });
      }
    }
    runM += lengthM;
  }
}
