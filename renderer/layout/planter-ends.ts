import type { GroundPoint } from "#core/geometry/point.ts";
import { coverRect } from "#renderer/mask/cover-rect.ts";
import { openRoom, type PlanterPlace, type PlanterSides } from "./planter-room.ts";
import type { Site, Way } from "./site.ts";

/** From each end of a highlight to the middle of the planter there, as a share of its width, and how far else one is tried. */
const INSET = 0.1;
const FARTHEST = 0.25;
const STEPS = 8;
/** The foot of a door that lies so far before the back of a highlight was misread, meters. */
const MISREAD_M = 0.5;
/** People draw over the foot of a door: this share of the highlight lies above it. */
const OVER_FOOT = 0.15;
/** Coverage from which a pixel belongs to a mask. */
const INSIDE = 0.5;

/**
 * Whoever circles "both sides of the door" draws from one side to the other: where the photo does not show that door, planters stand at the
 * ends of the highlight, toward its back. Empty where a way that is meant lies in it, or one end has no room.
 */
export function atEndsOfHighlight(
  site: Site,
  ways: readonly Way[],
  size: PlanterSides,
  count: number,
): PlanterPlace[] {
  if (!site.filled || count !== 2) return [];
  const { camera, clip } = site;
  const { left, right } = coverRect(clip, camera.widthPx, camera.heightPx);
  const columnOf = (way: Way) =>
    camera.photoX((way.left.x + way.right.x) / 2, (way.left.z + way.right.z) / 2);
  if (ways.some((way) => columnOf(way) > left && columnOf(way) < right)) return [];
  const room = openRoom(site, size, true);
  const set: PlanterPlace[] = [];
  for (const [end, inward] of [
    [left, 1],
    [right, -1],
  ] as const) {
    const place = placeFrom(end, inward * (right - left));
    if (!place) return [];
    set.push(place);
  }
  return set;

  function placeFrom(end: number, across: number): PlanterPlace | null {
    for (let step = 0; step <= STEPS; step++) {
      const column = Math.floor(end + across * (INSET + ((FARTHEST - INSET) * step) / STEPS));
      for (const at of groundIn(site, column)) {
        const place = room(at, site.wallTurnRad, set);
        if (place) return place;
      }
    }
    return null;
  }
}

/** The ground of a highlight in one column of the photo, from its back. */
function* groundIn({ camera, clip }: Site, column: number): Generator<GroundPoint> {
  for (let row = Math.ceil(camera.horizonY); row < camera.heightPx; row++)
    if (clip[row * camera.widthPx + column]! > INSIDE)
      yield { x: camera.groundX(column + 0.5, row + 0.5), z: camera.groundZ(row + 0.5) } as GroundPoint;
}

/**
 * A way as it lies in a highlight: where ground was seen as a wall the foot of a door was taken to lie before it, and whoever circles that
 * ground shows that the door stands at its back.
 */
export function wayInHighlight(site: Site, way: Way): Way {
  if (!site.filled) return way;
  const { camera } = site;
  const columns = [way.left, way.right].map(({ x, z }) => Math.floor(camera.photoX(x, z)));
  const ground = [...groundIn(site, Math.floor((columns[0]! + columns[1]!) / 2))];
  const back = ground[Math.floor(OVER_FOOT * ground.length)];
  if (!back || back.z < way.left.z + MISREAD_M) return way;
  const [left, right] = columns.map((column) => ({
    x: ((column - camera.centerX) * back.z) / camera.focalPx,
    z: back.z,
  }));
  return { ...way, left: left as GroundPoint, right: right as GroundPoint };
}
