/** The pixels that a mask marks with 1. */
export function pixelsOf(mask: Uint8Array | Float32Array): Int32Array {
  const pixels = new Int32Array(mask.length);
  let count = 0;
  for (let i = 0; i < mask.length; i++) if (mask[i] === 1) pixels[count++] = i;
  return pixels.slice(0, count);
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

/** Pixels at most so far (in rows and columns) from these, and these, in their order in the picture. */
export function grown(pixels: Int32Array, byPx: number, width: number, height: number): Int32Array {
  const across = new Uint8Array(width * height);
  for (const i of pixels) {
    const x = i % width;
    across.fill(1, i - Math.min(x, byPx), i + Math.min(width - 1 - x, byPx) + 1);
  }
  const all = new Uint8Array(width * height);
  for (let i = 0; i < across.length; i++) {
    if (!across[i]) continue;
    for (let o = i - byPx * width; o <= i + byPx * width; o += width)
      if (o >= 0 && o < all.length) all[o] = 1;
  }
  return pixelsOf(all);
}
