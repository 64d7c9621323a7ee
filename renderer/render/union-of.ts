import type { RgbImage } from "#renderer/image/rgb-image.ts";
import type { Region } from "./find-regions.ts";

/** Coverage of all regions together, photo-sized. */
export function unionOf(regions: readonly Region[], photo: RgbImage): Float32Array {
  const union = new Float32Array(photo.width * photo.height);
  for (const { clip } of regions) {
    for (let i = 0; i < union.length; i++) if (clip[i]! > union[i]!) union[i] = clip[i]!;
  }
  return union;
}
