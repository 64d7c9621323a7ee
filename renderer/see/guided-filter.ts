import {
  cutOut,
  growRect,
  holdsRect,
  type PixelRect,
  scaleRect,
  unionRect,
} from "#renderer/image/pixel-rect.ts";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { writeCoverage, writeCoveragePart } from "#renderer/mask/mask-bytes.ts";
import { boxBlur } from "#renderer/math/box-blur.ts";
import { type Coefficients, FilterLine } from "./filter-line.ts";

/** Window radius in pixels of the small picture: windows are 5 x 5. */
const RADIUS = 2;
/** Regularization, brightness squared: edges with a contrast above its root, 0.035, are followed; larger leaves softer rims. */
const EPSILON = 0.0012;
/**
 * A window whose mean is this near to 0 or 1 counts as empty or full: most windows do, and their pixels need no brightness. On five photos
 * coverage changes by 0.02 at the most, but for two pixels at the rim of a narrow walk; with 0.01 designs begin to move. Rounding alone
 * asks for 1e-5, with which seeing takes longer.
 */
const PLAIN = 0.003;

type Size = { width: number; height: number };
/** Coefficients, and the part of them that is right: what lies around it was needed to find them. */
type Known = Coefficients & { part: PixelRect };
/** Pixels of the small picture beside a rectangle that are read to enlarge it. */
const BESIDE = 2;

/**
 * Fast guided filter (He and Sun, 2015): masks found in a small picture, brought to a larger one along its own edges. In each
 * window the mask is a linear function of brightness; its coefficients are found small, enlarged, and applied to the full-size
 * brightness. One filter serves all masks of a picture, and costs nothing outside the rectangle that is asked for.
 */
export class GuidedFilter {
  readonly #guide: Float32Array;
  readonly #small: Size;
  readonly #mean: Float32Array;
  readonly #variance: Float32Array;
  readonly #known = new WeakMap<Float32Array, Known>();

  /** `guide`: brightness 0..1 of the small picture. */
  constructor(guide: Float32Array, small: Size) {
    this.#guide = guide;
    this.#small = { width: small.width, height: small.height };
    // Per window of the small picture: mean, and mean of squares minus square of the mean.
    this.#mean = this.#blur(guide);
    this.#variance = this.#blur(product(guide, guide));
    for (let i = 0; i < guide.length; i++) this.#variance[i]! -= this.#mean[i]! * this.#mean[i]!;
  }

  /**
   * A small mask (0..1) as coverage bytes (0..255) of `rect` of the photo, row-major in the rectangle. `level` is the share that
   * becomes one half: above 0.5 the mask draws in a little at its rim.
   */
  enlarge(mask: Float32Array, level: number, photo: RgbImage, rect: PixelRect): Uint8Array {
    const line = new FilterLine(this.#coefficientsOf(mask, photo, rect), this.#small, level, photo, rect);
    const wide = rect.right - rect.left;
    const out = new Uint8Array(wide * (rect.bottom - rect.top));
    for (let y = rect.top; y < rect.bottom; y++) line.cover(y, out, (y - rect.top) * wide);
    return out;
  }

  /** The same as coverage (0..1) in a plane of the whole photo, 0 outside of `rect`. */
  cover(mask: Float32Array, level: number, photo: RgbImage, rect: PixelRect): Float32Array {
    const line = new FilterLine(this.#coefficientsOf(mask, photo, rect), this.#small, level, photo, rect);
    const plane = new Float32Array(photo.width * photo.height);
    const bytes = new Uint8Array(rect.right - rect.left);
    for (let y = rect.top; y < rect.bottom; y++) {
      line.cover(y, bytes, 0);
      writeCoverage(bytes, plane, y * photo.width + rect.left);
    }
    return plane;
  }

  /** How far `whole`, coverage of the photo, is also `mask`: the product of both. What `whole` does not cover costs nothing. */
  part(whole: Float32Array, mask: Float32Array, photo: RgbImage, rect: PixelRect): Float32Array {
    const line = new FilterLine(this.#coefficientsOf(mask, photo, rect), this.#small, 0.5, photo, rect);
    const plane = new Float32Array(photo.width * photo.height);
    const bytes = new Uint8Array(rect.right - rect.left);
    for (let y = rect.top; y < rect.bottom; y++) {
      const from = y * photo.width + rect.left;
      line.cover(y, bytes, 0, whole, from);
      writeCoveragePart(bytes, whole, plane, from);
    }
    return plane;
  }

  /**
   * The same mask is asked for with every step of a change; it must not be changed afterwards. Coefficients are known where they were asked for,
   * and for a part beyond that found anew, together with that.
   */
  #coefficientsOf(mask: Float32Array, photo: RgbImage, rect: PixelRect): Coefficients {
    const { width, height } = this.#small;
    const asked = scaleRect(rect, width / photo.width, height / photo.height);
    const part = growRect(asked, BESIDE, width, height);
    const known = this.#known.get(mask);
    if (known && holdsRect(known.part, part)) return known;
    const found = this.#coefficients(mask, known ? unionRect(known.part, part) : part);
    this.#known.set(mask, found);
    return found;
  }

  #coefficients(mask: Float32Array, part: PixelRect): Known {
    const { width, height } = this.#small;
    // Two blurs reach so far into it from outside.
    const wider = growRect(part, 2 * RADIUS, width, height);
    const [wide, high] = [wider.right - wider.left, wider.bottom - wider.top];
    const read = (plane: Float32Array) => cutOut(plane, width, wider);
    const blur = (plane: Float32Array) => boxBlur(plane, wide, high, RADIUS, 1);
    const own = read(mask);
    const maskMean = blur(own);
    const slope = blur(product(own, read(this.#guide)));
    fitMask(slope, maskMean, read(this.#mean), read(this.#variance));
    return { part, rect: wider, slope: blur(slope), offset: blur(maskMean) };
  }

  #blur(plane: Float32Array): Float32Array {
    return boxBlur(plane, this.#small.width, this.#small.height, RADIUS, 1);
  }
}

function product(a: Float32Array, b: Float32Array): Float32Array {
  const out = new Float32Array(a.length);
  for (let i = 0; i < out.length; i++) out[i] = a[i]! * b[i]!;
  return out;
}

/**
 * The line through mask and brightness in every window: means of their product (`slope`) and of the mask (`offset`) become slope and
 * offset, in place.
 */
function fitMask(
  slope: Float32Array,
  offset: Float32Array,
  mean: Float32Array,
  variance: Float32Array,
): void {
  for (let i = 0; i < slope.length; i++) {
    const full = offset[i]!;
    if (full < PLAIN || full > 1 - PLAIN) {
      slope[i] = 0;
      offset[i] = full < 0.5 ? 0 : 1;
      continue;
    }
    // Covariance of mask and brightness over the regularized variance of brightness: He and Sun, 2015, equation 3.
    slope[i] = (slope[i]! - mean[i]! * full) / (variance[i]! + EPSILON);
    offset[i] = full - slope[i]! * mean[i]!;
  }
}
