import type { Photo } from "#app/components/designer/sketch.ts";
import { drawElements, drawPicture, type PlanMarks } from "#app/photo/draw.ts";
import { designerPhotos } from "#app/photo/stored-photos.ts";
import { canonicalJson } from "#core/canonical-json/canonical-json.ts";
import { wholeDocument } from "#core/design/drawn-document.ts";
import { type Asked, type DrawnHere, deviceFileOf, type Version } from "./version.ts";

type Options = { signal: AbortSignal; onProgress(progress: number): void };

/**
 * Draws what was asked for on this device, and keeps the picture in this browser under its key. `versions`: the pictures of the photo so far;
 * a change begins from the one before it, as on the server.
 */
export async function drawHere(
  key: string,
  photo: Photo,
  asked: Asked,
  versions: readonly Version[],
  options: Options,
): Promise<DrawnHere> {
  const { prompt, editHistory, seed, request, viewpoint = "same" } = asked;
  const marks = request ?? { areas: [], sizes: [], brush: [] };
  const from = await designBefore(asked, versions, photo, marks, options);
  const wish = { photo, prompt, changes: editHistory, seed, marks, viewpoint, from };
  const { picture, measured, notes, elements } = await drawPicture(wish, options);
  await designerPhotos.store(deviceFileOf(key), picture);
  return { imageUrl: URL.createObjectURL(picture), measured, notes: [...notes], drawn: elements };
}

/** The version with the most of the changes: what this device drew of it, else drawn once more from its words. */
async function designBefore(
  { prompt, editHistory, marks: markedWith }: Asked,
  versions: readonly Version[],
  photo: Photo,
  marks: PlanMarks,
  { signal }: Options,
) {
  const wished = canonicalJson({ prompt, marks: markedWith ?? null });
  const [before] = versions
    .filter(
      (one) =>
        canonicalJson({ prompt: one.prompt, marks: one.marks ?? null }) === wished &&
        one.editHistory.length < editHistory.length &&
        one.editHistory.every((change, at) => editHistory[at] === change),
    )
    .toSorted((a, b) => b.editHistory.length - a.editHistory.length);
  if (!before) return null;
  const { editHistory: changes, seed, viewpoint = "same" } = before;
  const wish = { photo, prompt, changes, seed, marks, viewpoint };
  const { document } = before.drawn ?? (await drawElements(wish, { signal }));
  const whole = wholeDocument(document);
  return whole && { document: whole, changes: changes.length };
}
