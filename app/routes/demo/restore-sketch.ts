import type { Sketch } from "#app/components/designer/sketch.ts";

/**
 * The sketch that was kept, with what a person has done since the page opened: photos take a moment to load, and nobody waits for
 * them before writing.
 */
export const restoreSketch = (kept: Sketch, since: Sketch): Sketch => ({
  photos: [...kept.photos, ...since.photos],
  primaryId: since.primaryId ?? kept.primaryId,
  description: since.description || kept.description,
  viewpoint: since.viewpoint === "same" ? kept.viewpoint : since.viewpoint,
});
