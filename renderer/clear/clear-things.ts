import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { bytesFrom, floatsFrom } from "#renderer/math/from-plane.ts";
import { clamp } from "#renderer/math/scalar.ts";
import type { Seen, SeenMasks } from "#renderer/see/see-photo.ts";
import { isBelieved } from "./believed.ts";
import { completeHole } from "./complete-hole.ts";
import { evenSeams } from "./even-seams.ts";
import { grown, pixelPieces, pixelsOf } from "./pixel-pieces.ts";
import { GROUND_PART, placeCompleted } from "./place-completed.ts";
import { plantsOnDown } from "./plants-on-down.ts";
import { BEHIND, cutAround } from "./what-is-behind.ts";

/** The rim of a thing, half of it what is behind, goes with it; holes so near to each other are completed as one, pixels of `seen`. */
const RIM_PX = 3;
/** Single leaves stand out farther from plants, pixels. */
const LEAF_PX = 6;
/** What hides more than this share of the picture hides too much to be completed. */
const LARGEST_SHARE = 0.16;
/** A calm wall of one material is completed behind what hides more, up to this share: behind a bush of 20% of the picture siding and gravel came out well. */
const LARGEST_CALM = 0.24;
/** What the upper frame cuts off may hide so much of the picture, as a share of it. An assumption. */
const MOST_CUT_OFF = 0.03;
/** Coverage from which a pixel is ground. */
const INSIDE = 0.5;
/** The number of plants that go on down in a hole, beside those of what stands behind them. */
const PLANT_PART = GROUND_PART - 1;

/**
 * The photo and what is seen in it when things are gone. `cleared`: 1 per photo pixel that was filled; `filled`: the same per pixel of
 * `seen`.
 */
export type Cleared = { photo: RgbImage; seen: Seen; cleared: Uint8Array; filled: Uint8Array };

/**
 * What is to go, 1 per pixel of `seen` each: plants, behind which no plants are expected, other things, and fences in whose place one looks
 * through new ones. `hidden`: 1 where new plants will stand before what is completed; `around`: things that stay hidden, and are no model for
 * what is behind.
 */
export type Leaving = {
  plants: readonly Uint8Array[];
  things: readonly Uint8Array[];
  fences?: readonly Uint8Array[] | undefined;
  hidden?: Uint8Array | undefined;
  /** 1 where what is behind is ground that new ground will cover. */
  low?: Uint8Array | undefined;
  around?: readonly Uint8Array[] | undefined;
};

/**
 * Takes things out of the photo: what is behind them is completed, the wall above its foot and the ground
 * below. Those that touch go together. Each goes whole, or stays whole where what is behind it cannot be told. Null when none goes.
 */
export function clearThings(
  photo: RgbImage,
  seen: Seen,
  { plants, things, fences = [], hidden: behindNew, low, around = [] }: Leaving,
): Cleared | null {
  if (plants.length + things.length + fences.length === 0) return null;
  const { width, height } = seen;
  const hidden = behindNew && low ? behindNew.map((one, i) => one | low[i]!) : (behindNew ?? low);
  const leaving = new Uint8Array(width * height);
  for (const one of plants) for (const i of grown(pixelsOf(one), LEAF_PX, width, height)) leaving[i] = 1;
  for (const one of [...things, ...fences])
    for (const i of grown(pixelsOf(one), RIM_PX, width, height)) leaving[i] = 1;
  if (plants.length > 0) joinIslands(leaving, width);
  const holesPx = pixelsOf(leaving);
  for (const one of around) for (const i of pixelsOf(one)) leaving[i] = 1;
  const isFence = (i: number) => fences.some((mask) => mask[i] === 1);
  const isPlant = (i: number) => plants.some((mask) => mask[i] === 1);
  const filled = new Uint8Array(leaving.length);
  const source = new Int32Array(leaving.length).fill(-1);
  const between = new Float32Array(leaving.length);
  const grounds = bytesFrom(seen.ground, (share) => (share > INSIDE ? 1 : 0));
  const groundShare = floatsFrom(grounds, (one) => one);
  const gain = new Float32Array(leaving.length).fill(1);
  const part = new Uint8Array(leaving.length);
  const levels = [0, 1, 2].map(() => new Float32Array(leaving.length).fill(Number.NaN));
  const holes: Int32Array[] = [];
  const stands = withoutGoing(seen, leaving);
  let picture = seen.picture;
  for (const hole of pixelPieces(holesPx, width)) {
    const shown = hidden ? hole.filter((i) => !hidden[i]).length : hole.length;
    if (shown > LARGEST_CALM * leaving.length) continue;
    const { rect, task, ground } = cutAround(
      hole,
      leaving,
      { picture, filled, low, ofPlants: hole.some(isPlant) || plantsIn(hole, seen) > MOSTLY * hole.length },
      stands,
    );
    const done = completeHole(task, BEHIND, hole[0]!);
    const across = task.picture.width;
    const isHidden = (o: number) =>
      hidden?.[(rect.top + Math.floor(o / across)) * width + rect.left + (o % across)] === 1;
    if (!done || !isBelieved(task, done, leaving.length, isHidden, hole.some(isFence))) continue;
    if (shown > LARGEST_SHARE * leaving.length && !done.levels) continue;
    // Of what the upper frame cuts off nobody sees what is above it: most of it is guessed.
    if (done.levels && hole[0]! < width && hole.length > MOST_CUT_OFF * leaving.length) continue;
    const onDown = plantsOnDown(hole, leaving, (i) => ground[i]! > INSIDE, seen);
    const isCalm = (i: number) => !Number.isNaN(levels[0]![i]!);
    const data = new Uint8Array(picture.data);
    for (const i of hole) {
      const [x, y] = [(i % width) - rect.left, Math.floor(i / width) - rect.top];
      const from = done.source[y * across + x]!;
      const plant = onDown.get(i);
      source[i] = plant?.from ?? (rect.top + Math.floor(from / across)) * width + rect.left + (from % across);
      between[i] = plant ? 0 : (done.between?.[y * across + x] ?? 0);
      gain[i] = plant?.gain ?? done.gain?.[y * across + x] ?? 1;
      part[i] = plant ? PLANT_PART : (done.part?.[y * across + x] ?? 0);
      const isTold = !plant && done.levels && task.wanted[y * across + x] === BEHIND;
      if (isTold) for (let c = 0; c < 3; c++) levels[c]![i] = done.levels![c]![y * across + x]!;
      filled[i] = 1;
      groundShare[i] = ground[i]!;
      grounds[i] = ground[i]! > INSIDE ? 1 : 0;
      for (let c = 0; c < 3; c++)
        data[i * 3 + c] = clamp(
          gain[i]! * seen.picture.data[source[i]! * 3 + c]! + (isTold ? levels[c]![i]! : 0),
          0,
          255,
        );
    }
    holes.push(hole.filter((i) => !isCalm(i) && !onDown.has(i)));
    picture = { width, height, data };
  }
  if (!filled.includes(1)) return null;
  const evened = evenSeams(seen.picture, source, holes, grounds);
  evened.forEach((plane, c) => {
    for (let i = 0; i < plane.length; i++)
      if (filled[i] && !Number.isNaN(levels[c]![i]!)) plane[i] = levels[c]![i]!;
  });
  // What is not mixed with each other: ground, and each material of what stands on it.
  const parts = grounds.map((one, i) => (one ? GROUND_PART : part[i]!));
  const completed = { source, between, gain, parts, groundShare };
  const small = placeCompleted(seen.picture, seen, completed, evened);
  const whole = photo === seen.picture ? small : placeCompleted(photo, seen, completed, evened);
  return {
    photo: whole.image,
    cleared: whole.changed,
    filled,
    seen: { ...seen, ...masksBehind(seen, source, filled, grounds), picture: small.image },
  };
}

/** A dark bin before a wall was taken for a window or a door: what goes for the most part is none. */
function withoutGoing(seen: Seen, leaving: Uint8Array): Seen {
  const { width, height, openings } = seen;
  const stay = openings.filter(({ left, right, top, foot }) => {
    let [all, going] = [0, 0];
    for (let y = Math.max(0, Math.floor(top)); y <= Math.min(height - 1, foot); y++)
      for (let x = Math.max(0, Math.floor(left)); x <= Math.min(width - 1, right); x++) {
        all++;
        going += leaving[y * width + x]!;
      }
    return going <= MOSTLY * all;
  });
  return stay.length < openings.length ? { ...seen, openings: stay } : seen;
}

/** What is left of so few pixels among all that leaves, leaves with it: flowers, gaps between leaves. */
const ISLAND_PX = 150;

function joinIslands(leaving: Uint8Array, width: number): void {
  const left = pixelsOf(leaving.map((one) => 1 - one));
  for (const island of pixelPieces(left, width)) {
    if (island.length > ISLAND_PX) continue;
    const isAtFrame = (i: number) =>
      i % width === 0 || i % width === width - 1 || i < width || i + width >= leaving.length;
    if (!island.some(isAtFrame)) for (const i of island) leaving[i] = 1;
  }
}

/** What is seen as plants in so much of a hole is plants, whatever it was found as. */
const MOSTLY = 0.5;
const plantsIn = (hole: Int32Array, { plants }: Seen): number =>
  hole.reduce((sum, i) => sum + (plants[i]! > INSIDE ? 1 : 0), 0);

const MASKS = [
  "ground",
  "soft",
  "lawn",
  "hard",
  "street",
  "drive",
  "walk",
  "house",
  "garage",
  "sky",
  "plants",
  "standing",
] as const satisfies (keyof SeenMasks)[];

const GROUNDS = ["ground", "soft", "lawn", "hard", "street", "drive", "walk"] as const;

/** What is seen behind what has gone: the classes of what took its place. */
function masksBehind(seen: Seen, source: Int32Array, filled: Uint8Array, ground: Uint8Array): SeenMasks {
  const gone = pixelsOf(filled);
  const behind = (mask: Float32Array) => {
    const own = mask.slice();
    for (const i of gone) own[i] = mask[source[i]!]!;
    return own;
  };
  const masks = Object.fromEntries(MASKS.map((name) => [name, behind(seen[name])])) as SeenMasks;
  // Ground without holes: half seen pixels of rims come with what is copied. A wall is none, though a piece of it was copied from beside some steps.
  for (const i of gone) {
    if (ground[i]) masks.ground[i] = 1;
    else for (const name of GROUNDS) masks[name][i] = 0;
  }
  return masks;
}
