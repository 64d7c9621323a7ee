import type { GroundPoint } from "#core/geometry/point.ts";
import { polygonPerimeter } from "#core/geometry/polygon.ts";
import { isInGroundRing } from "#core/geometry/rings.ts";

/** Between the directions that are tried. */
const STEP_DEGREES = 3;
type Ring = readonly GroundPoint[];

/**
 * Meters of edge around holes: where a fire pit or a tree ring lies within a surface, nothing of that surface ends that would
 * need a restraint or an edging. An outline lists holes as rings of their own.
 */
export function holesPerimeterM(outline: readonly Ring[]): number {
  return outline
    .filter((ring, index) => {
      const first = ring[0];
      const around = outline.filter(
        (other, k) => k !== index && first !== undefined && isInGroundRing(other, first.x, first.z),
      );
      return around.length % 2 === 1;
    })
    .reduce((sum, ring) => sum + polygonPerimeter(ring), 0);
}

/**
 * Length of the longer side of the smallest box around an outline, meters; 0 without points. Directions are tried at 3°
 * steps: outlines follow a grid of about 5 cm, so their edges tell no finer one.
 */
export function longestExtentM(outline: readonly Ring[]): number {
  const points = outline.flat();
  if (points.length === 0) return 0;
  let best = { area: Number.POSITIVE_INFINITY, long: 0 };
  for (let degrees = 0; degrees < 90; degrees += STEP_DEGREES) {
    const cos = Math.cos((degrees * Math.PI) / 180);
    const sin = Math.sin((degrees * Math.PI) / 180);
    const length = extent(points, cos, sin);
    const width = extent(points, -sin, cos);
    if (length * width < best.area) best = { area: length * width, long: Math.max(length, width) };
  }
  return best.long;
}

/** Spread of the points along the direction (`dx`, `dz`). */
function extent(points: Ring, dx: number, dz: number): number {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const { x, z } of points) {
    const along = x * dx + z * dz;
    if (along < low) low = along;
    if (along > high) high = along;
  }
  return high - low;
}
