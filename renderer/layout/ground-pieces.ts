import { labPlanes } from "#renderer/color/lab.ts";
import { shrink } from "#renderer/image/shrink.ts";
import { colorPieces } from "#renderer/mask/color-pieces.ts";
import { oncePer } from "#renderer/once-per.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import { SEEN_CLASSES, type SeenClass } from "#renderer/see/seen-classes.ts";

/** A piece of a photo that has one look. */
export type GroundPiece = {
  pixels: number;
  /** Its mean color, CIE Lab. */
  lab: Lab;
  /** How far the network takes it for each class, 0 to 1. */
  shares: Readonly<Record<SeenClass, number>>;
  /** How much of it lies below the horizon, 0 to 1. */
  below: number;
  /** Its middle, as shares of the width and the height. */
  x: number;
  y: number;
};
export type Lab = readonly [lightness: number, a: number, b: number];

/** The four directions in which is looked from a piece to what lies beside it in the photo. */
export const LOOKS = ["left", "right", "up", "down"] as const;
export type Look = (typeof LOOKS)[number];

export type GroundPieces = {
  width: number;
  height: number;
  /** The piece of each pixel of a picture of half the size of `seen`. */
  piece: Int32Array;
  pieces: readonly GroundPiece[];
  /** How many looks in a direction go from a piece (row) to another one (column). */
  looks: Readonly<Record<Look, Float64Array>>;
  /** How many pixels of a piece (row) touch another one (column). */
  touches: Float64Array;
};

/** It is looked so far, as shares of the width: past an edging, and past a narrow shadow. */
const LOOK_SHARES = [0.012, 0.03, 0.06];

/** The pieces of a photo with what is known of each. Colors are told apart as well at half the size of `seen`, in a fourth of the time. */
export const groundPieces = oncePer((seen: Seen): GroundPieces => {
  const picture = shrink(seen.picture, Math.ceil(seen.width / 2));
  const { width, height } = picture;
  const { piece, count } = colorPieces(picture);
  const { lightness, a, b } = labPlanes(picture);
  const { shares, horizonY, taken } = seen;
  const horizonRow = (horizonY / taken.height) * height;
  const sums = Array.from({ length: count }, () => ({
    pixels: 0,
    lab: [0, 0, 0],
    classes: new Float64Array(SEEN_CLASSES.length),
    below: 0,
    x: 0,
    y: 0,
  }));
  for (let y = 0, o = 0; y < height; y++)
    for (let x = 0; x < width; x++, o++) {
      const own = sums[piece[o]!]!;
      own.pixels++;
      own.lab[0]! += lightness[o]!;
      own.lab[1]! += a[o]!;
      own.lab[2]! += b[o]!;
      own.x += x;
      own.y += y;
      if (y > horizonRow) own.below++;
      const small =
        Math.floor(((y + 0.5) * shares.height) / height) * shares.width +
        Math.floor(((x + 0.5) * shares.width) / width);
      for (let c = 0; c < SEEN_CLASSES.length; c++) own.classes[c]! += shares.planes[c]![small]!;
    }
  const pieces = sums.map(
    ({ pixels, lab, classes, below, x, y }): GroundPiece => ({
      pixels,
      lab: lab.map((sum) => sum / pixels) as unknown as Lab,
      shares: Object.fromEntries(
        SEEN_CLASSES.map((name, c) => [name, classes[c]! / pixels]),
      ) as GroundPiece["shares"],
      below: below / pixels,
      x: x / pixels / width,
      y: y / pixels / height,
    }),
  );
  return {
    width,
    height,
    piece,
    pieces,
    looks: looksOf(piece, count, width, height),
    touches: touchesOf(piece, count, width, height),
  };
});

function looksOf(piece: Int32Array, count: number, width: number, height: number): GroundPieces["looks"] {
  const plane = () => new Float64Array(count * count);
  const looks = { left: plane(), right: plane(), up: plane(), down: plane() };
  for (const share of LOOK_SHARES) {
    const far = Math.max(1, Math.round(share * width));
    for (let y = 0, o = 0; y < height; y++)
      for (let x = 0; x < width; x++, o++) {
        const from = piece[o]! * count;
        if (x >= far) looks.left[from + piece[o - far]!]!++;
        if (x + far < width) looks.right[from + piece[o + far]!]!++;
        if (y >= far) looks.up[from + piece[o - far * width]!]!++;
        if (y + far < height) looks.down[from + piece[o + far * width]!]!++;
      }
  }
  return looks;
}

function touchesOf(piece: Int32Array, count: number, width: number, height: number): Float64Array {
  const touches = new Float64Array(count * count);
  for (let y = 0, o = 0; y < height; y++)
    for (let x = 0; x < width; x++, o++)
      for (const next of [x + 1 < width ? o + 1 : o, y + 1 < height ? o + width : o]) {
        touches[piece[o]! * count + piece[next]!]!++;
        touches[piece[next]! * count + piece[o]!]!++;
      }
  return touches;
}
