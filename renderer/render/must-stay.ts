import type { AreaMeaning } from "#core/plan/area-meaning.ts";
import type { PixelRect } from "#renderer/image/pixel-rect.ts";
import { beforeGarage } from "#renderer/layout/drive-ground.ts";
import { groundInHighlight } from "#renderer/layout/ground-by-color.ts";
import { groundLooks, isNothing } from "#renderer/layout/ground-looks.ts";
import { likelyGround } from "#renderer/layout/likely-ground.ts";
import { thinUprights } from "#renderer/layout/thin-uprights.ts";
import { thingsInHighlight } from "#renderer/layout/whole-things.ts";
import { coverRect } from "#renderer/mask/cover-rect.ts";
import { distanceTransform } from "#renderer/mask/distance-transform.ts";
import { findPieces, type Pieces } from "#renderer/mask/find-pieces.ts";
import { unlikeGround } from "#renderer/mask/like-inside.ts";
import { slimness } from "#renderer/mask/piece-shapes.ts";
import { boxBlur } from "#renderer/math/box-blur.ts";
import { bytesFrom, floatsFrom } from "#renderer/math/from-plane.ts";
import { oncePer } from "#renderer/once-per.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import { noStreet, pavedOf, piecesOf } from "./stroke-ground.ts";

/** Paving of which at least this share lies inside a highlight was circled, */
const CIRCLED_SHARE = 0.7;
/** unless it is a walk, so many times longer than wide: people go on walking on it; */
const WALK_SLIM = 4;
/** and no patch of the ground, smaller than this share of the photo; */
const LEAST_WALK_SHARE = 0.002;
/** and all paving was when it makes up this share of the highlight. */
const MEANT_SHARE = 0.5;
/** What was seen as house and lies inside a highlight to this share is ground that was misread. */
const MISREAD_SHARE = 0.6;
/** A thing on ground that is known by its look: more of it than this looks like something else. */
const MOSTLY = 0.5;
/** And so much of what lies around each of its pixels, as far as this share of the photo's width. */
const MOSTLY_AROUND = 0.4;
const GROWN_SHARE = 0.004;
/** A trunk or a post is narrower than these shares of the photo's width and of the highlight's own; a hedge or a bed of shrubs is wider. */
const NARROW_OF_PHOTO = 0.12;
const NARROW_OF_STROKE = 0.35;
/** And it goes on above the highlight by at least so many times its height inside. */
const ABOVE = 1;

/**
 * A plant that rises inside a highlight so far above the horizon, as a share of the picture's height, stands upright, taller than a person: no ground
 * is laid over it. An assumption; the horizon that is estimated is often wrong by half as much.
 */
const UPRIGHT_SHARE = 0.06;

/** What stands inside a highlight or across another edge of it is at least so large, as a share of the photo; less is a leaf or a weed. */
const LEAST_SHARE = 0.0003;
/** Small pieces that are no ground belong to what stays beside them, whatever they were seen as: boots, the front of a mailbox. Share of the photo, */
const HELD_SHARE = 0.005;
/** and how near they lie, as a share of its width; a piece beside such a piece too, so many times. */
const BESIDE_SHARE = 0.012;
const MOST_HELD = 3;

/** Coverage from which a pixel belongs to a mask. */
const INSIDE = 0.5;

/** 1 per pixel of `seen` that stays: `always` whatever the stroke, one and the same object for many strokes; `all` with what the stroke adds inside of it. */
export type Stays = { always: Uint8Array; all: Uint8Array };

/**
 * What stays inside a highlight, whatever is built around it: the house and its steps unless the text names
 * them, the street (`streetBeside`), and thin trunks and posts; a drive or walk that only passes through, unless the text names paving, and all of it where something goes between its stones; what stands across the highlight's upper edge
 * (trunks, posts, boxes, pots), down to its foot; and fences and things anywhere in it: what is to go was cleared before.
 */
export function mustStay(stroke: Float32Array, means: AreaMeaning, seen: Seen, street = seen.street): Stays {
  const always = (means.house ? besideHouse : withHouse)(seen)(means.street ? noStreet(seen) : street);
  const all = always.slice();
  const rect = coverRect(stroke, seen.width, seen.height);
  if (means.between) keepPaved(stroke, rect, seen, all);
  else if (!means.paving) keepPassing(stroke, rect, groundInHighlight(seen), all);
  keepStanding(stroke, rect, seen, all);
  if (seen.left) for (let i = 0; i < all.length; i++) all[i]! |= seen.left[i]!;
  return { always, all };
}

/**
 * What stays of ground that is known by its look: thin posts, the house where it goes on outside of the stroke, and things that look like
 * something else, each of them whole. Whatever else was seen in it is that ground, misread: brick as a wall, gravel as a step. `hasWalls`: false
 * where so little of it was seen as ground that the house in it is misread too.
 */
export function staysInOld(
  stays: Stays,
  stroke: Float32Array,
  old: Float32Array,
  seen: Seen,
  hasWalls = true,
): Stays {
  const { house, ground, picture, width, height } = seen;
  const known = thinUprights(seen).slice();
  if (hasWalls)
    keepWhere(
      piecesOf(seen)(house),
      (i) => stroke[i]! > INSIDE,
      (share) => share < MISREAD_SHARE,
      known,
    );
  const isOf = (i: number) => stroke[i]! > INSIDE && house[i]! <= INSIDE;
  const standing = floatsFrom(stays.all, (one, i) => (isOf(i) ? one : 0));
  const rest = floatsFrom(ground, (cover, i) => (isOf(i) && !stays.all[i] ? cover : 0));
  const unlike = unlikeGround(standing, rest, picture);
  const around = boxBlur(unlike, width, height, Math.max(1, GROWN_SHARE * width), 1);
  const things = floatsFrom(standing, (one, i) => (around[i]! > MOSTLY_AROUND ? one : 0));
  const pieces = findPieces(things, width, height, INSIDE, true);
  keepWhere(
    pieces,
    (i) => unlike[i]! > INSIDE,
    (share) => share > MOSTLY,
    known,
  );
  const without = (mask: Uint8Array) =>
    mask.map((one, i) => (old[i]! > INSIDE && stroke[i]! > INSIDE ? one & known[i]! : one));
  return { always: without(stays.always), all: without(stays.all) };
}

/** Adds the pieces of which a fitting share of pixels is of some kind. */
function keepWhere(
  { start, end, piece, sizes }: Pieces,
  isOfKind: (i: number) => boolean,
  isKept: (share: number) => boolean,
  kept: Uint8Array,
): void {
  const of = sizes.map(() => 0);
  for (let k = 0; k < piece.length; k++)
    for (let i = start[k]!; i < end[k]!; i++) if (isOfKind(i)) of[piece[k]!]!++;
  for (let k = 0; k < piece.length; k++)
    if (isKept(of[piece[k]!]! / sizes[piece[k]!]!)) kept.fill(1, start[k]!, end[k]!);
}

/** Kept by photo and by street: a drag asks for the same at each step. */
const stayingOf = (masksOf: (seen: Seen) => readonly Float32Array[]) =>
  oncePer((seen: Seen) =>
    oncePer((street: Float32Array) => {
      const stays = thinUprights(seen).slice();
      for (const mask of [street, ...masksOf(seen)])
        for (let i = 0; i < stays.length; i++) if (mask[i]! > INSIDE) stays[i] = 1;
      return stays;
    }),
  );
const withHouse = stayingOf((seen) => [seen.house, wallByColor(seen)]);
const besideHouse = stayingOf(() => []);

/** What was left open and has the color of the walls around it, where the network sees a trace of one: no soil is piled up against a wall. A drive goes on to the doors of its garage. */
const wallByColor = oncePer((seen: Seen): Float32Array => {
  const { wall } = likelyGround(seen);
  const { isWall } = groundLooks(seen);
  const apron = beforeGarage(seen);
  return wall.map((cover, i) => (cover > INSIDE && isNothing(seen, i) && isWall(i) && !apron[i] ? 1 : 0));
});

const slimOf = oncePer((seen: Seen) =>
  oncePer((mask: Float32Array) => slimness(piecesOf(seen)(mask), seen.width)),
);

/** Keeps all paving in the stroke. */
function keepPaved(stroke: Float32Array, rect: PixelRect, seen: Seen, stays: Uint8Array): void {
  const hard = pavedOf(seen);
  for (let y = rect.top; y < rect.bottom; y++)
    for (let i = y * seen.width + rect.left; i < y * seen.width + rect.right; i++)
      if (stroke[i]! > INSIDE && hard[i]! > INSIDE) stays[i] = 1;
}

/** Keeps pieces of paving that go on outside of the stroke, and walks. */
function keepPassing(stroke: Float32Array, rect: PixelRect, seen: Seen, stays: Uint8Array): void {
  const { width } = seen;
  const hard = pavedOf(seen);
  let inside = 0;
  let paved = 0;
  for (let y = rect.top; y < rect.bottom; y++)
    for (let i = y * width + rect.left; i < y * width + rect.right; i++) {
      if (stroke[i]! <= INSIDE) continue;
      inside++;
      if (hard[i]! > INSIDE) paved++;
    }
  if (paved === 0 || paved > MEANT_SHARE * inside) return;
  const { start, end, piece, sizes } = piecesOf(seen)(hard);
  // Pixels of each piece of paving that lie in the stroke.
  const within = sizes.map(() => 0);
  const [first, last] = [rect.top * width, rect.bottom * width];
  const eachRun = (run: (k: number, i: number) => void) => {
    for (let k = 0; k < piece.length; k++) {
      if (end[k]! <= first || start[k]! >= last) continue;
      for (let i = start[k]!; i < end[k]!; i++) if (stroke[i]! > INSIDE) run(piece[k]!, i);
    }
  };
  eachRun((k) => {
    within[k]!++;
  });
  const slim = slimOf(seen)(hard);
  const isWalk = sizes.map((size, k) => slim[k]! > WALK_SLIM && size > LEAST_WALK_SHARE * hard.length);
  eachRun((k, i) => {
    if (within[k]! < CIRCLED_SHARE * sizes[k]! || isWalk[k]) stays[i] = 1;
  });
}

/** Keeps pieces of what stands inside the stroke: what is no plant, and what is narrow of plants that go on above it. */
function keepStanding(stroke: Float32Array, rect: PixelRect, seen: Seen, stays: Uint8Array): void {
  const { standing, plants, width, height } = seen;
  const likely = likelyGround(seen).ground;
  const upright = (seen.horizonY * height) / seen.taken.height - UPRIGHT_SHARE * height;
  const [wide, high] = [rect.right - rect.left, rect.bottom - rect.top];
  const whole = thingsInHighlight(seen);
  // What stands inside the stroke, in its rectangle, and its first and last column there.
  const own = new Float32Array(wide * high);
  let left = wide;
  let right = 0;
  for (let y = rect.top, o = 0; y < rect.bottom; y++)
    for (let i = y * width + rect.left; i < y * width + rect.right; i++, o++) {
      if (stroke[i]! <= INSIDE) continue;
      // What stands there is a plant, where the network sees no thing.
      own[o] = likely[i]! > INSIDE ? Math.min(standing[i]!, plants[i]!) : standing[i]!;
      if (whole[i]) stays[i] = 1;
      left = Math.min(left, o % wide);
      right = Math.max(right, o % wide);
    }
  const { start, end, piece, sizes } = findPieces(own, wide, high, INSIDE, true);
  const inPicture = (o: number) => (rect.top + Math.floor(o / wide)) * width + rect.left + (o % wide);
  const goesOn = (i: number) => stroke[i]! <= INSIDE && standing[i]! > INSIDE;
  // How many rows it goes on above a pixel.
  const rowsAbove = (i: number) => {
    let rows = 0;
    while (i - (rows + 1) * width >= 0 && goesOn(i - (rows + 1) * width)) rows++;
    return rows;
  };
  // Of each piece: its columns and rows, how many rows it goes on above the stroke, and its pixels of plants.
  const span = sizes.map(() => ({ left: wide, right: 0, top: high, bottom: 0, above: 0, plants: 0 }));
  for (let k = 0; k < piece.length; k++) {
    const of = span[piece[k]!]!;
    of.left = Math.min(of.left, start[k]! % wide);
    of.right = Math.max(of.right, (end[k]! - 1) % wide);
    const row = Math.floor(start[k]! / wide);
    of.top = Math.min(of.top, row);
    of.bottom = Math.max(of.bottom, row + 1);
    const from = inPicture(start[k]!);
    for (let i = from; i < from + end[k]! - start[k]!; i++) {
      if (plants[i]! > INSIDE) of.plants++;
      if (i >= width && goesOn(i - width)) of.above = Math.max(of.above, rowsAbove(i));
    }
  }
  const keeps = span.map((of, k) => {
    // Pixels of `seen`.
    const across = of.right - of.left + 1;
    const isPlant = of.plants > sizes[k]! / 2;
    const isNarrow = across < NARROW_OF_PHOTO * width && across < NARROW_OF_STROKE * (right - left + 1);
    if (!isPlant) return of.above > 0 || sizes[k]! > LEAST_SHARE * stays.length;
    if (rect.top + of.top < upright) return true;
    // A shrub whose top alone is left out was circled; a trunk goes on above.
    return isNarrow && of.above > ABOVE * (of.bottom - of.top);
  });
  // 1 per pixel of the rectangle that is kept and no plant.
  const thin = thinUprights(seen);
  const things = bytesFrom(own, (_, o) => thin[inPicture(o)]! * Number(stroke[inPicture(o)]! > INSIDE));
  for (let k = 0; k < piece.length; k++) {
    const p = piece[k]!;
    if (!keeps[p]) continue;
    const from = inPicture(start[k]!);
    stays.fill(1, from, from + end[k]! - start[k]!);
    if (span[p]!.plants <= sizes[p]! / 2) things.fill(1, start[k], end[k]);
  }
  if (things.includes(1)) keepHeld(things, stroke, rect, seen, stays);
}

/** Keeps small pieces of the stroke that are no ground, beside `things` that are kept (1 per pixel of the rectangle). */
function keepHeld(
  things: Uint8Array,
  stroke: Float32Array,
  rect: PixelRect,
  seen: Seen,
  stays: Uint8Array,
): void {
  const { ground, width } = seen;
  const colored = groundInHighlight(seen).ground;
  const { thing } = likelyGround(seen);
  const [wide, high] = [rect.right - rect.left, rect.bottom - rect.top];
  const inPicture = (o: number) => (rect.top + Math.floor(o / wide)) * width + rect.left + (o % wide);
  const unknown = new Float32Array(things.length);
  for (let y = rect.top, o = 0; y < rect.bottom; y++)
    for (let i = y * width + rect.left; i < y * width + rect.right; i++, o++)
      if (stroke[i]! > INSIDE && ground[i]! <= INSIDE && thing[i]! > INSIDE && !stays[i]) unknown[o] = 1;
  const { start, end, piece, sizes } = findPieces(unknown, wide, high, INSIDE, true);
  const besidePx = Math.max(1, BESIDE_SHARE * width);
  const isSmall = sizes.map((size) => size < HELD_SHARE * stays.length);
  for (let round = 0; round < MOST_HELD; round++) {
    const away = distanceTransform(things, wide, high);
    const isHeld = sizes.map(() => false);
    for (let k = 0; k < piece.length; k++)
      for (let o = start[k]!; o < end[k]! && isSmall[piece[k]!]; o++)
        if (away[o]! > 0 && away[o]! <= besidePx) isHeld[piece[k]!] = true;
    if (!isHeld.includes(true)) return;
    for (let k = 0; k < piece.length; k++) {
      if (!isHeld[piece[k]!]) continue;
      for (let o = start[k]!, i = inPicture(o); o < end[k]!; o++, i++)
        if (colored[i]! <= INSIDE) stays[i] = things[o] = 1;
    }
  }
}
