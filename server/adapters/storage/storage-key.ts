/** The kinds of file the product keeps. The ending of a key says the content type, so no second file holds it. */
const CONTENT_TYPES = {
  jpg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  pdf: "application/pdf",
  /** What a person left at the store and nobody has looked at yet. */
  bin: "application/octet-stream",
} as const;

export type FileEnding = keyof typeof CONTENT_TYPES;

const KEY_SHAPE = /^(?:[a-z0-9][a-z0-9_-]{0,99}\/){0,6}[a-z0-9][a-z0-9_-]{0,99}\.(jpg|png|webp|pdf|bin)$/;

/**
 * Keys are made by the server, never from a name that somebody chose. Lower case alone, because some disks take `A`
 * and `a` for one file; no dot but the one before the ending, so no key climbs out of its folder.
 */
export const isStorageKey = (key: string): boolean => KEY_SHAPE.test(key);

export function contentTypeOf(key: string): string {
  const ending = KEY_SHAPE.exec(key)?.[1];
  if (!ending) throw new RangeError(`Not a storage key: ${JSON.stringify(key.slice(0, 200))}`);
  return CONTENT_TYPES[ending as FileEnding];
}
