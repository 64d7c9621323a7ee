import type { Random } from "./random.ts";

/** x to the right, y up, z away from the camera; meters, or a direction without unit. */
export type Vec3 = readonly [x: number, y: number, z: number];

/** The same direction with length 1; the zero vector stays zero. */
export function normalize(v: Vec3): Vec3 {
  const length = Math.sqrt(v[0] * v[0] + v[1] * v[1] + v[2] * v[2]) || 1;
  return [v[0] / length, v[1] / length, v[2] / length];
}

export const cross = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

export const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** `a` where t is 0, `b` where t is 1; also for colors. */
export const mix = (a: Vec3, b: Vec3, t: number): Vec3 => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];

export const scaled = (v: Vec3, k: number): Vec3 => [v[0] * k, v[1] * k, v[2] * k];

/**
 * A unit vector with every direction equally likely: the height y is uniform, because zones of equal height
 * on a sphere have equal area (Archimedes).
 */
export function randomDirection(random: Random): Vec3 {
  const y = 2 * random.next() - 1;
  const angle = 2 * Math.PI * random.next();
  const across = Math.sqrt(1 - y * y);
  return [across * Math.cos(angle), y, across * Math.sin(angle)];
}

/** Tilts about the x axis, then turns about the upright axis, both in radians; for points and for directions. */
export function turnedAndTilted(turn: number, tilt: number): (p: Vec3) => Vec3 {
  const c = Math.cos(turn);
  const s = Math.sin(turn);
  const ct = Math.cos(tilt);
  const st = Math.sin(tilt);
  return ([x, y, z]) => {
    const y1 = y * ct - z * st;
    const z1 = y * st + z * ct;
    return [x * c - z1 * s, y1, x * s + z1 * c];
  };
}
