import { useEffect, useRef } from "react";
import type { PhotoShelf } from "#app/photo/stored-photos.ts";
import type { Photo } from "./sketch.ts";

/** Writes new photos to the browser's database and forgets removed ones. */
export function useStoredPhotos(shelf: PhotoShelf, photos: Photo[], restored: boolean): void {
  const stored = useRef(new Set<string>());
  useEffect(() => {
    if (!restored) return;
    for (const { id, source } of photos) {
      if (typeof source === "string" || stored.current.has(id)) continue;
      stored.current.add(id);
      void shelf.store(id, source);
    }
    void shelf.keep(photos.map(({ id }) => id));
  }, [shelf, photos, restored]);
}
