import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { distanceTransform } from "#renderer/mask/distance-transform.ts";
import { boxBlur } from "#renderer/math/box-blur.ts";
import { bytesFrom, floatsFrom } from "#renderer/math/from-plane.ts";
import { CHANNELS, FILLED } from "./patch-match.ts";

/** What a picture shows, by pixel, as a number from 1 on; 0 = nothing that a hole may be filled with. */
type Kinds = Uint8Array;

export type Incomplete = {
  picture: RgbImage;
  /** 1 where it is to be completed. */
  hole: Uint8Array;
  /** 1 where something else is that leaves: it says nothing of what goes on there. */
  unknown: Uint8Array;
  /** What the pixels show that a hole may be filled with, */
  kinds: Kinds;
  /** those of them that are no single things; null where that is not told apart, */
  plain: Kinds | null;
  /** of what is built that goes on in the hole, walls with their windows and doors, 1 where it is seen; null where no such thing is behind, */
  built: Uint8Array | null;
  /** 1 where windows are in it, 2 where doors are; null where no wall is behind, */
  openings: Uint8Array | null;
  /** what stands upright around, see `STUFF`; missing where the hole is completed by squares alone, */
  stuff?: Uint8Array;
  /** what all that are known show, */
  shown: Kinds;
  /** and what those of the hole are to show. */
  wanted: Kinds;
  /** Rows down per column to the right along which each kind goes on, by pixel. */
  slope: Float32Array;
  /** By how much more of itself a row of a wall lies from the horizon a column to the right: what recedes gets smaller. */
  narrows: number;
  /** What a row off that way costs, by kind, squared sRGB levels. */
  rowCost: readonly number[];
  /** Levels of each kind, as if it were a color: the border between two is matched as an edge of the photo is. */
  guide: readonly number[];
};

/** The coarsest scale has at least so many pixels across and down. */
const SMALLEST_PX = 28;
/** In the coarsest scale no pixel of the hole lies deeper than this: what is known reaches all of it in a few rounds. */
const DEEPEST_PX = 3.5;
const MOST_SCALES = 6;
/** What a level of roughness counts beside one of color. */
const ROUGH = 2;
/** Half width in pixels of the neighborhood whose roughness a pixel has. */
const ROUGH_PX = 3;

/** One scale of the picture, without a frame. */
export type Scale = Incomplete & { color: Float32Array; width: number; height: number };

/** The picture of a task at its own size and at halves of it, the finest first. */
export function scalesOf(task: Incomplete): Scale[] {
  const { width, height, data } = task.picture;
  const color = new Float32Array(width * height * CHANNELS);
  const rough = roughness(task);
  for (let i = 0; i < width * height; i++) {
    for (let c = 0; c < 3; c++) color[i * CHANNELS + c] = data[i * 3 + c]!;
    color[i * CHANNELS + 3] = ROUGH * rough.across[i]!;
    color[i * CHANNELS + 4] = ROUGH * rough.down[i]!;
    color[i * CHANNELS + 5] = task.guide[task.hole[i] ? task.wanted[i]! : task.shown[i]!]!;
  }
  const scales: Scale[] = [{ ...task, color, width, height }];
  while (scales.length < MOST_SCALES) {
    const last = scales.at(-1)!;
    if (Math.min(last.width, last.height) < 2 * SMALLEST_PX || depthOf(last) <= DEEPEST_PX) break;
    scales.push(halved(last));
  }
  return scales;
}

/**
 * Mean difference of neighbors across and down around each known pixel. Beside color it tells a smooth wall from leaves of its brightness,
 * which mixed colors do not (Newson, Almansa, Fradet, Gousseau and Pérez, "Video Inpainting of Complex Scenes", 2014).
 */
function roughness({ picture: { width, height, data }, hole }: Incomplete) {
  const known = floatsFrom(hole, (value) => 1 - value);
  const near = boxBlur(known, width, height, ROUGH_PX, 1);
  const along = (step: number) => {
    const plane = floatsFrom(hole, (value, i) => {
      if (value || hole[i + step] !== 0) return 0;
      return Math.abs(data[i * 3 + 1]! - data[(i + step) * 3 + 1]!);
    });
    return boxBlur(plane, width, height, ROUGH_PX, 1).map((sum, i) => (near[i]! > 0 ? sum / near[i]! : 0));
  };
  return { across: along(1), down: along(width) };
}

function depthOf({ hole, width, height }: Scale): number {
  const known = bytesFrom(hole, (value) => 1 - value);
  return distanceTransform(known, width, height).reduce((most, value) => Math.max(most, value), 0);
}

/** The same at half the size: a pixel is known where all four are. */
function halved(scale: Scale): Scale {
  const [width, height] = [Math.ceil(scale.width / 2), Math.ceil(scale.height / 2)];
  const size = width * height;
  const hole = new Uint8Array(size);
  const kinds = new Uint8Array(size);
  const wanted = new Uint8Array(size);
  const unknown = new Uint8Array(size);
  const slope = new Float32Array(size);
  const color = new Float32Array(size * CHANNELS);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      let known = 0;
      kinds[i] = 255;
      const sums = [0, 0, 0, 0, 0];
      let guide = 0;
      for (let k = 0; k < 4; k++) {
        const u = Math.min(scale.width - 1, 2 * x + (k & 1));
        const v = Math.min(scale.height - 1, 2 * y + (k >> 1));
        const o = v * scale.width + u;
        guide += scale.color[o * CHANNELS + FILLED]! / 4;
        slope[i]! += scale.slope[o]! / 4;
        unknown[i] = Math.max(unknown[i]!, scale.unknown[o]!);
        if (scale.hole[o]) {
          hole[i] = 1;
          wanted[i] = Math.max(wanted[i]!, scale.wanted[o]!);
          continue;
        }
        known++;
        kinds[i] = Math.min(kinds[i]!, scale.kinds[o]!);
        for (let c = 0; c < FILLED; c++) sums[c]! += scale.color[o * CHANNELS + c]!;
      }
      if (known === 0) kinds[i] = 0;
      for (let c = 0; c < FILLED; c++) color[i * CHANNELS + c] = known > 0 ? sums[c]! / known : 0;
      color[i * CHANNELS + FILLED] = guide;
    }
  return { ...scale, width, height, hole, unknown, kinds, wanted, slope, color };
}
