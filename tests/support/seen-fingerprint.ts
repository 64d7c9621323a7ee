import { resample } from "#renderer/image/resample.ts";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { installedNetwork } from "#renderer/see/network/installed-network.ts";
import { seePhoto } from "#renderer/see/see-photo.ts";

/** What is seen of a photo in a few numbers: one bit of another share of one class at one pixel, and one of them differs. */
export type Fingerprint = Record<string, number>;

/** FNV-1a over the bytes of the numbers. */
function hash(values: Float32Array): number {
  let sum = 0x811c9dc5;
  for (const byte of new Uint8Array(values.buffer, values.byteOffset, values.byteLength))
    sum = Math.imul(sum ^ byte, 0x01000193);
  return sum >>> 0;
}

export function fingerprint(photo: RgbImage): Fingerprint {
  const seen = seePhoto(photo);
  const { planes } = installedNetwork().look(resample(photo, seen.width, seen.height));
  return {
    ...Object.fromEntries(planes.map((plane, c) => [`class ${c}`, hash(plane)])),
    ...Object.fromEntries(
      Object.entries(seen).flatMap(([name, mask]) =>
        mask instanceof Float32Array ? [[name, hash(mask)]] : [],
      ),
    ),
    // Found by sines and logarithms, whose last digit may differ from browser to browser.
    horizonY: Math.round(seen.horizonY * 1e6),
    confidence: seen.confidence.ground,
  };
}
