import { smoothstep } from "#renderer/math/scalar.ts";
import type { Vec3 } from "#renderer/math/vec3.ts";

/** A rectangle of the ground in meters. */
export type GroundRect = { minX: number; minZ: number; maxX: number; maxZ: number };

/** Least sine of the sun's height (12 degrees): a lower sun would stretch shadows beyond any yard. */
const MIN_SUN_HEIGHT = 0.2;
/**
 * Width of the penumbra in meters per meter from the caster to the shadow. The sun is half a degree wide,
 * which gives 0.009; leaves widen it.
 */
const PENUMBRA_PER_M = 0.02;
/** Contact shade is full out to CONTACT_CORE radii of a thing and ends at CONTACT_REACH radii. */
const CONTACT_REACH = 1.4;
const CONTACT_CORE = 0.75;
/** Share of the sky that a thing takes from the ground at its foot. */
const CONTACT_STRENGTH = 0.75;
/** A triangle of less area on the map, in cells, is seen edge-on and covers no cell. */
const LEAST_AREA = 1e-9;
/**
 * Largest radius of the penumbra in cells; it bounds the cost of a lookup, and points nearer to the border
 * count as lit.
 */
const MOST_CELLS = 3;
/**
 * A first look at 3 x 3 cells, this many cells apart: all clear is lit, all blocked is shade, and only the
 * rest is filtered.
 */
const PROBE_CELLS = 2;
const PROBES = 9;
/**
 * Weight of a cell at squared distance d2 (1 at the radius): KERNEL_TOP - d2, up to KERNEL_END. It falls to
 * nearly 0 at the rim.
 */
const KERNEL_END = 1.3;
const KERNEL_TOP = 1.35;

/**
 * An oblique shadow map: every caster is pushed along the sunlight onto the ground plane, and each cell keeps the height of
 * the highest thing that lands there. A point is in shadow when something higher than itself lands on its own cell. One
 * map serves the ground, the plants and the walls. Beside it a map of contact shade: the sky that a thing takes from the
 * ground at its foot, sun or not.
 */
export class ShadowMap {
  /** Ground position of the corner of the first cell, meters; columns run along x, rows along z. */
  readonly originX: number;
  readonly originZ: number;
  readonly columns: number;
  readonly rows: number;
  readonly cellM: number;
  /** Meters that a shadow moves on the ground per meter of height of its caster, against the sun. */
  readonly shiftX: number;
  readonly shiftZ: number;
  /**
   * Per cell, row by row: height in meters above the ground of the highest thing whose shadow falls there;
   * 0 without.
   */
  readonly casterHeight: Float32Array;
  /** 0 open sky, 1 none. */
  readonly contact: Float32Array;

  /** `sun`: unit vector towards it, y up. */
  constructor(area: GroundRect, cellM: number, sun: Vec3) {
    const sunHeight = Math.max(MIN_SUN_HEIGHT, sun[1]);
    this.shiftX = sun[0] / sunHeight;
    this.shiftZ = sun[2] / sunHeight;
    this.cellM = cellM;
    this.originX = area.minX;
    this.originZ = area.minZ;
    this.columns = Math.max(1, Math.ceil((area.maxX - area.minX) / cellM));
    this.rows = Math.max(1, Math.ceil((area.maxZ - area.minZ) / cellM));
    this.casterHeight = new Float32Array(this.columns * this.rows);
    this.contact = new Float32Array(this.columns * this.rows);
  }

  /** Column and row, in cells, where a point of a caster lands. */
  columnOf(x: number, y: number): number {
    return (x - y * this.shiftX - this.originX) / this.cellM;
  }

  rowOf(y: number, z: number): number {
    return (z - y * this.shiftZ - this.originZ) / this.cellM;
  }

  /**
   * A triangle of a caster: column and row where each of its three corners lands (`columnOf`, `rowOf`) and their heights in meters, in
   * an array because numbers handed over one by one become heap objects.
   */
  castTriangle(corners: Float64Array): void {
    const { columns, rows, casterHeight } = this;
    const x1 = corners[0]!;
    const z1 = corners[1]!;
    const ay = corners[2]!;
    const x2 = corners[3]!;
    const z2 = corners[4]!;
    const by = corners[5]!;
    const x3 = corners[6]!;
    const z3 = corners[7]!;
    const cy = corners[8]!;
    // Small triangles take the height of their middle; large ones interpolate it per cell.
    const height = (ay + by + cy) / 3;
    let i0 = Math.floor(x1 < x2 ? (x1 < x3 ? x1 : x3) : x2 < x3 ? x2 : x3);
    let i1 = Math.floor(x1 > x2 ? (x1 > x3 ? x1 : x3) : x2 > x3 ? x2 : x3);
    let j0 = Math.floor(z1 < z2 ? (z1 < z3 ? z1 : z3) : z2 < z3 ? z2 : z3);
    let j1 = Math.floor(z1 > z2 ? (z1 > z3 ? z1 : z3) : z2 > z3 ? z2 : z3);
    if (i1 < 0 || j1 < 0 || i0 >= columns || j0 >= rows) return;
    if (i0 < 0) i0 = 0;
    if (j0 < 0) j0 = 0;
    if (i1 >= columns) i1 = columns - 1;
    if (j1 >= rows) j1 = rows - 1;
    if (i1 - i0 < 2 && j1 - j0 < 2) {
      // A leaf smaller than a cell: one cell takes it, or thin crowns would cast no shadow at all.
      const i = Math.min(i1, Math.max(i0, Math.floor((x1 + x2 + x3) / 3)));
      const j = Math.min(j1, Math.max(j0, Math.floor((z1 + z2 + z3) / 3)));
      const o = j * columns + i;
      if (height > casterHeight[o]!) casterHeight[o] = height;
      return;
    }
    const area = (x2 - x1) * (z3 - z1) - (z2 - z1) * (x3 - x1);
    if (Math.abs(area) < LEAST_AREA) return;
    // Weights and height grow by constant steps from cell to cell.
    const inv = 1 / area;
    const stepA = (z2 - z3) * inv;
    const stepC = (z1 - z2) * inv;
    const stepB = -stepA - stepC;
    const stepY = stepA * ay + stepB * by + stepC * cy;
    const px = i0 + 0.5;
    for (let j = j0; j <= j1; j++) {
      const pz = j + 0.5;
      // Barycentric weights of the cell's center; y is the height of the triangle there.
      let wa = ((x3 - x2) * (pz - z2) - (z3 - z2) * (px - x2)) * inv;
      let wc = ((x2 - x1) * (pz - z1) - (z2 - z1) * (px - x1)) * inv;
      let wb = 1 - wa - wc;
      let y = wa * ay + wb * by + wc * cy;
      const end = j * columns + i1;
      for (let o = j * columns + i0; o <= end; o++) {
        if (wa >= 0 && wb >= 0 && wc >= 0 && y > casterHeight[o]!) casterHeight[o] = y;
        wa += stepA;
        wb += stepB;
        wc += stepC;
        y += stepY;
      }
    }
  }

  /** Soft shade of `strength` (0 to 1) on the ground round (x, z), gone at 1.4 radii. */
  addContact(x: number, z: number, radiusM: number, strength = CONTACT_STRENGTH): void {
    if (radiusM <= 0) return;
    const { cellM, columns, rows, originX, originZ, contact } = this;
    const reach = radiusM * CONTACT_REACH;
    const i0 = Math.max(0, Math.floor((x - reach - originX) / cellM));
    const i1 = Math.min(columns - 1, Math.ceil((x + reach - originX) / cellM));
    const j0 = Math.max(0, Math.floor((z - reach - originZ) / cellM));
    const j1 = Math.min(rows - 1, Math.ceil((z + reach - originZ) / cellM));
    for (let j = j0; j <= j1; j++) {
      const dz = originZ + (j + 0.5) * cellM - z;
      for (let i = i0; i <= i1; i++) {
        const dx = originX + (i + 0.5) * cellM - x;
        const d = Math.sqrt(dx * dx + dz * dz) / radiusM;
        if (d >= CONTACT_REACH) continue;
        // Shades of several things do not add up: the darkest counts.
        const value = strength * (1 - smoothstep(CONTACT_CORE, CONTACT_REACH, d));
        const o = j * columns + i;
        if (value > contact[o]!) contact[o] = value;
      }
    }
  }

  /** Share of the sky that things standing near take from the ground at (x, z): 0 open, towards 1 shaded. */
  contactAt(x: number, z: number): number {
    const i = Math.floor((x - this.originX) / this.cellM);
    const j = Math.floor((z - this.originZ) / this.cellM);
    if (i < 0 || j < 0 || i >= this.columns || j >= this.rows) return 0;
    return this.contact[j * this.columns + i]!;
  }

  /**
   * Share of the sun that reaches a point, 0 to 1. `biasM` is how much higher a caster must be than the point: leaves of one
   * crown do not shade each other here (the crown's own light is baked), a wall needs only its own roughness. The edge of
   * the shadow widens with the height of what casts it.
   */
  litShare(x: number, y: number, z: number, biasM: number): number {
    const { columns, rows, casterHeight } = this;
    const perM = 1 / this.cellM;
    // Column and row of the point, with fractions, as `columnOf` and `rowOf` give them.
    const fx = (x - y * this.shiftX - this.originX) * perM;
    const fz = (z - y * this.shiftZ - this.originZ) * perM;
    const ix = Math.floor(fx);
    const iz = Math.floor(fz);
    if (ix < MOST_CELLS || iz < MOST_CELLS || ix >= columns - MOST_CELLS || iz >= rows - MOST_CELLS) return 1;
    const limit = y + biasM;
    let above = 0;
    let blockers = 0;
    for (let j = -PROBE_CELLS; j <= PROBE_CELLS; j += PROBE_CELLS) {
      const row = (iz + j) * columns + ix;
      for (let i = -PROBE_CELLS; i <= PROBE_CELLS; i += PROBE_CELLS) {
        const h = casterHeight[row + i]!;
        if (h > limit) {
          above += h - y;
          blockers++;
        }
      }
    }
    if (blockers === 0) return 1;
    if (blockers === PROBES) return 0;
    // Percentage-closer soft shadows (Fernando, 2005): the mean height of the casters above the point sets
    // the width of the filter, in cells.
    const radius = Math.min(MOST_CELLS, 1 + (above / blockers) * PENUMBRA_PER_M * perM);
    const reach = Math.ceil(radius);
    const inv = 1 / (radius * radius);
    let shaded = 0;
    let total = 0;
    for (let j = -reach; j <= reach; j++) {
      const dz = iz + j + 0.5 - fz;
      const row = (iz + j) * columns + ix;
      for (let i = -reach; i <= reach; i++) {
        const dx = ix + i + 0.5 - fx;
        const d2 = (dx * dx + dz * dz) * inv;
        if (d2 > KERNEL_END) continue;
        const weight = KERNEL_TOP - d2;
        total += weight;
        if (casterHeight[row + i]! > limit) shaded += weight;
      }
    }
    return total > 0 ? 1 - shaded / total : 1;
  }
}
