import type { Place, PlanElement } from "#core/elements/element.ts";
import { coveredShare } from "#renderer/mask/cover.ts";
import type { GroundSdf } from "#renderer/mask/coverage.ts";
import { bedField } from "./bed-field.ts";
import { builtDistance } from "./beside.ts";
import { freezeField } from "./freeze-field.ts";
import type { LaidSurface, Site } from "./site.ts";

/** Width of a strip of stones of which nobody said one, meters: 3 ft, as landscapers lay them along foundations and fences. Assumption. */
const USUAL_M = 0.91;

/** With less of the photo, as a share of it, no house stands behind the yard. */
const LEAST_HOUSE = 0.02;

/** What stones are laid along and not all over the yard; round the others they are a strip where a width was said. */
const ALONG: ReadonlySet<Place | undefined> = new Set<Place | undefined>([
  "along-fence",
  "along-house",
  "along-walk",
  "along-driveway",
  "border",
]);
const AROUND: ReadonlySet<Place | undefined> = new Set<Place | undefined>(["around-patio", "around-pool"]);

/** Whether loose stones are to lie in a strip along something in an unmarked yard: "river rock along the fence". A highlight is that strip itself. */
export const isStoneStrip = (filled: boolean, element: PlanElement): boolean =>
  !filled &&
  element.kind === "gravel" &&
  element.use === "area" &&
  (ALONG.has(element.place) || (AROUND.has(element.place) && element.size?.widthM !== undefined)) &&
  !element.shape &&
  element.size?.lengthM === undefined &&
  element.size?.areaM2 === undefined;

/** The strip along what its place names; null where that is not there. Signed meters on the ground, negative inside. */
export function stoneStrip(site: Site, { place, size }: PlanElement): GroundSdf | null {
  const along = (where: Place | undefined) => bedField(site, where, size?.widthM ?? USUAL_M);
  const isAtOld = place === "around-patio" && !builtDistance(site, place);
  // Round a patio or a deck of the photo: along the house, which decks are seen as, and along the paving.
  const atHouse = isAtOld && coveredShare(site.house) > LEAST_HOUSE ? along("along-house") : null;
  const field = isAtOld ? either(atHouse, along("along-walk")) : along(place);
  // What is placed later, and the strip itself, must not change it.
  return field && freezeField(site, field);
}

function either(one: GroundSdf | null, other: GroundSdf | null): GroundSdf | null {
  return one && other ? (x, z) => Math.min(one(x, z), other(x, z)) : (one ?? other);
}

/** The strip of stones in which plants stand that were asked for with it: "a band of river rock around the deck with boxwoods". Null without one. */
export function stripOfPlants(
  site: Site,
  { mulch, place, size, shape, species }: Extract<PlanElement, { kind: "bed" }>,
): LaidSurface | null {
  if (mulch !== "gravel" || place || size || shape || species.length === 0) return null;
  return site.surfaces.find(({ element }) => isStoneStrip(site.filled, element)) ?? null;
}
