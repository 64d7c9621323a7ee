import { fillHoles } from "#renderer/layout/fill-holes.ts";
import { hasGarage } from "#renderer/layout/find-driveway.ts";
import { isNothing } from "#renderer/layout/ground-looks.ts";
import { likelyGround } from "#renderer/layout/likely-ground.ts";
import { shareAt } from "#renderer/layout/share-at.ts";
import { sureGround } from "#renderer/layout/sure-ground.ts";
import { largeComponents } from "#renderer/mask/connected-component.ts";
import { findPieces } from "#renderer/mask/find-pieces.ts";
import { nearMask } from "#renderer/mask/near-mask.ts";
import { boxBlur } from "#renderer/math/box-blur.ts";
import { bytesFrom } from "#renderer/math/from-plane.ts";
import { opened } from "#renderer/math/opened.ts";
import { oncePer } from "#renderer/once-per.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import type { OldPaving } from "./old-paving.ts";

/** Joints and seams between stones are narrower than twice this share of the photo's width, and so are bays at the frame, where the network sees less. */
const JOINT_SHARE = 0.012;
const FRAME_SHARE = 0.03;
/** Stains, drains and what was misread up to this share of the photo are no holes in paving. */
const HOLE_SHARE = 0.01;
/** Its worn edge, which was seen as nothing or as other paving, is no wider than this share of the photo's width. */
const WORN_SHARE = 0.02;
/** Its rim has no bays and points that are narrower than twice this share of the photo's width. */
const RIM_SHARE = 0.006;
/** A piece of paving of which so much was found, or that holds so much of what was found, is what is meant. */
const FOUND = 0.3;
/** A street crosses at least so much of the photo's width. */
const STREET_SPAN = 0.5;
/** Share of a drive from which the network is sure that it is no walk. */
const SURE_DRIVE = 0.6;
/** What was found in smaller pieces than this share of the photo is not looked at. */
const LEAST_SHARE = 0.002;
/** Coverage from which a pixel belongs to a mask. */
const INSIDE = 0.5;

/**
 * Old paving that words take out, as far as it goes: `found` of it, and what joins that without an edge between, whichever kind of paving the network takes it for. Coverage
 * at the size of `seen`.
 */
export function wholePaving(found: Float32Array, kind: OldPaving, seen: Seen): Float32Array {
  const { width, height, hard, plants, house, soft, standing, sky } = seen;
  const stays = [plants, house, soft, standing, sky];
  const paved = pavedAlike(found, kind, seen);
  const joined = closed(paved, width, height, Math.max(1, Math.round(JOINT_SHARE * width)));
  const atFrame = closed(paved, width, height, Math.round(FRAME_SHARE * width));
  for (let i = 0; i < joined.length; i++) {
    if (paved[i] === 1) continue;
    const [x, y] = [i % width, Math.floor(i / width)];
    const isAtFrame = Math.min(x, width - 1 - x, height - 1 - y) <= FRAME_SHARE * width;
    joined[i] = stays.some((mask) => mask[i]! > INSIDE) ? 0 : isAtFrame ? atFrame[i]! : joined[i]!;
  }
  const { start, end, piece, sizes } = findPieces(joined, width, height, INSIDE, true);
  const own = sizes.map(() => 0);
  const all = found.reduce((sum, cover) => sum + Number(cover > INSIDE), 0);
  for (let k = 0; k < piece.length; k++)
    for (let i = start[k]!; i < end[k]!; i++) if (found[i]! > INSIDE) own[piece[k]!]!++;
  const whole = largeComponents(found, width, height, LEAST_SHARE).map((cover) => (cover > INSIDE ? 1 : 0));
  for (let k = 0; k < piece.length; k++) {
    const p = piece[k]!;
    if (own[p]! > FOUND * Math.min(sizes[p]!, all)) whole.fill(1, start[k]!, end[k]!);
  }
  const rim = Math.round(WORN_SHARE * width);
  const likely = likelyGround(seen).ground;
  const near = nearMask(
    bytesFrom(whole, (one) => one),
    width,
    height,
    1,
    rim,
  );
  for (let i = 0; i < whole.length; i++)
    if (near[i] === 1 && (hard[i]! > INSIDE || (isNothing(seen, i) && likely[i]! > INSIDE))) whole[i] = 1;
  const even = boxBlur(
    fillHoles(whole, width, height, HOLE_SHARE),
    width,
    height,
    Math.max(1, Math.round(RIM_SHARE * width)),
    2,
  );
  return even.map((share) => (share > INSIDE ? 1 : 0));
}

/** Paving that may be of the kind that was found: not the street that the network is sure of, nor a sure drive beside a patio or a walk. */
function pavedAlike(found: Float32Array, kind: OldPaving, seen: Seen): Float32Array {
  const { hard, drive, walk } = seen;
  const { ground, soft } = likelyGround(seen);
  const street = streetsOf(seen);
  const driveAt = shareAt(seen, ["drive"]);
  const isDriveSure = kind !== "drive" && hasGarage(seen);
  return hard.map((cover, i) => {
    if (found[i]! > INSIDE) return 1;
    if (street[i] === 1 || (isDriveSure && drive[i]! > INSIDE && driveAt(i) > SURE_DRIVE)) return 0;
    if (kind === "drive" && walk[i]! > INSIDE) return 0;
    const isOpen = isNothing(seen, i) && ground[i]! > INSIDE && soft[i]! <= INSIDE;
    return cover > INSIDE || isOpen ? 1 : 0;
  });
}

/** Where the network is sure of a street that crosses the photo: 1 per pixel. What it takes for one in a corner is a part of the drive. */
const streetsOf = oncePer((seen: Seen): Uint8Array => {
  const { width, height } = seen;
  const { street } = sureGround(seen);
  const { start, end, piece, sizes } = findPieces(street, width, height, INSIDE, true);
  const span = sizes.map(() => ({ left: width, right: 0 }));
  for (let k = 0; k < piece.length; k++) {
    const own = span[piece[k]!]!;
    own.left = Math.min(own.left, start[k]! % width);
    own.right = Math.max(own.right, ((end[k]! - 1) % width) + 1);
  }
  const crosses = span.map(({ left, right }) => right - left >= STREET_SPAN * width);
  const streets = new Uint8Array(street.length);
  for (let k = 0; k < piece.length; k++) if (crosses[piece[k]!]) streets.fill(1, start[k], end[k]);
  return streets;
});

/** A mask without what is narrower than twice a reach beside it, in pixels. */
function closed(mask: Float32Array, width: number, height: number, reach: number): Float32Array {
  const outside = opened(
    mask.map((cover) => 1 - cover),
    width,
    height,
    reach,
  );
  return outside.map((cover) => 1 - cover);
}
