import { distanceTransform } from "#renderer/mask/distance-transform.ts";
import { boxBlur } from "#renderer/math/box-blur.ts";
import { bytesFrom, floatsFrom } from "#renderer/math/from-plane.ts";
import { hashInt } from "#renderer/math/random.ts";
import { expectAs, expectFromRim } from "./expected-colors.ts";
import { betterMatches, CHANNELS, fillFromMatches, type Matches, type Scene } from "./patch-match.ts";
import { type Incomplete, type Scale, scalesOf } from "./picture-scales.ts";

/**
 * Of each pixel of the hole the pixel that takes its place, -1 elsewhere, how far below its middle that is taken from, rows, and how unlike the squares around them are, squared levels. `goesOn`: a wall
 * goes on in it along its own lines. `levels`: by color what is added to each pixel, of a completion that knows its light (NaN where it does not), and
 * `part`: the number of the material that each shows; `gain`: how much of its source a pixel takes.
 */
export type Completed = {
  source: Int32Array;
  between?: Float32Array;
  cost: Float32Array;
  goesOn?: boolean;
  levels?: readonly Float32Array[];
  part?: Uint8Array;
  gain?: Float32Array;
};

/** Half width of the squares by scale, pixels: 7 x 7 hold a few blades of grass or a course of brick; coarse ones must fit between windows. */
const REACH_PX = [3, 2];
/** Each scale but the finest has so many squares of each kind that is wanted. */
const LEAST_SQUARES = 40;
/** Rounds of matching and filling by scale, from the finest on, and sweeps in each; coarse scales cost next to nothing. */
const ROUNDS = [1, 2, 4, 8];
const SWEEPS = [2, 2, 2, 4];
/** Widest jump of the search by scale: coarse scales have found about where to look. */
const WIDEST_PX = [8, 24, 100, 100];
/** What a pixel counts by how deep it lies in the hole, each step less. In a table: a power may differ in its last bit between engines. */
const DEEP_PX = 14;
const LESS = 0.8;
const TRUST = Array.from({ length: DEEP_PX }).reduce<number[]>((all) => [...all, all.at(-1)! * LESS], [1]);
/** A way longer than this costs no more, pixels. */
const FARTHEST_PX = 90;

/**
 * Completes the hole of a picture from what is known of it: multi-scale search for squares that continue what lies around and each other
 * (Wexler, Shechtman and Irani 2007, by PatchMatch, Barnes et al. 2009), each kind from its own. Null where a kind has no squares.
 */
export function completeImage(task: Incomplete, seed: number): Completed | null {
  const scales = scalesOf(task);
  let matches: Matches | null = null;
  let scene: Scene | null = null;
  for (let s = scales.length - 1; s >= 0; s--) {
    const coarser: { scene: Scene; matches: Matches } | null = scene && matches ? { scene, matches } : null;
    scene = sceneOf(scales[s]!, s);
    const squares = squaresOf(scene);
    if (squares.size === 0) return null;
    if (s === 0) settleFor(scene, squares);
    else if (!hasSquares(scene, squares)) {
      // Too coarse: the next finer scale begins anew.
      [scene, matches] = [null, null];
      continue;
    }
    if (coarser) expectAs(coarser.scene, scene);
    else expectFromRim(scene, squares);
    matches = coarser ? finer(coarser, scene, squares, s) : begun(scene, squares, s);
    const place = Math.min(s, ROUNDS.length - 1);
    for (let round = 0; round < ROUNDS[place]!; round++) {
      if (round > 0 || coarser) {
        fillFromMatches(scene, matches);
      }
      betterMatches(scene, matches, {
        sweeps: SWEEPS[place]!,
        widest: coarser ? WIDEST_PX[place]! : Math.max(scene.width, scene.height),
        seed: hashInt(seed, s, round),
      });
    }
  }
  if (!scene || !matches) return null;
  return withoutFrame(scene, matches, task);
}

/** A scale with a frame around it. */
function sceneOf(scale: Scale, s: number): Scene {
  const reach = REACH_PX[Math.min(s, REACH_PX.length - 1)]!;
  const [width, height] = [scale.width + 2 * reach, scale.height + 2 * reach];
  const scene: Scene = {
    width,
    height,
    reach,
    color: new Float32Array(width * height * CHANNELS),
    hole: new Uint8Array(width * height),
    trust: new Float32Array(width * height),
    kind: new Uint8Array(width * height),
    shows: new Uint8Array(width * height),
    wanted: new Uint8Array(width * height),
    slope: new Float32Array(width * height),
    rowCost: new Float32Array(width * height),
    hint: new Float32Array(width * height * 3),
    around: new Float32Array(width * height * 3),
    scale: 2 ** s,
    most: FARTHEST_PX / 2 ** s,
  };
  const depth = distanceTransform(
    bytesFrom(scale.hole, (value) => 1 - value),
    scale.width,
    scale.height,
  );
  for (let y = 0; y < scale.height; y++)
    for (let x = 0; x < scale.width; x++) {
      const i = y * scale.width + x;
      const o = (y + reach) * width + x + reach;
      for (let c = 0; c < CHANNELS; c++) scene.color[o * CHANNELS + c] = scale.color[i * CHANNELS + c]!;
      scene.hole[o] = scale.hole[i]!;
      scene.wanted[o] = scale.wanted[i]!;
      scene.slope[o] = scale.slope[i]!;
      scene.kind[o] = scale.hole[i] ? 0 : scale.kinds[i]!;
      scene.trust[o] = scale.unknown[i] ? 0 : TRUST[Math.min(DEEP_PX, Math.round(depth[i]!))]!;
      scene.rowCost[o] = scale.rowCost[scale.hole[i] ? scale.wanted[i]! : scale.kinds[i]!]!;
    }
  scene.shows.set(scene.kind);
  keepWhole(scene);
  lookAround(scene);
  return scene;
}

/** Half width of the neighborhood whose mean color is compared with what is expected, pixels of any scale. */
const AROUND_PX = 3;

/** Notes the mean color around each pixel, of squares that are all known. */
function lookAround({ width, height, color, hole, around }: Scene): void {
  for (let c = 0; c < 3; c++) {
    const plane = floatsFrom(hole, (_, i) => color[i * CHANNELS + c]!);
    const mean = boxBlur(plane, width, height, AROUND_PX, 1);
    for (let i = 0; i < mean.length; i++) around[i * 3 + c] = mean[i]!;
  }
}

/** Leaves a kind only to pixels whose whole square is known, and no frame. */
function keepWhole(scene: Scene): void {
  const { width, height, reach, kind } = scene;
  const across = new Uint8Array(kind.length);
  for (let y = 0; y < height; y++)
    for (let x = 0, free = 0; x < width; x++) {
      free = kind[y * width + x] ? free + 1 : 0;
      if (free > 2 * reach) across[y * width + x - reach] = 1;
    }
  const whole = new Uint8Array(kind.length);
  for (let x = 0; x < width; x++)
    for (let y = 0, free = 0; y < height; y++) {
      free = across[y * width + x] ? free + 1 : 0;
      if (free > 2 * reach) whole[(y - reach) * width + x] = 1;
    }
  for (let i = 0; i < kind.length; i++) kind[i]! *= whole[i]!;
}

/** The pixels whose squares may take a place, by kind. */
function squaresOf({ kind }: Scene): Map<number, Int32Array> {
  const lists = new Map<number, number[]>();
  for (let i = 0; i < kind.length; i++) {
    if (!kind[i]) continue;
    const list = lists.get(kind[i]!) ?? [];
    list.push(i);
    lists.set(kind[i]!, list);
  }
  return new Map([...lists].map(([number, list]) => [number, Int32Array.from(list)]));
}

const hasSquares = ({ hole, wanted }: Scene, squares: Map<number, Int32Array>): boolean =>
  hole.every((value, i) => !value || (squares.get(wanted[i]!)?.length ?? 0) >= LEAST_SQUARES);

/** Where a kind has no squares at all the hole takes what there is most of. */
function settleFor({ hole, wanted }: Scene, squares: Map<number, Int32Array>): void {
  const [most] = [...squares].sort(([, a], [, b]) => b.length - a.length)[0]!;
  hole.forEach((value, i) => {
    if (value && !squares.has(wanted[i]!)) wanted[i] = most;
  });
}

/** The pixels whose squares touch the hole. */
function targetsOf({ width, height, reach, hole }: Scene): Int32Array {
  const near = floatsFrom(hole, (value) => value);
  const away = distanceTransform(hole, width, height);
  const targets: number[] = [];
  for (let y = reach; y < height - reach; y++)
    for (let x = reach; x < width - reach; x++) {
      const i = y * width + x;
      if (near[i]! > 0 || away[i]! <= reach) targets.push(i);
    }
  return Int32Array.from(targets);
}

/** Some square for a pixel, of the kind that is wanted there. */
function anySquare(scene: Scene, squares: Map<number, Int32Array>, at: number, seed: number): number {
  const own = squares.get(scene.hole[at] ? scene.wanted[at]! : scene.kind[at]!);
  const list = own ?? squares.values().next().value!;
  return list[hashInt(at, seed, 17) % list.length]!;
}

/** Matches of the coarsest scale: any. */
function begun(scene: Scene, squares: Map<number, Int32Array>, s: number): Matches {
  const targets = targetsOf(scene);
  const from = targets.map((at) => anySquare(scene, squares, at, s));
  return { targets, from, cost: new Float32Array(targets.length) };
}

/** The matches of a scale, carried over to the next finer one. */
function finer(
  coarser: { scene: Scene; matches: Matches },
  scene: Scene,
  squares: Map<number, Int32Array>,
  s: number,
): Matches {
  const { width, reach, kind } = scene;
  const { width: wide, reach: frame } = coarser.scene;
  const coarse = new Int32Array(coarser.scene.hole.length).fill(-1);
  coarser.matches.targets.forEach((at, k) => {
    coarse[at] = coarser.matches.from[k]!;
  });
  const targets = targetsOf(scene);
  const from = targets.map((at) => {
    const [x, y] = [(at % width) - reach, Math.trunc(at / width) - reach];
    const above = coarse[((y >> 1) + frame) * wide + (x >> 1) + frame]!;
    if (above >= 0) {
      const u = ((above % wide) - frame) * 2 + (x & 1) + reach;
      const v = (Math.trunc(above / wide) - frame) * 2 + (y & 1) + reach;
      const own = v * width + u;
      if (scene.hole[at] ? kind[own] === scene.wanted[at] : (kind[own] ?? 0) > 0) return own;
    }
    return anySquare(scene, squares, at, s);
  });
  const matches = { targets, from, cost: new Float32Array(targets.length) };
  return matches;
}

function withoutFrame(scene: Scene, { targets, from, cost }: Matches, { picture }: Incomplete): Completed {
  const { width } = picture;
  const inner = (at: number) =>
    (Math.trunc(at / scene.width) - scene.reach) * width + (at % scene.width) - scene.reach;
  const source = new Int32Array(width * picture.height).fill(-1);
  const unlike = new Float32Array(source.length);
  targets.forEach((at, k) => {
    if (!scene.hole[at]) return;
    source[inner(at)] = inner(from[k]!);
    unlike[inner(at)] = cost[k]!;
  });
  return { source, cost: unlike };
}
