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
  for (let k = 0, o = 0; k < count; k++, o += 5) {
    if (!compared(k)) continue;
    const pixels = features.pixels[k]!;
    if (share[k]! > 0) inside.add(centers[o]!, centers[o + 1]!, centers[o + 2]!, pixels * share[k]!);
    if (share[k]! < 1) outside.add(centers[o]!, centers[o + 1]!, centers[o + 2]!, pixels * (1 - share[k]!));
  }
  const odds = new Float32Array(count);
  for (let k = 0, o = 0; k < count; k++, o += 5) {
    const own = inside.likelihood(centers[o]!, centers[o + 1]!, centers[o + 2]!);
    const others = outside.likelihood(centers[o]!, centers[o + 1]!, centers[o + 2]!);
    odds[k] = clamp(Math.log(own / others), -mostOdds, mostOdds);
  }
  return odds;
}
