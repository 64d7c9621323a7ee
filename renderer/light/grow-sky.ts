import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { distanceTransform } from "#renderer/mask/distance-transform.ts";
import { bytesFrom } from "#renderer/math/from-plane.ts";

/** From this share of cover on a pixel is sky. */
const SKY = 0.75;
/** From one pixel to the next the light of the sky changes by less than this, of 255 in each channel; an edge of a house by more. */
const SMOOTH = 5;
/** Sky that was taken for the house lies in its corners, no deeper than this share of the width: what goes on is a white wall. */
const DEEPEST_SHARE = 0.055;

/** The sky with what is seen as the house in its corners, such as under eaves, where the sky goes on without an edge. `picture`: of the same size. */
export function growSky(sky: Float32Array, { width, height, data }: RgbImage): Float32Array {
  const grown = sky.slice();
  const reached = new Uint8Array(sky.length);
  const deep = distanceTransform(
    bytesFrom(sky, (cover) => (cover >= SKY ? 1 : 0)),
    width,
    height,
  );
  const most = DEEPEST_SHARE * width;
  const isSmooth = (a: number, b: number): boolean => {
    for (let c = 0; c < 3; c++) if (Math.abs(data[a * 3 + c]! - data[b * 3 + c]!) > SMOOTH) return false;
    return true;
  };
  for (let first = 0; first < sky.length; first++) {
    if (reached[first] || sky[first]! >= SKY || deep[first]! > 1.5) continue;
    const piece: number[] = [];
    let isTooDeep = false;
    const look = (from: number, to: number) => {
      if (reached[to] || sky[to]! >= SKY || !isSmooth(from, to)) return;
      if (deep[to]! > most) isTooDeep = true;
      else {
        reached[to] = 1;
        piece.push(to);
      }
    };
    const around = (i: number) => {
      if (i % width > 0) look(i, i - 1);
      if (i % width < width - 1) look(i, i + 1);
      if (i >= width) look(i, i - width);
      if (i + width < sky.length) look(i, i + width);
    };
    for (const o of [first - 1, first + 1, first - width, first + width])
      if ((sky[o] ?? 0) >= SKY) look(o, first);
    for (let k = 0; k < piece.length; k++) around(piece[k]!);
    if (!isTooDeep) for (const i of piece) grown[i] = 1;
  }
  return grown;
}
