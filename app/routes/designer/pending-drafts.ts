import { type StoredSketch, toStoredSketch } from "#app/components/designer/stored-sketch.ts";
import { OWN_KEYS } from "#app/lib/unsaved-work.ts";
import type { Base } from "./design-keeper.ts";
import type { Design, Run } from "./design-state.ts";
import type { Version } from "./version.ts";

export type AskedVersion = Pick<
  Version,
  "id" | "prompt" | "editHistory" | "seed" | "viewpoint" | "marks" | "photoId"
> &
  // Of a picture that this device drew.
  Partial<Pick<Version, "waiting" | "measured" | "notes">>;

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
  /** Absent in what older releases wrote. */
  engine?: Design["engine"] | undefined;
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

const PREFIX = "designer-draft:";
const keyOf = (userId: string, id: string) => `${PREFIX}${userId}:${id}`;

export const toPending = (id: string, base: Base | null, design: Design, at: number): PendingDraft => ({
  ...toStoredSketch(design),
  ...{ version: 2, id, base, at },
  projectId: design.projectId,
  title: design.title,
  change: design.change,
  engine: design.engine,
  view: design.view,
  run: design.run,
  shownId: design.shownId,
  versions: [...design.others, ...design.versions]
    .filter((version) => !version.kept)
    .map(({ id: versionId, prompt, editHistory, seed, viewpoint, marks, photoId, ...drawn }) => ({
      ...{ id: versionId, prompt, editHistory, seed, viewpoint, marks, photoId },
      ...(drawn.waiting && { waiting: drawn.waiting, measured: drawn.measured, notes: drawn.notes }),
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

/** Designs that the server does not have as they are, the one changed last in front. */
export const listPending = (userId: string): PendingDraft[] =>
  keysOf(userId)
    .flatMap((key) => readPending(key) ?? [])
    .sort((a, b) => b.at - a.at);

/** What whoever else used this browser left in it goes; true when there was anything. */
export function dropOthers(userId: string): boolean {
  try {
    const others = Object.keys(localStorage).filter(
      (key) => OWN_KEYS.some((own) => key.startsWith(own)) && key.split(":")[1] !== userId,
    );
    for (const key of others) localStorage.removeItem(key);
    return others.length > 0;
  } catch {
    return false;
  }
}

/** The one draft of an older release becomes one of these. */
export function takeOverDrafts(userId: string, at: number): void {
  try {
    const text = localStorage.getItem(PREFIX + userId);
    if (text === null) return;
    localStorage.removeItem(PREFIX + userId);
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

function keysOf(userId: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(`${PREFIX}${userId}:`));
  } catch {
    return [];
  }
}

function readPending(key: string): PendingDraft | null {
  try {
    const draft = JSON.parse(localStorage.getItem(key) ?? "null") as PendingDraft | null;
    return draft?.version === 2 ? draft : null;
  } catch {
    return null;
  }
}
