import type { PixelRect } from "#renderer/image/pixel-rect.ts";
import { giveBackPlane, lendPlane } from "#renderer/lent-planes.ts";
import type { Vec3 } from "#renderer/math/vec3.ts";
import { cellsBetween, firstCellOf, type OwnerMap } from "./owner-map.ts";

/** What a frame is laid on: linear light (three channels) and a mark per pixel of a rectangle of the photo `width` wide. */
type FrameTarget = { rect: PixelRect; width: number; light: Float32Array; painted: Uint8Array };

/** Fills in, for columns `from` to `to` (not included) of a photo row, how far away at most a pixel shows what was drawn. */
type Limits = { read: (row: number, from: number, to: number, out: Float64Array) => void };

/** Depth of a sample that nothing was drawn to. */
export const EMPTY_DEPTH = 1e9;

/**
 * Triangles wider than this many samples get the ends of each row computed; for narrower ones testing every
 * sample is cheaper.
 */
const WIDE_SAMPLES = 6;

/** Colors that a new frame has room for; the room doubles when it is full. */
const FIRST_COLORS = 1 << 14;

/** Strips into which the width of a frame is cut: one bit each in a 32-bit integer. */
const STRIPS = 32;

/**
 * A z-buffer over a rectangle of the photo, supersampled: `scale` x `scale` samples per pixel. Screen coordinates are in samples of
 * the whole photo (photo pixels times `scale`), colors are linear light, depth in meters. Samples hold the number of their color:
 * a leaf is shaded when it turns out to be seen, and writing one costs half.
 */
export class Frame {
  readonly rect: PixelRect;
  readonly scale: number;
  readonly width: number;
  readonly height: number;
  readonly depth: Float32Array;
  /** Number of each sample's color; means something where something was drawn. */
  readonly colorOf: Uint32Array;
  readonly #lentForColors: Float32Array;
  /** Three channels per number. */
  #colors = lendPlane(FIRST_COLORS * 3);
  #colorCount = 0;
  /** Which colors belong to which element: from `first` on to the next entry. */
  readonly #owners: {
    first: number;
    owner: number | undefined;
    covers: boolean;
    kind?: string | undefined;
  }[] = [];
  /** Something in it is drawn over whatever stands in the photo. */
  #hasCovers = false;
  /** Samples laid on the photo, by color. */
  #shown: Uint32Array | null = null;
  /** Per row of samples a bit for each of up to 32 strips in which something may have been drawn: nine tenths of a frame stay empty. */
  readonly #touched: Int32Array;
  /** A strip is this power of two of pixels wide. */
  readonly #stripShift: number;

  constructor(rect: PixelRect, scale = 2) {
    this.rect = rect;
    this.scale = scale;
    this.width = (rect.right - rect.left) * scale;
    this.height = (rect.bottom - rect.top) * scale;
    this.depth = lendPlane(this.width * this.height).fill(EMPTY_DEPTH);
    this.#lentForColors = lendPlane(this.width * this.height);
    this.colorOf = new Uint32Array(this.#lentForColors.buffer, 0, this.width * this.height);
    this.#touched = new Int32Array(this.height);
    this.#stripShift = Math.max(0, Math.ceil(Math.log2((rect.right - rect.left) / STRIPS)));
  }

  /** Gives its planes to the next picture: nothing may be asked of it after that. */
  giveBack(): void {
    for (const plane of [this.depth, this.#lentForColors, this.#colors]) giveBackPlane(plane);
  }

  /** Says that samples of these columns and rows (inside the frame, both ends included) were drawn to. */
  touch(minX: number, maxX: number, minY: number, maxY: number): void {
    const first = ((minX / this.scale) | 0) >> this.#stripShift;
    const last = ((maxX / this.scale) | 0) >> this.#stripShift;
    // Bits `first` to `last`. With last = 31 the shift overflows to 0, and the difference still has the
    // right 32 bits.
    const strips = (2 << last) - (1 << first);
    const touched = this.#touched;
    for (let y = minY; y <= maxY; y++) touched[y]! |= strips;
  }

  /** The number that the next color will have. */
  get nextColor(): number {
    return this.#colorCount;
  }

  /** Says whose the colors are that come next, whether no limit holds for them, and of which kind of its things they are. */
  beginOwner(owner: number | undefined, covers = false, kind?: string): void {
    this.#owners.push({ first: this.#colorCount, owner, covers, kind });
    this.#hasCovers ||= covers;
  }

  /** How many pixels of the photo show each owner, known once the frame was laid; one entry for each `beginOwner`. */
  *shownPixels(): Generator<[owner: number, pixels: number, kind: string | undefined]> {
    const shown = this.#shown;
    if (!shown) return;
    for (const [k, { first, owner, kind }] of this.#owners.entries()) {
      if (owner === undefined) continue;
      let samples = 0;
      const end = this.#owners[k + 1]?.first ?? this.#colorCount;
      for (let color = first; color < end; color++) samples += shown[color]!;
      yield [owner, samples / (this.scale * this.scale), kind];
    }
  }

  addColor(red: number, green: number, blue: number): void {
    const k = this.#colorCount++ * 3;
    if (k >= this.#colors.length) {
      const more = lendPlane(this.#colors.length * 2);
      more.set(this.#colors);
      giveBackPlane(this.#colors);
      this.#colors = more;
    }
    const colors = this.#colors;
    colors[k] = red;
    colors[k + 1] = green;
    colors[k + 2] = blue;
  }

  /** Linear red, green and blue of a sample that was drawn to. */
  colorAt(sample: number): Vec3 {
    const k = this.colorOf[sample]! * 3;
    return [this.#colors[k]!, this.#colors[k + 1]!, this.#colors[k + 2]!];
  }

  /**
   * A triangle of one color: screen x, screen y and depth of each of its three corners, in an array because numbers handed over one by
   * one become heap objects, a hundred megabytes in a picture. Samples whose center lies inside and is nearer than what is there take the next color, which the
   * caller has to add when the answer is true: some of it is seen. Depth is interpolated linearly on the screen, which is exact
   * enough for leaves; large faces go through `fillFace`. `rounded` keeps only what lies between the edge a-c and the parabola
   * from a to c with control point b (Loop and Blinn, 2005: with u = wb/2 + wc and v = wc, u * u < v), two thirds of the triangle.
   */
  fillLeaf(corners: Float64Array, rounded: boolean): boolean {
    const { width, height, depth, colorOf } = this;
    const color = this.#colorCount;
    // From samples of the photo to samples of the frame.
    const offsetX = this.rect.left * this.scale;
    const offsetY = this.rect.top * this.scale;
    const ax = corners[0]! - offsetX;
    const ay = corners[1]! - offsetY;
    const az = corners[2]!;
    let bx = corners[3]! - offsetX;
    let by = corners[4]! - offsetY;
    const bz = corners[5]!;
    let cx = corners[6]! - offsetX;
    let cy = corners[7]! - offsetY;
    const cz = corners[8]!;
    let zb = bz;
    let zc = cz;
    let area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
    if (area === 0) return false;
    const mirrored = area < 0;
    if (mirrored) {
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
    let lowX = ax < bx ? (ax < cx ? ax : cx) : bx < cx ? bx : cx;
    let highX = ax > bx ? (ax > cx ? ax : cx) : bx > cx ? bx : cx;
    let lowY = ay < by ? (ay < cy ? ay : cy) : by < cy ? by : cy;
    let highY = ay > by ? (ay > cy ? ay : cy) : by > cy ? by : cy;
    if (rounded) {
      // The curve stays well inside its triangle: half the samples need not be looked at.
      const endX = mirrored ? bx : cx;
      const endY = mirrored ? by : cy;
      const controlX = mirrored ? cx : bx;
      const controlY = mirrored ? cy : by;
      // How far a parabola reaches whose control point lies beyond both its ends.
      // Extreme value of the parabola (ac - b²) / (a + c - 2b) along each axis.
      const limitX = (ax * endX - controlX * controlX) / (ax + endX - 2 * controlX);
      const limitY = (ay * endY - controlY * controlY) / (ay + endY - 2 * controlY);
      if (controlX > ax && controlX > endX) highX = limitX;
      else if (controlX < ax && controlX < endX) lowX = limitX;
      if (controlY > ay && controlY > endY) highY = limitY;
      else if (controlY < ay && controlY < endY) lowY = limitY;
    }
    const minX = Math.max(0, Math.ceil(lowX - 0.5));
    const maxX = Math.min(width - 1, Math.floor(highX - 0.5));
    const minY = Math.max(0, Math.ceil(lowY - 0.5));
    const maxY = Math.min(height - 1, Math.floor(highY - 0.5));
    if (minX > maxX || minY > maxY) return false;
    let seen = false;
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
    // Change of the depth per sample along a row.
    const zStep = (stepAx * az + stepBx * zb + stepCx * zc) * inv;
    const last = maxX - minX;
    const wide = last >= WIDE_SAMPLES;
    for (let y = minY; y <= maxY; y++) {
      let from = 0;
      let to = last;
      if (wide) {
        // Where the row enters and leaves each edge, generously: the weights decide.
        if (stepAx > 0) from = Math.max(from, Math.floor(-rowA / stepAx));
        else if (stepAx < 0) to = Math.min(to, Math.ceil(-rowA / stepAx));
        if (stepBx > 0) from = Math.max(from, Math.floor(-rowB / stepBx));
        else if (stepBx < 0) to = Math.min(to, Math.ceil(-rowB / stepBx));
        if (stepCx > 0) from = Math.max(from, Math.floor(-rowC / stepCx));
        else if (stepCx < 0) to = Math.min(to, Math.ceil(-rowC / stepCx));
      }
      let wa = rowA + stepAx * from;
      let wb = rowB + stepBx * from;
      let wc = rowC + stepCx * from;
      let z = (wa * az + wb * zb + wc * zc) * inv;
      let o = y * width + minX + from;
      for (let x = from; x <= to; x++, o++) {
        if (wa >= 0 && wb >= 0 && wc >= 0 && z < depth[o]!) {
          // `wa` and `wb` are still multiplied by `area`; mirrored triangles have b and c swapped.
          const u = (mirrored ? wc : wb) * 0.5 + wa;
          if (!rounded || u * u < wa * area) {
            depth[o] = z;
            colorOf[o] = color;
            seen = true;
          }
        }
        wa += stepAx;
        wb += stepBx;
        wc += stepCx;
        z += zStep;
      }
      rowA += stepAy;
      rowB += stepBy;
      rowC += stepCy;
    }
    if (seen) this.touch(minX, maxX, minY, maxY);
    return seen;
  }

  /**
   * Lays the frame over a canvas whose rectangle holds its own; pixels that it does not cover stay as they are, and what stands behind
   * things of the photo stays out. `owners` is told which elements the pixels then show.
   */
  resolveOnto(canvas: FrameTarget, limits?: Limits, owners?: OwnerMap): void {
    const { rect } = this;
    this.#shown ??= new Uint32Array(this.#colorCount);
    const strip = 1 << this.#stripShift;
    const limit = new Float64Array(strip).fill(EMPTY_DEPTH);
    for (let y = rect.top; y < rect.bottom; y++) {
      const first = (y - rect.top) * this.scale;
      let strips = 0;
      for (let j = 0; j < this.scale; j++) strips |= this.#touched[first + j]!;
      for (let k = 0; strips !== 0; k++, strips >>>= 1) {
        if ((strips & 1) !== 0) this.#layStrip(canvas, y, rect.left + k * strip, limit, limits, owners);
      }
    }
  }

  #layStrip(
    canvas: FrameTarget,
    y: number,
    left: number,
    limit: Float64Array,
    limits?: Limits,
    owners?: OwnerMap,
  ): void {
    let from = left;
    let to = Math.min(this.rect.right, left + limit.length);
    while (from < to && this.#isEmpty(from, y)) from++;
    while (from < to && this.#isEmpty(to - 1, y)) to--;
    if (from === to) return;
    limits?.read(y, from, to, limit);
    this.#resolveStrip(canvas, y, from, to, limit);
    if (owners) this.#markStrip(owners, y, from, to, limit);
  }

  /** Notes whose the pixels of a strip are, where half of one or more shows what was drawn: of several that which is nearest. */
  #markStrip(owners: OwnerMap, y: number, from: number, to: number, limits: Float64Array): void {
    const first = firstCellOf(owners, y);
    if (first < 0) return;
    const { scale, width, depth, colorOf, rect } = this;
    const [left, right] = cellsBetween(owners, from, to);
    for (let i = left; i < right; i++) {
      const x = i * owners.every + (owners.every >> 1);
      const limit = limits[x - from]!;
      let drawn = 0;
      let nearest = EMPTY_DEPTH;
      let color = 0;
      for (let j = 0; j < scale; j++) {
        let o = ((y - rect.top) * scale + j) * width + (x - rect.left) * scale;
        for (const end = o + scale; o < end; o++) {
          const z = depth[o]!;
          if (z >= EMPTY_DEPTH || (z > limit && !this.#covers(colorOf[o]!))) continue;
          drawn++;
          if (z >= nearest) continue;
          nearest = z;
          color = colorOf[o]!;
        }
      }
      const owner = 2 * drawn >= scale * scale ? this.#ownerOf(color) : undefined;
      if (owner !== undefined) owners.marks[first + i] = owner + 1;
    }
  }

  /**
   * The element to which a color belongs: binary search for the last owner whose first color is not after
   * it.
   */
  #ownerOf(color: number): number | undefined {
    return this.#entryOf(color)?.owner;
  }

  /** Whether a color is of something that no limit holds for. */
  #covers(color: number): boolean {
    return this.#hasCovers && this.#entryOf(color)?.covers === true;
  }

  #entryOf(color: number) {
    let low = 0;
    let high = this.#owners.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (this.#owners[middle]!.first <= color) low = middle;
      else high = middle;
    }
    return this.#owners[low];
  }

  /** Whether nothing was drawn to a pixel of the photo. */
  #isEmpty(x: number, y: number): boolean {
    const { scale, width, depth, rect } = this;
    for (let j = 0; j < scale; j++) {
      const o = ((y - rect.top) * scale + j) * width + (x - rect.left) * scale;
      for (let i = 0; i < scale; i++) if (depth[o + i]! < EMPTY_DEPTH) return false;
    }
    return true;
  }

  /**
   * Mixes the drawn samples of a strip over the canvas. The share of samples that were drawn is the
   * coverage of the pixel (box filter).
   */
  #resolveStrip(canvas: FrameTarget, y: number, from: number, to: number, limits: Float64Array): void {
    const { scale, width, depth, colorOf, rect } = this;
    const colors = this.#colors;
    const shown = this.#shown!;
    const { light, painted } = canvas;
    const share = 1 / (scale * scale);
    let pixel = (y - canvas.rect.top) * canvas.width + from - canvas.rect.left;
    for (let x = from; x < to; x++, pixel++) {
      const limit = limits[x - from]!;
      let red = 0;
      let green = 0;
      let blue = 0;
      let drawn = 0;
      for (let j = 0; j < scale; j++) {
        let o = ((y - rect.top) * scale + j) * width + (x - rect.left) * scale;
        for (const end = o + scale; o < end; o++) {
          const z = depth[o]!;
          if (z >= EMPTY_DEPTH) continue;
          const color = colorOf[o]!;
          if (z > limit && !this.#covers(color)) continue;
          const k = color * 3;
          shown[color]!++;
          red += colors[k]!;
          green += colors[k + 1]!;
          blue += colors[k + 2]!;
          drawn++;
        }
      }
      if (drawn === 0) continue;
      const left = 1 - drawn * share;
      const k = pixel * 3;
      light[k] = light[k]! * left + red * share;
      light[k + 1] = light[k + 1]! * left + green * share;
      light[k + 2] = light[k + 2]! * left + blue * share;
      painted[pixel] = 1;
    }
  }
}
