import type { Camera } from "#core/camera/camera.ts";
import type { Seen } from "#renderer/see/see-photo.ts";

/** Soil for plants before others is so deep, and takes so much of what is seen of these; more where something hides their feet, which then lie nearer. Meters and shares. */
const DEPTH_M = 1.2;
const LEAST_SHARE = { seen: 0.35, hidden: 0.7 };
const INSIDE = 0.5;
/** Whose feet are seen stands on ground that begins at most so far below, pixels. */
const BELOW_PX = 10;
/** Feet and tops are evened over this share of the picture's width to both sides, by these ranks of the rows there: single leaves hang lower. */
const EVENED = 0.04;
const FOOT_RANK = 0.6;
const TOP_RANK = 0.5;

/** 1 per pixel of a strip of soil at the feet of plants (1 per pixel each) that stay, in one piece with even edges. `camera`: for the picture of `seen`. */
export function soilAtFeet(
  masks: readonly Uint8Array[],
  { ground, width, height }: Pick<Seen, "ground" | "width" | "height">,
  camera: Camera,
): Uint8Array {
  const soil = new Uint8Array(width * height);
  for (const mask of masks) {
    const [feet, tops] = endsOf(mask, width, height);
    const isOnGround = (foot: number, x: number) => {
      for (let y = foot + 1; y <= foot + BELOW_PX; y++)
        if (y >= height || ground[y * width + x]! > INSIDE) return true;
      return false;
    };
    const onGround = feet.filter((foot, x) => foot >= 0 && isOnGround(foot, x));
    const least =
      LEAST_SHARE[2 * onGround.length > feet.filter((foot) => foot >= 0).length ? "seen" : "hidden"];
    for (let x = 0; x < width; x++) {
      if (feet[x]! < 0) continue;
      const foot = Math.min(Math.max(feet[x]!, near(feet, x, FOOT_RANK)), height - 1);
      const top = near(tops, x, TOP_RANK);
      if (foot + 1 <= camera.horizonY) continue;
      const byDepth = camera.photoY(0, camera.groundZ(foot + 1) + DEPTH_M);
      const end = Math.ceil(Math.min(byDepth, foot + 1 - least * (foot + 1 - top)));
      for (let y = Math.max(end, 0); y <= Math.min(foot, feet[x]!); y++) soil[y * width + x] = 1;
    }
  }
  return soil;
}

/** The lowest and the highest row of a plant in each column; -1 where it has none. */
function endsOf(mask: Uint8Array, width: number, height: number): [Int32Array, Int32Array] {
  const feet = new Int32Array(width).fill(-1);
  const tops = new Int32Array(width).fill(-1);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (!mask[y * width + x]) continue;
      if (tops[x]! < 0) tops[x] = y;
      feet[x] = y;
    }
  return [feet, tops];
}

/** The row of a rank, from the highest on, among the columns around one. */
function near(rows: Int32Array, x: number, rank: number): number {
  const span = Math.round(EVENED * rows.length);
  const around = rows
    .slice(Math.max(0, x - span), x + span + 1)
    .filter((row) => row >= 0)
    .sort();
  return around[Math.floor((around.length - 1) * rank)]!;
}
