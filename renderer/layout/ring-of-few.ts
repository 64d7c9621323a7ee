import { countedPlants } from "#core/elements/counted-plants.ts";
import type { PlanElement } from "#core/elements/element.ts";
import type { GroundSdf } from "#renderer/mask/coverage.ts";
import type { BedBack } from "./bed-places.ts";
import { plantBed } from "./plant-bed.ts";
import type { Site } from "./site.ts";

/** Who asks for so few plants asks for them, and for no bed along the house. */
const FEW = 2;
/** Mulch lies so far around the crown of a plant that stands alone: a foot, meters. */
const RING_M = 0.3;

/** Of a bed of one or two counted plants (`field`: where it would lie) the ground at their feet; the whole bed of more, and of one that has a size. */
export function ringOfFew(
  site: Site,
  element: Extract<PlanElement, { kind: "bed" }>,
  field: GroundSdf,
  back: BedBack,
): GroundSdf {
  const counted = countedPlants(element);
  const all = counted.reduce((sum, [, count]) => sum + count, 0);
  const isOfFew = all > 0 && all <= FEW && element.species.every((id) => element.counts?.[id] !== undefined);
  if (!isOfFew || element.size || element.shape || element.edge) return field;
  const tried: Site = { ...site, instances: [], taken: [...site.taken] };
  plantBed(tried, element, field, back);
  const crowns = tried.taken.at(-1);
  if (tried.instances.length === 0 || !crowns) return field;
  return (x, z) => Math.max(field(x, z), crowns(x, z) - RING_M);
}
