import type { PixelRect } from "#renderer/image/pixel-rect.ts";
import { clamp } from "#renderer/math/scalar.ts";
import type { ClassShares } from "#renderer/see/network/class-shares.ts";
import { blurLooks, LOOKS } from "#renderer/see/own-colors.ts";
import type { HalfPhoto } from "./half-photo.ts";

/** Pixels of every look that are taken to lie in the stroke and around it alike. */
const DOUBT = 6;
/** What lies around counts more where it lies near the stroke: so many times more at its edge, and by e less with each such share of the photo's width. */
const NEAR_WEIGHT = 4;
const NEAR_SHARE = 0.03;
/** Most that a look, and what the network saw, tell of a pixel: natural logarithms of odds. */
const MOST_BY_LOOK = 2.5;
const MOST_BY_CLASS = 1.5;
/** Keeps the odds finite for a class that is seen nowhere. */
const FAINT = 0.02;

/** What is known of each pixel of a rectangle: 1 where the stroke lies and where something stands, and the distance to the stroke's edge, negative within it, pixels. */
export type Places = { drawn: Uint8Array; stands: Uint8Array; depth: Float32Array };

/**
 * How much likelier each pixel of a rectangle is of the surface in a stroke than of what lies around it: natural logarithms of odds, by its look (Bayes' rule with two
 * histograms) and by what the network saw. `careless`: nearer to the stroke's edge nothing is read, pixels.
 */
export function surfaceOdds(
  { drawn, stands, depth }: Places,
  careless: number,
  rect: PixelRect,
  { width, height, look, shares, sky }: HalfPhoto,
): Float32Array {
  const [within, around] = [new Float32Array(LOOKS), new Float32Array(LOOKS)];
  // Of each pixel of the network's picture how many of the stroke and of what lies around fall on it.
  const cells = shares.width * shares.height;
  const [own, other] = [new Float32Array(cells), new Float32Array(cells)];
  const cellOf = new Int32Array(drawn.length);
  let [inside, outside] = [0, 0];
  for (let y = rect.top, o = 0; y < rect.bottom; y++) {
    const row = Math.floor(((y + 0.5) * shares.height) / height) * shares.width;
    for (let x = rect.left; x < rect.right; x++, o++) {
      const i = y * width + x;
      const cell = row + Math.floor(((x + 0.5) * shares.width) / width);
      cellOf[o] = cell;
      if (Math.abs(depth[o]!) <= careless) continue;
      if (drawn[o] && !stands[o]) {
        within[look[i]!]!++;
        own[cell]!++;
        inside++;
      } else if (!drawn[o] && !sky[i]) {
        const weight = 1 + NEAR_WEIGHT * Math.exp(-depth[o]! / (NEAR_SHARE * width));
        around[look[i]!]! += weight;
        other[cell]!++;
        outside += weight;
      }
    }
  }
  const byLook = lookOdds(within, around, inside, outside);
  const byClass = classOdds(own, other, shares);
  const odds = new Float32Array(drawn.length);
  for (let y = rect.top, o = 0; y < rect.bottom; y++)
    for (let x = rect.left; x < rect.right; x++, o++)
      odds[o] = byLook[look[y * width + x]!]! + byClass[cellOf[o]!]!;
  return odds;
}

function lookOdds(within: Float32Array, around: Float32Array, inside: number, outside: number): Float32Array {
  blurLooks(within);
  blurLooks(around);
  const all = Math.max(1, inside + outside);
  return within.map((count, look) => {
    const there = (count + DOUBT * (inside / all)) / Math.max(1, inside);
    const elsewhere = (around[look]! + DOUBT * (outside / all)) / Math.max(1, outside);
    return clamp(Math.log(there / elsewhere), -MOST_BY_LOOK, MOST_BY_LOOK);
  });
}

function classOdds(own: Float32Array, other: Float32Array, { planes }: ClassShares): Float32Array {
  const meanOver = (weights: Float32Array) => {
    const all = Math.max(1, sumOf(weights));
    return planes.map((plane) => sumOf(plane, weights) / all);
  };
  const [within, around] = [meanOver(own), meanOver(other)];
  const [there, elsewhere] = [own.map(() => FAINT), own.map(() => FAINT)];
  for (const [c, plane] of planes.entries()) {
    addTimes(there, plane, within[c]!);
    addTimes(elsewhere, plane, around[c]!);
  }
  return there.map((one, cell) => clamp(Math.log(one / elsewhere[cell]!), -MOST_BY_CLASS, MOST_BY_CLASS));
}

function sumOf(plane: Float32Array, weights?: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < plane.length; i++) sum += plane[i]! * (weights ? weights[i]! : 1);
  return sum;
}

function addTimes(to: Float32Array, plane: Float32Array, times: number): void {
  for (let i = 0; i < to.length; i++) to[i]! += plane[i]! * times;
}
