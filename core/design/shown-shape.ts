import { isInRings } from "#core/geometry/rings.ts";

/** A place in the picture, as shares of its width and height. */
export type PicturePoint = readonly [x: number, y: number];

/** Where the picture shows an element: outlines, with holes as rings of their own (even-odd rule). */
export type ShownShape = {
  /** The element's lasting id. */
  id: string;
  rings: readonly (readonly PicturePoint[])[];
  /** It fills the whole yard, so there is nowhere to move it to. */
  fills?: boolean;
};

/** The camera of a picture, for where its ground is: lengths as shares of the picture's height, `centerX` of its width. */
export type PictureView = { focal: number; centerX: number; horizonY: number; heightM: number };

type Point = { x: number; y: number };

/**
 * The element that a tap means: the one that the picture shows there, else the nearest within `reach`; null where there is none. All in
 * shares of the picture; `aspect` = its width by its height.
 */
export function findShapeAt(
  shapes: readonly ShownShape[],
  at: Point,
  reach: number,
  aspect: number,
): ShownShape | null {
  let found: ShownShape | null = null;
  let nearest = reach;
  for (const shape of shapes) {
    if (isInside(shape, at)) return shape;
    for (const ring of shape.rings) {
      const off = distanceTo(ring, at, aspect);
      if (off >= nearest) continue;
      nearest = off;
      found = shape;
    }
  }
  return found;
}

const isInside = ({ rings }: ShownShape, at: Point): boolean =>
  isInRings(
    rings.map((ring) => ring.map(([x, y]) => ({ x, y }))),
    at,
  );

/** To the nearest edge of a ring, in shares of the picture's width. */
function distanceTo(ring: readonly PicturePoint[], at: Point, aspect: number): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [ax, ay] = [ring[i]![0] - at.x, (ring[i]![1] - at.y) / aspect];
    const [bx, by] = [ring[j]![0] - at.x, (ring[j]![1] - at.y) / aspect];
    const [dx, dy] = [bx - ax, by - ay];
    const length = dx * dx + dy * dy;
    const t = length === 0 ? 0 : Math.min(1, Math.max(0, -(ax * dx + ay * dy) / length));
    nearest = Math.min(nearest, Math.hypot(ax + t * dx, ay + t * dy));
  }
  return nearest;
}
