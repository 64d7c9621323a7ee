import type { PhotoPoint } from "#core/geometry/point.ts";
import { simplified } from "#renderer/layout/simplify-line.ts";
import { traceContours } from "#renderer/layout/trace-contours.ts";
import { giveBackPlane, lendPlane } from "#renderer/lent-planes.ts";
import { blurCover } from "./blur-cover.ts";
import { areaOf } from "./clip-stroke.ts";
import { type Along, fairRun } from "./fair-run.ts";
import { fillPolygon } from "./fill-polygon.ts";

/** Teeth of a mask's edge up to this share of the picture's width are no part of the outline of a drive that was found by itself. */
const TEETH_SHARE = 0.012;
/** And of one that a person drew with straight sides: as far as a stroke snaps to the ground it lies on (`snap-stroke.ts`). */
const DRAWN_TEETH_SHARE = 0.03;
/** And no larger than this share of the square root of its own area: a small one is drawn with finer strokes, and would lose its shape. */
const TEETH_OF_OWN = 0.12;
/** An outline that turns by less at a corner is a curve, radians. */
const CORNER = 0.7;
/** Curves are rounded so many times, and a corner by no more than so many teeth to either side: long edges stay where they are. */
const ROUNDS = 3;
const MOST_ROUNDED = 2;
/** A curve follows the ring over so many teeth to both sides: shorter bays are none of it, wider bends are. */
const REACH = 5;
/** Points so near to the frame lie on it; they go out past it by as much. */
const AT_FRAME_PX = 4;
/** The ends of an edge are rounded off in the mask, as a share of it; fewer points between them are no edge. */
const RUN_ENDS = 0.2;
const LEAST_POINTS = 4;
/** Corners move by no more than so many teeth, and not along edges that go on nearly straight (sine of the angle). */
const MOST_MOVED = 3;
const PARALLEL = 0.25;
/** An outline that covers less of the mask, or so much beside it, has lost its shape. */
const LIKE = 0.7;
/** A contour of fewer points has no corners to find. */
const SHORTEST_RING = 8;
/** Share of an edge that rounding a corner takes from each end: Chaikin's corner cutting. */
const CUT = 0.25;
/** Box blurs of the mask before its contour is traced. */
const PASSES = 2;

/**
 * A mask's largest piece with the outline that a builder would give it: true corners, and between them fair curves along the mask's edge, or
 * straight sides. The mask as it is where it has no such shape.
 */
export function fairOutline(
  mask: Float32Array,
  width: number,
  height: number,
  hasStraightSides = false,
): Float32Array {
  const most = Math.min(
    (hasStraightSides ? DRAWN_TEETH_SHARE : TEETH_SHARE) * width,
    TEETH_OF_OWN * Math.sqrt(areaOf(mask)),
  );
  const teeth = Math.max(1, Math.round(most));
  // Negative inside, as a field on the ground: the contour runs where the blurred mask is one half. One "cell" is one pixel here.
  const even = blurCover(mask, width, height, teeth / 2, PASSES, lendPlane(mask.length).fill(0));
  for (let row = 0; row < even.length; row += width) turnOver(even, row, row + width);
  const [ring] = traceContours({ x0: 0, z0: 0, nx: width, nz: height, cellM: 1 }, even);
  giveBackPlane(even);
  if (!ring || ring.length < SHORTEST_RING) return mask;
  const toFrame = ({ x, z }: Point): PhotoPoint => ({ x: beyond(x, width), y: beyond(z, height) });
  const isAtFrame = ({ x, z }: Point) => beyond(x, width) !== x || beyond(z, height) !== z;
  const outline = hasStraightSides
    ? rounded(cornersOf(ring, teeth).corners.map(toFrame), MOST_ROUNDED * teeth)
    : curvesOf(ring, teeth, isAtFrame).map(toFrame);
  const fair = fillPolygon(width, height, outline);
  const shares = { both: 0, either: 0 };
  for (let row = 0; row < mask.length; row += width) compareRow(mask, fair, row, row + width, shares);
  return shares.both >= LIKE * shares.either ? fair : mask;
}

function turnOver(field: Float32Array, from: number, to: number): void {
  for (let i = from; i < to; i++) field[i] = 0.5 - field[i]!;
}

/** Adds up the intersection and the union of two masks. */
function compareRow(
  one: Float32Array,
  other: Float32Array,
  from: number,
  to: number,
  shares: { both: number; either: number },
): void {
  let { both, either } = shares;
  for (let i = from; i < to; i++) {
    const a = one[i]!;
    const b = other[i]!;
    both += a < b ? a : b;
    either += a < b ? b : a;
  }
  shares.both = both;
  shares.either = either;
}

/** A coordinate moved out past the frame where it lies near it, so that the outline is not rounded at the frame. */
const beyond = (at: number, size: number): number =>
  at < AT_FRAME_PX ? at - 2 * AT_FRAME_PX : at > size - AT_FRAME_PX ? at + 2 * AT_FRAME_PX : at;

type Point = { x: number; z: number };

/**
 * The corners of a ring of points: as few as stay within `teeth` of it, moved to where the edges between them meet. An edge is the line that
 * fits the points along it best, so that corners which a mask has lost are there again.
 */
function cornersOf(
  ring: readonly Point[],
  teeth: number,
): { corners: Point[]; turned: Point[]; indices: number[] } {
  const farthest = (from: Point) =>
    ring.reduce(
      (best, p, i) => {
        const far = Math.hypot(p.x - from.x, p.z - from.z);
        return far > best.far ? { far, i } : best;
      },
      { far: -1, i: 0 },
    ).i;
  // A ring has no ends: it is cut at two points far from each other, and each half is made simpler by itself.
  const a = farthest(ring[0]!);
  const turned = [...ring.slice(a), ...ring.slice(0, a)];
  const b = (farthest(ring[a]!) - a + ring.length) % ring.length;
  const corners = [
    ...simplified(turned.slice(0, b + 1), teeth),
    ...simplified([...turned.slice(b), turned[0]!], teeth).slice(1, -1),
  ];
  const indices = corners.map((corner) => turned.indexOf(corner));
  const edges = indices.map((from, k) => {
    const to = indices[(k + 1) % indices.length]!;
    return fittedLine(turned.slice(from, to > from ? to + 1 : turned.length));
  });
  const moved = corners.map((corner, k) =>
    movedTo(meeting(edges[(k + edges.length - 1) % edges.length]!, edges[k]!), corner, teeth),
  );
  return { corners: moved, turned, indices };
}

/** Where the edges of a corner meet, unless that is too far from it. */
const movedTo = (meet: Point | null, corner: Point, teeth: number): Point =>
  meet && Math.hypot(meet.x - corner.x, meet.z - corner.z) < MOST_MOVED * teeth ? meet : corner;

/** The true corners of a ring and those at the frame, and between them fair curves that follow it (`fairRun`). */
function curvesOf(ring: readonly Point[], teeth: number, isAtFrame: (p: Point) => boolean): Point[] {
  const { corners, turned, indices } = cornersOf(ring, teeth);
  const sharp = corners.flatMap((corner, k) => {
    const before = corners[(k + corners.length - 1) % corners.length]!;
    const after = corners[(k + 1) % corners.length]!;
    return isAtFrame(turned[indices[k]!]!) || turnAt(before, corner, after) > CORNER ? [k] : [];
  });
  const fair = (run: readonly Point[]) => fairRun(run, REACH * teeth, teeth / 2);
  // A ring without corners begins and ends in the middle of a curve; it is laid on by its reach to both sides, which are cut off again.
  if (sharp.length === 0) {
    const lap = Math.min(turned.length, 2 * REACH * teeth);
    const around = fair([...turned.slice(-lap), ...turned, ...turned.slice(0, lap)]);
    const cut = Math.round((around.length * lap) / (turned.length + 2 * lap));
    return around.slice(cut, around.length - cut);
  }
  // The blur has rounded the ends of a run: they are left out, and the curves beside a corner go on to where they meet.
  const runs = sharp.map((k, i) => {
    const from = indices[k]!;
    const to = indices[sharp[(i + 1) % sharp.length]!]!;
    const run = to > from ? turned.slice(from, to) : [...turned.slice(from), ...turned.slice(0, to)];
    return fair(run.slice(teeth, Math.max(teeth, run.length - teeth)));
  });
  return runs.flatMap((run, i) => {
    const [before, corner] = [runs[(i + runs.length - 1) % runs.length]!, turned[indices[sharp[i]!]!]!];
    return [movedTo(meeting(before.at(-1) ?? null, run[0] ?? null), corner, teeth), ...run];
  });
}

/** A line through `x`, `z` along `dx`, `dz`; null where too few points lie on it. */
type Line = Along | null;

/** The line nearest to the middle of a run of points, by the squares of their distances. */
function fittedLine(run: readonly Point[]): Line {
  const cut = Math.floor(run.length * RUN_ENDS);
  const points = run.slice(cut, run.length - cut);
  if (points.length < LEAST_POINTS) return null;
  const x = points.reduce((sum, p) => sum + p.x, 0) / points.length;
  const z = points.reduce((sum, p) => sum + p.z, 0) / points.length;
  let xx = 0;
  let xz = 0;
  let zz = 0;
  for (const p of points) {
    xx += (p.x - x) ** 2;
    xz += (p.x - x) * (p.z - z);
    zz += (p.z - z) ** 2;
  }
  // Direction of the larger principal axis of the points.
  const along = Math.atan2(2 * xz, xx - zz) / 2;
  return { x, z, dx: Math.cos(along), dz: Math.sin(along) };
}

function meeting(one: Line, other: Line): Point | null {
  if (!one || !other) return null;
  // Sine of the angle between the two lines, which have unit directions.
  const cross = one.dx * other.dz - one.dz * other.dx;
  if (Math.abs(cross) < PARALLEL) return null;
  const along = ((other.x - one.x) * other.dz - (other.z - one.z) * other.dx) / cross;
  return { x: one.x + along * one.dx, z: one.z + along * one.dz };
}

/** Corner cutting (Chaikin) where an outline turns a little, by at most so many pixels a time; sharp corners stay. */
function rounded(points: readonly PhotoPoint[], mostPx: number): PhotoPoint[] {
  let out = [...points];
  for (let round = 0; round < ROUNDS; round++)
    out = out.flatMap((p, i) => {
      const a = out[(i + out.length - 1) % out.length]!;
      const b = out[(i + 1) % out.length]!;
      const by = turnAt({ x: a.x, z: a.y }, { x: p.x, z: p.y }, { x: b.x, z: b.y });
      const cut = (to: PhotoPoint) =>
        between(p, to, Math.min(CUT, mostPx / Math.hypot(to.x - p.x, to.y - p.y)));
      return by > CORNER ? [p] : [cut(a), cut(b)];
    });
  return out;
}

/** By how much a line turns at p on its way from a to b, 0 to π. */
function turnAt(a: Point, p: Point, b: Point): number {
  const turn = Math.atan2(b.z - p.z, b.x - p.x) - Math.atan2(p.z - a.z, p.x - a.x);
  return Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn)));
}

const between = (a: PhotoPoint, b: PhotoPoint, t: number): PhotoPoint => ({
  x: a.x + (b.x - a.x) * t,
  y: a.y + (b.y - a.y) * t,
});
