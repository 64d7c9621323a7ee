import type { RgbImage } from "#renderer/image/rgb-image.ts";
import type { Sure } from "./few-sides.ts";

/** Pixels beside a run that tell what lies there: as far as the edge is looked for, and this much beyond. */
const BAND_PX = 9;
/** Colors are evened out over so many points along the run to both sides, and what lies inside is known by so many. */
const EVEN_POINTS = 2;
const KNOWN_POINTS = 14;
/** Bytes of brightness and color by which stones of one paving differ at least; and so many times their own mean difference. */
const LEAST_TOLERANCE = 9;
const TOLERANCE = 2.2;
/** Colors that differ by so many bytes across a line are an edge as clear as any. */
const CLEAR_EDGE = 42;
/** An edge counts so much where both sides look alike: a curb, the foot of a step. */
const SAME_LOOK = 0.35;
/** Weights: of what lies on the wrong side, of the edge, of the way out from the run and into it, and of a bend. Tuned by eye on 14 drives and walks. */
const WRONG_SIDE = 2.6;
const EDGE = 1.1;
const AWAY = 0.35;
const INTO = 1;
const BEND = 0.35;
/** Where less of the run than this has an edge in the photo it stays where it was. */
const LEAST_SHOWN = 0.3;
const SHOWN = 0.25;
/** How sure a point is where nothing is seen. */
const UNSURE = 0.4;

/** An edge is as soft as the photo, and masks end a little early: the run ends where the last of its ground does. Pixels, and so many more at a clear edge. */
const PAST_PX = 0.6;
const ON_EDGE_PX = 0.9;

/** A place on a curve and the direction in which it goes on there, of length 1. */
export type Along = { x: number; z: number; dx: number; dz: number };

type Color = { l: number; a: number; b: number };

/**
 * A run of an outline moved onto the edge that the photo has within `reachPx` of it: where what looks like the ground inside of it ends.
 * Found along the whole run at once (Viterbi), so that a joint, a shadow or a stone does not draw it aside. `inward`: on which side of the
 * run's direction its ground lies. The run itself where the photo shows no such edge.
 */
export function settleRun(run: readonly Along[], picture: RgbImage, reachPx: number, inward: 1 | -1): Sure[] {
  const reach = Math.round(reachPx);
  const unsure = () => run.map(({ x, z }) => ({ x, z, sure: UNSURE }));
  if (run.length < 2 * KNOWN_POINTS || reach < 1) return unsure();
  const from = -reach - BAND_PX;
  const wide = 2 * (reach + BAND_PX) + 1;
  const colors = colorsAlong(run, picture, inward, from, wide);
  const steps = 2 * reach + 1;
  const costs = new Float32Array(run.length * steps);
  const clear = run.map((_, i) => markCosts(costs, i, colors, { run: run.length, wide, reach }));
  if (clear.filter((edge) => edge > SHOWN).length < LEAST_SHOWN * run.length) return unsure();
  const at = cheapest(costs, run.length, steps);
  return run.map((p, i) => {
    const away = (at[i]! - reach + PAST_PX + clear[i]! * ON_EDGE_PX) * inward;
    // Outward is the run's direction turned by a quarter, to the side that its ground does not lie on.
    return { x: p.x + away * p.dz, z: p.z - away * p.dx, sure: UNSURE + (1 - UNSURE) * clear[i]! };
  });
}

/** Color planes: `wide` samples across each point of a run, from inside to outside. */
type Colors = { l: Float32Array; a: Float32Array; b: Float32Array };

function colorsAlong(
  run: readonly Along[],
  { width, height, data }: RgbImage,
  inward: 1 | -1,
  from: number,
  wide: number,
): Colors {
  const plane = () => new Float32Array(run.length * wide);
  const raw: Colors = { l: plane(), a: plane(), b: plane() };
  for (const [i, p] of run.entries())
    for (let k = 0; k < wide; k++) {
      const away = (from + k) * inward;
      const x = Math.min(width - 1, Math.max(0, Math.floor(p.x + away * p.dz)));
      const y = Math.min(height - 1, Math.max(0, Math.floor(p.z - away * p.dx)));
      const q = (y * width + x) * 3;
      const [red, green, blue] = [data[q]!, data[q + 1]!, data[q + 2]!];
      const o = i * wide + k;
      raw.l[o] = (red + green + blue) / 3;
      raw.a[o] = red - green;
      raw.b[o] = (red + green) / 2 - blue;
    }
  const even = (values: Float32Array) => {
    const out = new Float32Array(values.length);
    for (let i = 0; i < run.length; i++) {
      const [first, last] = [Math.max(0, i - EVEN_POINTS), Math.min(run.length - 1, i + EVEN_POINTS)];
      for (let k = 0; k < wide; k++) {
        let sum = 0;
        for (let j = first; j <= last; j++) sum += values[j * wide + k]!;
        out[i * wide + k] = sum / (last - first + 1);
      }
    }
    return out;
  };
  return { l: even(raw.l), a: even(raw.a), b: even(raw.b) };
}

/** What it costs to end the ground at each step across a point of the run. Returns how clear an edge the photo has there, 0 to 1. */
function markCosts(
  costs: Float32Array,
  i: number,
  colors: Colors,
  { run, wide, reach }: { run: number; wide: number; reach: number },
): number {
  const steps = 2 * reach + 1;
  const { mean, tolerance } = insideOf(colors, i, run, wide);
  const like = new Float32Array(wide);
  for (let k = 0; k < wide; k++) {
    const off = difference(colorAt(colors, i * wide + k), mean) / tolerance;
    like[k] = Math.max(0, 1 - off ** 2 / 2);
  }
  // Where what lies beyond looks the same there is no edge to be found.
  let beyond = 0;
  for (let k = wide - BAND_PX; k < wide; k++) beyond += like[k]! / BAND_PX;
  const weight = Math.max(0, 1 - 1.5 * beyond);
  let wrong = 0;
  for (let k = 0; k < steps; k++) wrong += like[BAND_PX + k]!;
  let best = 0;
  for (let k = 0; k < steps; k++) {
    const o = BAND_PX + k;
    // The pixel itself is crossed by the edge: it counts half to both sides.
    wrong += 1 - 2 * like[o]!;
    const [inner, outer] = [colorAt(colors, i * wide + o - 1), colorAt(colors, i * wide + o + 2)];
    const edge = Math.min(1, difference(inner, outer) / CLEAR_EDGE) * Math.max(SAME_LOOK, weight);
    best = Math.max(best, edge);
    costs[i * steps + k] =
      (weight * WRONG_SIDE * wrong) / steps -
      EDGE * edge +
      (k < reach ? INTO : AWAY) * ((k - reach) / reach) ** 2;
  }
  return best;
}

const colorAt = ({ l, a, b }: Colors, o: number): Color => ({ l: l[o]!, a: a[o]!, b: b[o]! });

/** Bytes; hue counts more than brightness, which shade changes too. */
const difference = (one: Color, other: Color): number =>
  Math.abs(one.l - other.l) + 1.5 * (Math.abs(one.a - other.a) + Math.abs(one.b - other.b));

/** What the ground inside of a run looks like near a point of it. */
function insideOf(colors: Colors, i: number, run: number, wide: number): { mean: Color; tolerance: number } {
  const [first, last] = [Math.max(0, i - KNOWN_POINTS), Math.min(run - 1, i + KNOWN_POINTS)];
  const mean = { l: 0, a: 0, b: 0 };
  const count = (last - first + 1) * BAND_PX;
  for (let j = first; j <= last; j++)
    for (let k = 0; k < BAND_PX; k++) {
      const one = colorAt(colors, j * wide + k);
      mean.l += one.l / count;
      mean.a += one.a / count;
      mean.b += one.b / count;
    }
  let spread = 0;
  for (let j = first; j <= last; j++)
    for (let k = 0; k < BAND_PX; k++) spread += difference(colorAt(colors, j * wide + k), mean) / count;
  return { mean, tolerance: Math.max(LEAST_TOLERANCE, TOLERANCE * spread) };
}

/** The cheapest way along a run, of no more than one step aside from point to point. */
function cheapest(costs: Float32Array, points: number, steps: number): number[] {
  const sums = costs.slice();
  const came = new Int8Array(costs.length);
  for (let i = 1; i < points; i++)
    for (let k = 0; k < steps; k++) {
      let best = Number.POSITIVE_INFINITY;
      for (let by = -1; by <= 1; by++) {
        if (k + by < 0 || k + by >= steps) continue;
        const sum = sums[(i - 1) * steps + k + by]! + BEND * Math.abs(by);
        if (sum < best) {
          best = sum;
          came[i * steps + k] = by;
        }
      }
      sums[i * steps + k] = costs[i * steps + k]! + best;
    }
  const last = sums.subarray((points - 1) * steps);
  const at = new Array<number>(points).fill(0);
  at[points - 1] = last.indexOf(Math.min(...last));
  for (let i = points - 1; i > 0; i--) at[i - 1] = at[i]! + came[i * steps + at[i]!]!;
  return at;
}
