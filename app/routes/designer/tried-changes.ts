import { useEffect, useState } from "react";
import type { Version } from "./version.ts";

/** Changes by hand of a version that were tried on this device and are not drawn by the server, oldest first. */
export type TriedChanges = { of: string; sentences: readonly string[] };

const PREFIX = "designer-tried:";
/** Of more versions nobody comes back to what was tried. */
const MOST = 20;

export function readTried(userId: string): TriedChanges[] {
  try {
    const all = JSON.parse(localStorage.getItem(PREFIX + userId) ?? "[]") as unknown;
    return Array.isArray(all) ? all.filter(isTried) : [];
  } catch {
    return [];
  }
}

function isTried(one: unknown): one is TriedChanges {
  const { of, sentences } = (one ?? {}) as Partial<TriedChanges>;
  return (
    typeof of === "string" && Array.isArray(sentences) && sentences.every((text) => typeof text === "string")
  );
}

/** Keeps what was tried of one version; none takes it out. Answers what is kept now. */
export function storeTried(userId: string, one: TriedChanges): TriedChanges[] {
  // Another tab may have written since.
  const others = readTried(userId).filter(({ of }) => of !== one.of);
  const all = (one.sentences.length > 0 ? [...others, one] : others).slice(-MOST);
  try {
    if (all.length > 0) localStorage.setItem(PREFIX + userId, JSON.stringify(all));
    else localStorage.removeItem(PREFIX + userId);
  } catch {
    // Full or forbidden storage: they last as long as the page.
  }
  return all;
}

const NONE: readonly string[] = [];

/** What was tried of a version and is in no picture yet: what was drawn meanwhile is tried no more. */
export function triedOf(
  all: readonly TriedChanges[],
  version: Version,
  versions: readonly Version[],
): readonly string[] {
  const isOf = (id: string | undefined) => (one: TriedChanges) => one.of === id;
  const own = all.find(isOf(version.id)) ?? all.find(isOf(version.replaced));
  const sentences = own?.sentences ?? NONE;
  const history = [...version.editHistory, ...sentences];
  const isDrawn = versions.some(
    ({ id, editHistory }) => id !== version.id && history.every((text, i) => editHistory[i] === text),
  );
  return isDrawn ? NONE : sentences;
}

/** What was tried of a picture that this device drew belongs to the server's, once that has taken its place. Answers what is kept now. */
export function storeReplaced(
  userId: string,
  all: TriedChanges[],
  versions: readonly Version[],
): TriedChanges[] {
  const moved = versions.flatMap(({ id, replaced }) => {
    const tried = all.find(({ of }) => of === replaced);
    return tried ? [{ from: tried.of, to: { ...tried, of: id } }] : [];
  });
  return moved.reduce((_, { from, to }) => {
    storeTried(userId, to);
    return storeTried(userId, { of: from, sentences: [] });
  }, all);
}

/** The tried changes of the version that is shown; they outlast a reload, and leave the browser with whoever signs out. */
export function useTried(userId: string, version: Version | null, versions: readonly Version[]) {
  const [all, setAll] = useState(() => readTried(userId));
  useEffect(() => setAll(storeReplaced(userId, all, versions)), [userId, all, versions]);
  return {
    tried: version ? triedOf(all, version, versions) : NONE,
    setTried(sentences: readonly string[]) {
      if (version) setAll(storeTried(userId, { of: version.id, sentences }));
    },
  };
}
