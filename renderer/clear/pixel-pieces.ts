/** Kept between calls: a list that has room for a whole picture costs more than what is written to it. */
let listed = new Int32Array(0);

/** The pixels that a mask marks with 1, or with another number. */
export function pixelsOf(mask: Uint8Array | Int8Array | Float32Array, mark = 1): Int32Array {
  if (listed.length < mask.length) listed = new Int32Array(mask.length);
  let count = 0;
  for (let i = 0; i < mask.length; i++) if (mask[i] === mark) listed[count++] = i;
  return listed.slice(0, count);
}

/** The 8-connected pieces of some pixels (indices, row-major), in the order of their first pixels. */
export function pixelPieces(pixels: Int32Array, width: number): Int32Array[] {
  // 1 for those that are in no piece yet.
  const open = new Uint8Array(pixels.reduce((most, i) => Math.max(most, i), 0) + width + 2);
  for (const i of pixels) open[i] = 1;
  const pieces: Int32Array[] = [];
  const piece = new Int32Array(pixels.length);
  for (const start of pixels) {
    if (!open[start]) continue;
    let size = 0;
    piece[size++] = start;
    open[start] = 0;
    for (let done = 0; done < size; done++) {
      const i = piece[done]!;
      const x = i % width;
      for (let dy = -width; dy <= width; dy += width)
        for (let dx = x > 0 ? -1 : 0; dx <= (x < width - 1 ? 1 : 0); dx++) {
          const o = i + dy + dx;
          if (!open[o]) continue;
          open[o] = 0;
          piece[size++] = o;
        }
    }
    pieces.push(piece.slice(0, size));
  }
  return pieces;
}

/** The first and last columns and rows of something, in pixels. */
export type Box = { left: number; top: number; right: number; bottom: number };

export function boxOf(pixels: Int32Array, width: number): Box {
  const box = { left: width, right: 0, top: Number.POSITIVE_INFINITY, bottom: 0 };
  for (const i of pixels) {
    const x = i % width;
    const y = (i - x) / width;
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
}

/** A part of a picture: its first column and row, and its size in pixels. */
export type Part = { left: number; top: number; wide: number; high: number };

/** The box of something with so many pixels around it, as far as the picture goes. */
export function partAround(
  { left, top, right, bottom }: Box,
  byPx: number,
  width: number,
  height: number,
): Part {
  const [x, y] = [Math.max(0, left - byPx), Math.max(0, top - byPx)];
  return {
    left: x,
    top: y,
    wide: Math.min(width, right + 1 + byPx) - x,
    high: Math.min(height, bottom + 1 + byPx) - y,
  };
}

/** Pixels at most so far (in rows and columns) from these, and these, in their order in the picture. */
export function grown(pixels: Int32Array, byPx: number, width: number, height: number): Int32Array {
  if (pixels.length === 0) return pixels;
  const { left, top, wide, high } = partAround(boxOf(pixels, width), byPx, width, height);
  const across = new Uint8Array(wide * high);
  for (const i of pixels) {
    const x = (i % width) - left;
    const row = (Math.trunc(i / width) - top) * wide;
    across.fill(1, row + Math.max(0, x - byPx), row + Math.min(wide, x + byPx + 1));
  }
  const all = new Uint8Array(across.length);
  // Row by row, downwards and then upwards: how many rows lie between a pixel and the last one in its column.
  for (const isUp of [false, true]) {
    const since = new Int32Array(wide).fill(byPx + 1);
    for (let y = 0; y < high; y++) {
      const row = (isUp ? high - 1 - y : y) * wide;
      for (let x = 0; x < wide; x++) {
        since[x] = across[row + x] ? 0 : since[x]! + 1;
        if (since[x]! <= byPx) all[row + x] = 1;
      }
    }
  }
  return pixelsOf(all).map((o) => (top + Math.trunc(o / wide)) * width + left + (o % wide));
}
