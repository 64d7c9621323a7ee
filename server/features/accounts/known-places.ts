/** Some 10 MB of memory; the oldest goes first. */
const PLACES_MAX = 50_000;

/** Where people signed in, to tell them from strangers who guess. */
export type KnownPlaces = { has(place: string): boolean; add(place: string): void };

export function createKnownPlaces(): KnownPlaces {
  const places = new Set<string>();
  return {
    has: (place) => places.has(place),
    add(place) {
      places.delete(place);
      places.add(place);
      const [oldest] = places;
      if (places.size > PLACES_MAX && oldest !== undefined) places.delete(oldest);
    },
  };
}
