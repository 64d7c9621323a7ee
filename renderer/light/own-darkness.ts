import { boxBlur } from "#renderer/math/box-blur.ts";
import { bytesFrom, floatsFrom } from "#renderer/math/from-plane.ts";
import { clamp, lerp, smoothstep } from "#renderer/math/scalar.ts";
import type { GroundCells } from "./ground-cells.ts";

/** Darker than the open by this much (in the logarithm) a cell may lie in shade, or be of a dark material. */
const DARK = -0.25;
/** The two sides of an edge are read so many cells from it: what is softer is no edge. They differ by the second at least (in the logarithm). */
const ASIDE = 4;
const LEAST_STEP = 0.2;
/** Green of blades against red and blue, in the logarithm: 0.92 and 1.2 times as much. */
const GREEN_OVER_RED = -0.083;
const GREEN_OVER_BLUE = 0.182;
/**
 * Ground other than lawn and paving that sends back less than the first share of the light would be mulch in the sun, and more than the second soil
 * in a shadow. Both were set by eye on open designs; no measured albedo stands behind them.
 */
const MULCH = [0.06, 0.18] as const;
/** How surely the edge of ground as dark as mulch beside other such ground is that of a shadow. */
const DOUBTED = 0.25;
/** So much more red than blue falls over the edge of a shadow, as a share of the fall of light: below the first it is none, above the second it may be one. */
const WARMER = [-0.05, 0.08] as const;
/** Paving is in shade for sure where so much of an edge crosses it, and for sure is not where none does: its joints and stains cross nothing. */
const PAVING_CROSSED = [0, 0.5] as const;
/** What is dark by its own color is darker in the photo too: by this share at least of what the field says. Else the light of one side is misread. */
const BY_LIGHT = 0.75;
/** Edges told at fewer places say nothing. */
const LEAST_PLACES = 6;
/** Cells from which on the light of what lies around is taken, one after the other. */
const AROUND_CELLS = [4, 12, 48] as const;
const LEAST_WEIGHT = 0.02;
/** From here on a part is in shade for sure: the light around tells of it. */
const SURE = 0.7;

/**
 * Takes out of a field of light what is dark by its own color. A shadow crosses lawn, paving and soil, a material stops where
 * its surface does: a dark part of the ground keeps as much of its depth as its edge runs across one surface, and lies for the rest in the light of the
 * ground around it. `field`: logarithm of the light on each cell against the open; changed. `surfaces`: 0 soft ground, from 1 on each kind of paving. `white`: light that white
 * ground would have in the open.
 */
export function withoutOwnDarkness(
  field: Float32Array,
  cells: GroundCells,
  surfaces: Uint8Array,
  white: number,
): void {
  const kinds = kindsOf(cells, surfaces);
  const parts = darkParts(field, cells);
  if (parts.count === 0) return;
  const shade = shadeOfParts(field, cells, kinds, parts, white);
  const around = lightAround(field, cells, kinds, parts.of, shade);
  for (let o = 0; o < field.length; o++) {
    const part = parts.of[o]!;
    if (part < 0 || kinds[o] === LAWN || around[o]! <= field[o]!) continue;
    field[o] = lerp(around[o]!, field[o]!, shade[part * KINDS + kinds[o]!]!);
  }
}

const OTHER = 0;
const LAWN = 1;
const KINDS = 5;
const SIDES = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

/** The surface of each cell as far as its color and what is seen tell: green lawn, each kind of paving, or another. */
function kindsOf({ lawn, red, green, blue }: GroundCells, surfaces: Uint8Array): Uint8Array {
  return bytesFrom(surfaces, (surface, o) => {
    if (surface > 0) return surface + 1;
    const isGreen = green[o]! > red[o]! + GREEN_OVER_RED && green[o]! > blue[o]! + GREEN_OVER_BLUE;
    return lawn[o]! > 0.5 && isGreen ? LAWN : OTHER;
  });
}

type DarkParts = {
  /** The part that each cell belongs to, -1 where none. */
  of: Int32Array;
  count: number;
};

function darkParts(field: Float32Array, { columns, known }: GroundCells): DarkParts {
  const of = new Int32Array(field.length).fill(-1);
  const isDark = (o: number) => known[o] === 1 && field[o]! < DARK;
  const stack: number[] = [];
  let count = 0;
  for (let first = 0; first < of.length; first++) {
    if (of[first]! >= 0 || !isDark(first)) continue;
    of[first] = count;
    stack.push(first);
    for (let o = stack.pop(); o !== undefined; o = stack.pop()) {
      const x = o % columns;
      for (const q of [x > 0 ? o - 1 : -1, x + 1 < columns ? o + 1 : -1, o - columns, o + columns]) {
        if (q < 0 || q >= of.length || of[q]! >= 0 || !isDark(q)) continue;
        of[q] = count;
        stack.push(q);
      }
    }
    count++;
  }
  return { of, count };
}

/** How surely what each surface shows of each dark part lies in shade, 0 to 1: at `part * KINDS + kind`. */
function shadeOfParts(
  field: Float32Array,
  { columns, rows, known, light, red, blue }: GroundCells,
  kinds: Uint8Array,
  { of, count }: DarkParts,
  white: number,
): Float32Array {
  const plane = () => new Float32Array(count * KINDS);
  const [crossed, places, same] = [plane(), plane(), plane()];
  // What falls where both sides are one surface, and where they are two.
  const own = { fall: plane(), warmth: plane() };
  const mixed = { fall: plane(), warmth: plane() };
  for (let o = 0; o < of.length; o++) {
    const part = of[o]!;
    if (part < 0) continue;
    const [x, y] = [o % columns, Math.floor(o / columns)];
    for (const [dx, dy] of SIDES) {
      const [nextX, nextY] = [x + dx, y + dy];
      if (nextX < 0 || nextX >= columns || nextY < 0 || nextY >= rows) continue;
      if (of[nextY * columns + nextX] === part) continue;
      const [inX, inY] = [clamp(x - dx * ASIDE, 0, columns - 1), clamp(y - dy * ASIDE, 0, rows - 1)];
      const [outX, outY] = [clamp(x + dx * ASIDE, 0, columns - 1), clamp(y + dy * ASIDE, 0, rows - 1)];
      const inner = of[inY * columns + inX] === part ? inY * columns + inX : o;
      const outer = outY * columns + outX;
      if (known[outer] !== 1 || field[outer]! - field[inner]! < LEAST_STEP) continue;
      const kind = kinds[inner]!;
      const k = part * KINDS + kind;
      const isOne = kind === kinds[outer];
      const fallen = light[outer]! - light[inner]!;
      if (!isOne && fallen < BY_LIGHT * (field[outer]! - field[inner]!)) continue;
      places[k]!++;
      const sums = isOne ? own : mixed;
      sums.fall[k]! += fallen;
      sums.warmth[k]! += red[outer]! - blue[outer]! - (red[inner]! - blue[inner]!);
      if (!isOne) continue;
      same[k]!++;
      crossed[k]! +=
        kind === OTHER ? lerp(DOUBTED, 1, smoothstep(...MULCH, Math.exp(light[inner]!) / white)) : 1;
    }
  }
  return crossed.map((sum, k) => {
    if (k % KINDS === LAWN || places[k]! < LEAST_PLACES) return 1;
    const share = sum / places[k]!;
    if (k % KINDS !== OTHER) return smoothstep(...PAVING_CROSSED, share);
    // One surface tells the color of its shadow best, where there is enough of it.
    const rest = same[k]! * 2 < places[k]! ? 1 : 0;
    const fall = own.fall[k]! + rest * mixed.fall[k]!;
    const warmth = own.warmth[k]! + rest * mixed.warmth[k]!;
    return share * smoothstep(...WARMER, warmth / Math.max(fall, LEAST_STEP));
  });
}

/** The light of the ground that is not dark by itself, continued over the rest. */
function lightAround(
  field: Float32Array,
  { columns, rows, known }: GroundCells,
  kinds: Uint8Array,
  of: Int32Array,
  shade: Float32Array,
): Float32Array {
  const weight = floatsFrom(field, (_, o) => {
    if (known[o] !== 1) return 0;
    return of[o]! < 0 || kinds[o] === LAWN ? 1 : shade[of[o]! * KINDS + kinds[o]!]! > SURE ? 1 : 0;
  });
  const out = new Float32Array(field.length);
  const done = new Uint8Array(field.length);
  const weighed = floatsFrom(field, (value, o) => value * weight[o]!);
  for (const reach of AROUND_CELLS) {
    const sums = boxBlur(weighed, columns, rows, reach, 2);
    const shares = boxBlur(weight, columns, rows, reach, 2);
    for (let o = 0; o < out.length; o++) {
      if (done[o] === 1 || shares[o]! < LEAST_WEIGHT) continue;
      out[o] = sums[o]! / shares[o]!;
      done[o] = 1;
    }
  }
  for (let o = 0; o < out.length; o++) if (done[o] === 0) out[o] = field[o]!;
  return out;
}
