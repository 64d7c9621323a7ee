import type { PixelRect } from "#renderer/image/pixel-rect.ts";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { boxBlur } from "#renderer/math/box-blur.ts";
import { clamp } from "#renderer/math/scalar.ts";

/** The stroke's own colors are those within this share of the photo's width around a place in it, and those at its edge lie within that. */
const OWN_SHARE = 0.025;
const SPOT_SHARE = 0.006;
/** Within its edge a place is compared with one that lies deeper by this share. */
const DEEPER_SHARE = 0.035;
/** A place is not looked at with less of the pixels around it known, as a share. */
const LEAST_KNOWN = 0.05;
/** The least variance of colors, levels squared: that of a flat surface in a photo. */
const LEAST_VARIANCE = 60;
/** The difference of the shares of red and blue counts so many times that of mean colors in their spreads; see `whole-piece.ts`. */
const HUE_WEIGHT = 20;
/** Between these shares of the brightness beside, and with its hue, a place within the stroke lies in shade: it is not apart. */
const SHADE = [0.3, 0.8] as const;
const SHADE_HUE = 0.05;

/**
 * How far the colors around each pixel of a rectangle are from those of the stroke's surface (`like`: 1 on what looks like it) right beside, in their spreads: a
 * joint, a curb or an edging parts surfaces of one kind. `depth`: distance to the stroke's edge, negative within it, pixels. What lies more than `inwards` in it or
 * `outwards` beyond it is infinitely far.
 */
export function apartBeside(
  like: Uint8Array,
  depth: Float32Array,
  rect: PixelRect,
  picture: RgbImage,
  inwards: number,
  outwards: number,
): Float32Array {
  const wide = rect.right - rect.left;
  const high = rect.bottom - rect.top;
  const { width } = picture;
  const own = sumsAround((o) => like[o] === 1 && depth[o]! < 0, OWN_SHARE * width, rect, picture);
  const beyond = sumsAround((o) => like[o] === 1 && depth[o]! > 0, SPOT_SHARE * width, rect, picture);
  const within = inwards > 0 ? sumsAround((o) => depth[o]! < 0, SPOT_SHARE * width, rect, picture) : beyond;
  const apart = new Float32Array(like.length).fill(Number.POSITIVE_INFINITY);
  for (let y = 1; y < high - 1; y++)
    for (let x = 1; x < wide - 1; x++) {
      const o = y * wide + x;
      const from = depth[o]!;
      if (from > outwards || from < -inwards || (from > 0 && !like[o])) continue;
      const across = depth[o + 1]! - depth[o - 1]!;
      const down = depth[o + wide]! - depth[o - wide]!;
      const slope = Math.hypot(across, down) || 1;
      const back = from > 0 ? from + (OWN_SHARE * width) / 2 : DEEPER_SHARE * width;
      const column = clamp(Math.round(x - (back * across) / slope), 0, wide - 1);
      const row = clamp(Math.round(y - (back * down) / slope), 0, high - 1);
      apart[o] = apartAt(own, row * wide + column, from > 0 ? beyond : within, o, from < 0);
    }
  return apart;
}

/** Means over boxes around each pixel: whether it counts, its red, green and blue, and their squares. */
type Sums = { count: Float32Array; colors: Float32Array[]; squares: Float32Array };

function sumsAround(
  counts: (o: number) => boolean,
  radius: number,
  rect: PixelRect,
  { data, width }: RgbImage,
): Sums {
  const wide = rect.right - rect.left;
  const high = rect.bottom - rect.top;
  const [count, squares] = [new Float32Array(wide * high), new Float32Array(wide * high)];
  const colors = [0, 1, 2].map(() => new Float32Array(wide * high));
  for (let y = rect.top, o = 0; y < rect.bottom; y++)
    for (let x = rect.left; x < rect.right; x++, o++) {
      if (!counts(o)) continue;
      const i = (y * width + x) * 3;
      count[o] = 1;
      for (let c = 0; c < 3; c++) {
        const value = data[i + c]!;
        colors[c]![o] = value;
        squares[o]! += value * value;
      }
    }
  const around = (plane: Float32Array) => boxBlur(plane, wide, high, Math.max(1, radius), 1);
  return { count: around(count), colors: colors.map(around), squares: around(squares) };
}

/** How far the mean colors at two places are apart, in their spreads and with the shares of red and blue. */
function apartAt(one: Sums, s: number, other: Sums, o: number, mayBeShade: boolean): number {
  const [a, b] = [one.count[s]!, other.count[o]!];
  if (a < LEAST_KNOWN || b < LEAST_KNOWN) return Number.POSITIVE_INFINITY;
  let [far, variance, sumA, sumB] = [0, (one.squares[s]! / a + other.squares[o]! / b) / 2, 1, 1];
  for (let c = 0; c < 3; c++) {
    const [m, k] = [one.colors[c]![s]! / a, other.colors[c]![o]! / b];
    far += (m - k) ** 2;
    variance -= (m * m + k * k) / 2;
    sumA += m;
    sumB += k;
  }
  const share = (c: number) => one.colors[c]![s]! / a / sumA - other.colors[c]![o]! / b / sumB;
  const hue = Math.hypot(share(0), share(2));
  const dark = sumB / sumA;
  if (mayBeShade && dark > SHADE[0] && dark < SHADE[1] && hue < SHADE_HUE) return 0;
  return Math.sqrt(far / Math.max(LEAST_VARIANCE, variance)) + HUE_WEIGHT * hue;
}
