import type { PlanElement } from "./element.ts";

type Bed = Extract<PlanElement, { kind: "bed" }>;

/**
 * How many of which plants a bed was asked to have: in the order in which it names them, those that it does not name after them by their
 * ids. Not in the order of the keys: a database does not keep that, and where plants stand follows from which are set first.
 */
export function countedPlants({
  species,
  counts = {},
}: Pick<Bed, "species" | "counts">): [id: string, count: number][] {
  const beside = Object.keys(counts)
    .filter((id) => !species.includes(id))
    .toSorted();
  return [...new Set([...species, ...beside])].flatMap((id) =>
    counts[id] === undefined ? [] : [[id, counts[id]]],
  );
}
