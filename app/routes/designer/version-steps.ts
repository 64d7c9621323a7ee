import type { Version } from "./version.ts";

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((text, i) => text === b[i]);

/**
 * The version that one was changed from: of those before it the last with the most of its changes, for several may be drawn at once, and
 * rather one that was laid out from the same seed. One that was generated anew follows the one before it. Null for the first.
 */
export function versionBefore(versions: readonly Version[], id: string | null): Version | null {
  const at = versions.findIndex((version) => version.id === id);
  const version = versions[at];
  if (!version) return null;
  const earlier = versions.slice(0, at);
  const ofSeed = earlier.filter(({ seed }) => seed === version.seed);
  return withMost(ofSeed, version) ?? withMost(earlier, version) ?? earlier.at(-1) ?? null;
}

function withMost(versions: readonly Version[], { editHistory }: Version): Version | undefined {
  for (let most = editHistory.length - 1; most >= 0; most--) {
    const before = editHistory.slice(0, most);
    const from = versions.findLast((one) => isSame(one.editHistory, before));
    if (from) return from;
  }
  return undefined;
}

/** The newest version that was changed from one; null where there is none. */
export const versionAfter = (versions: readonly Version[], id: string | null): Version | null =>
  versions.findLast((version) => id !== null && versionBefore(versions, version.id)?.id === id) ?? null;
