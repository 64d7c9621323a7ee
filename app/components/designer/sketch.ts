import { MESSAGES } from "#contract/messages.ts";
import type { Viewpoint } from "#contract/viewpoint.ts";
import {
  type Area,
  changeHighlights,
  type HighlightChange,
  type Highlights,
  NO_HIGHLIGHTS,
} from "./highlight-areas.ts";

export type PhotoPlace = { fileId: string; url: string };

export type Photo = {
  id: string;
  name: string;
  width: number;
  height: number;
  /** The prepared file, or the address it was uploaded to when this browser cannot decode it. */
  source: Blob | string;
  /** Where the server keeps it; absent until it was sent. */
  place?: PhotoPlace | undefined;
  highlights: Highlights;
};

/** What a person has put together: the photos, what is highlighted on them and what is said of it. Nothing is made of it yet. */
export type Sketch = {
  photos: Photo[];
  primaryId: string | null;
  description: string;
  viewpoint: Viewpoint;
};

export const EMPTY_SKETCH: Sketch = { photos: [], primaryId: null, description: "", viewpoint: "same" };

export type SketchEvent =
  | { type: "photos added"; photos: Omit<Photo, "highlights">[] }
  | { type: "primary set"; photoId: string }
  | { type: "photo removed"; photoId: string }
  | { type: "highlighted"; change: HighlightChange }
  | { type: "described"; description: string }
  | { type: "viewpoint chosen"; viewpoint: Viewpoint };

export function changeSketch(sketch: Sketch, event: SketchEvent): Sketch {
  switch (event.type) {
    case "photos added": {
      const photos = [
        ...sketch.photos,
        ...event.photos.map((photo) => ({ ...photo, highlights: NO_HIGHLIGHTS })),
      ];
      return { ...sketch, photos, primaryId: sketch.primaryId ?? photos[0]?.id ?? null };
    }
    case "primary set":
      return { ...sketch, primaryId: event.photoId };
    case "photo removed": {
      const photos = sketch.photos.filter((photo) => photo.id !== event.photoId);
      const primaryLeft = photos.some((photo) => photo.id === sketch.primaryId);
      return { ...sketch, photos, primaryId: primaryLeft ? sketch.primaryId : (photos[0]?.id ?? null) };
    }
    case "highlighted":
      return {
        ...sketch,
        photos: sketch.photos.map((photo) =>
          photo.id === sketch.primaryId
            ? { ...photo, highlights: changeHighlights(photo.highlights, event.change) }
            : photo,
        ),
      };
    case "described":
      return { ...sketch, description: event.description };
    case "viewpoint chosen":
      return { ...sketch, viewpoint: event.viewpoint };
  }
}

export const primaryPhoto = ({ photos, primaryId }: Pick<Sketch, "photos" | "primaryId">): Photo | null =>
  photos.find(({ id }) => id === primaryId) ?? null;

/**
 * Areas that something is wanted in: those with words of their own, and, when the whole yard is described, the others too: what
 * was said of the yard is meant for them.
 */
export const wishedAreas = (photo: Photo, description: string): Area[] =>
  description.trim() === "" ? describedAreas(photo) : photo.highlights.areas;

export const describedAreas = (photo: Photo): Area[] =>
  photo.highlights.areas.filter((area) => area.description.trim() !== "");

/** What the sketch lacks, in words for people; null = something can be made of it. */
export function sketchObstacle(sketch: Sketch): string | null {
  const photo = primaryPhoto(sketch);
  if (!photo) return MESSAGES.imageRequired;
  if (sketch.description.trim() !== "" || describedAreas(photo).length > 0) return null;
  return photo.highlights.areas.length > 0
    ? "Say what you want in a highlighted area, or describe the whole yard."
    : "Describe what you want, or highlight an area and say what goes there.";
}
