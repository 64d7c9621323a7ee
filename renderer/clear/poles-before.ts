import type { Seen } from "#renderer/see/see-photo.ts";

/** A pole is this wide at most, and this much lighter or darker than what is beside it; it is looked for in so many rows above and below the fence. Pixels. */
const POLE_PX = 5;
const POLE_CONTRAST = 0.07;
const POLE_ROWS = 8;

/** Of its height beyond the fence a pole leans at most this share. */
const MOST_LEAN = 0.03;

/** A pole before a fence that one looks through is seen at so many of these shares of the fence's height too, so near to its line. Pixels. */
const INSIDE = [0.25, 0.5, 0.75];
const NEAR_PX = 2;
const LEAST_INSIDE = 2;

/**
 * The poles of signs and lamps that stand before a fence, 1 per pixel: each is seen above it and, as light or as dark, below it; `isOpen`: and
 * before the fence, which hides nothing of what is behind.
 */
export function polesBefore(
  [from, to]: readonly [number, number],
  topAt: (u: number) => number,
  footAt: (u: number) => number,
  seen: Seen,
  isOpen = false,
): Uint8Array {
  const { width, height } = seen;
  const poles = new Uint8Array(width * height);
  const signs = (rowOf: (u: number) => number) =>
    Array.from({ length: to - from }, (_, k) => poleSign(from + k, Math.round(rowOf(from + k)), seen));
  // Farther up than a post of the fence itself.
  const [near, far] = [2, 2 * POLE_ROWS].map((by) => signs((u) => topAt(u) - POLE_ROWS - by)) as [
    number[],
    number[],
  ];
  const above = near.map((sign, k) => (nearest(far, k, sign, 1) === null ? 0 : sign));
  const below = signs((u) => footAt(u) + 2);
  const inside = isOpen
    ? INSIDE.map((share) => signs((u) => topAt(u) + share * (footAt(u) - topAt(u)) - POLE_ROWS / 2))
    : [];
  for (const [k, sign] of above.entries()) {
    if (sign === 0) continue;
    const u = from + k;
    const [top, foot] = [topAt(u) - POLE_ROWS, footAt(u) + POLE_ROWS];
    const reach = Math.round(MOST_LEAN * (foot - top));
    const lean = nearest(below, k, sign, reach);
    if (lean === null) continue;
    const seenIn = INSIDE.filter(
      (share, n) => isOpen && nearest(inside[n]!, k + Math.round(share * lean), sign, NEAR_PX) !== null,
    );
    if (isOpen && seenIn.length < LEAST_INSIDE) continue;
    const lights = [
      lightAt(u, topAt(u) - POLE_ROWS - 2, seen),
      ...INSIDE.map((share) => lightAt(u + share * lean, topAt(u) + share * (footAt(u) - topAt(u)), seen)),
      lightAt(u + lean, footAt(u) + 2, seen),
    ];
    if (Math.max(...lights) - Math.min(...lights) > MOST_UNEVEN) continue;
    // Its rims are half of what is behind.
    for (let y = Math.max(0, Math.round(top)); y < Math.min(height, foot + POLE_ROWS); y++) {
      const at = Math.round(u + (lean * (y - top)) / (foot - top));
      for (let x = Math.max(0, at - 1); x <= Math.min(width - 1, at + 1); x++) poles[y * width + x] = 1;
    }
  }
  return poles;
}

/** Brightness of a column over the rows of a pole's sign from one on, 0 to 1. */
function lightAt(x: number, from: number, { picture: { data }, width, height }: Seen): number {
  const [column, first] = [Math.round(x), Math.round(from)];
  let sum = 0;
  for (let y = first; y < first + POLE_ROWS; y++) {
    const i = (Math.min(height - 1, Math.max(0, y)) * width + column) * 3;
    sum += (0.3 * data[i]! + 0.59 * data[i + 1]! + 0.11 * data[i + 2]!) / 255 / POLE_ROWS;
  }
  return sum;
}

/** A pole is about as light above a fence, before it and below it; gaps between boards meet other things there. By eye on two photos. */
const MOST_UNEVEN = 0.08;

/** How far from its place the nearest of a sign is, at most `reach` away; null without one. */
function nearest(signs: readonly number[], at: number, sign: number, reach: number): number | null {
  for (let by = 0; by <= reach; by++) for (const to of [by, -by]) if (signs[at + to] === sign) return to;
  return null;
}

/** Whether a pole is seen in a column: 1 a lighter one than what is beside it, -1 a darker one, 0 none. */
function poleSign(u: number, from: number, seen: Seen): number {
  const { width, height } = seen;
  const light = (x: number) => lightAt(x, from, seen);
  if (from < 0 || from + POLE_ROWS > height || u < POLE_PX || u >= width - POLE_PX) return 0;
  const [left, right] = [light(u) - light(u - POLE_PX), light(u) - light(u + POLE_PX)];
  const isPole = left * right > 0 && Math.min(Math.abs(left), Math.abs(right)) > POLE_CONTRAST;
  return isPole ? Math.sign(left) : 0;
}
