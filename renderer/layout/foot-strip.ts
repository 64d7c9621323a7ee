import type { Camera } from "#core/camera/camera.ts";
import type { GroundPoint } from "#core/geometry/point.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import type { UprightFoot } from "./upright-feet.ts";

/** The far end of a strip of loose ground is looked for in steps up to here, meters: deeper ground is no strip. */
const DEEPEST_M = 3;
const STEP_M = 0.06;
/** Shallower ones are the rim of the masks, meters. */
const SHALLOWEST_M = 0.35;
/** Along a foot it is looked for at so many places, and found where at least this share of them show its end. */
const PLACES = 32;
const LEAST_ENDED = 0.5;
/** A strip that is seen as paving in more than this share is paving, unless words say that loose ground lies there. */
const MOST_PAVED = 0.5;
/** A strip of loose ground reaches so much farther than at most of its places, meters; what is drawn begins so far behind the foot. */
const BAYS_M = 0.4;
const BEHIND_M = 0.12;
/** Weeds and seedlings at a foot are no higher, meters. */
const LOW_M = 0.7;
/** Coverage from which a pixel belongs to a mask. */
const INSIDE = 0.5;

/** A straight stretch on the ground: from `a` along a direction, `lengthM` long, and the direction across it to the camera. */
type Stretch = { a: GroundPoint; along: GroundPoint; across: GroundPoint; lengthM: number };

function stretchOf([a, b]: readonly [GroundPoint, GroundPoint]): Stretch {
  const lengthM = Math.hypot(b.x - a.x, b.z - a.z) || 1;
  const along = { x: (b.x - a.x) / lengthM, z: (b.z - a.z) / lengthM };
  const across = { x: along.z, z: -along.x };
  // The camera stands at 0, 0.
  const side = -a.x * across.x - a.z * across.z < 0 ? -1 : 1;
  return { a, along, across: { x: side * across.x, z: side * across.z }, lengthM };
}

/**
 * The ground at a foot, between two of its ends, as coverage at the size of `seen`: as deep as the strip of mulch or stones that lies there up to the lawn, else `deepM`, or as
 * deep as was said (`saidM`). `isToldLoose`: words say that loose ground lies there. Null where paving lies there instead, unless what comes may stand on that (`mayPave`).
 */
export function footStrip(
  { ends }: Pick<UprightFoot, "ends">,
  seen: Seen,
  camera: Camera,
  wish: { deepM: number; saidM?: number | undefined; isToldLoose: boolean; mayPave: boolean },
): Float32Array | null {
  const stretch = stretchOf(ends);
  const found = looseStrip(stretch, seen, camera);
  const isLoose = found !== null && !wish.mayPave && (wish.isToldLoose || found.paved < MOST_PAVED);
  const deepM = wish.saidM ?? (isLoose ? found.deepM + BAYS_M : wish.deepM);
  const { width, height, lawn, hard, house, garage, standing, plants } = seen;
  const ground = new Float32Array(width * height);
  const isLow = (u: number, row: number, z: number): boolean => {
    let top = row;
    while (top > 0 && plants[top * width + u]! > INSIDE) top--;
    return top < row && camera.heightAt(top, z) < LOW_M;
  };
  let [paved, all] = [0, 0];
  for (let row = Math.max(0, Math.ceil(camera.horizonY) + 1); row < height; row++)
    for (let u = 0; u < width; u++) {
      const i = row * width + u;
      const { x, z } = camera.toGround({ x: u + 0.5, y: row + 0.5 });
      const { t, d } = placeOn(stretch, x, z);
      if (t < 0 || t > stretch.lengthM || d < -BEHIND_M || d > deepM) continue;
      // What stands stays, but for low growth, which is covered; of a strip the lawn is the end.
      if (house[i]! > INSIDE || garage[i]! > INSIDE || (standing[i]! > INSIDE && !isLow(u, row, z))) continue;
      if (isLoose && lawn[i]! > INSIDE) continue;
      all++;
      if (hard[i]! > INSIDE) paved++;
      if (isLoose || wish.mayPave || hard[i]! <= INSIDE) ground[i] = 1;
    }
  if (!isLoose && !wish.mayPave && paved > MOST_PAVED * all) return null;
  return ground;
}

/** Where a ground point lies along a stretch and off it, towards the camera; meters. */
const placeOn = ({ a, along, across }: Stretch, x: number, z: number): { t: number; d: number } => ({
  t: (x - a.x) * along.x + (z - a.z) * along.z,
  d: (x - a.x) * across.x + (z - a.z) * across.z,
});

/** How deep the ground before a foot is up to the lawn, and how much of it was seen as paving; null where no lawn ends it. */
function looseStrip(
  { a, along, across, lengthM }: Stretch,
  { width, height, lawn, hard }: Seen,
  camera: Camera,
): { deepM: number; paved: number } | null {
  const depths: number[] = [];
  let [seenPlaces, paved, all] = [0, 0, 0];
  for (let k = 0; k < PLACES; k++) {
    // Evenly in the picture, where near ground shows most.
    const share = (k + 0.5) / PLACES;
    const farther = share / (a.z + lengthM * along.z);
    const t = (lengthM * farther) / (farther + (1 - share) / a.z);
    let isSeen = false;
    for (let d = STEP_M; d < DEEPEST_M; d += STEP_M) {
      const x = a.x + t * along.x + d * across.x;
      const z = a.z + t * along.z + d * across.z;
      const u = Math.floor(camera.photoX(x, z));
      const row = Math.floor(camera.photoY(0, z));
      if (z <= 0 || u < 0 || u >= width || row < 0 || row >= height) break;
      isSeen = true;
      const i = row * width + u;
      if (lawn[i]! > INSIDE) {
        depths.push(d);
        break;
      }
      all++;
      if (hard[i]! > INSIDE) paved++;
    }
    if (isSeen) seenPlaces++;
  }
  depths.sort((one, other) => one - other);
  const deepM = depths[depths.length >> 1] ?? 0;
  if (depths.length < LEAST_ENDED * seenPlaces || deepM < SHALLOWEST_M) return null;
  return { deepM, paved: paved / Math.max(1, all) };
}
