import type { GroundPoint } from "#core/geometry/point.ts";

/**
 * A line with as few corners as stay within `toleranceM` of it (Douglas and Peucker, 1973): posts stand on straight runs, whatever the
 * mask's edge does.
 */
export function simplified(line: readonly GroundPoint[], toleranceM: number): GroundPoint[] {
  if (line.length < 3) return [...line];
  const a = line[0]!;
  const b = line.at(-1)!;
  const dx = b.x - a.x;
  const dz = b.z - a.z;
  const length = Math.hypot(dx, dz);
  let worst = 0;
  let worstAt = 0;
  for (let i = 1; i < line.length - 1; i++) {
    const p = line[i]!;
    // Distance from the straight line between the ends; from the first point where both ends are one place.
    const off =
      length > 0 ? Math.abs((p.x - a.x) * dz - (p.z - a.z) * dx) / length : Math.hypot(p.x - a.x, p.z - a.z);
    if (off <= worst) continue;
    worst = off;
    worstAt = i;
  }
  if (worst <= toleranceM) return [a, b];
  return [
    ...simplified(line.slice(0, worstAt + 1), toleranceM),
    ...simplified(line.slice(worstAt), toleranceM).slice(1),
  ];
}
