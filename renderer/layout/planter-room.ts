import type { GroundPoint } from "#core/geometry/point.ts";
import type { GroundSdf } from "#renderer/mask/coverage.ts";
import { mainMaterial } from "./main-material.ts";
import { cornersOf, type GroundRectangle } from "./shapes.ts";
import { inFrame, type Site } from "./site.ts";

/** Outer sides, height, and the share of the sides that its foot has, meters. */
export type PlanterSides = { lengthM: number; widthM: number; heightM: number; footShare: number };

/** Where a planter stands, and the height of its floor above the ground: that of a deck. */
export type PlanterPlace = GroundRectangle & { baseM: number };

/** Room between a planter and what it stands at, meters. */
export const GAP_M = 0.1;
/** Nothing of the photo may stand before a planter within so much of its height on the screen: a trunk, a post, a car. */
const OPEN_BEFORE_SHARE = 0.4;
/** Nearer to the camera than this, meters, no planter is set: it would fill the picture. */
export const NEAREST_M = 2;
/** Coverage from which a pixel belongs to a mask. */
const INSIDE = 0.5;
/** A planter keeps so far from the sides of the frame, as shares of its width, and its foot above this share of the height. */
const SIDE_SHARE = 0.006;
const LOWEST_SHARE = 0.985;

/** A place if there is room for a planter with its middle there, turned so; else null. */
export type OpenRoom = (at: GroundPoint, turn: number, set: readonly PlanterPlace[]) => PlanterPlace | null;

/** `besideToo`: on ground of the photo beside the region too. */
export function openRoom(
  site: Site,
  { lengthM, widthM, heightM, footShare }: PlanterSides,
  besideToo = !site.filled,
): OpenRoom {
  const floors = floorsOf(site);
  const fields = new Set(floors.map(({ field }) => field));
  const taken = site.taken.filter((shape) => !fields.has(shape));
  const radiusM = Math.hypot(lengthM, widthM) / 2;
  return ({ x, z }, turn, set) => {
    if (z - widthM / 2 < NEAREST_M) return null;
    const place = { x, z, wideM: lengthM, deepM: widthM, turn, baseM: 0 };
    const points = [{ x, z }, ...cornersOf(place)];
    const foot = cornersOf({ ...place, wideM: footShare * lengthM, deepM: footShare * widthM });
    const floor = floors.find(({ field }) => points.every((p) => field(p.x, p.z) < 0));
    if (!floor && floors.some(({ field, heightM }) => heightM > 0 && field(x, z) < radiusM)) return null;
    if (!points.every((p) => isSeen(site, p))) return null;
    if (!floor && ![{ x, z }, ...foot].every((p) => isGround(site, p, besideToo))) return null;
    if (!isOpenBefore(site, place, heightM)) return null;
    if (taken.some((shape) => points.some((p) => shape(p.x, p.z) < GAP_M))) return null;
    if (set.some((other) => Math.hypot(other.x - x, other.z - z) < 2 * radiusM)) return null;
    return { ...place, baseM: floor?.heightM ?? 0 };
  };
}

/** New patios, walks and decks, on which things stand as well as beside them. */
export function floorsOf(site: Site): { field: GroundSdf; heightM: number }[] {
  const main = mainMaterial(site);
  const paved = site.surfaces.flatMap(({ element, field }) =>
    "use" in element && element !== main ? [{ field, heightM: 0 }] : [],
  );
  return [...paved, ...site.decks];
}

function isSeen(site: Site, { x, z }: GroundPoint): boolean {
  const { across, down } = inFrame(site, x, z);
  return across > SIDE_SHARE && across < 1 - SIDE_SHARE && down < LOWEST_SHARE;
}

/** Whether the photo shows ground there that is the yard's, or its paving. */
function isGround({ camera, clip, paved }: Site, { x, z }: GroundPoint, besideToo: boolean): boolean {
  const column = Math.floor(camera.photoX(x, z));
  const row = Math.floor(camera.photoY(0, z));
  if (column < 0 || column >= camera.widthPx || row < 0 || row >= camera.heightPx) return false;
  const i = row * camera.widthPx + column;
  // A highlight says itself where things stand.
  return clip[i]! > INSIDE || (besideToo && paved[i]! > INSIDE);
}

/** Whether only ground is seen right below the foot of a planter: what stands there would stand before it. */
function isOpenBefore(
  { camera, clip, hard, house, filled }: Site,
  { x, z, wideM, deepM }: GroundRectangle,
  heightM: number,
) {
  const nearM = z - deepM / 2;
  const from = Math.floor(camera.photoY(0, nearM));
  const to = from + (OPEN_BEFORE_SHARE * heightM * camera.focalPx) / nearM;
  const [left, right] = [camera.photoX(x - wideM / 2, nearM), camera.photoX(x + wideM / 2, nearM)];
  for (let row = from; row <= Math.min(to, camera.heightPx - 1); row++)
    for (
      let column = Math.max(0, Math.floor(left));
      column <= Math.min(right, camera.widthPx - 1);
      column++
    ) {
      const i = row * camera.widthPx + column;
      // No wall stands before what a person circled: what looks like one there is a pale step or walk.
      const isWalkedOn = hard[i]! > INSIDE || (filled && house[i]! > INSIDE);
      if (clip[i]! <= INSIDE && !isWalkedOn) return false;
    }
  return true;
}
