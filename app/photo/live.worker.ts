import type { Generation } from "#contract/endpoints/generations.ts";
import { metresToFeet, squareMetresToSquareFeet } from "#core/geometry/units.ts";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { type ConceptOutput, renderConcept } from "#renderer/render/concept.ts";
import { type Seen, seePhoto } from "#renderer/see/see-photo.ts";
import type { LiveWish } from "./live-preview.ts";
import { readFocal35Mm } from "./photo-focal.ts";

/** Pixels of a preview: a quarter of a megapixel shows what is meant, and is there before the next word. */
const previewPixels = 250_000;

/** A photo at preview size and what was seen of it: the same for every wish. */
export type LookedAt = { small: RgbImage; seen: Seen; camera: { focal35Mm?: number } };

export type LiveRequest =
  | { type: "look"; photo: LiveWish["photo"] }
  | { type: "draw"; wish: LiveWish; looked: LookedAt };
export type LiveAnswer =
  | { type: "looked"; photoId: string; at: LookedAt }
  | { type: "drawn"; bitmap: ImageBitmap; measured: Generation["measured"] }
  | { type: "failed" };

async function lookAt(photo: LiveWish["photo"]): Promise<LookedAt> {
  const file =
    typeof photo.source === "string" ? await fetch(photo.source).then((r) => r.blob()) : photo.source;
  const scale = Math.min(1, Math.sqrt(previewPixels / (photo.width * photo.height)));
  const width = Math.round(photo.width * scale);
  const height = Math.round(photo.height * scale);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d", { alpha: false, willReadFrequently: true })!;
  const picture = await createImageBitmap(file);
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, width, height);
  picture.close();
  const rgba = context.getImageData(0, 0, width, height).data;
  const data = new Uint8Array(width * height * 3);
  for (let i = 0; i < width * height; i++) data.set(rgba.subarray(i * 4, i * 4 + 3), i * 3);
  const small = { width, height, data };
  const focal35Mm = await readFocal35Mm(file);
  const camera = focal35Mm === null ? {} : { focal35Mm };
  return { small, seen: seePhoto(small, camera), camera };
}

function draw(wish: LiveWish, { small, seen, camera }: LookedAt): ConceptOutput {
  const scale = small.width / wish.photo.width;
  return renderConcept({
    photo: small,
    seen,
    camera,
    prompt: wish.prompt,
    areas: wish.areas.map((area) => ({
      ...area,
      path: area.path.map(({ x, y }) => ({ x: x * scale, y: y * scale })),
    })),
    viewpoint: wish.viewpoint,
    seed: wish.seed,
  });
}

/** What changed, over nothing: laid on the photo it leaves the rest as sharp as it is. */
function changedPart({ image, editable }: ConceptOutput): Promise<ImageBitmap> {
  const layer = new ImageData(image.width, image.height);
  for (let i = 0; i < editable.data.length; i++) {
    layer.data.set(image.data.subarray(i * 3, i * 3 + 3), i * 4);
    layer.data[i * 4 + 3] = editable.data[i]!;
  }
  return createImageBitmap(layer);
}

const answer = (message: LiveAnswer, transfer: Transferable[] = []) =>
  self.postMessage(message, { transfer });

self.onmessage = async ({ data: request }: MessageEvent<LiveRequest>) => {
  try {
    if (request.type === "look") {
      answer({ type: "looked", photoId: request.photo.id, at: await lookAt(request.photo) });
      return;
    }
    const output = draw(request.wish, request.looked);
    const measured = output.measured.map(({ areaId, areaM2, perimeterM, band, basis }) => ({
      annotationId: areaId,
      areaSqFt: squareMetresToSquareFeet(areaM2),
      perimeterFt: metresToFeet(perimeterM),
      band,
      basis,
    }));
    const bitmap = await changedPart(output);
    answer({ type: "drawn", bitmap, measured }, [bitmap]);
  } catch {
    answer({ type: "failed" });
  }
};
