import type { Camera } from "#core/camera/camera.ts";
import { isSameCamera } from "#core/camera/same-camera.ts";
import { findPieces } from "#renderer/mask/find-pieces.ts";

/** Where nothing stands. */
const OPEN = Number.POSITIVE_INFINITY;
/** Coverage from which a pixel is ground. */
const GROUND = 0.5;

/** A thing wider than this share of the picture's width has more feet than one: a fence, a row of cars. */
const WIDEST_SHARE = 0.2;

/** At the photo's own size a thing ends so far beside its mask at most, pixels of that. */
const RIM_PX = 2;

type Known = { camera: Camera; things: Uint8Array | null; depth: Float32Array };
/** Of each ground the depth that was asked for last. */
const latest = new WeakMap<Float32Array, Known>();

/**
 * How far away whatever stands in a pixel is, in meters: a house, a trunk, a car is as far as the ground at its foot, which is the
 * first ground at or below it in the same column. Infinite where no foot is in the picture. `ground`: coverage of the camera's photo; `things`:
 * 1 per pixel of a post, a sign, a mailbox: all of one is as far as its lowest pixel, though a part of it hangs over ground that is farther.
 * With it a new shrub goes behind the old trunk instead of over it. Kept for the next picture of the same photo: neither `ground` nor the
 * answer may be changed afterwards.
 */
export function standingDepth(
  camera: Camera,
  ground: Float32Array,
  things: Uint8Array | null = null,
): Float32Array {
  const known = latest.get(ground);
  if (known && known.things === things && isSameCamera(known.camera, camera)) return known.depth;
  const depth = measureDepth(camera, ground);
  if (things) bringToFeet(depth, things, camera);
  latest.set(ground, { camera, things, depth });
  return depth;
}

/** Brings each thing to where its lowest pixel stands. */
function bringToFeet(depth: Float32Array, things: Uint8Array, camera: Camera): void {
  const { widthPx: width, heightPx: height, horizonY } = camera;
  const { start, end, piece, sizes } = findPieces(Float32Array.from(things), width, height, 0.5, true);
  const of = sizes.map(() => ({ left: width, right: 0, bottom: 0 }));
  for (let k = 0; k < piece.length; k++) {
    const one = of[piece[k]!]!;
    const row = Math.floor(start[k]! / width);
    one.left = Math.min(one.left, start[k]! - row * width);
    one.right = Math.max(one.right, end[k]! - row * width);
    one.bottom = Math.max(one.bottom, row + 1);
  }
  for (let k = 0; k < piece.length; k++) {
    const { left, right, bottom } = of[piece[k]!]!;
    if (right - left > WIDEST_SHARE * width || bottom <= horizonY) continue;
    const z = camera.groundZ(bottom);
    const row = Math.floor(start[k]! / width) * width;
    const [first, last] = [Math.max(row, start[k]! - RIM_PX), Math.min(row + width, end[k]! + RIM_PX)];
    for (let i = first; i < last; i++) depth[i] = Math.min(depth[i]!, z);
  }
}

function measureDepth(camera: Camera, ground: Float32Array): Float32Array {
  const { widthPx: width, heightPx: height } = camera;
  const depth = new Float32Array(width * height);
  const foot = new Float32Array(width).fill(OPEN);
  for (let row = height - 1; row >= 0; row--) {
    const z = row + 0.5 > camera.horizonY ? camera.groundZ(row + 0.5) : OPEN;
    for (let column = 0; column < width; column++) {
      const i = row * width + column;
      if (ground[i]! > GROUND) foot[column] = z;
      depth[i] = foot[column]!;
    }
  }
  return depth;
}

/**
 * Depths (of `standingDepth`, meters) where what stands was completed behind something that has gone (`completed`: 1 there): as far as what is seen beside
 * it in the same row. The ground at its foot may be that before what has gone, and what comes in its place must not vanish behind its own background.
 */
export function depthBehindGone(depth: Float32Array, completed: Uint8Array, width: number): Float32Array {
  const out = depth.slice();
  for (let i = 0; i < completed.length; i++) {
    if (!completed[i]) continue;
    const end = Math.floor(i / width + 1) * width;
    let after = i;
    while (after < end && completed[after]) after++;
    const beside = Math.max(i % width > 0 ? depth[i - 1]! : 0, after < end ? depth[after]! : 0);
    for (let k = i; k < after; k++) out[k] = Math.max(depth[k]!, beside);
    i = after;
  }
  return out;
}
