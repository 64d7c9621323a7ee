import type { Ruler } from "#core/measure/ruler.ts";
import { type Column, columnsOf, piecesOf } from "./mask-columns.ts";

/** What the network saw at its own size, row-major: coverage 0..1 of fences and garden walls, and of ground of every kind. */
export type FenceMasks = { width: number; height: number; fence: Float32Array; ground: Float32Array };

/** Coverage from which a pixel is ground. */
const INSIDE = 0.5;
/** Gaps within a fence, and the rows below it in which ground begins: share of the picture's height. */
const JOINT_SHARE = 0.02;
/** A fence lower than this share of the picture's height is too small to be read. */
const LEAST_SHARE = 0.045;
/** Neighboring columns of one fence: their tops and feet differ by less, share of the picture's height, and at least so many pixels. */
const JUMP_SHARE = 0.025;
const LEAST_JUMP_PX = 2;
/** Columns that may be missing between two of one fence: posts and trunks stand before it. */
const MOST_MISSING = 6;
/** A piece that spans less than this share of the picture's width says nothing. */
const LEAST_SPAN = 0.06;
/** So much of a piece's span its columns fill at least. */
const LEAST_FILLED = 0.5;
/** Columns of a piece that stand for it: near its two ends, where a fence that leads away is near and far. */
const RANKS = [0.15, 0.85];

/**
 * Fences whose foot on the ground and whose free top are seen, in pixels of the masks. A wall that holds up ground has ground above it and is
 * no ruler: it may be of any height.
 */
export function fenceRulers(masks: FenceMasks): Ruler[] {
  return fencesOf(masks).flatMap((piece) =>
    RANKS.map((rank) => {
      const { x, top, foot } = piece[Math.floor(rank * piece.length)]!;
      return { kind: "fence" as const, from: { x: x + 0.5, y: foot }, to: { x: x + 0.5, y: top } };
    }),
  );
}

/** Each column's tallest run of fence that stands on ground, is cut by no frame and has no ground over it. */
function standingColumns({ width, height, fence, ground }: FenceMasks): Column[] {
  const joint = Math.max(1, Math.round(height * JOINT_SHARE));
  const isGround = (x: number, from: number, to: number): boolean => {
    for (let y = Math.max(0, from); y < Math.min(height, to); y++)
      if (ground[y * width + x]! > INSIDE) return true;
    return false;
  };
  return columnsOf(fence, { width, height }, joint).filter(
    ({ x, top, foot }) =>
      top > joint &&
      foot < height - joint &&
      foot - top >= LEAST_SHARE * height &&
      !isGround(x, top - joint - 1, top) &&
      isGround(x, foot, foot + joint + 1),
  );
}

/** Such columns in pieces that are long enough. */
function fencesOf(masks: FenceMasks): Column[][] {
  const { width, height } = masks;
  const pieces = piecesOf(standingColumns(masks), {
    jumpPx: Math.max(LEAST_JUMP_PX, JUMP_SHARE * height),
    mostOn: MOST_MISSING,
  });
  return pieces.filter((piece) => {
    const span = piece.at(-1)!.x - piece[0]!.x + 1;
    return span >= LEAST_SPAN * width && piece.length >= LEAST_FILLED * span;
  });
}
