import type { GroundPoint } from "#core/geometry/point.ts";
import { bedFronts } from "#renderer/layout/bed-fronts.ts";
import { edgeLines, spacedAlong } from "#renderer/layout/edge-lines.ts";
import { fewerOf, noRoom } from "#renderer/layout/outcome.ts";
import { freeDistance, planned, regionField, type Site } from "#renderer/layout/site.ts";
import { walkSides } from "#renderer/layout/walk-sides.ts";
import { pathLight } from "#renderer/solids/path-light.ts";
import { type ElementOf, type Painter, TURN } from "./painter.ts";

/** Distance of lights, meters: their pools of light just meet. */
const SPACING_M = 2.2;
/** Number of lights where neither it nor their distance was asked for, and the most. */
const USUAL_COUNT = 7;
const MOST = 24;
/** Distance of lights from the edge that they follow, meters. */
const INSET_M = 0.25;
/** A walk that lights stand beside is no farther from them than this, meters. */
const BESIDE_M = 0.75;
/** Nearer to the camera than this, meters, no light is placed: it would be only a dark stick. */
const NEAREST_M = 2.5;
/** On a line that words name, no nearer than this. */
const NEAREST_AT_LINE_M = 1.6;
/** Room that a light needs, and how near "at a walk" is, meters. */
const CLEAR_M = 0.05;
/** Distances from new paving between which a light stands beside it, meters. */
const BY_PAVING_M = [0.1, 0.8] as const;
/** Distance of lights where their number was said, meters. */
const COUNTED_SPACING_M = 1.4;
/** Lights on alternate sides stand closer along the walk by this factor. */
const IN_TURN = 1.4;
/** Distances from the middle of a walk at which a place beside it is tried, meters. */
const OFF_WALK_M = { first: 0.4, last: 2, step: 0.1 } as const;
/** A light may be nearer to the walk than INSET_M by this much, meters. */
const ON_WALK_M = 0.02;

/** Sets lights along a walk or an edge. Their places are also the lamps of the evening view. */
export const pathLights: Painter<"path-lights"> = {
  turn: TURN.lights,
  paint: (site, element) => {
    const wanted = Math.min(MOST, element.size?.count ?? (element.spacingM ? MOST : USUAL_COUNT));
    const along = bySteps(site) ?? lightSpots(site, element);
    const asked = element.size?.count;
    // A number is spread over the whole way, and stands in a highlight wherever there is room.
    const isSpread = asked !== undefined && !bySteps(site);
    const spots = isSpread ? spread(along, wanted) : along.slice(0, wanted);
    if (site.filled && spots.length < (asked ?? 1)) {
      const within = spotsWithin(site, asked ?? FEW);
      if (within.length > spots.length) spots.splice(0, spots.length, ...within);
    }
    if (spots.length === 0) return noRoom("path lights");
    const mesh = pathLight(element.metal);
    for (const { x, z } of spots) site.instances.push({ mesh, x, z });
    site.lamps.push(...spots);
    site.pieces.push({
      element,
      areaId: site.areaId,
      outline: [],
      areaM2: 0,
      perimeterM: 0,
      count: spots.length,
    });
    return fewerOf("path lights", spots.length, element.size?.count ?? 1);
  },
};

/** Distance of lights from the sides of steps, meters. */
const BESIDE_STEPS_M = 0.25;

/** On both sides of the steps that a highlight is for, at their foot first; null without any. */
function bySteps({ circled, pieces, plan }: Site): GroundPoint[] | null {
  const steps = pieces.find(({ element }) => element.kind === "steps");
  const [nearLeft, nearRight, farRight, farLeft] = steps?.outline[0] ?? [];
  const isOfSteps = plan.elements.every(({ kind }) => kind === "steps" || kind === "path-lights");
  if (!circled || !isOfSteps || !nearLeft || !nearRight || !farRight || !farLeft) return null;
  const beside = (p: GroundPoint, other: GroundPoint): GroundPoint => {
    const by = BESIDE_STEPS_M / (Math.hypot(p.x - other.x, p.z - other.z) || 1);
    return { x: p.x + (p.x - other.x) * by, z: p.z + (p.z - other.z) * by };
  };
  return [
    beside(nearLeft, nearRight),
    beside(nearRight, nearLeft),
    beside(farLeft, farRight),
    beside(farRight, farLeft),
  ];
}

/** So many of these, evenly over all of them. */
export const spread = (spots: readonly GroundPoint[], count: number): GroundPoint[] =>
  spots.length <= count
    ? [...spots]
    : Array.from({ length: count }, (_, k) => spots[Math.floor(((k + 0.5) * spots.length) / count)]!);

/** Lights of a small highlight without a number. */
const FEW = 2;

type Place = GroundPoint & { u: number; row: number };

/** So many places in a highlight as it was drawn, evenly along its longer way, in its middle where nothing stands in the way. */
function spotsWithin(site: Site, count: number): GroundPoint[] {
  const places = placesIn(site);
  if (places.length === 0) return [];
  const [us, rows] = [spanOf(places.map(({ u }) => u)), spanOf(places.map(({ row }) => row))];
  const isAcross = us.long >= rows.long;
  const { least, long } = isAcross ? us : rows;
  const along = ({ u, row }: Place) => ((isAcross ? u : row) - least) / Math.max(1, long);
  return Array.from({ length: count }, (_, k): GroundPoint[] => {
    const part = places.filter((p) => Math.abs(along(p) - (k + 0.5) / count) <= PART_SHARE / count);
    const middle = spanOf(part.map(({ u, row }) => (isAcross ? row : u)));
    const off = ({ u, row }: Place) => Math.abs((isAcross ? row : u) - middle.least - middle.long / 2);
    const best = part.toSorted((a, b) => roomAt(site, b) - roomAt(site, a) || off(a) - off(b))[0];
    return best ? [{ x: best.x, z: best.z }] : [];
  }).flat();
}

function spanOf(values: readonly number[]): { least: number; long: number } {
  const sorted = values.toSorted((a, b) => a - b);
  return { least: sorted[0] ?? 0, long: (sorted.at(-1) ?? 0) - (sorted[0] ?? 0) };
}

/** Room round a place up to what stands there already, as far as it matters; meters, in steps. */
function roomAt({ instances }: Site, p: GroundPoint): number {
  const roomM = instances.reduce((m, { x, z }) => Math.min(m, Math.hypot(x - p.x, z - p.z)), MOST_ROOM_M);
  return Math.round(roomM * 10) / 10;
}

/** More room than this makes a place no better, meters; a light stands in the middle of its part, up to this share of it off. */
const MOST_ROOM_M = 0.4;
const PART_SHARE = 0.25;
/** A foot is above this share of the picture's height; places are looked for at so many pixels. */
const LOWEST_SHARE = 0.97;
const EVERY_PX = 4;

/** Places on the ground of what was circled, but for walls. */
function placesIn({ camera, circled, clip, house }: Site): Place[] {
  const { widthPx, heightPx, horizonY } = camera;
  const places: Place[] = [];
  for (let row = Math.ceil(horizonY) + EVERY_PX; row < LOWEST_SHARE * heightPx; row += EVERY_PX)
    for (let u = 0; u < widthPx; u += EVERY_PX) {
      const i = row * widthPx + u;
      if ((circled ?? clip)[i]! > INSIDE && house[i]! <= INSIDE)
        places.push({ ...camera.toGround({ x: u + 0.5, y: row + 0.5 }), u, row });
    }
  return places;
}
/** Coverage from which a pixel belongs to a mask. */
const INSIDE = 0.5;

/** Along the walk or drive when there is one to be seen, else along the front of the region's beds and edges. */
function lightSpots(site: Site, element: ElementOf<"path-lights">): GroundPoint[] {
  if (site.foot)
    return spacedAlong(site.foot, element.spacingM ?? SPACING_M).filter((p) => p.z > NEAREST_AT_LINE_M);
  const ownWalk = site.surfaces.find((laid) => laid.line);
  if (ownWalk && element.place !== "border") {
    const beside = besideLine(site, ownWalk.line!, ownWalk.field, element.spacingM);
    if (beside.length > 0) return beside;
  }
  const open = (p: GroundPoint) => p.z > NEAREST_M && freeDistance(site, p.x, p.z) > CLEAR_M;
  // A walk lies beside the lawn it leads through; what lies before the lawn is the sidewalk.
  const byWalk = (p: GroundPoint) =>
    Math.min(site.hardDistance(p.x - BESIDE_M, p.z), site.hardDistance(p.x + BESIDE_M, p.z)) < CLEAR_M;
  const paved = site.surfaces.filter((s) => "use" in s.element || s.element.kind === "stepping-stones");
  const besides = paved.flatMap((s) =>
    edgeLines(
      site,
      INSET_M,
      (p) => open(p) && s.field(p.x, p.z) > BY_PAVING_M[0] && s.field(p.x, p.z) < BY_PAVING_M[1],
    ),
  );
  const spacing =
    element.spacingM ?? (planned(site, "path-lights")?.size?.count ? COUNTED_SPACING_M : SPACING_M);
  const spaced = (lines: readonly GroundPoint[][]) => lines.flatMap((line) => spacedAlong(line, spacing));
  if (element.place === "along-bed") {
    const byBeds = spaced(bedFronts(site, open));
    if (byBeds.length > 0) return byBeds;
  }
  const walk = edgeLines(site, INSET_M, (p) => open(p) && byWalk(p));
  const anywhere = edgeLines(site, INSET_M, open);
  const orders = { border: [anywhere], "around-patio": [besides, walk, anywhere] };
  const order = orders[element.place as keyof typeof orders] ?? [walk, besides, anywhere];
  if (order[0] === walk) {
    const onBoth = besideOldWalk(site, spacing, open);
    if (onBoth.length > 0 && onBoth.length >= spaced(walk).length) return onBoth;
    // One that runs across the picture has the yard before or behind it.
    if (element.place === "along-walk" && !site.filled && spaced(walk).length < LEAST_ALONG) {
      const across = spaced(
        edgeLines(site, INSET_M, (p) => open(p) && site.hardDistance(p.x, p.z) < BESIDE_M),
      );
      if (across.length > spaced(walk).length) return across;
    }
  }
  return spaced(order.find((lines) => lines.length > 0) ?? []);
}

/** Fewer lights than this are none along a walk. */
const LEAST_ALONG = 3;

/** Places on both sides of the walk that the photo shows, in turn; in a highlight on the walk itself also where that leaves hardly any ground beside it. */
function besideOldWalk(site: Site, spacingM: number, open: (p: GroundPoint) => boolean): GroundPoint[] {
  const region = regionField(site);
  const most = site.filled ? INSET_M + BESIDE_M : -CLEAR_M;
  const [left, right] = walkSides(site, INSET_M);
  const onLeft = spacedAlong(left!, spacingM);
  // Half a distance farther on the other side: lights in pairs would look like a runway.
  const onRight = spacedAlong(right!, spacingM / 2).filter((_, k) => k % 2 === 1);
  return [...onLeft, ...onRight]
    .filter((p) => open(p) && region(p.x, p.z) < most && !isPaved(site, p))
    .sort((a, b) => a.z - b.z);
}

/** Whether a place lies on paving: the way before a door that is kept open for other things leads along the walk. */
function isPaved({ camera, hard }: Site, { x, z }: GroundPoint): boolean {
  const column = Math.floor(camera.photoX(x, z));
  const row = Math.floor(camera.photoY(0, z));
  const isSeen = column >= 0 && column < camera.widthPx && row >= 0 && row < camera.heightPx;
  return isSeen && hard[row * camera.widthPx + column]! > INSIDE;
}

/** Places on alternate sides of a walk, just off its edge: lights in pairs would look like a runway. */
function besideLine(
  site: Site,
  line: readonly GroundPoint[],
  walk: (x: number, z: number) => number,
  spacingM = SPACING_M / IN_TURN,
): GroundPoint[] {
  const spots: GroundPoint[] = [];
  spacedAlong(line, spacingM).forEach((p, k) => {
    if (p.z < NEAREST_M) return;
    // The direction of the walk at the nearest of its points.
    const near = line.reduce((best, q) =>
      Math.hypot(q.x - p.x, q.z - p.z) < Math.hypot(best.x - p.x, best.z - p.z) ? q : best,
    );
    const next = line[Math.min(line.length - 1, line.indexOf(near) + 1)]!;
    const before = line[Math.max(0, line.indexOf(near) - 1)]!;
    const length = Math.hypot(next.x - before.x, next.z - before.z) || 1;
    const side = k % 2 === 0 ? 1 : -1;
    for (let off = OFF_WALK_M.first; off < OFF_WALK_M.last; off += OFF_WALK_M.step) {
      const spot = {
        x: p.x + (side * off * (next.z - before.z)) / length,
        z: p.z - (side * off * (next.x - before.x)) / length,
      };
      if (walk(spot.x, spot.z) < INSET_M - ON_WALK_M) continue;
      if (regionField(site)(spot.x, spot.z) < -CLEAR_M) spots.push(spot);
      return;
    }
  });
  return spots;
}
