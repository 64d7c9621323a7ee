import type { GroundPoint } from "#core/geometry/point.ts";
import type { GroundSdf } from "#renderer/mask/coverage.ts";
import { middleLine } from "./middle-line.ts";
import { freeDistance, inFrame, regionField, type Site } from "./site.ts";
import { lineLength } from "./trace-contours.ts";

/** Shorter walks lead nowhere. */
const LEAST_M = 2;
/** Columns of the picture in which a walk may begin and end, over this part of its width. */
const COLUMNS = 15;
const FIRST_COLUMN = 0.15;
const COLUMN_SPAN = 0.7;
/** Step along a column, meters on the ground. */
const STEP_M = 0.1;
/** Of its half width this share is kept to the region's edge, which is ragged. */
const EDGE_SHARE = 0.8;
/** Share of the score that a walk loses that begins at the side of the picture, per width of the picture. */
const ASIDE_LOSS = 0.6;
/** Walks keep this share of the frame's width from its sides. */
const SIDE_SHARE = 0.02;
/** Straight pieces of a walk. */
const PIECES = 24;
/** Leading right up to a door counts this much more, and ever less up to this distance from its middle. */
const TO_DOOR = 3;
const AT_DOOR_M = 2;
/** Towards a door that it cannot reach, behind a sidewalk or a bed, counts so much more, and ever less up to this distance. */
const TOWARDS_DOOR = 4;
const TOWARDS_M = 6;
/** A walk meets the sidewalk and the doorstep: so far it is carried on at both ends, and ends where the region does. */
const CARRIED_ON_M = 0.8;
/** A narrower strip is no walk, to both sides of its middle. Meters. */
const NARROWEST_M = 0.15;
/** And one of which less lies in the region leads nowhere. */
const LEAST_SEEN = 0.6;
/** The middle of a walk lies so far beside the straight line between its ends, as a share of its length: to one side, to the other, or not at all. */
const BOWS = [0.05, -0.05, 0];

/**
 * A line through the region from the front to the back in one gentle bow, at least `roomM` from its edge and from what is placed:
 * the longest one between 15 columns of the picture, one to a door before all others. Null when none is two meters long. `isStraight`: down the
 * middle, without a bow.
 */
export function walkLine(site: Site, roomM: number, isStraight = false): GroundPoint[] | null {
  const { grid } = site;
  const region = regionField(site);
  const open = (p: GroundPoint) =>
    region(p.x, p.z) < -roomM * EDGE_SHARE && freeDistance(site, p.x, p.z) > roomM && isSeen(site, p);
  const starts: GroundPoint[] = [];
  const ends: GroundPoint[] = [];
  const shares = Array.from({ length: COLUMNS }, (_, k) => FIRST_COLUMN + (COLUMN_SPAN * k) / (COLUMNS - 1));
  for (const door of site.doors) shares.push(inFrame(site, door.x, door.z).across);
  for (const across of shares) {
    let run: GroundPoint[] = [];
    // Beyond a drive the yard begins anew: a walk leads through one piece of it.
    const close = () => {
      if (run.length > 1) {
        starts.push(run[0]!);
        ends.push(run.at(-1)!);
      }
      run = [];
    };
    for (let z = Math.max(1, grid.z0); z < grid.z0 + grid.nz * grid.cellM; z += STEP_M) {
      // The ground point at depth z that is seen in this column.
      const x = ((across * site.camera.widthPx - site.camera.centerX) * z) / site.camera.focalPx;
      if (open({ x, z })) run.push({ x, z });
      else close();
    }
    close();
  }
  let best: GroundPoint[] | null = null;
  let bestScore = LEAST_M;
  for (const start of starts) {
    for (const end of ends) {
      const length = Math.hypot(end.x - start.x, end.z - start.z);
      const offMiddle = (p: GroundPoint) => Math.abs(inFrame(site, p.x, p.z).across - 0.5);
      const middle = isStraight ? offMiddle(start) + offMiddle(end) : offMiddle(start);
      const offM = Math.min(...site.doors.map((door) => Math.hypot(door.x - end.x, door.z - end.z)));
      const toDoor = 1 + (TO_DOOR - 1) * Math.max(0, 1 - offM / AT_DOOR_M);
      const towards = 1 + TOWARDS_DOOR * Math.max(0, 1 - offM / TOWARDS_M);
      const score = (end.z - start.z) * (1 - ASIDE_LOSS * middle) * toDoor * towards;
      if (score <= bestScore || length < LEAST_M) continue;
      const bows = isStraight ? [0] : BOWS;
      const line = bows.map((bow) => bowed(start, end, bow)).find((one) => one.every(open));
      if (!line) continue;
      best = line;
      bestScore = score;
    }
  }
  return carriedOn(best ?? inStrip(site) ?? []);
}

/** The middle line of a highlight that is a strip too narrow for another walk. */
function inStrip(site: Site): GroundPoint[] | null {
  const found = site.filled ? middleLine(site) : null;
  if (!found || found.halfM < NARROWEST_M || found.share < LEAST_SEEN) return null;
  const run = found.runs[0]!;
  const isFree = run.every((p) => freeDistance(site, p.x, p.z) > 0);
  return isFree && lineLength(run, false) >= LEAST_M ? run : null;
}

function carriedOn(line: readonly GroundPoint[]): GroundPoint[] | null {
  if (line.length < 2) return null;
  const beyond = (end: GroundPoint, before: GroundPoint): GroundPoint => {
    const share = CARRIED_ON_M / (Math.hypot(end.x - before.x, end.z - before.z) || 1);
    return { x: end.x + (end.x - before.x) * share, z: end.z + (end.z - before.z) * share };
  };
  return [beyond(line[0]!, line[1]!), ...line, beyond(line.at(-1)!, line.at(-2)!)];
}

function isSeen(site: Site, p: GroundPoint): boolean {
  const { across, down } = inFrame(site, p.x, p.z);
  return across > SIDE_SHARE && across < 1 - SIDE_SHARE && down < 1.02;
}

function bowed(a: GroundPoint, b: GroundPoint, bow: number): GroundPoint[] {
  const dx = b.x - a.x;
  const dz = b.z - a.z;
  return Array.from({ length: PIECES + 1 }, (_, k) => {
    const t = k / PIECES;
    const off = bow * Math.sin(t * Math.PI);
    return { x: a.x + dx * t - dz * off, z: a.z + dz * t + dx * off };
  });
}

/** Signed distance to a strip of `widthM` along a line. */
export function strip(line: readonly GroundPoint[], widthM: number): GroundSdf {
  // Plain numbers, four per piece: this is asked for every cell of a yard.
  const pieces = new Float64Array(4 * Math.max(0, line.length - 1));
  for (let i = 1; i < line.length; i++) {
    const a = line[i - 1]!;
    const b = line[i]!;
    pieces.set([a.x, a.z, b.x - a.x, b.z - a.z], 4 * (i - 1));
  }
  return (x, z) => {
    let best = Number.POSITIVE_INFINITY;
    for (let k = 0; k < pieces.length; k += 4) {
      const fromX = x - pieces[k]!;
      const fromZ = z - pieces[k + 1]!;
      const dx = pieces[k + 2]!;
      const dz = pieces[k + 3]!;
      const along = (fromX * dx + fromZ * dz) / (dx * dx + dz * dz || 1);
      const t = along < 0 ? 0 : along > 1 ? 1 : along;
      const ex = fromX - dx * t;
      const ez = fromZ - dz * t;
      const distance2 = ex * ex + ez * ez;
      if (distance2 < best) best = distance2;
    }
    return Math.sqrt(best) - widthM / 2;
  };
}
