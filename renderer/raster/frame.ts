/** Depth of a sample that nothing was drawn to. */
export const EMPTY_DEPTH = 1e9;

/** A rectangle of photo pixels; the right and bottom edges are not part of it. */
export type PixelRect = { left: number; top: number; right: number; bottom: number };

/**
 * A z-buffer with colour over a rectangle of the photo, supersampled: `scale` x `scale` samples per pixel. Screen
 * coordinates are in samples of the whole photo (photo pixels times `scale`), colours are linear light, depth in metres.
 */
export class Frame {
  readonly rect: PixelRect;
  readonly scale: number;
  readonly width: number;
  readonly height: number;
  readonly depth: Float32Array;
  /** Three channels per sample. */
  readonly colour: Float32Array;

  constructor(rect: PixelRect, scale = 2) {
    this.rect = rect;
    this.scale = scale;
    this.width = (rect.right - rect.left) * scale;
    this.height = (rect.bottom - rect.top) * scale;
    this.depth = new Float32Array(this.width * this.height).fill(EMPTY_DEPTH);
    this.colour = new Float32Array(this.width * this.height * 3);
  }

  /**
   * A triangle of one colour. Samples whose centre lies inside and is nearer than what is there take the colour. Depth is
   * interpolated linearly on the screen, which is exact enough for leaves; large faces go through `fillFace`.
   */
  fillLeaf(
    screenAx: number,
    screenAy: number,
    az: number,
    screenBx: number,
    screenBy: number,
    bz: number,
    screenCx: number,
    screenCy: number,
    cz: number,
    red: number,
    green: number,
    blue: number,
  ): void {
    const { width, height, depth, colour } = this;
    const offsetX = this.rect.left * this.scale;
    const offsetY = this.rect.top * this.scale;
    const ax = screenAx - offsetX;
    const ay = screenAy - offsetY;
    let bx = screenBx - offsetX;
    let by = screenBy - offsetY;
    let cx = screenCx - offsetX;
    let cy = screenCy - offsetY;
    let zb = bz;
    let zc = cz;
    let area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
    if (area === 0) return;
    if (area < 0) {
      let swap = bx;
      bx = cx;
      cx = swap;
      swap = by;
      by = cy;
      cy = swap;
      swap = zb;
      zb = zc;
      zc = swap;
      area = -area;
    }
    const minX = Math.max(0, Math.ceil((ax < bx ? (ax < cx ? ax : cx) : bx < cx ? bx : cx) - 0.5));
    const maxX = Math.min(width - 1, Math.floor((ax > bx ? (ax > cx ? ax : cx) : bx > cx ? bx : cx) - 0.5));
    const minY = Math.max(0, Math.ceil((ay < by ? (ay < cy ? ay : cy) : by < cy ? by : cy) - 0.5));
    const maxY = Math.min(height - 1, Math.floor((ay > by ? (ay > cy ? ay : cy) : by > cy ? by : cy) - 0.5));
    if (minX > maxX || minY > maxY) return;
    // Barycentric weights grow by constant steps from sample to sample.
    const inv = 1 / area;
    const stepAx = by - cy;
    const stepBx = cy - ay;
    const stepCx = ay - by;
    const stepAy = cx - bx;
    const stepBy = ax - cx;
    const stepCy = bx - ax;
    const px = minX + 0.5;
    const py = minY + 0.5;
    let rowA = (cx - bx) * (py - by) - (cy - by) * (px - bx);
    let rowB = (ax - cx) * (py - cy) - (ay - cy) * (px - cx);
    let rowC = (bx - ax) * (py - ay) - (by - ay) * (px - ax);
    for (let y = minY; y <= maxY; y++) {
      let wa = rowA;
      let wb = rowB;
      let wc = rowC;
      let o = y * width + minX;
      for (let x = minX; x <= maxX; x++, o++) {
        if (wa >= 0 && wb >= 0 && wc >= 0) {
          const z = (wa * az + wb * zb + wc * zc) * inv;
          if (z < depth[o]!) {
            depth[o] = z;
            const k = o * 3;
            colour[k] = red;
            colour[k + 1] = green;
            colour[k + 2] = blue;
          }
        }
        wa += stepAx;
        wb += stepBx;
        wc += stepCx;
      }
      rowA += stepAy;
      rowB += stepBy;
      rowC += stepCy;
    }
  }

  /**
   * Lays the frame over a linear-light photo buffer (three channels, `photoWidth` wide) and writes how much of each pixel
   * it covers, 0 to 1, to `coverage` (one channel). Pixels it does not cover stay as they are in both.
   */
  resolveOnto(light: Float32Array, coverage: Float32Array, photoWidth: number): void {
    const { scale, width, depth, colour, rect } = this;
    const share = 1 / (scale * scale);
    for (let y = rect.top; y < rect.bottom; y++) {
      for (let x = rect.left; x < rect.right; x++) {
        let red = 0;
        let green = 0;
        let blue = 0;
        let drawn = 0;
        for (let j = 0; j < scale; j++) {
          let o = ((y - rect.top) * scale + j) * width + (x - rect.left) * scale;
          for (let i = 0; i < scale; i++, o++) {
            if (depth[o]! >= EMPTY_DEPTH) continue;
            red += colour[o * 3]!;
            green += colour[o * 3 + 1]!;
            blue += colour[o * 3 + 2]!;
            drawn++;
          }
        }
        if (drawn === 0) continue;
        const alpha = drawn * share;
        const pixel = y * photoWidth + x;
        const k = pixel * 3;
        light[k] = light[k]! * (1 - alpha) + red * share;
        light[k + 1] = light[k + 1]! * (1 - alpha) + green * share;
        light[k + 2] = light[k + 2]! * (1 - alpha) + blue * share;
        coverage[pixel] = alpha;
      }
    }
  }
}
