import { fromLinear, toLinear } from "#renderer/color/srgb.ts";
import { Enlarger } from "#renderer/image/enlarger.ts";
import type { Mask, RgbImage } from "#renderer/image/rgb-image.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import { SHADE_KEPT } from "./evening.ts";
import { findWindows } from "./find-windows.ts";
import { groundShade } from "./ground-shade.ts";
import { growSky } from "./grow-sky.ts";
import { keptShade } from "./illumination.ts";
import { skyInTrees } from "./sky-in-trees.ts";

/** How far above the horizon what is neither house nor plant nor anything else is a cloud, as a share of the picture's height. */
const ABOVE_HORIZON = 0.1;

/** The sky with the clouds that are no sky to the network: by day nobody sees the difference, at dusk they would stay light. */
export function openSky(seen: Seen, photo: { height: number }): Float32Array {
  const { sky, house, plants, standing, ground, width, height, picture } = seen;
  const lowest = (seen.horizonY / photo.height - ABOVE_HORIZON) * height;
  const open = sky.map((cover, i) => {
    if (i / width > lowest) return cover;
    const other = Math.max(house[i]!, plants[i]!, standing[i]!, ground[i]!);
    return Math.max(cover, 1 - 2 * other);
  });
  return skyInTrees(growSky(open, picture), plants, picture);
}

/** A pixel of the sky is all of a new thing when it differs from the sky by this share of its light, linear: leaves are far darker. */
const ALL_OF_THING = 0.5;

/** The coverage bytes of the sky without what new trees hide of it: they grow dark as those before the house do. */
export function skyStillSeen(
  sky: Uint8Array,
  photo: RgbImage,
  picture: RgbImage,
  { data: changed }: Mask,
): Uint8Array {
  return sky.map((cover, i) => {
    if (cover === 0 || !changed[i]) return cover;
    let [light, unlike] = [0, 0];
    for (let q = i * 3; q < i * 3 + 3; q++) {
      const before = toLinear[photo.data[q]!]!;
      light += before;
      unlike += Math.abs(before - toLinear[picture.data[q]!]!);
    }
    return cover * Math.max(0, 1 - unlike / Math.max(1e-6, ALL_OF_THING * light));
  });
}

/** Windows at the photo's size, 0 to 255, as far as nothing new stands before them. */
export function shownPanes(seen: Seen, { width, height, data: changed }: Mask): Uint8Array {
  const windows = findWindows(seen);
  const enlarger = new Enlarger(seen, { width, height });
  const line = new Float32Array(width);
  const panes = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    enlarger.readRow(windows, y, 0, width, line);
    for (let x = 0, i = y * width; x < width; x++, i++) if (!changed[i]) panes[i] = line[x]! * 255;
  }
  return panes;
}

/** The picture without the sun's shadows on the ground that stays; where something new lies or stands it is as it is. */
export function withoutSunOnGround(seen: Seen, picture: RgbImage, { data: changed }: Mask): RgbImage {
  const { width, height } = picture;
  const lighter = groundShade(seen).map((shade, i) =>
    seen.ground[i]! > SURELY_GROUND ? (SHADE_KEPT - 1) * Math.min(0, keptShade(shade)) : 0,
  );
  const enlarger = new Enlarger(seen, picture);
  const line = new Float32Array(width);
  const data = picture.data.slice();
  for (let y = 0; y < height; y++) {
    enlarger.readRow(lighter, y, 0, width, line);
    for (let x = 0, i = y * width; x < width; x++, i++) {
      if (changed[i] || line[x]! < LEAST_LIGHTER) continue;
      const more = Math.exp(line[x]!);
      for (let q = i * 3; q < i * 3 + 3; q++) data[q] = fromLinear(Math.min(1, toLinear[data[q]!]! * more));
    }
  }
  return { width, height, data };
}
/** Coverage from which on a pixel is ground. */
const SURELY_GROUND = 0.8;
/** What is lighter by less than this, in the logarithm, is left as it is. */
const LEAST_LIGHTER = 0.05;
