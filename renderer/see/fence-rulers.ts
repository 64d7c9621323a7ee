import type { Ruler } from "#core/measure/ruler.ts";

/** What the network saw at its own size, row-major: coverage 0..1 of fences and garden walls, and of ground of every kind. */
export type FenceMasks = { width: number; height: number; fence: Float32Array; ground: Float32Array };

/** Coverage from which a pixel belongs to a fence, and from which it is ground. */
const INSIDE = 0.5;
/** Gaps within a fence, and the rows below it in which ground begins: share of the picture's height. */
const JOINT_SHARE = 0.02;
/** A fence lower than this share of the picture's height is too small to be read. */
const LEAST_SHARE = 0.045;
/** Neighboring columns of one fence: their tops and feet differ by less, share of the picture's height. */
const JUMP_SHARE = 0.025;
/** Columns that may be missing between two of one fence: posts and trunks stand before it. */
const MOST_MISSING = 6;
/** A piece that spans less than this share of the picture's width says nothing. */
const LEAST_SPAN = 0.06;
/** So much of a piece's span its columns fill at least. */
const LEAST_FILLED = 0.5;
/** Columns of a piece that stand for it: near its two ends, where a fence that leads away is near and far. */
const RANKS = [0.15, 0.85];

type Column = { x: number; top: number; foot: number };

/**
 * Fences whose foot on the ground and whose free top are seen, in pixels of the masks. A wall that holds up ground has ground above it and is
 * no ruler: it may be of any height.
 */
export function fenceRulers(masks: FenceMasks): Ruler[] {
  return piecesOf(columnsOf(masks), masks).flatMap((piece) =>
    RANKS.map((rank) => {
      const { x, top, foot } = piece[Math.floor(rank * piece.length)]!;
      return { kind: "fence" as const, from: { x: x + 0.5, y: foot }, to: { x: x + 0.5, y: top } };
    }),
  );
}

/** Each column's tallest run of fence that stands on ground, is cut by no frame and has no ground over it. */
function columnsOf({ width, height, fence, ground }: FenceMasks): Column[] {
  const joint = Math.max(1, Math.round(height * JOINT_SHARE));
  const isGround = (x: number, from: number, to: number): boolean => {
    for (let y = Math.max(0, from); y < Math.min(height, to); y++)
      if (ground[y * width + x]! > INSIDE) return true;
    return false;
  };
  const columns: Column[] = [];
  for (let x = 0; x < width; x++) {
    let best: Column | null = null;
    let run: Column | null = null;
    for (let y = 0; y < height; y++) {
      if (fence[y * width + x]! <= INSIDE) continue;
      if (run && y - run.foot <= joint) run.foot = y + 1;
      else run = { x, top: y, foot: y + 1 };
      if (!best || run.foot - run.top > best.foot - best.top) best = run;
    }
    if (!best || best.top <= joint || best.foot >= height - joint) continue;
    if (best.foot - best.top < LEAST_SHARE * height) continue;
    if (isGround(x, best.top - joint - 1, best.top) || !isGround(x, best.foot, best.foot + joint + 1))
      continue;
    columns.push(best);
  }
  return columns;
}

/** Columns whose tops and feet run on, in pieces that are long enough. */
function piecesOf(columns: readonly Column[], { width, height }: FenceMasks): Column[][] {
  const jump = Math.max(2, JUMP_SHARE * height);
  const pieces: Column[][] = [];
  for (const column of columns) {
    const last = pieces.at(-1)?.at(-1);
    const runsOn =
      last &&
      column.x - last.x <= MOST_MISSING &&
      Math.abs(column.top - last.top) <= jump &&
      Math.abs(column.foot - last.foot) <= jump;
    if (runsOn) pieces.at(-1)!.push(column);
    else pieces.push([column]);
  }
  return pieces.filter((piece) => {
    const span = piece.at(-1)!.x - piece[0]!.x + 1;
    return span >= LEAST_SPAN * width && piece.length >= LEAST_FILLED * span;
  });
}
