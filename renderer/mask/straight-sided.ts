import type { PhotoPoint } from "#core/geometry/point.ts";
import { simplified } from "#renderer/layout/simplify-line.ts";

/** How far a hand strays from the straight edge it means, as a share of the square root of the outline's area. */
const STRAY = 0.03;
/** An outline that turns by less at a corner is a curve, radians: as in `fair-outline.ts`. */
const CORNER = 0.7;
/** From this share of all its turning in corners on, an outline has straight sides. */
const AT_CORNERS = 0.8;

/** Whether a closed outline was meant to have straight sides and true corners, as a drive has, or to be a curve. */
export function isStraightSided(path: readonly PhotoPoint[]): boolean {
  const corners = cornersOf(path.map(({ x, y }) => ({ x, z: y })));
  let all = 0;
  let sharp = 0;
  for (const [i, p] of corners.entries()) {
    const a = corners.at(i - 1)!;
    const b = corners[(i + 1) % corners.length]!;
    // Turn at the corner, brought to 0..π.
    const turn = Math.atan2(b.z - p.z, b.x - p.x) - Math.atan2(p.z - a.z, p.x - a.x);
    const by = Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn)));
    all += by;
    if (by > CORNER) sharp += by;
  }
  return corners.length >= 3 && sharp >= AT_CORNERS * all;
}

type Point = { x: number; z: number };

/** As few points of a closed outline as stay near it, from one that lies farthest from another on. */
function cornersOf(path: readonly Point[]): Point[] {
  if (path.length < 4) return [...path];
  const stray = STRAY * Math.sqrt(areaOf(path));
  const a = farthestFrom(path, path[0]!);
  const turned = [...path.slice(a), ...path.slice(0, a)];
  const b = farthestFrom(turned, turned[0]!);
  return [
    ...simplified(turned.slice(0, b + 1), stray),
    ...simplified([...turned.slice(b), turned[0]!], stray).slice(1, -1),
  ];
}

function farthestFrom(path: readonly Point[], from: Point): number {
  const far = path.map(({ x, z }) => Math.hypot(x - from.x, z - from.z));
  return far.indexOf(Math.max(...far));
}

/** Area inside a closed outline, pixels squared (the shoelace formula). */
const areaOf = (path: readonly Point[]): number =>
  Math.abs(
    path.reduce((sum, p, i) => {
      const q = path[(i + 1) % path.length]!;
      return sum + p.x * q.z - q.x * p.z;
    }, 0) / 2,
  );
