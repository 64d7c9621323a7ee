import type { DesignContent } from "./design-state.ts";

type Json = unknown;
type Listed = { id: string };
type Merge = { value: Json; conflict: boolean };

/** What each screen looks at is its own affair. */
const OWN_VIEW = new Set(["view", "shownId", "primaryId"]);

/**
 * Two changes of one design put together: what only one side changed is taken from it, down to one area's words. What both changed,
 * each in another way, is a conflict; then `merged` holds mine. `base` = what both started from; null where that is not known.
 */
export function mergeContent(
  base: DesignContent | null,
  mine: DesignContent,
  theirs: DesignContent,
): { merged: DesignContent; conflict: boolean } {
  const { value, conflict } = mergeValues(base ?? undefined, mine, theirs);
  return { merged: value as DesignContent, conflict };
}

export function isSame(a: Json, b: Json): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((entry, i) => isSame(entry, b[i]));
  if (!isRecord(a) || !isRecord(b)) return false;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every((key) => isSame(a[key], b[key]));
}

function mergeValues(base: Json, mine: Json, theirs: Json): Merge {
  if (isSame(mine, theirs) || isSame(base, theirs)) return { value: mine, conflict: false };
  if (isSame(base, mine)) return { value: theirs, conflict: false };
  if (isListed(mine) && isListed(theirs)) return mergeLists(isListed(base) ? base : [], mine, theirs);
  if (isRecord(mine) && isRecord(theirs)) return mergeRecords(isRecord(base) ? base : {}, mine, theirs);
  return { value: mine, conflict: true };
}

function mergeRecords(
  base: Record<string, Json>,
  mine: Record<string, Json>,
  theirs: Record<string, Json>,
): Merge {
  let conflict = false;
  const value: Record<string, Json> = {};
  for (const key of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
    const merged = OWN_VIEW.has(key)
      ? { value: mine[key], conflict: false }
      : mergeValues(base[key], mine[key], theirs[key]);
    conflict ||= merged.conflict;
    if (merged.value !== undefined) value[key] = merged.value;
  }
  return { value, conflict };
}

/** By id, in my order; what they added stands at the end. One that was removed on one side and changed on the other stays: a conflict. */
function mergeLists(base: Listed[], mine: Listed[], theirs: Listed[]): Merge {
  let conflict = false;
  const of = (list: Listed[], id: string) => list.find((entry) => entry.id === id);
  const ids = [...mine, ...theirs.filter(({ id }) => !of(mine, id))].map(({ id }) => id);
  const value = ids.flatMap((id) => {
    const merged = mergeValues(of(base, id), of(mine, id), of(theirs, id));
    conflict ||= merged.conflict;
    return merged.value === undefined ? [] : [merged.value];
  });
  return { value, conflict };
}

const isRecord = (value: Json): value is Record<string, Json> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isListed = (value: Json): value is Listed[] =>
  Array.isArray(value) && value.every((entry) => isRecord(entry) && typeof entry.id === "string");
