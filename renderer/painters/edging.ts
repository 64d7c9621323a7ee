import type { HardscapeUse, Place, PlanElement } from "#core/elements/element.ts";
import type { GroundPoint } from "#core/geometry/point.ts";
import { driveDistance, walkDistance } from "#renderer/layout/beside.ts";
import { besideLine, drawnEdge } from "#renderer/layout/drawn-edge.ts";
import { fieldLines } from "#renderer/layout/edge-lines.ts";
import { isLooseStone, mainMaterial } from "#renderer/layout/main-material.ts";
import { AS_ASKED, noRoom } from "#renderer/layout/outcome.ts";
import { type LaidSurface, layDetail, regionField, type Site } from "#renderer/layout/site.ts";
import { lineLength } from "#renderer/layout/trace-contours.ts";
import type { GroundSdf } from "#renderer/mask/coverage.ts";
import { distanceTransform } from "#renderer/mask/distance-transform.ts";
import { bytesFrom } from "#renderer/math/from-plane.ts";
import type { ShadeGround } from "#renderer/textures/ground-sample.ts";
import { notAtLawn } from "./bed.ts";
import { EDGE_WIDTH_M, edgeShade } from "./edge-course.ts";
import { type Painter, TURN } from "./painter.ts";
import { isStanding, STANDING_WIDTH_M, setEdge } from "./standing-edge.ts";

/** Edging along the region itself lies this far inside of its rim, meters: what it holds does not spill over it. */
const INSET_M = 0.01;
/**
 * Half of this is the distance that edging keeps from the rim of the region, meters: walls and walks are
 * there.
 */
const KEEP_M = 0.15;
/** Shorter lines get no edging, meters. */
const LEAST_LINE_M = 0.5;
/**
 * The dark gap beside the edging: how far it reaches, how soft it ends (meters), and its linear
 * reflectance.
 */
const SHADE_M = 0.025;
const SHADE_SOFT_M = 0.03;
/** Radius over which the rim of the region is smoothed before edging follows it, meters. */
const SMOOTH_M = 0.1;
/** Posts and trunks that stand in the region leave notches and holes in it up to twice as wide; no edging goes around them. Meters. */
const NOTCH_M = 0.3;
const GAP = [0.03, 0.024, 0.018] as const;

/** Lays edging where beds and loose stone meet the lawn, or along the region, with a dark gap beside it. */
export const edging: Painter<"edging"> = {
  turn: TURN.edging,
  paint: (site, element) => {
    // A highlight that a bed or loose stones fill was drawn for those, and their edging runs round them.
    const main = mainMaterial(site);
    const bed = main?.kind === "bed" || (isLooseStone(main) && site.filled);
    const drawn = !bed && edgedOf(site).length === 0 ? drawnEdge(site) : null;
    const way = drawn ? null : alongWay(site, element.place);
    const { material } = element;
    const widthM = isStanding(material) ? STANDING_WIDTH_M[material] : EDGE_WIDTH_M[material];
    const isRim = !drawn && !way && edgedOf(site).length === 0;
    // What was drawn for one ground reaches the rim of that, and no wall is there.
    const isAround = site.filled && !isRim && edgedOf(site).every(({ element }) => "use" in element);
    const edge = drawn ? besideLine(drawn) : (way ?? edgeOf(site, widthM / 2 + INSET_M));
    const region = regionField(site);
    const { grid } = site;
    // The field of the edge at the middle of every cell, meters, for tracing its zero line.
    const values = new Float32Array(grid.nx * grid.nz);
    for (let j = 0; j < grid.nz; j++) {
      for (let i = 0; i < grid.nx; i++) {
        values[j * grid.nx + i] = edge(grid.x0 + (i + 0.5) * grid.cellM, grid.z0 + (j + 0.5) * grid.cellM);
      }
    }
    const linesWhere = (isHere: (p: GroundPoint) => boolean) =>
      fieldLines(
        site,
        values,
        0,
        (p) => region(p.x, p.z) < (way || isRim || isAround ? 0 : -KEEP_M / 2) && isHere(p),
        LEAST_LINE_M,
      );
    // Against the grass, and not at the wall or fence behind the bed.
    const atLawn = isRim && bed ? linesWhere(({ x, z }) => notAtLawn(site, edge, x, z) < 0) : [];
    const lines = drawn ? [drawn] : atLawn.length > 0 ? atLawn : linesWhere(() => true);
    if (lines.length === 0) return noRoom("edging");
    // Only where a line was traced: at walls and walks the edge is there already.
    const ring: GroundSdf = (x, z) => {
      const line = Math.abs(edge(x, z)) - widthM / 2;
      if (atLawn.length > 0 && line <= KEEP_M) return Math.max(line, notAtLawn(site, edge, x, z));
      return line > KEEP_M || drawn || way || isRim || isAround
        ? line
        : Math.max(line, region(x, z) + KEEP_M / 2);
    };
    if (isStanding(material)) setEdge(site, material, lines);
    else {
      const { colour } = element;
      const shade = edgeShade(site, { material, ...(colour ? { colour } : {}) }, lines[0]!, edge);
      layDetail(site, (x, z) => ring(x, z) - SHADE_M, { kind: "matte", shade: dark }, SHADE_SOFT_M);
      layDetail(site, ring, { kind: "matte", shade });
    }
    const lengthM = lines.reduce((sum, line) => sum + lineLength(line, false), 0);
    site.pieces.push({
      element,
      areaId: site.areaId,
      outline: lines,
      areaM2: lengthM * widthM,
      perimeterM: 2 * lengthM,
      lengthM,
    });
    return AS_ASKED;
  },
};

/** Edging along a walk or drive lies this far beside it, meters. */
const BESIDE_WAY_M = 0.08;

/** What a way that is named is built as. */
const USE_ALONG: Partial<Record<Place, HardscapeUse>> = {
  "along-walk": "walkway",
  "along-driveway": "driveway",
};

/** The line beside the walk or the drive that the words name; null where they name none. */
function alongWay(site: Site, place: Place | undefined): GroundSdf | null {
  const main = mainMaterial(site);
  // A new one that fills its region ends at the rim of that.
  if (main && "use" in main && place && main.use === USE_ALONG[place]) return null;
  const way =
    place === "along-walk" ? walkDistance(site) : place === "along-driveway" ? driveDistance(site) : null;
  return way && ((x, z) => way(x, z) - BESIDE_WAY_M);
}

/** The beds, loose stone and patios that meet the lawn. What fills the region ends at the rim of that. */
function edgedOf(site: Site): LaidSurface[] {
  const main = mainMaterial(site);
  return site.surfaces.filter(
    ({ element, field }) => isEdged(element) && (element !== main || isShaped(site, element, field)),
  );
}

const isEdged = (element: PlanElement): boolean =>
  element.kind === "bed" || element.kind === "gravel" || ("use" in element && element.use === "patio");

/** Ground of its region that leaves more than this share of that free has a shape of its own. */
const FREE_SHARE = 0.04;

function isShaped({ grid }: Site, element: PlanElement, field: GroundSdf): boolean {
  if ("shape" in element && element.shape) return true;
  const { signedDistance, nx, x0, z0, cellM } = grid;
  let [all, free] = [0, 0];
  for (let o = 0; o < signedDistance.length; o++) {
    if (signedDistance[o]! > 0) continue;
    all++;
    if (field(x0 + ((o % nx) + 0.5) * cellM, z0 + (Math.floor(o / nx) + 0.5) * cellM) > 0) free++;
  }
  return free > FREE_SHARE * all;
}

/** Where beds and loose stone meet the lawn; without any, the rim of the region. */
function edgeOf(site: Site, insetM: number): GroundSdf {
  const fields = edgedOf(site).map(({ field }) => field);
  if (fields.length === 0) {
    const rim = site.grid.smooth(withoutNotches(site), SMOOTH_M);
    return (x, z) => site.grid.at(rim, x, z) + insetM;
  }
  return (x, z) => {
    let nearest = Number.POSITIVE_INFINITY;
    for (const field of fields) nearest = Math.min(nearest, field(x, z));
    return nearest;
  };
}

/** Distance to the region's rim, over notches and holes that posts and trunks leave in it: what lies within `NOTCH_M` is closed. */
function withoutNotches({ grid: { signedDistance, nx, nz, cellM } }: Site): Float32Array {
  const beyond = bytesFrom(signedDistance, (distance) => (distance > NOTCH_M ? 1 : 0));
  // A cell more for rounding, so that a rim without notches stays where it is.
  const closed = distanceTransform(beyond, nx, nz, cellM).map((distance) => NOTCH_M + cellM - distance);
  return signedDistance.map((distance, o) => Math.min(distance, closed[o]!));
}

const dark: ShadeGround = (_, out) => {
  out[0] = GAP[0];
  out[1] = GAP[1];
  out[2] = GAP[2];
};
