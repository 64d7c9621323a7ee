import { findPieces } from "#renderer/mask/find-pieces.ts";
import { greatestNearby } from "#renderer/math/greatest-nearby.ts";
import { opened } from "#renderer/math/opened.ts";
import { oncePer } from "#renderer/once-per.ts";
import { evenedAt, looksAround, UNLIKE } from "#renderer/see/looks-around.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import { withSoft } from "./ground-by-color.ts";
import { likelyGround } from "./likely-ground.ts";
import { shareAt } from "./share-at.ts";

/** What is narrower than this share of the photo's width is the rim of a lawn or the foot of a wall. */
const WIDE_SHARE = 0.01;
/** So far from its wide part, as a share of the photo's width, what is doubted goes on in narrow ones: between leaves. */
const NARROW_SHARE = 0.008;
/** The color of a lawn is known near to what is known as lawn: what is found shows it a little farther on. With six passes it went on over mulch and a walk of one photo. */
const PASSES = 3;
/** Coverage of lawn from which a pixel shows its color. */
const MOSTLY = 0.7;
/** Coverage up to which a pixel surely belongs to no mask, and from which it belongs to one. */
const FAINT = 0.3;
const INSIDE = 0.5;

/**
 * The same with the lawn that the network doubts: between shrubs, and between these and a walk, it mixes lawn, bed, leaves and paving, and no kind prevails.
 * Lawn is what it sees as soft ground rather than as paving or leaves, and has the color of the lit lawn around there more surely than that of paving and leaves:
 * dark mulch looks like lawn in a shadow.
 */
export const withDoubtedLawn = oncePer((seen: Seen): Seen => {
  const { plants, standing, house, sky } = seen;
  const { soft: likelySoft } = likelyGround(seen);
  const [softShare, leafShare] = [shareAt(seen, ["lawn", "soft"]), shareAt(seen, ["plants"])];
  const isDoubted = (i: number) =>
    seen.soft[i]! <= INSIDE &&
    likelySoft[i]! > INSIDE &&
    plants[i]! < FAINT &&
    standing[i]! < FAINT &&
    house[i]! < FAINT &&
    sky[i]! < FAINT &&
    softShare(i) > leafShare(i);
  const doubted: number[] = [];
  for (let i = horizonRow(seen) * seen.width; i < seen.soft.length; i++) if (isDoubted(i)) doubted.push(i);
  if (doubted.length === 0) return seen;
  let now = seen;
  for (let pass = 0; pass < PASSES; pass++) {
    const next = withSoft(now, lawnAmong(doubted, now));
    if (next === now) break;
    now = next;
  }
  return now;
});

/** Of some pixels those that have the color of lawn. */
function lawnAmong(doubted: readonly number[], seen: Seen): number[] {
  const { picture, lawn, soft, hard, plants, width, height } = seen;
  const isGrass = lawn.map((cover) => (cover > MOSTLY ? 1 : 0));
  const grass = looksAround(picture, isGrass);
  const other = [hard, plants].map((mask) => looksAround(picture, mask));
  const isLawn = (i: number) => {
    const here = grass(i);
    if (!here) return false;
    const others = other.map((look) => look(i));
    const color = evenedAt(picture, i);
    const far = here.distanceInLight(color);
    const isNearest = others.every(
      (look) => !look || far + here.logSize < look.distance(color) + look.logSize,
    );
    return far < UNLIKE && isNearest;
  };
  const found: number[] = [];
  const plane = new Float32Array(lawn.length);
  for (const i of doubted)
    if (soft[i]! <= INSIDE && isLawn(i)) {
      found.push(i);
      plane[i] = 1;
    }
  if (found.length === 0) return found;
  const reach = Math.max(1, Math.round((WIDE_SHARE * width) / 2));
  const beside = Math.round(NARROW_SHARE * width);
  const wide = greatestNearby(opened(plane, width, height, reach), width, height, beside);
  return belowGround(
    found.filter((i) => wide[i]! > INSIDE),
    seen,
  );
}

/** What is found at the upper edge of all ground, below a wall or a shrub over more than this share of its width, is the foot of that. */
const MOST_AT_WALL = 0.5;

/** Of pixels those in pieces above which ground goes on. */
function belowGround(found: readonly number[], { ground, width, height }: Seen): number[] {
  const plane = new Float32Array(ground.length);
  for (const i of found) plane[i] = 1;
  const { start, end, piece, sizes } = findPieces(plane, width, height, INSIDE, true);
  const tops = sizes.map(() => ({ all: 0, atWall: 0 }));
  const each = (take: (of: number, i: number) => void) => {
    for (let k = 0; k < piece.length; k++) for (let i = start[k]!; i < end[k]!; i++) take(piece[k]!, i);
  };
  each((of, i) => {
    if (plane[i - width] === 1) return;
    tops[of]!.all++;
    // The rim of what stands there is nothing.
    const over = [ABOVE_PX, 2 * ABOVE_PX].every((by) => (ground[i - by * width] ?? 0) <= INSIDE);
    if (over) tops[of]!.atWall++;
  });
  const kept: number[] = [];
  each((of, i) => {
    if (tops[of]!.atWall <= MOST_AT_WALL * tops[of]!.all) kept.push(i);
  });
  return kept;
}
const ABOVE_PX = 3;

const horizonRow = ({ horizonY, taken, height }: Seen): number =>
  Math.max(0, Math.floor((horizonY / taken.height) * height));
