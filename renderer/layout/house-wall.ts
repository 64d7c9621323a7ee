import type { GroundSdf } from "#renderer/mask/coverage.ts";
import { distanceTransform } from "#renderer/mask/distance-transform.ts";
import { fitRectangle, type Wish } from "./fit-rectangle.ts";
import { type GroundRectangle, partOf, pointOf } from "./shapes.ts";
import { regionField, type Site } from "./site.ts";

/** Ground farther away than this ends at somebody else's house. */
const FARTHEST_M = 25;
/** At one of these distances above the region's edge, as shares of the photo's height, there must be house. */
const ABOVE_SHARES = [0.008, 0.024, 0.045];
/** Less wall than this is a corner or a post. */
const LEAST_WALL_M = 1.5;
/** Least rows above the edge at which the house is looked for: nearer ones are the mask's rim. */
const LEAST_ABOVE_PX = 3;
/** Coverage from which a pixel is house. */
const INSIDE = 0.5;

/** Meters to the foot of the house's wall where the region ends at it; null where it ends at none. */
export function houseWall({ camera, grid, house }: Site): GroundSdf | null {
  const { widthPx, heightPx } = camera;
  const feet = new Uint8Array(grid.nx * grid.nz);
  let lengthM = 0;
  for (let column = 0; column < widthPx; column++) {
    const top = grid.topRow[column]!;
    if (top < 0) continue;
    const z = camera.groundZ(top + 0.5);
    const isWall = ABOVE_SHARES.some((share) => {
      const above = Math.max(0, Math.round(top - Math.max(LEAST_ABOVE_PX, heightPx * share)));
      return house[above * widthPx + column]! > INSIDE;
    });
    if (z > FARTHEST_M || !isWall) continue;
    const i = Math.floor((camera.groundX(column + 0.5, top + 0.5) - grid.x0) / grid.cellM);
    const j = Math.floor((z - grid.z0) / grid.cellM);
    if (i < 0 || j < 0 || i >= grid.nx || j >= grid.nz) continue;
    feet[j * grid.nx + i] = 1;
    // Width of one column on the ground at that depth.
    lengthM += z / camera.focalPx;
  }
  if (lengthM < LEAST_WALL_M) return null;
  const distance = distanceTransform(feet, grid.nx, grid.nz, grid.cellM);
  return (x, z) => grid.at(distance, x, z);
}

/** Farther from the wall than this a floor is not attached to it. */
const ATTACHED_M = 1.2;
/** The mask ends a little before the wall, and unevenly: a floor is pushed on by at most this much. */
const PUSH_M = 0.8;
const PUSH_STEP_M = 0.05;
/** Places along the far side whose distance is asked, as shares of its length from its middle. */
const PROBES = [-0.45, -0.3, -0.15, 0, 0.15, 0.3, 0.45];

/**
 * The best rectangle with its far side against the wall of the house, whichever of its walls borders the region. Null where none
 * comes near enough to one.
 */
export function fitAgainstHouse(site: Site, wish: Wish): GroundRectangle | null {
  const against = houseWall(site);
  if (!against) return null;
  for (const quarter of [0, -Math.PI / 2, Math.PI / 2]) {
    const room = fitRectangle(site, { ...wish, against, turn: site.wallTurnRad + quarter });
    if (!room) continue;
    const gaps = PROBES.map((share) => {
      const p = pointOf(room, share * room.wideM, room.deepM / 2);
      return against(p.x, p.z);
    });
    if (middleOf(gaps) < ATTACHED_M) return pushedToEdge(site, room);
  }
  return null;
}

/** The rectangle moved on along its own axis until half of its far side has reached the region's edge. */
function pushedToEdge(site: Site, room: GroundRectangle): GroundRectangle {
  const region = regionField(site);
  const ways = PROBES.map((share) => {
    let wayM = 0;
    while (wayM < PUSH_M) {
      const p = pointOf(room, share * room.wideM, room.deepM / 2 + wayM);
      if (region(p.x, p.z) > 0) break;
      wayM += PUSH_STEP_M;
    }
    return wayM;
  });
  return partOf(room, 0, middleOf(ways), room.wideM, room.deepM);
}

const middleOf = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1]!;
