import type { Annotation, ElementsOfVersion, Generation } from "#contract/endpoints/generations.ts";
import type { Viewpoint } from "#contract/viewpoint.ts";
import type { WholeDocument } from "#core/design/drawn-document.ts";
import type { BrushStroke } from "#core/geometry/brush-stroke.ts";
import type { PhotoPoint } from "#core/geometry/point.ts";
import type { KnownSize } from "#core/measure/known-size.ts";
import type { RulerKind } from "#core/measure/ruler.ts";

/** What sets the scale while nobody has marked a size, the surest first; photo pixels. `size`: what a person can agree to. */
export type FoundSize = {
  ruler: RulerKind;
  sizeFt: number;
  from: PhotoPoint;
  to: PhotoPoint;
  size: KnownSize | null;
};

/** What an answer is about: its picture, its measures, its region, each as it is ready. Bitmaps lie over the photo. */
export type LivePart =
  /** The changed part of the photo at preview size, see-through everywhere else; first a draft without the plants, then with them. */
  | { type: "drawn"; bitmap: ImageBitmap; draft: boolean }
  | { type: "measured"; measured: Generation["measured"] }
  | ({ type: "elements" } & LiveElements)
  | { type: "found"; sizes: FoundSize[] }
  /** The part that may change, with so many strokes of the brush. */
  | { type: "region"; bitmap: ImageBitmap; strokes: number }
  /** What to know before a design is asked for: the photo's yard was not found, or not surely; null = nothing. */
  | { type: "doubt"; sentence: string | null };

/** What is to be shown of a photo while a person works on it. */
export type LiveWish = {
  photo: { id: string; source: Blob | string; width: number; height: number };
  prompt: string;
  /** What was changed since, each in its sentence, oldest first. */
  changes: readonly string[];
  /** The version that a hand changes, as it is stored, and how many of the changes it has already; null = all is read from the words. */
  from: { id: string; document: WholeDocument; changes: number } | null;
  areas: Annotation[];
  /** Ids of the areas that something is wanted in; null = there is nothing to draw yet, only to measure. */
  wanted: string[] | null;
  sizes: readonly KnownSize[];
  brush: readonly BrushStroke[];
  viewpoint: Viewpoint;
  seed: number;
  /** Whether a person is looking at the part that may change. */
  region: boolean;
  /** Whether the elements are wanted with their outlines, sizes and prices: a person has one in hand. */
  elements: boolean;
};

/** The elements of what was drawn, after these changes. */
export type LiveElements = Pick<ElementsOfVersion, "elements" | "total"> & { changes: readonly string[] };
