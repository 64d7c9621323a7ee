import type { Camera } from "#core/camera/camera.ts";
import type { GroundPoint } from "#core/geometry/point.ts";
import { findEntrances } from "#renderer/layout/find-entrances.ts";
import { walkEnds } from "#renderer/layout/walk-ends.ts";
import type { GroundSdf } from "#renderer/mask/coverage.ts";
import { distanceTransform } from "#renderer/mask/distance-transform.ts";
import type { GroundGrid } from "#renderer/mask/ground-grid.ts";
import { clamp } from "#renderer/math/scalar.ts";
import { oncePer } from "#renderer/once-per.ts";
import type { Door } from "#renderer/see/find-doors.ts";
import { isPlaceOfBed, type Region } from "./region.ts";
import { gridOf, type View } from "./view.ts";

/**
 * Meters to what is kept clear: hard ground outside the region and, unless a person drew it, the ways into the house. Computed when it
 * is first asked for, as most plans never do, and kept as long as the region is.
 */
export function hardDistance(view: View, { clip, hard, filled }: Region): GroundSdf {
  const grid = gridOf(view, clip);
  // Meters per cell of the region's grid.
  let field: Float32Array | null = null;
  return (x, z) => {
    field ??= (filled ? hardFields : clearFields)(view)(hard)(clip);
    return grid.at(field, x, z);
  };
}

/** Where people come out of the house into a region: the points of each entrance. */
export const entrancesOf = (view: View, clip: Float32Array): GroundPoint[][] =>
  entrancesIn(view)(gridOf(view, clip));

/**
 * Meters to the way before each entrance, negative in it, that is left open in a highlight too; null where no entrance borders it.
 */
export function doorway(view: View, region: Region): GroundSdf | null {
  const { clip, filled, foot } = region;
  // The ground at the foot of a wall that words name leaves out what is paved before its doors.
  if (!filled || foot) return null;
  const grid = gridOf(view, clip);
  // What stands out into the place of a bed is as often a corner of the wall as a way in, and the person saw which it is.
  const points = isPlaceOfBed(region) ? doorsBehind(view, clip) : waysIn(view, clip);
  if (points.length === 0) return null;
  const free = new Float32Array(grid.nx * grid.nz).fill(FREE_M);
  // Beyond `FREE_M` the distance does not matter, so the grid begins at that.
  const field = keepClear(grid, free, points);
  return (x, z) => grid.at(field, x, z);
}

/** Between a door and a highlight paving that is wider than the door by its width to both sides is a terrace, if so much of that is paved. */
const TERRACE_SHARE = 0.6;
/** There it is looked for, as a share of the way from the door to the highlight. */
const AT_HIGHLIGHT = 0.7;

/** Whether a door opens to a terrace, which people leave where they like, before a highlight that begins at a row lies. */
function isTerraceBefore({ left, right, foot }: Door, top: number, { hard, width }: View["seen"]): boolean {
  const reach = Math.round(right - left);
  const [from, to] = [Math.max(0, Math.floor(left) - reach), Math.min(width - 1, Math.ceil(right) + reach)];
  // Nearer to the highlight than to the door: steps and their shadow lie before that.
  const row = Math.round(foot + AT_HIGHLIGHT * (top - foot));
  if (top < 0 || row <= foot) return false;
  let paved = 0;
  for (let x = from; x <= to; x++) if (hard[row * width + x]! > INSIDE) paved++;
  return paved > TERRACE_SHARE * (to - from + 1);
}

/**
 * The foot of the doors before which a highlight lies: one that ends beside a door leaves the way to it by itself. Where no paving leads to what
 * was taken for a door it is as often a bay of the wall, and the person saw which it is.
 */
function doorsBehind({ camera, seen }: View, clip: Float32Array): GroundPoint[] {
  const { width } = seen;
  const rows = new Uint32Array(width);
  // The row at which the highlight begins in each column.
  const tops = new Int32Array(width).fill(-1);
  for (let i = 0; i < clip.length; i++) {
    if (clip[i]! <= INSIDE) continue;
    const column = i % width;
    rows[column]!++;
    if (tops[column]! < 0) tops[column] = Math.floor(i / width);
  }
  return seen.doors.flatMap((door) => {
    const points = thresholdOf(camera, door);
    const before = points.filter(
      ({ x, z }) => rows[Math.floor(camera.photoX(x, z))]! > LEAST_BEFORE * seen.height,
    );
    const isBefore = before.length > points.length / 2 && isPavedBefore(door, seen);
    const top = tops[clamp(Math.round((door.left + door.right) / 2), 0, width - 1)]!;
    return isBefore && !isTerraceBefore(door, top, seen) ? points : [];
  });
}

/** Whether a door has paving before it or beside that, as far as it is wide. */
export function isPavedBefore({ left, right, foot }: Door, { hard, width, height }: View["seen"]): boolean {
  const reach = Math.round(right - left);
  const [from, to] = [Math.max(0, Math.floor(left) - reach), Math.min(width - 1, Math.ceil(right) + reach)];
  let paved = 0;
  for (let row = Math.floor(foot); row < Math.min(height, foot + reach); row++)
    for (let x = from; x <= to; x++) if (hard[row * width + x]! > INSIDE) paved++;
  return paved > LEAST_PAVED * reach ** 2;
}

/** All points from which people come into a region: entrances that stand out, doors, and the ends of walks at the house. */
const waysIn = (view: View, clip: Float32Array): GroundPoint[] => [
  ...entrancesOf(view, clip).flat(),
  ...doorPoints(view),
];

/** A walk that ends this near beside a door leads to it by steps at the side: what lies before the door itself is its porch. Meters. */
const STEPS_ASIDE_M = 1.2;

const doorPoints = oncePer(({ seen, camera }: View): GroundPoint[] => {
  const ends = walkEnds(camera, seen);
  const isLedAside = (door: readonly GroundPoint[]) =>
    ends.some((end) => {
      const asideM = Math.max(end[0]!.x - door.at(-1)!.x, door[0]!.x - end.at(-1)!.x);
      return asideM > 0 && asideM < STEPS_ASIDE_M;
    });
  const doors = seen.doors
    .map((door) => thresholdOf(camera, door))
    .filter((door) => door.length > 0 && !isLedAside(door))
    .map((door) => wayOf(camera, door));
  return [...doors.flat(), ...ends.flat()];
});

/**
 * A door wider than this is a garage's: nobody walks beside it, the mask of one takes in this much of its frame, and so much more than before a
 * door stays open for the car. Meters.
 */
const GARAGE_M = 2.2;
const FRAME_M = 0.5;
const FOR_CARS_M = 1.5;
/** What is planted beside another door comes so much nearer to it than to steps: its way is as wide as the door with its frame. Meters. */
const BESIDE_DOOR_M = 0.4;

function wayOf(camera: Camera, door: readonly GroundPoint[]): GroundPoint[] {
  const [left, right] = [door[0]!, door.at(-1)!];
  if (right.x - left.x < GARAGE_M) {
    const inner = door.filter(({ x }) => x >= left.x + BESIDE_DOOR_M && x <= right.x - BESIDE_DOOR_M);
    return inner.length > 0 ? inner : [door[door.length >> 1]!];
  }
  // One that is cut by the side of the photo has no frame there.
  const from = camera.photoX(left.x, left.z) < 1 ? left.x : left.x + FRAME_M;
  const to = camera.photoX(right.x, right.z) > camera.widthPx - 1 ? right.x : right.x - FRAME_M;
  const open = door.filter(({ x }) => x >= from && x <= to);
  return [...open, ...open.map(({ x, z }) => ({ x, z: z - FOR_CARS_M }))];
}

/** Points along the foot of a door; none where it is too far away. */
export function thresholdOf(
  camera: Camera,
  { left, right, foot }: Door,
  farthestM = FARTHEST_M,
): GroundPoint[] {
  const z = camera.groundZ(foot + 0.5);
  if (z <= 0 || z > farthestM) return [];
  const columns = Array.from({ length: Math.max(1, Math.round(right - left)) }, (_, k) => left + k + 0.5);
  return columns.map((column) => ({ x: camera.groundX(column, foot + 0.5), z }));
}

const entrancesIn = oncePer(({ seen }: View) => oncePer((grid: GroundGrid) => findEntrances(grid, seen)));

// Kept by view, by hard ground and by region: each is one and the same object as long as nothing of it changes.
const hardFields = oncePer((view: View) =>
  oncePer((hard: Float32Array) =>
    oncePer((clip: Float32Array) => measureHard(gridOf(view, clip), clip, hard)),
  ),
);

const clearFields = oncePer((view: View) =>
  oncePer((hard: Float32Array) =>
    oncePer((clip: Float32Array) =>
      keepClear(gridOf(view, clip), hardFields(view)(hard)(clip), waysIn(view, clip)),
    ),
  ),
);

function measureHard(grid: GroundGrid, clip: Float32Array, hard: Float32Array): Float32Array {
  const { camera, nx, nz, cellM } = grid;
  const { widthPx, heightPx } = camera;
  const cells = new Uint8Array(nx * nz);
  for (let j = 0; j < nz; j++) {
    const z = grid.z0 + (j + 0.5) * cellM;
    if (z < NEAREST_M) continue;
    const row = Math.floor(camera.photoY(0, z));
    if (row < 0 || row >= heightPx) continue;
    markRow(grid, cells, j, z, clip, hard, row * widthPx);
  }
  return distanceTransform(cells, nx, nz, cellM);
}

/** Marks the cells of row `j` that show hard ground outside the region, in the photo's row that begins at `photoRow`. */
function markRow(
  { camera, x0, nx, cellM }: GroundGrid,
  cells: Uint8Array,
  j: number,
  z: number,
  clip: Float32Array,
  hard: Float32Array,
  photoRow: number,
): void {
  for (let i = 0; i < nx; i++) {
    const column = Math.floor(camera.photoX(x0 + (i + 0.5) * cellM, z));
    if (column < 0 || column >= camera.widthPx) continue;
    const o = photoRow + column;
    if (hard[o]! > INSIDE && clip[o]! < INSIDE) cells[j * nx + i] = 1;
  }
}

/** A door farther away is somebody else's. Meters. */
export const FARTHEST_M = 25;
/** A highlight lies before a door where it covers more rows than this share of the photo's height: less is its ragged rim. */
const LEAST_BEFORE = 0.012;
/** What leads to a door covers at least so much of a square as wide as that. */
const LEAST_PAVED = 0.15;
/** Before an entrance this much stays open, as if a walk lay there, and a third of it to the sides. Meters. */
const ENTRANCE_M = 2.1;
const SIDEWAYS = 3;
/** Beyond this nobody asks how far an entrance is. */
const FREE_M = 3;
/** Points of an entrance nearer to each other than this are one. Meters. */
const APART_M = 0.1;
/** Ground nearer than this lies under the photographer's feet. Meters. */
const NEAREST_M = 0.5;
/** Coverage from which a pixel belongs to a mask. */
const INSIDE = 0.5;

function keepClear(grid: GroundGrid, hard: Float32Array, entrances: readonly GroundPoint[]): Float32Array {
  if (entrances.length === 0) return hard;
  const clear = hard.slice();
  // Cells farther from an entrance than this keep the value that they have.
  const reach = FREE_M + ENTRANCE_M;
  const cell = (from: number, at: number, cells: number) =>
    Math.min(cells, Math.max(0, Math.floor((at - from) / grid.cellM)));
  for (const { x, z } of thinned(entrances)) {
    const left = cell(grid.x0, x - reach / SIDEWAYS, grid.nx);
    const right = cell(grid.x0, x + reach / SIDEWAYS, grid.nx);
    const near = cell(grid.z0, z - reach, grid.nz);
    const far = cell(grid.z0, z + reach, grid.nz);
    for (let j = near; j < far; j++) {
      const dz = grid.z0 + (j + 0.5) * grid.cellM - z;
      clearRow(
        clear,
        j * grid.nx + left,
        j * grid.nx + right,
        dz,
        grid.x0 + (left + 0.5) * grid.cellM - x,
        grid.cellM,
      );
    }
  }
  return clear;
}

/** The points without those that lie closer together than anybody could tell. */
function thinned(points: readonly GroundPoint[]): GroundPoint[] {
  const kept: GroundPoint[] = [];
  for (const point of points) {
    const last = kept.at(-1);
    if (!last || Math.hypot(point.x - last.x, point.z - last.z) > APART_M) kept.push(point);
  }
  return kept;
}

/** Lowers cells `from` to `to` (not included) to their distance from an entrance that lies `dz` off and `dx` from the first of them. */
function clearRow(
  clear: Float32Array,
  from: number,
  to: number,
  dz: number,
  dx: number,
  cellM: number,
): void {
  for (let o = from; o < to; o++) {
    // An ellipse: what lies to the side counts three times as far.
    const across = SIDEWAYS * (dx + (o - from) * cellM);
    const away = Math.sqrt(across * across + dz * dz) - ENTRANCE_M;
    if (away < clear[o]!) clear[o] = away;
  }
}
