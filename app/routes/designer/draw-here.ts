import type { Photo } from "#app/components/designer/sketch.ts";
import { drawPicture } from "#app/photo/draw.ts";
import { designerPhotos } from "#app/photo/stored-photos.ts";
import { type Asked, type DrawnHere, deviceFileOf } from "./version.ts";

/** Draws what was asked for on this device, and keeps the picture in this browser under its key. */
export async function drawHere(
  key: string,
  photo: Photo,
  { prompt, editHistory, seed, request, viewpoint = "same" }: Asked,
  options: { signal: AbortSignal; onProgress(progress: number): void },
): Promise<DrawnHere> {
  const marks = request ?? { areas: [], sizes: [], brush: [] };
  const wish = { photo, prompt, changes: editHistory, seed, marks, viewpoint };
  const { picture, measured, notes, elements } = await drawPicture(wish, options);
  await designerPhotos.store(deviceFileOf(key), picture);
  return { imageUrl: URL.createObjectURL(picture), measured, notes: [...notes], drawn: elements };
}
