import { drawnDocument, type WholeDocument } from "#core/design/drawn-document.ts";
import { referenceOf } from "#core/measure/known-size.ts";
import { areasOfMask } from "./areas-of-mask.ts";
import type { EditRequest } from "./image-model.ts";

/**
 * The design that is asked for. Words are read once: what is changed later begins from the document that they led to, which the request
 * holds then with the changes made in it. A mask in place of outlines is read as areas that all words are meant for.
 */
export function askedDocument(
  { document, photo, prompt, editHistory, areas, brush, references = [] }: EditRequest,
  mask: Parameters<typeof areasOfMask>[0] | null,
): WholeDocument {
  if (document) return document;
  const words = [prompt, ...editHistory].filter(Boolean).join(". ");
  return drawnDocument({
    ...(mask ? { prompt: "", areas: areasOfMask(mask, words) } : { prompt, areas, changes: editHistory }),
    ...{ photo, brush, references: references.map(referenceOf) },
  });
}
