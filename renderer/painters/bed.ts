import type { Place } from "#core/elements/element.ts";
import { findSpecies } from "#core/plants/catalogue.ts";
import { keepClosures } from "#renderer/kept-closures.ts";
import { bedField } from "#renderer/layout/bed-field.ts";
import type { BedBack } from "#renderer/layout/bed-places.ts";
import { drawnOval, momentRectangle } from "#renderer/layout/drawn-outline.ts";
import { fieldLines, valuesOf } from "#renderer/layout/edge-lines.ts";
import { freezeField } from "#renderer/layout/freeze-field.ts";
import { hedgeAtPlants } from "#renderer/layout/hedge-and-plants.ts";
import { fillsRegion, isLooseStone, isScattered, mainMaterial } from "#renderer/layout/main-material.ts";
import {
  AS_ASKED,
  fewerPlants,
  likeOldMulch,
  MORE_ROWS,
  missingPlants,
  noRoom,
  OPEN_BEFORE_DOOR,
} from "#renderer/layout/outcome.ts";
import { plantBed } from "#renderer/layout/plant-bed.ts";
import { standInRow } from "#renderer/layout/plant-row.ts";
import { ringOfFew, spotOfOne } from "#renderer/layout/ring-of-few.ts";
import { roundEnds } from "#renderer/layout/round-ends.ts";
import { freeDistance, layDetail, laySurface, regionField, type Site } from "#renderer/layout/site.ts";
import { stripOfPlants } from "#renderer/layout/stone-strip.ts";
import type { GroundSdf } from "#renderer/mask/coverage.ts";
import { drawnSize } from "#renderer/plants/plant-mesh.ts";
import { steelEdge } from "#renderer/textures/plain-edge.ts";
import { soil } from "#renderer/textures/soil.ts";
import { coverShade, mulchLike } from "./cover-shade.ts";
import { type ElementOf, type Painter, TURN } from "./painter.ts";
import { mainLines, STANDING_WIDTH_M, setEdge } from "./standing-edge.ts";
import { behindBlades, inBladeShade } from "./turf-rim.ts";

/** A bed of less area than this is not laid, as it would hold nothing, nor is a piece of a larger one that has no room for a shrub. Square meters. */
const LEAST_M2 = 0.4;
const LEAST_PIECE_M2 = 0.8;
/** Who drew the bed round a narrow piece means that too. */
const LEAST_DRAWN_PIECE_M2 = 0.15;
/** But not a tip of the highlight beyond a walk, of less than this share of the bed. */
const TIP_SHARE = 0.06;
/**
 * Width of a spade's cut between bed and lawn, and of a steel edge, drawn a little wider than the bill has
 * it, meters.
 */
const CUT_M = 0.025;
const EDGING_M = 0.014;
/** Tone of the soil at the foot of a lawn's rim, where it lies in shade (1 is freshly cut soil). */
const RIM_SOIL = 0.7;
/** Cut and edging stop this far from walls, walks, patios and trees, meters. */
const RIM_M = 0.2;
/**
 * Farther from the line than this, meters, nothing of it is drawn, and the costly distances to other things
 * are not computed.
 */
const NEAR_LINE_M = 0.3;
/** Tone of the soil in the cut, where little light falls, and over how much its crumbling rims fade, meters. */
const CUT_SOIL = 0.6;
const CUT_SOFT_M = 0.03;
/** A bed keeps this far off other things, meters. */
const OFF_THINGS_M = 0.1;
/** Every second cell across and away is counted for an area. */
const AREA_STEP = 2;

/**
 * Fills the region, or lays a bed at the wished place: a cut along the lawn, mulch or gravel, edging, then
 * plants. Answers with a note when plants found no room or a way to a door stays open.
 */
export const bed: Painter<"bed"> = {
  turn: TURN.bed,
  paint: (site, element) => {
    const spot = spotOfOne(site, element);
    const whole = !spot && fillsRegion(site, element);
    // A bed of the photo leaves the ways open that there are.
    const way = site.isOwnBed ? null : wayThrough(site);
    // Ground of the photo keeps the outline that it has.
    const isOval = whole && element.shape === "round" && !site.isOwnBed;
    const strip = stripOfPlants(site, element);
    const isAllOver = strip !== null || isScattered(site, element);
    const isYard = site.plan.elements.some(({ kind }) => kind === "lawn");
    const placed =
      whole || isAllOver
        ? null
        : (spot ??
          bedField(
            site,
            element.place,
            element.size?.widthM ?? depthOf(site, element),
            element.shape,
            element.side,
          ));
    // A circled yard may have a door behind the bed in it. A person who circles a bed alone saw what stands there.
    const open: GroundSdf | null =
      placed && way && isYard ? (x, z) => Math.max(placed(x, z), -way(x, z)) : placed;
    const shape =
      whole || isAllOver
        ? aroundThings(
            strip ? { ...site, taken: site.taken.filter((shape) => shape !== strip.field) } : site,
            way,
            strip?.field ?? (isOval ? ovalOf(site) : regionField(site)),
          )
        : open && areaOf(site, open) < LEAST_M2 && isInOwnStones(site, element)
          ? aroundThings(site, way, regionField(site))
          : open;
    const cutOut = shape && freezeField(site, shape);
    const isDrawn = whole && !site.isOwnBed;
    const tipM2 = isDrawn && cutOut ? TIP_SHARE * areaOf(site, cutOut) : LEAST_PIECE_M2;
    const leastM2 = Math.max(LEAST_DRAWN_PIECE_M2, Math.min(LEAST_PIECE_M2, tipM2));
    const all = cutOut && freezeField(site, whole && !way ? cutOut : roundEnds(site, cutOut), leastM2);
    const back = backOf(element.place, whole);
    // What somebody drew a highlight for fills it.
    const isRing = (!whole || site.areaId === null) && !site.isOwnBed && !isAllOver;
    const field = all && isRing ? ringOfFew(site, element, all, back) : all;
    if (!all || !field || areaOf(site, all) < LEAST_M2) return noRoom("planting bed");
    // Where the region ends there is a wall or a walk, and patios and trees have an edge of their own.
    const region = regionField(site);
    const others = [...site.taken];
    const rim: GroundSdf = (x, z) => {
      // Positive within RIM_M of the region's edge and of other things: no cut and no edging there.
      let most = region(x, z) + RIM_M;
      for (const shape of others) most = Math.max(most, RIM_M - shape(x, z));
      return most;
    };
    const edge = evenly(field);
    const cut: GroundSdf = (x, z) => {
      // Signed distance to a strip along the inner side of the edge, meters.
      const line = Math.abs(edge(x, z) + CUT_M / 2) - CUT_M;
      return line > NEAR_LINE_M ? line : Math.max(line, rim(x, z));
    };
    const isInTurf = liesInTurf(site, element);
    // What a person circled and named an edge for has it at walks too; a bed of the photo has one at the lawn.
    const endsAt = element.edge && !site.isOwnBed ? isClosed : notAtLawn;
    const old = element.mulch === "brown" && !site.keepsCover ? site.oldMulch(field) : null;
    const shade = old ? mulchLike(old, site.light.sun) : coverShade(element, site.light.sun);
    const fills = whole && field === all && !isOval && site.taken.length === 0 && !way;
    // Where a new lawn is laid too, its own blades hang over the rim. Those of a lawn that stays hide the cut.
    const isKept = isInTurf && !site.plan.elements.some(({ kind }) => kind === "lawn");
    if (!site.keepsCover && isInTurf && !isKept)
      layDetail(site, cut, { kind: "matte", shade: soil(CUT_SOIL) }, CUT_SOFT_M);
    const laid = laySurface(site, element, field, { kind: "matte", shade }, { whole: fills });
    const isBehind = isKept && !site.keepsCover;
    const shown = isBehind ? behindBlades(site, field, fills) : field;
    if (site.keepsCover || isAllOver) site.layers.at(-1)!.shape = NOWHERE;
    else if (isBehind) {
      site.layers.at(-1)!.shape = shown;
      layDetail(site, inBladeShade(site, field, shown, fills), { kind: "matte", shade: soil(RIM_SOIL) });
    }
    // A thin line of steel along the finest rim of a highlight would show how coarse the ground is known.
    if (element.edging && ((isInTurf && !fills) || element.edge)) {
      const { edge: kind } = element;
      const widthM = kind ? STANDING_WIDTH_M[kind] : EDGING_M;
      const isOpen = (x: number, z: number) => (whole ? endsAt(site, edge, x, z) : rim(x, z));
      if (kind) {
        const middle: GroundSdf = (x, z) => edge(x, z) + widthM / 2;
        const lines = fieldLines(
          site,
          valuesOf(site, middle),
          0,
          ({ x, z }) => isOpen(x, z) < 0,
          LEAST_EDGE_M,
        );
        setEdge(site, kind, mainLines(lines));
      } else {
        const ring: GroundSdf = (x, z) => {
          const from = Math.abs(edge(x, z) + widthM) - widthM / 2;
          if (from > NEAR_LINE_M) return from;
          // Steel is no higher than the blades before it.
          const line = isBehind ? Math.max(from, shown(x, z)) : from;
          // A bed that is its whole region ends at the lawn and at walls alike.
          return Math.max(line, isOpen(x, z));
        };
        layDetail(site, ring, { kind: "matte", shade: steelEdge });
      }
    }
    const before = site.instances.length;
    laid.plants = plantBed(site, element, all, back);
    const only = plantOfRow(element);
    const stepM = only && (element.spacings?.[only.id] ?? 2 * drawnSize(only.id).radiusM);
    const isRow = !stepM || standInRow(site.instances.slice(before), stepM);
    // Between scattered plants the stones of their region are seen and counted: of the ground they have their crowns alone.
    if (isAllOver) laid.field = site.taken.at(-1) ?? laid.field;
    return (
      fewerPlants(laid.plants, element) ??
      missingPlants(laid.plants, namedIn(site, element)) ??
      (isRow ? null : MORE_ROWS) ??
      (whole && way ? OPEN_BEFORE_DOOR : old ? likeOldMulch(element) : AS_ASKED)
    );
  },
};

/** A bed of one row goes on so far beside its plants, meters. */
const BESIDE_ROW_M = 0.1;

/** Shorter pieces of an edge get no stones, meters. */
const LEAST_EDGE_M = 0.5;

/** A bed before the hedge at its wall begins where that ends, meters. */
const BEFORE_HEDGE_M = 2;
/** The plant of a bed that is to stand in one row; undefined of other beds. */
function plantOfRow({ inRow, species: [first, second] }: ElementOf<"bed">) {
  return inRow && first && !second ? findSpecies(first) : undefined;
}

/** How deep a bed is of which no size was said; the usual depth without. */
function depthOf(site: Site, element: ElementOf<"bed">): number | undefined {
  const only = plantOfRow(element);
  if (only) return 2 * (drawnSize(only.id).radiusM + BESIDE_ROW_M);
  return element.place === "along-house" && hedgeAtPlants(site.plan) === "behind"
    ? BEFORE_HEDGE_M
    : undefined;
}

/** Whether plants were asked for in the stones that fill a highlight no larger than a bed: where their place is not there they stand in all of it. */
const isInOwnStones = (site: Site, { mulch }: ElementOf<"bed">): boolean =>
  site.filled && site.isBedSized && mulch === "gravel" && isLooseStone(mainMaterial(site));

/** Whether a bed is dug into grass, and not into the gravel or paving that is laid all over its region: there it ends without a cut. */
function liesInTurf(site: Site, element: ElementOf<"bed">): boolean {
  const main = mainMaterial(site);
  return main === undefined || main === element || main.kind === "lawn";
}

/** So far beyond the edge of a bed lies what it ends at, meters. */
const BEYOND_M = 0.35;
/** Coverage from which that is lawn. */
const IS_LAWN = 0.4;

/** -1 where a bed ends at the photo's lawn, 1 elsewhere. */
export const notAtLawn = (site: Site, edge: GroundSdf, x: number, z: number): number =>
  beyond(site, edge, x, z, (o) => site.lawn[o]! > IS_LAWN);

/** Coverage from which something that stands closes a bed: it needs no edge there. */
const IS_UPRIGHT = 0.3;
/** -1 where a bed that is named an edge ends at open ground, 1 where it ends at the house or at a fence. */
const isClosed = (site: Site, edge: GroundSdf, x: number, z: number): number =>
  beyond(site, edge, x, z, (o) => Math.max(site.house[o]!, site.fences[o]!) < IS_UPRIGHT);

/** -1 where the photo shows beyond the edge what is looked for, 1 elsewhere and out of sight. */
function beyond(
  { camera }: Site,
  edge: GroundSdf,
  x: number,
  z: number,
  isThere: (pixel: number) => boolean,
): number {
  const away = {
    x: edge(x + SLOPE_M, z) - edge(x - SLOPE_M, z),
    z: edge(x, z + SLOPE_M) - edge(x, z - SLOPE_M),
  };
  const far = BEYOND_M / (Math.hypot(away.x, away.z) || 1);
  const u = Math.round(camera.photoX(x + away.x * far, z + away.z * far));
  const v = Math.round(camera.photoY(0, z + away.z * far));
  const isInside = u >= 0 && v >= 0 && u < camera.widthPx && v < camera.heightPx;
  return isInside && isThere(v * camera.widthPx + u) ? -1 : 1;
}

/** The shape of a layer of which nothing is painted. */
const NOWHERE: GroundSdf = () => 1;

/** Where the tall plants of a bed stand: at its far edge, at the wall, or nowhere in particular. */
const backOf = (place: Place | undefined, whole: boolean): BedBack =>
  whole ? "far-edge" : place === "centre" || place === "corner" ? "none" : "wall";

/** The plants that a bed was asked to have: trees stand by themselves, and what a hand took out is not missed. */
const namedIn = ({ planted }: Site, { species, counts = {} }: ElementOf<"bed">): string[] =>
  species.filter(
    (id) =>
      (findSpecies(id)?.role ?? "tree") !== "tree" &&
      counts[id] === undefined &&
      !planted.some((change) => change.species === id),
  );

/** Half the distance over which the slope of a field is measured, meters. */
const SLOPE_M = 0.1;
/** Least slope that a distance is divided by: where a field hardly changes, its line would have no end. */
const FLATTEST = 0.25;

/**
 * Near its zero line, turns a field into meters: the fronts of beds add up distances and waves, and lines
 * along them would change their width.
 */
const evenly =
  (field: GroundSdf): GroundSdf =>
  (x, z) => {
    const here = field(x, z);
    if (Math.abs(here) > NEAR_LINE_M) return here;
    const across = field(x + SLOPE_M, z) - field(x - SLOPE_M, z);
    const away = field(x, z + SLOPE_M) - field(x, z - SLOPE_M);
    return here / Math.max(FLATTEST, Math.sqrt(across * across + away * away) / (2 * SLOPE_M));
  };

/** The oval that a highlight was drawn for, as wide and as deep as it is. */
function ovalOf(site: Site): GroundSdf {
  const own = momentRectangle(site);
  return own ? drawnOval(site, own).field : regionField(site);
}

/** The region, or a shape in it, without what is taken and without the way to a door. */
function aroundThings(site: Site, way: GroundSdf | null, region: GroundSdf): GroundSdf {
  const around: GroundSdf = (x, z) => Math.max(region(x, z), OFF_THINGS_M - freeDistance(site, x, z));
  return way ? (x, z) => Math.max(around(x, z), -way(x, z)) : around;
}

/**
 * The way before a door is kept free only if more than this share of the highlight is left: a smaller
 * highlight means that very place.
 */
const LEAST_LEFT = 0.6;

/** The way before a door that leads through a highlight; null where none does, or where it is most of it. */
function wayThrough(site: Site): GroundSdf | null {
  const { doorway: way } = site;
  if (!way) return null;
  const region = regionField(site);
  const all = areaOf(site, region);
  const open: GroundSdf = (x, z) => Math.max(region(x, z), -way(x, z));
  keepClosures(open);
  const left = areaOf(site, open);
  return left < all && left > LEAST_LEFT * all ? way : null;
}

/** Area inside both the region and the field, square meters. */
function areaOf(site: Site, field: GroundSdf): number {
  const { grid } = site;
  let cells = 0;
  for (let j = 0; j < grid.nz; j += AREA_STEP) {
    for (let i = 0; i < grid.nx; i += AREA_STEP) {
      if (!grid.inside[j * grid.nx + i]) continue;
      if (field(grid.x0 + (i + 0.5) * grid.cellM, grid.z0 + (j + 0.5) * grid.cellM) < 0) cells++;
    }
  }
  return cells * AREA_STEP ** 2 * grid.cellM * grid.cellM;
}
