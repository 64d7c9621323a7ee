import type { GroundPoint } from "#core/geometry/point.ts";

/** Reused, never kept. */
export type ContourPoint = {
  /** Meters to the contour. */
  distanceM: number;
  /** Meters along the contour, from its first point, of the nearest place on it. */
  alongM: number;
};

/** Side of a bucket; a query looks at the buckets around it, so it is exact up to this distance. */
const BUCKET_M = 0.8;
/** Buckets along one axis that a key can name: 6.5 km, so no two buckets of a yard share a key. */
const MOST_BUCKETS = 8192;
const HALF_BUCKETS = MOST_BUCKETS / 2;

/**
 * Measures along a contour on the ground: for courses of stones that follow an edge. Segments lie in buckets, so that a
 * query costs the few segments near it. Farther than 0.8 m from the contour the distance is reported as infinite.
 */
export function contourRuler(
  contour: readonly GroundPoint[],
  closed: boolean,
): (x: number, z: number) => ContourPoint {
  // Six numbers per segment: start x and z, unit direction x and z, length, and length of the contour
  // before it.
  const segments: number[] = [];
  const buckets = new Map<number, number[]>();
  const key = (i: number, j: number) => (i + HALF_BUCKETS) * MOST_BUCKETS + (j + HALF_BUCKETS);
  let along = 0;
  const last = closed ? contour.length : contour.length - 1;
  for (let k = 0; k < last; k++) {
    const a = contour[k]!;
    const b = contour[(k + 1) % contour.length]!;
    const dx = b.x - a.x;
    const dz = b.z - a.z;
    const length = Math.hypot(dx, dz);
    if (length === 0) continue;
    const at = segments.length;
    segments.push(a.x, a.z, dx / length, dz / length, length, along);
    along += length;
    // A segment is listed one bucket beyond its own on every side, so a query reads only the bucket it lies
    // in.
    const i0 = Math.floor(Math.min(a.x, b.x) / BUCKET_M) - 1;
    const i1 = Math.floor(Math.max(a.x, b.x) / BUCKET_M) + 1;
    const j0 = Math.floor(Math.min(a.z, b.z) / BUCKET_M) - 1;
    const j1 = Math.floor(Math.max(a.z, b.z) / BUCKET_M) + 1;
    for (let i = i0; i <= i1; i++) {
      for (let j = j0; j <= j1; j++) {
        const list = buckets.get(key(i, j));
        if (list) list.push(at);
        else buckets.set(key(i, j), [at]);
      }
    }
  }
  const found: ContourPoint = { distanceM: 0, alongM: 0 };
  return (x, z) => {
    found.distanceM = Number.POSITIVE_INFINITY;
    const near = buckets.get(key(Math.floor(x / BUCKET_M), Math.floor(z / BUCKET_M)));
    if (!near) return found;
    let best = Number.POSITIVE_INFINITY;
    for (const at of near) {
      const dx = x - segments[at]!;
      const dz = z - segments[at + 1]!;
      const dirX = segments[at + 2]!;
      const dirZ = segments[at + 3]!;
      // Distance along the segment to its point nearest to (x, z), held to its ends.
      let t = dx * dirX + dz * dirZ;
      const length = segments[at + 4]!;
      t = t < 0 ? 0 : t > length ? length : t;
      const ex = dx - dirX * t;
      const ez = dz - dirZ * t;
      const squared = ex * ex + ez * ez;
      if (squared < best) {
        best = squared;
        found.alongM = segments[at + 5]! + t;
      }
    }
    found.distanceM = Math.sqrt(best);
    return found;
  };
}
