import { normalize, turnedAndTilted, type Vec3 } from "#renderer/math/vec3.ts";
import type { SolidMesh } from "./solid-mesh.ts";

/** A cushion: center and size in meters, linear reflectance, turn and tilt as of a board (radians). */
export type Cushion = {
  center: Vec3;
  size: Vec3;
  color: Vec3;
  turn?: number;
  tilt?: number;
  grainSeed?: number;
};

/** Radius of the edges as a share of half the thinnest side, and how far the two large faces swell, as a share of it. */
const ROUND = 0.62;
const SWELL = 0.34;
/** The welt along the edges is darker than the cloth, and the lower side sees this share of the sky. */
const WELT_TONE = 0.8;
const UNDER_OPENNESS = 0.5;
const AXES = [0, 1, 2] as const;

/** A box of cloth with round edges, a welt along them, and large faces that swell. Its six faces share their rims. */
export function addCushion(mesh: SolidMesh, cushion: Cushion): void {
  const { center, size, color, turn = 0, tilt = 0, grainSeed = 0 } = cushion;
  const half = size.map((side) => side / 2) as [number, number, number];
  const thin = half.indexOf(Math.min(...half));
  const roundM = ROUND * half[thin]!;
  const place = turnedAndTilted(turn, tilt);
  // Where faces are cut, as shares of half a side: twice within the round edge, twice between.
  const cuts = AXES.map((axis) => {
    const straight = 1 - roundM / half[axis]!;
    return [-1, -(1 + straight) / 2, -straight, -straight / 3, straight / 3, straight, (1 + straight) / 2, 1];
  });
  // A point of the box drawn in to the round edge, and its normal.
  const at = (share: readonly number[]): { p: Vec3; n: Vec3 } => {
    const inner = AXES.map((axis) => {
      const straight = half[axis]! - roundM;
      return Math.max(-straight, Math.min(straight, share[axis]! * half[axis]!));
    });
    const out = normalize(AXES.map((axis) => share[axis]! * half[axis]! - inner[axis]!) as unknown as Vec3);
    const p = AXES.map((axis) => inner[axis]! + roundM * out[axis]!);
    const n = [...out];
    const [a, b] = AXES.filter((axis) => axis !== thin) as [0 | 1 | 2, 0 | 1 | 2];
    const [u, v] = [share[a]!, share[b]!];
    const swellM = SWELL * half[thin]! * out[thin]!;
    p[thin]! += swellM * (1 - u * u) * (1 - v * v);
    n[a]! += (2 * Math.abs(swellM) * u * (1 - v * v)) / half[a]!;
    n[b]! += (2 * Math.abs(swellM) * v * (1 - u * u)) / half[b]!;
    const turned = place(p as unknown as Vec3);
    return {
      p: [turned[0] + center[0], turned[1] + center[1], turned[2] + center[2]],
      n: normalize(place(n as unknown as Vec3)),
    };
  };
  for (const axis of AXES)
    for (const sign of [-1, 1]) {
      const [a, b] = AXES.filter((other) => other !== axis) as [0 | 1 | 2, 0 | 1 | 2];
      const [cutsA, cutsB] = [cuts[a]!, cuts[b]!];
      const shareAt = (ka: number, kb: number) => {
        const share = [0, 0, 0];
        share[axis] = sign;
        share[a] = cutsA[ka]!;
        share[b] = cutsB[kb]!;
        return share;
      };
      for (let ka = 0; ka + 1 < cutsA.length; ka++)
        for (let kb = 0; kb + 1 < cutsB.length; kb++) {
          const isRim = ka === 0 || kb === 0 || ka + 2 === cutsA.length || kb + 2 === cutsB.length;
          const tone = isRim && axis === thin ? WELT_TONE : 1;
          const corners = [
            [ka, kb],
            [ka + 1, kb],
            [ka + 1, kb + 1],
            [ka, kb + 1],
          ].map(([i, j]) => ({ ...at(shareAt(i!, j!)), share: shareAt(i!, j!) }));
          for (const order of [
            [0, 1, 2],
            [0, 2, 3],
          ]) {
            const t = mesh.addTriangle("fabric", color[0] * tone, color[1] * tone, color[2] * tone);
            order.forEach((from, corner) => {
              const { p, n, share } = corners[from]!;
              mesh.setCorner(
                t,
                corner,
                p[0],
                p[1],
                p[2],
                n[0],
                n[1],
                n[2],
                share[a]! * half[a]! + grainSeed * 1.37,
                share[b]! * half[b]! + grainSeed * 0.73,
              );
              mesh.openness[t * 3 + corner] = UNDER_OPENNESS + (1 - UNDER_OPENNESS) * (0.5 + 0.5 * n[1]);
            });
          }
        }
    }
}
