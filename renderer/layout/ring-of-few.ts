import { countedPlants } from "#core/elements/counted-plants.ts";
import type { PlanElement } from "#core/elements/element.ts";
import { findSpecies } from "#core/plants/catalogue.ts";
import type { GroundSdf } from "#renderer/mask/coverage.ts";
import { drawnSize } from "#renderer/plants/plant-mesh.ts";
import type { BedBack } from "./bed-places.ts";
import { inItsPlace } from "./in-its-place.ts";
import { plantBed } from "./plant-bed.ts";
import { circle } from "./shapes.ts";
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

/** Radius of the least ground at the foot of one plant, meters: that of a hole for a shrub. */
const LEAST_SPOT_M = 0.6;

/** The ground at the foot of the one plant that takes the place of an old one: its loop was drawn round that, and is no bed. Null for all else. */
export function spotOfOne(site: Site, element: Extract<PlanElement, { kind: "bed" }>): GroundSdf | null {
  const [one, ...others] = countedPlants(element);
  const isOne = one?.[1] === 1 && others.length === 0 && element.species.length === 1;
  const saysGround =
    element.size ?? element.shape ?? element.edge ?? element.stone ?? (element.mulch === "brown" ? null : 1);
  const stood = isOne && !saysGround ? inItsPlace(site, element.place) : null;
  const species = stood && findSpecies(one![0]);
  if (!species) return null;
  return circle(stood.x, stood.z, Math.max(LEAST_SPOT_M, drawnSize(species.id).radiusM + RING_M));
}
