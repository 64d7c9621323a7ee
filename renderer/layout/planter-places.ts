import type { PlanElement } from "#core/elements/element.ts";
import type { PlanterSpot } from "#core/elements/planter-looks.ts";
import type { GroundPoint } from "#core/geometry/point.ts";
import type { GroundSdf } from "#renderer/mask/coverage.ts";
import { walkDistance } from "./beside.ts";
import { edgeLines, fieldLines, spacedAlong } from "./edge-lines.ts";
import { mainMaterial } from "./main-material.ts";
import { placeWeight } from "./place-weight.ts";
import { cornersOf, type GroundRectangle, pointOf } from "./shapes.ts";
import { inFrame, type Site, type Way } from "./site.ts";
import { lineLength } from "./trace-contours.ts";

type Planter = Extract<PlanElement, { kind: "planter" }>;
type Size = { lengthM: number; widthM: number };

/** Where a planter stands, and the height of its floor above the ground: that of a deck. */
export type PlanterPlace = GroundRectangle & { baseM: number };

/** Ways that are meant by each word, the best first. */
const WAYS_OF: Record<PlanterSpot, readonly PlanterSpot[]> = {
  door: ["door", "steps"],
  steps: ["steps", "door"],
  garage: ["garage"],
};
const WAY_NAMES: Record<PlanterSpot, string> = {
  door: "front door",
  steps: "steps",
  garage: "garage door",
};

/** Room between a planter and what it stands at, and between two planters, meters. */
const GAP_M = 0.1;
const APART_M = 0.25;
/** How far from a way's end a planter is tried to the side and to the front, and in which steps, meters. */
const ASIDE_M = 1.6;
const FORWARD_M = 3;
const STEP_M = 0.1;
/** A step to the side costs more than one to the front: planters frame what they stand at. */
const ASIDE_COST = 1.4;
/** And a meter farther away costs this much: people mean the house that they stand before. */
const AWAY_COST = 0.12;
/** Ground before a door that stays open, meters. */
const DOORWAY_M = 1.3;
/** Nearer to the camera than this, meters, no planter is set: it would fill the picture. */
const NEAREST_M = 2;
/** Beyond this depth things look small: nearer places win. */
const NEAR_M = 7;
/** Places that are tried where nothing is said: every so many meters. */
const LATTICE_M = 0.3;
/** Distance from house or edge over which a place loses two thirds of its score, meters. */
const HOUSE_FADE_M = 1.6;
/** Distance from one planter of a free row to the next, in lengths of one. */
const ROW_SPACING = 2.4;
/** Coverage from which a pixel belongs to a mask. */
const INSIDE = 0.5;
/** A planter keeps so far from the sides of the frame, as shares of its width, and its foot above this share of the height. */
const SIDE_SHARE = 0.015;
const LOWEST_SHARE = 0.985;

/** Where planters stand, and what is told when the photo does not show what they were to stand at. */
export function planterPlaces(
  site: Site,
  element: Planter,
  size: Size,
  count: number,
): { places: PlanterPlace[]; missed: string | null } {
  const room = openRoom(site, size);
  if (site.near) return { places: rowAt(site, element, size, count, room), missed: null };
  const { by } = element;
  if (by) {
    const places = atWay(site, element, by, size, count, room);
    if (places.length > 0) return { places, missed: null };
  }
  const lined = alongEdge(site, element, size, count, room);
  const places = lined.length > 0 ? lined : rowAt(site, element, size, count, room);
  const missed = by
    ? `There was no room beside the ${WAY_NAMES[by]}, or it is not seen: drag the planters to where they belong.`
    : null;
  return { places, missed: places.length > 0 ? missed : null };
}

/** A place if there is room for a planter with its middle there, turned so; else null. */
type OpenRoom = (at: GroundPoint, turn: number, set: readonly PlanterPlace[]) => PlanterPlace | null;

function openRoom(site: Site, { lengthM, widthM }: Size): OpenRoom {
  const floors = floorsOf(site);
  const fields = new Set(floors.map(({ field }) => field));
  const taken = site.taken.filter((shape) => !fields.has(shape));
  const radiusM = Math.hypot(lengthM, widthM) / 2;
  return ({ x, z }, turn, set) => {
    if (z - widthM / 2 < NEAREST_M) return null;
    const place = { x, z, wideM: lengthM, deepM: widthM, turn, baseM: 0 };
    const points = [{ x, z }, ...cornersOf(place)];
    const floor = floors.find(({ field }) => points.every((p) => field(p.x, p.z) < 0));
    if (!floor && floors.some(({ field, heightM }) => heightM > 0 && field(x, z) < radiusM)) return null;
    if (!points.every((p) => isSeen(site, p) && (floor !== undefined || isGround(site, p)))) return null;
    if (taken.some((shape) => points.some((p) => shape(p.x, p.z) < GAP_M))) return null;
    if (set.some((other) => Math.hypot(other.x - x, other.z - z) < 2 * radiusM)) return null;
    return { ...place, baseM: floor?.heightM ?? 0 };
  };
}

/** New patios, walks and decks, on which things stand as well as beside them. */
function floorsOf(site: Site): { field: GroundSdf; heightM: number }[] {
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
function isGround({ camera, clip, paved, filled }: Site, { x, z }: GroundPoint): boolean {
  const column = Math.floor(camera.photoX(x, z));
  const row = Math.floor(camera.photoY(0, z));
  if (column < 0 || column >= camera.widthPx || row < 0 || row >= camera.heightPx) return false;
  const i = row * camera.widthPx + column;
  // A highlight says itself where things stand.
  return clip[i]! > INSIDE || (!filled && paved[i]! > INSIDE);
}

/** On both sides of a door, a garage or steps, pair by pair, alike on both sides where there is room. */
function atWay(
  site: Site,
  { place }: Planter,
  by: PlanterSpot,
  size: Size,
  count: number,
  room: OpenRoom,
): PlanterPlace[] {
  const oneSide = place === "left" ? -1 : place === "right" ? 1 : null;
  for (const kind of WAYS_OF[by]) {
    const found = site.ways
      .filter((way) => way.kind === kind)
      .map((way) => {
        const set: PlanterPlace[] = [];
        let cost = 0;
        while (set.length < count) {
          const sides = oneSide !== null ? [oneSide] : set.length + 1 === count ? [1] : [-1, 1];
          const next =
            framing(site, way, size, sides, set, room) ??
            (oneSide === null ? framing(site, way, size, [-1], set, room) : null) ??
            (oneSide === null ? framing(site, way, size, [1], set, room) : null);
          if (!next) break;
          cost += next.cost;
          set.push(...next.places);
        }
        return { set: set.slice(0, count), cost: cost + AWAY_COST * way.left.z };
      })
      .filter(({ set }) => set.length > 0)
      .sort((a, b) => b.set.length - a.set.length || a.cost - b.cost);
    if (found[0]) return found[0].set;
  }
  return [];
}

/** The places nearest to the ends of a way, as far aside and before it on each of these sides; null without room on one of them. */
function framing(
  site: Site,
  way: Way,
  { lengthM, widthM }: Size,
  sides: readonly number[],
  set: readonly PlanterPlace[],
  room: OpenRoom,
): { places: PlanterPlace[]; cost: number } | null {
  const turn = site.wallTurnRad;
  const middle = { x: (way.left.x + way.right.x) / 2, z: (way.left.z + way.right.z) / 2 };
  const half = Math.hypot(way.right.x - way.left.x, way.right.z - way.left.z) / 2;
  const frame = { ...middle, turn, wideM: 0, deepM: 0 };
  let best: { places: PlanterPlace[]; cost: number } | null = null;
  for (let aside = GAP_M; aside < ASIDE_M; aside += STEP_M) {
    for (let forward = GAP_M; forward < FORWARD_M; forward += STEP_M) {
      const cost = forward + ASIDE_COST * aside;
      if (best && cost >= best.cost) break;
      const places = sides.map((side) =>
        room(pointOf(frame, side * (half + lengthM / 2 + aside), -(forward + widthM / 2)), turn, set),
      );
      if (places.every((place) => place !== null)) best = { places, cost };
    }
  }
  return best;
}

/** Along the rim of the patio, the deck, the walk or the drive that is named, evenly. */
function alongEdge(
  site: Site,
  { place }: Planter,
  size: Size,
  count: number,
  room: OpenRoom,
): PlanterPlace[] {
  for (const { line, turned } of rims(site, place, size)) {
    const set: PlanterPlace[] = [];
    const lengthM = lineLength(line, false);
    for (let nth = 0; nth < count; nth++) {
      // In the middles of equal parts of the line, else as near to them as there is room.
      const wanted = ((nth + 0.5) / count) * lengthM;
      const points = spacedAlong(line, STEP_M)
        .map((p, k) => ({ p, k, off: Math.abs(k * STEP_M - wanted) }))
        .filter(({ off }) => off < lengthM / count / 2)
        .sort((a, b) => a.off - b.off);
      for (const { p, k } of points) {
        const next = spacedAlong(line, STEP_M)[k + 1] ?? p;
        const along = Math.atan2(next.z - p.z, next.x - p.x);
        const found = isBeforeWay(site, p) ? null : room(p, turned ? along : site.wallTurnRad, set);
        if (!found) continue;
        set.push(found);
        break;
      }
    }
    if (set.length > 0) return set;
  }
  return [];
}

/** The lines that a place means; `turned`: long planters lie along them. */
function rims(
  site: Site,
  place: Planter["place"],
  { lengthM, widthM }: Size,
): { line: GroundPoint[]; turned: boolean }[] {
  const { grid } = site;
  const turned = lengthM > widthM;
  const inM = widthM / 2 + GAP_M;
  const lined = (lines: readonly GroundPoint[][]) => lines.map((line) => ({ line, turned }));
  if (place === "around-patio") {
    const laid = floorsOf(site).filter(({ field }) =>
      site.decks.some((deck) => deck.field === field)
        ? true
        : site.surfaces.some(
            (one) =>
              one.field === field &&
              "use" in one.element &&
              (one.element.use === "patio" || one.element.use === "area"),
          ),
    );
    return laid.flatMap(({ field }) => {
      const values = new Float32Array(grid.nx * grid.nz);
      let far = 0;
      let cells = 0;
      for (let j = 0; j < grid.nz; j++)
        for (let i = 0; i < grid.nx; i++) {
          const z = grid.z0 + (j + 0.5) * grid.cellM;
          const d = field(grid.x0 + (i + 0.5) * grid.cellM, z);
          values[j * grid.nx + i] = d;
          if (d < 0) {
            far += z;
            cells++;
          }
        }
      // Its far half: before it they would hide it.
      const middle = cells > 0 ? far / cells : 0;
      return lined(fieldLines(site, values, -inM, (p) => p.z > middle));
    });
  }
  if (place === "along-walk" || place === "along-driveway") {
    const walk = walkDistance(site);
    return lined(edgeLines(site, inM, (p) => walk(p.x, p.z) < 2 * inM));
  }
  return [];
}

/** A row at the best place: where a hand set it, at the place that is named, else before the house. */
function rowAt(
  site: Site,
  { place }: Planter,
  { lengthM }: Size,
  count: number,
  room: OpenRoom,
): PlanterPlace[] {
  const { grid } = site;
  const turn = site.wallTurnRad;
  const spacing = Math.max(lengthM * ROW_SPACING, lengthM + APART_M);
  for (let many = count; many > 0; many--) {
    let best: PlanterPlace[] = [];
    let bestScore = 0;
    for (let x = grid.x0; x < grid.x0 + grid.nx * grid.cellM; x += LATTICE_M) {
      for (let z = Math.max(NEAREST_M, grid.z0); z < grid.z0 + grid.nz * grid.cellM; z += LATTICE_M) {
        if (!site.near && isBeforeWay(site, { x, z } as GroundPoint)) continue;
        const house = Math.exp(-grid.at(grid.houseDistance, x, z) / HOUSE_FADE_M);
        const score =
          placeWeight(site, place, x, z) * (site.near ? 1 : (0.15 + house) * Math.min(1, NEAR_M / z));
        if (score <= bestScore) continue;
        const set: PlanterPlace[] = [];
        for (let k = 0; k < many; k++) {
          const across = (k - (many - 1) / 2) * spacing;
          const found = room(pointOf({ x, z, turn, wideM: 0, deepM: 0 }, across, 0), turn, set);
          if (!found) break;
          set.push(found);
        }
        if (set.length < many) continue;
        bestScore = score;
        best = set;
      }
    }
    if (best.length > 0) return best;
  }
  return [];
}

/** Whether a place lies in the way before a door or a garage. */
const isBeforeWay = ({ ways }: Site, { x, z }: GroundPoint): boolean =>
  ways.some(
    ({ left, right }) =>
      x > Math.min(left.x, right.x) - GAP_M &&
      x < Math.max(left.x, right.x) + GAP_M &&
      z < left.z + GAP_M &&
      z > left.z - DOORWAY_M,
  );
