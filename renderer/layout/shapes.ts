import type { GroundPoint } from "#core/geometry/point.ts";
import type { GroundSdf } from "#renderer/mask/coverage.ts";
import { clamp, lerp } from "#renderer/math/scalar.ts";

/**
 * A rectangle on the ground, meters: center, size along its own axes (`wideM` across, `deepM` away from the camera) and their turn in
 * radians from +x towards +z.
 */
export type GroundRectangle = { x: number; z: number; wideM: number; deepM: number; turn: number };

/** The ground point that lies `across` and `away` from a rectangle's center along its own axes. */
export function pointOf(r: GroundRectangle, across: number, away: number): GroundPoint {
  const c = Math.cos(r.turn);
  const s = Math.sin(r.turn);
  return { x: r.x + across * c - away * s, z: r.z + across * s + away * c };
}

/** A part of a rectangle, or a neighbor of it: its center moved along its own axes, of another size. */
export const partOf = (
  r: GroundRectangle,
  across: number,
  away: number,
  wideM: number,
  deepM: number,
): GroundRectangle => ({ ...pointOf(r, across, away), wideM, deepM, turn: r.turn });

/** Its corners, in turn. */
export function cornersOf(r: GroundRectangle): GroundPoint[] {
  const across = r.wideM / 2;
  const away = r.deepM / 2;
  return [
    pointOf(r, -across, -away),
    pointOf(r, across, -away),
    pointOf(r, across, away),
    pointOf(r, -across, away),
  ];
}

/** A rectangle with rounded corners. */
export function rectangle(r: GroundRectangle, cornerM: number): GroundSdf {
  const c = Math.cos(r.turn);
  const s = Math.sin(r.turn);
  return (x, z) => {
    const dx = x - r.x;
    const dz = z - r.z;
    // Distance to the straight sides drawn in by the corner's radius; outside of both the corner is a circle.
    const qx = Math.abs(dx * c + dz * s) - r.wideM / 2 + cornerM;
    const qz = Math.abs(dz * c - dx * s) - r.deepM / 2 + cornerM;
    const outX = Math.max(qx, 0);
    const outZ = Math.max(qz, 0);
    return Math.sqrt(outX * outX + outZ * outZ) + Math.min(Math.max(qx, qz), 0) - cornerM;
  };
}

/** Signed distance to a circle. */
export const circle =
  (x0: number, z0: number, radiusM: number): GroundSdf =>
  (x, z) =>
    Math.sqrt((x - x0) * (x - x0) + (z - z0) * (z - z0)) - radiusM;

/** Gradient below which a point is the ellipse's middle. */
const FLAT = 1e-6;
/** Distance to an ellipse, first order: exact at the rim, good within half a radius of it. */
function ellipse(x: number, z: number, x0: number, z0: number, a: number, b: number): number {
  const dx = (x - x0) / a;
  const dz = (z - z0) / b;
  const k = Math.sqrt(dx * dx + dz * dz);
  const gradient = Math.sqrt((dx / a) ** 2 + (dz / b) ** 2);
  return gradient < FLAT ? -Math.min(a, b) : (k * (k - 1)) / gradient;
}

/** Width of the melt between the two as a share of the kidney's depth. More makes the waist disappear. */
const MELT_SHARE = 0.46;
/** Two ellipses melted into a kidney that fills the rectangle. */
export function kidney(r: GroundRectangle): GroundSdf {
  const melt = r.deepM * MELT_SHARE;
  const c = Math.cos(r.turn);
  const s = Math.sin(r.turn);
  return (x, z) => {
    const across = (x - r.x) * c + (z - r.z) * s;
    const away = (z - r.z) * c - (x - r.x) * s;
    // Middles and half axes as shares of the rectangle: a large lobe on the left, a smaller one set back on the right.
    const left = ellipse(across, away, -r.wideM * 0.235, -r.deepM * 0.02, r.wideM * 0.275, r.deepM * 0.5);
    const right = ellipse(across, away, r.wideM * 0.255, r.deepM * 0.05, r.wideM * 0.25, r.deepM * 0.42);
    // Polynomial smooth minimum of the two distances (Inigo Quilez, "Smooth minimum").
    const t = clamp(0.5 + (0.5 * (right - left)) / melt, 0, 1);
    return lerp(right, left, t) - melt * t * (1 - t);
  };
}

/** How exactly the points of an outline lie on it. */
const OUTLINE_ERROR_M = 0.0001;
/** Points round a shape whose every ray from (x, z) leaves it once: `steps` rays, bisected to a tenth of a millimeter. */
export function outlineOf(shape: GroundSdf, x: number, z: number, farM: number, steps = 160): GroundPoint[] {
  return Array.from({ length: steps }, (_, k) => {
    const cos = Math.cos((k / steps) * 2 * Math.PI);
    const sin = Math.sin((k / steps) * 2 * Math.PI);
    let inside = 0;
    let outside = farM;
    while (outside - inside > OUTLINE_ERROR_M) {
      const middle = (inside + outside) / 2;
      if (shape(x + cos * middle, z + sin * middle) < 0) inside = middle;
      else outside = middle;
    }
    return { x: x + cos * inside, z: z + sin * inside };
  });
}
