import type { Pieces } from "#renderer/mask/find-pieces.ts";
import type { Box } from "./whole-window.ts";

/** The rectangle round each piece. */
export function boxesOf({ start, end, piece, sizes }: Pieces, width: number, height: number): Box[] {
  const boxes = sizes.map(() => ({ left: width, top: height, right: 0, bottom: 0 }));
  for (let k = 0; k < piece.length; k++) {
    const box = boxes[piece[k]!]!;
    const y = Math.floor(start[k]! / width);
    box.left = Math.min(box.left, start[k]! % width);
    box.right = Math.max(box.right, ((end[k]! - 1) % width) + 1);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y + 1);
  }
  return boxes;
}

/** Pixels of a rectangle. */
export const areaOf = ({ left, right, top, bottom }: Box): number => (right - left) * (bottom - top);

/** How many pixels two rectangles share. */
export function sharedOf(a: Box, b: Box): number {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const tall = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return wide > 0 && tall > 0 ? wide * tall : 0;
}
