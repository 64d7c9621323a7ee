import type { GroundPoint } from "#core/geometry/point.ts";
import { inFrame, regionField, type Site } from "./site.ts";

/** Cells of the grid between two places that are asked. */
const EVERY = 2;

/** A place on the ground, and how far it lies inside the region, meters. */
export type DeepPlace = GroundPoint & { insideM: number };

/** The seen place that lies deepest in a region and no nearer to the camera than this, meters: what a small highlight was drawn round. It keeps `marginShare` of the photo's width off its sides. Null without one. */
export function deepestPlace(site: Site, nearestM: number, marginShare = 0): DeepPlace | null {
  const { grid } = site;
  const region = regionField(site);
  let best: DeepPlace | null = null;
  for (let j = 0; j < grid.nz; j += EVERY)
    for (let i = 0; i < grid.nx; i += EVERY) {
      if (!grid.inside[j * grid.nx + i]) continue;
      const [x, z] = [grid.x0 + (i + 0.5) * grid.cellM, grid.z0 + (j + 0.5) * grid.cellM];
      const insideM = -region(x, z);
      if (z < nearestM || insideM <= (best?.insideM ?? 0)) continue;
      const { across, down } = inFrame(site, x, z);
      if (across > marginShare && across < 1 - marginShare && down < 1) best = { x, z, insideM } as DeepPlace;
    }
  return best;
}
