import { hexToLinear } from "#renderer/color/srgb.ts";
import { vnoise } from "#renderer/math/noise.ts";
import { seededRandom } from "#renderer/math/random.ts";
import { clamp } from "#renderer/math/scalar.ts";
import { normalize, randomDirection, type Vec3 } from "#renderer/math/vec3.ts";
import { SolidMesh } from "#renderer/mesh/solid-mesh.ts";
import { oncePer } from "#renderer/once-per.ts";

/** Linear reflectance of weathered granite and of the lichen on it. */
const GRANITE = hexToLinear("#9a9186");
const LICHEN = hexToLinear("#9b9a8a");
/**
 * Quads along the edge of a side. A boulder is made from five sides of a cube (the bottom is not seen),
 * pushed out to the stone's surface.
 */
const CUTS = 20;
/** And of a cobble, which is small in the picture. */
const COBBLE_CUTS = 6;
/** A cobble's surface is this much smoother than a boulder's: water wore it. */
const COBBLE_ROUGH = 0.5;
/** What a cobble is cut by: nothing. */
const NO_PLANES = new Float64Array(0);
/** Share of its height that is under the ground: a boulder set on top of the ground looks dropped. */
const SUNK = 0.3;
/** What lies deeper, in meters of a boulder of one meter, is not made. */
const UNSEEN = -0.06;

/** Corners of a side in a row more than cuts: one point all round, because normals are taken across the neighbors. */
const ROW_MORE = 3;
/** Planes along which corners broke off. */
const PLANES = 13;
/** Reach of the block before anything breaks off, in half axes. */
const BLOCK_REACH = 1.05;
/** Planes with a smaller cosine to a direction do not cut it. */
const LEAST_FACING = 0.05;
/** Width, in half axes, over which two planes meet in a worn edge, and how much the wear takes from it. */
const EDGE = 0.12;
const EDGE_WEAR = 0.06;
/**
 * Cracks run where a noise passes through 0: they are darker by this share, and narrower the larger the
 * sharpness.
 */
const CRACK_DEPTH = 0.4;
const CRACK_SHARPNESS = 26;
/** Lichen grows where another noise is above this value, and hides at most this share of the stone. */
const LICHEN_ABOVE = 0.17;
const LICHEN_SHARPNESS = 7;
const MOST_LICHEN = 0.35;
/**
 * Foot of the boulder as a share of its radius, and how far the shade on the ground reaches beyond the
 * foot.
 */
const FOOT_SHARE = 0.75;
const CONTACT_ROOM = 1.15;

/** What makes one boulder different from the next. */
type Form = {
  seed: number;
  /** Quads along the edge of a side. */
  cuts: number;
  /** Roughness of the surface and share of the lichen on it, as shares of a boulder's. */
  rough: number;
  /** Half axes, as shares of the longest. */
  size: Vec3;
  phase: number;
  /** Per plane its normal and how far out it lies. */
  planes: Float64Array;
};

/** Different boulders of one color: turned and scaled they do not repeat visibly. */
const SHAPES = 6;

/** Meshes by color and shape, made when first asked for. */
const kept = oncePer((_color: Vec3): (SolidMesh | undefined)[] => []);

/**
 * A weathered boulder, one meter from its middle to its farthest side, sunk a little into the ground; to be scaled and turned. `variant`
 * is any whole number. Meshes are made once and shared, so callers do not change them.
 */
export function boulder(variant: number, color: Vec3 = GRANITE): SolidMesh {
  const shape = ((variant % SHAPES) + SHAPES) % SHAPES;
  const shapes = kept(color);
  shapes[shape] ??= weathered(shape * 7 + 21, color);
  return shapes[shape];
}

const cobbles = oncePer((_color: Vec3): (SolidMesh | undefined)[] => []);

/** The same as a stone from a river, round and smooth. */
export function cobble(variant: number, color: Vec3): SolidMesh {
  const shape = ((variant % SHAPES) + SHAPES) % SHAPES;
  const shapes = cobbles(color);
  shapes[shape] ??= stoneOf(
    { ...formOf(shape * 5 + 57), planes: NO_PLANES, cuts: COBBLE_CUTS, rough: COBBLE_ROUGH },
    color,
  );
  return shapes[shape];
}

const weathered = (seed: number, color: Vec3): SolidMesh => stoneOf(formOf(seed), color);

function stoneOf(form: Form, color: Vec3): SolidMesh {
  const mesh = new SolidMesh(form.cuts * form.cuts * 10 + 16);
  for (let side = 0; side < 5; side++) addSide(mesh, form, side, color);
  mesh.finish();
  const foot = mesh.radiusM * FOOT_SHARE;
  mesh.contacts.push({ x: 0, z: 0, radiusM: foot * CONTACT_ROOM });
  return mesh;
}

/** A boulder is a block whose corners broke off along planes and then wore round. */
function formOf(seed: number): Form {
  const random = seededRandom(seed);
  // Longest along x; lower and narrower at random.
  const size: Vec3 = [1, 0.55 + 0.2 * random.next(), 0.7 + 0.25 * random.next()];
  const phase = random.next() * 100;
  const planes = new Float64Array(PLANES * 4);
  for (let k = 0; k < planes.length; k += 4) {
    const d = randomDirection(random);
    // Planes face sideways and up, never down; each lies 0.66 to 0.92 of the half axes from the middle.
    planes.set(normalize([d[0], Math.abs(d[1]) * 0.9, d[2]]), k);
    planes[k + 3] = 0.66 + 0.26 * random.next();
  }
  return { seed, cuts: CUTS, rough: 1, size, phase, planes };
}

/** Noise from -0.5 to 0.5 over directions: `f` waves to the radius. */
function noise({ phase }: Form, dx: number, dy: number, dz: number, f: number, seed: number): number {
  return (
    0.5 *
      (vnoise(dx * f + phase, dy * f * 1.1 + dz * f * 0.7 + phase, seed) +
        vnoise(dz * f + phase * 2, dx * f * 0.6 - dy * f + phase, seed + 3)) -
    0.5
  );
}

/** How far out the surface lies in a direction, as a share of the half axes. */
function reachOf(form: Form, dx: number, dy: number, dz: number): number {
  const { planes, seed, rough: share } = form;
  let reach = BLOCK_REACH;
  for (let p = 0; p < planes.length; p += 4) {
    const k = dx * planes[p]! + dy * planes[p + 1]! + dz * planes[p + 2]!;
    if (k <= LEAST_FACING) continue;
    const cut = planes[p + 3]! / k;
    // Polynomial smooth minimum of the block and the plane: 0 is before, 1 behind the cut, between them the
    // worn edge.
    const worn = clamp(0.5 + (reach - cut) / EDGE, 0, 1);
    reach = reach * (1 - worn) + cut * worn - EDGE_WEAR * worn * (1 - worn);
  }
  // Roughness of 10, 6 and 2.5% in waves from a third of the radius to a twentieth.
  const rough =
    0.1 * noise(form, dx, dy, dz, 3.2, seed) +
    0.06 * noise(form, dx, dy, dz, 8, seed + 5) +
    0.025 * noise(form, dx, dy, dz, 19, seed + 8);
  return reach * (1 + share * rough);
}

/** Sides of the cube without its bottom: +y, +x, -x, +z, -z; u and v run from -1 to 1. */
function sideDirection(side: number, u: number, v: number): Vec3 {
  if (side === 0) return normalize([u, 1, v]);
  if (side === 1) return normalize([1, v, u]);
  if (side === 2) return normalize([-1, v, u]);
  if (side === 3) return normalize([u, v, 1]);
  return normalize([u, v, -1]);
}

/** The points of one side with their directions from the middle and their normals, three numbers each. */
type Side = {
  side: number;
  row: number;
  directions: Float64Array;
  points: Float64Array;
  normals: Float64Array;
};

/** One side of the cube, pushed out to the surface of the stone: points, normals, then quads. */
function addSide(mesh: SolidMesh, form: Form, side: number, color: Vec3): void {
  const { cuts } = form;
  const row = cuts + ROW_MORE;
  const made: Side = {
    side,
    row,
    directions: new Float64Array(row * row * 3),
    points: new Float64Array(row * row * 3),
    normals: new Float64Array(row * row * 3),
  };
  for (let j = 0; j < row; j++) placeRow(made, form, j);
  for (let j = 1; j < row - 1; j++) turnRow(made, j);
  for (let j = 0; j < cuts; j++) for (let i = 0; i < cuts; i++) addQuad(mesh, made, form, i, j, color);
}

/** Directions and points of row `j`; half axes and SUNK place the stone in the ground. */
function placeRow({ side, row, directions, points }: Side, form: Form, j: number): void {
  const { cuts } = form;
  const [wide, high, deep] = form.size;
  for (let i = 0; i < row; i++) {
    const [dx, dy, dz] = sideDirection(side, ((i - 1) / cuts) * 2 - 1, ((j - 1) / cuts) * 2 - 1);
    const reach = reachOf(form, dx, dy, dz);
    const k = (j * row + i) * 3;
    directions[k] = dx;
    directions[k + 1] = dy;
    directions[k + 2] = dz;
    points[k] = dx * reach * wide;
    points[k + 1] = (dy * reach + 1 - 2 * SUNK) * high;
    points[k + 2] = dz * reach * deep;
  }
}

/** Finds the normals of a row of points, outwards. */
function turnRow({ row, directions: d, points: p, normals }: Side, j: number): void {
  for (let i = 1; i < row - 1; i++) {
    const k = (j * row + i) * 3;
    const right = k + 3;
    const left = k - 3;
    const below = k + row * 3;
    const above = k - row * 3;
    // Cross product of the differences between the neighbors to both sides.
    const ux = p[right]! - p[left]!;
    const uy = p[right + 1]! - p[left + 1]!;
    const uz = p[right + 2]! - p[left + 2]!;
    const vx = p[below]! - p[above]!;
    const vy = p[below + 1]! - p[above + 1]!;
    const vz = p[below + 2]! - p[above + 2]!;
    const nx = uy * vz - uz * vy;
    const ny = uz * vx - ux * vz;
    const nz = ux * vy - uy * vx;
    const length = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1;
    const outwards = (nx * d[k]! + ny * d[k + 1]! + nz * d[k + 2]! < 0 ? -1 : 1) / length;
    normals[k] = nx * outwards;
    normals[k + 1] = ny * outwards;
    normals[k + 2] = nz * outwards;
  }
}

/** Two triangles with one color: stains, blotches, cracks and lichen by the direction of the first corner. */
function addQuad(mesh: SolidMesh, made: Side, form: Form, i: number, j: number, color: Vec3): void {
  const { row, directions: d, points } = made;
  const first = (j + 1) * row + i + 1;
  const across = first + row;
  const highest = Math.max(
    points[first * 3 + 1]!,
    points[first * 3 + 4]!,
    points[across * 3 + 1]!,
    points[across * 3 + 4]!,
  );
  if (highest < UNSEEN) return;
  const [dx, dy, dz] = [d[first * 3]!, d[first * 3 + 1]!, d[first * 3 + 2]!];
  const stain = noise(form, dx, dy, dz, 4.5, form.seed + 2);
  const blotch = noise(form, dx, dy, dz, 13, form.seed + 6);
  const crack =
    1 -
    CRACK_DEPTH * clamp(1 - Math.abs(noise(form, dx, dy, dz, 5.5, form.seed + 12)) * CRACK_SHARPNESS, 0, 1);
  const lichen = clamp((blotch - LICHEN_ABOVE) * LICHEN_SHARPNESS, 0, 1) * MOST_LICHEN * form.rough;
  const tone = (0.95 + (0.5 * stain + 0.28 * blotch) * form.rough) * (form.rough < 1 ? 1 : crack);
  const red = (color[0] * (1 - lichen) + LICHEN[0] * lichen) * tone;
  const green = (color[1] * (1 - lichen) + LICHEN[1] * lichen) * tone;
  const blue = (color[2] * (1 - lichen) + LICHEN[2] * lichen) * tone;
  const upper = mesh.addTriangle("rock", red, green, blue);
  setCorner(mesh, upper, 0, made, first);
  setCorner(mesh, upper, 1, made, first + 1);
  setCorner(mesh, upper, 2, made, across + 1);
  const lower = mesh.addTriangle("rock", red, green, blue);
  setCorner(mesh, lower, 0, made, first);
  setCorner(mesh, lower, 1, made, across + 1);
  setCorner(mesh, lower, 2, made, across);
}

function setCorner(
  mesh: SolidMesh,
  triangle: number,
  corner: number,
  { side, points: p, normals: n }: Side,
  point: number,
): void {
  const k = point * 3;
  const x = p[k]!;
  const y = p[k + 1]!;
  const z = p[k + 2]!;
  // The grain is projected along the side's own axis: no pole, and seams where the eye does not look.
  const along = side === 1 || side === 2 ? z : x;
  const across = side === 0 ? z : y;
  mesh.setCorner(triangle, corner, x, y, z, n[k]!, n[k + 1]!, n[k + 2]!, along + side * 0.37, across);
}
