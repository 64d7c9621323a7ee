/** What lies between the two directions of a pass; kept, because blurs come in dozens of one size. */
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

function blurRows(from: Float32Array, to: Float32Array, width: number, height: number, r: number): void {
  const share = 1 / (2 * r + 1);
  const last = width - 1;
  for (let y = 0; y < height; y++) {
    const row = y * width;
    let sum = 0;
    for (let k = -r; k <= r; k++) sum += from[row + (k < 0 ? 0 : k > last ? last : k)]!;
    for (let x = 0; x < width; x++) {
      to[row + x] = sum * share;
      const enter = x + r + 1;
      const leave = x - r;
      sum += from[row + (enter > last ? last : enter)]! - from[row + (leave < 0 ? 0 : leave)]!;
    }
  }
}

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
