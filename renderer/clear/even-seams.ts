import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { boxBlur } from "#renderer/math/box-blur.ts";
import { middleOf } from "#renderer/math/middle-of.ts";
import { clamp } from "#renderer/math/scalar.ts";
import { boxOf, partAround } from "./pixel-pieces.ts";

/** What is filled differs at its rim from what lies beside it by so much more than usual, levels, where something else begins there; and by no more than so much all around. */
const UNUSUAL = 30;
const MOST_LEVELS = 75;
/** Light makes one material lighter or darker, and hardly of another color: no channel moves by more than so much against the others, levels. */
const MOST_TINT = 12;
/** Seams are as unlike as the mean of so many pixels to each side; sweeps over a hole, and by how much each goes beyond the mean of the neighbors (successive over-relaxation, Young 1954). */
const ALONG_PX = 5;
const ROUNDS = 60;
const FASTER = 1.9;
/** Of many places at a rim so many are enough; each is the mean of those so near to it, pixels. */
const MOST_PLACES = 220;
const MEAN_PX = 4;
/** Added to a squared way, pixels: the very nearest place alone would show its grain. */
const NEAREST = 6;

/** Levels to add to each pixel of the picture, by color. */
export type Evened = readonly [Float32Array, Float32Array, Float32Array];

/**
 * What makes a filled hole as light as what lies beside it: the difference at its rim, spread over all of it, the nearer the more (mean-value
 * cloning: Farbman, Hoffer, Lipman, Cohen-Or and Lischinski, "Coordinates for Instant Image Cloning", 2009). `source`: the pixel that each filled one was taken from, -1 elsewhere;
 * `isGround`: 1 for ground, by which only ground is evened.
 */
export function evenSeams(
  { data, width }: RgbImage,
  source: Int32Array,
  holes: readonly Int32Array[],
  isGround: Uint8Array,
): Evened {
  const evened: Evened = [0, 1, 2].map(() => new Float32Array(source.length)) as unknown as Evened;
  for (const hole of holes) {
    for (const kind of [0, 1]) {
      const own = hole.filter((i) => isGround[i] === kind);
      const places = own.length > 0 ? meanPlaces(usualPlaces(rimPlaces(own, kind)), width) : [];
      if (places.length === 0) continue;
      const listed = Float64Array.from(
        places.flatMap(({ at, levels }) => [at % width, Math.floor(at / width), ...levels]),
      );
      for (const i of own) spread(i, listed);
      joinPieces(own, new Set(places.map(({ at }) => at)));
    }
  }
  return evened;

  /** Lets pieces of other light go over into each other: what they differ by at their seams is spread over all of them. `fixed`: those that follow the rim. */
  function joinPieces(own: Int32Array, fixed: ReadonlySet<number>): void {
    // 1 in the hole, 2 where it is fixed.
    const inside = new Uint8Array(source.length);
    for (const i of own) inside[i] = fixed.has(i) ? 2 : 1;
    // By how much more a pixel must be lightened than the one to the right of it and below it; 0 within pieces.
    const found = [1, width].map((by) => stepsAlong(own, inside, by));
    if (found.every((step) => step === null)) return;
    const [right, below] = found.map((step) => step ?? noSteps()) as [Evened, Evened];
    const at = new Int32Array(source.length).fill(-1);
    own.forEach((i, k) => {
      at[i] = k;
    });
    // Of each pixel where in `own` the four beside it are, -1 where they are not, and by how much it must be lighter than each.
    const beside = new Int32Array(own.length * 4).fill(-1);
    const steps = new Float32Array(own.length * 4 * 3);
    own.forEach((i, k) => {
      const x = i % width;
      const sides = [x < width - 1 ? i + 1 : -1, x > 0 ? i - 1 : -1, i + width, i - width];
      sides.forEach((o, side) => {
        beside[4 * k + side] = at[o] ?? -1;
        if (!inside[o]) return;
        for (let c = 0; c < 3; c++)
          steps[(4 * k + side) * 3 + c] = [right[c]![i]!, -right[c]![o]!, below[c]![i]!, -below[c]![o]!][
            side
          ]!;
      });
    });
    const levels = new Float32Array(own.length * 3);
    for (let k = 0; k < levels.length; k++) levels[k] = evened[k % 3]![own[Math.trunc(k / 3)]!]!;
    const free = Int32Array.from(own.keys()).filter((k) => inside[own[k]!] === 1);
    for (let round = 0; round < ROUNDS; round++)
      sweep(levels, round % 2 ? free.toReversed() : free, beside, steps);
    for (let k = 0; k < levels.length; k++) evened[k % 3]![own[Math.trunc(k / 3)]!] = levels[k]!;
    for (const i of own)
      setLevels(
        i,
        [0, 1, 2].map((c) => clamp(evened[c]![i]!, -MOST_LEVELS, MOST_LEVELS)),
      );
  }

  function noSteps(): Evened {
    return [0, 1, 2].map(() => new Float32Array(source.length)) as unknown as Evened;
  }

  /** Notes what is added to a pixel, no more of another color than light makes it. */
  function setLevels(i: number, levels: readonly number[]): void {
    const gray = (levels[0]! + levels[1]! + levels[2]!) / 3;
    for (let c = 0; c < 3; c++) evened[c]![i] = gray + clamp(levels[c]! - gray, -MOST_TINT, MOST_TINT);
  }

  /** The steps at seams of some pixels to those `by` further on; null where there are none. */
  function stepsAlong(own: Int32Array, inside: Uint8Array, by: number): Evened | null {
    const seam: number[] = [];
    const found: number[] = [];
    for (const i of own) {
      const next = i + by;
      if (!inside[next] || (by === 1 && next % width === 0)) continue;
      const [p, q] = [source[i]!, source[next]!];
      if (q === p + by || p + by >= source.length || q - by < 0) continue;
      // Each piece goes on beyond the seam as the photo does there.
      const levels = [0, 1, 2].map(
        (c) => (data[(q - by) * 3 + c]! - data[p * 3 + c]! + data[q * 3 + c]! - data[(p + by) * 3 + c]!) / 2,
      );
      if (levels.some((level) => Math.abs(level) > UNUSUAL)) continue;
      seam.push(i);
      found.push(...levels);
    }
    if (found.every((level) => level === 0)) return null;
    // Along a seam as the mean: joints and blades differ from pixel to pixel. Blurred in the box of the seams, with no seam at its frame.
    const part = partAround(boxOf(Int32Array.from(seam), width), ALONG_PX + 1, width, source.length / width);
    const at = seam.map((i) => (Math.floor(i / width) - part.top) * part.wide + (i % width) - part.left);
    const around = (levelOf: (k: number) => number) => {
      const plane = new Float32Array(part.wide * part.high);
      at.forEach((o, k) => {
        plane[o] = levelOf(k);
      });
      return boxBlur(plane, part.wide, part.high, ALONG_PX, 1);
    };
    const count = around(() => 1);
    const means = [0, 1, 2].map((c) => around((k) => found[k * 3 + c]!));
    const steps = noSteps();
    seam.forEach((i, k) => {
      const levels = means.map((plane) => plane[at[k]!]! / count[at[k]!]!);
      const gray = (levels[0]! + levels[1]! + levels[2]!) / 3;
      for (let c = 0; c < 3; c++) steps[c]![i] = gray + clamp(levels[c]! - gray, -MOST_TINT, MOST_TINT);
    });
    return steps;
  }

  /** Where the hole borders on what is known and of the same kind: how much lighter that is than what the fill would go on with. */
  function rimPlaces(own: Int32Array, kind: number): Place[] {
    const places: Place[] = [];
    for (const i of own) {
      const from = source[i]!;
      if (from < 0) continue;
      for (const step of [-1, 1, -width, width]) {
        const beside = i + step;
        const goesOn = from + step;
        if (beside < 0 || beside >= source.length || goesOn < 0 || goesOn >= source.length) continue;
        if (Math.abs(step) === 1 && Math.floor(beside / width) !== Math.floor(i / width)) continue;
        if (source[beside]! >= 0 || isGround[beside] !== kind) continue;
        const levels = [0, 1, 2].map((c) => data[beside * 3 + c]! - data[goesOn * 3 + c]!);
        places.push({ at: i, levels });
      }
    }
    return places;
  }

  /** `places`: columns, rows and three levels of each, one place after the other. */
  function spread(i: number, places: Float64Array): void {
    const x = i % width;
    const y = Math.floor(i / width);
    let [all, red, green, blue] = [0, 0, 0, 0];
    for (let o = 0; o < places.length; o += 5) {
      const dx = places[o]! - x;
      const dy = places[o + 1]! - y;
      const away = dx * dx + dy * dy + NEAREST;
      const weight = 1 / (away * Math.sqrt(away));
      all += weight;
      red += weight * places[o + 2]!;
      green += weight * places[o + 3]!;
      blue += weight * places[o + 4]!;
    }
    setLevels(i, [red / all, green / all, blue / all]);
  }
}

/**
 * Draws the levels of some places (three each) towards the mean of what those beside each would have of it: `beside`, four places each, -1 for
 * none, and `steps`, three levels for each of these.
 */
function sweep(levels: Float32Array, places: Int32Array, beside: Int32Array, steps: Float32Array): void {
  for (let n = 0; n < places.length; n++) {
    const k = places[n]!;
    let [red, green, blue, count] = [0, 0, 0, 0];
    for (let side = 4 * k; side < 4 * k + 4; side++) {
      if (beside[side]! < 0) continue;
      const o = beside[side]! * 3;
      red = red + levels[o]! + steps[side * 3]!;
      green = green + levels[o + 1]! + steps[side * 3 + 1]!;
      blue = blue + levels[o + 2]! + steps[side * 3 + 2]!;
      count++;
    }
    if (count === 0) continue;
    levels[3 * k]! += FASTER * (red / count - levels[3 * k]!);
    levels[3 * k + 1]! += FASTER * (green / count - levels[3 * k + 1]!);
    levels[3 * k + 2]! += FASTER * (blue / count - levels[3 * k + 2]!);
  }
}

type Place = { at: number; levels: readonly number[] };

/** Those that differ about as much as most do. */
function usualPlaces(places: readonly Place[]): Place[] {
  const usual = [0, 1, 2].map((c) => middleOf(Float32Array.from(places, ({ levels }) => levels[c]!)));
  if (usual.some((level) => Math.abs(level) > MOST_LEVELS)) return [];
  return places.filter(({ levels }) => levels.every((level, c) => Math.abs(level - usual[c]!) <= UNUSUAL));
}

/** Some of the places, each with the mean of all near it: grass and gravel differ from pixel to pixel. */
function meanPlaces(places: readonly Place[], width: number): Place[] {
  const step = Math.max(1, Math.ceil(places.length / MOST_PLACES));
  return places
    .filter((_, k) => k % step === 0)
    .map(({ at }) => {
      const near = places.filter(
        (one) =>
          Math.abs((one.at % width) - (at % width)) <= MEAN_PX &&
          Math.abs(Math.floor(one.at / width) - Math.floor(at / width)) <= MEAN_PX,
      );
      const levels = [0, 1, 2].map((c) => near.reduce((sum, one) => sum + one.levels[c]!, 0) / near.length);
      return { at, levels };
    });
}
