import type { SpeciesId } from "#core/plants/catalogue.ts";
import type { PhraseLexeme, Reader } from "./reader.ts";

/** "5 perennials": so many in all, of each kind about as many. */
export function shareOut(species: readonly SpeciesId[], count: number): Partial<Record<SpeciesId, number>> {
  const kinds = species.slice(0, count);
  const each = Math.floor(count / kinds.length);
  return Object.fromEntries(kinds.map((id, at) => [id, each + (at < count % kinds.length ? 1 : 0)]));
}

const NAMELY = /^ ?(?::|\(|,? ?(?:like|such as|including|namely|say)\b)[^.;!?]*$/;

/** "seasonal color: begonias", "perennials like sedum": the names say which plants the group is. */
export function dropGroup({ reading, normal }: Reader, { start }: PhraseLexeme): void {
  const last = reading.mentions.at(-1);
  if (!last?.plantsOnly || !last.grouped?.length || last.species.length > last.grouped.length) return;
  if (!NAMELY.test(normal.slice(last.end, start))) return;
  last.species = [];
  last.grouped = [];
  last.counts = {};
}
