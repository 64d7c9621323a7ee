/** The 8-connected pieces of some pixels (indices, row-major), in the order of their first pixels. */
export function pixelPieces(pixels: Int32Array, width: number): Int32Array[] {
  const open = new Set(pixels);
  const pieces: Int32Array[] = [];
  for (const start of pixels) {
    if (!open.delete(start)) continue;
    const piece = [start];
    for (let done = 0; done < piece.length; done++) {
      const i = piece[done]!;
      const x = i % width;
      for (let dy = -width; dy <= width; dy += width)
        for (let dx = x > 0 ? -1 : 0; dx <= (x < width - 1 ? 1 : 0); dx++)
          if (open.delete(i + dy + dx)) piece.push(i + dy + dx);
    }
    pieces.push(Int32Array.from(piece));
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

/** Pixels at most so far (in rows and columns) from these, and these. */
export function grown(pixels: Int32Array, byPx: number, width: number, height: number): Int32Array {
  const all = new Set(pixels);
  for (const i of pixels) {
    const x = i % width;
    const y = (i - x) / width;
    for (let v = Math.max(0, y - byPx); v <= Math.min(height - 1, y + byPx); v++)
      for (let u = Math.max(0, x - byPx); u <= Math.min(width - 1, x + byPx); u++) all.add(v * width + u);
  }
  return Int32Array.from(all);
}
