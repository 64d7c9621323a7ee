import type { Camera } from "#core/camera/camera.ts";
import { labPlanes } from "#renderer/color/lab.ts";
import { shareAt } from "#renderer/layout/share-at.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import { type FenceSide, fenceSides, through } from "./fence-sides.ts";
import { type Edge, rowAt } from "./find-band.ts";
import { alongBand, type FoundFence, joinedFences } from "./find-old-fence.ts";

/** The side of a fence has at least so much that speaks for one; a further side of the same fence less. */
const LEAST_MAIN = 0.5;
const LEAST_SIDE = 0.25;
/** Sides of one fence have colors this near to each other (Lab), and such that meet at a corner, where one may lie in the shade, these. */
const SAME_COLOR = 15;
const SAME_AT_CORNER = 20;
/** They meet where they are no farther from each other than this share of the photo's width, and their tops and feet no more than this share of the fence's height. */
const MEET = 0.06;
const ENDS_MEET = 0.3;
/** Others are as high as each other but for this factor. */
const AS_HIGH = 1.35;
/** A piece beside a side stands on its line where it is no farther off it than this share of its height. */
const ON_LINE = 0.15;
/** A side that ends this near to the frame goes on beyond it, as a share of the photo's width. */
const AT_FRAME = 0.03;
/** A wrong horizon makes the fence of a photo endlessly high: more than this, meters, is none. */
const HIGHEST_M = 7;
/** A side is as high as in its middle: under a wrong horizon its ends say anything. */
const RANK = 0.5;
/** A highlight is of a side where it covers this share of its middle. */
const CIRCLED = 0.5;
/** Coverage from which a pixel is a plant. */
const INSIDE = 0.5;

/** The fence of a photo, or of a highlight (`within`: 1 inside), with all its straight sides; null where none is made out. */
export function fenceBySides(seen: Seen, camera: Camera, within?: Float32Array): FoundFence | null {
  const { width } = seen;
  const sides = fenceSides(seen, camera).flatMap((side) =>
    within ? circledPart(side, within, seen) : [side],
  );
  const weight = ({ fenceness, from, to }: FenceSide) => fenceness * (to - from);
  const [main] = sides
    .filter(({ fenceness }) => fenceness >= LEAST_MAIN)
    .sort((a, b) => weight(b) - weight(a));
  if (!main) return null;
  const rest = sides.filter((side) => side !== main);
  const onLine = rest.filter((side) => isPieceOf(side, main));
  const whole = onLine.reduce(withColumnsOf, main);
  const chain = [whole];
  for (let others = rest.filter((side) => !onLine.includes(side)); others.length > 0; ) {
    const next = others.find((side) => goesOn(chain, side, width));
    if (!next) break;
    chain.push(next);
    others = others.filter((side) => side !== next);
  }
  const ordered = chain.sort((a, b) => a.from - b.from);
  const found = [...ordered, ...between(ordered, seen)]
    .sort((a, b) => a.from - b.from)
    .flatMap((side, k, all) => {
      const next = all[k + 1];
      const [from, ends] = within ? [side.from, side.to] : toFrame(side, width);
      const to = next && next.from - ends < AT_FRAME * width ? Math.max(ends, next.from) : ends;
      const present = Uint8Array.from({ length: width }, (_, u) => (u >= from && u < to ? 1 : 0));
      const run = alongBand(side.band, present, seen, camera, { highestM: HIGHEST_M, rank: RANK });
      return run ? [behindPlants(run, side, seen)] : [];
    });
  if (found.length === 0) return null;
  return found.reduce(joinedFences);
}

/** Between two sides the fence goes on where no more than this share of the photo's width lies between them, and this share of it is built or a fence. */
const MOST_BETWEEN = 0.3;
const FENCED = 0.6;

/** What lies between two sides of a fence: from the end of the one to the beginning of the other, as puddles and bushes at its foot misled the rest. */
function between(sides: readonly FenceSide[], seen: Seen): FenceSide[] {
  const { width, height } = seen;
  const built = shareAt(seen, ["building", "garage", "fence"]);
  return sides.slice(1).flatMap((right, k) => {
    const left = sides[k]!;
    const [from, to] = [left.to, right.from];
    if (to - from < 2 || to - from > MOST_BETWEEN * width) return [];
    const band = {
      foot: through(from, rowAt(left.band.foot, from), to, rowAt(right.band.foot, to)),
      top: through(from, rowAt(left.band.top, from), to, rowAt(right.band.top, to)),
    };
    let fenced = 0;
    for (let u = from; u < to; u++) {
      const row = Math.round((rowAt(band.foot, u) + rowAt(band.top, u)) / 2);
      if (row >= 0 && row < height && built(row * width + u) > INSIDE) fenced++;
    }
    return fenced > FENCED * (to - from) ? [{ ...left, band, from, to }] : [];
  });
}

/** The part of a side whose middle a highlight covers; none where that is too little. */
function circledPart(side: FenceSide, within: Float32Array, { width, height }: Seen): FenceSide[] {
  const { band } = side;
  let [from, to, count] = [-1, -1, 0];
  for (let u = side.from; u < side.to; u++) {
    const row = Math.round((rowAt(band.foot, u) + rowAt(band.top, u)) / 2);
    if (row < 0 || row >= height || within[row * width + u] !== 1) continue;
    if (from < 0) from = u;
    to = u + 1;
    count++;
  }
  return count >= CIRCLED * (to - from) && to - from >= CIRCLED * MEET * width ? [{ ...side, from, to }] : [];
}

/** A side of the same color whose foot lies on another one's line: the network or a bush cut it off. */
function isPieceOf(side: FenceSide, main: FenceSide): boolean {
  const ends = [side.from, side.to];
  const off = ends.reduce((sum, u) => sum + Math.abs(rowAt(side.band.foot, u) - rowAt(main.band.foot, u)), 0);
  const high = ends.reduce((sum, u) => sum + rowAt(main.band.foot, u) - rowAt(main.band.top, u), 0);
  return colorApart(side, main) < SAME_COLOR && off < ON_LINE * high;
}

const withColumnsOf = (main: FenceSide, { from, to }: FenceSide): FenceSide => ({
  ...main,
  from: Math.min(main.from, from),
  to: Math.max(main.to, to),
});

const isBeside = (a: FenceSide, b: FenceSide, width: number): boolean =>
  Math.max(a.from, b.from) - Math.min(a.to, b.to) < MEET * width;

/** The column at which two sides meet. */
const meetingOf = (a: FenceSide, b: FenceSide): number =>
  a.from < b.from ? (a.to + b.from) / 2 : (b.to + a.from) / 2;

/** Whether two sides that lie beside each other meet: bushes may hide the feet of sides of one color. */
function doMeet(a: FenceSide, b: FenceSide): boolean {
  const at = meetingOf(a, b);
  const high = rowAt(a.band.foot, at) - rowAt(a.band.top, at);
  const off = (edgeOf: (side: FenceSide) => Edge) =>
    Math.abs(rowAt(edgeOf(a), at) - rowAt(edgeOf(b), at)) / high;
  const color = colorApart(a, b);
  return (
    inShade(a, b) < SAME_AT_CORNER &&
    off(({ band }) => band.top) < ENDS_MEET &&
    (color < SAME_COLOR || off(({ band }) => band.foot) < ENDS_MEET)
  );
}

const isAlike = (a: FenceSide, b: FenceSide): boolean =>
  colorApart(a, b) < SAME_COLOR && Math.abs(Math.log(a.heightM / b.heightM)) < Math.log(AS_HIGH);

/** Whether a side is of the fence that others are: it meets those that lie beside it, or is like one where none does. */
function goesOn(fence: readonly FenceSide[], side: FenceSide, width: number): boolean {
  if (side.fenceness < LEAST_SIDE) return false;
  const beside = fence.filter((one) => isBeside(one, side, width));
  return beside.length > 0
    ? beside.every((one) => doMeet(one, side))
    : fence.some((one) => isAlike(one, side));
}

const colorApart = (a: FenceSide, b: FenceSide): number =>
  Math.hypot(a.lab[0] - b.lab[0], a.lab[1] - b.lab[1], a.lab[2] - b.lab[2]);

/** The same where one may lie in the shade: light says less than tint. */
const LIGHT_IN_SHADE = 0.4;
const inShade = (a: FenceSide, b: FenceSide): number =>
  Math.hypot(LIGHT_IN_SHADE * (a.lab[0] - b.lab[0]), a.lab[1] - b.lab[1], a.lab[2] - b.lab[2]);

const toFrame = ({ from, to }: FenceSide, width: number): [number, number] => [
  from < AT_FRAME * width ? 0 : from,
  to > (1 - AT_FRAME) * width ? width : to,
];

/** What grows has another tint than the fence, Lab: boards in the shade of trees are seen as plants, too. */
const OTHER_TINT = 8;

/** A side behind what grows before it: plants that reach below its foot stay before the new one. */
function behindPlants(fence: FoundFence, { lab }: FenceSide, seen: Seen): FoundFence {
  const { width, height, plants, picture } = seen;
  const { foot, body } = fence;
  const { a, b } = labPlanes(picture);
  const grows = (i: number) => Math.hypot(a[i]! - lab[1], b[i]! - lab[2]) > OTHER_TINT;
  const poles = fence.poles.slice();
  for (let u = 0; u < width; u++) {
    let lowest = height - 1;
    while (lowest >= 0 && !foot[lowest * width + u]) lowest--;
    if (lowest < 0) continue;
    for (let y = Math.min(height - 1, lowest + 1); y >= 0; y--) {
      const i = y * width + u;
      if (plants[i]! <= INSIDE) break;
      if ((body[i] || foot[i]) && grows(i)) poles[i] = 1;
    }
  }
  const isKept = (i: number) => poles[i] === 1 && fence.poles[i] !== 1;
  const kept = (mask: Uint8Array) => mask.map((own, i) => (isKept(i) ? 0 : own));
  return { ...fence, poles, body: kept(body), foot: kept(foot), isBare: true };
}
