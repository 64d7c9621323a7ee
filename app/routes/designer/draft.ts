import {
  fromStoredSketch,
  type StoredSketch,
  toStoredSketch,
} from "#app/components/designer/stored-sketch.ts";
import type { Design, Run, Version } from "./design.ts";

/** What of a design survives a reload. */
export type Draft = StoredSketch & {
  version: 1;
  projectId: number | null;
  run: Run;
  versions: Pick<Version, "id" | "prompt" | "editHistory" | "seed" | "viewpoint" | "marks">[];
  shownId: string | null;
  /** Absent in what older drafts hold. */
  change?: string | undefined;
};

/** Older pictures stay in the project; fetching more than this on a reload would only slow it down. */
const versionsKept = 12;

export const toDraft = (design: Design): Draft => ({
  ...toStoredSketch(design),
  version: 1,
  projectId: design.projectId,
  run: design.run,
  versions: design.versions
    .slice(-versionsKept)
    .map(({ id, prompt, editHistory, seed, viewpoint, marks }) => ({
      ...{ id, prompt, editHistory, seed, viewpoint, marks },
    })),
  shownId: design.shownId,
  change: design.change,
});

/**
 * The design of a draft, without its versions (those are asked of the server) and without photos that the browser has lost.
 */
export function fromDraft(draft: Draft, files: ReadonlyMap<string, Blob>): Partial<Design> {
  const sketch = fromStoredSketch(draft, files);
  return {
    ...sketch,
    projectId: draft.projectId,
    change: draft.change ?? "",
    // Without its photo, a request that was never accepted cannot be sent again.
    run: draft.run.kind === "starting" && sketch.primaryId !== draft.primaryId ? { kind: "idle" } : draft.run,
  };
}

/**
 * A draft with a sketch in front of it: its photo is the one to work on, the draft's own photos stay behind it. Pictures made
 * of another photo leave the screen; they are saved in their project.
 */
export function draftWithSketch(draft: Draft, sketch: StoredSketch): Draft {
  const description = sketch.description.trim() === "" ? draft.description : sketch.description;
  if (sketch.photos.length === 0) return { ...draft, description };
  const taken = new Set(sketch.photos.map(({ id }) => id));
  return {
    ...draft,
    photos: [...sketch.photos, ...draft.photos.filter(({ id }) => !taken.has(id))],
    primaryId: sketch.primaryId,
    description,
    viewpoint: sketch.viewpoint,
    run: { kind: "idle" },
    versions: [],
    shownId: null,
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
