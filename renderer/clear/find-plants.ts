import type { Camera } from "#core/camera/camera.ts";
import { boxBlur } from "#renderer/math/box-blur.ts";
import { bytesFrom, floatsFrom } from "#renderer/math/from-plane.ts";
import { oncePer } from "#renderer/once-per.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import { boxOf, pixelPieces, pixelsOf } from "./pixel-pieces.ts";

/** Coverage from which a pixel is some plant, and from which it lies inside a highlight or is ground. */
const PLANT = 0.4;
const INSIDE = 0.5;
/** Less is a leaf or a weed, as a share of the picture. */
const SMALLEST = 0.0004;
/** Plants of which so little lies in a highlight, of them or of it, and of their feet, were not meant: the stroke grazed them. */
const LEAST_MEANT = 0.2;
const LEAST_FEET = 0.5;
/** A plant of which so much was reached from the highlight goes all. */
const MOST = 0.85;
/** Sideways a plant goes on beyond a highlight by at most this share of what is inside; upwards as high as the tallest that is meant, meters. */
const ASIDE = 0.4;
const TALLEST_M = 3.5;
/** Steps upwards cost this share of a step aside. */
const UPWARDS = 0.35;

/**
 * The plants of a highlight (1 inside `drawn`), each whole (1 per pixel of `seen`): all that is seen as plants there, and what of them
 * goes on beyond it. `camera`: for the picture of `seen`.
 */
export function findPlants(seen: Seen, camera: Camera, drawn: Float32Array): Uint8Array[] {
  const { width, height, plants } = seen;
  const isPlant = bytesFrom(plants, (share) => (share > PLANT ? 1 : 0));
  const drawnPx = drawn.reduce((sum, value) => sum + value, 0);
  return pixelPieces(pixelsOf(isPlant), width).flatMap((piece) => {
    if (piece.length < SMALLEST * plants.length) return [];
    const inside = piece.filter((i) => drawn[i]! > INSIDE);
    if (inside.length === 0) return [];
    if (
      inside.length < LEAST_MEANT * Math.min(piece.length, drawnPx) &&
      feetInside(piece, drawn, inside, width) < LEAST_FEET
    )
      return [];
    const reached = withoutOthers(reachedFrom(inside, isPlant, seen, camera), piece, drawn, width);
    const mask = new Uint8Array(width * height);
    const isAll = reached.length > MOST * piece.length;
    for (const i of isAll ? piece : toFeet(reached, isPlant, width)) mask[i] = 1;
    return [mask];
  });
}

/** A plant goes on below what was reached of it, in its shade, by at most this share of what was reached above. */
const BELOW = 0.6;

/** What was reached, down to the foot of each column: nobody takes the upper half of a shrub. */
export function toFeet(reached: Int32Array, isPlant: Uint8Array, width: number): Int32Array {
  const own = new Set(reached);
  const ends = new Map<number, [top: number, low: number]>();
  for (const i of reached) {
    const [x, y] = [i % width, Math.floor(i / width)];
    const [top, low] = ends.get(x) ?? [y, y];
    ends.set(x, [Math.min(top, y), Math.max(low, y)]);
  }
  for (const [x, [top, low]] of ends) {
    let foot = low;
    while (isPlant[(foot + 1) * width + x]) foot++;
    if (foot - low > BELOW * (low + 1 - top)) continue;
    for (let y = low + 1; y <= foot; y++) own.add(y * width + x);
  }
  return Int32Array.from(own);
}

/** What goes on beyond a highlight through a neck of less than this share of its width, and of what is inside, is another plant: a crown on its trunk, a vine. */
const NECK = 0.3;
/** Less than this is leaves, pixels. */
const LEAST_OTHER = 60;

/** What was reached of a piece without what is other plants beyond the highlight, each with the trunk that leads up to it. */
function withoutOthers(
  reached: Int32Array,
  piece: Int32Array,
  drawn: Float32Array,
  width: number,
): Int32Array {
  const own = new Uint8Array(drawn.length);
  for (const i of reached) own[i] = 1;
  const beyond = piece.filter((i) => drawn[i]! <= INSIDE);
  const across = new Set(reached.filter((i) => drawn[i]! > INSIDE).map((i) => i % width)).size;
  for (const other of pixelPieces(beyond, width)) {
    const { left, right } = boxOf(other, width);
    const feet = other.filter((i) => drawn[i + width]! > INSIDE && own[i + width]);
    const wide = new Set(feet.map((i) => i % width)).size;
    if (other.length < LEAST_OTHER || wide >= NECK * Math.min(right + 1 - left, across)) continue;
    for (const i of other) own[i] = 0;
    for (const foot of feet)
      for (let i = foot + width; own[i] && isNarrow(own, i, wide); i += width) own[i] = 0;
  }
  return reached.filter((i) => own[i]);
}

/** A trunk is as wide as its neck all along, and a pixel to both sides. */
const isNarrow = (own: Uint8Array, i: number, wide: number): boolean =>
  !own[i - wide - 1] && !own[i + wide + 1];

/** Share of the columns in which a piece lies inside the highlight whose lowest pixel of the piece does. */
function feetInside(piece: Int32Array, drawn: Float32Array, inside: Int32Array, width: number): number {
  const columns = new Set(inside.map((i) => i % width));
  const lowest = new Map<number, number>();
  for (const i of piece)
    if (columns.has(i % width)) lowest.set(i % width, Math.max(i, lowest.get(i % width) ?? 0));
  const feet = [...lowest.values()];
  return feet.filter((i) => drawn[i]! > INSIDE).length / feet.length;
}

/** The pixels of plants that are reached from some of theirs in a few steps, more of them upwards. */
function reachedFrom(inside: Int32Array, isPlant: Uint8Array, seen: Seen, camera: Camera): Int32Array {
  const { width, height } = seen;
  const box = boxOf(inside, width);
  const foot = Math.max(box.bottom + 1, camera.horizonY + 2);
  const tall = Math.min(height, foot - camera.photoY(TALLEST_M, camera.groundZ(foot)));
  const top = foot - tall;
  const reach = ASIDE * (box.right + 1 - box.left);
  const strangeness = strangenessTo(inside, seen);
  // Dijkstra's steps in order of their cost, by buckets of one step aside.
  const cost = new Float32Array(isPlant.length).fill(Number.POSITIVE_INFINITY);
  const buckets: number[][] = [[...inside]];
  for (const i of inside) cost[i] = 0;
  for (let at = 0; at < buckets.length; at++) {
    for (const i of buckets[at] ?? []) {
      if (Math.floor(cost[i]!) !== at) continue;
      const x = i % width;
      const visit = (o: number, step: number) => {
        const value = cost[i]! + step * strangeness(o);
        if (!isPlant[o] || value >= cost[o]! || value > reach) return;
        cost[o] = value;
        const bucket = buckets[Math.floor(value)] ?? [];
        bucket.push(o);
        buckets[Math.floor(value)] = bucket;
      };
      if (x > 0) visit(i - 1, 1);
      if (x < width - 1) visit(i + 1, 1);
      if (i >= width && i / width > top) visit(i - width, UPWARDS);
      if (i + width < isPlant.length) visit(i + width, 1);
    }
  }
  return pixelsOf(bytesFrom(cost, (value) => (value < Number.POSITIVE_INFINITY ? 1 : 0)));
}

/** Colors are compared as they are over so many pixels to each side: leaves and gaps are one. */
const AROUND_PX = 3;
/** A color so many spreads from the mean is still the plant's own; each spread beyond makes a step so much dearer. */
const OWN_SPREADS = 1.3;
const DEARER = 4;
const LEAST_SPREAD = 9;

/** The colors of the picture as they are around each pixel. */
const around = oncePer(({ picture: { data }, plants, width, height }: Seen): Float32Array[] =>
  [0, 1, 2].map((c) =>
    boxBlur(
      floatsFrom(plants, (_, i) => data[i * 3 + c]!),
      width,
      height,
      AROUND_PX,
      1,
    ),
  ),
);

/** How many times dearer a step onto a pixel is than one on the plants in the highlight: by how far its color is from theirs. */
function strangenessTo(inside: Int32Array, seen: Seen): (i: number) => number {
  const channels = around(seen).map((plane) => {
    const mean = inside.reduce((sum, i) => sum + plane[i]!, 0) / inside.length;
    const spread = Math.sqrt(inside.reduce((sum, i) => sum + (plane[i]! - mean) ** 2, 0) / inside.length);
    return { plane, mean, spread: Math.max(LEAST_SPREAD, spread) };
  });
  return (i) => {
    let off = OWN_SPREADS;
    for (const { plane, mean, spread } of channels) off = Math.max(off, Math.abs(plane[i]! - mean) / spread);
    return 1 + DEARER * (off - OWN_SPREADS);
  };
}
