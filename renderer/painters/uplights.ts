import type { GroundPoint } from "#core/geometry/point.ts";
import { findSpecies } from "#core/plants/catalogue.ts";
import { bedFronts } from "#renderer/layout/bed-fronts.ts";
import { spacedAlong } from "#renderer/layout/edge-lines.ts";
import type { Aim, Lamp } from "#renderer/layout/lamp.ts";
import type { Foot } from "#renderer/layout/lit-things.ts";
import { fewerOf, nothingToLight } from "#renderer/layout/outcome.ts";
import type { Site } from "#renderer/layout/site.ts";
import { uplight } from "#renderer/solids/uplight.ts";
import { type ElementOf, type Painter, TURN } from "./painter.ts";
import { spread } from "./path-lights.ts";

/**
 * Distance from one to the next along a wall, meters (7 ft): beams of 60 degrees meet at two thirds of a story's height. And of lights
 * whose number was said, at least.
 */
const SPACING_M = 2.13;
const COUNTED_SPACING_M = 0.7;
/** Distance from a wall, meters: 12 to 18 inches (totallight.com, positioning of spot lights). */
const OFF_WALL_M = 0.4;
/** Stretches of wall between two windows that are shorter than this have none, meters. */
const LEAST_WALL_M = 0.45;
/** From one foot to the next a wall goes no farther than this, meters. */
const SAME_WALL_M = 0.7;
/** A tree has two of them (thisoldhouse.com: a couple below 20 ft), so far to both sides of its trunk and before it, meters. */
const PER_TREE = 2;
const BESIDE_TRUNK_M = 0.75;
const BEFORE_TRUNK_M = 0.7;
/** Of the photo's trees these stand no farther away than so many times the nearest, and are no more than this. */
const AS_NEAR = 2;
const MOST_TREES = 3;
/** As many as there are at most where no number was said, and in all. */
const USUAL_MOST = 8;
const MOST = 24;
/** No more than so many stand at the door; more of them are spread over the house. */
const MOST_BY_DOOR = 4;
/** Nearer to the camera than this, meters, none stands. */
const NEAREST_M = 1.2;
/** In a highlight what is circled is lit: coverage from which it is, and how far above a foot it may be, meters. */
const INSIDE = 0.5;
const LOOK_UP_M = [0, 0.4, 0.9, 1.5] as const;

type On = "tree" | "house" | "fence" | "bed";
/** What the place names, and where nothing is named what is looked for, in this order. */
const ON_PLACE: Partial<Record<NonNullable<ElementOf<"uplights">["place"]>, On>> = {
  "around-tree": "tree",
  "along-house": "house",
  "along-fence": "fence",
  "along-bed": "bed",
};
const IN_TURN: readonly On[] = ["house", "tree", "fence", "bed"];
const AIMS: Record<On, Aim> = { tree: "tree", house: "wall", fence: "wall", bed: "plants" };
const NAMES: Record<On, string> = {
  tree: "tree",
  house: "wall of the house",
  fence: "fence",
  bed: "planting bed",
};

/** Sets uplights at the foot of what they shine on. Their places are lamps of the evening view. */
export const uplights: Painter<"uplights"> = {
  turn: TURN.lights,
  paint: (site, element) => {
    const asked = element.size?.count;
    const named = element.place && ON_PLACE[element.place];
    const spots =
      (named ? [named] : IN_TURN)
        .map((on) => ({ on, at: inHighlight(site, spotsOn(site, element, on)) }))
        .find(({ at }) => at.length > 0) ?? atFootOf(site, named ?? "house", asked ?? FEW);
    if (!spots) return nothingToLight("uplights", NAMES[named ?? "house"]);
    const count = Math.min(MOST, asked ?? USUAL_MOST);
    const lamps = spread(spots.at, count).map((p): Lamp => ({ ...p, aim: AIMS[spots.on] }));
    const mesh = uplight(element.metal);
    for (const { x, z } of lamps) site.instances.push({ mesh, x, z });
    site.lamps.push(...lamps);
    site.pieces.push({
      element,
      areaId: site.areaId,
      outline: [],
      areaM2: 0,
      perimeterM: 0,
      count: lamps.length,
    });
    return fewerOf("uplights", lamps.length, asked ?? 1);
  },
};

function spotsOn(site: Site, element: ElementOf<"uplights">, on: On): GroundPoint[] {
  const asked = element.size?.count;
  const everyM = element.spacingM ?? SPACING_M;
  const { wall, fence, shrubs } = site.litThings();
  const spots = {
    tree: () => treeSpots(site, asked),
    house: () => byDoor(site, wallSpots(wall.filter(isFree(site)), everyM, asked), asked),
    fence: () => fenceSpots(site, fence, everyM, asked),
    bed: () => bedSpots(site, shrubs, everyM, asked),
  } satisfies Record<On, () => GroundPoint[]>;
  return spots[on]().filter(({ z }) => z > NEAREST_M);
}

/** Before each tree on both sides of its trunk: those of the design where it has any, else those of the photo that are nearest. */
function treeSpots(site: Site, asked: number | undefined): GroundPoint[] {
  const young = site.instances.filter(({ species }) => species && findSpecies(species)?.role === "tree");
  const old = site.litThings().trees;
  const near = old.filter(({ z }) => z <= old[0]!.z * AS_NEAR).slice(0, MOST_TREES);
  const trees: readonly GroundPoint[] = young.length > 0 ? young : site.circled ? old : near;
  const each = asked && trees.length > 0 ? Math.max(1, Math.ceil(asked / trees.length)) : PER_TREE;
  return trees.flatMap(({ x, z }) =>
    Array.from({ length: each }, (_, k) => {
      const across = each === 1 ? 0 : (2 * k) / (each - 1) - 1;
      return { x: x + across * BESIDE_TRUNK_M, z: z - BEFORE_TRUNK_M };
    }),
  );
}

/** The middle of each stretch of wall between windows and doors; long ones have more. */
function wallSpots(feet: readonly Foot[], everyM: number, asked: number | undefined): GroundPoint[] {
  const stretches: Foot[][] = [];
  for (const foot of feet) {
    const last = stretches.at(-1)?.at(-1);
    const isSame =
      last && foot.column - last.column <= 2 && Math.hypot(foot.x - last.x, foot.z - last.z) < SAME_WALL_M;
    if (isSame) stretches.at(-1)!.push(foot);
    else stretches.push([foot]);
  }
  const spots = (apartM: number) =>
    stretches.flatMap((stretch) => {
      const lengthM = Math.abs(stretch.at(-1)!.x - stretch[0]!.x);
      if (lengthM < LEAST_WALL_M) return [];
      const count = Math.max(1, Math.round(lengthM / apartM));
      return Array.from({ length: count }, (_, k) =>
        before(stretch[Math.floor(((k + 0.5) * stretch.length) / count)]!),
      );
    });
  const usual = spots(everyM);
  return asked === undefined || usual.length >= asked ? usual : spots(COUNTED_SPACING_M);
}

/** On the ground before a foot, seen from the camera. */
function before({ x, z }: GroundPoint): GroundPoint {
  const by = OFF_WALL_M / (Math.hypot(x, z) || 1);
  return { x: x * (1 - by), z: z * (1 - by) };
}

/** Before the beds of the design, else before the shrubs of the photo. */
function bedSpots(
  site: Site,
  shrubs: readonly Foot[],
  everyM: number,
  asked: number | undefined,
): GroundPoint[] {
  const fresh = bedFronts(site, ({ z }) => z > NEAREST_M).flatMap((line) => spacedAlong(line, everyM));
  return fresh.length > 0 ? fresh : wallSpots(shrubs, everyM, asked);
}

/** Whether a foot of the wall is none of a garage door, before which cars drive. */
function isFree({ camera, ways }: Site): (foot: Foot) => boolean {
  const garages = ways().flatMap(({ kind, left, right }) =>
    kind === "garage" ? [[camera.photoX(left.x, left.z), camera.photoX(right.x, right.z)] as const] : [],
  );
  return ({ column }) => garages.every(([from, to]) => column < from || column > to);
}

/** A few lights of a house flank its door, where it is seen: so many to its left and to its right, the nearest ones. */
function byDoor(site: Site, spots: GroundPoint[], asked: number | undefined): GroundPoint[] {
  const door = site.ways().find(({ kind }) => kind === "door");
  if (!door || asked === undefined || asked > MOST_BY_DOOR || site.circled) return spots;
  const middle = (door.left.x + door.right.x) / 2;
  const nearest = (side: GroundPoint[]) =>
    side.sort((a, b) => Math.abs(a.x - middle) - Math.abs(b.x - middle));
  const left = nearest(spots.filter(({ x }) => x < middle));
  const right = nearest(spots.filter(({ x }) => x >= middle));
  const fromLeft = Math.min(left.length, Math.max(Math.ceil(asked / 2), asked - right.length));
  return [...left.slice(0, fromLeft), ...right.slice(0, asked - fromLeft)].sort((a, b) => a.x - b.x);
}

/** Before the fence of the design, else before that of the photo. */
function fenceSpots(
  site: Site,
  feet: readonly Foot[],
  everyM: number,
  asked: number | undefined,
): GroundPoint[] {
  const built = site.pieces.filter(({ element }) => element.kind === "fence");
  if (built.length === 0) return wallSpots(feet, everyM, asked);
  return built.flatMap(({ outline }) => outline).flatMap((line) => spacedAlong(line, everyM).map(before));
}

/** Lights of a highlight in which nothing was made out, without a number. */
const FEW = 2;

/** Evenly at the lower edge of what was circled, whatever that is; null without a highlight. */
function atFootOf({ camera, circled }: Site, on: On, count: number): { on: On; at: GroundPoint[] } | null {
  const { widthPx, heightPx } = camera;
  if (!circled) return null;
  const feet: GroundPoint[] = [];
  for (let u = 0; u < widthPx; u++) {
    let row = heightPx - 1;
    while (row > camera.horizonY + 1 && circled[row * widthPx + u]! <= INSIDE) row--;
    if (row > camera.horizonY + 1 && row < heightPx - 1)
      feet.push(camera.toGround({ x: u + 0.5, y: row + 0.5 }));
  }
  const at = spread(feet, count).filter(({ z }) => z > NEAREST_M);
  return at.length > 0 ? { on, at } : null;
}

/** Of the places those at which what is circled stands; all without a highlight. */
function inHighlight({ camera, circled }: Site, spots: readonly GroundPoint[]): GroundPoint[] {
  if (!circled) return [...spots];
  const { widthPx, heightPx } = camera;
  return spots.filter(({ x, z }) =>
    LOOK_UP_M.some((heightM) => {
      const [u, row] = [Math.floor(camera.photoX(x, z)), Math.floor(camera.photoY(heightM, z))];
      return u >= 0 && u < widthPx && row >= 0 && row < heightPx && circled[row * widthPx + u]! > INSIDE;
    }),
  );
}
