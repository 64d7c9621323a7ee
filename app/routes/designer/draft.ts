import { type Highlights, noHighlights } from "#app/components/designer/highlight-areas.ts";
import type { Viewpoint } from "#app/lib/generation.ts";
import type { Design, Run } from "./design.ts";

/** What of a design survives a reload; photos decoded here lie in the browser's database under their ids. */
export type Draft = {
  version: 1;
  projectId: number | null;
  photos: {
    id: string;
    name: string;
    width: number;
    height: number;
    /** Of a photo that was uploaded; null = in the browser's database. */
    url: string | null;
    /** Drafts of before the brush and the known sizes lack these two. */
    highlights: Pick<Highlights, "areas" | "selectedId"> & Partial<Pick<Highlights, "brush" | "sizes">>;
  }[];
  primaryId: string | null;
  description: string;
  viewpoint: Viewpoint;
  run: Run;
  versions: { id: string; prompt: string; editHistory: string[]; seed: number }[];
  shownId: string | null;
};

/** Older pictures stay in the project; fetching more than this on a reload would only slow it down. */
const versionsKept = 12;

export const toDraft = (design: Design): Draft => ({
  version: 1,
  projectId: design.projectId,
  photos: design.photos.map(({ id, name, width, height, source, highlights }) => ({
    id,
    name,
    width,
    height,
    url: typeof source === "string" ? source : null,
    highlights: {
      areas: highlights.areas,
      selectedId: highlights.selectedId,
      brush: highlights.brush,
      sizes: highlights.sizes,
    },
  })),
  primaryId: design.primaryId,
  description: design.description,
  viewpoint: design.viewpoint,
  run: design.run,
  versions: design.versions
    .slice(-versionsKept)
    .map(({ id, prompt, editHistory, seed }) => ({ id, prompt, editHistory, seed })),
  shownId: design.shownId,
});

/**
 * The design of a draft, without its versions (those are asked of the server) and without photos that the browser has lost.
 */
export function fromDraft(draft: Draft, files: ReadonlyMap<string, Blob>): Partial<Design> {
  const photos = draft.photos.flatMap(({ url, highlights, ...photo }) => {
    const source = url ?? files.get(photo.id);
    return source ? [{ ...photo, source, highlights: { ...noHighlights, ...highlights } }] : [];
  });
  const primaryThere = photos.some(({ id }) => id === draft.primaryId);
  return {
    projectId: draft.projectId,
    photos,
    primaryId: primaryThere ? draft.primaryId : (photos[0]?.id ?? null),
    description: draft.description,
    viewpoint: draft.viewpoint,
    // Without its photo, a request that was never accepted cannot be sent again.
    run: draft.run.kind === "starting" && !primaryThere ? { kind: "idle" } : draft.run,
  };
}

const keyPrefix = "designer-draft:";

export function loadDraft(userId: string): Draft | null {
  try {
    const draft = JSON.parse(localStorage.getItem(keyPrefix + userId) ?? "null") as Draft | null;
    return draft?.version === 1 ? draft : null;
  } catch {
    return null;
  }
}

/** Keeps the draft of this person, and of nobody else who used this browser before. */
export function saveDraft(userId: string, draft: Draft): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(keyPrefix) && key !== keyPrefix + userId) localStorage.removeItem(key);
    }
    localStorage.setItem(keyPrefix + userId, JSON.stringify(draft));
  } catch {
    // Full or forbidden storage: the page goes on without a draft.
  }
}
