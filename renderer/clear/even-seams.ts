import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { middleOf } from "#renderer/math/middle-of.ts";

/** What is filled differs at its rim from what lies beside it by so much more than usual, levels, where something else begins there; and by no more than so much all around. */
const UNUSUAL = 30;
const MOST_LEVELS = 75;
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
      for (const i of own) spread(i, places);
    }
  }
  return evened;

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

  function spread(i: number, places: readonly Place[]): void {
    const [x, y] = [i % width, Math.floor(i / width)];
    let all = 0;
    const sums = [0, 0, 0];
    for (const { at, levels } of places) {
      const [dx, dy] = [(at % width) - x, Math.floor(at / width) - y];
      const away = dx * dx + dy * dy + NEAREST;
      const weight = 1 / (away * Math.sqrt(away));
      all += weight;
      for (let c = 0; c < 3; c++) sums[c]! += weight * levels[c]!;
    }
    for (let c = 0; c < 3; c++) evened[c]![i] = sums[c]! / all;
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
