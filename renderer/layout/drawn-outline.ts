import type { GroundSdf } from "#renderer/mask/coverage.ts";
import { type GroundRectangle, pointOf } from "./shapes.ts";
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
/** The oval is drawn smaller in such steps, at most so often, until this share of its rim lies inside the highlight. */
const STEP_SHARE = 0.95;
const MOST_STEPS = 14;
const INSIDE_SHARE = 0.94;
const RIM_POINTS = 72;

/** The largest oval that lies in a highlight as its outline does; it is cut off where that ends. */
export function drawnOval(site: Site, own: GroundRectangle): { field: GroundSdf; room: GroundRectangle } {
  const region = regionField(site);
  let room = { ...own, wideM: 2 * AXIS_SHARE * own.wideM, deepM: 2 * AXIS_SHARE * own.deepM };
  for (let step = 0; step < MOST_STEPS && rimInside(region, room) < INSIDE_SHARE; step++)
    room = { ...room, wideM: STEP_SHARE * room.wideM, deepM: STEP_SHARE * room.deepM };
  const free = ellipse(room);
  return { field: (x, z) => Math.max(free(x, z), region(x, z)), room };
}

/** Share of the rim of the ellipse in a rectangle that lies inside a region. */
function rimInside(region: GroundSdf, room: GroundRectangle): number {
  let inside = 0;
  for (let k = 0; k < RIM_POINTS; k++) {
    const angle = (2 * Math.PI * k) / RIM_POINTS;
    const p = pointOf(room, (Math.cos(angle) * room.wideM) / 2, (Math.sin(angle) * room.deepM) / 2);
    if (region(p.x, p.z) < 0) inside++;
  }
  return inside / RIM_POINTS;
}

/** Gradient below which a point is the ellipse's middle. */
const FLAT = 1e-6;

/** Signed distance, first order, to the ellipse in a rectangle. */
function ellipse({ x, z, turn, wideM, deepM }: GroundRectangle): GroundSdf {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const [a, b] = [wideM / 2, deepM / 2];
  return (px, pz) => {
    const across = ((px - x) * c + (pz - z) * s) / a;
    const away = ((pz - z) * c - (px - x) * s) / b;
    const k = Math.hypot(across, away);
    const slope = Math.hypot(across / a, away / b);
    return slope < FLAT ? -Math.min(a, b) : (k * (k - 1)) / slope;
  };
}
