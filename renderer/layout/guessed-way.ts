import type { GroundPoint } from "#core/geometry/point.ts";
import { clamp } from "#renderer/math/scalar.ts";
import { alongHouseAt, houseBehind } from "./edge-lines.ts";
import type { Site } from "./site.ts";

/** The wall is seen at one of these heights above the ground where nothing is planted before it, meters. */
const FOOT_M = [0.3, 0.6];
/** Between the shrubs on both sides a way to a door is so wide. Meters. */
const NARROWEST_M = 0.4;
const WIDEST_M = 2.5;
/** It lies no farther than this from the middle of the house, and is kept open over such a width. Meters. */
const ASIDE_M = 1.5;
const OPEN_M = { least: 1.4, most: 2.2 };
/** Farther away shrubs are not told from what they hide. Meters. */
const FARTHEST_M = 12;
/** The house is seen over high shrubs at one of these heights above their foot, meters. */
export const OVER_SHRUBS_M = [2.2, 3, 3.8];
/** Fewer columns with a shrub, or without one, are the teeth of a mask. */
const TEETH = 3;

/** Meters across, at the foot of the house. */
type GapAtFoot = { left: number; right: number };

/** Points of a region's far edge one after the other before which nothing is planted, or something is; `isWall` = along the house. */
type Stretch = { isOpen: boolean; isWall: boolean; points: GroundPoint[] };

/**
 * The way into a house of which no door is made out: the gap between the shrubs along its foot that is nearest to its middle. Null where a door
 * is seen, and where the shrubs leave no such gap.
 */
export function guessedWay(site: Site): GapAtFoot | null {
  const [middle] = site.doors;
  if (!site.areDoorsGuessed || !middle || middle.z > FARTHEST_M) return null;
  const stretches = stretchesOf(site);
  const gaps = stretches.flatMap(({ isOpen, points }, k): GapAtFoot[] => {
    const isBetween = [stretches[k - 1], stretches[k + 1]].every((beside) => beside?.isWall);
    const [left, right] = [points[0]!.x, points.at(-1)!.x];
    const wideM = right - left;
    return isOpen && isBetween && wideM > NARROWEST_M && wideM < WIDEST_M ? [{ left, right }] : [];
  });
  const asideM = ({ left, right }: GapAtFoot) => Math.max(0, left - middle.x, middle.x - right);
  const nearest = gaps.toSorted((a, b) => asideM(a) - asideM(b))[0];
  if (!nearest || asideM(nearest) > ASIDE_M) return null;
  const openM = clamp(nearest.right - nearest.left, OPEN_M.least, OPEN_M.most);
  const x = (nearest.left + nearest.right) / 2;
  return { left: x - openM / 2, right: x + openM / 2 };
}

function stretchesOf(site: Site): Stretch[] {
  const { camera, grid } = site;
  const isFoot = houseBehind(site, FOOT_M);
  const isWall = alongHouseAt(site);
  const isHigh = houseBehind(site, OVER_SHRUBS_M);
  const stretches: Stretch[] = [];
  for (const [column, row] of grid.topRow.entries()) {
    if (row < 0) continue;
    const p = { x: camera.groundX(column + 0.5, row + 0.5), z: camera.groundZ(row + 0.5) };
    const isOpen = isFoot(p);
    let last = stretches.at(-1);
    // A tooth of the mask belongs to what lies on both sides of it.
    if (last && last.isOpen !== isOpen && last.points.length < TEETH && stretches.length > 1) {
      stretches.pop();
      stretches.at(-1)!.points.push(...last.points);
      last = stretches.at(-1);
    }
    if (last?.isOpen !== isOpen) stretches.push({ isOpen, isWall: false, points: [] });
    stretches.at(-1)!.points.push(p);
    if (isWall(p) || isHigh(p)) stretches.at(-1)!.isWall = true;
  }
  return stretches;
}
