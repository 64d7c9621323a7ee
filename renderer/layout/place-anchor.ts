import type { Camera } from "#core/camera/camera.ts";
import type { GroundPoint } from "#core/geometry/point.ts";
import type { SeenAnchor } from "#core/plan/place-phrases.ts";
import { oncePer } from "#renderer/once-per.ts";
import type { Opening } from "#renderer/see/find-openings.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import type { Way } from "./site.ts";
import { uprightFeet } from "./upright-feet.ts";

/** A point of the ground and where the picture shows it. */
export type SeenPoint = GroundPoint & { u: number; v: number };

/** What a place is named by, as it lies on the ground. */
export type PlaceAnchor = {
  /** The foot of what stands; a ground all over. */
  points: readonly SeenPoint[];
  /** Whether a point lies on it; null of what stands: nothing is on that. */
  holds: ((point: SeenPoint) => boolean) | null;
};

/** What an anchor is looked for in. `ways`: those into the house. */
type AnchorView = { seen: Seen; camera: Camera; ways: () => readonly Way[] };

/** Pixels between two that are asked. */
const EVERY_PX = 4;
/** Fewer points than this are a mistake of the network and no thing. */
const LEAST_POINTS = 5;
/** Rows below the horizon from which the ground has a place. */
const BELOW_HORIZON_PX = 4;
/** Coverage from which a pixel belongs to a mask. */
const INSIDE = 0.5;
/** Between the foot of what stands and the ground before it a mask is unsure over so much of the picture's height. */
const RIM = 0.012;
/** What was seen as fence in at least this share is one. */
const IS_FENCE = 0.4;
/** A foot that lies farther away than this has no place that is known, meters. */
const FARTHEST_M = 60;

export const seenPoint = (camera: Camera, { x, z }: GroundPoint): SeenPoint => ({
  ...{ x, z },
  u: camera.photoX(x, z),
  v: camera.photoY(0, z),
});

const maskOf = (of: (seen: Seen, i: number) => number) => (view: AnchorView) => groundAnchor(view, of);

/** How each thing that a photo shows is found in it. */
const FINDERS: Readonly<Record<SeenAnchor, (view: AnchorView) => PlaceAnchor>> = {
  house: (view) => footAnchor(view, ({ house }, i) => house[i]!),
  garage: (view) => footAnchor(view, ({ garage }, i) => garage[i]!),
  plants: (view) => footAnchor(view, ({ plants }, i) => plants[i]!),
  fence: ({ seen, camera }) => ({
    points: uprightFeet({ seen, camera })
      .filter(({ fenced }) => fenced >= IS_FENCE)
      .flatMap(({ from, to, at, slope }) =>
        columnsBetween(from, to).flatMap((u) => pointAt(camera, u, at + slope * u)),
      ),
    holds: null,
  }),
  entry: ({ camera, ways }) => ({
    points: ways()
      .filter(({ kind }) => kind !== "garage")
      .flatMap(({ left, right }) => [left, { x: (left.x + right.x) / 2, z: (left.z + right.z) / 2 }, right])
      .map((point) => seenPoint(camera, point)),
    holds: null,
  }),
  window: ({ seen, camera }) => ({
    points: uprightFeet({ seen, camera })
      .filter(({ fenced }) => fenced < IS_FENCE)
      .flatMap(({ from, to, at, slope }) =>
        columnsBetween(from, to)
          .filter((u) => seen.openings.some((one) => isOver(one, u, at + slope * u)))
          .flatMap((u) => pointAt(camera, u, at + slope * u)),
      ),
    holds: null,
  }),
  walk: maskOf(({ walk }, i) => walk[i]!),
  drive: maskOf(({ drive }, i) => drive[i]!),
  street: maskOf(({ street }, i) => street[i]!),
  patio: maskOf(({ walk, drive }, i) => Math.max(walk[i]!, drive[i]!)),
  lawn: maskOf(({ lawn }, i) => lawn[i]!),
  bed: maskOf(({ soft, lawn }, i) => soft[i]! - lawn[i]!),
  yard: maskOf(({ ground }, i) => ground[i]!),
};

/** What a photo shows under a name; null where it does not. */
export function seenAnchor(view: AnchorView, name: SeenAnchor): PlaceAnchor | null {
  const known = anchorsOf(view.seen);
  const found = known.get(name) ?? FINDERS[name](view);
  known.set(name, found);
  return found.points.length < LEAST_POINTS && name !== "entry"
    ? null
    : found.points.length > 0
      ? found
      : null;
}
const anchorsOf = oncePer((_: Seen) => new Map<SeenAnchor, PlaceAnchor>());

const columnsBetween = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, Math.floor((to - from) / EVERY_PX)) }, (_, k) => from + k * EVERY_PX);

function pointAt(camera: Camera, u: number, v: number): SeenPoint[] {
  if (v < camera.horizonY + BELOW_HORIZON_PX) return [];
  const point = camera.toGround({ x: u + 0.5, y: v + 0.5 });
  return point.z > FARTHEST_M ? [] : [{ ...point, u, v }];
}

/** A window that a column goes through, whose wall ends in a row: no higher above that than it is tall, twice. */
const isOver = ({ left, right, top, foot }: Opening, u: number, row: number): boolean =>
  u > left && u < right && row > foot && row - foot < 2 * (foot - top);

/** Where something that stands ends at ground or plants before it. */
function footAnchor({ seen, camera }: AnchorView, of: (seen: Seen, i: number) => number): PlaceAnchor {
  const { width, height, ground } = seen;
  const rim = Math.max(2, Math.round(RIM * height));
  const points: SeenPoint[] = [];
  for (let u = 0; u < width; u += EVERY_PX) {
    for (let row = height - 1 - rim; row > 0; row--) {
      if (of(seen, row * width + u) <= INSIDE) continue;
      if (ground[(row + rim) * width + u]! > INSIDE) points.push(...pointAt(camera, u, row + 1));
      while (row > 0 && of(seen, row * width + u) > INSIDE) row--;
    }
  }
  return { points, holds: null };
}

function groundAnchor({ seen, camera }: AnchorView, of: (seen: Seen, i: number) => number): PlaceAnchor {
  const { width, height } = seen;
  const points: SeenPoint[] = [];
  for (let row = 0; row < height; row += EVERY_PX)
    for (let u = 0; u < width; u += EVERY_PX)
      if (of(seen, row * width + u) > INSIDE) points.push(...pointAt(camera, u, row));
  const holds = ({ u, v }: SeenPoint): boolean => {
    const [column, row] = [Math.round(u), Math.round(v)];
    if (column < 0 || column >= width || row < 0) return false;
    return of(seen, Math.min(height - 1, row) * width + column) > INSIDE;
  };
  return { points, holds };
}
