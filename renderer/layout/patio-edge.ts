import type { GroundPoint } from "#core/geometry/point.ts";
import type { GroundSdf } from "#renderer/mask/coverage.ts";
import { fieldLines, houseBehind, valuesOf } from "./edge-lines.ts";
import type { Site } from "./site.ts";
import { patiosOf } from "./standing-room.ts";

/** Blur of a patio's edge before it is traced, meters. */
const SMOOTH_M = 0.25;
/** Half the distance over which the slope of an edge is measured, meters. */
const SLOPE_M = 0.3;
/** An edge faces a way when this much of its outward direction points there. */
const FACING = 0.5;
/** The patio lies before a house that stands behind at least this share of its far edge. */
const AT_HOUSE_SHARE = 0.3;

/**
 * The outer edge of the patio of the design, drawn in by `insetM` (meters), longest line first: the near one where the patio lies before the
 * house, else the far one; always the far one for `side` "back". None without a patio.
 */
export function outerEdge(site: Site, insetM: number, side?: "back"): GroundPoint[][] {
  const [patio] = patiosOf(site);
  if (!patio) return [];
  const edge = site.grid.smooth(valuesOf(site, patio), SMOOTH_M);
  const facing = (away: 1 | -1) => fieldLines(site, edge, -insetM, (p) => away * outZ(patio, p) > FACING);
  const far = facing(1);
  if (side === "back") return far;
  const behind = houseBehind(site);
  const points = far.flat();
  const isAtHouse = points.filter(behind).length >= AT_HOUSE_SHARE * points.length;
  return isAtHouse ? facing(-1) : far;
}

/** How much of the outward direction of an edge points away from the camera, -1 to 1. */
function outZ(field: GroundSdf, { x, z }: GroundPoint): number {
  const dx = field(x + SLOPE_M, z) - field(x - SLOPE_M, z);
  const dz = field(x, z + SLOPE_M) - field(x, z - SLOPE_M);
  return dz / (Math.hypot(dx, dz) || 1);
}
