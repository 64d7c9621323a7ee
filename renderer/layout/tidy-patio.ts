import type { GroundPoint } from "#core/geometry/point.ts";
import type { GroundSdf } from "#renderer/mask/coverage.ts";
import { houseBehind } from "./edge-lines.ts";
import { largestRectangle, turnOfLongestSide } from "./largest-rectangle.ts";
import type { GroundRectangle } from "./shapes.ts";
import { simplified } from "./simplify-line.ts";
import { inFrame, type Site } from "./site.ts";

/** At least this share of a highlight is lawn: where earth is bare the place was prepared, and all of it is paved. */
const LAWN_SHARE = 0.7;
/** A patio lies free where at most this share of its outline is at a house, a walk or the frame, no farther than these meters and this share of the frame. */
const TOUCHES_SHARE = 0.15;
const NEAR_HARD_M = 0.35;
const NEAR_FRAME = 0.015;
/** A rectangle stands for a rough loop when it fills at least this share of it. Tuned by eye. */
const FILLED_SHARE = 0.72;
/** And a long one along the house round a fire from this share on. Tuned by eye. */
const MOST_SHARE = 0.55;
/** Corners of another loop are rounded over about so much, meters. */
const ROUND_M = 1.1;
/** Bends of an outline up to this are its unevenness, meters. */
const UNEVEN_M = 0.35;
/** Coverage from which a pixel belongs to a mask. */
const INSIDE = 0.5;

/** Whether a highlight lies free in a lawn, so that its rough outline is no edge of anything. `contour`: its outline on the ground. */
export function liesFree(site: Site, contour: readonly GroundPoint[]): boolean {
  if (site.areaId === null || contour.length === 0) return false;
  let all = 0;
  let lawn = 0;
  for (let i = 0; i < site.clip.length; i++) {
    if (site.clip[i]! <= INSIDE) continue;
    all++;
    if (site.lawn[i]! > INSIDE) lawn++;
  }
  if (lawn < LAWN_SHARE * all) return false;
  const behind = houseBehind(site);
  const touches = contour.filter((p) => {
    const { across, down } = inFrame(site, p.x, p.z);
    const isAtFrame = Math.min(across, 1 - across, 1 - down) < NEAR_FRAME;
    return isAtFrame || site.hardDistance(p.x, p.z) < NEAR_HARD_M || behind(p);
  });
  return touches.length <= TOUCHES_SHARE * contour.length;
}

/** The largest rectangle along the house in a highlight round a fire, where it fills most of it. */
export function longRectangle(site: Site, leastM: number): GroundRectangle | null {
  const largest = largestRectangle(site, site.wallTurnRad);
  if (!largest || Math.min(largest.wideM, largest.deepM) < leastM) return null;
  return largest.wideM * largest.deepM >= MOST_SHARE * site.grid.areaM2 ? largest : null;
}

/** The largest rectangle in a highlight, along the house or along its longest side, where it stands for the rough loop that was drawn; else null. */
export function tidyRectangle(
  site: Site,
  contour: readonly GroundPoint[],
  leastM: number,
): GroundRectangle | null {
  const ring = simplified([...contour, contour[0]!], UNEVEN_M);
  const [largest] = [site.wallTurnRad, turnOfLongestSide(ring)]
    .flatMap((turn) => largestRectangle(site, turn) ?? [])
    .sort((a, b) => b.wideM * b.deepM - a.wideM * a.deepM);
  if (!largest || Math.min(largest.wideM, largest.deepM) < leastM) return null;
  return largest.wideM * largest.deepM >= FILLED_SHARE * site.grid.areaM2 ? largest : null;
}

/** A highlight with its corners rounded, as a patio of free form is laid: signed distance, negative inside, meters. */
export function roundedField({ grid }: Site): GroundSdf {
  const rounded = grid.smooth(grid.signedDistance, ROUND_M);
  return (x, z) => Math.max(grid.at(rounded, x, z), grid.at(grid.signedDistance, x, z));
}
