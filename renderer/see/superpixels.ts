/** Small patches of even colour that do not cross strong edges. */
export type Superpixels = {
  count: number;
  width: number;
  height: number;
  /** Patch number per pixel. */
  label: Int32Array;
  /** Per patch: mean L, a, b, x, y (pixels), interleaved by five. */
  centers: Float32Array;
};

/** Side of a patch in pixels: about 850 patches at 400 px width. */
const side = 11;
/** Weight of place against colour: Lab units that one patch side is worth. */
const compactness = 9;
const iterations = 5;
/** A patch looks for its pixels this many sides around its centre. */
const searchSides = 1.3;

/**
 * SLIC superpixels (Achanta and others, 2012): k-means over Lab colour and place, each patch looking only near itself.
 * `lab` is interleaved, row-major. Patches may come out in pieces; nothing here needs them connected.
 */
export function superpixels(lab: Float32Array, width: number, height: number): Superpixels {
  const nx = Math.max(1, Math.round(width / side));
  const ny = Math.max(1, Math.round(height / side));
  const count = nx * ny;
  const centers = seedCenters(lab, width, height, nx, ny);
  const label = new Int32Array(width * height).fill(-1);
  const nearest = new Float32Array(width * height);
  for (let round = 0; round < iterations; round++) {
    nearest.fill(Number.POSITIVE_INFINITY);
    for (let k = 0; k < count; k++) claimPixels(k, lab, centers, label, nearest, width, height);
    moveCenters(lab, centers, label, count, width, height);
  }
  for (let i = 0; i < label.length; i++) if (label[i]! < 0) label[i] = i > 0 ? label[i - 1]! : 0;
  return { count, width, height, label, centers };
}

function seedCenters(lab: Float32Array, width: number, height: number, nx: number, ny: number): Float32Array {
  const centers = new Float32Array(nx * ny * 5);
  for (let j = 0; j < ny; j++) {
    for (let i = 0; i < nx; i++) {
      const x = Math.min(width - 1, Math.round(((i + 0.5) * width) / nx));
      const y = Math.min(height - 1, Math.round(((j + 0.5) * height) / ny));
      const q = (y * width + x) * 3;
      centers.set([lab[q]!, lab[q + 1]!, lab[q + 2]!, x, y], (j * nx + i) * 5);
    }
  }
  return centers;
}

function claimPixels(
  k: number,
  lab: Float32Array,
  centers: Float32Array,
  label: Int32Array,
  nearest: Float32Array,
  width: number,
  height: number,
): void {
  const o = k * 5;
  const l = centers[o]!;
  const a = centers[o + 1]!;
  const b = centers[o + 2]!;
  const cx = centers[o + 3]!;
  const cy = centers[o + 4]!;
  const placeWeight = (compactness / side) ** 2;
  const reach = side * searchSides;
  const x0 = Math.max(0, Math.floor(cx - reach));
  const x1 = Math.min(width - 1, Math.ceil(cx + reach));
  const y0 = Math.max(0, Math.floor(cy - reach));
  const y1 = Math.min(height - 1, Math.ceil(cy + reach));
  for (let y = y0; y <= y1; y++) {
    const dy = placeWeight * (y - cy) * (y - cy);
    for (let x = x0; x <= x1; x++) {
      const i = y * width + x;
      const dl = lab[i * 3]! - l;
      const da = lab[i * 3 + 1]! - a;
      const db = lab[i * 3 + 2]! - b;
      const distance = dl * dl + da * da + db * db + dy + placeWeight * (x - cx) * (x - cx);
      if (distance < nearest[i]!) {
        nearest[i] = distance;
        label[i] = k;
      }
    }
  }
}

function moveCenters(
  lab: Float32Array,
  centers: Float32Array,
  label: Int32Array,
  count: number,
  width: number,
  height: number,
): void {
  const sums = new Float64Array(count * 6);
  for (let y = 0; y < height; y++) sumRow(lab, label, y, width, sums);
  for (let k = 0; k < count; k++) {
    const size = sums[k * 6 + 5]!;
    if (size === 0) continue;
    for (let c = 0; c < 5; c++) centers[k * 5 + c] = sums[k * 6 + c]! / size;
  }
}

/** Adds the pixels of row `y` to what their patches sum up: three of colour, two of place, and their number. */
function sumRow(lab: Float32Array, label: Int32Array, y: number, width: number, sums: Float64Array): void {
  for (let x = 0, i = y * width; x < width; x++, i++) {
    const k = label[i]!;
    if (k < 0) continue;
    const o = k * 6;
    sums[o]! += lab[i * 3]!;
    sums[o + 1]! += lab[i * 3 + 1]!;
    sums[o + 2]! += lab[i * 3 + 2]!;
    sums[o + 3]! += x;
    sums[o + 4]! += y;
    sums[o + 5]!++;
  }
}
