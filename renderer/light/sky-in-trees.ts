import { toLinear } from "#renderer/color/srgb.ts";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { boxBlur } from "#renderer/math/box-blur.ts";
import { smoothstep } from "#renderer/math/scalar.ts";

/** The sky's own light is read this far round a pixel, as a share of the picture's width; less sky than this share there says nothing. */
const AROUND_SHARE = 0.2;
const LEAST_SKY = 0.001;
/** As light as this share of the sky beside it a gap between leaves begins to be sky, and is all of it. */
const AS_LIGHT = [0.5, 0.85] as const;
/** Towards the lowest sky that is seen gaps fade out, over this share of the picture's height. */
const FADE_SHARE = 0.04;
/** Leaves that the sun shines on are as light, but greener than the sky: green over the mean of red and blue, more than the sky's by this. */
const GREENER = [0.04, 0.12] as const;

/**
 * The sky with the gaps between leaves and twigs, which are seen as plants: what is as light and of as little green there as the sky near it.
 * `sky`, `plants`: coverage 0 to 1; `picture`: of the same size.
 */
export function skyInTrees(sky: Float32Array, plants: Float32Array, picture: RgbImage): Float32Array {
  const { width, height, data } = picture;
  const reach = AROUND_SHARE * width;
  const sure = sky.map((cover, i) => (cover > 0.9 && plants[i]! < 0.1 ? 1 : 0));
  const share = boxBlur(sure, width, height, reach, 2);
  const around = (read: (i: number) => number) =>
    boxBlur(
      sure.map((one, i) => (one ? read(i) : 0)),
      width,
      height,
      reach,
      2,
    );
  const lightAt = (i: number) =>
    (toLinear[data[i * 3]!]! + toLinear[data[i * 3 + 1]!]! + toLinear[data[i * 3 + 2]!]!) / 3;
  const greenAt = (i: number) => {
    const [r, g, b] = [data[i * 3]!, data[i * 3 + 1]!, data[i * 3 + 2]!];
    return (g - (r + b) / 2) / Math.max(30, (r + g + b) / 3);
  };
  const light = around(lightAt);
  const green = around(greenAt);
  // Lower than any sky that is seen a white wall is behind the twigs.
  const lowest = Math.ceil((sure.lastIndexOf(1) + 1) / width) * width;
  const fades = FADE_SHARE * height * width;
  return sky.map((cover, i) => {
    const near = share[i]!;
    if (i >= lowest || plants[i]! < 0.1 || near < LEAST_SKY) return cover;
    const asLight = smoothstep(AS_LIGHT[0], AS_LIGHT[1], (lightAt(i) * near) / Math.max(1e-4, light[i]!));
    const greener = smoothstep(GREENER[0], GREENER[1], greenAt(i) - green[i]! / near);
    return Math.max(cover, asLight * (1 - greener) * smoothstep(0, fades, lowest - i));
  });
}
