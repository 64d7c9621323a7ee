import { boxBlur } from "#renderer/math/box-blur.ts";
import { greatestNearby } from "#renderer/math/greatest-nearby.ts";
import { smoothstep } from "#renderer/math/scalar.ts";
import { cellsPerM, goesOn, LAWN } from "./goes-on.ts";
import type { GroundCells } from "./ground-cells.ts";

/** Cells to either side over which light is compared: wider than the half-shade of an edge, narrower than most patches of a lawn are soft. */
const REACH = 2;
/** Light falls by less than the first over an edge (in the logarithm): grain; by more than the second: surely a shadow, if its color says so. Somewhere along it must fall by the third, or it is mottling. */
const STEP = [0.12, 0.35] as const;
const STRONG = 0.5;
/** Red and green fall by at least this share of the fall of light: what is dark by its own color keeps one of them. Blue of lit blades is next to none, and may stay. */
const BOTH = [0.2, 0.45] as const;
const BLUE_STAYS = [-0.8, -0.5] as const;
/**
 * In a shadow the light comes from the sky, so that red falls by more than blue, as a share of the fall of light: in the middle by 0.14 to 0.7 in
 * 8 photos with shadows, by -0.14 and -0.08 in two taken under cloud; two photos between those had 0.05 and, in the sun, -0.39.
 */
const WARMER = [-0.02, 0.1] as const;
/** Green falls by no more than this share more than red, and blue than green: more is grass beside soil, and straw beside grass. Lit blades are yellow, so that red may fall by far more than green. */
const GREENER = [0.08, 0.22] as const;
const BLUER = [0.1, 0.35] as const;
/** Of a shadow's fall of light at least the second is still there some way to either side, of clods and tracks no more than the first. */
const GOES_ON = [0.25, 0.5] as const;
/** Cells over which the color of an edge is read along it. */
const ALONG = 2;
/** Where the coverage of paving changes by this much over an edge it ends, which tells of no shadow. */
const PAVED = [0.35, 0.7] as const;
/** Cells beyond an edge over which it still falls. */
const TAIL = 2;
/** Edges of fewer cells than this are clods, stones and leaves. */
const SHORTEST = 24;
/** Off lawns so are edges shorter than this, meters: ruts and clods close to the camera. */
const SHORTEST_M = 0.8;
/** How sure a cell is at least to be part of an edge, and of its strongest. */
const PART = 0.15;

/** How surely the edge of a cast shadow runs through each cell, 0 to 1. */
export function shadeEdges(cells: GroundCells): Float32Array {
  const { columns, rows, known } = cells;
  const plane = () => new Float32Array(known.length);
  const [fall, warmth, greenness, blueness] = [plane(), plane(), plane(), plane()];
  const [least, blue, paved, lasting] = [plane(), plane(), plane(), plane()];
  const lastsAt = goesOn(cells);
  for (let y = 0, o = 0; y < rows; y++)
    for (let x = 0; x < columns; x++, o++) {
      if (known[o] !== 1) continue;
      const left = ends(known, o, -1, Math.min(REACH, x));
      const right = ends(known, o, 1, Math.min(REACH, columns - 1 - x));
      const above = ends(known, o, -columns, Math.min(REACH, y));
      const below = ends(known, o, columns, Math.min(REACH, rows - 1 - y));
      const { light } = cells;
      const across = light[right]! - light[left]!;
      const down = light[below]! - light[above]!;
      const step = Math.hypot(across, down);
      if (step < STEP[0]) continue;
      const along = (values: Float32Array) =>
        ((values[right]! - values[left]!) * across + (values[below]! - values[above]!) * down) / step;
      const [red, green, blueFall] = [along(cells.red), along(cells.green), along(cells.blue)];
      fall[o] = step;
      warmth[o] = red - blueFall;
      greenness[o] = green - red;
      blueness[o] = blueFall - green;
      blue[o] = blueFall;
      paved[o] = Math.abs(along(cells.hard));
      least[o] = Math.min(red, green);
      lasting[o] = step * lastsAt(o, across, down);
    }
  const smooth = (values: Float32Array) => boxBlur(values, columns, rows, ALONG, 1);
  const falls = smooth(fall);
  const [warmths, greennesses, bluenesses] = [smooth(warmth), smooth(greenness), smooth(blueness)];
  const lasts = smooth(lasting);
  const edges = plane();
  for (let o = 0; o < edges.length; o++) {
    const step = fall[o]!;
    if (step === 0) continue;
    edges[o] =
      smoothstep(...STEP, step) *
      smoothstep(...BOTH, least[o]! / step) *
      smoothstep(...BLUE_STAYS, blue[o]! / falls[o]!) *
      smoothstep(...WARMER, warmths[o]! / falls[o]!) *
      (1 - smoothstep(...GREENER, greennesses[o]! / falls[o]!)) *
      (1 - smoothstep(...BLUER, bluenesses[o]! / falls[o]!)) *
      smoothstep(...GOES_ON, lasts[o]! / falls[o]!) *
      (1 - smoothstep(...PAVED, paved[o]!));
  }
  dropShort(edges, fall, cells);
  // Light falls a little beyond where its fall is plain.
  return greatestNearby(edges, columns, rows, TAIL);
}

/** The farthest known cell at a stride, no farther than `most` steps. */
function ends(known: Uint8Array, from: number, stride: number, most: number): number {
  let at = from;
  for (let k = 0; k < most && known[at + stride] === 1; k++) at += stride;
  return at;
}

/** Takes out edges that hang together over too few cells. */
function dropShort(edges: Float32Array, fall: Float32Array, cells: GroundCells): void {
  const { columns, rows } = cells;
  const seen = new Uint8Array(edges.length);
  const stack: number[] = [];
  for (let first = 0; first < edges.length; first++) {
    if (seen[first] === 1 || edges[first]! < PART) continue;
    const part: number[] = [];
    stack.push(first);
    seen[first] = 1;
    for (let o = stack.pop(); o !== undefined; o = stack.pop()) {
      part.push(o);
      const [x, y] = [o % columns, Math.floor(o / columns)];
      for (let dy = -1; dy <= 1; dy++)
        for (let dx = -1; dx <= 1; dx++) {
          if (x + dx < 0 || x + dx >= columns || y + dy < 0 || y + dy >= rows) continue;
          const q = o + dy * columns + dx;
          if (seen[q] === 1 || edges[q]! < PART) continue;
          seen[q] = 1;
          stack.push(q);
        }
    }
    // An edge is seen over `2 * REACH` cells and more across.
    const strong = part.filter((o) => fall[o]! > STRONG && edges[o]! > 0.5).length;
    const isShort = part.length < SHORTEST * 2 * REACH || strong < SHORTEST || isShortOnGround(part, cells);
    if (isShort) for (const o of part) edges[o] = 0;
  }
  for (let o = 0; o < edges.length; o++) if (edges[o]! < PART) edges[o] = 0;
}

/** Whether a part is mostly off lawns and shorter than a shadow, on level ground. */
function isShortOnGround(part: readonly number[], cells: GroundCells): boolean {
  const { columns, lawn } = cells;
  let [left, right, top, bottom, lawns] = [Infinity, -Infinity, Infinity, -Infinity, 0];
  for (const o of part) {
    const [x, y] = [o % columns, Math.floor(o / columns)];
    [left, right, top, bottom] = [
      Math.min(left, x),
      Math.max(right, x),
      Math.min(top, y),
      Math.max(bottom, y),
    ];
    if (lawn[o]! > LAWN) lawns++;
  }
  if (lawns * 2 > part.length) return false;
  const { wide, deep } = cellsPerM(cells, bottom);
  return Math.hypot((right - left) / wide, (bottom - top) / deep) < SHORTEST_M;
}
