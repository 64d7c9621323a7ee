import { boxBlur } from "#renderer/math/box-blur.ts";

/** A straight edge of the picture. `angle` in radians from the x axis (y down), -π/2..π/2; lengths in pixels. */
export type LineSegment = { x: number; y: number; angle: number; length: number };

/** Gradient (difference over two pixels, brightness 0..1) at which an edge may start, and down to which it is followed. */
const STARTS_AT = 14 / 255;
const FOLLOWED_TO = 10 / 255;
/** Radians by which the gradient of a pixel may differ from that of its edge's first pixel. */
const ANGLE_TOLERANCE = 0.3;
// Compared as a cosine: an arc tangent per pixel costs far more.
const LEAST_COSINE = Math.cos(ANGLE_TOLERANCE);
/** Smaller regions are texture. Less finds more edges and more leaves. */
const FEWEST_PIXELS = 18;
const SHORTEST_PX = 16;
/** Ratio of the variances along and across from which a blob counts as a line. */
const LEAST_ELONGATION = 60;
/** Variance across a region one pixel wide, pixels squared: keeps the ratio finite. */
const LEAST_VARIANCE_PX2 = 1e-3;
/** A uniform segment of length l has variance l² / 12. */
const SEGMENT_VARIANCE = 12;
/** Buckets of gradients, and how many of them one unit of gradient spans: √2, the largest gradient, needs 255. */
const BUCKETS = 256;
const BUCKETS_PER_UNIT = 180;

/**
 * Straight edges by growing regions of one gradient direction (after the line support regions of Burns, Hanson and Riseman,
 * 1986), each fitted by its weighted principal axis. Strong edges first, so that they claim their pixels.
 * `brightness` 0..1, row-major, `width` pixels wide.
 */
export function lineSegments(brightness: Float32Array, width: number): LineSegment[] {
  const height = brightness.length / width;
  const growth = roomFor(brightness.length);
  findGradients(boxBlur(brightness, width, height, 1, 1), width, growth);
  const segments: LineSegment[] = [];
  for (const seed of strongestFirst(growth.magnitude)) {
    if (growth.used[seed]) continue;
    const segment = growSegment(seed, width, growth);
    if (segment) segments.push(segment);
  }
  return segments;
}

/** Row-major, per pixel; kept between calls, as pictures come in few sizes. */
type Growth = {
  /** Brightness steps to the right and down over two pixels; of no meaning where `used` began as 1. */
  across: Float32Array;
  down: Float32Array;
  /** Their length; 0 where it is too faint to follow. */
  magnitude: Float32Array;
  /** 1 on what belongs to an edge already, or is too faint. */
  used: Uint8Array;
  /** Room for every pixel once. */
  stack: Int32Array;
};

let room: Growth | null = null;

function roomFor(pixels: number): Growth {
  if (room?.used.length !== pixels) {
    const plane = () => new Float32Array(pixels);
    const [used, stack] = [new Uint8Array(pixels), new Int32Array(pixels)];
    room = { across: plane(), down: plane(), magnitude: plane(), used, stack };
  }
  return room;
}

function findGradients(plane: Float32Array, width: number, growth: Growth): void {
  growth.magnitude.fill(0);
  growth.used.fill(1);
  for (let row = width; row < plane.length - width; row += width) gradientRow(plane, row, width, growth);
}

function gradientRow(
  plane: Float32Array,
  row: number,
  width: number,
  { across, down, magnitude, used }: Growth,
): void {
  for (let i = row + 1; i < row + width - 1; i++) {
    const gx = plane[i + 1]! - plane[i - 1]!;
    const gy = plane[i + width]! - plane[i - width]!;
    const size2 = gx * gx + gy * gy;
    if (size2 < FOLLOWED_TO * FOLLOWED_TO) continue;
    across[i] = gx;
    down[i] = gy;
    magnitude[i] = Math.sqrt(size2);
    used[i] = 0;
  }
}

/** Pixels that may start an edge, by falling gradient; bucketed, since the exact order within 1/256 does not matter. */
function strongestFirst(magnitude: Float32Array): Int32Array {
  const starts = new Int32Array(BUCKETS + 1);
  countBuckets(magnitude, starts);
  for (let k = 0; k < BUCKETS; k++) starts[k + 1]! += starts[k]!;
  const order = new Int32Array(starts[BUCKETS]!);
  sortInto(magnitude, starts, order);
  return order;
}

const bucketOf = (size: number) => BUCKETS - 1 - Math.min(BUCKETS - 1, (size * BUCKETS_PER_UNIT) | 0);

function countBuckets(magnitude: Float32Array, starts: Int32Array): void {
  for (let i = 0; i < magnitude.length; i++)
    if (magnitude[i]! > STARTS_AT) starts[bucketOf(magnitude[i]!) + 1]!++;
}

/** A counting sort: `starts[k]`, the place of the first pixel of bucket k, moves on as pixels are put there. */
function sortInto(magnitude: Float32Array, starts: Int32Array, order: Int32Array): void {
  for (let i = 0; i < magnitude.length; i++)
    if (magnitude[i]! > STARTS_AT) order[starts[bucketOf(magnitude[i]!)]!++] = i;
}

function growSegment(
  seed: number,
  width: number,
  { across, down, magnitude, used, stack }: Growth,
): LineSegment | null {
  // Divided by the seed's magnitude, a product with it is the other's magnitude times the cosine of the turn.
  const seedAcross = across[seed]! / magnitude[seed]!;
  const seedDown = down[seed]! / magnitude[seed]!;
  // Moments of the region, weighted with the gradient: pixels on the middle of a blurred edge decide where it lies.
  let pixels = 0;
  let sum = 0;
  let sx = 0;
  let sy = 0;
  let sxx = 0;
  let syy = 0;
  let sxy = 0;
  used[seed] = 1;
  stack[0] = seed;
  let top = 1;
  while (top > 0) {
    const i = stack[--top]!;
    const y = (i / width) | 0;
    const x = i - y * width;
    const weight = magnitude[i]!;
    pixels++;
    sum += weight;
    sx += weight * x;
    sy += weight * y;
    sxx += weight * x * x;
    syy += weight * y * y;
    sxy += weight * x * y;
    // The frame's own pixels have no gradient, so neighbors never lie outside the picture.
    for (let dy = -width; dy <= width; dy += width) {
      for (let j = i + dy - 1; j <= i + dy + 1; j++) {
        if (used[j]) continue;
        if (across[j]! * seedAcross + down[j]! * seedDown <= LEAST_COSINE * magnitude[j]!) continue;
        used[j] = 1;
        stack[top++] = j;
      }
    }
  }
  if (pixels < FEWEST_PIXELS) return null;
  const x = sx / sum;
  const y = sy / sum;
  return fitLine(x, y, sxx / sum - x * x, syy / sum - y * y, sxy / sum - x * y);
}

/** The principal axis of a blob with these second moments, or null when it is no line. */
function fitLine(x: number, y: number, cxx: number, cyy: number, cxy: number): LineSegment | null {
  const mean = 0.5 * (cxx + cyy);
  // mean ± spread: eigenvalues of the covariance matrix, the variances along and across the axis, pixels squared.
  const spread = Math.sqrt(0.25 * (cxx - cyy) ** 2 + cxy * cxy);
  const along = mean + spread;
  const across = Math.max(LEAST_VARIANCE_PX2, mean - spread);
  const length = Math.sqrt(SEGMENT_VARIANCE * along);
  if (length < SHORTEST_PX || along / across < LEAST_ELONGATION) return null;
  // Pixel i has its center at i + 0.5.
  return { x: x + 0.5, y: y + 0.5, angle: 0.5 * Math.atan2(2 * cxy, cxx - cyy), length };
}
