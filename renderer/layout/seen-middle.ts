import type { GroundPoint } from "#core/geometry/point.ts";
import type { GroundSdf } from "#renderer/mask/coverage.ts";
import { inFrame, type Site } from "./site.ts";

/** Distance between two places that are tried, meters. */
const STEP_M = 0.12;

/** Shares of the frame: the sides of what is seen of something. */
type SeenBox = { left: number; right: number; top: number; bottom: number };

/**
 * The place nearest to the middle of free ground as the photo shows it, with as much of it seen before a thing as behind it. On the ground a
 * middle lies far back where the horizon is off a little; what is seen does not. `free`: signed distance to the end of the free ground,
 * negative inside, meters. `footprint`: points of the rim of what is to stand there, all of which are seen and lie at least `keepM` inside. Null without
 * a place.
 */
export function seenMiddle(
  site: Site,
  free: GroundSdf,
  footprint: (at: GroundPoint) => readonly GroundPoint[],
  keepM: number,
): GroundPoint | null {
  const { grid } = site;
  const step = Math.max(1, Math.round(STEP_M / grid.cellM));
  const open: GroundPoint[] = [];
  for (let j = 0; j < grid.nz; j += step)
    for (let i = 0; i < grid.nx; i += step) {
      const at = { x: grid.x0 + (i + 0.5) * grid.cellM, z: grid.z0 + (j + 0.5) * grid.cellM };
      if (free(at.x, at.z) < 0) open.push(at);
    }
  const ground = seenBox(site, open);
  if (!ground) return null;
  const middle = middleOf(site, open, ground);
  const [wide, high] = [ground.right - ground.left, ground.bottom - ground.top];
  let best: GroundPoint | null = null;
  let leastOff = Number.POSITIVE_INFINITY;
  for (const at of open) {
    const rim = footprint(at);
    const box = seenBox(site, rim);
    if (!box) continue;
    const across = ((box.left + box.right) / 2 - middle.across) / Math.max(wide, FLAT);
    const down = ((box.top + box.bottom) / 2 - middle.down) / Math.max(high, FLAT);
    const off = Math.hypot(across, down);
    if (off >= leastOff || rim.some((p) => free(p.x, p.z) > -keepM || !isSeen(site, p))) continue;
    leastOff = off;
    best = at;
  }
  return best;
}

function isSeen(site: Site, { x, z }: GroundPoint): boolean {
  const { across, down } = inFrame(site, x, z);
  return across >= 0 && across <= 1 && down <= 1;
}

/** Ground that fills less of the frame than this is seen as a line. */
const FLAT = 1e-4;

/** What stands hides the ground behind it: by so much of the ground's seen extent it is put nearer. Tuned by eye. */
const NEARER_SHARE = 0.08;

/**
 * The middle of ground at evenly spaced points, shares of the frame: across that of the area in the picture that it takes, down half way
 * between that and the middle of its extent, because ground near the camera takes most of the area.
 */
function middleOf(
  site: Site,
  points: readonly GroundPoint[],
  { top, bottom }: SeenBox,
): { across: number; down: number } {
  const sum = { weight: 0, across: 0, down: 0 };
  for (const { x, z } of points) {
    const { across, down } = inFrame(site, x, z);
    if (across < 0 || across > 1 || down > 1) continue;
    // A piece of ground is seen smaller by its distance across, and by the square of it away.
    const weight = 1 / z ** 3;
    sum.weight += weight;
    sum.across += weight * across;
    sum.down += weight * down;
  }
  const { weight } = sum;
  if (weight === 0) return { across: 0.5, down: (top + bottom) / 2 };
  const down = (sum.down / weight + (top + bottom) / 2) / 2;
  return { across: sum.across / weight, down: down + NEARER_SHARE * (bottom - top) };
}

/** Where points are seen, cut off at the frame; null where none is. */
function seenBox(site: Site, points: readonly GroundPoint[]): SeenBox | null {
  const box: SeenBox = { left: 1, right: 0, top: 1, bottom: 0 };
  for (const { x, z } of points) {
    const { across, down } = inFrame(site, x, z);
    box.left = Math.min(box.left, Math.max(0, across));
    box.right = Math.max(box.right, Math.min(1, across));
    box.top = Math.min(box.top, Math.max(0, down));
    box.bottom = Math.max(box.bottom, Math.min(1, down));
  }
  return box.left < box.right && box.top < box.bottom ? box : null;
}
