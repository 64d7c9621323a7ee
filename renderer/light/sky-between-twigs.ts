import { toLinear } from "#renderer/color/srgb.ts";
import { Enlarger } from "#renderer/image/enlarger.ts";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { boxBlur } from "#renderer/math/box-blur.ts";
import { smoothstep } from "#renderer/math/scalar.ts";
import type { Seen } from "#renderer/see/see-photo.ts";

/** The sky's own light is read within these shares of the picture's width, the nearest first; with less sky than this share there it says nothing. */
const AROUND_SHARES = [0.012, 0.05, 0.12] as const;
const LEAST_SKY = 0.01;
/**
 * As light as this share of the sky beside it a pixel begins to count as sky, and is all of it. The sky after sunset keeps the light and dark of
 * the day's, so that a pixel half of twigs is half as light as it then too.
 */
const AS_LIGHT = [0.1, 0.3] as const;
/** Leaves in the sun are greener than the sky by this (green over the mean of red and blue), and never lighter than so many times it: a cloud is. */
const GREENER = [0.04, 0.12] as const;
const LIGHTER = [0.9, 1.15] as const;
/** Coverage of house, ground and things other than plants from which on there is no sky, and all of it. */
const OTHER = [0.15, 0.5] as const;

/**
 * Sky with the gaps between twigs and leaves, which no mask of the small picture is fine enough for: what is as light as the sky beside it and
 * no greener. Left out they would stay as light as by day. `sky`: coverage bytes at the size of `photo`, which `seen` was seen in.
 */
export function skyBetweenTwigs(sky: Uint8Array, seen: Seen, photo: RgbImage): Uint8Array {
  const { width, height, plants, standing, house, ground } = seen;
  const around = skyAround(seen);
  const open = ground.map((cover, i) => {
    const other = Math.max(cover, house[i]!, standing[i]! - plants[i]!);
    return 1 - smoothstep(...OTHER, other);
  });
  const enlarger = new Enlarger({ width, height }, photo);
  const line = () => new Float32Array(photo.width);
  const [lights, greens, frees] = [line(), line(), line()];
  const out = sky.slice();
  for (let y = 0; y < photo.height; y++) {
    enlarger.readRow(around.light, y, 0, photo.width, lights);
    enlarger.readRow(around.green, y, 0, photo.width, greens);
    enlarger.readRow(open, y, 0, photo.width, frees);
    for (let x = 0, i = y * photo.width; x < photo.width; x++, i++) {
      if (lights[x]! <= 0 || frees[x]! <= 0 || out[i] === 255) continue;
      const asLight = lightAt(photo, i) / lights[x]!;
      const greener =
        smoothstep(...GREENER, greenAt(photo, i) - greens[x]!) * (1 - smoothstep(...LIGHTER, asLight));
      const cover = smoothstep(...AS_LIGHT, asLight) * (1 - greener) * frees[x]!;
      if (cover * 255 > out[i]!) out[i] = cover * 255;
    }
  }
  return out;
}

/** Light and green of the sky near each pixel of the small picture; 0 where there is none near. */
function skyAround({ sky, plants, picture, width, height }: Seen) {
  const sure = sky.map((cover, i) => (cover > 0.9 && plants[i]! < 0.1 ? 1 : 0));
  const known = { light: new Float32Array(sky.length), green: new Float32Array(sky.length) };
  const own = {
    light: sure.map((one, i) => (one ? lightAt(picture, i) : 0)),
    green: sure.map((one, i) => (one ? greenAt(picture, i) : 0)),
  };
  for (const reach of AROUND_SHARES) {
    const blur = (plane: Float32Array) => boxBlur(plane, width, height, reach * width, 2);
    const [share, light, green] = [blur(sure), blur(own.light), blur(own.green)];
    for (let i = 0; i < sky.length; i++) {
      if (known.light[i]! > 0 || share[i]! < LEAST_SKY) continue;
      known.light[i] = light[i]! / share[i]!;
      known.green[i] = green[i]! / share[i]!;
    }
  }
  return known;
}

const lightAt = ({ data }: RgbImage, i: number): number =>
  (toLinear[data[i * 3]!]! + toLinear[data[i * 3 + 1]!]! + toLinear[data[i * 3 + 2]!]!) / 3;

function greenAt({ data }: RgbImage, i: number): number {
  const [r, g, b] = [data[i * 3]!, data[i * 3 + 1]!, data[i * 3 + 2]!];
  return (g - (r + b) / 2) / Math.max(30, (r + g + b) / 3);
}
