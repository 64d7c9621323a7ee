import sharp from "sharp";
import type { Mask, RgbImage } from "#renderer/image/rgb-image.ts";
import { renderConcept } from "#renderer/render/concept.ts";
import type { ConceptInput, ConceptOutput } from "#renderer/render/concept-types.ts";
import { scaleMarks } from "#renderer/render/scale-marks.ts";

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
 * `renderConcept` for photos of any size: time and memory grow with the pixels, so past `maxPixels` the design is drawn
 * on a smaller copy and enlarged. The result has the photo's size, and its editable region is exactly what was enlarged;
 * everything else is for the caller to take from the photo itself.
 */
export async function renderWithin(input: ConceptInput, maxPixels: number): Promise<ConceptOutput> {
  const { photo } = input;
  const scale = Math.sqrt(maxPixels / (photo.width * photo.height));
  if (scale >= 1) return renderConcept(input);
  const small = { width: Math.round(photo.width * scale), height: Math.round(photo.height * scale) };
  const [sx, sy] = [small.width / photo.width, small.height / photo.height];
  const { areas, references, brush } = scaleMarks(
    { areas: input.areas, references: input.camera?.references ?? [], brush: input.brush ?? [] },
    sx,
    sy,
  );
  const drawn = renderConcept({
    ...input,
    areas,
    brush,
    camera: { ...input.camera, references },
    photo: { ...small, data: await resize(photo, photo, 3, small, "lanczos3") },
  });
  const { width, height } = photo;
  const image: RgbImage = { width, height, data: await resize(drawn.image, small, 3, photo, "lanczos3") };
  const editable: Mask = { width, height, data: await resize(drawn.editable, small, 1, photo, "nearest") };
  return { ...drawn, image, editable };
}
