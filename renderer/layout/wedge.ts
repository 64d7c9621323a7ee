import type { GroundPoint } from "#core/geometry/point.ts";
import type { GroundSdf } from "#renderer/mask/coverage.ts";
import { clamp } from "#renderer/math/scalar.ts";
import { largestRectangle, turnOfLongestSide } from "./largest-rectangle.ts";
import type { GroundRectangle } from "./shapes.ts";
import { simplified } from "./simplify-line.ts";
import { regionField, type Site } from "./site.ts";

/** An outline comes to a point where its sides meet at less than this, radians (47 degrees): nobody lays stones into that. */
const SHARPEST = 0.82;
/** Bends of an outline up to this are its unevenness, meters. */
const UNEVEN_M = 0.25;
/** A side of a point is longer than the teeth of a mask's edge. Meters. */
const LEAST_SIDE_M = 1.5;
/** Where more than this share of a region is hard ground already, it has the shape of what lies there. */
const HARD_SHARE = 0.3;
/** Coverage from which a pixel belongs to a mask. */
const INSIDE = 0.5;

/**
 * The largest rectangle in a highlight on open ground whose outline comes to a point, along the house or along the outline's longest side;
 * null where it comes to none, or the rectangle is narrower than `leastM`.
 */
export function roomInWedge(
  site: Site,
  contour: readonly GroundPoint[],
  leastM: number,
): GroundRectangle | null {
  if (contour.length < 3) return null;
  const ring = simplified([...contour, contour[0]!], UNEVEN_M);
  if (!hasPoint(ring, regionField(site)) || isPavedAlready(site)) return null;
  const [largest] = [site.wallTurnRad, turnOfLongestSide(ring)]
    .flatMap((turn) => largestRectangle(site, turn) ?? [])
    .sort((a, b) => b.wideM * b.deepM - a.wideM * a.deepM);
  return largest && Math.min(largest.wideM, largest.deepM) >= leastM ? largest : null;
}

/** Whether a closed outline, whose last point is its first, comes to a point somewhere; `region` is negative inside. */
const hasPoint = (ring: readonly GroundPoint[], region: GroundSdf): boolean =>
  ring.slice(1).some((p, k) => {
    const a = ring[k]!;
    const b = ring[k + 2] ?? ring[1]!;
    const [toA, toB] = [Math.hypot(a.x - p.x, a.z - p.z), Math.hypot(b.x - p.x, b.z - p.z)];
    if (Math.min(toA, toB) < LEAST_SIDE_M) return false;
    const [ax, az, bx, bz] = [(a.x - p.x) / toA, (a.z - p.z) / toA, (b.x - p.x) / toB, (b.z - p.z) / toB];
    const isSharp = Math.acos(clamp(ax * bx + az * bz, -1, 1)) < SHARPEST;
    return isSharp && region(p.x + UNEVEN_M * (ax + bx), p.z + UNEVEN_M * (az + bz)) < 0;
  });

/** Whether a region has the shape of the paving that lies there. */
export function isPavedAlready({ clip, hard }: Site): boolean {
  let all = 0;
  let paved = 0;
  for (let i = 0; i < clip.length; i++) {
    if (clip[i]! <= INSIDE) continue;
    all++;
    if (hard[i]! > INSIDE) paved++;
  }
  return paved > HARD_SHARE * all;
}
