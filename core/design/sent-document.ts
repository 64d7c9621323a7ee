import type { DesignDocument } from "./design-document.ts";
import { type WholeDocument, wholeDocument } from "./drawn-document.ts";

/** Characters of JSON that a page is sent at most: the largest designs have some 100,000. Above it the page reads the words, as for old ones. */
const MOST_CHARACTERS = 1_000_000;

/**
 * A stored document as it is sent to a page that draws changes of it by itself: without the plants, which each drawing sets anew. Null where
 * the words are to be read.
 */
export function sentDocument(stored: DesignDocument): WholeDocument | null {
  const whole = wholeDocument(stored);
  if (!whole) return null;
  const sent = { ...whole, elements: whole.elements.map(({ plants: _, ...element }) => element) };
  return JSON.stringify(sent).length > MOST_CHARACTERS ? null : sent;
}
