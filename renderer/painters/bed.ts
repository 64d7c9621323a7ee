import type { Place } from "#core/elements/element.ts";
import { findSpecies } from "#core/plants/catalogue.ts";
import { bedField } from "#renderer/layout/bed-field.ts";
import { fieldLines } from "#renderer/layout/edge-lines.ts";
import { freezeField } from "#renderer/layout/freeze-field.ts";
import { fillsRegion } from "#renderer/layout/main-material.ts";
import { AS_ASKED, fewerPlants, missingPlants, noRoom, OPEN_BEFORE_DOOR } from "#renderer/layout/outcome.ts";
import { type BedBack, plantBed } from "#renderer/layout/plant-bed.ts";
import { freeDistance, layDetail, laySurface, regionField, type Site } from "#renderer/layout/site.ts";
import { lineLength } from "#renderer/layout/trace-contours.ts";
import type { GroundSdf } from "#renderer/mask/coverage.ts";
import { gravel } from "#renderer/textures/gravel.ts";
import type { ShadeGround } from "#renderer/textures/ground-sample.ts";
import { mulch } from "#renderer/textures/mulch.ts";
import { steelEdge } from "#renderer/textures/plain-edge.ts";
import { soil } from "#renderer/textures/soil.ts";
import { EDGE_WIDTH_M, edgeShade } from "./edge-course.ts";
import { type ElementOf, type Painter, TURN } from "./painter.ts";
import { behindBlades, inBladeShade } from "./turf-rim.ts";

/** A bed smaller than this holds nothing. */
const LEAST_M2 = 0.4;
/** A spade's cut between bed and lawn, and a blade of steel as the bill has it, drawn a little wider than it is. */
const CUT_M = 0.04;
const EDGING_M = 0.025;
/** How dry the soil at the foot of a lawn's rim is, which lies in its shade. */
const RIM_SOIL = 0.45;
/** Distance to walls, walks, patios and trees at which they stop. */
const RIM_M = 0.2;
/** Farther from the line than this nothing of it is seen, and what else is there need not be asked. */
const NEAR_LINE_M = 0.3;

export const bed: Painter<"bed"> = {
  turn: TURN.bed,
  paint: (site, element) => {
    const whole = fillsRegion(site, element);
    const way = wayThrough(site);
    const shape = whole ? aroundThings(site, way) : bedField(site, element.place, element.size?.widthM);
    const field = shape && freezeField(site, shape, LEAST_M2);
    if (!field || areaOf(site, field) < LEAST_M2) return noRoom("planting bed");
    const { sun } = site.light;
    // Where the region ends there is a wall or a walk, and patios and trees have an edge of their own.
    const region = regionField(site);
    const others = [...site.taken];
    const rim: GroundSdf = (x, z) => {
      let most = region(x, z) + RIM_M;
      for (const shape of others) most = Math.max(most, RIM_M - shape(x, z));
      return most;
    };
    const edge = evenly(field);
    const cut: GroundSdf = (x, z) => {
      const line = Math.abs(edge(x, z) + CUT_M / 2) - CUT_M;
      return line > NEAR_LINE_M ? line : Math.max(line, rim(x, z));
    };
    layDetail(site, cut, { kind: "matte", shade: soil(0.7) });
    const shade =
      element.mulch === "gravel" ? gravel(element.stone ?? "river", sun) : mulch(element.mulch, sun);
    const fills = whole && site.taken.length === 0 && !way;
    // Where a new lawn is laid too, its own blades hang over the rim.
    const isKept = !site.plan.elements.some(({ kind }) => kind === "lawn");
    const laid = laySurface(site, element, field, { kind: "matte", shade }, { whole: fills });
    if (isKept) {
      const layer = site.layers.at(-1)!;
      layer.shape = behindBlades(site, field, fills);
      layDetail(site, inBladeShade(site, field, layer.shape), { kind: "matte", shade: soil(RIM_SOIL) });
    }
    if (element.edging) {
      const widthM = element.edge ? EDGE_WIDTH_M[element.edge] : EDGING_M;
      const ring: GroundSdf = (x, z) => {
        const line = Math.abs(edge(x, z) + widthM) - widthM / 2;
        return line > NEAR_LINE_M ? line : Math.max(line, rim(x, z));
      };
      layDetail(site, ring, {
        kind: "matte",
        shade: edgeLook(site, element.edge, (x, z) => edge(x, z) + widthM),
      });
    }
    laid.plants = plantBed(site, element, field, backOf(element.place, whole));
    return (
      fewerPlants(laid.plants, element) ??
      missingPlants(laid.plants, namedIn(site, element)) ??
      (whole && way ? OPEN_BEFORE_DOOR : AS_ASKED)
    );
  },
};

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

/** Steel, or a course of stones that follows the longest line of the edge. */
function edgeLook(site: Site, edge: ElementOf<"bed">["edge"], field: GroundSdf): ShadeGround {
  if (!edge) return steelEdge;
  const { grid } = site;
  const values = new Float32Array(grid.nx * grid.nz);
  for (let j = 0; j < grid.nz; j++)
    for (let i = 0; i < grid.nx; i++)
      values[j * grid.nx + i] = field(grid.x0 + (i + 0.5) * grid.cellM, grid.z0 + (j + 0.5) * grid.cellM);
  const lines = fieldLines(site, values, 0, () => true, 0.5);
  const longest = lines.toSorted((a, b) => lineLength(b, false) - lineLength(a, false))[0];
  return longest ? edgeShade(site, edge, longest, field) : steelEdge;
}

/** Reach of the slope of a field, meters. */
const SLOPE_M = 0.1;
/** Where a field hardly changes its line would have no end. */
const FLATTEST = 0.25;

/** A field near its zero as meters to that: the fronts of beds add up distances and waves, and lines along them would swell. */
const evenly =
  (field: GroundSdf): GroundSdf =>
  (x, z) => {
    const here = field(x, z);
    if (Math.abs(here) > NEAR_LINE_M) return here;
    const across = field(x + SLOPE_M, z) - field(x - SLOPE_M, z);
    const away = field(x, z + SLOPE_M) - field(x, z - SLOPE_M);
    return here / Math.max(FLATTEST, Math.sqrt(across * across + away * away) / (2 * SLOPE_M));
  };

function aroundThings(site: Site, way: GroundSdf | null): GroundSdf {
  const region = regionField(site);
  const around: GroundSdf = (x, z) => Math.max(region(x, z), 0.1 - freeDistance(site, x, z));
  return way ? (x, z) => Math.max(around(x, z), -way(x, z)) : around;
}

/** Whoever circles little more than the way before a door means that place. */
const LEAST_LEFT = 0.4;

/** The way before a door that leads through a highlight; null where none does, or where it is most of it. */
function wayThrough(site: Site): GroundSdf | null {
  const { doorway: way } = site;
  if (!way) return null;
  const region = regionField(site);
  const all = areaOf(site, region);
  const left = areaOf(site, (x, z) => Math.max(region(x, z), -way(x, z)));
  return left < all && left > LEAST_LEFT * all ? way : null;
}

function areaOf(site: Site, field: GroundSdf): number {
  const { grid } = site;
  let cells = 0;
  for (let j = 0; j < grid.nz; j += 2) {
    for (let i = 0; i < grid.nx; i += 2) {
      if (!grid.inside[j * grid.nx + i]) continue;
      if (field(grid.x0 + (i + 0.5) * grid.cellM, grid.z0 + (j + 0.5) * grid.cellM) < 0) cells++;
    }
  }
  return cells * 4 * grid.cellM * grid.cellM;
}
