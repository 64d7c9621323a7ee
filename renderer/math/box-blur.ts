/**
 * Rows blurred along x, before they are blurred along y. Kept between calls, because pictures blur dozens
 * of planes of one size.
 */
let between = new Float32Array(0);

/**
 * Box blur of a row-major plane, `passes` times: two or three passes are close to a Gaussian of sigma
 * sqrt(passes * (2r + 1)² / 12). The border pixel is repeated outwards. Cost does not depend on the radius.
 * Returns a new plane; `plane` is left alone. `radius` in pixels, rounded, at least 1.
 */
export function boxBlur(
  plane: Float32Array,
  width: number,
  height: number,
  radius: number,
  passes = 3,
): Float32Array {
  const r = Math.max(1, Math.round(radius));
  const out = new Float32Array(plane.length);
  if (between.length < plane.length) between = new Float32Array(plane.length);
  const rows = between;
  const columnSums = new Float64Array(width);
  for (let pass = 0; pass < passes; pass++) {
    blurRows(pass === 0 ? plane : out, rows, width, height, r);
    blurColumns(rows, out, width, height, r, columnSums);
  }
  return out;
}

/**
 * Rows in fours: each sum has to wait for its last addition, and a processor computes four such sums at the
 * same time.
 */
function blurRows(from: Float32Array, to: Float32Array, width: number, height: number, r: number): void {
  let y = 0;
  for (; y + 4 <= height; y += 4) blurFourRows(from, to, y * width, width, r);
  for (; y < height; y++) blurRow(from, to, y * width, width, r);
}

/** One row by a running sum: add the value that enters the window, subtract the one that leaves it. */
function blurRow(from: Float32Array, to: Float32Array, row: number, width: number, r: number): void {
  const share = 1 / (2 * r + 1);
  const last = width - 1;
  let sum = 0;
  for (let k = -r; k <= r; k++) sum += from[row + (k < 0 ? 0 : k > last ? last : k)]!;
  for (let x = 0; x < width; x++) {
    to[row + x] = sum * share;
    const enter = x + r + 1;
    const leave = x - r;
    sum += from[row + (enter > last ? last : enter)]! - from[row + (leave < 0 ? 0 : leave)]!;
  }
}

function blurFourRows(from: Float32Array, to: Float32Array, a: number, width: number, r: number): void {
  const share = 1 / (2 * r + 1);
  const last = width - 1;
  const b = a + width;
  const c = b + width;
  const d = c + width;
  let sumA = 0;
  let sumB = 0;
  let sumC = 0;
  let sumD = 0;
  for (let k = -r; k <= r; k++) {
    const x = k < 0 ? 0 : k > last ? last : k;
    sumA += from[a + x]!;
    sumB += from[b + x]!;
    sumC += from[c + x]!;
    sumD += from[d + x]!;
  }
  for (let x = 0; x < width; x++) {
    to[a + x] = sumA * share;
    to[b + x] = sumB * share;
    to[c + x] = sumC * share;
    to[d + x] = sumD * share;
    const enter = x + r < last ? x + r + 1 : last;
    const leave = x > r ? x - r : 0;
    sumA += from[a + enter]! - from[a + leave]!;
    sumB += from[b + enter]! - from[b + leave]!;
    sumC += from[c + enter]! - from[c + leave]!;
    sumD += from[d + enter]! - from[d + leave]!;
  }
}

/**
 * All columns at once, row by row of memory; one column after the other would read every cache line many
 * times.
 */
function blurColumns(
  from: Float32Array,
  to: Float32Array,
  width: number,
  height: number,
  r: number,
  sums: Float64Array,
): void {
  const share = 1 / (2 * r + 1);
  const last = height - 1;
  sums.fill(0);
  for (let k = -r; k <= r; k++) {
    const row = (k < 0 ? 0 : k > last ? last : k) * width;
    for (let x = 0; x < width; x++) sums[x]! += from[row + x]!;
  }
  for (let y = 0; y < height; y++) {
    const row = y * width;
    const enter = Math.min(last, y + r + 1) * width;
    const leave = Math.max(0, y - r) * width;
    for (let x = 0; x < width; x++) {
      to[row + x] = sums[x]! * share;
      sums[x]! += from[enter + x]! - from[leave + x]!;
    }
  }
}
