import type { ElementKind, HardscapeUse, Place, PlanElement } from "#core/elements/element.ts";
import type { GroundPoint } from "#core/geometry/point.ts";
import type { GroundSdf } from "#renderer/mask/coverage.ts";
import { clamp, lerp } from "#renderer/math/scalar.ts";
import { SETS } from "#renderer/solids/furniture.ts";
import { fitStraight, noRoomFor } from "./fit-room.ts";
import { isGroundRing } from "./ground-ring.ts";
import { mainMaterial } from "./main-material.ts";
import { noRoom, type Outcome } from "./outcome.ts";
import { seenMiddle } from "./seen-middle.ts";
import { cornersOf, type GroundRectangle, partOf } from "./shapes.ts";
import { regionField, type Site } from "./site.ts";

/** A place for something that people stand or sit at. */
export type StandingRoom = GroundRectangle & {
  /** Height of its floor above the ground: that of a deck. */
  baseM: number;
  /** It stands on grass or earth: whoever places it lays a floor. */
  needsFloor: boolean;
  /** The patio or deck that it stands on; null on open ground. */
  floor: GroundSdf | null;
  /** Where it is the last thing on its floor: signed distance to the end of what is free of that, negative inside, meters; else null. */
  free: GroundSdf | null;
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
  /** More of its kind are to find room there. */
  hasMore?: boolean;
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
    const free = isLastOnFloor(site, wish) ? freeOf(floor.field, taken) : null;
    const stands = wish.atBack ? atFarEdge(room, floor.field) : free ? inMiddle(site, room, free) : room;
    return { ...stands, baseM: floor.heightM, needsFloor: false, floor: floor.field, free };
  }
  const room = fitStraight(site, { ...wish, ...ON_GROUND });
  if (!room) return null;
  const isFloor = isDrawnFloor(site) && isLastOnFloor(site, wish);
  const free = isFloor ? freeOf(regionField(site), site.taken) : null;
  const stands = free && !wish.atBack ? inMiddle(site, room, free) : room;
  return { ...stands, baseM: 0, needsFloor: !isPaved(site, room), floor: null, free };
}

/** Kinds that stand on floors, and need their share of them. */
const ON_FLOORS: ReadonlySet<ElementKind> = new Set<ElementKind>([
  "fire-pit",
  "furniture",
  "outdoor-kitchen",
  "pergola",
  "water-feature",
]);
/** Sets that stand beside others or hang over them take no share. */
const needsFloorOf = (element: PlanElement): boolean =>
  ON_FLOORS.has(element.kind) &&
  !(element.kind === "furniture" && (SETS[element.set].beside || SETS[element.set].over)) &&
  element.kind !== "pergola";

/** Whether nothing else is to find room on the floors, and nobody said where it is to stand. */
const isLastOnFloor = (site: Site, { place, hasMore }: RoomWish): boolean =>
  !place &&
  !hasMore &&
  !site.near &&
  site.plan.elements.filter(needsFloorOf).length -
    site.pieces.filter((one) => needsFloorOf(one.element)).length ===
    1;

/** Whether a highlight is paved all over as a patio. */
function isPavedHighlight(site: Site): boolean {
  const main = mainMaterial(site);
  return site.areaId !== null && main !== undefined && "use" in main && isFloor(main.use);
}

/** Whether a highlight is a floor itself: it is paved all over, or was drawn for what stands alone. */
const isDrawnFloor = (site: Site): boolean =>
  isPavedHighlight(site) ||
  (site.areaId !== null && !mainMaterial(site) && site.plan.elements.every(needsFloorOf));

/** Signed distance to the end of what other things leave of a floor. */
const freeOf =
  (floor: GroundSdf, taken: readonly GroundSdf[]): GroundSdf =>
  (x, z) =>
    taken.reduce((own, shape) => Math.max(own, -shape(x, z)), floor(x, z));

/** Points along each side of a rectangle that must lie on free ground. */
const SIDE_POINTS = 4;

/** The rectangle in the seen middle of free ground; where it was when it has no room there. */
export function inMiddle(site: Site, room: GroundRectangle, free: GroundSdf): GroundRectangle {
  const rim = ({ x, z }: GroundPoint) => {
    const corners = cornersOf({ ...room, x, z });
    return corners.flatMap((from, k) => {
      const to = corners[(k + 1) % corners.length]!;
      return Array.from({ length: SIDE_POINTS }, (_, n) => ({
        x: lerp(from.x, to.x, n / SIDE_POINTS),
        z: lerp(from.z, to.z, n / SIDE_POINTS),
      }));
    });
  };
  return { ...room, ...seenMiddle(site, free, rim, RIM_M) };
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
    free: null,
  };
}

/** Whether the middle of a place lies on paving, new or old. What looks like a street in a highlight is a floor. */
export function isPaved(site: Site, { x, z }: GroundPoint): boolean {
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
  return [...laidPatios(site).map((field) => ({ field, heightM: 0 })), ...site.decks];
}

function laidPatios(site: Site): GroundSdf[] {
  const main = mainMaterial(site);
  // The main material is ground where it covers the whole region, and a floor where it is kept free of later things.
  return site.surfaces.flatMap(({ element, field }) =>
    (element !== main || site.taken.includes(field)) && "use" in element && isFloor(element.use)
      ? [field]
      : [],
  );
}

/** The patios of the design, one that fills its highlight too: signed distances, negative inside, meters. */
export function patiosOf(site: Site): GroundSdf[] {
  const laid = laidPatios(site);
  return laid.length === 0 && isPavedHighlight(site) ? [regionField(site)] : laid;
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
