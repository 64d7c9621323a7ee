import type { StandingEdge } from "#core/elements/element.ts";
import type { GroundPoint } from "#core/geometry/point.ts";
import { hexToLinear } from "#renderer/color/srgb.ts";
import { spacedAlong } from "#renderer/layout/edge-lines.ts";
import type { Site } from "#renderer/layout/site.ts";
import { seededRandom } from "#renderer/math/random.ts";
import { boulder, cobble } from "#renderer/solids/boulder.ts";
import { gardenWall } from "#renderer/solids/wall.ts";

/** Widths as seen from above, meters: fieldstones of 8 to 12 in, and a low wall. */
export const STANDING_WIDTH_M: Record<StandingEdge, number> = { fieldstone: 0.24, stacked: 0.25 };

/** Height of stacked stones: two courses and a cap of 3 in each, meters. */
const STACKED_M = 0.22;
/** Half widths of fieldstones, meters, the share of their width that one takes along the line, and their height by their width. */
const RADII_M = { least: 0.1, most: 0.155 } as const;
const TOUCHING = 0.9;
const FLATNESS = 0.8;
/** Shapes that differ; from this distance on stones of fewer triangles look alike, meters. */
const VARIANTS = 7;
const FAR_M = 7;
const COLORS = ["#9a8f80", "#857f78", "#a79a87", "#8f8576", "#7d7670", "#b0a491"].map(hexToLinear);

export const isStanding = (edge: string | undefined): edge is StandingEdge =>
  edge !== undefined && edge in STANDING_WIDTH_M;

/** Sets stones along lines on the ground, meters. */
export function setEdge(site: Site, edge: StandingEdge, lines: readonly (readonly GroundPoint[])[]): void {
  lines.forEach((line, k) => {
    if (edge === "stacked") site.instances.push(...gardenWall(site.seed + k, [...line], STACKED_M, "stone"));
    else setStones(site, line, site.seed + 113 * k);
  });
}

function setStones(site: Site, line: readonly GroundPoint[], seed: number): void {
  const random = seededRandom(seed);
  const places = spacedAlong(line, STEP_M);
  let next = 0;
  places.forEach(({ x, z }, at) => {
    if (at * STEP_M < next) return;
    const radiusM = RADII_M.least + (RADII_M.most - RADII_M.least) * random.next();
    const variant = Math.floor(random.next() * VARIANTS);
    const color = COLORS[Math.floor(random.next() * COLORS.length)]!;
    site.instances.push({
      mesh: z > FAR_M ? cobble(variant, color) : boulder(variant, color),
      ...{ x, z, scale: radiusM, heightScale: radiusM * FLATNESS, turn: random.next() * 2 * Math.PI },
    });
    next = at * STEP_M + 2 * radiusM * TOUCHING;
  });
}

/** Step in which places for stones are looked for, meters. */
const STEP_M = 0.03;
