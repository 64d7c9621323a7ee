import sharp from "sharp";
import type { Mask, RgbImage } from "#renderer/image/rgb-image.ts";
import { renderDocument } from "#renderer/render/concept.ts";
import type { ConceptOutput, DocumentInput } from "#renderer/render/concept-types.ts";

type Size = { width: number; height: number };

const resize = async (
  image: { data: Uint8Array },
  from: Size,
  channels: 1 | 3,
  to: Size,
  kernel: "lanczos3" | "nearest",
) =>
  (
    await sharp(image.data, { raw: { ...from, channels } })
      .resize(to.width, to.height, { fit: "fill", kernel })
      .toColourspace(channels === 1 ? "b-w" : "srgb")
      .raw()
      .toBuffer({ resolveWithObject: true })
  ).data;

/**
 * `renderDocument` for photos of any size: time and memory grow with the pixels, so past `maxPixels` the design is drawn
 * on a smaller copy and enlarged. The result has the photo's size, and its editable region is exactly what was enlarged;
 * everything else is for the caller to take from the photo itself.
 */
export async function renderWithin(input: DocumentInput, maxPixels: number): Promise<ConceptOutput> {
  const { photo } = input;
  const scale = Math.sqrt(maxPixels / (photo.width * photo.height));
  if (scale >= 1) return renderDocument(input);
  const small = { width: Math.round(photo.width * scale), height: Math.round(photo.height * scale) };
  const drawn = renderDocument({
    ...input,
    photo: { ...small, data: await resize(photo, photo, 3, small, "lanczos3") },
  });
  const { width, height } = photo;
  const image: RgbImage = { width, height, data: await resize(drawn.image, small, 3, photo, "lanczos3") };
  const editable: Mask = { width, height, data: await resize(drawn.editable, small, 1, photo, "nearest") };
  return { ...drawn, image, editable };
}
