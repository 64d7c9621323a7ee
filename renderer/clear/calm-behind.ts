import { distanceTransform } from "#renderer/mask/distance-transform.ts";
import { bytesFrom } from "#renderer/math/from-plane.ts";
import { hash01 } from "#renderer/math/random.ts";
import { chooseLabels, type Graph, graphOf } from "./choose-labels.ts";
import type { Completed } from "./complete-image.ts";
import { sampled } from "./expected-at.ts";
import { evenOf, innerOf, textureOf, withoutLight } from "./material-texture.ts";
import { type Materials, materialsAround, meansWithin, STUFF } from "./materials-around.ts";
import type { Incomplete } from "./picture-scales.ts";
import { boxOf, pixelPieces, pixelsOf } from "./pixel-pieces.ts";
import { repeatCourses } from "./repeat-courses.ts";
import { repeatGround } from "./repeat-ground.ts";
import { tileWall } from "./tile-wall.ts";

/** Beside a hole what is seen is asked for its material from so many pixels on, in so many, and no farther than this, pixels. */
const RIM_PX = 1;
const ASKED_PX = 8;
const FARTHEST_PX = 26;
/** How far into a hole each side tells what goes on there, pixels: the middle of its weight. */
const REACH_PX = 40;
/** What it costs to have two materials beside each other, against a side that tells otherwise. */
const BORDER = 0.5;
/** What it costs to let the sky go on below where it ends beside a hole. */
const NO_SKY = 10;
/** And to let plants stand below a wall, which is looked for in so many rows above a hole. */
const NO_PLANTS = 10;
const ABOVE_PX = 12;
/** And to let a wall stand where the sky is seen above. */
const BELOW_SKY = 0.7;
/** The sky beside a hole is looked for in so many columns, pixels. */
const SKY_PX = 60;
/** Less of a hole, or what is narrower on the whole, pixels, is what lies beside it: nobody misses it. */
const LEAST_PART = 0.1;
/** But from so many pixels on everybody sees it, however large the hole is: the fence below the crown of a tree. */
const LARGEST_PART_PX = 900;
const LEAST_WIDE_PX = 8;
/** Light is even over so many pixels to each side, by stuff; what is finer is texture. Leaves have clumps. */
const LIGHT_PX: readonly number[] = [0, 6, 14, 14, 6];
/** The light of a material in a hole is that at its rim so far out, of so many places, the nearer the more; a row is as far as so many columns. */
const LIGHT_RIM_PX = 14;
const MOST_PLACES = 160;
/**
 * Of more of a hole than this share walls that are only repeated, or of one color, show nothing that is known: a porch with columns became a board wall (0.58), steps
 * a dark lattice (0.87). Walls whose pieces were found came to 0.
 */
const MOST_GUESSED = 0.4;
const ROWS = 1.5;
const NEAREST = 30;

/**
 * Completes what stands upright behind a hole as calmly as what is around it allows: each place goes on with one of the materials that are seen beside and
 * above it, in light that goes over evenly from what is seen of it, with the texture of that material alone. No windows and no trim. Null where no material is seen.
 */
export function calmBehind(task: Incomplete, stuff: Uint8Array): Completed | null {
  const { picture, hole } = task;
  const own = pixelsOf(hole);
  const materials = materialsAround(task, stuff);
  if (materials.count === 0) return null;
  const graph = graphOf(own, picture.width, picture.height);
  const chosen = chooseMaterials(task, materials, graph);
  const part = new Uint8Array(hole.length);
  for (const i of own) part[i] = 1 + chosen[graph.nodeAt.get(i)!]!;
  joinSmall(own, part, picture.width);
  const source = new Int32Array(hole.length).fill(-1);
  const levels = [0, 1, 2].map(() => new Float32Array(hole.length));
  const gain = new Float32Array(hole.length).fill(1);
  const filling = { source, levels, gain };
  const parts = Array.from({ length: materials.count }, (_, label) => ({
    label,
    pixels: pixelsOf(part, label + 1),
  }))
    .filter(({ pixels }) => pixels.length > 0)
    .sort((a, b) => b.pixels.length - a.pixels.length);
  const isTold = columnsBelowWall(task, materials.at);
  let guessedPx = 0;
  for (const { label, pixels } of parts) {
    // A wall of which too little is seen for its texture is rather another one.
    const isWall = (one: number) => WALLS.includes(materials.stuffOf[one]!);
    const others = isWall(label)
      ? parts.map((one) => one.label).filter((one) => isWall(one) && one !== label)
      : [];
    const isFilled = (one: number) => fillPart(task, materials, one, pixels, graph, filling);
    if (isFilled(label)) continue;
    // The largest wall is the likeliest.
    const likeliest = isWall(label) ? parts.find((one) => isWall(one.label))! : { label };
    const isLaid =
      isWall(label) &&
      label === likeliest.label &&
      repeatPart(task, materials, label, pixels, graph, filling, tileWall);
    if (!isLaid && others.some(isFilled)) continue;
    const isRepeated = isLaid || repeatPart(task, materials, likeliest.label, pixels, graph, filling);
    if (!isRepeated) paintPart(task, materials, likeliest.label, pixels, graph, filling);
    // Courses that are seen right above go on for sure.
    const isKnown = (i: number) => isRepeated && isTold[i % task.picture.width] === 1;
    if (isWall(label)) guessedPx += pixels.filter((i) => !isKnown(i)).length;
  }
  if (guessedPx > MOST_GUESSED * own.length) return null;
  if (own.some((i) => source[i]! < 0)) return null;
  return { source, levels, gain, part, cost: new Float32Array(hole.length), goesOn: true };
}

/** The material of each node: what is seen beside it along its courses and above it tells, the nearer the more. */
function chooseMaterials(task: Incomplete, { at, count, stuffOf }: Materials, graph: Graph): Int32Array {
  const sky = stuffOf.indexOf(STUFF.sky);
  const { width } = task.picture;
  const skyEnd = sky < 0 ? 0 : endOfSky(task, at, sky);
  const unary = new Float32Array(graph.pixel.length * count);
  const isBelowWall = columnsBelowWall(task);
  graph.pixel.forEach((i, node) => {
    if (isBelowWall[i % width])
      for (let a = 0; a < count; a++) if (stuffOf[a] === STUFF.green) unary[node * count + a]! += NO_PLANTS;
    if (sky >= 0 && Math.floor(i / width) >= skyEnd) unary[node * count + sky]! += NO_SKY;
    // Below the sky stand plants rather than walls that are seen beside it alone.
    const above = seenFrom(task, at, i, 0, -1);
    if (sky >= 0 && above && (above.counts.get(sky) ?? 0) * 2 > above.all)
      for (let a = 0; a < count; a++) if (stuffOf[a] === STUFF.built) unary[node * count + a]! += BELOW_SKY;
    for (const [dx, dy] of [
      [-1, 0],
      [1, 0],
      [0, -1],
    ] as const) {
      const told = seenFrom(task, at, i, dx, dy);
      if (!told) continue;
      const weight = 1 / (1 + told.away / REACH_PX);
      for (let a = 0; a < count; a++)
        unary[node * count + a]! += weight * (1 - (told.counts.get(a) ?? 0) / told.all);
    }
  });
  const apart = new Float32Array(graph.pixel.length * count * count);
  for (let k = 0; k < apart.length; k++) {
    const [a, b] = [Math.floor(k / count) % count, k % count];
    apart[k] = a === b ? 0 : BORDER / 2;
  }
  return chooseLabels(count, graph, unary, apart);
}

/** 1 in the columns of a hole right above which a material of a wall or a window is seen: what is built goes on down, whatever plant stands beside. */
function columnsBelowWall(
  { hole, built, openings, picture: { width } }: Incomplete,
  at?: Int8Array,
): Uint8Array {
  const below = new Uint8Array(width);
  if (!built) return below;
  const isMet = new Uint8Array(width);
  hole.forEach((one, i) => {
    const x = i % width;
    if (!one || isMet[x]) return;
    isMet[x] = 1;
    let seen = 0;
    for (let k = 1; k <= ABOVE_PX; k++) {
      const o = i - k * width;
      if (built[o] && (!at || at[o]! >= 0 || openings?.[o])) seen++;
    }
    if (seen > ABOVE_PX / 2) below[x] = 1;
  });
  return below;
}

/** The row in which the sky ends beside a hole: on the side where it goes down less far; where none is seen beside it, above it. */
function endOfSky({ hole, picture: { width } }: Incomplete, at: Int8Array, sky: number): number {
  const { left, right, top } = boxOf(pixelsOf(hole), width);
  const lowest = (from: number, to: number) => {
    let row = -1;
    at.forEach((label, i) => {
      const x = i % width;
      if (label === sky && x >= from && x <= to) row = Math.max(row, Math.floor(i / width));
    });
    return row < 0 ? null : row + 1;
  };
  const [before, after] = [lowest(left - SKY_PX, left - 1), lowest(right + 1, right + SKY_PX)];
  if (before === null && after === null) return top;
  return Math.min(before ?? after!, after ?? before!);
}

/** Gives small and narrow pieces of a part the number of what most of them lies beside. */
function joinSmall(own: Int32Array, part: Uint8Array, width: number): void {
  for (let round = 0; round < MOST_JOINS; round++) {
    const numbers = [...new Set(own.map((i) => part[i]!))];
    if (numbers.length < 2) return;
    const pieces = numbers
      .flatMap((number) =>
        pixelPieces(
          own.filter((i) => part[i] === number),
          width,
        ),
      )
      .filter((piece) => {
        const { left, right, top, bottom } = boxOf(piece, width);
        const long = Math.max(right + 1 - left, bottom + 1 - top);
        return (
          piece.length < Math.min(LEAST_PART * own.length, LARGEST_PART_PX) ||
          piece.length < LEAST_WIDE_PX * long
        );
      })
      .sort((a, b) => a.length - b.length);
    const joined = pieces.find((piece) => {
      const beside = new Map<number, number>();
      for (const i of piece)
        for (const by of [-1, 1, -width, width]) {
          const number = part[i + by] ?? 0;
          if (number && number !== part[i]) beside.set(number, (beside.get(number) ?? 0) + 1);
        }
      const [most] = [...beside].sort(([, a], [, b]) => b - a);
      if (!most) return false;
      for (const i of piece) part[i] = most[0];
      return true;
    });
    if (!joined) return;
  }
}
const MOST_JOINS = 40;

/** What is seen first from a pixel of a hole in one direction, by material; null where that is none. */
function seenFrom(
  { picture: { width, height }, hole, slope }: Incomplete,
  at: Int8Array,
  i: number,
  dx: number,
  dy: number,
): { away: number; counts: Map<number, number>; all: number } | null {
  const [x, y] = [i % width, Math.floor(i / width)];
  const counts = new Map<number, number>();
  let all = 0;
  let end = 0;
  for (let k = 1; all < ASKED_PX; k++) {
    const u = x + dx * k;
    const v = dx ? y + Math.round(slope[i]! * dx * k) : y + dy * k;
    if (u < 0 || u >= width || v < 0 || v >= height) break;
    const o = v * width + u;
    if (hole[o]) {
      end = 0;
      continue;
    }
    if (end === 0) end = k;
    if (k - end > FARTHEST_PX) break;
    if (k - end < RIM_PX || at[o]! < 0) continue;
    counts.set(at[o]!, (counts.get(at[o]!) ?? 0) + 1);
    all++;
  }
  return all * 2 >= ASKED_PX ? { away: end, counts, all } : null;
}

type Filling = { source: Int32Array; levels: readonly Float32Array[]; gain: Float32Array };

const WALLS: readonly number[] = [STUFF.built, STUFF.other];

/** Fills a part with the texture of a material in the light of its rim; whether so much is seen of it. */
function fillPart(
  task: Incomplete,
  { shows, stuffOf }: Materials,
  label: number,
  own: Int32Array,
  graph: Graph,
  filling: Filling,
): boolean {
  const mask = bytesFrom(task.hole, (_, i) => (shows[i] === label ? 1 : 0));
  const light = lightOf(task, mask, stuffOf[label]!);
  const found = textureOf(task, mask, light, own, WALLS.includes(stuffOf[label]!));
  if (!found) return false;
  lay(own, found, light, lightIn(own, mask, light, graph, task.picture), filling);
  return true;
}

/** Lays pixels of a texture in a part, without their own light and in that of the part. */
function lay(
  own: Int32Array,
  found: Int32Array,
  light: readonly Float32Array[],
  lightAt: (i: number, c: number) => number,
  { source, levels }: Filling,
): void {
  for (const i of own) {
    const from = found[i]!;
    source[i] = from;
    for (let c = 0; c < 3; c++) levels[c]![i] = lightAt(i, c) - light[c]![from]!;
  }
}

/** Fills a part with the courses of a wall, one above the other, or with a piece of plants, there and back, or with single leaves; whether so much is seen of it. */
function repeatPart(
  task: Incomplete,
  { shows, stuffOf }: Materials,
  label: number,
  own: Int32Array,
  graph: Graph,
  filling: Filling,
  layWall = repeatWall,
): boolean {
  const mask = bytesFrom(task.hole, (_, i) => (shows[i] === label ? 1 : 0));
  const light = lightOf(task, mask, stuffOf[label]!);
  const isWall = WALLS.includes(stuffOf[label]!);
  const flat = withoutLight(task, mask, light);
  const even = isWall ? evenOf(mask, flat.data, task.picture.width) : mask;
  const inner = innerOf(even, task.picture);
  if (isWall && inner === even) return false;
  const ones = bytesFrom(mask, () => 1);
  const isOwn = bytesFrom(mask, () => 0);
  for (const i of own) isOwn[i] = 1;
  const found = isWall
    ? layWall({ ...task, picture: flat }, inner, own)
    : (repeatGround({ ...task, hole: isOwn, kinds: inner, wanted: ones })?.source ??
      (stuffOf[label] === STUFF.green ? scatteredLeaves(mask, task.picture.width, own) : null));
  if (!found) return false;
  lay(own, found, light, lightIn(own, mask, light, graph, task.picture), filling);
  return true;
}

const repeatWall = (task: Incomplete, mask: Uint8Array, own: Int32Array): Int32Array | null =>
  tileWall(task, mask, own) ?? repeatCourses(task, mask, own);

/** Of plants of which no large piece is seen squares of so many pixels are laid beside each other: a few leaves each. */
const SCATTER_PX = 6;
/** Any number; another one chooses other squares. */
const SCATTER_SEED = 31;

/** For each pixel of a part one of the plants that are seen, by small squares chosen by chance: one color would be a slab among leaves. Null where no square is seen. */
function scatteredLeaves(mask: Uint8Array, width: number, own: Int32Array): Int32Array | null {
  const step = Array.from({ length: SCATTER_PX }, (_, k) => k);
  // The upper left corners of squares that show nothing else.
  const squares = Int32Array.from(mask.keys()).filter(
    (i) => (i % width) + SCATTER_PX <= width && step.every((v) => step.every((u) => mask[i + v * width + u])),
  );
  if (squares.length === 0) return null;
  const found = new Int32Array(mask.length).fill(-1);
  for (const i of own) {
    const [x, y] = [i % width, Math.floor(i / width)];
    const [u, v] = [x % SCATTER_PX, y % SCATTER_PX];
    const square = squares[Math.floor(hash01(x - u, y - v, SCATTER_SEED) * squares.length)]!;
    found[i] = square + v * width + u;
  }
  return found;
}

/** Fills a part with the color of its material alone. */
function paintPart(
  task: Incomplete,
  { shows, stuffOf }: Materials,
  label: number,
  own: Int32Array,
  graph: Graph,
  { source, levels, gain }: Filling,
): void {
  const mask = bytesFrom(task.hole, (_, i) => (shows[i] === label ? 1 : 0));
  const lightAt = lightIn(own, mask, lightOf(task, mask, stuffOf[label]!), graph, task.picture);
  for (const i of own) {
    source[i] = mask.indexOf(1);
    gain[i] = 0;
    for (let c = 0; c < 3; c++) levels[c]![i] = lightAt(i, c);
  }
}

const lightOf = ({ picture: { width, height, data } }: Incomplete, mask: Uint8Array, stuff: number) =>
  meansWithin(mask, data, width, height, LIGHT_PX[stuff]!);

/** The light of a material in its part of the hole, by pixel and color. */
function lightIn(
  own: Int32Array,
  mask: Uint8Array,
  light: readonly Float32Array[],
  graph: Graph,
  { width, height }: Incomplete["picture"],
): (i: number, c: number) => number {
  const isOwn = new Uint8Array(mask.length);
  for (const i of own) isOwn[i] = 1;
  const away = distanceTransform(isOwn, width, height);
  const all = pixelsOf(mask);
  const near = all.filter((i) => away[i]! <= LIGHT_RIM_PX);
  const places = sampled(near.length > 0 ? near : all, MOST_PLACES);
  const nodes = new Map<number, number[]>();
  const at = (node: number): number[] => {
    const known = nodes.get(node);
    if (known) return known;
    const i = graph.pixel[node]!;
    const sums = [0, 0, 0];
    let weights = 0;
    for (const q of places) {
      const across = (q % width) - (i % width);
      const down = ROWS * (Math.floor(q / width) - Math.floor(i / width));
      const weight = 1 / (across * across + down * down + NEAREST) ** 1.5;
      weights += weight;
      for (let c = 0; c < 3; c++) sums[c]! += weight * light[c]![q]!;
    }
    const value = sums.map((sum) => sum / weights);
    nodes.set(node, value);
    return value;
  };
  return (i, c) => at(graph.nodeAt.get(i)!)[c]!;
}
