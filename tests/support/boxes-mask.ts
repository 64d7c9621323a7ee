export type Box = [left: number, top: number, right: number, bottom: number];

/** Masks of a size, row-major: full within their boxes, empty elsewhere. */
export const boxesMask =
  (width: number, height: number) =>
  (...list: Box[]): Float32Array => {
    const mask = new Float32Array(width * height);
    for (const [left, top, right, bottom] of list)
      for (let y = top; y < bottom; y++) mask.fill(1, y * width + left, y * width + right);
    return mask;
  };
