import type { OpenedDocument } from "#core/design/drawn-document.ts";
import type { DocumentInput } from "./concept-types.ts";
import { drawnGrounds } from "./drawn-grounds.ts";
import { scaleMarks } from "./scale-marks.ts";

/** A photo with what is known of its camera: the sizes that were marked in the photo of the document, in the pixels of the photo that is drawn on, and the ground that was. */
export function markedCamera(
  { photo, camera }: Pick<DocumentInput, "photo" | "camera">,
  opened: OpenedDocument,
) {
  const { photo: marked, references } = opened.document.drawn;
  const { references: scaled } = scaleMarks(
    { areas: [], references, brush: [] },
    photo.width / marked.width,
    photo.height / marked.height,
  );
  return { photo, camera: { ...camera, references: scaled }, grounds: drawnGrounds(opened) };
}
