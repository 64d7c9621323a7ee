/**
 * Triangle soup at the scale of leaves: one flat normal and one color per triangle, because a leaf covers a few pixels
 * at most. Meters, y up, the plant stands at the origin. Colors are linear albedo.
 *
 * Per triangle: `positions` 9 floats (a, b, c), `normals` 3 (shading normal, may lean towards the crown's normal),
 * `colors` 3, `translucency` 1 (share of the light that shines through), `openness` 1 (share of the sky it sees) and
 * `sunReach` 4 (share of the sun that gets through the crown, for a sun from +x, +z, -x, -z; see `canopy-light.ts`),
 * `rounded` 1 (1: only the part between the edge a-c and the parabola from a to c with control point b is drawn).
 */
export class FoliageMesh {
  readonly kind = "foliage";
  count = 0;
  positions: Float32Array;
  normals: Float32Array;
  colors: Float32Array;
  translucency: Float32Array;
  /** Empty until the light is baked. */
  openness = new Float32Array(0);
  sunReach = new Float32Array(0);
  rounded: Uint8Array;
  /** Highest point and farthest distance from the axis, kept by `measure`; none before. */
  heightM = Number.NaN;
  radiusM = Number.NaN;
  /** Distance from the axis of what hangs near the ground: a tree shades the ground with its trunk only. */
  footRadiusM = Number.NaN;
  /** Length of a typical leaf: decides how far away leaves may be merged (`detail-level.ts`). */
  leafLengthM = 0.03;
  /** The first triangles are wood, not leaves: they are always drawn, at their own size. */
  woodCount = 0;
  #pairLengthM: Float32Array | null = null;
  /** So dense that its far side cannot be seen through it (`draw-foliage.ts` leaves that out). */
  dense = false;
  /** Many small leaves on a rounded crown, which may bulge here and there: nothing of it is long enough to be torn by that. */
  billows = false;
  /** Each leaf is drawn in many pieces, which must not differ in tone from each other: what grew it gave each leaf a tone. */
  inPieces = false;
  /** From this triangle on there are flowers only, in no order: fewer of them are fewer in bloom. */
  flowersFrom = Number.POSITIVE_INFINITY;

  constructor(expected = 4096) {
    const capacity = Math.ceil(expected);
    this.positions = new Float32Array(capacity * 9);
    this.normals = new Float32Array(capacity * 3);
    this.colors = new Float32Array(capacity * 3);
    this.translucency = new Float32Array(capacity);
    this.rounded = new Uint8Array(capacity);
  }

  addTriangle(
    ax: number,
    ay: number,
    az: number,
    bx: number,
    by: number,
    bz: number,
    cx: number,
    cy: number,
    cz: number,
    nx: number,
    ny: number,
    nz: number,
    red: number,
    green: number,
    blue: number,
    translucency: number,
  ): void {
    if (this.count >= this.translucency.length) this.grow();
    const i = this.count++;
    const p = this.positions;
    let k = i * 9;
    p[k++] = ax;
    p[k++] = ay;
    p[k++] = az;
    p[k++] = bx;
    p[k++] = by;
    p[k++] = bz;
    p[k++] = cx;
    p[k++] = cy;
    p[k] = cz;
    k = i * 3;
    this.normals[k] = nx;
    this.normals[k + 1] = ny;
    this.normals[k + 2] = nz;
    this.colors[k] = red;
    this.colors[k + 1] = green;
    this.colors[k + 2] = blue;
    this.translucency[i] = translucency;
  }

  /** The same plant with other colors (3 floats per triangle, linear albedo); all else is shared with this one. */
  withColors(colors: Float32Array): FoliageMesh {
    const mesh = new FoliageMesh(0);
    Object.assign(mesh, this, { colors });
    mesh.#pairLengthM = this.#pairLengthM;
    return mesh;
  }

  /** Triangles that are drawn when this share of the flowers is open. */
  shownCount(bloom: number): number {
    if (this.flowersFrom >= this.count) return this.count;
    return this.flowersFrom + 2 * Math.round(((this.count - this.flowersFrom) * bloom) / 2);
  }

  /** Rounds the last triangle: half a leaf in one triangle. */
  roundLast(): void {
    this.rounded[this.count - 1] = 1;
  }

  /**
   * Longest edge of each pair of triangles, meters: florets are smaller than the leaves below them, and may be merged nearer by. Measured
   * when it is first asked for; the plant is complete then.
   */
  get pairLengthM(): Float32Array {
    this.#pairLengthM ??= longestEdges(this.positions, this.count);
    return this.#pairLengthM;
  }

  /** Recomputes height and radius; called once a plant is complete. */
  measure(): void {
    const extent = new Float64Array(3);
    for (let from = 0; from < this.count; from += AT_ONCE) extend(extent, this.positions, this.part(from));
    this.heightM = extent[0]!;
    this.radiusM = Math.sqrt(extent[1]!);
    this.footRadiusM = Math.sqrt(extent[2]!);
  }

  /**
   * Stretches the plant to this height and spread: generators grow shapes, the catalogue knows sizes. The spread is that
   * of the bulk, as gardeners measure it: a few arching tips reach beyond.
   */
  fitTo(heightM: number, spreadRadiusM: number): void {
    this.measure();
    // Factors for the height and for both horizontal axes; the divisors are kept from 0.
    const sy = heightM / Math.max(this.heightM, 1e-6);
    const s = spreadRadiusM / Math.max(this.bulkRadius(), 1e-6);
    for (let from = 0; from < this.count; from += AT_ONCE) stretch(this.positions, this.part(from), s, sy);
    this.measure();
  }

  /** Radius within which BULK_SHARE of the corners lie. Call `measure` first. */
  bulkRadius(): number {
    // A histogram of the distances of all corners from the axis; no sorting of a hundred thousand numbers.
    const bins = new Uint32Array(BULK_BINS);
    const perM = (BULK_BINS - 1) / Math.max(this.radiusM, 1e-6);
    for (let from = 0; from < this.count; from += AT_ONCE)
      countCorners(bins, this.positions, this.part(from), perM);
    const wanted = this.count * 3 * BULK_SHARE;
    let sum = 0;
    let bin = 0;
    for (; bin < BULK_BINS - 1; bin++) {
      sum += bins[bin]!;
      if (sum >= wanted) break;
    }
    return bin / perM;
  }

  /** Where in `positions` the corners of some triangles lie. */
  private part(from: number): Part {
    return { from: from * 9, to: Math.min(this.count, from + AT_ONCE) * 9 };
  }

  private grow(): void {
    this.positions = enlarged(this.positions);
    this.normals = enlarged(this.normals);
    this.colors = enlarged(this.colors);
    this.translucency = enlarged(this.translucency);
    const rounded = new Uint8Array(this.translucency.length);
    rounded.set(this.rounded);
    this.rounded = rounded;
  }
}

/** Triangles that one call does: what is called often is compiled whole, a long loop is not. */
const AT_ONCE = 256;
type Part = { from: number; to: number };

/** Adds corners to the greatest height, the greatest square of a distance from the axis, and that of what hangs near the ground. */
function extend(extent: Float64Array, p: Float32Array, { from, to }: Part): void {
  let [height, radius2, foot2] = [extent[0]!, extent[1]!, extent[2]!];
  for (let k = from; k < to; k += 3) {
    const x = p[k]!;
    const y = p[k + 1]!;
    const z = p[k + 2]!;
    if (y > height) height = y;
    const d2 = x * x + z * z;
    if (d2 > radius2) radius2 = d2;
    if (y < FOOT_HEIGHT_M && d2 > foot2) foot2 = d2;
  }
  extent[0] = height;
  extent[1] = radius2;
  extent[2] = foot2;
}

function stretch(p: Float32Array, { from, to }: Part, s: number, sy: number): void {
  for (let k = from; k < to; k += 3) {
    p[k] = p[k]! * s;
    // What hangs to the ground lies on it.
    p[k + 1] = Math.max(0, p[k + 1]! * sy);
    p[k + 2] = p[k + 2]! * s;
  }
}

function countCorners(bins: Uint32Array, p: Float32Array, { from, to }: Part, perM: number): void {
  for (let k = from; k < to; k += 3) {
    const x = p[k]!;
    const z = p[k + 2]!;
    const bin = Math.round(Math.sqrt(x * x + z * z) * perM);
    bins[bin] = bins[bin]! + 1;
  }
}

/**
 * Bins of the histogram from the axis to the farthest corner, and the share of the corners that the bulk
 * holds.
 */
const BULK_BINS = 512;
const BULK_SHARE = 0.96;

/** What hangs lower than this takes the sky from the ground below. */
const FOOT_HEIGHT_M = 0.4;

/** Longest edge of each pair of triangles, meters; one number per pair. */
function longestEdges(p: Float32Array, count: number): Float32Array {
  const longest = new Float32Array((count + 1) >> 1);
  for (let i = 0; i < count; i++) {
    const k = i * 9;
    const edge = Math.max(squaredEdge(p, k, k + 3), squaredEdge(p, k + 3, k + 6), squaredEdge(p, k + 6, k));
    longest[i >> 1] = Math.max(longest[i >> 1]!, Math.sqrt(edge));
  }
  return longest;
}

function squaredEdge(p: Float32Array, a: number, b: number): number {
  const x = p[a]! - p[b]!;
  const y = p[a + 1]! - p[b + 1]!;
  const z = p[a + 2]! - p[b + 2]!;
  return x * x + y * y + z * z;
}

/** The same numbers in an array twice as long. */
function enlarged(array: Float32Array): Float32Array {
  const twice = new Float32Array(Math.max(16, array.length * 2));
  twice.set(array);
  return twice;
}
