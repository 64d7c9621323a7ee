import type { Species } from "#core/plants/catalogue.ts";

/** Whether a plant answers to all the words that somebody typed, by any of its names; to none it always does. */
export function answersTo({ name, botanical, aliases }: Species, typed: string): boolean {
  const names = [name, botanical, ...aliases].join(" ").toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => names.includes(word));
}
