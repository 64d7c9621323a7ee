import { canonicalJson } from "#core/canonical-json/canonical-json.ts";
import { changedDocument } from "#core/design/drawn-document.ts";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { renderDocument } from "#renderer/render/concept.ts";
import type { ConceptOutput, DocumentInput } from "#renderer/render/concept-types.ts";
import { seeOnce } from "./see-once.ts";

/** All that a drawing needs beside the photo, as JSON: no words and no highlights. */
export type DrawnFromJson = { json: string; changes?: readonly string[] } & Pick<
  DocumentInput,
  "seed" | "camera" | "viewpoint"
>;

/** A drawing in a few numbers and sentences: one other byte of picture or mask, and one of them differs. */
export type DrawnFingerprint = Record<string, number | string>;

/** FNV-1a. */
function hash(bytes: Uint8Array): number {
  let sum = 0x811c9dc5;
  for (const byte of bytes) sum = Math.imul(sum ^ byte, 0x01000193);
  return sum >>> 0;
}

export const drawnFingerprint = ({ image, editable, notes, placed, document }: ConceptOutput) => ({
  size: `${image.width} by ${image.height}`,
  image: hash(image.data),
  editable: hash(editable.data),
  notes: notes.map(({ sentence }) => sentence).join(" "),
  // Sines differ in their last digits from browser to browser: measures to a micrometer, the picture to the byte.
  placed: canonicalJson(
    JSON.parse(
      JSON.stringify(placed, (_, value) =>
        typeof value === "number" ? Math.round(value * 1e6) / 1e6 : value,
      ),
    ),
  ),
  document: canonicalJson(document),
});

/** Draws a document that was written as JSON, with more changes where there are any. */
export function fingerprintOfJson(
  photo: RgbImage,
  { json, changes = [], ...input }: DrawnFromJson,
): DrawnFingerprint {
  const read = JSON.parse(json);
  const document = changes.length > 0 ? changedDocument(read, changes) : read;
  return drawnFingerprint(renderDocument({ ...input, photo, document, see: seeOnce }));
}
