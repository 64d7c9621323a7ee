import { findPieces, type Pieces } from "#renderer/mask/find-pieces.ts";

/** Larger pieces, in share of the picture, are drives and streets. */
const LARGEST = 0.03;
/** A piece that covers this share of its convex hull is a slab with shrubs or shade over its rim. */
const CONVEX = 0.72;
/** The next slab of a path lies no farther than this share of its own width. */
const GAP = 0.5;

type Box = { left: number; right: number; top: number; bottom: number };

/**
 * The pieces of `grey` that are a path: those that `leads` says lead out of the yard, and the slabs that lie in a row with them. What hangs
 * over the rim of a slab is given back to it. Bytes, 0 or 1, row-major.
 */
export function wholeSlabs(grey: Float32Array, leads: Uint8Array, width: number, height: number): Uint8Array {
  const pieces = findPieces(grey, width, height, 0.5, true);
  const boxes = boxesOf(pieces, width);
  const isPath = boxes.map(() => false);
  pieces.piece.forEach((own, k) => {
    if (leads[pieces.start[k]!] === 1) isPath[own] = true;
  });
  for (let found = true; found; ) {
    found = false;
    boxes.forEach((box, k) => {
      if (
        isPath[k] ||
        !boxes.some((other, j) => isPath[j] && apart(box, other) <= GAP * (box.right - box.left))
      ) {
        return;
      }
      isPath[k] = true;
      found = true;
    });
  }
  const slabs = new Uint8Array(grey.length);
  boxes.forEach((_, k) => {
    if (isPath[k]) fillHull(slabs, pieces, k, width);
  });
  return slabs;
}

function boxesOf({ start, end, piece, sizes }: Pieces, width: number): Box[] {
  const boxes = sizes.map(() => ({ left: width, right: 0, top: Number.POSITIVE_INFINITY, bottom: 0 }));
  piece.forEach((own, k) => {
    const box = boxes[own]!;
    const row = Math.floor(start[k]! / width);
    box.left = Math.min(box.left, start[k]! - row * width);
    box.right = Math.max(box.right, end[k]! - row * width);
    box.top = Math.min(box.top, row);
    box.bottom = Math.max(box.bottom, row + 1);
  });
  return boxes;
}

const apart = (a: Box, b: Box) =>
  Math.max(a.left - b.right, b.left - a.right, a.top - b.bottom, b.top - a.bottom);

/** Marks a piece, and all of its convex hull where it fills most of that. */
function fillHull(slabs: Uint8Array, { start, end, piece, sizes }: Pieces, own: number, width: number): void {
  const left: [row: number, column: number][] = [];
  const right: [row: number, column: number][] = [];
  for (let k = 0; k < piece.length; k++) {
    if (piece[k] !== own) continue;
    slabs.fill(1, start[k]!, end[k]!);
    const row = Math.floor(start[k]! / width);
    const [from, to] = [start[k]! - row * width, end[k]! - row * width];
    if (left.at(-1)?.[0] === row) {
      left.at(-1)![1] = Math.min(left.at(-1)![1], from);
      right.at(-1)![1] = Math.max(right.at(-1)![1], to);
    } else {
      left.push([row, from]);
      right.push([row, to]);
    }
  }
  if (sizes[own]! > LARGEST * slabs.length) return;
  const rows = left.map(([row], k) => {
    const from = Math.round(onHull(left, k, -1));
    return { from: row * width + from, to: row * width + Math.round(onHull(right, k, 1)) };
  });
  const area = rows.reduce((sum, { from, to }) => sum + to - from, 0);
  if (sizes[own]! >= CONVEX * area) for (const { from, to } of rows) slabs.fill(1, from, to);
}

/** The outermost column of the hull in one row: on the chord between any two rows round it that lies farthest out. */
function onHull(side: readonly [row: number, column: number][], k: number, outwards: number): number {
  const [row, own] = side[k]!;
  let farthest = own;
  for (let i = 0; i < k; i++) {
    for (let j = k + 1; j < side.length; j++) {
      const [above, a] = side[i]!;
      const [below, b] = side[j]!;
      const column = a + ((b - a) * (row - above)) / (below - above);
      if ((column - farthest) * outwards > 0) farthest = column;
    }
  }
  return farthest;
}
