import { type Highlights, NO_HIGHLIGHTS } from "./highlight-areas.ts";
import type { PhotoPlace, Sketch } from "./sketch.ts";

/** A sketch as it lies in the browser's storage; photos decoded here lie in the browser's database under their ids. */
export type StoredSketch = {
  photos: {
    id: string;
    name: string;
    width: number;
    height: number;
    /** Of a photo that was uploaded; null = in the browser's database. */
    url: string | null;
    place?: PhotoPlace | undefined;
    /** What was stored before the brush and the known sizes lacks these two. */
    highlights: Pick<Highlights, "areas" | "selectedId"> & Partial<Pick<Highlights, "brush" | "sizes">>;
  }[];
  primaryId: string | null;
  description: string;
  viewpoint: Sketch["viewpoint"];
};

export const toStoredSketch = (sketch: Sketch): StoredSketch => ({
  photos: sketch.photos.map(({ id, name, width, height, source, place, highlights }) => ({
    id,
    name,
    width,
    height,
    url: typeof source === "string" ? source : null,
    ...(place && { place }),
    highlights: {
      areas: highlights.areas,
      selectedId: highlights.selectedId,
      brush: highlights.brush,
      sizes: highlights.sizes,
    },
  })),
  primaryId: sketch.primaryId,
  description: sketch.description,
  viewpoint: sketch.viewpoint,
});

/** Without the photos that the browser has lost. */
export function fromStoredSketch(stored: StoredSketch, files: ReadonlyMap<string, Blob>): Sketch {
  const photos = stored.photos.flatMap(({ url, highlights, ...photo }) => {
    const source = files.get(photo.id) ?? url ?? photo.place?.url;
    return source ? [{ ...photo, source, highlights: { ...NO_HIGHLIGHTS, ...highlights } }] : [];
  });
  const primaryThere = photos.some(({ id }) => id === stored.primaryId);
  return {
    photos,
    primaryId: primaryThere ? stored.primaryId : (photos[0]?.id ?? null),
    description: stored.description,
    viewpoint: stored.viewpoint,
  };
}
