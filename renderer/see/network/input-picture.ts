import { resample } from "#renderer/image/resample.ts";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { LARGEST } from "./kernels.ts";
import type { Tensor } from "./plan-network.ts";
import type { Header } from "./read-weights.ts";

/** Writes a photo, at the size of the network's picture, as the whole numbers that it works with. */
export function inputPicture(
  photo: RgbImage,
  { mean, std, coords, inputScale }: Header,
  { width, height, channels, at, rowBytes }: Tensor,
  values: Int16Array,
): void {
  const whole = (real: number) => Math.max(-LARGEST, Math.min(LARGEST, Math.round(real / inputScale)));
  // One table per color channel: byte to whole number. (byte / 255 - mean) / std as in training, then over the unit of the input.
  const ofByte = mean.map((middle, c) =>
    Int16Array.from({ length: 256 }, (_, byte) => whole((byte / 255 - middle) / std[c]!)),
  );
  const [red, green, blue] = ofByte as [Int16Array, Int16Array, Int16Array];
  // Where a pixel lies: from -1 at the top to 1 at the bottom, and from 0 in the middle column to 1 at both sides (a photo may be mirrored).
  const down = (y: number) => whole(((y + 0.5) / height) * 2 - 1);
  const aside = Int16Array.from({ length: width }, (_, x) => whole(Math.abs(((x + 0.5) / width) * 2 - 1)));
  const { data } = resample(photo, width, height);
  for (let y = 0, from = 0; y < height; y++) {
    // Index in 16-bit values; addresses are in bytes.
    let to = (at + y * rowBytes) / 2;
    const vertical = down(y);
    for (let x = 0; x < width; x++, from += 3, to += channels) {
      values[to] = red[data[from]!]!;
      values[to + 1] = green[data[from + 1]!]!;
      values[to + 2] = blue[data[from + 2]!]!;
      if (!coords) continue;
      values[to + 3] = vertical;
      values[to + 4] = aside[x]!;
    }
  }
}
