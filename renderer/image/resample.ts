import type { RgbImage } from "./rgb-image.ts";

/**
 * The picture at another size: every new pixel is the mean of the area it covers, with border pixels counted by their share (whole
 * boxes would blur unevenly at ratios like 1.25). In sRGB values: what reads it works on looks, not on light.
 */
export function resample(image: RgbImage, width: number, height: number): RgbImage {
  if (width === image.width && height === image.height) return image;
  const columns = shares(image.width, width);
  const rows = shares(image.height, height);
  const data = new Uint8Array(width * height * 3);
  // Rows are summed at full width first: the loop over all pixels of a large photo is then a plain run through memory.
  const sum = new Float64Array(image.width * 3);
  for (let y = 0; y < height; y++) {
    sumRows(image, rows, y, sum);
    narrowRow(sum, columns, data, y * width * 3);
  }
  return { width, height, data };
}

/** For every new pixel, entries `starts[i]` to `starts[i + 1]`: old pixels and the share each has in it. */
type Shares = { starts: Int32Array; index: Int32Array; share: Float32Array };

/** What is left of an old pixel after rounding errors, in pixels: less is no pixel. */
const ROUNDING = 1e-9;

/** How much of each old pixel, along one axis, lies in each new one; the shares of a new pixel sum up to 1. */
function shares(from: number, to: number): Shares {
  // Old pixels per new one; less than 1 where the picture grows.
  const scale = from / to;
  const starts = new Int32Array(to + 1);
  const index: number[] = [];
  const share: number[] = [];
  for (let i = 0; i < to; i++) {
    const begin = i * scale;
    const end = Math.min(from, begin + scale);
    for (let old = Math.floor(begin); old < end - ROUNDING; old++) {
      index.push(old);
      share.push((Math.min(old + 1, end) - Math.max(old, begin)) / scale);
    }
    starts[i + 1] = index.length;
  }
  return { starts, index: Int32Array.from(index), share: Float32Array.from(share) };
}

/** The weighted sum of the old rows under a new one; two at a time, since reading and writing the sum costs as much as adding to it. */
function sumRows({ width, data }: RgbImage, rows: Shares, y: number, sum: Float64Array): void {
  const wide = width * 3;
  const first = rows.starts[y]!;
  const end = rows.starts[y + 1]!;
  for (let t = first; t < end; t += 2) {
    const one = rows.index[t]! * wide;
    const share = rows.share[t]!;
    // An odd last row is paired with itself, at no weight.
    const other = t + 1 < end ? one + wide : one;
    const otherShare = t + 1 < end ? rows.share[t + 1]! : 0;
    if (t === first) {
      for (let q = 0; q < wide; q++) sum[q] = share * data[one + q]! + otherShare * data[other + q]!;
    } else {
      for (let q = 0; q < wide; q++) sum[q]! += share * data[one + q]! + otherShare * data[other + q]!;
    }
  }
}

function narrowRow(row: Float64Array, columns: Shares, out: Uint8Array, offset: number): void {
  for (let x = 0; x + 1 < columns.starts.length; x++) {
    // Begins at one half so that cutting off to whole bytes rounds to the nearest.
    let red = 0.5;
    let green = 0.5;
    let blue = 0.5;
    // `share` is a part of a pixel: the sums stay in levels of 255.
    for (let t = columns.starts[x]!; t < columns.starts[x + 1]!; t++) {
      const q = columns.index[t]! * 3;
      const share = columns.share[t]!;
      red += share * row[q]!;
      green += share * row[q + 1]!;
      blue += share * row[q + 2]!;
    }
    const o = offset + x * 3;
    out[o] = red;
    out[o + 1] = green;
    out[o + 2] = blue;
  }
}
