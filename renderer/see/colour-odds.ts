import { clamp } from "#renderer/math/scalar.ts";
import { ColourModel } from "./colour-model.ts";
import type { Scene } from "./scene.ts";

/** The most that colour alone may say, log odds. */
const mostOdds = 4;

/**
 * Log odds by colour alone that a patch belongs to what `share` (0..1 per patch) is taken for now, learnt from this very photo.
 * `compared` says which patches the colours are learnt from; all by default.
 */
export function colourOdds(
  { patches, features }: Scene,
  share: ArrayLike<number>,
  compared: (patch: number) => boolean = () => true,
): Float32Array {
  const { centers, count } = patches;
  const inside = new ColourModel();
  const outside = new ColourModel();
  const colour = (k: number) => [centers[k * 5]!, centers[k * 5 + 1]!, centers[k * 5 + 2]!] as const;
  for (let k = 0; k < count; k++) {
    if (!compared(k)) continue;
    const pixels = features.pixels[k]!;
    if (share[k]! > 0) inside.add(...colour(k), pixels * share[k]!);
    if (share[k]! < 1) outside.add(...colour(k), pixels * (1 - share[k]!));
  }
  return Float32Array.from({ length: count }, (_, k) =>
    clamp(Math.log(inside.likelihood(...colour(k)) / outside.likelihood(...colour(k))), -mostOdds, mostOdds),
  );
}
