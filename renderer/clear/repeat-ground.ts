import type { Completed } from "./complete-image.ts";
import { mirrored } from "./continue-wall.ts";
import type { Incomplete } from "./picture-scales.ts";
import { pixelsOf } from "./pixel-pieces.ts";

/** A piece of ground that is repeated is at least so wide and so high, pixels. */
const LEAST_PX = [16, 8] as const;

/**
 * Completes a hole in ground of which too little is seen for large pieces of it: of each kind the largest rectangle that is seen, there and back again.
 * Null where none is large enough.
 */
export function repeatGround({ picture, hole, wanted, kinds }: Incomplete): Completed | null {
  const { width } = picture;
  const own = pixelsOf(hole);
  const source = new Int32Array(hole.length).fill(-1);
  const pieces = [...new Set(own.map((i) => wanted[i]!))].flatMap((kind) => {
    const piece = largestRectangle(
      Uint8Array.from(kinds, (one) => (one === kind ? 1 : 0)),
      width,
    );
    return piece.across >= LEAST_PX[0] && piece.down >= LEAST_PX[1] ? [{ kind, ...piece }] : [];
  });
  const [first] = pieces;
  if (!first) return null;
  for (const i of own) {
    const { left, top, across, down } = pieces.find(({ kind }) => kind === wanted[i]) ?? first;
    const [x, y] = [i % width, Math.floor(i / width)];
    // The rows of the piece that lie at its own rows stay there.
    const u = left + mirrored((((x - left) % (2 * across)) + 2 * across) % (2 * across), across);
    const v = top + mirrored((((y - top) % (2 * down)) + 2 * down) % (2 * down), down);
    source[i] = v * width + u;
  }
  return { source, cost: new Float32Array(hole.length) };
}

type Rectangle = { left: number; top: number; across: number; down: number };

/** The largest rectangle of pixels that are 1, of no size where there are none. */
export function largestRectangle(mask: Uint8Array, width: number): Rectangle {
  let best: Rectangle = { left: 0, top: 0, across: 0, down: 0 };
  const high = new Int32Array(width + 1);
  for (let y = 0; (y + 1) * width <= mask.length; y++) {
    // Columns that are still open, the lower before the higher, and from where on.
    const open: { from: number; down: number }[] = [];
    for (let x = 0; x <= width; x++) {
      high[x] = x < width && mask[y * width + x] ? high[x]! + 1 : 0;
      let from = x;
      while (open.length > 0 && open.at(-1)!.down >= high[x]!) {
        const { from: left, down } = open.pop()!;
        const across = x - left;
        if (across * down > best.across * best.down) best = { left, top: y - down + 1, across, down };
        from = left;
      }
      if (high[x]! > 0) open.push({ from, down: high[x]! });
    }
  }
  return best;
}
