import type { Camera } from "#core/camera/camera.ts";
import { type Instance, instanceHeight, instanceReach } from "#renderer/raster/instance.ts";

/** Leaves are loose at the rim of a crown and at its top: what hides is this share of its width and of its height. */
const DENSE_WIDTH = 0.85;
const DENSE_HEIGHT = 0.9;
/** Columns of a plant that are looked at, evenly across it. */
const COLUMNS = 8;

type Standing = { instance: Instance };
/** What of a plant hides others, in pixels of the picture that the camera is for. `top` and `foot` are rows: the top is the smaller. */
type Outline = { left: number; right: number; top: number; foot: number; z: number };

/** Of each plant its outline: a bed asks for each hundreds of times. What is moved is another object. */
const known = new WeakMap<Standing, { camera: Camera; outline: Outline }>();

function outlineOf(camera: Camera, plant: Standing): Outline {
  const before = known.get(plant);
  if (before?.camera === camera) return before.outline;
  const outline = measured(camera, plant);
  known.set(plant, { camera, outline });
  return outline;
}

function measured(camera: Camera, { instance }: Standing): Outline {
  const { x, z } = instance;
  const u = camera.photoX(x, z);
  const reachPx = (DENSE_WIDTH * instanceReach(instance) * camera.focalPx) / z;
  return {
    left: u - reachPx,
    right: u + reachPx,
    top: camera.photoY(DENSE_HEIGHT * instanceHeight(instance), z),
    foot: camera.photoY(0, z),
    z,
  };
}

/** Share, 0 to 1, of an outline that is seen behind the nearer ones among `others`. */
function shareSeen(own: Outline, others: readonly Outline[]): number {
  const highPx = own.foot - own.top;
  if (highPx <= 0) return 1;
  const nearer = others.filter(
    (one) => one.z < own.z && one.left < own.right && one.right > own.left && one.top < own.foot,
  );
  let seen = 0;
  for (let k = 0; k < COLUMNS; k++) {
    const u = own.left + ((k + 0.5) / COLUMNS) * (own.right - own.left);
    let until = own.foot;
    for (const one of nearer) if (u > one.left && u < one.right) until = Math.min(until, one.top);
    seen += Math.max(0, until - own.top) / highPx;
  }
  return seen / COLUMNS;
}

/** Share of a plant, 0 to 1, that is seen behind those of `others` that stand nearer. */
export const seenBehind = (camera: Camera, plant: Standing, others: readonly Standing[]): number =>
  shareSeen(
    outlineOf(camera, plant),
    others.filter((one) => one !== plant).map((one) => outlineOf(camera, one)),
  );

/**
 * Whether a plant that is added to others leaves those in sight that `counts` holds true for, itself among them: less than the share `least`, 0 to 1, is seen of none
 * of which that much was seen before.
 */
export function leavesInSight<T extends Standing>(
  camera: Camera,
  plants: readonly T[],
  next: T,
  least: number,
  counts: (plant: T) => boolean = () => true,
): boolean {
  const own = outlineOf(camera, next);
  const hidden = plants.filter((plant) => {
    if (plant.instance.z <= own.z || !counts(plant)) return false;
    const outline = outlineOf(camera, plant);
    return own.left < outline.right && own.right > outline.left && own.top < outline.foot;
  });
  const isOwn = counts(next);
  if (hidden.length === 0 && !isOwn) return true;
  const outlines = plants.map((plant) => outlineOf(camera, plant));
  if (isOwn && shareSeen(own, outlines) < least) return false;
  return hidden.every((plant) => {
    const outline = outlineOf(camera, plant);
    return shareSeen(outline, [...outlines, own]) >= Math.min(least, shareSeen(outline, outlines));
  });
}
