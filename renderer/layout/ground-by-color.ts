import { pixelPieces } from "#renderer/clear/pixel-pieces.ts";
import { addColor, colorSpread, SUMS } from "#renderer/mask/color-spread.ts";
import { distanceTransform } from "#renderer/mask/distance-transform.ts";
import { findPieces } from "#renderer/mask/find-pieces.ts";
import { bytesFrom } from "#renderer/math/from-plane.ts";
import { greatestNearby } from "#renderer/math/greatest-nearby.ts";
import { opened } from "#renderer/math/opened.ts";
import { oncePer } from "#renderer/once-per.ts";
import { evenedAt, looksAround, UNLIKE } from "#renderer/see/looks-around.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import { groundLooks, isNothing } from "./ground-looks.ts";
import { type LikelyGround, likelyGround } from "./likely-ground.ts";

/** So far from lawn and beds, as a share of the photo's width, their mask may leave a strip of them to the paving beside. */
const RIM_SHARE = 0.018;
/** Pixels beside paving that show no pure color of a lawn. */
const MIXED_PX = 2;
/** By so much (twice the logarithm of the odds) a pixel looks more like lawn or bed than like paving. */
const CLEARLY = 4;
/** Pixels to each side of one that is soft, of which so many are. */
const AROUND_PX = 2;
const MOSTLY_AMONG = 0.55;
/** What is narrower than this share of the photo's width is the side of a post or the rim of a wall, whatever it looks like. */
const WIDE_SHARE = 0.014;
/** A walk is narrower than this share of the photo's width. */
const WALK_SHARE = 0.015;
/** An opening has the corners of its square. */
const CORNER_PX = 3;
/** Coverage up to which a pixel surely belongs to no mask, and from which it belongs to one. */
const FAINT = 0.3;
const INSIDE = 0.5;
/** And from which it shows nothing else. Every so many pixels of lawn are enough for its color. */
const SURE = 0.9;
const SOFT_STEP = 7;

/**
 * The same with lawn and beds as far as their colors go: the network's small picture leaves strips of them to the paving beside, and
 * patches between things to nothing. What highlights snap to.
 */
export const groundByColor = oncePer((seen: Seen): Seen => {
  return withSoft(seen, [...rimOf(seen), ...unseenSoft(seen)]);
});

const rimOf = oncePer(misreadRim);

/** The same with the strips of lawn and beds alone that the network leaves to the paving beside. */
export const withoutRim = oncePer((seen: Seen): Seen => withSoft(seen, rimOf(seen)));

/** And with what the network sees as soil though caution left it open: what highlights may cover. */
export const groundInHighlight = oncePer((seen: Seen): Seen => {
  const colored = groundByColor(seen);
  return withSoft(colored, likelySoft(colored, likelyGround(seen)));
});

/** The same with some pixels that are lawn or soil, like the nearest of that kind. */
export function withSoft(seen: Seen, added: readonly number[]): Seen {
  if (added.length === 0) return seen;
  const { width, soft, lawn } = seen;
  const [ground, green, grass] = [seen.ground.slice(), soft.slice(), lawn.slice()];
  const [hard, street, drive, walk] = [seen.hard, seen.street, seen.drive, seen.walk].map((m) =>
    m.slice(),
  ) as [Float32Array, Float32Array, Float32Array, Float32Array];
  for (const i of added) {
    ground[i] = green[i] = 1;
    const nearest = nearestInside(soft, i, width);
    if (nearest >= 0 && lawn[nearest]! > INSIDE) grass[i] = 1;
    hard[i] = street[i] = drive[i] = walk[i] = 0;
  }
  return { ...seen, ground, soft: green, lawn: grass, hard, street, drive, walk };
}

/** Lawn and beds at their edge that were seen as paving, pixel by pixel. */
function misreadRim({ soft, hard, picture, width, height }: Seen): number[] {
  const reach = RIM_SHARE * width;
  // Colors that show paving and soft ground alone; no ground lies above row `top`.
  const [inPaving, inSoft] = [hard.slice(), soft.slice()];
  const top = Math.max(0, Math.floor(hard.findIndex((cover) => cover > INSIDE) / width)) * width;
  const toSoft = distanceTransform(insideOf(soft.subarray(top)), width, height - top / width);
  const isPaved = (i: number) => hard[i]! > INSIDE;
  const rim: number[] = [];
  for (let i = top; i < hard.length; i++) {
    const isBeside = isPaved(i - MIXED_PX) || isPaved(i + MIXED_PX);
    if (isBeside || isPaved(i - MIXED_PX * width) || isPaved(i + MIXED_PX * width)) inSoft[i] = 0;
    if (hard[i]! <= INSIDE || toSoft[i - top]! > reach) continue;
    inPaving[i] = 0;
    rim.push(i);
  }
  const [paved, green] = [looksAround(picture, inPaving), looksAround(picture, inSoft)];
  const isGreen = insideOf(soft);
  const found = rim.filter((i) => {
    const [here, there] = [paved(i), green(i)];
    if (!here || !there) return false;
    const color = evenedAt(picture, i);
    const far = there.distance(color);
    return far < UNLIKE && far + there.logSize + CLEARLY < here.distance(color) + here.logSize;
  });
  for (const i of found) isGreen[i] = 1;
  return found.filter((i) => isAmong(isGreen, i, width));
}

/** Whether most pixels of the square around one are of a kind: a speck is none of it. */
function isAmong(isOfKind: Uint8Array, i: number, width: number): boolean {
  let count = 0;
  for (let dy = -AROUND_PX; dy <= AROUND_PX; dy++)
    for (let dx = -AROUND_PX; dx <= AROUND_PX; dx++) count += isOfKind[i + dy * width + dx] ?? 0;
  return count > MOSTLY_AMONG * (2 * AROUND_PX + 1) ** 2;
}

/** Lawn and beds that were seen as nothing, such as lawn between a sign and a post, pixel by pixel. */
function unseenSoft(seen: Seen): number[] {
  const { standing, width, height } = seen;
  const { isSoft } = groundLooks(seen);
  const found: number[] = [];
  const plane = new Float32Array(standing.length);
  for (let i = 0; i < standing.length; i++)
    if (standing[i]! < FAINT && isNothing(seen, i) && isSoft(i)) {
      plane[i] = 1;
      found.push(i);
    }
  const reach = Math.max(1, Math.round((WIDE_SHARE * width) / 2));
  if (found.length < (2 * reach + 1) ** 2) return [];
  // Nothing was found above and below these rows.
  const top = Math.max(0, Math.floor(found[0]! / width) - reach);
  const rows = Math.min(height, Math.floor(found.at(-1)! / width) + reach + 1) - top;
  const wide = opened(plane.subarray(top * width, (top + rows) * width), width, rows, reach);
  const near = greatestNearby(wide, width, rows, CORNER_PX);
  const steps = stepsOf(
    found.filter((i) => near[i - top * width] === 1),
    seen,
  );
  return found.filter((i) => near[i - top * width] === 1 && !steps.has(i));
}

/** Of the upper edge of steps so much borders on the house, no farther off than that share of the photo's width; of their lower edge no more on lawn or soil, within so many pixels. */
const AT_HOUSE = 0.5;
const HOUSE_SHARE = 0.03;
const AT_SOFT = 0.3;
const RIM_PX = 2;

/** Of some pixels those of steps, which have the color of the lawn: pieces right before the house that lie on no lawn. */
function stepsOf(found: readonly number[], { house, soft, width }: Seen): ReadonlySet<number> {
  const steps = new Set<number>();
  const isNear = (mask: Float32Array, i: number, by: number, most: number): boolean =>
    Array.from({ length: most }, (_, k) => i + (k + 1) * by).some((o) => mask[o]! > INSIDE);
  for (const piece of pixelPieces(Int32Array.from(found), width)) {
    const own = new Set(piece);
    let [upper, atHouse, lower, atSoft] = [0, 0, 0, 0];
    for (const i of piece) {
      if (!own.has(i - width)) {
        upper++;
        if (isNear(house, i, -width, Math.round(HOUSE_SHARE * width))) atHouse++;
      }
      if (!own.has(i + width)) {
        lower++;
        if (isNear(soft, i, width, RIM_PX)) atSoft++;
      }
    }
    if (atHouse > AT_HOUSE * upper && atSoft < AT_SOFT * lower) for (const i of piece) steps.add(i);
  }
  return steps;
}

/** What the network sees as lawn, soil or plants, pixel by pixel, that was left open or taken for paving out of caution. */
function likelySoft(seen: Seen, { ground, soft }: LikelyGround): number[] {
  const { hard, width, height } = seen;
  // The network's picture is too small for narrow walks, which were found by their look.
  const wide = opened(hard, width, height, Math.max(1, Math.round((WALK_SHARE * width) / 2)));
  const isDoubted = bytesFrom(hard, (cover, i) => (cover > INSIDE && soft[i]! > INSIDE ? 1 : 0));
  const paved = pavedByColor(seen, isDoubted);
  const found: number[] = [];
  for (let i = 0; i < ground.length; i++) {
    if (soft[i]! <= INSIDE) continue;
    if (hard[i]! > INSIDE ? wide[i]! > INSIDE && !paved[i] : isNothing(seen, i) && ground[i]! > INSIDE)
      found.push(i);
  }
  return found;
}

/** Of a piece of paving so much is sure at least, and so much of what is doubted has its color: then the whole piece is paved. */
const LEAST_SURE = 0.25;
const MOSTLY_PAVED = 0.6;

/** The doubted pixels of paving that look like the rest of the same drive or walk, and less like lawn or beds. */
function pavedByColor({ picture, hard, soft, width, height }: Seen, isDoubted: Uint8Array): Uint8Array {
  const paved = new Uint8Array(hard.length);
  if (!isDoubted.includes(1)) return paved;
  const { start, end, piece, sizes } = findPieces(hard, width, height, INSIDE, true);
  const sums = sizes.map(() => ({ sure: new Float64Array(SUMS), doubted: 0, like: 0 }));
  const green = new Float64Array(SUMS);
  for (let i = 0; i < soft.length; i += SOFT_STEP)
    if (soft[i]! > SURE) addColor(green, evenedAt(picture, i), 0);
  const each = (take: (of: (typeof sums)[number], i: number) => void) => {
    for (let k = 0; k < piece.length; k++)
      for (let i = start[k]!; i < end[k]!; i++) take(sums[piece[k]!]!, i);
  };
  each((of, i) => {
    if (isDoubted[i]) of.doubted++;
    else if (hard[i]! > SURE) addColor(of.sure, evenedAt(picture, i), 0);
  });
  const softLook = colorSpread(green);
  const looks = new Map(
    sums.map((of, p) => [of, of.sure[0]! > LEAST_SURE * sizes[p]! ? colorSpread(of.sure) : null]),
  );
  each((of, i) => {
    const look = isDoubted[i] ? looks.get(of) : null;
    if (!look) return;
    const color = evenedAt(picture, i);
    const far = look.distance(color, 0);
    if (far < UNLIKE && far + look.logSize < softLook.distance(color, 0) + softLook.logSize) of.like++;
  });
  const isPaved = sums.map(({ like, doubted }) => like > MOSTLY_PAVED * doubted);
  for (let k = 0; k < piece.length; k++) if (isPaved[piece[k]!]) paved.fill(1, start[k]!, end[k]!);
  return paved;
}

/** The pixel of a mask that lies nearest to one in its row or column; -1 where none is near. */
function nearestInside(mask: Float32Array, i: number, width: number): number {
  for (let far = 1; far <= 2 * RIM_SHARE * width; far++)
    for (const by of [-far, far, -far * width, far * width]) if (mask[i + by]! > INSIDE) return i + by;
  return -1;
}

const insideOf = (mask: Float32Array): Uint8Array => bytesFrom(mask, (cover) => (cover > INSIDE ? 1 : 0));
