import type { PaverPattern, SlabSize } from "#core/elements/paver-looks.ts";
import { hashInt } from "#renderer/math/random.ts";

/** The stone at a point of a laying pattern. Reused, never kept. */
export type PaverCell = {
  /** Well mixed 32 bits, the same for every point of one stone. */
  id: number;
  /** Meters to the nearest edge of the stone (the middle of the joint). */
  edgeM: number;
  /** Unit direction towards that edge, in pattern coordinates. */
  edgeX: number;
  edgeZ: number;
};

/** How stones are laid: pattern coordinates in meters -> the stone there. */
export type LayingPattern = (x: number, z: number, cell: PaverCell) => void;

/** Where a point lies in a stone of `wide` by `deep` meters, measured from its lower left corner. */
function inStone(cell: PaverCell, id: number, x: number, z: number, wide: number, deep: number): void {
  cell.id = id;
  cell.edgeM = x;
  cell.edgeX = -1;
  cell.edgeZ = 0;
  if (wide - x < cell.edgeM) {
    cell.edgeM = wide - x;
    cell.edgeX = 1;
  }
  if (z < cell.edgeM) {
    cell.edgeM = z;
    cell.edgeX = 0;
    cell.edgeZ = -1;
  }
  if (deep - z < cell.edgeM) {
    cell.edgeM = deep - z;
    cell.edgeX = 0;
    cell.edgeZ = 1;
  }
}

/** Rows shifted by half a stone, like a brick wall. */
const runningBond =
  (longM: number, wideM: number): LayingPattern =>
  (x, z, cell) => {
    const row = Math.floor(z / wideM);
    // Odd rows are shifted by half a stone.
    const shifted = x + (row & 1) * longM * 0.5;
    const column = Math.floor(shifted / longM);
    inStone(cell, hashInt(column, row, 1), shifted - column * longM, z - row * wideM, longM, wideM);
  };

/** Square slabs, all joints in line. */
const stackBond =
  (longM: number, wideM: number): LayingPattern =>
  (x, z, cell) => {
    const row = Math.floor(z / wideM);
    const column = Math.floor(x / longM);
    inStone(cell, hashInt(column, row, 1), x - column * longM, z - row * wideM, longM, wideM);
  };

/** Stones of 2:1 in V shape at 45 degrees to the pattern's axes. */
const herringbone =
  (wideM: number): LayingPattern =>
  (x, z, cell) => {
    // a and b run along the diagonals, in meters; i and j count squares of one stone's width.
    const a = (x + z) * Math.SQRT1_2;
    const b = (z - x) * Math.SQRT1_2;
    const i = Math.floor(a / wideM);
    const j = Math.floor(b / wideM);
    const inA = a - i * wideM;
    const inB = b - j * wideM;
    // Along each diagonal the four squares of two crossed stones repeat.
    // Along each diagonal a pattern of four squares repeats: two of a stone that lies along a, two of one
    // along b.
    const phase = (((i - j) % 4) + 4) % 4;
    if (phase < 2) {
      inStone(cell, hashInt(i - phase, j, 1), inA + phase * wideM, inB, 2 * wideM, wideM);
    } else {
      const second = phase === 2 ? 1 : 0;
      inStone(cell, hashInt(i, j - second, 2), inA, inB + second * wideM, wideM, 2 * wideM);
    }
    // Turn the direction to the edge back by 45 degrees.
    const toX = (cell.edgeX - cell.edgeZ) * Math.SQRT1_2;
    cell.edgeZ = (cell.edgeX + cell.edgeZ) * Math.SQRT1_2;
    cell.edgeX = toX;
  };

/** Pairs of stones, each pair turned against its neighbors. */
const basketweave =
  (longM: number): LayingPattern =>
  (x, z, cell) => {
    const i = Math.floor(x / longM);
    const j = Math.floor(z / longM);
    const inX = x - i * longM;
    const inZ = z - j * longM;
    // Two stones side by side fill a square of `longM`.
    const half = longM / 2;
    if ((i + j) & 1) {
      const k = inX < half ? 0 : 1;
      inStone(cell, hashInt(i * 2 + k, j, 3), inX - k * half, inZ, half, longM);
    } else {
      const k = inZ < half ? 0 : 1;
      inStone(cell, hashInt(i, j * 2 + k, 4), inX, inZ - k * half, longM, half);
    }
  };

/** Stones of one module of 4 by 4 units: column, row, width, depth. Three sizes, no joint runs through. */
const ASHLAR = [
  [0, 0, 2, 2],
  [2, 0, 2, 1],
  [2, 1, 1, 1],
  [3, 1, 1, 2],
  [0, 2, 1, 2],
  [1, 2, 2, 1],
  [1, 3, 1, 1],
  [2, 3, 2, 1],
] as const;

/** Which stone of the module covers each of its 16 unit squares. */
const ASHLAR_AT = Array.from({ length: 16 }, (_, square) => {
  const column = square % 4;
  const row = square >> 2;
  return ASHLAR.findIndex(([x, z, w, d]) => column >= x && column < x + w && row >= z && row < z + d);
});

/** Rectangles of three sizes; modules are mirrored and rows shifted at random, so that no repeat shows. */
const ashlar =
  (unitM: number): LayingPattern =>
  (x, z, cell) => {
    const module = 4 * unitM;
    const row = Math.floor(z / module);
    // Rows of modules are shifted by 0, 1 or 2 units in turn.
    const shifted = x + (((row % 3) + 3) % 3) * unitM;
    const column = Math.floor(shifted / module);
    const mirrored = (hashInt(column, row, 4) & 1) === 1;
    const a = (shifted - column * module) / unitM;
    const across = mirrored ? 4 - a : a;
    const along = (z - row * module) / unitM;
    const k = ASHLAR_AT[Math.min(3, Math.floor(along)) * 4 + Math.min(3, Math.floor(across))]!;
    const [x0, z0, w, d] = ASHLAR[k]!;
    inStone(
      cell,
      hashInt(column * 8 + k, row, 1),
      (across - x0) * unitM,
      (along - z0) * unitM,
      w * unitM,
      d * unitM,
    );
    if (mirrored) cell.edgeX = -cell.edgeX;
  };

/** Rings around the origin; every ring has a whole number of stones and is turned by half a stone. */
const circular =
  (longM: number, wideM: number): LayingPattern =>
  (x, z, cell) => {
    const radius = Math.hypot(x, z);
    const ring = Math.floor(radius / wideM);
    if (ring === 0) {
      cell.id = 7;
      cell.edgeM = wideM - radius;
      cell.edgeX = x / (radius || 1);
      cell.edgeZ = z / (radius || 1);
      return;
    }
    // Length of the middle of the ring; it is divided into whole stones of nearly `longM`, five at least.
    const round = 2 * Math.PI * (ring + 0.5) * wideM;
    const stones = Math.max(5, Math.round(round / longM));
    let turn = Math.atan2(z, x) / (2 * Math.PI) + ((ring & 1) * 0.5) / stones + 1;
    turn -= Math.floor(turn);
    const k = Math.floor(turn * stones);
    const wide = round / stones;
    inStone(cell, hashInt(k, ring, 5), (turn * stones - k) * wide, radius - ring * wideM, wide, wideM);
    // Along the ring and outwards -> pattern axes.
    const outX = x / radius;
    const outZ = z / radius;
    const edgeX = -outZ * cell.edgeX + outX * cell.edgeZ;
    cell.edgeZ = outX * cell.edgeX + outZ * cell.edgeZ;
    cell.edgeX = edgeX;
  };

/**
 * Margin of a cell in which no stone's middle lies, as a share of the cell: without it two middles can be
 * so close that they give one stone with a sliver.
 */
const IRREGULAR_FREE = 0.16;
const middleX = (i: number, j: number): number =>
  i + IRREGULAR_FREE + (1 - 2 * IRREGULAR_FREE) * (hashInt(i, j, 6) / 4294967296);
const middleZ = (i: number, j: number): number =>
  j + IRREGULAR_FREE + (1 - 2 * IRREGULAR_FREE) * (hashInt(i, j, 7) / 4294967296);

/**
 * Broken slabs of many corners: each point belongs to the nearest middle of a jittered lattice (cellular
 * texture; Worley, 1996).
 */
const irregular =
  (sizeM: number): LayingPattern =>
  (x, z, cell) => {
    const a = x / sizeM;
    const b = z / sizeM;
    const i0 = Math.floor(a);
    const j0 = Math.floor(b);
    let nearest = Number.POSITIVE_INFINITY;
    let ownX = 0;
    let ownZ = 0;
    let ownI = 0;
    let ownJ = 0;
    for (let j = j0 - 1; j <= j0 + 1; j++) {
      for (let i = i0 - 1; i <= i0 + 1; i++) {
        const dx = middleX(i, j) - a;
        const dz = middleZ(i, j) - b;
        const squared = dx * dx + dz * dz;
        if (squared >= nearest) continue;
        nearest = squared;
        ownX = dx;
        ownZ = dz;
        ownI = i;
        ownJ = j;
      }
    }
    cell.id = hashInt(ownI, ownJ, 8);
    cell.edgeM = Number.POSITIVE_INFINITY;
    // The edge to a neighbor lies halfway between the two middles.
    for (let j = ownJ - 2; j <= ownJ + 2; j++) {
      for (let i = ownI - 2; i <= ownI + 2; i++) {
        const steps = Math.abs(i - ownI) + Math.abs(j - ownJ);
        // The four corners of the 5 x 5 neighborhood are too far away to share an edge.
        if (steps === 0 || steps === 4) continue;
        const dx = middleX(i, j) - a;
        const dz = middleZ(i, j) - b;
        const apartX = dx - ownX;
        const apartZ = dz - ownZ;
        const apart = Math.sqrt(apartX * apartX + apartZ * apartZ);
        const edge = ((dx * dx + dz * dz - nearest) / (2 * apart)) * sizeM;
        if (edge >= cell.edgeM) continue;
        cell.edgeM = edge;
        cell.edgeX = apartX / apart;
        cell.edgeZ = apartZ / apart;
      }
    }
  };

type Sized = (longM: number, wideM: number) => LayingPattern;

/** Each pattern of stones of a size, joint included; of one with several sizes that of the largest. Last the usual size in meters, what the trade sells most for it. */
const PATTERNS: Record<PaverPattern, readonly [of: Sized, longM: number, wideM: number]> = {
  "running-bond": [runningBond, 0.2, 0.1],
  "stack-bond": [stackBond, 0.6, 0.6],
  herringbone: [(_, wideM) => herringbone(wideM), 0.2, 0.1],
  basketweave: [basketweave, 0.2, 0.1],
  circular: [circular, 0.2, 0.14],
  ashlar: [(longM) => ashlar(longM / 2), 0.3, 0.3],
  irregular: [irregular, 0.44, 0.44],
};

/** Each pattern of stones of its usual size. */
export const LAYING = Object.fromEntries(
  Object.entries(PATTERNS).map(([name, [of, longM, wideM]]) => [name, of(longM, wideM)]),
) as Record<PaverPattern, LayingPattern>;

/** A pattern of stones so many times as large as usual, or of sides that somebody said, laid so far apart. */
export function layingOf(pattern: PaverPattern, times: number, slab?: SlabSize, jointM = 0): LayingPattern {
  const [of, longM, wideM] = PATTERNS[pattern];
  if (slab) return of(slab.longM + jointM, slab.wideM + jointM);
  return times === 1 ? LAYING[pattern] : of(longM * times, wideM * times);
}
