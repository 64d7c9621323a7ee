import type { Camera } from "#core/camera/camera.ts";
import { scaledCamera } from "#core/camera/scaled-camera.ts";
import { Enlarger } from "#renderer/image/enlarger.ts";
import type { PixelRect } from "#renderer/image/pixel-rect.ts";
import { distanceTransform } from "#renderer/mask/distance-transform.ts";
import { boxBlur } from "#renderer/math/box-blur.ts";
import { vnoise } from "#renderer/math/noise.ts";
import { clamp, smoothstep } from "#renderer/math/scalar.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import type { GroundRows } from "./ground-rows.ts";
import type { GroundPart } from "./paint-ground.ts";

/** Over so much ground, and so many pixels of what is seen at half its size, new lawn and the lawn left beside it grow into each other. */
const MEET_M = 0.9;
const MEET_PX = [1.5, 13] as const;
/** Lawn that is left: this much of a pixel is lawn, and this little of it belongs to a region (byte). */
const LAWN = 0.6;
const LEFT_BYTE = 60;
/** A strip along a walk no wider than twice this is a leftover; what is left has so much of its surroundings. */
const STRIP_PX = 2;
const WIDE = 0.85;
/** Tufts per meter, and how sharp a tuft's edge is. */
const TUFTS_PER_M = 9;
const TUFT_EDGE = 0.3;
/** Single blades among the tufts, per meter, and what tufts and blades weigh in the noise; together 1. */
const BLADES_PER_M = 40;
const TUFT_SHARE = 0.75;
const BLADE_SHARE = 0.25;

/**
 * The clip of a part's grass: where a region ends in the middle of a lawn, tufts of the old and of the new one stand among each other, and no
 * line is seen. The same clip where no lawn is left beside it.
 */
export function meetLawn(
  part: GroundPart,
  parts: readonly GroundPart[],
  seen: Seen,
  camera: Camera,
  rows: GroundRows,
  rect: PixelRect,
): Uint8Array {
  if (!part.layers.some(({ surface }) => surface.kind === "grass")) return part.clip;
  const size = { width: seen.width >> 1, height: seen.height >> 1 };
  const wide = rect.right - rect.left;
  const left = boxBlur(leftLawn(parts, seen, size, camera, rect), size.width, size.height, STRIP_PX, 1);
  const seeds = new Uint8Array(left.length);
  for (let i = 0; i < left.length; i++) if (left[i]! > WIDE) seeds[i] = 1;
  if (!seeds.includes(1)) return part.clip;
  const distance = distanceTransform(seeds, size.width, size.height);
  const { focalPx } = scaledCamera(camera, size.width, size.height);
  const enlarger = new Enlarger(size, { width: camera.widthPx, height: camera.heightPx });
  const line = new Float32Array(wide);
  const clip = part.clip.slice();
  for (let y = rows.first; y < rect.bottom; y++) {
    const z = rows.z(y + 0.5);
    const meetPx = clamp((MEET_M * focalPx) / z, ...MEET_PX);
    enlarger.readRow(distance, y, rect.left, rect.right, line);
    const first = (y - rect.top) * wide;
    for (let k = 0; k < wide; k++) {
      // 0 where the lawn that is left begins, 1 where only new lawn stands. Pixels of the half-size picture.
      const share = (line[k]! - STRIP_PX) / meetPx;
      if (share >= 1 || clip[first + k] === 0) continue;
      const x = rows.x(rect.left + k + 0.5, y + 0.5);
      const tuft =
        TUFT_SHARE * vnoise(x * TUFTS_PER_M, z * TUFTS_PER_M, 12) +
        BLADE_SHARE * vnoise(x * BLADES_PER_M, z * BLADES_PER_M, 13);
      clip[first + k]! *= smoothstep(-TUFT_EDGE, TUFT_EDGE, share - tuft);
    }
  }
  return clip;
}

/** 1 where lawn is left that belongs to no region, at half the size of what is seen. */
function leftLawn(
  parts: readonly GroundPart[],
  { width: seenWidth, lawn }: Seen,
  { width, height }: { width: number; height: number },
  camera: Camera,
  rect: PixelRect,
): Float32Array {
  const left = new Float32Array(width * height);
  const wide = rect.right - rect.left;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) if (lawn[2 * y * seenWidth + 2 * x]! >= LAWN) left[y * width + x] = 1;
  }
  for (const { clip } of parts) {
    for (let y = 0; y < height; y++) {
      const row = Math.floor(((y + 0.5) * camera.heightPx) / height);
      if (row < rect.top || row >= rect.bottom) continue;
      for (let x = 0; x < width; x++) {
        const column = Math.floor(((x + 0.5) * camera.widthPx) / width);
        if (column < rect.left || column >= rect.right) continue;
        if (clip[(row - rect.top) * wide + column - rect.left]! > LEFT_BYTE) left[y * width + x] = 0;
      }
    }
  }
  return left;
}
