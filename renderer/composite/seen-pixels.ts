/** Photo pixels that show each element, by its number (`owner` of layers and instances). */
export type SeenPixels = Map<number, number>;
/** Those that show each kind of plant that stands in the picture for an element, by the element's number. */
export type SeenPlants = Map<number, Map<string, number>>;

/** Adds to what is counted for an element; what belongs to none is not counted. */
export function addSeen(seen: SeenPixels, owner: number | undefined, pixels: number): void {
  if (owner !== undefined && pixels > 0) seen.set(owner, (seen.get(owner) ?? 0) + pixels);
}

/** Adds to what is counted for a kind of plant; 0 for one that something hides. */
export function addPlant(seen: SeenPlants, owner: number, species: string, pixels: number): void {
  const own = seen.get(owner) ?? new Map<string, number>();
  seen.set(owner, own.set(species, (own.get(species) ?? 0) + pixels));
}
