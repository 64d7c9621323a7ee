import type { RgbImage } from "#renderer/image/rgb-image.ts";
import type { ClassShares } from "#renderer/see/network/class-shares.ts";
import { inputPicture } from "#renderer/see/network/input-picture.ts";
import { LARGEST } from "#renderer/see/network/kernels.ts";
import { lookedAtSize } from "#renderer/see/network/network.ts";
import { inputChannels, type Layer, type Weights } from "#renderer/see/network/read-weights.ts";
import { shares } from "#renderer/see/network/shares.ts";

/** Values of one layer, row by row, channels side by side. */
type Values = { width: number; height: number; channels: number; data: Float64Array };

const F = Math.fround;
const limited = (value: number, least: number) => Math.max(least, Math.min(LARGEST, value));

/** Half way goes to the even number, as the kernels do. */
function nearest(value: number): number {
  const floor = Math.floor(value);
  const rest = value - floor;
  if (rest !== 0.5) return Math.round(value);
  return floor % 2 === 0 ? floor : floor + 1;
}

/** The network as its layers say, one value after the other: slow, and plain enough to be checked by reading. */
export function plainNetwork({ header, convolutions }: Weights, photo: RgbImage): ClassShares {
  const size = lookedAtSize(photo, header);
  const picture: Values = { ...size, channels: 8, data: new Float64Array(size.width * size.height * 8) };
  const whole = new Int16Array(picture.data.length);
  inputPicture(photo, header, { ...picture, at: 0, pixelBytes: 16, rowBytes: size.width * 16 }, whole);
  picture.data.set(whole);
  const made: Values[] = [];
  const read = (k: number) => (k < 0 ? picture : made[k]!);
  const scaleOf = (k: number) => (k < 0 ? header.inputScale : header.layers[k]!.scale!);
  let next = 0;
  header.layers.forEach((layer, i) => {
    const sources = layer.from.map(read);
    if (layer.op !== "conv") {
      made.push(mixed(layer, sources));
      return;
    }
    const weights = convolutions[next++]!;
    const last = i === header.layers.length - 1;
    made.push(
      convolved(layer, sources[0]!, layer.from[0]! < 0 ? inputChannels(header) : sources[0]!.channels, {
        ...weights,
        ratio: scaleOf(layer.from[0]!),
        out: last ? null : layer.scale!,
      }),
    );
  });
  const output = made.at(-1)!;
  const buffer = Float32Array.from(output.data).buffer;
  const rowBytes = output.width * output.channels * 4;
  return shares({ ...output, at: 0, pixelBytes: output.channels * 4, rowBytes }, header, buffer);
}

function convolved(
  layer: Extract<Layer, { op: "conv" }>,
  from: Values,
  channels: number,
  {
    whole,
    scale,
    bias,
    ratio,
    out,
  }: { whole: Int8Array; scale: Float32Array; bias: Float32Array; ratio: number; out: number | null },
): Values {
  const { kernel, stride, dilation } = layer;
  const width = Math.ceil(from.width / stride);
  const height = Math.ceil(from.height / stride);
  const data = new Float64Array(width * height * layer.out);
  const reach = kernel >> 1;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      for (let o = 0; o < layer.out; o++) {
        let sum = 0;
        for (let place = 0; place < kernel * kernel; place++) {
          const row = y * stride + (Math.floor(place / kernel) - reach) * dilation;
          const column = x * stride + ((place % kernel) - reach) * dilation;
          if (row < 0 || row >= from.height || column < 0 || column >= from.width) continue;
          for (let c = 0; c < channels; c++) {
            sum +=
              from.data[(row * from.width + column) * from.channels + c]! *
              whole[(o * kernel * kernel + place) * channels + c]!;
          }
        }
        const factor = F((scale[o]! * ratio) / (out ?? 1));
        const real = F(F(F(sum) * factor) + F(bias[o]! / (out ?? 1)));
        data[(y * width + x) * layer.out + o] =
          out === null ? real : limited(nearest(real), layer.relu ? 0 : -LARGEST);
      }
    }
  }
  return { width, height, channels: layer.out, data };
}

function mixed(layer: Exclude<Layer, { op: "conv" }>, sources: Values[]): Values {
  const [first, second] = sources as [Values, Values];
  const at = ({ width, height, channels, data }: Values, x: number, y: number, c: number) => {
    const row = Math.max(0, Math.min(height - 1, y));
    const column = Math.max(0, Math.min(width - 1, x));
    return data[(row * width + column) * channels + c]!;
  };
  const fill = (
    width: number,
    height: number,
    channels: number,
    value: (x: number, y: number, c: number) => number,
  ): Values => {
    const data = Float64Array.from({ length: width * height * channels }, (_, i) => {
      const pixel = Math.floor(i / channels);
      return value(pixel % width, Math.floor(pixel / width), i % channels);
    });
    return { width, height, channels, data };
  };
  const { width, height, channels } = first;
  switch (layer.op) {
    case "pool":
      return fill(width >> 1, height >> 1, channels, (x, y, c) =>
        Math.max(...[0, 1, 2, 3].map((k) => at(first, 2 * x + (k & 1), 2 * y + (k >> 1), c))),
      );
    case "up": {
      const tall = fill(width, height * 2, channels, (x, y, c) => {
        const far = (y >> 1) + (y & 1 ? 1 : -1);
        return Math.floor((3 * at(first, x, y >> 1, c) + at(first, x, far, c) + 2) / 4);
      });
      return fill(width * 2, height * 2, channels, (x, y, c) => {
        const far = (x >> 1) + (x & 1 ? 1 : -1);
        return Math.floor((3 * at(tall, x >> 1, y, c) + at(tall, far, y, c) + 2) / 4);
      });
    }
    case "concat": {
      const all = sources.reduce((sum, part) => sum + part.channels, 0);
      return fill(width, height, all, (x, y, c) =>
        c < channels ? at(first, x, y, c) : at(second, x, y, c - channels),
      );
    }
    case "mean":
      return fill(1, 1, channels, (_x, _y, c) => {
        let sum = 0;
        for (let i = 0; i < width * height; i++) sum += first.data[i * channels + c]!;
        return Math.round(sum / (width * height));
      });
    case "add":
      return fill(width, height, channels, (x, y, c) =>
        limited(at(first, x, y, c) + at(second, x, y, c), layer.relu ? 0 : -LARGEST),
      );
  }
}
