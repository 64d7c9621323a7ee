import type { Place } from "#core/elements/element.ts";
import type { GroundPoint } from "#core/geometry/point.ts";
import { findSpecies } from "#core/plants/catalogue.ts";
import { alongString } from "#renderer/layout/along-string.ts";
import { bedField } from "#renderer/layout/bed-field.ts";
import { alongPaving, beyondPaving, isBeforePaving } from "#renderer/layout/beyond-paving.ts";
import { drawnMiddle } from "#renderer/layout/drawn-edge.ts";
import { edgeLines, fieldLines, spacedAlong, valuesOf } from "#renderer/layout/edge-lines.ts";
import { linesAtFrame } from "#renderer/layout/frame-lines.ts";
import { hedgeAtPlants } from "#renderer/layout/hedge-and-plants.ts";
import { inItsPlace } from "#renderer/layout/in-its-place.ts";
import { inStrip } from "#renderer/layout/middle-line.ts";
import { offLine } from "#renderer/layout/off-line.ts";
import { behindFront, hidingHeight, isOldMissed, OLD_NOT_SEEN } from "#renderer/layout/old-run.ts";
import { openAtDoors } from "#renderer/layout/open-at-doors.ts";
import { behindHouse, insideFrame, noRoom, type Outcome } from "#renderer/layout/outcome.ts";
import { runAsAsked, runLength } from "#renderer/layout/run-of.ts";
import { seenFence } from "#renderer/layout/seen-fence.ts";
import { sideLines } from "#renderer/layout/side-lines.ts";
import { freeDistance, inFrame, regionField, type Site, type Stood } from "#renderer/layout/site.ts";
import { lineLength } from "#renderer/layout/trace-contours.ts";
import { strip } from "#renderer/layout/walk-line.ts";
import { waysSeenOver } from "#renderer/layout/ways-in-sight.ts";
import { clamp } from "#renderer/math/scalar.ts";
import { growsInRow, hedgeRun } from "#renderer/plants/hedge-run.ts";
import { drawnSize } from "#renderer/plants/plant-mesh.ts";
import type { Instance } from "#renderer/raster/instance.ts";
import { type Painter, TURN } from "./painter.ts";
import { placeRun } from "./place-run.ts";

/** Depth of a hedge, meters. */
const DEPTH_M = 0.7;
/** What is left to grow in a row is as wide as this share of its height, if it grows so wide: an areca palm is no column. */
const WIDE_SHARE = 0.55;
/**
 * Usual heights, meters: a privacy hedge of conifers, a clipped hedge or one along a street, one below the windows of a house or before a fence
 * that is seen, and one before plants.
 */
const HEIGHT_M = { tall: 1.8, low: 0.9, atHouse: 0.6, atWay: 0.6, before: 0.45 };
/**
 * A hedge with a part nearer to the camera than this, meters, is at most NEAR_SHARE of the camera's height:
 * a higher one would fill the picture.
 */
const NEAR_M = 5;
const NEAR_SHARE = 0.35;
/** One that was drawn as a strip, and hides what is behind it, may come up to this share. */
const NEAR_SCREEN_SHARE = 0.8;
/** Plants of which a number was asked for fill the strip that was drawn for them, up to so many times as far apart as usual. */
const FARTHEST_APART = 1.6;
/** Species where none is known by the name that was said. */
const FALLBACK = "boxwood";
/** Shorter pieces get no hedge, meters; between the gates of a fence they may be shorter. */
const LEAST_M = 2.4;
const LEAST_AT_FENCE_M = 1.6;
/** Room between the flank of a hedge and other things, and between its middle and paving, meters. */
const CLEAR_M = 0.1;
/** Open soil or mulch between the foot of a highlight and the hedge in it, meters. */
const FRONT_M = 0.25;
const OFF_PAVING_M = 0.4;

/** Plants at the same wall have so much room between the wall and the hedge before them. Meters. */
const BEHIND_M = 1.1;

/** Less of a front edge than this share of the photo's width is a corner of one: most of it lies below the photo. */
const LEAST_FRONT = 0.3;

/** The share of the photo's width that lines take. */
const shownAcross = (site: Site, lines: readonly GroundPoint[][]): number =>
  lines.reduce((sum, line) => {
    const across = line.map(({ x, z }) => inFrame(site, x, z).across);
    return sum + Math.max(...across) - Math.min(...across);
  }, 0);

/** A hedge at the front of a yard whose front edge lies below the photo stands in front of the house instead. */
const AT_HOUSE: Outcome = {
  placed: true,
  sentence:
    "The photo does not show the front edge of the yard, so the hedge stands along the house. Circle a strip to have it elsewhere.",
};

/** Where no side of a yard is open a hedge stands at the wall instead, unless its place was said. */
const NO_OPEN_SIDE: Outcome = {
  placed: true,
  sentence:
    "No open side of the yard was made out, so the hedge stands along the house. Circle a strip to have it elsewhere.",
};
const mayStandAtHouse = (place: Place | undefined): boolean => place === undefined || place === "border";

/** Of a drawn foot so much at each end rises in the curve of the stroke; and shorter hedges are a shrub. Meters. */
const CURVED_SHARE = 0.15;
const LEAST_DRAWN_M = 1.2;

/**
 * The foot of what a long, low highlight was drawn over, as a straight line with room for the hedge behind it; none where the highlight lies
 * on open ground.
 */
function alongFoot(site: Site): GroundPoint[][] {
  const { camera, drawnLine, hardDistance, filled } = site;
  if (!filled || !drawnLine?.heightM) return [];
  const foot = drawnLine.line.map(({ x, z }) => ({ u: camera.photoX(x, z), v: camera.photoY(0, z) }));
  const curved = Math.floor(CURVED_SHARE * foot.length);
  const row = straightRow(foot.slice(curved, foot.length - curved));
  const line = [foot[0]!, foot.at(-1)!].map(({ u }) => {
    return farther({ x: camera.groundX(u, row(u)), z: camera.groundZ(row(u)) }, DEPTH_M / 2 + FRONT_M);
  });
  const isOpen = line.every(({ x, z }) => hardDistance(x, z) > 0);
  return isOpen && lineLength(line, false) >= LEAST_DRAWN_M ? [movedBack(site, line)] : [];
}

/**
 * The lines along which a bed at a place would have its front edge, with so much room behind the hedge: a bed finds its place where the rim
 * of the yard is too ragged for a line.
 */
function alongBed(
  site: Site,
  place: Place,
  behindM: number,
  isFree: (p: GroundPoint) => boolean,
): GroundPoint[][] {
  const bed = bedField(site, place, behindM + DEPTH_M);
  if (!bed) return [];
  const region = regionField(site);
  // Along a wall ways stay open; along a walk the hedge stands beside it.
  const offPavingM = place === "along-house" ? OFF_PAVING_M : 0;
  const isFront = (p: GroundPoint) =>
    region(p.x, p.z) < -FRONT_SHARE * behindM - CLEAR_M &&
    site.hardDistance(p.x, p.z) > offPavingM &&
    isFree(p);
  return fieldLines(site, valuesOf(site, bed), -DEPTH_M / 2, isFront, LEAST_M);
}
/** What lies nearer to the wall than this share of the room behind a hedge is the bed's back and no front of it. */
const FRONT_SHARE = 0.7;

/** A strip no wider than this was drawn for the hedge in it, meters; at a wall a wider one is ground before it. */
const WIDEST_STRIP_M = 4;
const WIDEST_AT_HOUSE_M = 2.5;

/** Whoever circles a short hedge means it. */
const leastIn = ({ filled }: Site): number => (filled ? LEAST_DRAWN_M : LEAST_M);

/** The middle of a highlight that is a strip, without what is taken already. */
function alongStrip(
  site: Site,
  place: Place | undefined,
  isUntaken: (p: GroundPoint) => boolean,
): GroundPoint[][] {
  const isAtHouse = place === undefined || place === "along-house" || place === "back";
  const line = drawnMiddle(site, isAtHouse ? WIDEST_AT_HOUSE_M : WIDEST_STRIP_M, DEPTH_M / 2 + CLEAR_M);
  if (!line?.every(isUntaken) || lineLength(line, false) < leastIn(site)) return [];
  return [movedBack(site, line)];
}

/** A bed before a hedge has this much room at most, looked for in steps; so much of what lies in the highlight stays in it. Meters and a share. */
const FRONT_BED_M = 0.8;
const STEP_M = 0.1;
const MOST_INSIDE = 0.9;

/** Where a yard goes on past the farthest ground that is laid out, that ground's far end is the back of it. */
function farEnd(site: Site, insetM: number, isFree: (p: GroundPoint) => boolean): GroundPoint[][] {
  const { grid } = site;
  const farM = grid.z0 + grid.nz * grid.cellM - insetM - 2 * grid.cellM;
  return edgeLines(
    site,
    insetM,
    (p) => p.z > farM && isFree(p) && site.hardDistance(p.x, p.z) > OFF_PAVING_M,
    LEAST_M,
  );
}

/** A line of a highlight moved away from whoever looks, as far as that lets it, where plants at its front are to have their room. */
function movedBack(site: Site, line: readonly GroundPoint[]): GroundPoint[] {
  if (!hasFrontBed(site)) return [...line];
  const region = regionField(site);
  const places = spacedAlong(line, STEP_M);
  const insideAt = (byM: number) =>
    places.filter((p) => {
      const { x, z } = farther(p, byM);
      return region(x, z) < 0;
    }).length;
  let byM = 0;
  while (byM < FRONT_BED_M && insideAt(byM + STEP_M) >= MOST_INSIDE * insideAt(0)) byM += STEP_M;
  return line.map((p) => farther(p, byM));
}

/** A point so much farther away in the same column of the picture: what is moved back stays within the ends that were drawn for it. */
const farther = ({ x, z }: GroundPoint, byM: number): GroundPoint => ({ x: (x * (z + byM)) / z, z: z + byM });

const hasFrontBed = ({ plan: { elements } }: Site): boolean =>
  elements.some(({ kind, place }) => kind === "bed" && place === "front");

/** Where a hedge may stand as a bed would lie: where it finds no line else, and along a way where that makes it so many times as long. */
const LONGER = 1.5;
const AS_BED: ReadonlySet<Place> = new Set<Place>([
  "along-house",
  "along-walk",
  "along-driveway",
  "left",
  "right",
]);

/** A line as long as what stood there, square to the view of it. */
function acrossView({ x, z, wideM }: Stood): GroundPoint[] {
  const halfM = Math.max(wideM, LEAST_DRAWN_M) / 2;
  const away = Math.hypot(x, z);
  return [-halfM, halfM].map((m) => ({ x: x + (m * z) / away, z: z - (m * x) / away }));
}

/** The straight line through places of the photo that misses them least: its row at a column. */
function straightRow(places: readonly { u: number; v: number }[]): (u: number) => number {
  const count = places.length;
  const meanU = places.reduce((sum, { u }) => sum + u, 0) / count;
  const meanV = places.reduce((sum, { v }) => sum + v, 0) / count;
  const spread = places.reduce((sum, { u }) => sum + (u - meanU) ** 2, 0);
  const slope = places.reduce((sum, { u, v }) => sum + (u - meanU) * (v - meanV), 0) / Math.max(1, spread);
  return (u) => meanV + slope * (u - meanU);
}

/**
 * Plants a hedge along the sides of the yard or through a narrow highlight. The bill counts plants by the
 * spacing of the species, or as many as were asked for.
 */
export const hedge: Painter<"hedge"> = {
  turn: TURN.hedge,
  paint: (site, element) => {
    const { oldFence } = site;
    if (isOldMissed(site, element)) return OLD_NOT_SEEN;
    // Before plants at the same wall a hedge is their low front.
    const isBefore = element.place === "along-house" && hedgeAtPlants(site.plan) === "before";
    const insetM = DEPTH_M / 2 + CLEAR_M;
    const isUntaken = (p: GroundPoint) => freeDistance(site, p.x, p.z) > insetM;
    const isFree = (p: GroundPoint) => isUntaken(p) && waysSeenOver(site, p, DEPTH_M / 2, HEIGHT_M.atHouse);
    const atFence = element.place === "along-fence" ? seenFence(site, insetM, LEAST_AT_FENCE_M) : null;
    const free = atFence?.filter((line) => line.every(isUntaken)) ?? [];
    const onSides = (place: Place | undefined) =>
      sideLines(site, place, {
        insetM,
        leastM: leastIn(site),
        clear: (p) => isFree(p) && site.hardDistance(p.x, p.z) > OFF_PAVING_M,
      });
    const overThings = oldFence
      ? behindFront(site, oldFence, DEPTH_M / 2)
      : free.length > 0
        ? []
        : alongFoot(site);
    const isOverThings = overThings.length > 0;
    const inPlace = element.size?.count === 1 ? inItsPlace(site, element.place) : null;
    const atOld = inPlace ? [acrossView(inPlace)] : [];
    const atPlants = isBefore ? alongBed(site, "along-house", BEHIND_M, isFree) : [];
    const along =
      isOverThings || element.place === "along-fence" ? [] : alongStrip(site, element.place, isUntaken);
    const atFoot = site.foot ? [offLine(site.foot, insetM)].filter((line) => line.every(isUntaken)) : [];
    const known = [atOld, atFoot, overThings, free, along, atPlants].find((lines) => lines.length > 0) ?? [];
    const onSide =
      known.length > 0 ? { lines: known, byStreet: false, isHidden: false } : onSides(element.place);
    const asBed =
      known.length === 0 && element.place && AS_BED.has(element.place)
        ? alongBed(site, element.place, 0, isFree)
        : [];
    const isAlongWay = element.place === "along-walk" || element.place === "along-driveway";
    const isBed = isAlongWay
      ? runLength(asBed) > LONGER * runLength(onSide.lines)
      : onSide.lines.length === 0 && asBed.length > 0;
    const inYard = isBed ? { ...onSide, lines: asBed } : onSide;
    const isAlongHouse = element.place === "along-house" && !site.filled && !isBefore;
    const atWall = isAlongHouse ? beyondPaving(site, inYard.lines, DEPTH_M, LEAST_M, isFree) : [];
    const besides = atWall.length > 0 ? inYard.lines.filter((line) => !isBeforePaving(site, [line])) : [];
    const asAsked = atWall.length > 0 ? { ...inYard, lines: [...atWall, ...besides] } : inYard;
    const isBelowFrame =
      element.place === "front" && !site.filled && shownAcross(site, asAsked.lines) < LEAST_FRONT;
    const atHouse = isBelowFrame ? onSides("along-house").lines : [];
    const atSide = atHouse.length > 0 ? { lines: atHouse, byStreet: true } : asAsked;
    const asDrawn = atSide.lines.length > 0 ? [] : inStrip(site, DEPTH_M, leastIn(site));
    // Whoever draws a place for a hedge means that place, though no fence is seen behind it.
    const isDrawn = asDrawn.length === 0 && atSide.lines.length === 0 && site.filled && !!element.place;
    const drawn = isDrawn ? onSides("back").lines : asDrawn;
    const isClosed = drawn.length > 0 || atSide.lines.length > 0;
    const atFrame =
      !isClosed && !site.filled
        ? linesAtFrame(site, element.place, { heightM: HEIGHT_M.low, insetM, leastM: LEAST_M, clear: isFree })
        : null;
    const isLost = !isClosed && !atFrame && !site.filled && mayStandAtHouse(element.place);
    const instead = isLost
      ? ([onSides("along-house").lines, alongBed(site, "along-house", 0, isFree)].find(
          (lines) => lines.length > 0,
        ) ?? [])
      : [];
    const isBackFar = !isClosed && !atFrame && element.place === "back" && !asAsked.isHidden;
    const atFarEnd = isBackFar ? farEnd(site, insetM, isFree) : [];
    const found = [drawn, atFrame?.lines ?? [], instead, atFarEnd].find((lines) => lines.length > 0);
    const { lines: run, byStreet } = found ? { lines: found, byStreet: false } : atSide;
    const species = findSpecies(element.species) ?? findSpecies(FALLBACK)!;
    const { count } = element.size ?? {};
    const isAtHouse = element.place === "along-house" || atHouse.length > 0 || instead.length > 0;
    const open = isAtHouse ? openAtDoors(site, run) : run;
    const whole = open.map((line) =>
      atWall.length > 0 ? alongPaving(site, line) : alongString(site.camera, line),
    );
    const evenM =
      asDrawn.length + along.length === 0 || count === undefined ? 0 : lineLength(whole[0]!, false) / count;
    const usualApartM = species.spacingM;
    const apartM = element.spacingM ?? Math.max(usualApartM, Math.min(evenM, usualApartM * FARTHEST_APART));
    const countedM = count === undefined ? undefined : count * apartM;
    const { lines, lengthM, isShorter, outcome } = runAsAsked(whole, "hedge", element, countedM);
    if (lines.length === 0) return asAsked.isHidden ? behindHouse("hedge") : noRoom("hedge");
    const isScreen = species.role === "hedge";
    const screens = isScreen && !byStreet && !isAtHouse && element.place !== "along-walk";
    // What is left to grow is as high and as wide as its kind.
    const ownM = growsInRow(species) && species.role !== "hedge" ? drawnSize(species.id).heightM : undefined;
    const depthM =
      ownM === undefined
        ? DEPTH_M
        : Math.min(Math.max(DEPTH_M, WIDE_SHARE * ownM), 2 * drawnSize(species.id).radiusM);
    const nearestM = Math.min(...lines.flat().map(({ z }) => z));
    const atUsualM =
      ownM ??
      (screens
        ? HEIGHT_M.tall
        : isBefore
          ? HEIGHT_M.before
          : (isAtHouse && !isScreen) || free.length > 0
            ? HEIGHT_M.atHouse
            : isAlongWay
              ? HEIGHT_M.atWay
              : HEIGHT_M.low);
    // Whoever circles old shrubs for a hedge means one about as high; behind plants it is as high as usual, or it would not be seen.
    const drawnM = isOverThings && !hasFrontBed(site) ? (site.drawnLine?.heightM ?? atUsualM) : atUsualM;
    // In the place of a fence it is as high as that was, and no lower, so that nothing of it shows.
    const oldM = hidingHeight(element, site);
    const usualM = screens ? atUsualM : clamp(drawnM, Math.min(HEIGHT_M.atHouse, atUsualM), atUsualM);
    const heightM = Math.max(
      oldM,
      element.size?.heightM ??
        (oldFence
          ? oldM
          : nearestM < NEAR_M
            ? Math.min(
                usualM,
                site.camera.heightM *
                  (asDrawn.length > 0 || along.length > 0 || isOverThings ? NEAR_SCREEN_SHARE : NEAR_SHARE),
              )
            : usualM),
    );
    const plants =
      count !== undefined && !isShorter && !element.grown ? count : Math.max(1, Math.round(lengthM / apartM));
    for (const line of lines) {
      // Columns of trees stand free, as many as the bill has; the flanks of shrubs touch.
      const isSpaced = count !== undefined || element.spacingM !== undefined || species.role === "tree";
      const spacingM = isSpaced ? lengthM / plants : undefined;
      const run = hedgeRun(species.id, line, heightM, depthM, site.light.sun.direction[1], spacingM);
      site.instances.push(
        ...(atWall.length > 0 ? run.map((one): Instance => ({ ...one, behindPaving: true })) : run),
      );
      site.taken.push(strip(line, depthM));
    }
    placeRun(site, element, lines, {
      lengthM,
      depthM,
      heightM,
      plants: [{ species: species.id, count: plants }],
    });
    if (!outcome.placed || outcome.sentence) return outcome;
    if (atFrame) return insideFrame("hedge", atFrame.side);
    if (instead.length > 0) return NO_OPEN_SIDE;
    return atHouse.length > 0 ? AT_HOUSE : outcome;
  },
};
