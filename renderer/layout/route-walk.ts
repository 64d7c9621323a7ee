import type { WayEnd } from "#core/elements/element.ts";
import type { GroundPoint } from "#core/geometry/point.ts";
import { distanceTransform } from "#renderer/mask/distance-transform.ts";
import { freeDistance, inFrame, type Site } from "./site.ts";

/** Distance between the places that a way may lead through, meters. */
const STEP_M = 0.25;
/** Of its half width this share is kept to the region's edge, which is ragged. */
const EDGE_SHARE = 0.8;
/** Farther from what it leads to than this it does not reach it, meters; beds and landings lie before a door. */
const REACH_M: Record<WayEnd, number> = { door: 5, drive: 1.6, street: 1.6 };
/** Nearer to the house than this a way costs up to `AT_WALL` times more: plants stand between the two. Meters. */
const BESIDE_WALL_M = 1.7;
const AT_WALL = 4;
/** But straight before the door, meters. */
const BEFORE_DOOR_M = 1.6;
/** A way costs so many times its length where it is carried on beyond open ground: over a bed before the door, to the edge of the drive. */
const BEYOND_PRICE = 6;
/** Rounds in which each point moves halfway between its neighbors: corners become curves of some 1.5 m. */
const SMOOTHING = 14;
/** Shorter ways lead nowhere, meters. */
const SHORTEST_M = 1;
/** Nearer to the camera nobody builds, meters; below this share of the photo's height a way is not seen. */
const NEAREST_M = 1;
const LOWEST = 1.02;
/** The lowest rows of a photo begin at this share of its height. */
const LAST_ROWS = 0.97;
/** Coverage from which a pixel belongs to a mask. */
const INSIDE = 0.5;
/** The eight neighbors of a place. */
const NEIGHBORS = [-1, 0, 1]
  .flatMap((dx) => [-1, 0, 1].map((dz) => ({ dx, dz })))
  .filter(({ dx, dz }) => dx || dz);

/**
 * The middle line of a way through the region from one thing of the photo to another, `halfM` from its edge and from what is placed: the
 * shortest one that keeps off the wall of the house (Dijkstra 1959), with its corners rounded. Null where one of both is not seen, or no open ground
 * joins them.
 */
export function routeWalk(
  site: Site,
  halfM: number,
  [from, to]: readonly [WayEnd, WayEnd],
): GroundPoint[] | null {
  const { grid } = site;
  const nx = Math.ceil((grid.nx * grid.cellM) / STEP_M);
  const nz = Math.ceil((grid.nz * grid.cellM) / STEP_M);
  const at = (o: number): GroundPoint => ({
    x: grid.x0 + ((o % nx) + 0.5) * STEP_M,
    z: grid.z0 + (Math.floor(o / nx) + 0.5) * STEP_M,
  });
  const size = { nx, nz };
  const isOpen = new Uint8Array(nx * nz);
  for (let o = 0; o < isOpen.length; o++) isOpen[o] = Number(isOpenAt(site, at(o), halfM));
  const starts = distanceTo(site, from, at, size);
  const ends = distanceTo(site, to, at, size);
  if (!starts || !ends) return null;
  const path = shortest(
    site,
    { isOpen, at, ...size },
    { starts, ends, halfM, reach: [REACH_M[from], REACH_M[to]] },
  );
  if (!path) return null;
  // Carried on up to what it leads to: the region's edge cuts it off there.
  const line = smoothed(path.map(at));
  const whole = [
    towards(site, from, starts[path[0]!]!, line[0]!, line[1]!),
    ...line,
    towards(site, to, ends[path.at(-1)!]!, line.at(-1)!, line.at(-2)!),
  ];
  return lengthOf(line) >= SHORTEST_M ? whole : null;
}

function isOpenAt(site: Site, p: GroundPoint, halfM: number): boolean {
  const { grid } = site;
  if (grid.at(grid.signedDistance, p.x, p.z) > -halfM * EDGE_SHARE || p.z < NEAREST_M) return false;
  const { across, down } = inFrame(site, p.x, p.z);
  return across > 0 && across < 1 && down < LOWEST && freeDistance(site, p.x, p.z) > halfM;
}

type Size = { nx: number; nz: number };

/** Meters from each place to a thing of the photo; null where that is not seen. */
function distanceTo(
  site: Site,
  end: WayEnd,
  at: (o: number) => GroundPoint,
  { nx, nz }: Size,
): Float32Array | null {
  if (end === "door") {
    if (site.doors.length === 0) return null;
    return Float32Array.from({ length: nx * nz }, (_, o) => {
      const { x, z } = at(o);
      return Math.min(...site.doors.map((door) => Math.hypot(door.x - x, door.z - z)));
    });
  }
  const { camera } = site;
  const mask = site[end];
  const there = Uint8Array.from({ length: nx * nz }, (_, o) => {
    const { x, z } = at(o);
    const column = Math.floor(camera.photoX(x, z));
    const row = Math.floor(camera.photoY(0, z));
    if (column < 0 || row < 0 || column >= camera.widthPx || row >= camera.heightPx) return 0;
    return Number(mask[row * camera.widthPx + column]! > INSIDE);
  });
  if (there.includes(1)) return distanceTransform(there, nx, nz, STEP_M);
  // A street that is not seen lies behind whoever took the photo.
  if (end !== "street") return null;
  return Float32Array.from({ length: nx * nz }, (_, o) => {
    const { x, z } = at(o);
    return inFrame(site, x, z).down > LAST_ROWS ? 0 : Number.POSITIVE_INFINITY;
  });
}

type Places = Size & { isOpen: Uint8Array; at: (o: number) => GroundPoint };
type Wish = { starts: Float32Array; ends: Float32Array; halfM: number; reach: readonly [number, number] };

/** Places along the cheapest way from near the start to near the end; null where there is none. */
function shortest(
  site: Site,
  { isOpen, at, nx, nz }: Places,
  { starts, ends, halfM, reach }: Wish,
): number[] | null {
  const cost = new Float32Array(isOpen.length).fill(Number.POSITIVE_INFINITY);
  const before = new Int32Array(isOpen.length).fill(-1);
  const isDone = new Uint8Array(isOpen.length);
  // Places that wait, by their cost in tenths of a meter (the buckets of Dial, 1969).
  const waiting: number[][] = [];
  const put = (o: number, price: number) => {
    cost[o] = price;
    const k = Math.floor(price * 10);
    waiting[k] ??= [];
    waiting[k].push(o);
  };
  for (let o = 0; o < isOpen.length; o++)
    if (isOpen[o] && starts[o]! <= reach[0] + halfM) put(o, BEYOND_PRICE * Math.max(0, starts[o]! - halfM));
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  const price = wallPrice(site, at);
  for (let k = 0; k < waiting.length; k++) {
    // More are put among them while they are taken.
    for (let n = 0; n < (waiting[k]?.length ?? 0); n++) {
      const o = waiting[k]![n]!;
      if (isDone[o]) continue;
      isDone[o] = 1;
      const total = cost[o]! + BEYOND_PRICE * Math.max(0, ends[o]! - halfM);
      if (ends[o]! <= reach[1] + halfM && total < least) {
        least = total;
        best = o;
      }
      const [i, j] = [o % nx, Math.floor(o / nx)];
      for (const { dx, dz } of NEIGHBORS) {
        const [ni, nj] = [i + dx, j + dz];
        const next = nj * nx + ni;
        if (ni < 0 || nj < 0 || ni >= nx || nj >= nz || !isOpen[next] || isDone[next]) continue;
        const then = cost[o]! + Math.hypot(dx, dz) * STEP_M * price(next);
        if (then >= cost[next]!) continue;
        before[next] = o;
        put(next, then);
      }
    }
    if (k / 10 > least) break;
  }
  if (best < 0) return null;
  const path: number[] = [];
  for (let o = best; o >= 0; o = before[o]!) path.unshift(o);
  return path.length > 1 ? path : null;
}

/** How many times its length a way costs at a place: near the wall of the house more, but before the door. */
function wallPrice(site: Site, at: (o: number) => GroundPoint): (o: number) => number {
  const { grid } = site;
  return (o) => {
    const { x, z } = at(o);
    const wallM = grid.at(grid.houseDistance, x, z);
    if (wallM >= BESIDE_WALL_M) return 1;
    if (site.doors.some((door) => Math.hypot(door.x - x, door.z - z) < BEFORE_DOOR_M)) return 1;
    return 1 + (AT_WALL - 1) * (1 - wallM / BESIDE_WALL_M);
  };
}

/** The line with its corners rounded; its ends stay. */
function smoothed(line: readonly GroundPoint[]): GroundPoint[] {
  let points = [...line];
  for (let round = 0; round < SMOOTHING; round++)
    points = points.map((p, i) => {
      const [a, b] = [points[i - 1], points[i + 1]];
      return a && b ? { x: (a.x + 2 * p.x + b.x) / 4, z: (a.z + 2 * p.z + b.z) / 4 } : p;
    });
  return points;
}

/** Where a way ends beyond its last point, `farM` from what it leads to: at the door, or straight on. */
function towards(site: Site, end: WayEnd, farM: number, last: GroundPoint, before: GroundPoint): GroundPoint {
  if (end === "door") return nearestOf(site.doors, last);
  const share = (farM + STEP_M) / (Math.hypot(last.x - before.x, last.z - before.z) || 1);
  return { x: last.x + (last.x - before.x) * share, z: last.z + (last.z - before.z) * share };
}

const nearestOf = (points: readonly GroundPoint[], { x, z }: GroundPoint): GroundPoint =>
  points.reduce((best, p) => (Math.hypot(p.x - x, p.z - z) < Math.hypot(best.x - x, best.z - z) ? p : best));

const lengthOf = (line: readonly GroundPoint[]): number =>
  line.slice(1).reduce((sum, p, i) => sum + Math.hypot(p.x - line[i]!.x, p.z - line[i]!.z), 0);
