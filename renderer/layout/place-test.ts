import type { Camera } from "#core/camera/camera.ts";
import type { GroundPoint } from "#core/geometry/point.ts";
import type { AnchorPart, PlacePhrase, PlaceRelation } from "#core/plan/place-phrases.ts";
import { type PlaceAnchor, type SeenPoint, seenPoint } from "./place-anchor.ts";

/** What lies along or around something lies within this of it, what lies before or behind it within so much. Meters. */
const ALONG_M = 1.2;
/** The edge of a ground is known better than the foot of what stands. Meters. */
const ALONG_GROUND_M = 0.8;
const AROUND_M = 2.5;
const BEFORE_M = 5;
/** What begins or ends at something comes this near to it, meters. */
const REACH_M = 1.2;
/** Feet are known no better than this, meters. */
const SLACK_M = 0.3;
/** What stands before something is seen in its columns, or so near beside them; a share of the picture's width. */
const ASIDE = 0.03;
/** To the left of something is where it is seen no farther left at about that distance, meters. */
const LEVEL_M = 2;
/** Of what has a place at least this share of the ground lies there; of so few things all stand there. */
const MOSTLY = 0.6;
const FEW = 8;

/** What lies on a ground along its edge has other ground at one of these ways from it, meters. */
const BESIDE: readonly GroundPoint[] = [-ALONG_GROUND_M, ALONG_GROUND_M].flatMap((m) => [
  { x: m, z: 0 },
  { x: 0, z: m },
]);

type Test = (point: SeenPoint) => boolean;

/** Meters from a point to the nearest of an anchor. */
function distanceTo(points: readonly GroundPoint[], { x, z }: GroundPoint): number {
  let least = Number.POSITIVE_INFINITY;
  for (const point of points) {
    const square = (point.x - x) ** 2 + (point.z - z) ** 2;
    if (square < least) least = square;
  }
  return Math.sqrt(least);
}

const nearestBy = (points: readonly SeenPoint[], far: (point: SeenPoint) => number): SeenPoint =>
  points.reduce((best, one) => (far(one) < far(best) ? one : best));

/** What each relation asks of a point of the ground. */
const TESTS: Readonly<
  Record<
    Exclude<PlaceRelation, "reaching">,
    (anchor: PlaceAnchor, camera: Camera, other: PlaceAnchor | null) => Test
  >
> = {
  on: ({ points, holds }) => holds ?? ((point) => distanceTo(points, point) < ALONG_M),
  under:
    ({ points, holds }) =>
    (point) =>
      holds?.(point) || distanceTo(points, point) < AROUND_M,
  along:
    ({ points, holds }, camera) =>
    (point) =>
      holds?.(point)
        ? BESIDE.some(({ x, z }) => !holds(seenPoint(camera, { x: point.x + x, z: point.z + z })))
        : distanceTo(points, point) < (holds ? ALONG_GROUND_M : ALONG_M),
  around:
    ({ points }) =>
    (point) =>
      distanceTo(points, point) < AROUND_M,
  before: ({ points }, camera) =>
    beforeTest(points, camera, (beforeM) => beforeM > -SLACK_M && beforeM < BEFORE_M),
  behind: ({ points }, camera) =>
    beforeTest(points, camera, (beforeM) => beforeM < SLACK_M && beforeM > -BEFORE_M),
  "left-of": ({ points }) => asideTest(points, -1),
  "right-of": ({ points }) => asideTest(points, 1),
  between:
    ({ points }, _, other) =>
    (point) => {
      if (!other) return false;
      const far = (one: SeenPoint) => (one.x - point.x) ** 2 + (one.z - point.z) ** 2;
      const [a, b] = [nearestBy(points, far), nearestBy(other.points, far)];
      return (a.x - point.x) * (b.x - point.x) + (a.z - point.z) * (b.z - point.z) <= 0;
    },
};

/** How far before the nearest point of the anchor in its column a point lies. */
const beforeTest =
  (points: readonly SeenPoint[], camera: Camera, is: (beforeM: number) => boolean): Test =>
  (point) => {
    const own = nearestBy(points, ({ u, x, z }) =>
      Math.abs(u - point.u) <= ASIDE * camera.widthPx
        ? Math.hypot(x - point.x, z - point.z)
        : camera.widthPx + Math.abs(u - point.u) * camera.widthPx,
    );
    return Math.abs(own.u - point.u) <= ASIDE * camera.widthPx && is(own.z - point.z);
  };

const asideTest =
  (points: readonly SeenPoint[], to: -1 | 1): Test =>
  (point) => {
    const level = points.filter(({ z }) => Math.abs(z - point.z) < LEVEL_M);
    return level.length > 0
      ? level.every(({ x }) => to * (point.x - x) > 0)
      : points.every(({ u }) => to * (point.u - u) > 0);
  };

/** Parts of an extent of the picture, across and down, shares of it from its left and from its top. */
const PARTS: Readonly<Record<AnchorPart, (across: number, down: number) => boolean>> = {
  left: (across) => across < 0.42,
  right: (across) => across > 0.58,
  middle: (across, down) => Math.abs(across - 0.5) < 0.25 && Math.abs(down - 0.5) < 0.35,
  front: (_, down) => down > 0.5,
  back: (_, down) => down < 0.4,
  corner: (across) => Math.abs(across - 0.5) > 0.28,
};

/** The shares of an anchor's extent at which a point is seen. */
function extentOf(points: readonly SeenPoint[]): (point: SeenPoint) => [across: number, down: number] {
  const spanOf = (values: number[]) => {
    const sorted = values.sort((a, b) => a - b);
    const [least, most] = [sorted[0]!, sorted.at(-1)!];
    return { least, long: Math.max(1, most - least) };
  };
  const across = spanOf(points.map(({ u }) => u));
  const down = spanOf(points.map(({ v }) => v));
  return ({ u, v }) => [(u - across.least) / across.long, (v - down.least) / down.long];
}

/** A place that words give, as a test of ground points, and of all the ground of a thing. */
export type PlaceTest = { test: Test; isMet: (ground: readonly GroundPoint[]) => boolean };

/** What words ask of the ground of what has a place by an anchor; null where the anchor has no such part. */
export function placeTest(
  { relation, part, anchor: named }: Pick<PlacePhrase, "relation" | "part" | "anchor">,
  anchor: PlaceAnchor,
  camera: Camera,
  other: PlaceAnchor | null = null,
): PlaceTest | null {
  // Where a yard has its corners and sides is not known: a way that is to lead there may end anywhere.
  const isVague = part !== undefined && part !== "front" && part !== "back";
  if (relation === "reaching" && named.seen === "yard" && isVague) return null;
  const shareOf = extentOf(anchor.points);
  // The front of a house is the side that is seen, and a back fence lies where it lies.
  const isSided = part !== undefined && (anchor.holds !== null || (part !== "front" && part !== "back"));
  const isPart: Test = isSided ? (point) => PARTS[part](...shareOf(point)) : () => true;
  const own = { ...anchor, points: isSided ? anchor.points.filter(isPart) : anchor.points };
  if (own.points.length === 0) return null;
  const isNear: Test =
    relation === "reaching"
      ? (point) => distanceTo(own.points, point) < REACH_M
      : TESTS[relation](own, camera, other);
  const isOn = anchor.holds !== null && ["on", "under", "along"].includes(relation);
  const test: Test = isOn ? (point) => isPart(point) && isNear(point) : isNear;
  const isMet = (ground: readonly GroundPoint[]): boolean => {
    // Beyond the frame nobody sees what lies there.
    const seen = ground
      .map((point) => seenPoint(camera, point))
      .filter(({ u, v }) => u >= 0 && u < camera.widthPx && v < camera.heightPx);
    const held = seen.filter(test).length;
    const least = seen.length < FEW ? seen.length : MOSTLY * seen.length;
    return held > 0 && (relation === "reaching" || held >= least);
  };
  return { test, isMet };
}
