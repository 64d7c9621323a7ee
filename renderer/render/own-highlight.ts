import type { PlanElement } from "#core/elements/element.ts";
import type { PhotoPoint } from "#core/geometry/point.ts";
import { pixelPieces, pixelsOf } from "#renderer/clear/pixel-pieces.ts";
import type { PixelRect } from "#renderer/image/pixel-rect.ts";
import { groundByColor, groundInHighlight } from "#renderer/layout/ground-by-color.ts";
import { ownBeds } from "#renderer/layout/own-beds.ts";
import { thinUprights } from "#renderer/layout/thin-uprights.ts";
import { treeRings } from "#renderer/layout/tree-rings.ts";
import { personsWord } from "#renderer/mask/clip-stroke.ts";
import { isSameCover, takeOut, without } from "#renderer/mask/cover.ts";
import { coverRect } from "#renderer/mask/cover-rect.ts";
import { fillPolygon } from "#renderer/mask/fill-polygon.ts";
import { roundCorners, smoothPolygon } from "#renderer/mask/smooth-polygon.ts";
import { oncePer } from "#renderer/once-per.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import { bareGround } from "./bare-ground.ts";
import { beyondFrame } from "./beyond-frame.ts";
import { meantGround } from "./meant-ground.ts";
import { mustStay, type Stays, staysInOld } from "./must-stay.ts";
import type { DrawnMeaning } from "./on-floor.ts";
import {
  circledBeds,
  groundByLook,
  isMuchStreet,
  noStreet,
  type StrokeGround,
  streetBeside,
  strokeGround,
} from "./stroke-ground.ts";
import { wholeCircle } from "./whole-circle.ts";

/** Corners of beds are rounded over so much to both sides, as a share of its width. */
const ROUND_SHARE = 0.06;
/** Coverage from which a pixel belongs to a mask. */
const INSIDE = 0.5;

/** What a highlight is by itself, whatever lies beside it. `key`: all that it follows from beside the photo. */
export type Own = {
  key: string;
  /** As it was drawn. */
  drawn: Float32Array;
  /** As it was meant: what was drawn, or the surface that it was drawn round; see `meant-ground.ts`. */
  stroke: Float32Array;
  /** What is built in it covers its ground. */
  laysGround: boolean;
} & Held;

type Held = {
  ground: StrokeGround;
  /** What stays in it: 1 per pixel. */
  stays: Uint8Array;
  /** Its ground without that. */
  free: Float32Array;
  word: Float32Array;
};
type PavingElement = Extract<PlanElement, { use: unknown }>;
export const isPavingOf = (main: PlanElement | undefined): main is PavingElement =>
  main !== undefined && "use" in main;

/** What is built in a highlight: what covers it, whether that covers its ground, and whether it leaves the beds there. */
type Wished = {
  main: PlanElement | undefined;
  laysGround: boolean;
  keepsBeds: boolean;
  /** It takes the place of the mulch there: what of the bed its stroke has missed is meant too. */
  coversBeds?: boolean;
  /** It takes the place of a surface that its words name, which was drawn round roughly. */
  swaps?: boolean;
};

/** What a highlight is by itself; the one from before where nothing of it has changed. */
export function ownOf(
  path: readonly PhotoPoint[],
  means: DrawnMeaning,
  { main, laysGround, keepsBeds, coversBeds = false, swaps = false }: Wished,
  seen: Seen,
  before: Own | undefined,
): Own {
  const { width, height } = seen;
  const isBed = main?.kind === "bed";
  const isPaving = isPavingOf(main);
  const asWay = isPaving && (main.use === "driveway" || main.use === "walkway") ? main.use : null;
  const key = JSON.stringify([path, means, keepsBeds, coversBeds, isBed, isPaving, asWay, laysGround, swaps]);
  if (before?.key === key) return before;
  const framed = beyondFrame(path, width, height);
  const isOutside = ({ x, y }: PhotoPoint) => x < 0 || y < 0 || x > width || y > height;
  // In pixels of `seen`: bends of a bed are rounded, not corners that lie outside the picture.
  const fair = isBed ? roundCorners(framed, ROUND_SHARE * width, isOutside) : framed;
  const drawn = withFeet(
    fillPolygon(width, height, smoothPolygon(fair)),
    isPaving || main?.kind === "lawn" ? undefined : seen.feet,
    width,
  );
  const surface = swaps ? meantGround(drawn, seen) : null;
  const stroke = surface ?? drawn;
  // Masks of the size of `seen`: the street that the stroke leaves, the ground it means, and what stays in it.
  const covered = groundInHighlight(seen);
  const isNoStreet = means.floor || (isPaving && means.oldGround && isMuchStreet(stroke, covered));
  const street = isNoStreet ? noStreet(covered) : streetBeside(stroke, covered);
  const found = mustStay(stroke, means, seen, street);
  if (keepsBeds) keepBeds(stroke, seen, found.all);
  const heldTo = (ground: StrokeGround, isMisread = false): Held => {
    const stays = ground.byLook
      ? staysInOld(
          found,
          stroke,
          ground.own,
          seen,
          !(isMisread && (means.paving || (isBed && ground.isSoft === true))),
        )
      : found;
    // New paving in a lawn or bed has no edge there that the photo could show: it is as it was drawn.
    const isLiteral = isPaving && ground.isSoft;
    const word = takeOut(
      isLiteral
        ? new Float32Array(stroke.length).fill(1)
        : personsWord(stroke, ground.own, width, height, isPaving),
      stays.all,
    );
    // The whole surface is ground, whatever parts of it were seen as.
    const own = surface ? ground.own.map((cover, i) => Math.max(cover, surface[i]!)) : ground.own;
    const free = freeGround(own, stays, coverRect(stroke, width, height), width);
    return { ground, stays: stays.all, word, free: sameOf(free, before?.free) };
  };
  const beds = coversBeds ? circledBeds(stroke, seen) : null;
  const groundIn = (seen: Seen, edges: Seen): StrokeGround => {
    const ground = strokeGround(stroke, means, seen, edges, street, isPaving, asWay);
    return beds ? { ...ground, whole: beds } : ground;
  };
  const byColor = groundIn(covered, groundByColor(seen));
  // A bed on what was seen as paving lies on soil.
  const held = heldTo(isPaving || byColor.isSoft ? byColor : groundIn(seen, seen));
  const misread = main && misreadGround(stroke, held, heldTo, street, seen);
  const floor = !misread && means.things ? misreadFloor(stroke, held, seen) : null;
  const soil = !misread && !floor && isBed ? misreadSoil(stroke, held, heldTo, seen) : null;
  const left = misread ?? floor ?? soil ?? held;
  // Where no ground is named, as for what only stands there, the network's picture counts as it is.
  const all = main && !floor ? wholeCircle(stroke, left, isPaving, seen) : left;
  const whole = keepsBeds ? besideRings(all, stroke, seen) : all;
  return { key, drawn, stroke, laysGround, ...whole, free: sameOf(whole.free, before?.free) };
}

/** With more of planted beds in it than this share a stroke for a lawn was drawn over them. */
const MOST_BEDS = 0.4;

/** What a new lawn is built on without the rings of its trees. */
function besideRings(held: Held, stroke: Float32Array, seen: Seen): Held {
  const rings = treeRings(seen).map((own, i) => (stroke[i]! > INSIDE ? own : 0));
  if (!rings.includes(1)) return held;
  return {
    ...held,
    stays: held.stays.map((own, i) => own | rings[i]!),
    word: takeOut(held.word.slice(), rings),
    free: takeOut(held.free.slice(), rings),
  };
}

/** Keeps the beds that a new lawn is drawn round. */
function keepBeds(stroke: Float32Array, seen: Seen, stays: Uint8Array): void {
  const beds = ownBeds(seen);
  let [all, within] = [0, 0];
  for (let i = 0; i < stroke.length; i++) {
    if (stroke[i]! <= INSIDE) continue;
    all++;
    within += beds[i]!;
  }
  if (within > MOST_BEDS * all) return;
  for (let i = 0; i < stroke.length; i++) if (beds[i] && stroke[i]! > INSIDE) stays[i] = 1;
}

/** The foot of what was circled lies at most so far below the circle, as a share of the picture's height: a tall plant is circled by its crown. */
const BELOW_STROKE = 0.15;

/** A stroke with the ground that begins in it, or a little below, before old plants. */
function withFeet(stroke: Float32Array, feet: Uint8Array | undefined, width: number): Float32Array {
  if (!feet) return stroke;
  const all = stroke.slice();
  const below = Math.round((BELOW_STROKE * stroke.length) / width);
  const isUnder = (i: number) => {
    for (let k = 0, o = i; k <= below && o >= 0; k++, o -= width) if (stroke[o]! > INSIDE) return true;
    return false;
  };
  for (const piece of pixelPieces(pixelsOf(feet), width))
    if (piece.some(isUnder)) for (const i of piece) all[i] = 1;
  return all;
}

/** Where less of a stroke than this is left to build on, its ground was misread; by its look at least so much more is. */
const LITTLE_LEFT = 0.45;
const MORE_LEFT = 0.25;
/** With less of them in it a stroke holds other ground than it means, and nothing that was misread. */
const LEAST_THINGS = 0.2;
/** With more plants in it than this a stroke was drawn round these. */
const MOST_PLANTS = 0.25;

/** Ground that was seen as things or as a wall for the most part, by its look: nobody circles what stays. Null where it was seen, and where that helps little. */
function misreadGround(
  stroke: Float32Array,
  seenAs: Held,
  heldTo: (ground: StrokeGround, isMisread: boolean) => Held,
  street: Float32Array,
  seen: Seen,
): Held | null {
  const left = shareLeft(stroke, seenAs, seen);
  if (seen.left && stroke.some((cover, i) => cover > INSIDE && seen.left![i])) return null;
  if (seenAs.ground.byLook || left > LITTLE_LEFT || shareOf(stroke, seen, seen.plants) > MOST_PLANTS)
    return null;
  // A drive or a street that a stroke round a lawn passes over was seen as what it is.
  if (shareOf(stroke, seen, seen.house, seen.standing) < LEAST_THINGS) return null;
  const like = groundByLook(stroke, seen);
  const own = like?.own.map((cover, i) => Math.min(cover, 1 - street[i]!));
  const ground = like && own && { ...like, own, reach: own };
  const looked = ground && heldTo(ground, true);
  return looked && shareLeft(stroke, looked, seen) > left + MORE_LEFT ? looked : null;
}

/**
 * A floor that was not seen as one: wet stones that mirror the sky, shade. Whoever circles a place for furniture, a fire or a pergola circles
 * the ground that these stand on, and posts alone stay on it. Null where most of it was seen, and where plants or vehicles fill it.
 */
function misreadFloor(stroke: Float32Array, seenAs: Held, seen: Seen): Held | null {
  if (shareLeft(stroke, seenAs, seen) > LITTLE_LEFT || shareOf(stroke, seen, seen.plants) > MOST_PLANTS)
    return null;
  if (seen.left && stroke.some((cover, i) => cover > INSIDE && seen.left![i])) return null;
  const stays = thinUprights(seen);
  const own = stroke.slice();
  return {
    ground: { own, reach: null, whole: null, isFloor: true },
    stays,
    word: takeOut(new Float32Array(stroke.length).fill(1), stays),
    free: takeOut(own.slice(), stays),
  };
}

/** By the look of soil at least so much more of a stroke is left to plant. */
const MORE_SOIL = 0.1;

/** The old mulch or soil that a bed was drawn round, by its look, where it was seen as a wall or as nothing. Null where it was seen. */
function misreadSoil(
  stroke: Float32Array,
  seenAs: Held,
  heldTo: (ground: StrokeGround, isMisread: boolean) => Held,
  seen: Seen,
): Held | null {
  if (seenAs.ground.byLook || seen.left || shareOf(stroke, seen, seen.plants) > MOST_PLANTS) return null;
  const ground = bareGround(stroke, seen);
  const looked = ground && heldTo(ground, true);
  return looked && shareLeft(stroke, looked, seen) > shareLeft(stroke, seenAs, seen) + MORE_SOIL
    ? looked
    : null;
}

/** Share of a stroke's pixels in which something can be built. */
const shareLeft = (stroke: Float32Array, { free, word }: Held, seen: Seen): number =>
  shareOf(stroke, seen, free, word);

/** Share of a stroke's pixels that lie in one of some masks. */
function shareOf(stroke: Float32Array, { width, height }: Seen, ...masks: readonly Float32Array[]): number {
  const { left, top, right, bottom } = coverRect(stroke, width, height);
  let [all, inside] = [0, 0];
  for (let y = top; y < bottom; y++)
    for (let i = y * width + left; i < y * width + right; i++) {
      if (stroke[i]! <= INSIDE) continue;
      all++;
      if (masks.some((mask) => mask[i]! > INSIDE)) inside++;
    }
  return inside / Math.max(1, all);
}

/** Ground without what stays in it whatever the stroke: one and the same object for all strokes on it. */
const openGround = oncePer((ground: Float32Array) =>
  oncePer((always: Uint8Array) => sameOf(without(ground, always), ground)),
);

/** Ground without all that stays. `rect` holds what the stroke adds to that. */
function freeGround(
  ground: Float32Array,
  { always, all }: Stays,
  rect: PixelRect,
  width: number,
): Float32Array {
  const open = openGround(ground)(always);
  let free = open;
  for (let y = rect.top; y < rect.bottom; y++)
    for (let i = y * width + rect.left; i < y * width + rect.right; i++) {
      if (!all[i] || free[i] === 0) continue;
      if (free === open) free = open.slice();
      free[i] = 0;
    }
  return free;
}

/** The first of these that is the same as a mask, else itself: the same object spares what follows from it. */
export const sameOf = (mask: Float32Array, ...known: readonly (Float32Array | undefined)[]): Float32Array =>
  known.find((one) => one && isSameCover(one, mask)) ?? mask;

/** The surface that was meant, where no other highlight was drawn. */
export const besideOthers = ({ stroke, drawn }: Own, others: Uint8Array): Float32Array =>
  stroke.map((cover, i) => (others[i] ? Math.min(cover, drawn[i]!) : cover));
