/** A point of an outline and how surely it lies there, 0 to 1. */
export type Sure = { x: number; z: number; sure: number };
type Point = { x: number; z: number };

/** One side of an outline: in the frame of its chord, from `from` along `dx`, `dz`, at `u` pixels on the way it lies `a + b u + c u²` beside it. */
type Side = { from: Point; dx: number; dz: number; length: number; a: number; b: number; c: number };

/** Lengths are shares of the picture's width. Points are taken together over so much: finer ones cost time and tell nothing of sides. */
const EVERY = 0.008;
/** Points so far from a side count no more than that: a bay that is longer than a side is worth has sides of its own. */
const FARTHEST = 0.0055;
/** What one more side costs, in lengths of the run that lie far off, at least and as a share of the run; and how much more a bent one. */
const LEAST_SIDE = 0.014;
const SIDE_OF_RUN = 0.014;
const BENT = 0.5;
/** A side bends by no more than this share of its length. */
const MOST_BENT = 0.2;
/** Rounds of fitting a side, each with the weights that the one before gave. */
const ROUNDS = 3;
/** Shorter sides are straight. Points. */
const LEAST_FOR_BEND = 6;
/** Points of a bent side, every so many pixels. */
const CURVE_PX = 4;
/** Two sides meet in a corner no farther from where the run had it. */
const MOST_MOVED = 0.06;
/** Sides that run alike and end nearer to each other than this are joined without a step. */
const STEP = 0.005;

/**
 * An outline from one end of a run to the other with as few sides as it needs, straight ones or bent a little, as a builder lays it: each more must pay
 * for itself by the points that then lie near it (a description of least length, by dynamic programming). Short bays and humps go, long ones stay.
 */
export function fewSides(run: readonly Sure[], isClosed: boolean, width: number): Point[] {
  const every = Math.max(1, Math.round(EVERY * width));
  const farthest = FARTHEST * width;
  const points = taken(run, every);
  const n = points.length;
  if (n < 3) return [...run];
  const price = (Math.max(LEAST_SIDE * width, SIDE_OF_RUN * n * every) / every) * farthest ** 2;
  const costs = new Float64Array(n).fill(Number.POSITIVE_INFINITY);
  const came = new Int32Array(n);
  const sides = new Array<Side | null>(n).fill(null);
  costs[0] = 0;
  for (let j = 1; j < n; j++)
    // Near ones first: what they cost bounds what is tried of the far ones.
    for (let i = j - 1; i >= 0; i--) {
      for (const isBent of [false, true]) {
        if (isBent && j - i < LEAST_FOR_BEND) continue;
        const cost = costs[i]! + price * (isBent ? 1 + BENT : 1);
        if (cost >= costs[j]!) continue;
        const { side, off } = fitted(points, i, j, isBent, { farthest, most: costs[j]! - cost });
        if (cost + off >= costs[j]!) continue;
        costs[j] = cost + off;
        came[j] = i;
        sides[j] = side;
      }
    }
  const found: { side: Side; to: number }[] = [];
  for (let j = n - 1; j > 0; j = came[j]!) found.unshift({ side: sides[j]!, to: j });
  return laid(found, points, isClosed, width);
}

/** Points of a run taken together. */
function taken(run: readonly Sure[], every: number): Sure[] {
  const points: Sure[] = [];
  for (let i = 0; i < run.length; i += every) {
    const group = run.slice(i, i + every);
    const sum = (of: (p: Sure) => number) => group.reduce((all, p) => all + of(p), 0) / group.length;
    points.push({ x: sum((p) => p.x), z: sum((p) => p.z), sure: sum((p) => p.sure) });
  }
  return points;
}

/** The side that fits the points from i to j best, and what of them lies off it. */
function fitted(
  points: readonly Sure[],
  i: number,
  j: number,
  isBent: boolean,
  limits: Limits,
): { side: Side; off: number } {
  const [from, to] = [points[i]!, points[j]!];
  const length = Math.hypot(to.x - from.x, to.z - from.z) || 1;
  const [dx, dz] = [(to.x - from.x) / length, (to.z - from.z) / length];
  let side: Side = { from, dx, dz, length, a: 0, b: 0, c: 0 };
  let best = { side, off: offOf(points, i, j, side, limits) };
  for (let round = 0; round < ROUNDS; round++) {
    // The first takes all points alike: an end may lie on the side before.
    const next = refitted(points.slice(i, j + 1), side, isBent, round > 0 ? limits.farthest : null);
    if (!next) break;
    side = next;
    const off = offOf(points, i, j, side, limits);
    if (off < best.off) best = { side, off };
  }
  return best;
}

/** No point counts as farther off than `farthest`; with more than `most` in all a side is none. */
type Limits = { farthest: number; most: number };

/** How far the points lie off a side: squares of pixels, each no more than that of `farthest`. */
function offOf(
  points: readonly Sure[],
  i: number,
  j: number,
  side: Side,
  { farthest, most }: Limits,
): number {
  let off = 0;
  for (let k = i; k <= j && off <= most; k++) {
    const p = points[k]!;
    const away = besides(side, p);
    off += p.sure * Math.min(away * away, farthest * farthest);
  }
  return off;
}

/** Pixels by which a point lies beside a side. */
function besides({ from, dx, dz, a, b, c }: Side, p: Point): number {
  const [x, z] = [p.x - from.x, p.z - from.z];
  const u = x * dx + z * dz;
  return z * dx - x * dz - (a + b * u + c * u * u);
}

/** Weighted least squares of a side, with little weight for points that lay far off the one before (Geman and McClure's). */
function refitted(
  points: readonly Sure[],
  side: Side,
  isBent: boolean,
  farthest: number | null,
): Side | null {
  // Sums of weights times powers of u, and of those times v; u in shares of the length.
  const m = new Float64Array(5);
  const r = new Float64Array(3);
  const { from, dx, dz, length } = side;
  for (const p of points) {
    const w = farthest ? p.sure / (1 + (besides(side, p) / farthest) ** 2) ** 2 : p.sure;
    const [x, z] = [p.x - from.x, p.z - from.z];
    const u = (x * dx + z * dz) / length;
    const v = z * dx - x * dz;
    let power = w;
    for (let e = 0; e < 5; e++) {
      m[e]! += power;
      if (e < 3) r[e]! += power * v;
      power *= u;
    }
  }
  const [a, b, c] = isBent ? solved3(m, r) : solved2(m, r);
  if (![a, b, c].every(Number.isFinite) || Math.abs(c) > 4 * MOST_BENT * length) return null;
  return { ...side, a, b: b / length, c: c / length ** 2 };
}

function solved2(m: Float64Array, r: Float64Array): [number, number, number] {
  const det = m[0]! * m[2]! - m[1]! ** 2;
  return [(r[0]! * m[2]! - r[1]! * m[1]!) / det, (m[0]! * r[1]! - m[1]! * r[0]!) / det, 0];
}

/** By Cramer's rule. */
function solved3(m: Float64Array, r: Float64Array): [number, number, number] {
  const [m0, m1, m2, m3, m4] = m as unknown as [number, number, number, number, number];
  const [r0, r1, r2] = r as unknown as [number, number, number];
  const det = m0 * (m2 * m4 - m3 * m3) - m1 * (m1 * m4 - m3 * m2) + m2 * (m1 * m3 - m2 * m2);
  const a = r0 * (m2 * m4 - m3 * m3) - m1 * (r1 * m4 - m3 * r2) + m2 * (r1 * m3 - m2 * r2);
  const b = m0 * (r1 * m4 - r2 * m3) - r0 * (m1 * m4 - m3 * m2) + m2 * (m1 * r2 - m2 * r1);
  const c = m0 * (m2 * r2 - m3 * r1) - m1 * (m1 * r2 - m2 * r1) + r0 * (m1 * m3 - m2 * m2);
  return [a / det, b / det, c / det];
}

/** The sides one after another, each from where it meets the one before to where it meets the next. */
function laid(
  found: readonly { side: Side; to: number }[],
  points: readonly Sure[],
  isClosed: boolean,
  width: number,
): Point[] {
  const closing =
    isClosed && found.length > 1 ? meeting(found.at(-1)!.side, found[0]!.side, points[0]!, width) : null;
  // Of each joint where the side before ends and where the next begins: one place, but for a step between two that run alike.
  const joints = [
    closing ?? [nearestOn(found[0]!.side, points[0]!)],
    ...found.slice(1).map(({ side }, k) => meeting(found[k]!.side, side, points[found[k]!.to]!, width)),
    closing ?? [nearestOn(found.at(-1)!.side, points[found.at(-1)!.to]!)],
  ];
  const out: Point[] = [joints[0]!.at(-1)!];
  for (const [k, { side }] of found.entries()) {
    const [u0, u1] = [alongOf(side, joints[k]!.at(-1)!), alongOf(side, joints[k + 1]![0]!)];
    const steps = side.c === 0 ? 1 : Math.max(1, Math.round(Math.abs(u1 - u0) / CURVE_PX));
    for (let s = 1; s < steps; s++) out.push(at(side, u0 + ((u1 - u0) * s) / steps));
    out.push(...joints[k + 1]!);
  }
  return out;
}

const alongOf = ({ from, dx, dz }: Side, p: Point): number => (p.x - from.x) * dx + (p.z - from.z) * dz;

function at({ from, dx, dz, a, b, c }: Side, u: number): Point {
  const v = a + b * u + c * u * u;
  return { x: from.x + u * dx - v * dz, z: from.z + u * dz + v * dx };
}

const nearestOn = (side: Side, p: Point): Point => at(side, alongOf(side, p));

/** Where two sides meet, near a point; where they do not, half way between both, or a step from one to the other. */
function meeting(one: Side, other: Side, near: Point, width: number): Point[] {
  let p = near;
  // Along the tangents of both, a few times.
  for (let round = 0; round < 4; round++) {
    const [a, b] = [tangent(one, p), tangent(other, p)];
    const cross = a.dx * b.dz - a.dz * b.dx;
    if (Math.abs(cross) < 0.08) break;
    const t = ((b.x - a.x) * b.dz - (b.z - a.z) * b.dx) / cross;
    p = { x: a.x + t * a.dx, z: a.z + t * a.dz };
    if (Math.hypot(p.x - near.x, p.z - near.z) > MOST_MOVED * width) {
      p = near;
      break;
    }
  }
  if (p !== near) return [p];
  const [a, b] = [nearestOn(one, near), nearestOn(other, near)];
  if (Math.hypot(a.x - b.x, a.z - b.z) > STEP * width) return [a, b];
  return [{ x: (a.x + b.x) / 2, z: (a.z + b.z) / 2 }];
}

/** The line along which a side goes near a point. */
function tangent(side: Side, p: Point): Point & { dx: number; dz: number } {
  const u = alongOf(side, p);
  const slope = side.b + 2 * side.c * u;
  const length = Math.hypot(1, slope);
  const here = at(side, u);
  return {
    ...here,
    dx: (side.dx - slope * side.dz) / length,
    dz: (side.dz + slope * side.dx) / length,
  };
}
