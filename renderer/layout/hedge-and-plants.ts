import type { DesignPlan } from "#core/plan/design-plan.ts";
import { findSpecies } from "#core/plants/catalogue.ts";
import { drawnSize } from "#renderer/plants/plant-mesh.ts";

/** Plants up to here stand before a hedge, higher ones behind it. Meters. */
const LOW_PLANT_M = 0.8;
/** What the style of a bed plants is higher. */
const isHigh = (species: readonly string[]): boolean =>
  species.length === 0 ||
  species.some((id) => {
    const own = findSpecies(id);
    return own && drawnSize(own.id).heightM > LOW_PLANT_M;
  });

/** Where a hedge along the house stands that shares the wall with a bed: "before" its plants, or "behind" low ones; null without such a bed. */
export function hedgeAtPlants({ elements }: Pick<DesignPlan, "elements">): "before" | "behind" | null {
  const atHouse = elements.filter(({ place }) => place === "along-house");
  const beds = atHouse.flatMap((one) => (one.kind === "bed" ? [one] : []));
  if (beds.length === 0 || !atHouse.some(({ kind }) => kind === "hedge")) return null;
  return beds.some(({ species }) => isHigh(species)) ? "before" : "behind";
}
