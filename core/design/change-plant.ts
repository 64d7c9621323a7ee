import type { PlanElement, PlantChange } from "#core/elements/element.ts";

/** Kinds whose plants stand one by one; a clipped hedge is one thing. */
export const isPlantedSingly = ({ kind }: PlanElement): boolean => kind === "bed" || kind === "tree";

/** An element after a change of one of its plants; null when that was all of it. */
export function withPlantChange(element: PlanElement, change: PlantChange): PlanElement | null {
  const planted = [...(element.planted ?? []), change];
  if (element.kind === "tree") {
    const count = element.size?.count ?? 1;
    if (change.do === "replace" && count === 1) return { ...element, species: change.by };
    if (change.do !== "remove") return { ...element, planted };
    return count > 1 ? { ...element, planted, size: { ...element.size, count: count - 1 } } : null;
  }
  if (element.kind !== "bed") return element;
  const { counts, ...bed } = element;
  const changed = counts && countsAfter(counts, change);
  return { ...bed, planted, ...(changed && Object.keys(changed).length > 0 ? { counts: changed } : {}) };
}

/** How many of each plant a bed is to have, once one is another or gone. */
function countsAfter(counts: Record<string, number>, change: PlantChange): Record<string, number> {
  if (change.do === "move" || change.do === "age") return counts;
  const after = { ...counts };
  const add = (species: string, more: number) => {
    if (after[species] !== undefined) after[species] += more;
  };
  add(change.species, -1);
  if (change.do === "replace") add(change.by, 1);
  return Object.fromEntries(Object.entries(after).filter(([, count]) => count > 0));
}
