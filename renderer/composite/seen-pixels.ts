/** Photo pixels that show each element, by its number (`owner` of layers and instances). */
export type SeenPixels = Map<number, number>;

/** Adds to what is counted for an element; what belongs to none is not counted. */
export function addSeen(seen: SeenPixels, owner: number | undefined, pixels: number): void {
  if (owner !== undefined && pixels > 0) seen.set(owner, (seen.get(owner) ?? 0) + pixels);
}
