import type { PlantAge, PlantChange } from "#core/elements/element.ts";

/** What was said of a plant's place is exact to an inch or two, and no two plants stand nearer to each other than this. Meters. */
const SAME_M = 0.25;

type Spot = { x: number; z: number; species: string };

/** What becomes of a plant: it stands at a place as a species, or has another age. */
type Made<P extends Spot> = {
  set(species: string, at: { x: number; z: number }, old: P): P;
  aged(old: P, age: PlantAge): P;
};

/**
 * Plants after what a hand did to single ones, whose places are those of the plants here. Done twice it is as done once, so that it can be
 * done again where a bed was filled up meanwhile.
 */
export function changePlants<P extends Spot>(
  plants: readonly P[],
  changes: readonly PlantChange[],
  { set, aged }: Made<P>,
): P[] {
  return changes.reduce<P[]>(
    (all, change) => {
      const nearest = nearestTo(all, change.at, (plant) => plant.species === change.species);
      if (change.do === "remove")
        return all.filter((plant) => plant !== (nearest ?? nearestTo(all, change.at)));
      if (!nearest) return all;
      if (change.do === "age")
        return all.map((plant) => (plant === nearest ? aged(plant, change.age) : plant));
      if (change.do === "replace")
        return all.map((plant) => (plant === nearest ? set(change.by, nearest, nearest) : plant));
      // Done before: the plant stands where it was moved to.
      const isThere = nearestTo(all, change.to, (plant) => plant.species === change.species);
      if (isThere && isThere !== nearest) return all;
      return all.map((plant) => (plant === nearest ? set(plant.species, change.to, plant) : plant));
    },
    [...plants],
  );
}

function nearestTo<P extends Spot>(
  plants: readonly P[],
  at: { x: number; z: number },
  isMeant: (plant: P) => boolean = () => true,
): P | null {
  let found: P | null = null;
  let nearest = SAME_M;
  for (const plant of plants) {
    const off = Math.hypot(plant.x - at.x, plant.z - at.z);
    if (off > nearest || !isMeant(plant)) continue;
    nearest = off;
    found = plant;
  }
  return found;
}

/** Whether a plant was moved by hand to where it stands. */
export const isSetByHand = (changes: readonly PlantChange[], x: number, z: number): boolean =>
  changes.some((change) => change.do === "move" && Math.hypot(change.to.x - x, change.to.z - z) <= SAME_M);
