/** Surface of a face: which grain (`renderer/raster/grain.ts`) is laid over its color. */
export type GrainKind = "none" | "wood" | "stone" | "cut-stone" | "rock" | "painted" | "fabric" | "wicker";
/** The same kinds in the order of their numbers in `SolidMesh.grains`. */
export const GRAIN_KINDS: readonly GrainKind[] = [
  "none",
  "wood",
  "stone",
  "cut-stone",
  "rock",
  "painted",
  "fabric",
  "wicker",
];

/**
 * Triangle soup of built things: large faces, shaded per pixel. Meters, y up, origin on the ground.
 *
 * Per triangle: `positions` 9 floats, `normals` 9 (per corner, so chamfers and boulders are round), `grainCoords` 6
 * (meters along and across the grain, per corner), `openness` 3 (share of the sky, per corner), `colors` 3 (linear
 * albedo), `grains` 1 (index in GRAIN_KINDS).
 */
export class SolidMesh {
  readonly kind = "solid";
  count = 0;
  positions: Float32Array;
  normals: Float32Array;
  grainCoords: Float32Array;
  openness: Float32Array;
  colors: Float32Array;
  grains: Uint8Array;
  /** Highest point and farthest distance from the axis, kept by `finish`; none before. */
  heightM = Number.NaN;
  radiusM = Number.NaN;
  /** Where it stands on the ground: discs that take the sky from it (legs, posts, the foot of a wall). */
  readonly contacts: { x: number; z: number; radiusM: number }[] = [];

  constructor(capacity = 512) {
    this.positions = new Float32Array(capacity * 9);
    this.normals = new Float32Array(capacity * 9);
    this.grainCoords = new Float32Array(capacity * 6);
    this.openness = new Float32Array(capacity * 3).fill(1);
    this.colors = new Float32Array(capacity * 3);
    this.grains = new Uint8Array(capacity);
  }

  /** Appends a triangle with everything zero but openness; returns its index for the caller to fill in. */
  addTriangle(grain: GrainKind, red: number, green: number, blue: number): number {
    if (this.count >= this.grains.length) this.grow();
    const i = this.count++;
    this.grains[i] = GRAIN_KINDS.indexOf(grain);
    this.colors[i * 3] = red;
    this.colors[i * 3 + 1] = green;
    this.colors[i * 3 + 2] = blue;
    return i;
  }

  /** Sets corner 0, 1 or 2 of a triangle. */
  setCorner(
    triangle: number,
    corner: number,
    x: number,
    y: number,
    z: number,
    nx: number,
    ny: number,
    nz: number,
    along: number,
    across: number,
  ): void {
    const k = triangle * 9 + corner * 3;
    this.positions[k] = x;
    this.positions[k + 1] = y;
    this.positions[k + 2] = z;
    this.normals[k] = nx;
    this.normals[k + 1] = ny;
    this.normals[k + 2] = nz;
    this.grainCoords[triangle * 6 + corner * 2] = along;
    this.grainCoords[triangle * 6 + corner * 2 + 1] = across;
  }

  /** Measures the height and the radius from all corners; called once a thing is complete. */
  finish(): this {
    const p = this.positions;
    let height = 0;
    let radius2 = 0;
    for (let k = 0; k < this.count * 9; k += 3) {
      const x = p[k]!;
      const y = p[k + 1]!;
      const z = p[k + 2]!;
      if (y > height) height = y;
      const d2 = x * x + z * z;
      if (d2 > radius2) radius2 = d2;
    }
    this.heightM = height;
    this.radiusM = Math.sqrt(radius2);
    return this;
  }

  private grow(): void {
    this.positions = enlarged(this.positions);
    this.normals = enlarged(this.normals);
    this.grainCoords = enlarged(this.grainCoords);
    const used = this.openness.length;
    this.openness = enlarged(this.openness).fill(1, used);
    this.colors = enlarged(this.colors);
    const grains = new Uint8Array(this.grains.length * 2);
    grains.set(this.grains);
    this.grains = grains;
  }
}

function enlarged(array: Float32Array): Float32Array {
  const twice = new Float32Array(array.length * 2);
  twice.set(array);
  return twice;
}
