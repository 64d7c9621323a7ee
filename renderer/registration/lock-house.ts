import type { Mask, RgbImage } from "#renderer/image/rgb-image.ts";
import { bringBack } from "./bring-back.ts";
import { measurePreservation, type Preservation } from "./preservation.ts";
import { type Registration, registerPicture } from "./register-picture.ts";

export type LockedPicture = {
  /** The photo's own bytes wherever `editable` is 0; the aligned edit where it is 255; a blend between. */
  image: RgbImage;
  registration: Registration;
  /** How faithful the model itself was, aligned and before the photo's pixels were put back. */
  before: Preservation;
};

/** Channel difference that resampling, recompression and a model's slight tint make; beyond it a pixel was repainted. */
const MODEL_TOLERANCE = 32;

/**
 * Puts the photo back over everything that an image model had no leave to change. `edited` has the photo's size.
 * Null when the two cannot be registered: then nothing of the edit may be shown as this house.
 */
export function lockHouse(photo: RgbImage, edited: RgbImage, editable: Mask): LockedPicture | null {
  const registration = registerPicture(photo, edited, editable);
  if (!registration) return null;
  const aligned = bringBack(edited, registration.alignment);
  const before = measurePreservation(photo, aligned, editable, MODEL_TOLERANCE);
  const data = Uint8Array.from(photo.data);
  for (let i = 0, q = 0; i < editable.data.length; i++, q += 3) {
    // Between 0 and 255 the two pictures are mixed in sRGB bytes: the rim is one or two pixels wide.
    const share = editable.data[i]! / 255;
    if (share === 0) continue;
    for (let channel = q; channel < q + 3; channel++) {
      data[channel] = Math.round(photo.data[channel]! * (1 - share) + aligned.data[channel]! * share);
    }
  }
  return { image: { width: photo.width, height: photo.height, data }, registration, before };
}
