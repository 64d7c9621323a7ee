import type { Camera } from "#core/camera/camera.ts";
import type { GroundPoint } from "#core/geometry/point.ts";
import { Enlarger } from "#renderer/image/enlarger.ts";
import { clamp } from "#renderer/math/scalar.ts";
import { oncePer } from "#renderer/once-per.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import { SEEN_CLASSES } from "#renderer/see/seen-classes.ts";
import { type Line, longestLine, MOST_HIDDEN, type Spot, STEP_PX } from "./longest-line.ts";

/** The straight foot of a fence or of a wall, from its left end to its right one in the picture. */
export type UprightFoot = {
  /** Columns of `seen` between which it is seen, and its row at a column. */
  from: number;
  to: number;
  slope: number;
  at: number;
  /** Its ends on the ground, meters. */
  ends: [GroundPoint, GroundPoint];
  lengthM: number;
  /** How much of what stands on it is a fence, and how much the door of a garage, as far as was seen; 0 to 1. */
  fenced: number;
  garage: number;
  /** How high it is seen at the lowest quarter of its places, meters: a house behind a fence is not always told from it. */
  tallM: number;
};

/** What stands is at least so high and what lies before it at least so deep, shares of the picture's height. */
const LEAST_HIGH = 0.03;
const LEAST_DEEP = 0.006;
/**
 * Between the two so much of the picture's height may be neither: bark and pebbles are often seen as nothing. Less than the other is the rim
 * of the masks, and the foot is at its lower end.
 */
const MOST_UNSURE = 0.12;
const RIM = 0.025;
/** Feet this near to a straight line lie on it, a share of the picture's height. */
const NEAR_LINE = 0.012;
/** Two pieces are one where they lie no farther apart than this share of the width, and so many times as near to one line as its feet. */
const MOST_APART = 0.4;
const JOINED_NEAR = 2.5;
/** And where their directions on the ground are so much alike, radians: 12 degrees. A corner turns by more. */
const MOST_TURN = 0.21;
/** What stands on both is as much of a fence, up to this share. */
const ONE_KIND = 0.35;
/** Less of it than this share of the picture's width is no foot that words mean. */
const LEAST_WIDE = 0.08;
/** More straight feet than this no picture needs. */
const MOST_FEET = 10;
/** Rows below the horizon from which a foot has a place on the ground. */
const BELOW_HORIZON_PX = 4;
/** Coverage from which a pixel belongs to a mask. */
const INSIDE = 0.5;

const uprightIn =
  ({ house, garage, standing, plants }: Seen) =>
  (i: number): boolean =>
    house[i]! > INSIDE || garage[i]! > INSIDE || standing[i]! - plants[i]! > INSIDE;

/** The straight feet of what stands upright in a photo and is no plant, the longest in the picture first. */
export const uprightFeet = oncePer(({ seen, camera }: { seen: Seen; camera: Camera }): UprightFoot[] => {
  const { width, height } = seen;
  let left = feetOf(seen, camera);
  const found: Line[] = [];
  const nearPx = Math.max(1.5, NEAR_LINE * height);
  while (found.length < MOST_FEET) {
    const best = longestLine(left, nearPx, width);
    if (!best || best.to - best.from < LEAST_WIDE * width) break;
    found.push(best);
    left = left.filter(
      ({ along, across }) =>
        along < best.from || along > best.to || Math.abs(across - best.at - best.slope * along) > 2 * nearPx,
    );
  }
  return joined(found, nearPx, width, camera, (line) => onGround(line, seen, camera).fenced)
    .map((line) => onGround(line, seen, camera))
    .sort((a, b) => b.to - b.from - (a.to - a.from));
});

/** Pieces of one straight foot as one: what stands before it may hide more of it than a gap. */
function joined(
  lines: readonly Line[],
  nearPx: number,
  width: number,
  camera: Camera,
  fencedAt: (line: Line) => number,
): Line[] {
  const left = [...lines];
  for (let i = 0; i < left.length; i++)
    for (let k = i + 1; k < left.length; k++) {
      const [a, b] = left[i]!.from < left[k]!.from ? [left[i]!, left[k]!] : [left[k]!, left[i]!];
      if (b.from - a.to > MOST_APART * width || b.from - a.to < -MOST_HIDDEN * width) continue;
      const [first, last] = [a.at + a.slope * a.from, b.at + b.slope * b.to];
      const slope = (last - first) / (b.to - a.from);
      const off = (line: Line, u: number) =>
        Math.abs(line.at + line.slope * u - first - slope * (u - a.from));
      const offPx = Math.max(off(a, a.to), off(b, b.from));
      const isStraight = Math.abs(turnOf(a, camera) - turnOf(b, camera)) < MOST_TURN;
      if (offPx > (isStraight ? JOINED_NEAR : 1) * nearPx) continue;
      if (Math.abs(fencedAt(a) - fencedAt(b)) > ONE_KIND) continue;
      left[i] = { slope, at: first - slope * a.from, from: a.from, to: b.to };
      left.splice(k, 1);
      k = i;
    }
  return left;
}

/** Where in the columns of the picture something upright ends at ground or at plants before it. */
function feetOf(seen: Seen, camera: Camera): Spot[] {
  const { width, height, plants, ground } = seen;
  const [leastHigh, leastDeep] = [LEAST_HIGH * height, Math.max(2, LEAST_DEEP * height)];
  const [mostUnsure, rim] = [MOST_UNSURE * height, RIM * height];
  const isUpright = uprightIn(seen);
  const isFloor = (i: number) => ground[i]! > INSIDE || plants[i]! > INSIDE;
  const feet: Spot[] = [];
  for (let u = STEP_PX >> 1; u < width; u += STEP_PX) {
    // Rows of what stands right above, and of what is neither that nor ground below it.
    let [high, unsure] = [0, 0];
    for (let row = 0; row < height; row++) {
      const i = row * width + u;
      if (isUpright(i)) {
        high = unsure > rim ? 1 : high + unsure + 1;
        unsure = 0;
        continue;
      }
      let deep = 0;
      while (high >= leastHigh && deep < leastDeep && row + deep < height && isFloor(i + deep * width))
        deep++;
      if (deep >= leastDeep && row > camera.horizonY + BELOW_HORIZON_PX)
        feet.push({ along: u, across: unsure > rim ? row - unsure : row });
      unsure = deep === 0 && high > 0 && unsure < mostUnsure ? unsure + 1 : 0;
      if (unsure === 0) high = 0;
    }
  }
  return feet;
}

/** Beyond this distance a foot has no place that is known, meters. */
const FARTHEST_M = 60;
const farthestRow = (camera: Camera): number => camera.photoY(0, FARTHEST_M);

/** The direction of a foot on the ground, radians. */
function turnOf({ at, slope, from, to }: Line, camera: Camera): number {
  const [a, b] = [from, to].map((x) =>
    camera.toGround({ x, y: Math.max(farthestRow(camera), at + slope * x) }),
  );
  return Math.atan2(b!.z - a!.z, b!.x - a!.x);
}

/** Heights above a foot at which it is looked up what stands there, shares of the picture's height. */
const ABOVE = [0.015, 0.03, 0.05];
/** Its height is looked up at so many places. */
const PLACES = 9;

function onGround({ slope, at, from, to }: Line, seen: Seen, camera: Camera): UprightFoot {
  const { width, height, house, garage, standing, plants } = seen;
  const rowAt = (u: number) => clamp(at + slope * u, farthestRow(camera), height - 1);
  const pointAt = (u: number) => ({
    x: camera.groundX(u + 0.5, rowAt(u) + 0.5),
    z: camera.groundZ(rowAt(u) + 0.5),
  });
  const small = new Enlarger(seen.shares, seen);
  const fences = seen.shares.planes[SEEN_CLASSES.indexOf("fence")]!;
  let [all, fence, doors] = [0, 0, 0];
  for (let u = from; u <= to; u++)
    for (const share of ABOVE) {
      const row = Math.max(0, Math.round(rowAt(u) - share * height));
      const i = row * width + u;
      if (garage[i]! > INSIDE) doors++;
      else if (house[i]! <= INSIDE && standing[i]! - plants[i]! <= INSIDE) continue;
      fence += fences[small.indexOf(u, row)]!;
      all++;
    }
  const ends: [GroundPoint, GroundPoint] = [pointAt(from), pointAt(to)];
  const isUpright = uprightIn(seen);
  const heights = Array.from({ length: PLACES }, (_, k) => {
    const u = Math.round(from + ((k + 0.5) / PLACES) * (to - from));
    let [top, unsure] = [Math.round(rowAt(u)), 0];
    for (let row = top; row > 0 && unsure < MOST_UNSURE * height; row--) {
      unsure = isUpright(row * width + u) ? 0 : unsure + 1;
      if (unsure === 0) top = row;
      else if (row < rowAt(u) - MOST_UNSURE * height && unsure > RIM * height) break;
    }
    return camera.heightAt(top, pointAt(u).z);
  }).sort((a, b) => a - b);
  return {
    ...{ from, to, slope, at, ends },
    lengthM: Math.hypot(ends[1].x - ends[0].x, ends[1].z - ends[0].z),
    fenced: fence / Math.max(1, all),
    garage: doors / Math.max(1, all),
    tallM: heights[PLACES >> 2]!,
  };
}
