import type { DeepValues } from "./class-shares.ts";
import type { Plan } from "./plan-network.ts";
import type { Header } from "./read-weights.ts";

/** Bytes of a value between layers. */
const VALUE_BYTES = 2;

/** The values of the smallest layer: the one that is enlarged first. */
export function deepValues(
  { steps }: Pick<Plan, "steps">,
  { layers }: Pick<Header, "layers">,
  buffer: ArrayBuffer,
): DeepValues {
  const first = layers.findIndex(({ op }) => op === "up");
  if (first < 0) return { width: 0, height: 0, channels: [] };
  const { width, height, channels, at, rowBytes } = steps[first]!.from[0]!;
  const unit = layers[layers[first]!.from[0]!]!.scale!;
  const values = new Int16Array(buffer);
  return {
    width,
    height,
    channels: Array.from({ length: channels }, (_, c) => {
      const plane = new Float32Array(width * height);
      for (let y = 0; y < height; y++)
        for (let x = 0; x < width; x++)
          plane[y * width + x] = values[(at + y * rowBytes) / VALUE_BYTES + x * channels + c]! * unit;
      return plane;
    }),
  };
}
