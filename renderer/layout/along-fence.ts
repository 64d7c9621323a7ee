import type { GroundPoint } from "#core/geometry/point.ts";
import type { GroundSdf } from "#renderer/mask/coverage.ts";
import { clamp } from "#renderer/math/scalar.ts";
import { seenFence } from "./seen-fence.ts";
import { sideLines } from "./side-lines.ts";
import type { Site } from "./site.ts";
import { strip } from "./walk-line.ts";

/** A shorter piece of fence has no bed along it, meters. */
const LEAST_M = 1.6;
/** What is nearer than this to the edge of the yard, or to paving, lies at it, meters. */
const AT_EDGE_M = 0.6;
/**
 * Far away a bed takes at least this share of the photo's height, and so many times its depth at most: less is lost among the teeth of the
 * mask.
 */
const LEAST_SEEN = 0.012;
export const DEEPEST = 1.8;

/**
 * A bed of one depth, meters, along the fence that the photo shows, or where none is made out along the edges of the yard that have no house
 * behind them. Null where there is neither.
 */
export function alongFence(site: Site, depthM: number): GroundSdf | null {
  const { grid, hardDistance } = site;
  // Where the ground goes on behind the edge, and where paving ends it, there is no fence.
  const clear = ({ x, z }: GroundPoint) =>
    grid.at(grid.houseDistance, x, z) < AT_EDGE_M && hardDistance(x, z) > AT_EDGE_M;
  const wish = { insetM: 0, leastM: LEAST_M, clear };
  const lines = seenFence(site, 0, LEAST_M) ?? sideLines(site, "along-fence", wish).lines;
  if (lines.length === 0) return null;
  const away = lines.map((line) => strip(line, 0));
  return (x, z) => Math.min(...away.map((distance) => distance(x, z))) - deepAt(site, z, depthM);
}

/** How deep a bed of a depth is laid at a distance from the camera, meters. */
export function deepAt({ camera }: Site, z: number, depthM: number): number {
  if (z <= 0) return depthM;
  // Meters of ground that one row of the photo takes there.
  const rowM = z ** 2 / (camera.focalPx * camera.heightM);
  return clamp(LEAST_SEEN * camera.heightPx * rowM, depthM, DEEPEST * depthM);
}
