import type { SpeciesId } from "#core/plants/catalogue.ts";

/** "5 perennials": so many in all, of each kind about as many. */
export function shareOut(species: readonly SpeciesId[], count: number): Partial<Record<SpeciesId, number>> {
  const kinds = species.slice(0, count);
  const each = Math.floor(count / kinds.length);
  return Object.fromEntries(kinds.map((id, at) => [id, each + (at < count % kinds.length ? 1 : 0)]));
}
