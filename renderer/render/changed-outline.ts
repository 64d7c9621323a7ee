import type { Camera } from "#core/camera/camera.ts";
import type { PlanElement } from "#core/elements/element.ts";
import type { GroundPoint, PhotoPoint } from "#core/geometry/point.ts";
import { isInGroundRing } from "#core/geometry/rings.ts";

/** Outlines reach no nearer to the horizon than this share of the picture: beyond it a step is a mile. */
const BELOW_HORIZON = 0.01;
/** An outline shrinks to no less than this share of its size. */
const SMALLEST = 0.2;
/** Extent below which "4 ft larger" is no factor any more, meters: it would become huge. */
const NARROWEST_M = 0.5;
/** Points are moved no nearer to the camera than this, meters: there the ground lies below the frame. */
const NEAREST_M = 0.8;

/** Of the ground in an outline that is moved this share stays ground that is seen, or as much as there was. */
const KEPT_SHARE = 0.6;
/** Parts of a way that are tried, and places within an outline that are asked, each way. */
const STEPS = 40;
const PROBES = 12;

/** Whether a place of the camera's picture shows ground. */
export type IsGround = (at: PhotoPoint) => boolean;

/** An outline after its changes; `lost`: what the last of its moves had no room for. */
export type ChangedOutline = { path: PhotoPoint[]; lost: Point | null };

/**
 * The outline of a highlight whose main element was grown, shrunk or moved since it was drawn: changed on the ground, about its
 * middle. In pixels of the camera's picture. `shifts`: what the element had been moved by in all after each version, the last one last;
 * each goes as far as there is ground, and the next goes on from there.
 */
export function changedOutline(
  path: readonly PhotoPoint[],
  main: PlanElement | undefined,
  shifts: readonly Point[],
  camera: Camera,
  isGround: IsGround,
): ChangedOutline {
  const { grown } = main ?? {};
  const isMoved = shifts.some(({ x, z }) => x !== 0 || z !== 0);
  if (!grown && !isMoved) return { path: [...path], lost: null };
  const highest = camera.horizonY + BELOW_HORIZON * camera.heightPx;
  // The outline on the ground, meters.
  const ground = path.map(({ x, y }) => {
    const row = Math.max(highest, y);
    return { x: camera.groundX(x, row), z: camera.groundZ(row) };
  });
  const [middle, extent] = [middleOf(ground), extentOf(ground)];
  const times = (wide: number) =>
    Math.max(SMALLEST, (grown?.times ?? 1) + (grown?.byM ?? 0) / Math.max(NARROWEST_M, wide));
  const [acrossTimes, awayTimes] = [times(extent.x), times(extent.z)];
  const inPicture = ({ x, z }: Point, by: Point): PhotoPoint => {
    const awayM = Math.max(NEAREST_M, z + by.z);
    return { x: camera.photoX(x + by.x, awayM), y: camera.photoY(0, awayM) } as PhotoPoint;
  };
  const still = { x: 0, z: 0 };
  const seen = probesOf(ground).filter((point) => isGround(inPicture(point, still)));
  // Of the probed ground this share shows ground where the outline would lie.
  const share = (by: Point) =>
    seen.filter((point) => isGround(inPicture(point, by))).length / Math.max(1, seen.length);
  const { at, lost } = movedBy(shifts, share);
  const changed = ground.map(({ x, z }) =>
    inPicture({ x: middle.x + (x - middle.x) * acrossTimes, z: middle.z + (z - middle.z) * awayTimes }, at),
  );
  return { path: changed, lost };
}

/** Where the moves of an outline take it, and what the last one had no room for. */
function movedBy(shifts: readonly Point[], share: (by: Point) => number): { at: Point; lost: Point | null } {
  let at: Point = { x: 0, z: 0 };
  let lost: Point | null = null;
  for (const [k, to] of shifts.entries()) {
    const from = shifts[k - 1] ?? { x: 0, z: 0 };
    const by = { x: to.x - from.x, z: to.z - from.z };
    lost = null;
    if (by.x === 0 && by.z === 0) continue;
    const begin = at;
    // An outline that lies half on a wall already may stay so.
    const least = Math.min(KEPT_SHARE, share(begin));
    const along = (part: number) => ({ x: begin.x + by.x * part, z: begin.z + by.z * part });
    // From the whole way down to a fortieth of it.
    const reached = Array.from({ length: STEPS }, (_, step) => 1 - step / STEPS).find(
      (part) => share(along(part)) >= least,
    );
    at = along(reached ?? 0);
    if (reached !== 1) lost = { x: by.x * (1 - (reached ?? 0)), z: by.z * (1 - (reached ?? 0)) };
  }
  return { at, lost };
}

/** Places spread over the ground in an outline. */
function probesOf(ring: readonly Point[]): Point[] {
  const [xs, zs] = [ring.map(({ x }) => x), ring.map(({ z }) => z)];
  const [left, near] = [Math.min(...xs), Math.min(...zs)];
  const [wide, deep] = [Math.max(...xs) - left, Math.max(...zs) - near];
  return Array.from({ length: PROBES * PROBES }, (_, k) => ({
    x: left + (((k % PROBES) + 0.5) / PROBES) * wide,
    z: near + ((Math.floor(k / PROBES) + 0.5) / PROBES) * deep,
  })).filter(({ x, z }) => isInGroundRing(ring as readonly GroundPoint[], x, z));
}

type Point = { x: number; z: number };

const middleOf = (points: readonly Point[]): Point => ({
  x: (Math.min(...points.map(({ x }) => x)) + Math.max(...points.map(({ x }) => x))) / 2,
  z: (Math.min(...points.map(({ z }) => z)) + Math.max(...points.map(({ z }) => z))) / 2,
});

const extentOf = (points: readonly Point[]): Point => ({
  x: Math.max(...points.map(({ x }) => x)) - Math.min(...points.map(({ x }) => x)),
  z: Math.max(...points.map(({ z }) => z)) - Math.min(...points.map(({ z }) => z)),
});
