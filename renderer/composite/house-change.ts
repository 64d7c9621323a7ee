import { Enlarger } from "#renderer/image/enlarger.ts";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { oncePer } from "#renderer/once-per.ts";
import type { Seen } from "#renderer/see/see-photo.ts";

/** Photo pixels that show the house, those of them that a picture shows otherwise, and whether what may be steps or a porch is among these. */
export type HouseChange = { housePixels: number; changedPixels: number; steps: boolean };

/** Steps and porches reach below the foot of the walls beside them by at least this share of the photo's height. */
const STEPS_SHARE = 0.015;
/** The walls beside: columns within this share of the photo's width on either side. */
const BESIDE_SHARE = 0.15;
/** Steps of which less than this share changed are blades of grass at their foot. */
const STEPS_CHANGED = 0.03;
/** Coverage from which a pixel of `seen` is house. */
const INSIDE = 0.5;

/**
 * Compares a finished picture with its photo where seeing says house, whatever the design was allowed to change. The rim of the house
 * does not count: its pixels are half of something else.
 */
export function houseChange(photo: RgbImage, picture: RgbImage, seen: Seen): HouseChange {
  const { house, steps } = partsOf(seen);
  const enlarger = new Enlarger(seen, photo);
  // Columns and rows of the photo to those of `seen`, computed once: an index is their sum.
  const columns = Int32Array.from({ length: photo.width }, (_, x) => enlarger.indexOf(x, 0));
  const count = { house: 0, changed: 0, steps: 0, stepsChanged: 0 };
  for (let y = 0; y < photo.height; y++)
    compareRow(
      photo.data,
      picture.data,
      y * photo.width * 3,
      house,
      steps,
      enlarger.indexOf(0, y),
      columns,
      count,
    );
  return {
    housePixels: count.house,
    changedPixels: count.changed,
    steps: count.stepsChanged > STEPS_CHANGED * count.steps,
  };
}

/** One row of pixels, from byte `q` on; `row`: index of its first pixel in `seen`. */
function compareRow(
  photo: Uint8Array,
  picture: Uint8Array,
  q: number,
  house: Uint8Array,
  steps: Uint8Array,
  row: number,
  columns: Int32Array,
  count: { house: number; changed: number; steps: number; stepsChanged: number },
): void {
  for (let x = 0; x < columns.length; x++, q += 3) {
    const i = row + columns[x]!;
    if (!house[i]) continue;
    count.house++;
    count.steps += steps[i]!;
    if (photo[q] === picture[q] && photo[q + 1] === picture[q + 1] && photo[q + 2] === picture[q + 2])
      continue;
    count.changed++;
    count.stepsChanged += steps[i]!;
  }
}

/** The same for every picture of a photo. */
const partsOf = oncePer((seen: Seen) => {
  const house = withoutRim(seen);
  return { house, steps: stepsOf(seen, house) };
});

/** The house without its outermost pixels, 1 per pixel of `seen`. The frame of the picture is no rim. */
function withoutRim({ house, width, height }: Seen): Uint8Array {
  const inner = new Uint8Array(house.length);
  const is = (i: number) => house[i]! > INSIDE;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const beside = (x === 0 || is(i - 1)) && (x === width - 1 || is(i + 1));
      if (is(i) && beside && (y === 0 || is(i - width)) && (y === height - 1 || is(i + width))) inner[i] = 1;
    }
  }
  return inner;
}

/** House below the foot of the walls beside it: steps, stoops, porches and their columns, and walls on lower ground. */
function stepsOf({ width, height }: Seen, house: Uint8Array): Uint8Array {
  const foot = Int32Array.from({ length: width }, (_, x) => {
    let row = height - 1;
    while (row >= 0 && !house[row * width + x]) row--;
    return row;
  });
  const reach = Math.round(BESIDE_SHARE * width);
  const steps = new Uint8Array(house.length);
  // Feet of the columns around, by their row: those that come into reach are added, those that leave it taken out.
  const feet = new Int32Array(height);
  let count = 0;
  const take = (x: number, by: 1 | -1) => {
    if (x < 0 || x >= width || foot[x]! < 0) return;
    feet[foot[x]!]! += by;
    count += by;
  };
  for (let x = 0; x < reach; x++) take(x, 1);
  for (let x = 0; x < width; x++) {
    take(x + reach, 1);
    take(x - reach - 1, -1);
    // The median foot of the columns around, and a little lower.
    const wall = (count > 0 ? medianOf(feet, count) : height) + STEPS_SHARE * height;
    for (let row = Math.ceil(wall); row <= foot[x]!; row++) steps[row * width + x] = house[row * width + x]!;
  }
  return steps;
}

/** The median of rows, of which each comes so many times; the upper one of two. */
function medianOf(times: Int32Array, count: number): number {
  let row = 0;
  for (let left = count >> 1; left >= times[row]!; row++) left -= times[row]!;
  return row;
}
