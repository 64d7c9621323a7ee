import type { PhotoPoint } from "#core/geometry/point.ts";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { simplified } from "#renderer/layout/simplify-line.ts";
import { traceContours } from "#renderer/layout/trace-contours.ts";
import { giveBackPlane, lendPlane } from "#renderer/lent-planes.ts";
import { blurCover } from "./blur-cover.ts";
import { areaOf } from "./clip-stroke.ts";
import { fewSides, type Sure } from "./few-sides.ts";
import { fillPolygon } from "./fill-polygon.ts";
import { type Along, settleRun } from "./settle-run.ts";

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
/** Points so near to the frame lie on it; they go out past it by as much. */
const AT_FRAME_PX = 4;
/** The edge that the photo has is looked for within so many teeth. */
const SETTLE = 1.2;
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
/** Radius of the blur where sides are fitted, which ask for no more. Pixels. */
const FINE_PX = 1;
/** Box blurs of the mask before its contour is traced. */
const PASSES = 2;

/**
 * A mask's largest piece with the outline that a builder would give it: true corners, and between them fair curves along the mask's edge, or
 * straight sides. The mask as it is where it has no such shape.
 */
export function fairOutline(mask: Float32Array, picture: RgbImage, hasStraightSides = false): Float32Array {
  const { width, height } = picture;
  const most = Math.min(
    (hasStraightSides ? DRAWN_TEETH_SHARE : TEETH_SHARE) * width,
    TEETH_OF_OWN * Math.sqrt(areaOf(mask)),
  );
  const teeth = Math.max(1, Math.round(most));
  // Negative inside, as a field on the ground: the contour runs where the blurred mask is one half. One "cell" is one pixel here.
  const even = blurCover(
    mask,
    width,
    height,
    hasStraightSides ? teeth / 2 : FINE_PX,
    PASSES,
    lendPlane(mask.length).fill(0),
  );
  for (let row = 0; row < even.length; row += width) turnOver(even, row, row + width);
  const [ring] = traceContours({ x0: 0, z0: 0, nx: width, nz: height, cellM: 1 }, even);
  giveBackPlane(even);
  if (!ring || ring.length < SHORTEST_RING) return mask;
  const toFrame = ({ x, z }: Point): PhotoPoint => ({ x: beyond(x, width), y: beyond(z, height) });
  const isAtFrame = ({ x, z }: Point) => beyond(x, width) !== x || beyond(z, height) !== z;
  const corners = hasStraightSides
    ? cornersOf(ring, teeth)
    : sidesOf(ring, width, isAtFrame, (run) => settled(run, mask, picture, teeth));
  const outline = rounded(corners.map(toFrame), MOST_ROUNDED * teeth);
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
function cornersOf(ring: readonly Point[], teeth: number): Point[] {
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
  return corners.map((corner, k) =>
    movedTo(meeting(edges[(k + edges.length - 1) % edges.length]!, edges[k]!), corner, teeth),
  );
}

/** Where the edges of a corner meet, unless that is too far from it. */
const movedTo = (meet: Point | null, corner: Point, teeth: number): Point =>
  meet && Math.hypot(meet.x - corner.x, meet.z - corner.z) < MOST_MOVED * teeth ? meet : corner;

/** The sides of a ring as a builder lays them, along the edges that the photo has; what lies on the frame stays there. */
function sidesOf(
  ring: readonly Point[],
  width: number,
  isAtFrame: (p: Point) => boolean,
  settle: (run: readonly Along[]) => Sure[],
): Point[] {
  const framed = ring.map(isAtFrame);
  const first = framed.findIndex((one, i) => one && !framed[(i + 1) % ring.length]);
  const turned = [...ring.slice(first + 1), ...ring.slice(0, first + 1)];
  const at = [...framed.slice(first + 1), ...framed.slice(0, first + 1)];
  if (first < 0) return fewSides(settle(directed(turned)), true, width);
  const out: Point[] = [];
  for (let i = 0; i < turned.length; ) {
    let end = i;
    while (end < turned.length && at[end] === at[i]) end++;
    const run = turned.slice(i, end);
    if (at[i]) out.push(...simplified(run, AT_FRAME_PX));
    else out.push(...fewSides(settle(directed(run)), false, width));
    i = end;
  }
  return out;
}

/** How many points to both sides tell which way a ring goes. */
const TURN_POINTS = 6;

/** A run of points with the direction in which it goes on at each. */
const directed = (run: readonly Point[]): Along[] =>
  run.map((p, i) => {
    const [a, b] = [run[Math.max(0, i - TURN_POINTS)]!, run[Math.min(run.length - 1, i + TURN_POINTS)]!];
    const length = Math.hypot(b.x - a.x, b.z - a.z) || 1;
    return { ...p, dx: (b.x - a.x) / length, dz: (b.z - a.z) / length };
  });

/** A run moved onto the edge that the photo has near it. */
function settled(run: readonly Along[], mask: Float32Array, picture: RgbImage, teeth: number): Sure[] {
  const { width, height } = picture;
  const isIn = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < width && y < height && mask[Math.floor(y) * width + Math.floor(x)]! > 0.5;
  let inside = 0;
  for (const { x, z, dx, dz } of run)
    inside += Number(isIn(x - teeth * dz, z + teeth * dx)) - Number(isIn(x + teeth * dz, z - teeth * dx));
  return settleRun(run, picture, SETTLE * teeth, inside >= 0 ? 1 : -1);
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
