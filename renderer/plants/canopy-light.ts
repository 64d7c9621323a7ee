import { GOLDEN_ANGLE } from "#renderer/math/golden-angle.ts";
import type { Vec3 } from "#renderer/math/vec3.ts";
import type { FoliageMesh } from "#renderer/mesh/foliage-mesh.ts";

/**
 * Voxels along the longest side of the plant; twice as many cost eight times as much and show no
 * difference.
 */
/** Sine of the height of the lowest sky that is sampled. */
const LEAST_SKY = 0.15;
/** Weight of a direction is this plus the sine of its height: the sky is brighter near the zenith. */
const ZENITH_BASE = 0.3;
/** The first sample of a ray lies this many cells away, so that a leaf is not shaded by its own cell. */
const FIRST_STEP = 1.2;
/** Area of a triangle by its cross product: half of it, and two thirds of that for a rounded leaf. */
const ROUNDED_AREA = 1 / 3;
const PLAIN_AREA = 0.5;
/**
 * Leaves stand at all angles: half of their area is seen from any direction (projection coefficient G = 0.5
 * of a spherical distribution; Ross, 1981).
 */
const PROJECTION = 0.5;
/** Voxels along the longest side of the plant; twice as many make eight times as many voxels. */
const GRID = 22;
/** Directions in which the sky is sampled. */
const SKY_DIRECTIONS = 10;
/** Steps of one cell that light is followed through the crown; beyond that (a third of the plant) it is taken as open. */
const MARCH_STEPS = 7;
/** Empty cells on every side but below, so that no ray leaves the grid and none has to be checked. */
const PAD = MARCH_STEPS + 1;
/**
 * How quickly leaves absorb light (Beer-Lambert, per leaf area). Below the physical 1, because leaves
 * scatter part of it onwards.
 */
const EXTINCTION = 0.58;
/**
 * Below this height, meters, the ground and what grows beside the plant take skylight from its leaves, down
 * to the share AT_FOOT at the ground.
 */
const GROUND_REACH_M = 0.35;
const AT_FOOT = 0.38;
/**
 * Exponent on the sky light: light inside a crown also meets leaves at a slant, and crowns in photos are
 * darker inside than the march alone gives.
 */
const DEEPER = 1.35;
/** Share of the sky's light that leaves pass on to each other: so much of it is left in the heart of a crown. */
const SCATTERED = 0.1;

/**
 * Bakes how much skylight and sunlight reaches each leaf: leaf area is counted into a voxel grid, each occupied voxel is
 * marched through the grid towards the sky and towards a sun at four azimuths (0, 90, 180, 270 degrees from +x towards
 * +z), and every triangle reads the values around its middle. Four azimuths instead of the true one let a plant be turned
 * about its axis after baking, so that two variants make a whole bed without twins.
 *
 * `sunHeight`: sine of the sun's elevation. `thickness` scales how dense the leaves are taken to be. `ends`: where along x the plant ends; on
 * the other side it goes on as it is.
 */
export function bakeCanopyLight(
  mesh: FoliageMesh,
  sunHeight: number,
  thickness = 1,
  ends: readonly number[] = [-1, 1],
): void {
  const grid = leafDensity(mesh);
  for (const side of [-1, 1]) if (!ends.includes(side)) goOn(grid, side);
  const values = marchAll(grid, sunHeight, thickness);
  mesh.openness = new Float32Array(mesh.count);
  mesh.sunReach = new Float32Array(mesh.count * 4);
  for (let from = 0; from < mesh.count; from += AT_ONCE) {
    readLight(mesh, grid, values, from, Math.min(mesh.count, from + AT_ONCE));
  }
}

/** Triangles that one call does: a function that is called often is compiled whole, a long loop is not. */
const AT_ONCE = 256;

/** Openness and sun reach of triangles `from` to `to` (not included), read at their middles. */
function readLight(
  { positions: p, openness, sunReach }: FoliageMesh,
  grid: DensityGrid,
  values: Float32Array,
  from: number,
  to: number,
): void {
  const sample = new Float32Array(CHANNELS);
  for (let i = from; i < to; i++) {
    const k = i * 9;
    const x = (p[k]! + p[k + 3]! + p[k + 6]!) / 3;
    const y = (p[k + 1]! + p[k + 4]! + p[k + 7]!) / 3;
    const z = (p[k + 2]! + p[k + 5]! + p[k + 8]!) / 3;
    sampleGrid(grid, values, x, y, z, sample);
    openness[i] =
      (SCATTERED + (1 - SCATTERED) * sample[0]! ** DEEPER) *
      (AT_FOOT + (1 - AT_FOOT) * Math.min(1, Math.max(0, y / GROUND_REACH_M)));
    sunReach[i * 4] = sample[1]!;
    sunReach[i * 4 + 1] = sample[2]!;
    sunReach[i * 4 + 2] = sample[3]!;
    sunReach[i * 4 + 3] = sample[4]!;
  }
}

/** Openness and the four sun values per voxel. */
const CHANNELS = 5;

/** Voxels around the plant, x fastest, then z, then y; the first layer lies below the ground. */
type DensityGrid = {
  originX: number;
  originZ: number;
  cellM: number;
  nx: number;
  ny: number;
  nz: number;
  /** Extinction per meter. */
  density: Float32Array;
};

/** The grid of a plant, filled with the density of its leaves. */
function leafDensity(mesh: FoliageMesh): DensityGrid {
  const { minX, maxX, maxY, minZ, maxZ } = boxOf(mesh);
  const cellM = Math.max(maxX - minX, maxY, maxZ - minZ) / GRID + 1e-6;
  const nx = Math.ceil((maxX - minX) / cellM) + 1 + 2 * PAD;
  const ny = Math.ceil(maxY / cellM) + 2 + PAD;
  const nz = Math.ceil((maxZ - minZ) / cellM) + 1 + 2 * PAD;
  const originX = minX - PAD * cellM;
  const originZ = minZ - PAD * cellM;
  const grid = { originX, originZ, cellM, nx, ny, nz, density: new Float32Array(nx * ny * nz) };
  for (let from = 0; from < mesh.count; from += AT_ONCE) {
    countLeaves(grid, mesh, from, Math.min(mesh.count, from + AT_ONCE));
  }
  return grid;
}

/** Fills the cells at one end and beyond it with what lies at the other. The last cell of each end is hardly filled and is no model. */
function goOn({ nx, density }: DensityGrid, side: number): void {
  const first = PAD;
  const last = nx - PAD - 2;
  const period = last - first - 1;
  const [from, to] = side < 0 ? [0, first] : [last, nx - 1];
  for (let row = 0; row < density.length; row += nx)
    for (let at = from; at <= to; at++) density[row + at] = density[row + at - side * period]!;
}

type Box = { minX: number; maxX: number; maxY: number; minZ: number; maxZ: number };

function boxOf({ positions, count }: FoliageMesh): Box {
  const box = { minX: Infinity, maxX: -Infinity, maxY: 0, minZ: Infinity, maxZ: -Infinity };
  for (let from = 0; from < count; from += AT_ONCE) {
    growBox(box, positions, from * 9, Math.min(count, from + AT_ONCE) * 9);
  }
  return box;
}

function growBox(box: Box, p: Float32Array, from: number, to: number): void {
  let { minX, maxX, maxY, minZ, maxZ } = box;
  for (let k = from; k < to; k += 3) {
    const x = p[k]!;
    const y = p[k + 1]!;
    const z = p[k + 2]!;
    if (x < minX) minX = x;
    if (x > maxX) maxX = x;
    if (y > maxY) maxY = y;
    if (z < minZ) minZ = z;
    if (z > maxZ) maxZ = z;
  }
  box.minX = minX;
  box.maxX = maxX;
  box.maxY = maxY;
  box.minZ = minZ;
  box.maxZ = maxZ;
}

/** Adds the leaf area of some triangles to the cells in which their middles lie. */
function countLeaves(
  { originX, originZ, cellM, nx, nz, density }: DensityGrid,
  { positions: p, rounded }: FoliageMesh,
  from: number,
  to: number,
): void {
  // Half the area: leaves stand at all angles (projection coefficient G = 0.5).
  const perCell = PROJECTION / (cellM * cellM * cellM);
  for (let i = from; i < to; i++) {
    const k = i * 9;
    const ux = p[k + 3]! - p[k]!;
    const uy = p[k + 4]! - p[k + 1]!;
    const uz = p[k + 5]! - p[k + 2]!;
    const vx = p[k + 6]! - p[k]!;
    const vy = p[k + 7]! - p[k + 1]!;
    const vz = p[k + 8]! - p[k + 2]!;
    const nxv = uy * vz - uz * vy;
    const nyv = uz * vx - ux * vz;
    const nzv = ux * vy - uy * vx;
    const area =
      (rounded[i] === 1 ? ROUNDED_AREA : PLAIN_AREA) * Math.sqrt(nxv * nxv + nyv * nyv + nzv * nzv);
    const x = Math.floor(((p[k]! + p[k + 3]! + p[k + 6]!) / 3 - originX) / cellM);
    const y = Math.floor((p[k + 1]! + p[k + 4]! + p[k + 7]!) / 3 / cellM) + 1;
    const z = Math.floor(((p[k + 2]! + p[k + 5]! + p[k + 8]!) / 3 - originZ) / cellM);
    const o = (Math.max(0, y) * nz + z) * nx + x;
    density[o] = density[o]! + area * perCell;
  }
}

/** Directions over the sky on a spiral, then the four suns. */
function rayDirections(sunHeight: number): Vec3[] {
  const rays: Vec3[] = [];
  for (let i = 0; i < SKY_DIRECTIONS; i++) {
    const y = skyHeight(i);
    const across = Math.sqrt(1 - y * y);
    const angle = i * GOLDEN_ANGLE;
    rays.push([across * Math.cos(angle), y, across * Math.sin(angle)]);
  }
  const across = Math.sqrt(Math.max(0, 1 - sunHeight * sunHeight));
  rays.push([across, sunHeight, 0], [0, sunHeight, across], [-across, sunHeight, 0], [0, sunHeight, -across]);
  return rays;
}

/** Sine of the height of sky direction `i`. */
const skyHeight = (i: number): number => LEAST_SKY + ((1 - LEAST_SKY) * (i + 0.5)) / SKY_DIRECTIONS;

/** The bright zenith counts for more; the weights add up to 1. */
const skyWeights = ((): Float32Array => {
  const weights = Float32Array.from({ length: SKY_DIRECTIONS }, (_, i) => ZENITH_BASE + skyHeight(i));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
})();

/** exp(-x) for x from 0 to 8 in steps of 1/64: finer than the grid deserves, and several times as fast. */
const FADE_STEPS = 512;
const FADE_PER_UNIT = 64;
const fade = Float32Array.from({ length: FADE_STEPS }, (_, i) => Math.exp(-i / FADE_PER_UNIT));

/** Light that arrives at every voxel that has leaves or touches one that has. */
function marchAll(grid: DensityGrid, sunHeight: number, thickness: number): Float32Array {
  const { nx, ny, nz, cellM } = grid;
  const near = new Uint8Array(nx * ny * nz);
  for (let y = 1; y < ny - PAD; y++)
    for (let z = PAD; z <= nz - PAD; z++) markNear(grid, near, (y * nz + z) * nx);
  // A ray visits the same relative cells from every voxel: its path is a list of offsets into the grid.
  // A ray visits the same relative cells from every voxel, so its path is a list of offsets into the grid.
  const directions = rayDirections(sunHeight);
  const path = new Int32Array(directions.length * MARCH_STEPS);
  directions.forEach((direction, k) => {
    for (let s = 0; s < MARCH_STEPS; s++) {
      const reach = s + FIRST_STEP;
      const x = Math.floor(0.5 + direction[0] * reach);
      const y = Math.floor(0.5 + direction[1] * reach);
      const z = Math.floor(0.5 + direction[2] * reach);
      path[k * MARCH_STEPS + s] = (y * nz + z) * nx + x;
    }
  });
  const values = new Float32Array(near.length * CHANNELS);
  const toFade = EXTINCTION * thickness * cellM * FADE_PER_UNIT;
  for (let row = 0; row < near.length; row += nx)
    marchRow(grid.density, near, path, toFade, row, row + nx, values);
  return values;
}

/** Marks what has leaves in the row that begins at `row`, and all that touches it. */
function markNear({ nx, nz, density }: DensityGrid, near: Uint8Array, row: number): void {
  for (let x = PAD; x <= nx - PAD; x++) {
    if (density[row + x]! === 0) continue;
    for (let dy = -1; dy <= 1; dy++)
      for (let dz = -1; dz <= 1; dz++) {
        const o = row + (dy * nz + dz) * nx + x;
        near[o - 1] = 1;
        near[o] = 1;
        near[o + 1] = 1;
      }
  }
}

/**
 * Light at the voxels `from` to `to` of one row: the leaf area along each path, turned into light by the
 * table `fade`.
 */
function marchRow(
  density: Float32Array,
  near: Uint8Array,
  path: Int32Array,
  toFade: number,
  from: number,
  to: number,
  values: Float32Array,
): void {
  for (let o = from; o < to; o++) {
    if (near[o] === 0) continue;
    let sky = 0;
    for (let at = 0, k = 0; at < path.length; k++) {
      let depth = 0;
      for (const end = at + MARCH_STEPS; at < end; at++) depth += density[o + path[at]!]!;
      const step = depth * toFade;
      const light = step < FADE_STEPS ? fade[step | 0]! : 0;
      if (k < SKY_DIRECTIONS) sky += skyWeights[k]! * light;
      else values[o * CHANNELS + 1 + k - SKY_DIRECTIONS] = light;
    }
    values[o * CHANNELS] = sky;
  }
}

/** Trilinear between voxel centers; the first layer of voxels lies below the ground. */
function sampleGrid(
  grid: DensityGrid,
  values: Float32Array,
  x: number,
  y: number,
  z: number,
  out: Float32Array,
): void {
  const { nx, ny, nz, cellM } = grid;
  const gx = Math.min(nx - 1.001, Math.max(0, (x - grid.originX) / cellM - 0.5));
  const gy = Math.min(ny - 1.001, Math.max(0, y / cellM + 0.5));
  const gz = Math.min(nz - 1.001, Math.max(0, (z - grid.originZ) / cellM - 0.5));
  const x0 = gx | 0;
  const y0 = gy | 0;
  const z0 = gz | 0;
  const fx = gx - x0;
  const fy = gy - y0;
  const fz = gz - z0;
  const o = ((y0 * nz + z0) * nx + x0) * CHANNELS;
  const right = CHANNELS;
  const deep = nx * CHANNELS;
  const up = nz * deep;
  for (let c = 0; c < CHANNELS; c++) {
    const k = o + c;
    const low =
      (values[k]! * (1 - fx) + values[k + right]! * fx) * (1 - fz) +
      (values[k + deep]! * (1 - fx) + values[k + deep + right]! * fx) * fz;
    const high =
      (values[k + up]! * (1 - fx) + values[k + up + right]! * fx) * (1 - fz) +
      (values[k + up + deep]! * (1 - fx) + values[k + up + deep + right]! * fx) * fz;
    out[c] = low + (high - low) * fy;
  }
}
