import type { Place } from "#core/elements/element.ts";
import type { GroundSdf } from "#renderer/mask/coverage.ts";
import { freeDistance, type LaidSurface, type Site } from "./site.ts";
import { strip } from "./walk-line.ts";

/** Stepping stones are walked on over this width. Meters. */
const STEPS_WIDE_M = 0.7;

/** Whether people walk along it. */
const isWalk = ({ element }: LaidSurface): boolean =>
  element.kind === "stepping-stones" || ("use" in element && element.use === "walkway");

/** Meters to the walk that a wish means: the new one where one was laid, else those that the photo shows. */
export function walkDistance(site: Site): GroundSdf {
  const fields = site.surfaces
    .filter(isWalk)
    .map(({ line, field, element }) =>
      line && element.kind === "stepping-stones" ? strip(line, STEPS_WIDE_M) : field,
    );
  if (fields.length === 0) return site.hardDistance;
  return (x, z) => Math.min(...fields.map((field) => field(x, z)));
}

/** Things that stand in the middle of a yard, with beds around them, as they are built anew. */
const isMeant: Partial<Record<Place, (surface: LaidSurface) => boolean>> = {
  "around-patio": ({ element }) =>
    element.kind === "deck" || ("use" in element && (element.use === "patio" || element.use === "area")),
  "around-pool": ({ element }) => element.kind === "pool",
};

/**
 * Meters to what a bed goes around: what is built anew; null where that is not among what was laid, and the photo's own is meant.
 */
export function builtDistance(site: Site, place: Place): GroundSdf | null {
  const test = isMeant[place];
  const isThere =
    test === undefined
      ? site.taken.length > 0
      : site.surfaces.some(test) || (place === "around-patio" && site.decks.length > 0);
  return isThere ? (x, z) => freeDistance(site, x, z) : null;
}
