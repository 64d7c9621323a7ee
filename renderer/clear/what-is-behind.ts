import type { PixelRect } from "#renderer/image/pixel-rect.ts";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { wholeThings } from "#renderer/layout/whole-things.ts";
import { findWindows } from "#renderer/light/find-windows.ts";
import { boxBlur } from "#renderer/math/box-blur.ts";
import { bytesFrom } from "#renderer/math/from-plane.ts";
import { oncePer } from "#renderer/once-per.ts";
import type { Opening } from "#renderer/see/find-openings.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import { courseSlope } from "./course-slope.ts";
import { thingShares } from "./find-loose.ts";
import { groundBehind } from "./ground-behind.ts";
import { groundToWalls } from "./ground-to-walls.ts";
import { STUFF } from "./materials-around.ts";
import { pavingBehind } from "./paving-behind.ts";
import type { Incomplete } from "./picture-scales.ts";
import { boxOf, grown, pixelsOf } from "./pixel-pieces.ts";
import { plainKinds } from "./plain-behind.ts";
import { unsureGround } from "./unsure-ground.ts";
import { vividSpecks } from "./vivid-specks.ts";
import { wallShare } from "./wall-share.ts";

/** Kinds of what lies behind a thing: what stands upright, ground, sky, paved ground. 0 = nothing that takes its place. */
export const BEHIND = 1;
const [GROUND, SKY, PAVED] = [2, 3, 4];
/** By kind what a row up or down costs, squared sRGB levels: courses and siding go on sideways, and nearly alike ground comes from the same depth. */
const ROW_COST = [0, 12, 16, 4, 16];
const GUIDE = [0, 60, 120, 0, 180];
/** Coverage from which a pixel belongs to a mask, from which a plant is so near, and from which the network sees a loose thing. */
const INSIDE = 0.5;
const NEAR_PLANT = 0.12;
const PLANT_RIM_PX = 3;
const SOME_THING = 0.25;
/** The photo beside a hole that it is completed from, in widths of the hole and in pixels. */
const BESIDE = 0.8;
const BESIDE_PX = [60, 170] as const;
/** Behind plants that have so much house above and beside them stands the house, and no other plants go on there. */
const BEFORE_HOUSE = 0.4;
const RIM_PX = 4;

/** A hole to complete, cut out of the picture: `rect`, in its pixels. `ground`: how much of each pixel of the picture is ground, 0 to 1. */
export type Cut = { rect: PixelRect; task: Incomplete; ground: Float32Array };

/** `low`: 1 where what is behind is surely ground. */
type Around = { picture: RgbImage; filled: Uint8Array; ofPlants: boolean; low?: Uint8Array | undefined };

/**
 * What the completion of one hole (indices of pixels) needs to know: which kind stands behind each of its pixels, and which of the pixels
 * around show that kind. `leaving`: 1 for all that goes from the photo, `filled`: what of it was completed before, as `picture` shows;
 * `ofPlants`: plants stood there.
 */
export function cutAround(
  hole: Int32Array,
  leaving: Uint8Array,
  { picture, filled, ofPlants, low }: Around,
  seen: Seen,
): Cut {
  const { width, height } = seen;
  const groundShare = groundBehind(hole, leaving, seen);
  if (low) for (const i of hole) if (low[i]) groundShare[i] = 1;
  const ground = bytesFrom(groundShare, (share) => (share > INSIDE ? 1 : 0));
  const box = boxOf(hole, width);
  const wide = BESIDE * Math.max(box.right - box.left, box.bottom - box.top);
  const beside = Math.round(Math.min(BESIDE_PX[1], Math.max(BESIDE_PX[0], wide)));
  const rect = {
    left: Math.max(0, box.left - beside),
    top: Math.max(0, box.top - beside),
    right: Math.min(width, box.right + 1 + beside),
    bottom: Math.min(height, box.bottom + 1 + beside),
  };
  const [across, down] = [rect.right - rect.left, rect.bottom - rect.top];
  const plane = () => new Uint8Array(across * down);
  const own = new Uint8Array(leaving.length);
  for (const i of hole) own[i] = 1;
  const paved = pavingBehind(hole, leaving, seen);
  const kinds = paved ? pavedKindsIn(seen) : kindsIn(seen);
  const wanted = wantedIn(hole, { leaving, ground, kinds }, seen);
  if (paved) for (const i of hole) if (wanted[i] === GROUND && paved(i)) wanted[i] = PAVED;
  const isUnsure = unsureGround(seen);
  const isBeforeGarage = garageAbove(hole, leaving, seen) > INSIDE;
  const isDoor = (i: number) => !isBeforeGarage && seen.garage[i]! > INSIDE;
  const isBarred = barredIn(seen).map((one, i) => (isDoor(i) ? 1 : one));
  const isSpeck = vividSpecks(seen);
  const isBeforeHouse = houseShare(hole, leaving, ground, seen) > BEFORE_HOUSE;
  const noPlants = ofPlants && isBeforeHouse;
  const isBuilt = isBeforeHouse ? builtIn(seen) : null;
  const built = plane();
  const nearPlants = ofPlants ? plantsNear(seen) : seen.plants;
  const task: Incomplete = {
    picture: { width: across, height: down, data: new Uint8Array(across * down * 3) },
    hole: plane(),
    unknown: plane(),
    kinds: plane(),
    plain: null,
    built: null,
    openings: null,
    shown: plane(),
    wanted: plane(),
    slope: new Float32Array(across * down),
    narrows: 0,
    rowCost: ROW_COST,
    guide: GUIDE,
  };
  for (let y = 0; y < down; y++)
    for (let x = 0; x < across; x++) {
      const i = (rect.top + y) * width + rect.left + x;
      const o = y * across + x;
      for (let c = 0; c < 3; c++) task.picture.data[o * 3 + c] = picture.data[i * 3 + c]!;
      task.wanted[o] = wanted[i]!;
      if (own[i]) task.hole[o] = 1;
      else if (leaving[i] && !filled[i]) task.unknown[o] = 1;
      // Between things nothing is seen for sure; the ground goes on there as it does in the hole.
      task.shown[o] = !paved || !isUnsure[i] ? kinds[i]! : paved(i) ? PAVED : GROUND;
      if (isBuilt?.[i] && !leaving[i] && task.shown[o] === BEHIND) built[o] = 1;
      // No plants on the ground either: of the rims of others the network sees ground.
      const isGround = kinds[i] === GROUND || kinds[i] === PAVED;
      const isPlant = (noPlants || (ofPlants && isGround)) && nearPlants[i]! > NEAR_PLANT;
      if (leaving[i] || isBarred[i] || isPlant || (isGround && isSpeck[i])) continue;
      task.kinds[o] = task.shown[o]!;
    }
  if (isBuilt) {
    task.built = built;
    const openings = openingsIn(seen);
    const isFootless = doorsWithoutFeet(leaving, seen);
    task.openings = plane();
    for (let y = 0; y < down; y++)
      for (let x = 0; x < across; x++) {
        const i = (rect.top + y) * width + rect.left + x;
        task.openings[y * across + x] = isDoor(i) ? 2 : openings[i] === 2 && isFootless(i) ? 1 : openings[i]!;
      }
  }
  if (ofPlants) task.stuff = stuffIn(rect, task, leaving, isBarred, isBeforeHouse, seen);
  courseSlope(task, rect.top, (seen.horizonY * height) / seen.taken.height);
  if (noPlants) {
    const flanks = besideWindows(seen);
    const isFlank = (o: number) =>
      flanks[(rect.top + Math.floor(o / across)) * width + rect.left + (o % across)] === 1;
    task.plain = plainKinds(task, BEHIND, isFlank);
  }
  return { rect, task, ground: groundShare };
}

/** A plant behind all that is built, as share of it from which the network sees one. */
const GREEN = 0.4;

/** What stands upright around a hole, by pixel of its cut. */
function stuffIn(
  { left, top }: PixelRect,
  { shown, picture: { width: across } }: Incomplete,
  leaving: Uint8Array,
  isBarred: Uint8Array,
  isBeforeHouse: boolean,
  seen: Seen,
): Uint8Array {
  const { width, plants } = seen;
  const near = plantsNear(seen);
  const wall = wallShare(seen);
  const openings = openingsIn(seen);
  const isBefore = isBeforeHouse ? greenBeforeHouse(seen) : null;
  return shown.map((kind, o) => {
    const i = (top + Math.floor(o / across)) * width + left + (o % across);
    if (leaving[i] || openings[i] || isBarred[i]) return 0;
    if (kind === SKY) return STUFF.sky;
    if (kind !== BEHIND) return 0;
    if (plants[i]! > GREEN) return isBefore?.[i] ? STUFF.before : STUFF.green;
    if (near[i]! > NEAR_PLANT) return 0;
    if (wall[i]! > INSIDE) return STUFF.built;
    return isBeforeHouse ? 0 : STUFF.other;
  });
}

/** Plants above which in their column something built is seen: they stand before it. 1 per pixel. */
const greenBeforeHouse = oncePer(({ plants, house, width, height }: Seen): Uint8Array => {
  const before = new Uint8Array(plants.length);
  for (let x = 0; x < width; x++)
    for (let y = 1; y < height; y++) {
      const i = y * width + x;
      const isPlant = plants[i]! > NEAR_PLANT;
      const above = i - width;
      before[i] = isPlant && (before[above] || house[above]! > INSIDE) ? 1 : 0;
    }
  return before;
});

const kindsIn = oncePer(
  (seen: Seen): Uint8Array =>
    groundToWalls(seen).map((isGround, i) => (seen.sky[i]! > INSIDE ? SKY : isGround ? GROUND : BEHIND)),
);

/** The same with paved ground apart. */
const pavedKindsIn = oncePer(
  (seen: Seen): Uint8Array =>
    kindsIn(seen).map((kind, i) => (kind === GROUND && seen.hard[i]! > seen.soft[i]! ? PAVED : kind)),
);

/** Columns beside a hole that show what goes on in it. */
const SIDE_PX = [2, 24] as const;

/**
 * The kind that each pixel of a hole is to show. The sky goes on down to the row in which it ends on either side.
 */
function wantedIn(
  hole: Int32Array,
  { leaving, ground, kinds }: Record<"leaving" | "ground" | "kinds", Uint8Array>,
  { width }: Seen,
): Uint8Array {
  // The first and last pixel of the hole in each of its rows.
  const rows = new Map<number, { left: number; right: number }>();
  for (const i of hole) {
    const row = Math.floor(i / width);
    const { left, right } = rows.get(row) ?? { left: i, right: i };
    rows.set(row, { left: Math.min(left, i), right: Math.max(right, i) });
  }
  // How much of a side of a row is sky; null where the side is the frame or leaves too.
  const skyBeside = (from: number, step: 1 | -1): number | null => {
    let sky = 0;
    let all = 0;
    for (let k = SIDE_PX[0]; k <= SIDE_PX[1]; k++) {
      const o = from + step * k;
      if (Math.floor(o / width) !== Math.floor(from / width)) break;
      if (leaving[o]) continue;
      all++;
      if (kinds[o] === SKY) sky++;
    }
    return all === 0 ? null : sky / all;
  };
  const isSky = new Set(
    [...rows.keys()].filter((row) => {
      const { left, right } = rows.get(row)!;
      const [before, after] = [skyBeside(left, -1), skyBeside(right, 1)];
      return (before ?? after ?? 0) > INSIDE && (after ?? before ?? 0) > INSIDE;
    }),
  );
  const wanted = new Uint8Array(ground.length);
  for (const i of hole) {
    wanted[i] = ground[i] ? GROUND : isSky.has(Math.floor(i / width)) ? SKY : BEHIND;
  }
  return wanted;
}

/** What takes no thing's place: loose things, windows and doors that people walk through. 1 per pixel. */
const barredIn = oncePer((seen: Seen): Uint8Array => {
  const { width, height, openings, standing } = seen;
  const { thing } = thingShares(seen);
  const floor = groundToWalls(seen);
  const wall = wallShare(seen);
  // Floors of which nothing else explains the colors are no things. A fence goes on behind what stands before it.
  const isThing = (i: number) => !(floor[i] && standing[i]! <= INSIDE) && wall[i]! <= INSIDE;
  const barred = wholeThings(seen).map((one, i) => (one && isThing(i) ? 1 : 0));
  for (let i = 0; i < barred.length; i++) if (thing[i]! > SOME_THING) barred[i] = 1;
  for (const { left, right, top, foot } of openings)
    for (let y = Math.max(0, Math.floor(top) - 1); y <= Math.min(height - 1, foot); y++)
      for (let x = Math.max(0, Math.floor(left) - 1); x <= Math.min(width - 1, right); x++)
        barred[y * width + x] = 1;
  return barred;
});

/** Walls with all that is part of them, windows and doors too, and fences: 1 per pixel. */
const builtIn = oncePer((seen: Seen): Uint8Array => {
  const { plants, openings, width, height } = seen;
  const { thing } = thingShares(seen);
  const built = bytesFrom(wallShare(seen), (share) => (share > INSIDE ? 1 : 0));
  for (const { left, right, top, foot } of openings)
    for (let y = Math.max(0, Math.floor(top)); y <= Math.min(height - 1, foot); y++)
      for (let x = Math.max(0, Math.floor(left)); x <= Math.min(width - 1, right); x++)
        built[y * width + x] = 1;
  return built.map((one, i) => (one && plants[i]! <= SOME_PLANT && thing[i]! <= SOME_THING ? 1 : 0));
});
const SOME_PLANT = 0.3;

/** Shutters beside a window are so wide, as a share of it, and end so far above and below it, as a share of its height. */
const SHUTTER_WIDE = 0.45;
const SHUTTER_TALL = 0.15;

/** Where shutters, sills and awnings of windows are: 1 per pixel. */
const besideWindows = oncePer(({ width, height, openings }: Seen): Uint8Array => {
  const flanks = new Uint8Array(width * height);
  for (const { left, right, top, foot } of openings) {
    const [aside, over] = [SHUTTER_WIDE * (right - left), SHUTTER_TALL * (foot - top)];
    const [from, to] = [Math.max(0, Math.floor(left - aside)), Math.min(width, Math.ceil(right + aside))];
    for (let y = Math.max(0, Math.floor(top - over)); y <= Math.min(height - 1, foot + over); y++)
      if (from < to) flanks.fill(1, y * width + from, y * width + to);
  }
  return flanks;
});

/** Panes count from this on, and a frame is around them, pixels. */
const PANE = 0.3;
const FRAME_PX = 2;

/** 1 where windows are, with their frames, 2 where doors are that people walk through. */
const openingsIn = oncePer((seen: Seen): Uint8Array => {
  const { width, height, openings, doors } = seen;
  const found = besideWindows(seen).slice();
  const panes = findWindows(seen);
  for (const i of grown(pixelsOf(panes.map((pane) => (pane > PANE ? 1 : 0))), FRAME_PX, width, height))
    found[i] = 1;
  const fill = ({ left, right, top, foot }: Opening, value: number) => {
    for (let y = Math.max(0, Math.floor(top) - FRAME_PX); y <= Math.min(height - 1, foot + FRAME_PX); y++)
      for (let x = Math.max(0, Math.floor(left) - FRAME_PX); x <= Math.min(width - 1, right + FRAME_PX); x++)
        found[y * width + x] = value;
  };
  for (const opening of openings) {
    const middle = (opening.left + opening.right) / 2;
    fill(opening, doors.some(({ left, right }) => left <= middle && middle <= right) ? 2 : 1);
  }
  return found;
});

/** A door of whose foot more than this share is hidden by what leaves is a window: nobody plants before a door. */
const HIDDEN_FOOT = 0.8;

/** Whether a column (of a pixel) is one of a door whose foot nobody sees. */
function doorsWithoutFeet(leaving: Uint8Array, { openings, width, height }: Seen): (i: number) => boolean {
  const footless = openings.filter(({ left, right, foot }) => {
    const row = Math.min(height - 1, Math.ceil(foot) + FRAME_PX) * width;
    const columns = leaving.subarray(
      row + Math.max(0, Math.floor(left)),
      row + Math.min(width, Math.ceil(right)),
    );
    return columns.reduce((sum, one) => sum + one, 0) > HIDDEN_FOOT * columns.length;
  });
  return (i) =>
    footless.some(({ left, right }) => i % width >= left - FRAME_PX && i % width <= right + FRAME_PX);
}

const plantsNear = oncePer(({ plants, width, height }: Seen) =>
  boxBlur(plants, width, height, PLANT_RIM_PX, 1),
);

/** Share of garage doors among what is seen right above a hole: it goes on in the door where that is most of it. */
function garageAbove(hole: Int32Array, leaving: Uint8Array, { width, garage }: Seen): number {
  let [above, doors] = [0, 0];
  for (const i of hole) {
    const o = i - RIM_PX * width;
    if (o < 0 || leaving[o]) continue;
    above++;
    if (garage[o]! > INSIDE) doors++;
  }
  return doors / Math.max(1, above);
}

/** Share of house among what stands right above and beside the upper part of a hole. */
function houseShare(hole: Int32Array, leaving: Uint8Array, ground: Uint8Array, seen: Seen): number {
  const { width } = seen;
  const built = builtIn(seen);
  let around = 0;
  let walls = 0;
  for (const i of hole) {
    if (ground[i]) continue;
    for (const step of [-RIM_PX * width, -RIM_PX, RIM_PX]) {
      const o = i + step;
      if (o < 0 || o >= leaving.length || leaving[o] || ground[o]) continue;
      around++;
      if (built[o]) walls++;
    }
  }
  return walls / Math.max(1, around);
}
