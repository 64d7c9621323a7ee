import { seededRandom } from "#renderer/math/random.ts";

/** Red, green, blue, how rough it is across and down, and the guide, each 0 to 255, side by side. */
export const CHANNELS = 6;
/** All but the guide are filled in: it is known everywhere. */
export const FILLED = 5;
/** Widest jump of the random search that still counts, and by how much each jump is shorter than the one before it. */
const LEAST_JUMP_PX = 1;
const SHORTER = 0.5;

/** A picture with a hole at one scale, with a frame of `reach` pixels around it that is no picture; indices are row-major. */
export type Scene = {
  width: number;
  height: number;
  /** Half width of the squares that are compared. */
  reach: number;
  /** `CHANNELS` per pixel; in the hole what is thought of it so far. */
  color: Float32Array;
  hole: Uint8Array;
  /** What a pixel counts in a comparison: 1 where the photo is known, less the deeper it lies in the hole, 0 on the frame. */
  trust: Float32Array;
  /** 0 where no square may come from, else the number of what it shows, from 1 on: those of one number may take each other's place. */
  kind: Uint8Array;
  /** The same of single pixels, whatever lies beside them. */
  shows: Uint8Array;
  /** The same of the pixels that are filled: what is behind them. */
  wanted: Uint8Array;
  /** Rows down per column to the right along which what is behind a pixel goes on, and what each row off that line costs, squared levels. */
  slope: Float32Array;
  rowCost: Float32Array;
  /** Red, green and blue expected in each pixel of the hole, and those around each known one. */
  hint: Float32Array;
  around: Float32Array;
  /** Pixels of the photo per pixel, and the way in its own pixels beyond which it costs no more. */
  scale: number;
  most: number;
};

/** Of each pixel whose square touches the hole the pixel whose square is most like it, and how unlike it is, squared levels a pixel. */
export type Matches = { targets: Int32Array; from: Int32Array; cost: Float32Array };

/** What a column aside costs, squared levels: of two that are alike the nearer one. */
const COLUMN_COST = 3;

/** What a square levels of color away from what was expected costs, and the most that it costs. */
const HINT = 0.35;
const MOST_HINT = 1600;

/** How far the colors around a pixel are from those expected in a pixel of the hole. */
function awayFromHint({ hole, hint, around }: Scene, to: number, from: number): number {
  if (!hole[to]) return 0;
  const red = hint[to * 3]! - around[from * 3]!;
  const green = hint[to * 3 + 1]! - around[from * 3 + 1]!;
  const blue = hint[to * 3 + 2]! - around[from * 3 + 2]!;
  const sum = HINT * (red * red + green * green + blue * blue);
  return sum < MOST_HINT ? sum : MOST_HINT;
}

/** What the way between two squares costs, and what is else known of what the place expects. */
function costOf(scene: Scene, to: number, from: number): number {
  const { width } = scene;
  const down = Math.trunc(from / width) - Math.trunc(to / width);
  const across = from - to - down * width;
  const off = Math.abs(down - scene.slope[to]! * across);
  const aside = across < 0 ? -across : across;
  const way =
    scene.rowCost[to]! * (off < scene.most ? off : scene.most) +
    COLUMN_COST * (aside < scene.most ? aside : scene.most);
  return awayFromHint(scene, to, from) + scene.scale * way;
}

/** `extra` and how unlike two squares are, squared levels a pixel; above `limit` it is not told exactly. `share`: of each pixel in the sum. */
function unlikeness(
  { width, reach, color, trust }: Scene,
  to: number,
  from: number,
  share: number,
  extra: number,
  limit: number,
): number {
  let sum = extra;
  const wide = 2 * reach + 1;
  for (let v = -reach; v <= reach; v++) {
    let a = to + v * width - reach;
    let p = a * CHANNELS;
    let q = (from + v * width - reach) * CHANNELS;
    for (const end = a + wide; a < end; a++, p += CHANNELS, q += CHANNELS) {
      const red = color[p]! - color[q]!;
      const green = color[p + 1]! - color[q + 1]!;
      const blue = color[p + 2]! - color[q + 2]!;
      const across = color[p + 3]! - color[q + 3]!;
      const down = color[p + 4]! - color[q + 4]!;
      const guide = color[p + 5]! - color[q + 5]!;
      const all = red * red + green * green + blue * blue + across * across + down * down + guide * guide;
      sum += trust[a]! * share * all;
    }
    if (sum >= limit) return sum;
  }
  return sum;
}

/** 1 over the sum of trust in the square around a pixel. */
function shareOf({ width, reach, trust }: Scene, at: number): number {
  let sum = 0;
  for (let v = -reach; v <= reach; v++)
    for (let i = at + v * width - reach; i <= at + v * width + reach; i++) sum += trust[i]!;
  return sum > 0 ? 1 / sum : 0;
}

/** Whether the square around `from` may take the place of the one around `to`. */
const mayTake = (scene: Scene, to: number, from: number): boolean =>
  scene.kind[from]! > 0 && (!scene.hole[to] || scene.kind[from] === scene.wanted[to]);

/**
 * Betters matches in place: what continues a neighbor's, then ever nearer jumps at random, `widest` the first (Barnes, Shechtman, Finkelstein and Goldman,
 * "PatchMatch: A Randomized Correspondence Algorithm for Structural Image Editing", 2009), rows forth and back, `sweeps` times.
 */
export function betterMatches(
  scene: Scene,
  matches: Matches,
  { sweeps, widest, seed }: { sweeps: number; widest: number; seed: number },
): void {
  const { width, height } = scene;
  const { targets, from, cost } = matches;
  const random = seededRandom(seed);
  const shares = Float32Array.from(targets, (at) => shareOf(scene, at));
  // Where in `targets` a pixel stands; -1 = it is none.
  const place = new Int32Array(width * height).fill(-1);
  for (let k = 0; k < targets.length; k++) place[targets[k]!] = k;
  const size = width * height;
  // What is in the hole has changed since the matches were found.
  for (let k = 0; k < targets.length; k++)
    cost[k] = unlikeness(
      scene,
      targets[k]!,
      from[k]!,
      shares[k]!,
      costOf(scene, targets[k]!, from[k]!),
      Number.POSITIVE_INFINITY,
    );
  const test = (k: number, candidate: number) => {
    const to = targets[k]!;
    if (candidate < 0 || candidate >= size || candidate === from[k] || !mayTake(scene, to, candidate)) return;
    const extra = costOf(scene, to, candidate);
    if (extra >= cost[k]!) return;
    const value = unlikeness(scene, to, candidate, shares[k]!, extra, cost[k]!);
    if (value < cost[k]!) {
      cost[k] = value;
      from[k] = candidate;
    }
  };
  for (let sweep = 0; sweep < sweeps; sweep++) {
    const back = sweep % 2 === 1;
    const step = back ? 1 : -1;
    for (let n = 0; n < targets.length; n++) {
      const k = back ? targets.length - 1 - n : n;
      const to = targets[k]!;
      const beside = place[to + step]!;
      if (beside >= 0) test(k, from[beside]! - step);
      const above = place[to + step * width]!;
      if (above >= 0) test(k, from[above]! - step * width);
      const x = from[k]! % width;
      const y = Math.trunc(from[k]! / width);
      for (let jump = widest; jump >= LEAST_JUMP_PX; jump *= SHORTER) {
        const u = x + Math.round((2 * random.next() - 1) * jump);
        const v = y + Math.round((2 * random.next() - 1) * jump);
        if (u >= 0 && u < width && v >= 0 && v < height) test(k, v * width + u);
      }
    }
  }
}

/**
 * Fills the hole anew with what all squares that touch a pixel say of it (Wexler, Shechtman and Irani, "Space-Time Completion of Video",
 * 2007): those most like what they take the place of, and those nearer to what is known, count most.
 */
export function fillFromMatches(scene: Scene, { targets, from, cost }: Matches): void {
  const { width, reach, color, hole, trust } = scene;
  const ranked = cost.slice().sort();
  const usual = ranked[Math.floor(ranked.length * USUAL_RANK)]! + 1;
  const sums = new Float32Array(color.length);
  const weights = new Float32Array(hole.length);
  for (let k = 0; k < targets.length; k++) {
    const likeness = usual / (usual + cost[k]!);
    const weight = trust[targets[k]!]! * likeness * likeness * likeness;
    for (let v = -reach; v <= reach; v++)
      for (let u = -reach; u <= reach; u++) {
        const to = targets[k]! + v * width + u;
        if (!hole[to]) continue;
        const source = from[k]! + v * width + u;
        weights[to]! += weight;
        for (let c = 0; c < FILLED; c++) sums[to * CHANNELS + c]! += weight * color[source * CHANNELS + c]!;
      }
  }
  for (let i = 0; i < hole.length; i++) {
    if (!hole[i] || weights[i] === 0) continue;
    for (let c = 0; c < FILLED; c++) color[i * CHANNELS + c] = sums[i * CHANNELS + c]! / weights[i]!;
  }
}

/** Rank of the unlikeness that counts as usual among all squares. */
const USUAL_RANK = 0.5;
