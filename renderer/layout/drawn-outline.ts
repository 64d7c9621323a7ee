import type { GroundSdf } from "#renderer/mask/coverage.ts";
import type { GroundRectangle } from "./shapes.ts";
import { regionField, type Site } from "./site.ts";

/** A rectangle that fills less than this share of its highlight leaves the place that a person drew: its own outline is built. Tuned by eye. */
export const FILLED_SHARE = 0.6;

/**
 * The rectangle with the area's middle, main axes and moments of second order, of the part of a region that the photo shows. Of an outline
 * it says length and width as people measure them. Meters.
 */
export function momentRectangle({ grid, camera }: Site): GroundRectangle | null {
  const { inside, nx, x0, z0, cellM } = grid;
  const sum = { n: 0, x: 0, z: 0, xx: 0, zz: 0, xz: 0 };
  for (let o = 0; o < inside.length; o++) {
    if (!inside[o]) continue;
    const x = x0 + ((o % nx) + 0.5) * cellM;
    const z = z0 + (Math.floor(o / nx) + 0.5) * cellM;
    const column = camera.photoX(x, z);
    if (column < 0 || column > camera.widthPx || camera.photoY(0, z) > camera.heightPx) continue;
    sum.n++;
    sum.x += x;
    sum.z += z;
    sum.xx += x * x;
    sum.zz += z * z;
    sum.xz += x * z;
  }
  if (sum.n === 0) return null;
  const [x, z] = [sum.x / sum.n, sum.z / sum.n];
  const [xx, zz, xz] = [sum.xx / sum.n - x * x, sum.zz / sum.n - z * z, sum.xz / sum.n - x * z];
  // Variances along the main axes; a uniform rectangle of side s has s² / 12.
  const turn = 0.5 * Math.atan2(2 * xz, xx - zz);
  const spread = Math.sqrt(((xx - zz) / 2) ** 2 + xz ** 2);
  const sideM = (variance: number) => Math.sqrt(12 * Math.max(0, variance));
  return {
    x,
    z,
    turn,
    wideM: sideM((xx + zz) / 2 + spread),
    deepM: sideM((xx + zz) / 2 - spread),
  };
}

/** Axes of an ellipse over the sides of the rectangle with the same moments: s² / 12 = a² / 4. */
const AXIS_SHARE = 1 / Math.sqrt(3);

/** Signed distance, first order, to the ellipse that lies in a highlight as its outline does, cut off where that ends. */
export function drawnOval(site: Site, { x, z, turn, wideM, deepM }: GroundRectangle): GroundSdf {
  const region = regionField(site);
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const [a, b] = [AXIS_SHARE * wideM, AXIS_SHARE * deepM];
  return (px, pz) => {
    const across = ((px - x) * c + (pz - z) * s) / a;
    const away = ((pz - z) * c - (px - x) * s) / b;
    const k = Math.hypot(across, away);
    const slope = Math.hypot(across / a, away / b);
    const oval = slope < 1e-6 ? -Math.min(a, b) : (k * (k - 1)) / slope;
    return Math.max(oval, region(px, pz));
  };
}
