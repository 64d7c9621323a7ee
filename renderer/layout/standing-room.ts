import type { HardscapeUse, Place } from "#core/elements/element.ts";
import type { GroundPoint } from "#core/geometry/point.ts";
import type { GroundSdf } from "#renderer/mask/coverage.ts";
import { clamp } from "#renderer/math/scalar.ts";
import { fitStraight, noRoomFor } from "./fit-room.ts";
import { isGroundRing } from "./ground-ring.ts";
import { mainMaterial } from "./main-material.ts";
import { noRoom, type Outcome } from "./outcome.ts";
import { cornersOf, type GroundRectangle, partOf } from "./shapes.ts";
import type { Site } from "./site.ts";

/** A place for something that people stand or sit at. */
export type StandingRoom = GroundRectangle & {
  /** Height of its floor above the ground: that of a deck. */
  baseM: number;
  /** It stands on grass or earth: whoever places it lays a floor. */
  needsFloor: boolean;
  /** The patio or deck that it stands on; null on open ground. */
  floor: GroundSdf | null;
};

export type RoomWish = {
  wideM: number;
  deepM: number;
  leastWideM: number;
  leastDeepM: number;
  smallest?: number;
  widestSeen?: number;
  place?: Place | undefined;
  /** It stands at the far edge of a patio and not in its middle. */
  atBack?: boolean;
  /** Ground is laid round it that is its own: it stands on no patio. */
  onGround?: boolean;
};

/** Distance kept to the rim of a patio or deck. */
const RIM_M = 0.05;
/** How far a thing is moved to the far edge of its floor, and in which steps, meters. */
const FARTHEST_M = 4;
const STEP_M = 0.1;
/** Distances on open ground: to the region's edge, and to what is placed already. */
const ON_GROUND = { marginM: 0.2, gapM: 0.3 };

/**
 * On a patio or deck of the design when one has room, else on open ground. Null when there is none, and when the floor that was wished
 * with it had no room: a kitchen alone on the lawn before a house is nothing anybody asked for.
 */
export function standingRoom(site: Site, wish: RoomWish): StandingRoom | null {
  const roof = underRoof(site, wish);
  if (roof) return roof;
  const laid = wish.onGround ? [] : floors(site);
  if (!wish.onGround && laid.length === 0 && lacksFloor(site)) return null;
  for (const floor of laid) {
    // The floor itself must not count as taken while looking for a place on it.
    const taken = site.taken.filter((shape) => shape !== floor.field);
    const room = fitStraight(
      { ...site, taken: [...taken, (x, z) => -floor.field(x, z)] },
      { ...wish, marginM: RIM_M, gapM: RIM_M },
    );
    if (!room) continue;
    const stands = wish.atBack ? atFarEdge(room, floor.field) : room;
    return { ...stands, baseM: floor.heightM, needsFloor: false, floor: floor.field };
  }
  const room = fitStraight(site, { ...wish, ...ON_GROUND });
  return room && { ...room, baseM: 0, needsFloor: !isPaved(site, room), floor: null };
}

/** Under the pergola of the design, whose posts stand at the corners of it; null without one, and where it has no room. */
function underRoof(site: Site, wish: RoomWish): StandingRoom | null {
  const roof = site.pieces.find(({ element }) => element.kind === "pergola");
  const corners = roof?.outline[0];
  const [a, b, , d] = corners ?? [];
  if (!roof || !a || !b || !d || wish.place || site.near) return null;
  const room: GroundRectangle = {
    x: (b.x + d.x) / 2,
    z: (b.z + d.z) / 2,
    wideM: Math.hypot(b.x - a.x, b.z - a.z),
    deepM: Math.hypot(d.x - a.x, d.z - a.z),
    turn: Math.atan2(b.z - a.z, b.x - a.x),
  };
  const [wideM, deepM] = [Math.min(wish.wideM, room.wideM), Math.min(wish.deepM, room.deepM)];
  if (wideM < wish.leastWideM || deepM < wish.leastDeepM) return null;
  // What else was set under it has its place.
  if (site.pieces.some(({ element }) => element.kind === "furniture" || element.kind === "fire-pit"))
    return null;
  const floor = floors(site).find(({ field }) => field(room.x, room.z) < 0);
  return {
    ...partOf(room, 0, 0, wideM, deepM),
    baseM: floor?.heightM ?? 0,
    needsFloor: !floor && !isPaved(site, room),
    floor: floor?.field ?? null,
  };
}

/** Whether the middle of a place lies on paving, new or old. What looks like a street in a highlight is a floor. */
function isPaved(site: Site, { x, z }: GroundPoint): boolean {
  const main = mainMaterial(site);
  if (main && "use" in main) return true;
  const { camera, paved, street, filled } = site;
  const column = clamp(Math.floor(camera.photoX(x, z)), 0, camera.widthPx - 1);
  const row = clamp(Math.floor(camera.photoY(0, z)), 0, camera.heightPx - 1);
  const i = row * camera.widthPx + column;
  return paved[i]! + (filled ? street[i]! : 0) > INSIDE;
}

/** Coverage from which a pixel belongs to a mask. */
const INSIDE = 0.5;

/** What to say where there is no standing room: the sizes, unless the floor that it belongs on is what is missing. */
export const noStandingRoom = (site: Site, thing: string, wish: RoomWish): Outcome =>
  floors(site).length === 0 && lacksFloor(site)
    ? noRoom(thing)
    : noRoomFor(site, thing, { ...wish, ...ON_GROUND }, true);

/** Whether the plan has a floor that was not laid. */
function lacksFloor(site: Site): boolean {
  const main = mainMaterial(site);
  return site.plan.elements.some(
    (e) => e !== main && !isGroundRing(site, e) && (e.kind === "deck" || ("use" in e && e.use === "patio")),
  );
}

/** A patio, or an area of gravel that has a shape or a size of its own. */
const isFloor = (use: HardscapeUse): boolean => use === "patio" || use === "area";

function floors(site: Site) {
  const main = mainMaterial(site);
  // The main material is ground where it covers the whole region, and a floor where it is kept free of later things.
  const patios = site.surfaces.flatMap(({ element, field }) =>
    (element !== main || site.taken.includes(field)) && "use" in element && isFloor(element.use)
      ? [{ field, heightM: 0 }]
      : [],
  );
  return [...patios, ...site.decks];
}

/** The rectangle moved away from the camera as far as the floor goes under its far corners. */
function atFarEdge(room: GroundRectangle, floor: GroundSdf): GroundRectangle {
  let last = room;
  for (let movedM = 0; movedM < FARTHEST_M; movedM += STEP_M) {
    const moved = partOf(room, 0, movedM, room.wideM, room.deepM);
    const [, , right, left] = cornersOf(moved) as [GroundPoint, GroundPoint, GroundPoint, GroundPoint];
    if (floor(left.x, left.z) > -RIM_M || floor(right.x, right.z) > -RIM_M) break;
    last = moved;
  }
  return last;
}
