import type { GroundPoint } from "#core/geometry/point.ts";
import { fieldLines, valuesOf } from "./edge-lines.ts";
import { regionField, type Site } from "./site.ts";

/** Distance of lights from the front of a bed, and how far behind them it lies at most, meters. */
const BEFORE_BED_M = 0.12;
const BEHIND_M = 0.5;

/** The front edges of the beds that were laid, where lights stand just before the plants; longest first. */
export function bedFronts(site: Site, open: (p: GroundPoint) => boolean): GroundPoint[][] {
  const region = regionField(site);
  return site.surfaces
    .filter(({ element }) => element.kind === "bed")
    .flatMap(({ field }) =>
      fieldLines(
        site,
        valuesOf(site, field),
        BEFORE_BED_M,
        (p) => open(p) && region(p.x, p.z) < 0 && field(p.x, p.z + BEHIND_M) < 0,
      ),
    );
}
