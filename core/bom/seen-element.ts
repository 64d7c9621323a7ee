import type { ElementKind } from "#core/elements/element.ts";

/** Something that a vision model says is new in the picture. */
export type SeenElement = {
  kind: ElementKind;
  /** The model's own words ("charcoal herringbone pavers"): read by the grammar like a person's, never shown. */
  words: string;
  /** Closed outline of where it stands or lies, in shares of the picture, origin at the top left. */
  outline: { x: number; y: number }[];
};
