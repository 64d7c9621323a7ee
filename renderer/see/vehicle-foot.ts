import { findPieces } from "#renderer/mask/find-pieces.ts";
import { boxBlur } from "#renderer/math/box-blur.ts";
import { greatestNearby } from "#renderer/math/greatest-nearby.ts";
import { middleOf } from "#renderer/math/middle-of.ts";
import { opened } from "#renderer/math/opened.ts";

/** Coverage per pixel, as `Seen` has them. */
type Masks = Record<
  "ground" | "soft" | "lawn" | "hard" | "street" | "drive" | "walk" | "standing",
  Float32Array
>;
type Size = { width: number; height: number };

/** Share of a pixel from which it belongs to a vehicle, and from which it may be another thing: of chrome and glass the network is never quite sure. */
const VEHICLE = 0.35;
/** Of a vehicle at least this share of the pixels is seen as one. */
const SURE = 0.25;
/** Pieces nearer to each other than this share of the picture's width are of one vehicle; one that covers less of the picture is none. */
const LINK_SHARE = 0.06;
const LEAST_SHARE = 0.0015;
/** Ground below a vehicle, between its wheels, is no deeper than this share of its height, */
const DEEPEST = 0.4;
/** and its contact shadow reaches no farther below them. */
const SHADOW_REACH = 0.25;
/** Its lower edge is even over this share of the vehicle's width. */
const EVEN_SHARE = 0.08;
/** The shadow is darker than so much of the ground's brightness, which is read as far below the wheels as these shares of the vehicle's height. */
const DARK = 0.65;
const READ_FROM = 0.3;
const READ_TO = 0.9;
/** A pixel of a vehicle, and of another thing that may be part of one. */
const SEEN = 2;
const THING = 1;
/** Coverage from which a pixel belongs to a mask. */
const INSIDE = 0.5;

/**
 * The ground between the wheels of a vehicle and its contact shadow belong to the vehicle, in place: a new drive ends there. `vehicle` and
 * `other`: the network's shares, at the size of its own picture; `brightness`: 0 to 1, of the masks' size.
 */
export function vehicleFoot(
  masks: Masks,
  { vehicle, other, ...small }: Size & { vehicle: Float32Array; other: Float32Array },
  brightness: Float32Array,
  { width, height }: Size,
): void {
  if (!vehicle.some((share) => share > VEHICLE)) return;
  const own = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const row = Math.floor((y * small.height) / height) * small.width;
    for (let x = 0; x < width; x++) {
      const at = row + Math.floor((x * small.width) / width);
      if (vehicle[at]! + other[at]! > VEHICLE) own[y * width + x] = vehicle[at]! > VEHICLE / 2 ? SEEN : THING;
    }
  }
  const linked = greatestNearby(own, width, height, Math.round((LINK_SHARE * width) / 2));
  const { start, end, piece, sizes } = findPieces(linked, width, height, INSIDE, true);
  // Of each vehicle: its pixels, its first row, and its last row by column.
  const all = sizes.map(() => ({ size: 0, seen: 0, top: height, bottom: new Map<number, number>() }));
  for (let k = 0; k < piece.length; k++) {
    const one = all[piece[k]!]!;
    for (let i = start[k]!; i < end[k]!; i++) {
      if (!own[i]) continue;
      const row = Math.floor(i / width);
      one.size++;
      if (own[i] === SEEN) one.seen++;
      one.top = Math.min(one.top, row);
      one.bottom.set(i % width, row);
    }
  }
  for (const { size, seen, top, bottom } of all)
    if (seen >= LEAST_SHARE * own.length && seen >= SURE * size)
      takeFoot(masks, top, wheelLine(bottom), brightness, { width, height });
}

function takeFoot(
  masks: Masks,
  top: number,
  line: readonly (readonly [x: number, y: number])[],
  brightness: Float32Array,
  { width, height }: Size,
): void {
  const tall = Math.max(...line.map(([, y]) => y)) - top + 1;
  const lit: number[] = [];
  const [from, to] = [Math.round(READ_FROM * tall), Math.round(READ_TO * tall)];
  for (const [x, y] of line)
    for (let row = y + from; row < Math.min(height, y + to); row++)
      if (masks.ground[row * width + x]! > INSIDE) lit.push(brightness[row * width + x]!);
  const dark = lit.length > 0 ? DARK * middleOf(Float32Array.from(lit)) : 0;
  // Rows of shadow by column: what interrupts it for less than its window, such as a reflection, is part of it.
  const depth = Float32Array.from(line, ([x, y]) => {
    let row = y + 1;
    const last = Math.min(height, y + SHADOW_REACH * tall);
    while (row < last && brightness[row * width + x]! <= dark) row++;
    return row - y - 1;
  });
  const window = Math.max(1, Math.round(EVEN_SHARE * line.length));
  const closed = opened(
    depth.map((rows) => -rows),
    line.length,
    1,
    window,
  );
  const even = boxBlur(closed, line.length, 1, window, 1);
  for (const [k, [x, y]] of line.entries()) {
    const first = Math.max(0, Math.round(y - DEEPEST * tall));
    const last = Math.min(height - 1, Math.round(y - even[k]!));
    for (let row = first; row <= last; row++) toStanding(masks, row * width + x);
  }
}

/** The line that the wheels of a vehicle stand on, by column: the lower hull of its last rows (Andrew's monotone chain). */
function wheelLine(bottom: ReadonlyMap<number, number>): (readonly [x: number, y: number])[] {
  const hull: [x: number, y: number][] = [];
  for (const [x, y] of [...bottom].sort(([a], [b]) => a - b)) {
    while (hull.length > 1) {
      const [[ax, ay], [bx, by]] = [hull.at(-2)!, hull.at(-1)!];
      // The last corner goes where the new point lies so low that the line passes below it: rows grow downwards.
      if ((by - ay) * (x - ax) > (y - ay) * (bx - ax)) break;
      hull.pop();
    }
    hull.push([x, y]);
  }
  return hull.flatMap(([x, y], k) => {
    const next = hull[k + 1];
    if (!next) return [[x, y] as const];
    return Array.from(
      { length: next[0] - x },
      (_, step) => [x + step, Math.round(y + ((next[1] - y) * step) / (next[0] - x))] as const,
    );
  });
}

function toStanding(masks: Masks, i: number): void {
  const { ground, soft, lawn, hard, street, drive, walk, standing } = masks;
  if (ground[i]! <= INSIDE) return;
  for (const mask of [ground, soft, lawn, hard, street, drive, walk]) mask[i] = 0;
  standing[i] = 1;
}
