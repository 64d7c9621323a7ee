import type { Camera } from "#core/camera/camera.ts";
import type { GroundPoint } from "#core/geometry/point.ts";
import { findWindows } from "#renderer/light/find-windows.ts";
import type { Seen } from "#renderer/see/see-photo.ts";

/** The foot of something upright in one column of the small picture. */
export type Foot = GroundPoint & { column: number };

/** The foot of a trunk, and the height up to which it is slim, meters. */
type Trunk = Foot & { topM: number };

/** What of the photo uplights can shine on: feet of its trees, nearest first, and of walls and fences, from left to right. */
export type LitThings = {
  trees: readonly Foot[];
  /** Feet of the house's wall but for its windows and doors, and those of its fences. */
  wall: readonly Foot[];
  fence: readonly Foot[];
  /** Feet of its shrubs. */
  shrubs: readonly Foot[];
};

/** Coverage from which a pixel belongs to a mask. */
const INSIDE = 0.5;
const OPEN_ROWS = 4;
/** What is farther than this is too small in the picture to be lit by itself, meters. */
const FARTHEST_M = 32;
/** Heights above its foot at which a wall and a fence are looked for, meters, and the share of these at which it must be seen. */
const WALL_HEIGHTS_M = [1, 1.4, 1.8, 2.2] as const;
const FENCE_HEIGHTS_M = [0.5, 0.8, 1.1] as const;
const SHRUB_HEIGHTS_M = [0.25, 0.4] as const;
const SEEN_SHARE = 0.7;
/** Heights between which a window or door keeps an uplight away, meters. */
const WINDOW_HEIGHTS_M = [0.9, 1.3, 1.7, 2.1] as const;
/**
 * A trunk stands at all of these heights above its foot up to one at which it is no wider than WIDEST_TRUNK_M, at two of them that follow each
 * other at least, meters. Low ones may lie behind shrubs or before a fence.
 */
const TRUNK_HEIGHTS_M = [0.5, 0.8, 1.1, 1.3, 1.5, 1.7, 2, 2.3, 2.6, 3.2, 4, 5] as const;
const WIDEST_TRUNK_M = 1.4;
const LEAST_SLIM = 2;
/** A trunk is slim up to this height at least, meters: what is lower is a bin or a shrub. */
const LEAST_TRUNK_M = 1.5;
/** It is slim from this height on at the latest; from one height to the next it leans no farther. Meters. */
const HIGHEST_SLIM_M = 2.5;
const LEAN_M = 0.3;
/** Its crown begins so far above that, meters, and covers so much of this half width; a bare one is slim over so many heights. */
const CROWN_OVER_M = [0.7, 1.3, 2, 2.8] as const;
const CROWN_HALF_M = 1.4;
const CROWN_SHARE = 0.45;
const BARE_HEIGHTS = 5;
/** Trunks nearer to each other than this are one tree, meters. */
const TREES_APART_M = 1.6;

export function findLitThings(seen: Seen, camera: Camera): LitThings {
  const { width, height, house, garage, standing, plants, openings, doors, ground } = seen;
  const standsAt = (i: number) => Math.max(standing[i]!, plants[i]!);
  const wallAt = (i: number) => (garage[i]! > INSIDE ? 0 : house[i]!);
  const fenceAt = (i: number) => standing[i]! - plants[i]!;
  const panes = findWindows(seen);

  /** The pixel of a column at a height above a foot; -1 outside the picture. */
  const pixelAt = (column: number, z: number, heightM: number): number => {
    const row = Math.floor(camera.photoY(heightM, z));
    return row >= 0 && row < height && column >= 0 && column < width ? row * width + column : -1;
  };
  const shareAt = (column: number, z: number, heights: readonly number[], read: (i: number) => number) => {
    const seenAt = heights.filter((heightM) => {
      const i = pixelAt(column, z, heightM);
      return i >= 0 && read(i) > INSIDE;
    });
    return seenAt.length / heights.length;
  };
  /**
   * The first ground at or below the lowest pixel of a mask in a column, below what stands before it; null where none is in the picture.
   */
  const footOf = (column: number, read: (i: number) => number): Foot | null => {
    let row = height - 1;
    while (row >= 0 && read(row * width + column) <= INSIDE) row--;
    if (row < 0) return null;
    // What is neither ground nor anything else is ground that caution left out.
    for (let open = 0; row < height && open < OPEN_ROWS && ground[row * width + column]! <= INSIDE; row++) {
      const i = row * width + column;
      open = Math.max(house[i]!, standsAt(i)) > INSIDE ? 0 : open + 1;
    }
    if (row >= height || row + 0.5 <= camera.horizonY + 1) return null;
    const z = camera.groundZ(row + 0.5);
    return z > FARTHEST_M ? null : { column, x: camera.groundX(column + 0.5, row + 0.5), z };
  };
  const isOpen = ({ column, z }: Foot): boolean =>
    shareAt(column, z, WINDOW_HEIGHTS_M, (i) => panes[i]!) > 0 ||
    doors.some(({ left, right }) => column >= left && column <= right) ||
    openings.some(({ left, right, top, foot }) => {
      const middle = camera.photoY((WINDOW_HEIGHTS_M[0] + WINDOW_HEIGHTS_M[3]) / 2, z);
      return column >= left - 1 && column <= right + 1 && middle > top && middle < foot;
    });

  const feet = (read: (i: number) => number, heights: readonly number[]) =>
    Array.from({ length: width }, (_, column) => footOf(column, read)).filter(
      (foot): foot is Foot => foot !== null && shareAt(foot.column, foot.z, heights, read) >= SEEN_SHARE,
    );
  return {
    trees: trunks(),
    wall: feet(wallAt, WALL_HEIGHTS_M).filter((foot) => !isOpen(foot)),
    fence: feet(fenceAt, FENCE_HEIGHTS_M),
    shrubs: feet((i) => plants[i]!, SHRUB_HEIGHTS_M),
  };

  function trunks(): Foot[] {
    const found: Trunk[] = [];
    for (let column = 0; column < width; column++) {
      const foot = footOf(column, standsAt);
      const trunk = foot && trunkOver(foot);
      if (!trunk) continue;
      // Where the trunk is, not the shrub beside it that it is seen over.
      const x = foot.x + ((trunk.column - column) * foot.z) / camera.focalPx;
      found.push({ ...trunk, x, z: foot.z });
    }
    // Of those that are one tree the one that is a trunk up to the greatest height, and of these the nearest.
    const trees: Trunk[] = [];
    for (const one of found.sort((a, b) => b.topM - a.topM || a.z - b.z))
      if (!trees.some((tree) => isSameTree(tree, one))) trees.push(one);
    return trees.sort((a, b) => a.z - b.z);
  }

  /** Whether a foot is seen beside or over a trunk that is known. */
  function isSameTree(known: Foot, other: Foot): boolean {
    const besideM = (Math.abs(known.column - other.column) * known.z) / camera.focalPx;
    return besideM < TREES_APART_M / 2 || Math.hypot(known.x - other.x, known.z - other.z) < TREES_APART_M;
  }

  /** Follows what stands on a foot upwards as long as it is slim; it may lean. The column where it is first slim, and up to which height; null for no trunk. */
  function trunkOver({ column, z }: Foot): Pick<Trunk, "column" | "topM"> | null {
    const perM = camera.focalPx / z;
    let at = column;
    let [slim, leafy, lowest, topM] = [0, 0, Number.POSITIVE_INFINITY, 0];
    let first = column;
    let isAtFrame = false;
    for (const heightM of TRUNK_HEIGHTS_M) {
      const row = Math.floor(camera.photoY(heightM, z));
      if (row < 0) {
        isAtFrame = true;
        break;
      }
      const run = runAt(row, at, perM);
      if (!run) break;
      const isSlim = run.right - run.left + 1 <= WIDEST_TRUNK_M * perM;
      // Shrubs may stand round its foot, and a railing or a hedge behind it.
      if (!isSlim && heightM <= HIGHEST_SLIM_M) continue;
      if (!isSlim) break;
      at = (run.left + run.right) >> 1;
      if (slim === 0) [lowest, first] = [heightM, at];
      topM = heightM;
      slim++;
      if (plants[row * width + at]! > INSIDE) leafy++;
    }
    if (slim < LEAST_SLIM || leafy === 0 || lowest > HIGHEST_SLIM_M || topM < LEAST_TRUNK_M) return null;
    const isTree = slim >= BARE_HEIGHTS || (isAtFrame && slim > LEAST_SLIM) || hasCrown(at, z, topM);
    return isTree ? { column: first, topM } : null;
  }

  /** What stands in a row at a column or right beside it; before a fence what of it is a plant, where that is slimmer. */
  function runAt(row: number, column: number, perM: number): { left: number; right: number } | null {
    const reach = Math.ceil(LEAN_M * perM);
    const runs = [standsAt, (i: number) => plants[i]!].flatMap((read) => {
      const isIn = (u: number) => u >= 0 && u < width && read(row * width + u) > INSIDE;
      for (let off = 0; off <= reach; off++)
        for (const u of [column - off, column + off]) {
          if (!isIn(u)) continue;
          let [left, right] = [u, u];
          while (isIn(left - 1)) left--;
          while (isIn(right + 1)) right++;
          return [{ left, right }];
        }
      return [];
    });
    return runs.sort((a, b) => a.right - a.left - (b.right - b.left))[0] ?? null;
  }

  function hasCrown(column: number, z: number, fromM: number): boolean {
    const reach = Math.max(1, Math.round((CROWN_HALF_M * camera.focalPx) / z));
    return CROWN_OVER_M.some((overM) => {
      // What is seen over a roof behind it is another tree.
      const [low, high] = [camera.photoY(fromM, z), camera.photoY(fromM + overM, z)].map(Math.floor);
      for (let row = Math.max(0, high!); row < low!; row++)
        if (standsAt(row * width + column) <= INSIDE) return false;
      let [leaves, all] = [0, 0];
      for (let u = column - reach; u <= column + reach; u++) {
        const i = pixelAt(u, z, fromM + overM);
        if (i < 0) continue;
        all++;
        if (plants[i]! > INSIDE) leaves++;
      }
      return all > reach && leaves >= CROWN_SHARE * all;
    });
  }
}
