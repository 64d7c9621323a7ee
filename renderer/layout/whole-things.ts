import { findPieces } from "#renderer/mask/find-pieces.ts";
import { oncePer } from "#renderer/once-per.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import { groundLooks, isNothing } from "./ground-looks.ts";

/** What was seen of a thing covers at least this share of the photo; less is a leaf or a weed. */
const LEAST_SHARE = 0.0002;
/** What is added lies no farther from that than its longer side times this, and than this share of the photo's width; it is at most so many times as large. */
const REACH = 1.5;
const FARTHEST_SHARE = 0.12;
const MOST_TIMES = 4;
/** Coverage from which a pixel belongs to a mask. */
const INSIDE = 0.5;

/**
 * Things that stand on the ground, whole: the network's small picture shows the face of a sign and not its white legs. What it saw of each,
 * or saw as nothing at all, grows over the pixels beside it that the colors of the ground around there do not explain, lit or in a shadow.
 * Signs, posts, vehicles and fences, no plants. 1 per pixel of `seen`.
 */
export const wholeThings = oncePer((seen: Seen): Uint8Array => {
  const { width, height, standing, plants } = seen;
  const whole = new Uint8Array(width * height);
  const { isStrange } = groundLooks(seen);
  const core = standing.map((cover, i) => (isNothing(seen, i) && isStrange(i) ? 1 : cover - plants[i]!));
  const { start, end, piece, sizes } = findPieces(core, width, height, INSIDE, true);
  const least = LEAST_SHARE * whole.length;
  const things = sizes.map(() => ({ left: width, right: 0, top: height, bottom: 0, own: [] as number[] }));
  for (let k = 0; k < piece.length; k++) {
    if (sizes[piece[k]!]! < least) continue;
    const thing = things[piece[k]!]!;
    const row = Math.floor(start[k]! / width);
    thing.left = Math.min(thing.left, start[k]! % width);
    thing.right = Math.max(thing.right, end[k]! - row * width);
    thing.top = Math.min(thing.top, row);
    thing.bottom = row + 1;
    for (let i = start[k]!; i < end[k]!; i++) thing.own.push(i);
  }
  for (const { left, right, top, bottom, own } of things) {
    const reach = Math.min(REACH * Math.max(right - left, bottom - top), FARTHEST_SHARE * width);
    const added = growFrom(own, isStrange, width, height, reach);
    for (const i of own) whole[i] = 1;
    if (added.length <= MOST_TIMES * own.length) for (const i of added) whole[i] = 1;
  }
  return whole;
});

/** Pixels that can be reached from some over those that `isOpen` in at most so many steps, without the first ones. */
function growFrom(
  from: readonly number[],
  isOpen: (i: number) => boolean,
  width: number,
  height: number,
  reach: number,
): number[] {
  const met = new Set(from);
  const all: number[] = [];
  let front = from;
  const last = width * (height - 1);
  for (let step = 0; step < reach && front.length > 0; step++) {
    const next: number[] = [];
    const add = (to: number) => {
      if (met.has(to)) return;
      met.add(to);
      if (isOpen(to)) next.push(to);
    };
    for (const i of front) {
      if (i % width > 0) add(i - 1);
      if (i % width < width - 1) add(i + 1);
      if (i >= width) add(i - width);
      if (i < last) add(i + width);
    }
    for (const i of next) all.push(i);
    front = next;
  }
  return all;
}
