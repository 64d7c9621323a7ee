/** Photo pixels that show each element, by its number (`owner` of layers and instances). */
export type SeenPixels = Map<number, number>;

export function addSeen(seen: SeenPixels, owner: number | undefined, pixels: number): void {
  if (owner !== undefined && pixels > 0) seen.set(owner, (seen.get(owner) ?? 0) + pixels);
}
