import type { Camera } from "#core/camera/camera.ts";
import { boxBlur } from "#renderer/math/box-blur.ts";
import { bytesFrom, floatsFrom } from "#renderer/math/from-plane.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import { sampled } from "./expected-at.ts";
import { boxOf, pixelsOf } from "./pixel-pieces.ts";
import { plantFoot } from "./plant-foot.ts";

/** Rows below a foot that its own rim and shadow may fill, pixels; below them so many rows show the ground, as a share of the size of what stands there, and at least so many pixels. */
const RIM_PX = 5;
const DEEP_SHARE = 0.08;
const DEEP_PX = 5;
/** Where more than this share of these rows is seen as ground, the network knows it. */
const KNOWN = 0.5;
/** Ground goes on where the picture has one of so many of its colors, levels of three channels; beside what stands there by this share of its size. */
const COLORS = 60;
const ALIKE_LEVELS = 22;
const ASIDE = 0.7;
/** And up to this share of its height from its top. */
const UP_TO = 0.35;
/** Stones, chips and joints are evened over so many pixels to each side. */
const EVEN_PX = 3;
const INSIDE = 0.5;

/**
 * What is seen, with the ground that lies right below what a person circled to be taken out (`masks`: 1 per pixel of `seen`), and goes on beside it in the same colors, whatever
 * the network took it for. `camera`: for the picture of `seen`.
 */
export function withGroundAtFeet(seen: Seen, masks: readonly Uint8Array[], camera: Camera): Seen {
  return masks.reduce((now, mask) => withGroundAt(now, mask, camera), seen);
}

function withGroundAt(seen: Seen, mask: Uint8Array, camera: Camera): Seen {
  const { width, height, ground, hard, soft } = seen;
  const pixels = pixelsOf(mask);
  const foot = pixels.length > 0 ? plantFoot(mask, seen, camera) : null;
  if (!foot) return seen;
  const size = Math.sqrt(pixels.length);
  const deep = Math.max(DEEP_PX, Math.round(DEEP_SHARE * size));
  const below: number[] = [];
  foot.rows.forEach((row, x) => {
    if (row < 0) return;
    for (let y = row + RIM_PX; y < Math.min(height, row + RIM_PX + deep); y++)
      if (!mask[y * width + x]) below.push(y * width + x);
  });
  const known = below.filter((i) => ground[i]! > INSIDE).length;
  if (below.length === 0 || known > KNOWN * below.length) return seen;
  const own = alikeFrom(Int32Array.from(below), mask, size, seen, camera);
  const isHard = isPavedBelow(foot.rows, seen);
  const as = (plane: Float32Array, value: number) => plane.map((share, i) => (own[i] ? value : share));
  return {
    ...seen,
    ground: as(ground, 1),
    hard: as(hard, isHard ? 1 : 0),
    soft: as(soft, isHard ? 0 : 1),
    plants: as(seen.plants, 0),
    standing: as(seen.standing, 0),
  };
}

/** Whether the first ground that is known below a foot is paved for the most part. */
function isPavedBelow(rows: Int32Array, { ground, hard, soft, width, height }: Seen): boolean {
  let paved = 0;
  rows.forEach((row, x) => {
    if (row < 0) return;
    let y = row + 1;
    while (y < height && ground[y * width + x]! <= INSIDE) y++;
    if (y < height) paved += hard[y * width + x]! - soft[y * width + x]!;
  });
  return paved > 0;
}

/** 1 where ground goes on from some of its pixels in their colors. */
function alikeFrom(
  from: Int32Array,
  mask: Uint8Array,
  size: number,
  { picture: { data }, house, sky, width, height }: Seen,
  camera: Camera,
): Uint8Array {
  const box = boxOf(pixelsOf(mask), width);
  const left = Math.max(0, box.left - ASIDE * size);
  const right = Math.min(width - 1, box.right + ASIDE * size);
  const top = Math.max(camera.horizonY + 2, box.top + UP_TO * (box.bottom - box.top));
  const bottom = Math.min(height - 1, box.bottom + ASIDE * size);
  const colors = sampled(from, COLORS);
  const isAlike = (i: number) =>
    colors.some(
      (o) =>
        Math.hypot(
          data[i * 3]! - data[o * 3]!,
          data[i * 3 + 1]! - data[o * 3 + 1]!,
          data[i * 3 + 2]! - data[o * 3 + 2]!,
        ) < ALIKE_LEVELS,
    );
  const found = new Uint8Array(mask.length);
  const open = [...from];
  for (const i of open) found[i] = 1;
  for (let i = open.pop(); i !== undefined; i = open.pop()) {
    const [x, y] = [i % width, Math.floor(i / width)];
    if (x <= left || x >= right || y <= top || y >= bottom) continue;
    for (const next of [i - 1, i + 1, i - width, i + width]) {
      if (found[next] || mask[next] || house[next]! > INSIDE || sky[next]! > INSIDE || !isAlike(next))
        continue;
      found[next] = 1;
      open.push(next);
    }
  }
  const even = boxBlur(
    floatsFrom(house, (_, i) => found[i]!),
    width,
    height,
    EVEN_PX,
    1,
  );
  return bytesFrom(even, (share, i) => (share > INSIDE && !mask[i] ? 1 : 0));
}
