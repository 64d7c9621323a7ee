import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { largest } from "./kernels.ts";
import type { Tensor } from "./plan-network.ts";
import type { Header } from "./read-weights.ts";

/** Writes a photo at the size of the network's picture, each pixel the mean of what it covers, as the whole numbers it works with. */
export function inputPicture(
  photo: RgbImage,
  { mean, std, coords, inputScale }: Header,
  { width, height, channels, at, rowBytes }: Tensor,
  values: Int16Array,
): void {
  const whole = (real: number) => Math.max(-largest, Math.min(largest, Math.round(real / inputScale)));
  const across = covering(photo.width, width);
  const down = covering(photo.height, height);
  const byColor = [0, 1, 2].map((c) => ({
    factor: 1 / (255 * std[c]! * inputScale),
    offset: -mean[c]! / (std[c]! * inputScale),
  }));
  const [red, green, blue] = byColor as [
    (typeof byColor)[number],
    (typeof byColor)[number],
    (typeof byColor)[number],
  ];
  const column = new Float32Array(photo.width * 3);
  for (let y = 0; y < height; y++) {
    meanRow(photo, down, y, column);
    const vertical = whole(((y + 0.5) / height) * 2 - 1);
    let to = (at + y * rowBytes) / 2;
    for (let x = 0; x < width; x++) {
      let r = 0;
      let g = 0;
      let b = 0;
      const { first, shares, places } = across;
      const start = places[x]!;
      const end = places[x + 1]!;
      let from = first[x]! * 3;
      for (let k = start; k < end; k++) {
        const share = shares[k]!;
        r += column[from]! * share;
        g += column[from + 1]! * share;
        b += column[from + 2]! * share;
        from += 3;
      }
      values[to] = cut(r * red.factor + red.offset);
      values[to + 1] = cut(g * green.factor + green.offset);
      values[to + 2] = cut(b * blue.factor + blue.offset);
      if (coords) {
        values[to + 3] = vertical;
        values[to + 4] = whole(Math.abs(((x + 0.5) / width) * 2 - 1));
      }
      to += channels;
    }
  }
}

const cut = (value: number): number => Math.max(-largest, Math.min(largest, Math.round(value)));

/** For each of `count` new pixels: the first old pixel that it covers, and the share of it that each covered one makes up. */
type Covering = { first: Int32Array; places: Int32Array; shares: Float32Array };

function covering(length: number, count: number): Covering {
  const first = new Int32Array(count);
  const places = new Int32Array(count + 1);
  const shares: number[] = [];
  const step = length / count;
  for (let i = 0; i < count; i++) {
    const start = i * step;
    const end = Math.min(length, start + step);
    first[i] = Math.min(length - 1, Math.floor(start));
    for (let k = first[i]!; k < end; k++) {
      const share = (Math.min(end, k + 1) - Math.max(start, k)) / (end - start);
      if (share > 0 || k === first[i]!) shares.push(Math.max(0, share));
    }
    places[i + 1] = shares.length;
  }
  return { first, places, shares: Float32Array.from(shares) };
}

/** The mean of the photo's rows that row `y` covers. */
function meanRow(photo: RgbImage, { first, places, shares }: Covering, y: number, to: Float32Array): void {
  to.fill(0);
  for (let k = places[y]!; k < places[y + 1]!; k++) {
    const share = shares[k]!;
    const from = (first[y]! + k - places[y]!) * to.length;
    for (let i = 0; i < to.length; i++) to[i]! += photo.data[from + i]! * share;
  }
}
