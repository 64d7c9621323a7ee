import { readPhotoFacts } from "./photo-facts.ts";

/** Three bytes per pixel. */
type Pixels = { width: number; height: number; data: Uint8Array<ArrayBuffer> };

/** What its file says of the camera, as the renderer takes it. */
type Camera = { focal35Mm?: number; headingDeg: number | undefined };

/** A photo as the renderer takes it: its pixels, at most `MOST_PIXELS` of them, and what its file says of the camera. In a worker. */
export async function readPhoto(
  photo: { source: Blob | string; width: number; height: number },
  mostPixels: number,
): Promise<{ pixels: Pixels; camera: Camera }> {
  const file =
    typeof photo.source === "string" ? await fetch(photo.source).then((r) => r.blob()) : photo.source;
  const scale = Math.min(1, Math.sqrt(mostPixels / (photo.width * photo.height)));
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
  const { focal35Mm, headingDeg } = await readPhotoFacts(file);
  const camera = { ...(focal35Mm === null ? {} : { focal35Mm }), headingDeg: headingDeg ?? undefined };
  return { pixels: { width, height, data }, camera };
}
