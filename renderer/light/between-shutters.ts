import type { Box } from "./whole-window.ts";

/** A leaf of shutters: height over width. Two of them are as high as each other, within this share, and the window between them is so many leaves wide. */
const LEAF = [2.5, 7] as const;
const PAIR = 0.15;
const BETWEEN = [0.8, 3.2] as const;
/** Less high leaves, as a share of the picture's width, are pieces of something else. */
const LEAST_TALL = 0.012;

/** Whether a dark piece of a picture so wide has the shape of a leaf of shutters. */
export const isLeafOf =
  (width: number) =>
  ({ left, top, right, bottom }: Box): boolean => {
    const slim = (bottom - top) / (right - left);
    return bottom - top > LEAST_TALL * width && slim > LEAF[0] && slim < LEAF[1];
  };

/** The windows between two leaves of shutters of the same height; they are lit whatever hangs behind them. */
export function betweenShutters(leaves: readonly Box[]): Box[] {
  // A leaf hangs on one window: from the left on, the one at a window's right side is none at the left side of the next.
  const taken = new Set<Box>();
  return leaves
    .toSorted((a, b) => a.left - b.left)
    .flatMap((a) => (taken.has(a) ? [] : leaves.flatMap((b) => betweenTwo(a, b, taken))));
}

function betweenTwo(a: Box, b: Box, taken: Set<Box>): Box[] {
  const tall = a.bottom - a.top;
  const leaf = (a.right - a.left + b.right - b.left) / 2;
  const between = (b.left - a.right) / leaf;
  const isPair =
    Math.abs(a.top - b.top) < PAIR * tall &&
    Math.abs(a.bottom - b.bottom) < PAIR * tall &&
    between > BETWEEN[0] &&
    between < BETWEEN[1];
  if (!isPair) return [];
  taken.add(b);
  return [
    {
      left: a.right + 1,
      right: b.left - 1,
      top: Math.max(a.top, b.top) + 1,
      bottom: Math.min(a.bottom, b.bottom),
    },
  ];
}
