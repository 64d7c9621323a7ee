import type { PlanElement } from "#core/elements/element.ts";
import type { PlanterSpot } from "#core/elements/planter-looks.ts";
import type { GroundPoint } from "#core/geometry/point.ts";
import { removesPlants, removesThings } from "#core/plan/removal-notes.ts";
import { coverRect } from "#renderer/mask/cover-rect.ts";
import { walkDistance } from "./beside.ts";
import { edgeLines, fieldLines, spacedAlong, valuesOf } from "./edge-lines.ts";
import { placeWeight } from "./place-weight.ts";
import { inAim } from "./planter-aim.ts";
import { atEndsOfHighlight, wayInHighlight } from "./planter-ends.ts";
import { OFFSETS, withRest } from "./planter-rest.ts";
import {
  floorsOf,
  GAP_M,
  NEAREST_M,
  type OpenRoom,
  openRoom,
  type PlanterPlace,
  type PlanterSides,
} from "./planter-room.ts";
import { pointOf } from "./shapes.ts";
import type { Site, Way } from "./site.ts";
import { lineLength } from "./trace-contours.ts";

type Planter = Extract<PlanElement, { kind: "planter" }>;
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

/** Room between two planters, meters. */
const APART_M = 0.25;
/** How far from a way's end a planter is tried to the side, to the front and, beside steps, back from their foot, and in which steps, meters. */
const ASIDE_M = 1.6;
/** Where the frame or a wall leaves no room beside it, a planter stands before the end of the way by this much. */
const BEFORE_END_M = 0.5;
const FORWARD_M = 4;
const BACK_M: Record<PlanterSpot, number> = { door: 0, garage: 0, steps: 1 };
const STEP_M = 0.1;
/** A step to the side costs more than one to the front: planters frame what they stand at. */
const ASIDE_COST = 1.4;
const BEFORE_COST = 6;
/** And a meter farther away costs this much: people mean the house that they stand before. */
const AWAY_COST = 0.12;
/** Ground before a door that stays open, meters. */
const DOORWAY_M = 1.3;
/** Beyond this depth things look small: nearer places win. */
const NEAR_M = 7;
/** Where there is no room beside a way, every so many meters from it take two thirds of a place's score. */
const NEAR_WAY_M = 2.5;
/** Places that are tried where nothing is said: every so many meters. */
const LATTICE_M = 0.3;
/** Distance from house or edge over which a place loses two thirds of its score, meters. */
const HOUSE_FADE_M = 1.6;
/** Distance from one planter of a free row to the next, in lengths of one. */
const ROW_SPACING = 2.4;
/** Where planters stand, and what is told when the photo does not show what they were to stand at. */
export function planterPlaces(
  site: Site,
  element: Planter,
  size: PlanterSides,
  count: number,
): { places: PlanterPlace[]; missed: string | null } {
  const { places, missed } = placesAsSaid(site, element, size, count);
  return { places: withRest(site, places, size, count, (at) => isBeforeWay(site, at)), missed };
}

function placesAsSaid(
  site: Site,
  element: Planter,
  size: PlanterSides,
  count: number,
): { places: PlanterPlace[]; missed: string | null } {
  const room = openRoom(site, size);
  if (site.near) return { places: nearestRow(site, site.near, size, count, room), missed: null };
  const { by } = element;
  if (by) {
    const ends = atEndsOfHighlight(site, waysTo(site, by), size, count);
    if (ends.length > 0) return { places: ends, missed: null };
    const places = atWay(site, element, by, size, count, room);
    if (places.length > 0) return { places, missed: null };
  }
  const way = by && waysTo(site, by)[0];
  // What comes in the place of a hedge stands at its foot, also where the hedge cannot be taken out of the photo.
  const instead = !way && replacesPlants(site) ? atFootOfHighlight(site, size, count) : [];
  if (instead.length > 0)
    return { places: instead, missed: by ? missedWords(by, false, instead.length) : null };
  const aimed = inAim(site, size.lengthM, count, room, (at) => isBeforeWay(site, at));
  const lined = aimed.length > 0 ? aimed : way ? [] : alongEdge(site, element, size, count, room);
  const free = lined.length > 0 ? lined : rowAt(site, element, size, count, room, way);
  const places = free.length > 0 ? free : atFootOfHighlight(site, size, count);
  return {
    places,
    missed: by && places.length > 0 ? missedWords(by, way !== undefined, places.length) : null,
  };
}

const PLANTS = /\b(?:hedges?|bush(?:es)?|shrubs?|plants?|plantings?)\b/i;

/** Whether plants are to go where the planters come. */
const replacesPlants = ({ plan: { notes } }: Site): boolean =>
  removesPlants(notes) || notes.some((note) => removesThings([note]) && PLANTS.test(note.text));

function missedWords(by: PlanterSpot, isSeen: boolean, count: number): string {
  const [stands, it, it_] =
    count > 1 ? ["they stand", "the planters", "they belong"] : ["it stands", "the planter", "it belongs"];
  return isSeen
    ? `There is no room right beside the ${WAY_NAMES[by]}: ${stands} as near as there is.`
    : `The ${WAY_NAMES[by]} ${by === "steps" ? "were" : "was"} not made out in this photo: drag ${it} to where ${it_}.`;
}

/** The ways that are meant by a word, those that are meant most first. */
function waysTo(site: Site, by: PlanterSpot): Way[] {
  const ways = site.ways().map((way) => wayInHighlight(site, way));
  const doors = ways.filter(({ kind }) => kind === "door");
  // Where a door is seen, the steps are those before it.
  const before = ways.filter(
    (way) =>
      way.kind === "steps" &&
      doors.some((door) => Math.abs(sightOf(door) - sightOf(way)) * way.left.z < BEFORE_DOOR_M),
  );
  const meant = (way: Way) => way.kind !== "steps" || before.length === 0 || before.includes(way);
  return WAYS_OF[by].flatMap((kind) => ways.filter((way) => way.kind === kind && meant(way)));
}

/** Steps that lie so near to the line of sight to a door lead to it, meters. */
const BEFORE_DOOR_M = 2;
const sightOf = (way: Way): number => middleOf(way).x / middleOf(way).z;

/** On both sides of a door, a garage or steps, pair by pair, alike on both sides where there is room. */
function atWay(
  site: Site,
  { place }: Planter,
  by: PlanterSpot,
  size: PlanterSides,
  count: number,
  room: OpenRoom,
): PlanterPlace[] {
  const oneSide = place === "left" ? -1 : place === "right" ? 1 : null;
  for (const kind of WAYS_OF[by]) {
    const found = waysTo(site, by)
      .filter((way) => way.kind === kind)
      .map((way) => {
        const set: PlanterPlace[] = [];
        let cost = 0;
        while (set.length < count) {
          // Both sides alike; where one has no room, or one planter is left, the side with fewer and with more room.
          const isPair = oneSide === null && set.length + 1 < count;
          const next =
            (isPair ? framing(site, way, size, [-1, 1], set, room) : null) ??
            sidesLeft(way, oneSide, set)
              .flatMap((side) => framing(site, way, size, [side], set, room) ?? [])
              .sort((a, b) => a.cost - b.cost)[0];
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

/** The sides of a way on which the next single planter can stand: the one that is named, else those with the fewest. */
function sidesLeft(way: Way, oneSide: number | null, set: readonly PlanterPlace[]): number[] {
  if (oneSide !== null) return [oneSide];
  const { x } = middleOf(way);
  const right = set.filter((one) => one.x > x).length;
  const left = set.length - right;
  return left === right ? [-1, 1] : [left < right ? -1 : 1];
}

const middleOf = ({ left, right }: Way): GroundPoint => ({
  ...left,
  x: (left.x + right.x) / 2,
  z: (left.z + right.z) / 2,
});

/** The places nearest to the ends of a way, as far aside and before it on each of these sides; null without room on one of them. */
function framing(
  site: Site,
  way: Way,
  { lengthM, widthM }: PlanterSides,
  sides: readonly number[],
  set: readonly PlanterPlace[],
  room: OpenRoom,
): { places: PlanterPlace[]; cost: number } | null {
  const turn = site.wallTurnRad;
  const [wide, deep] = [way.right.x - way.left.x, way.right.z - way.left.z];
  const half = Math.hypot(wide, deep) / 2;
  const frame = { ...middleOf(way), turn: Math.atan2(deep, wide), wideM: 0, deepM: 0 };
  let best: { places: PlanterPlace[]; cost: number } | null = null;
  for (let aside = GAP_M - BEFORE_END_M; aside < ASIDE_M; aside += STEP_M) {
    for (let forward = GAP_M - BACK_M[way.kind]; forward < FORWARD_M; forward += STEP_M) {
      const cost = Math.abs(forward) + (aside < 0 ? BEFORE_COST : ASIDE_COST) * Math.abs(aside);
      if (best && cost >= best.cost) continue;
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
  size: PlanterSides,
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
  { lengthM, widthM }: PlanterSides,
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
      const values = valuesOf(site, field);
      let far = 0;
      let cells = 0;
      for (let k = 0; k < values.length; k++) {
        if (values[k]! >= 0) continue;
        far += grid.z0 + (Math.floor(k / grid.nx) + 0.5) * grid.cellM;
        cells++;
      }
      // Its far half: before it they would hide it.
      const middle = cells > 0 ? far / cells : 0;
      return lined(fieldLines(site, values, -inM, (p) => p.z > middle));
    });
  }
  if (place === "around-pool") {
    const pools = site.surfaces.filter(({ element }) => element.kind === "pool");
    return pools.flatMap(({ field }) => {
      const values = valuesOf(site, field);
      return lined(fieldLines(site, values, POOL_RIM_M + inM, () => true));
    });
  }
  if (place === "along-walk" || place === "along-driveway") {
    const walk = walkDistance(site);
    return lined(edgeLines(site, inM, (p) => walk(p.x, p.z) < 2 * inM));
  }
  return [];
}

/** The coping of a pool, meters. */
const POOL_RIM_M = 0.4;

/** A row as near to a place as there is room. */
function nearestRow(
  site: Site,
  { x, z }: { x: number; z: number },
  { lengthM }: PlanterSides,
  count: number,
  room: OpenRoom,
): PlanterPlace[] {
  for (let many = count; many > 0; many--)
    for (const by of OFFSETS) {
      const set = rowOf(site, { x: x + by.x, z: z + by.z }, lengthM, many, room);
      if (set) return set;
    }
  return [];
}

/**
 * Whoever draws round the place where planters are to be seen draws over the wall and the steps behind it: they stand as near as there is
 * paving to the middle of its lower edge.
 */
function atFootOfHighlight(site: Site, size: PlanterSides, count: number): PlanterPlace[] {
  if (!site.filled) return [];
  const { camera, clip } = site;
  const { left, right, bottom } = coverRect(clip, camera.widthPx, camera.heightPx);
  if (bottom === 0) return [];
  const near = { x: camera.groundX((left + right) / 2, bottom - 0.5), z: camera.groundZ(bottom - 0.5) };
  return nearestRow(site, near, size, count, openRoom(site, size, true));
}

/** So many in a row about a place; null where one has no room. */
function rowOf(
  site: Site,
  { x, z }: { x: number; z: number },
  lengthM: number,
  count: number,
  room: OpenRoom,
): PlanterPlace[] | null {
  const turn = site.wallTurnRad;
  const spacing = Math.max(lengthM * ROW_SPACING, lengthM + APART_M);
  const set: PlanterPlace[] = [];
  for (let k = 0; k < count; k++) {
    const across = (k - (count - 1) / 2) * spacing;
    const found = room(pointOf({ x, z, turn, wideM: 0, deepM: 0 }, across, 0), turn, set);
    if (!found) return null;
    set.push(found);
  }
  return set;
}

/** A row at the best place: near the way or at the place that is named, else before the house. */
function rowAt(
  site: Site,
  { place }: Planter,
  { lengthM }: PlanterSides,
  count: number,
  room: OpenRoom,
  way?: Way,
): PlanterPlace[] {
  const { grid } = site;
  const middle = way && middleOf(way);
  for (let many = count; many > 0; many--) {
    let best: PlanterPlace[] = [];
    let bestScore = 0;
    for (let x = grid.x0; x < grid.x0 + grid.nx * grid.cellM; x += LATTICE_M) {
      for (let z = Math.max(NEAREST_M, grid.z0); z < grid.z0 + grid.nz * grid.cellM; z += LATTICE_M) {
        if (isBeforeWay(site, { x, z } as GroundPoint)) continue;
        const house = Math.exp(-grid.at(grid.houseDistance, x, z) / HOUSE_FADE_M);
        const beside = middle
          ? Math.exp(-Math.hypot(x - middle.x, z - middle.z) / NEAR_WAY_M)
          : (0.15 + house) * Math.min(1, NEAR_M / z);
        const score = placeWeight(site, place, x, z) * beside;
        if (score <= bestScore) continue;
        const set = rowOf(site, { x, z }, lengthM, many, room);
        if (!set) continue;
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
  ways().some(
    ({ left, right }) =>
      x > Math.min(left.x, right.x) - GAP_M &&
      x < Math.max(left.x, right.x) + GAP_M &&
      z < left.z + GAP_M &&
      z > left.z - DOORWAY_M,
  );
