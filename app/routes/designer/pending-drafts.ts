import { type StoredSketch, toStoredSketch } from "#app/components/designer/stored-sketch.ts";
import type { Design, Run, Version } from "./design.ts";
import type { Base } from "./design-keeper.ts";

export type AskedVersion = Pick<
  Version,
  "id" | "prompt" | "editHistory" | "seed" | "viewpoint" | "marks" | "photoId"
>;

/** A design as far as the server does not have it yet: here it survives a reload, a closed tab and a dead network. */
export type PendingDraft = StoredSketch & {
  version: 2;
  id: string;
  /** What the server had when it was changed here; null = nothing. */
  base: Base | null;
  /** When it was written, in ms. */
  at: number;
  projectId: number | null;
  title: string | null;
  change: string;
  view: Design["view"];
  run: Run;
  shownId: string | null;
  /** Pictures that no kept design names. */
  versions: AskedVersion[];
};

/** The one draft of a browser, as releases before kept designs wrote it. */
type OldDraft = StoredSketch & {
  version: 1;
  projectId: number | null;
  run: Run;
  versions: AskedVersion[];
  shownId: string | null;
  change?: string | undefined;
};

const prefix = "designer-draft:";
const keyOf = (userId: string, id: string) => `${prefix}${userId}:${id}`;

export const toPending = (id: string, base: Base | null, design: Design, at: number): PendingDraft => ({
  ...toStoredSketch(design),
  ...{ version: 2, id, base, at },
  projectId: design.projectId,
  title: design.title,
  change: design.change,
  view: design.view,
  run: design.run,
  shownId: design.shownId,
  versions: [...design.others, ...design.versions]
    .filter((version) => !version.kept)
    .map(({ id: versionId, prompt, editHistory, seed, viewpoint, marks, photoId }) => ({
      ...{ id: versionId, prompt, editHistory, seed, viewpoint, marks, photoId },
    })),
});

export function savePending(userId: string, draft: PendingDraft): void {
  try {
    localStorage.setItem(keyOf(userId, draft.id), JSON.stringify(draft));
  } catch {
    // Full or forbidden storage: the page goes on without a draft.
  }
}

export function removePending(userId: string, id: string): void {
  try {
    localStorage.removeItem(keyOf(userId, id));
  } catch {
    // Forbidden storage held nothing.
  }
}

export function findPending(userId: string, id: string): PendingDraft | null {
  return readPending(keyOf(userId, id));
}

/** The design that was changed last of those that the server does not have as they are. */
export function newestPending(userId: string): PendingDraft | null {
  const drafts = keysOf(userId).flatMap((key) => readPending(key) ?? []);
  return drafts.sort((a, b) => a.at - b.at).at(-1) ?? null;
}

/** Drafts of whoever else used this browser go, and the one draft of an older release becomes one of these. */
export function takeOverDrafts(userId: string, at: number): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(prefix) && !key.startsWith(prefix + userId)) localStorage.removeItem(key);
    const text = localStorage.getItem(prefix + userId);
    if (text === null) return;
    localStorage.removeItem(prefix + userId);
    const old = JSON.parse(text) as OldDraft | null;
    if (old?.version !== 1 || !isWorthKeeping(old)) return;
    savePending(userId, {
      ...old,
      ...{ version: 2, id: crypto.randomUUID(), base: null, at, title: null, change: old.change ?? "" },
      view: old.shownId === null ? "photo" : "result",
    });
  } catch {
    // Unreadable: nothing to take over.
  }
}

const isWorthKeeping = ({ photos, description, versions }: OldDraft): boolean =>
  photos.length > 0 || versions.length > 0 || description.trim() !== "";

const keysOf = (userId: string): string[] => {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(`${prefix}${userId}:`));
  } catch {
    return [];
  }
};

function readPending(key: string): PendingDraft | null {
  try {
    const draft = JSON.parse(localStorage.getItem(key) ?? "null") as PendingDraft | null;
    return draft?.version === 2 ? draft : null;
  } catch {
    return null;
  }
}
