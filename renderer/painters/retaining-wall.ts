import { alongHouse, hasHouseLine } from "#renderer/layout/bed-field.ts";
import { edgeLines, fieldLines, onSide } from "#renderer/layout/edge-lines.ts";
import { asAsked, noRoom } from "#renderer/layout/outcome.ts";
import { simplified } from "#renderer/layout/simplify-line.ts";
import { freeDistance, regionField, type Site } from "#renderer/layout/site.ts";
import { lineLength } from "#renderer/layout/trace-contours.ts";
import { strip } from "#renderer/layout/walk-line.ts";
import { gardenWall } from "#renderer/solids/wall.ts";
import { type ElementOf, type Painter, TURN } from "./painter.ts";

const HEIGHT_M = 0.45;
/** Block walls above this need an engineer; the picture stays below it. */
const HIGHEST_M = 1.2;
const DEPTH_M = 0.3;

export const retainingWall: Painter<"retaining-wall"> = {
  turn: TURN.wall,
  paint: (site, element) => {
    const lines = wallLines(site, element).map((line) => simplified(line, 0.05));
    if (lines.length === 0) return noRoom("wall");
    const heightM = Math.min(HIGHEST_M, element.size?.heightM ?? HEIGHT_M);
    const lengthM = lines.reduce((sum, line) => sum + lineLength(line, false), 0);
    lines.forEach((line, k) => {
      site.instances.push(...gardenWall(site.seed + k, line, heightM, element.material));
      site.taken.push(strip(line, DEPTH_M));
    });
    site.pieces.push({
      element,
      areaId: site.areaId,
      outline: lines,
      areaM2: lengthM * DEPTH_M,
      perimeterM: 2 * (lengthM + DEPTH_M),
      lengthM,
      heightM,
    });
    return asAsked;
  },
};

/** In front of a bed along the house, where a low wall usually stands; else along the wished edge of the region. */
function wallLines(site: Site, element: ElementOf<"retaining-wall">) {
  const region = regionField(site);
  const clear = (p: { x: number; z: number }) =>
    region(p.x, p.z) < -0.2 && freeDistance(site, p.x, p.z) > 0.3 && site.hardDistance(p.x, p.z) > 0.3;
  if (element.place || !hasHouseLine(site)) {
    const side = onSide(site, element.place ?? "back");
    return edgeLines(site, 0.5, (p) => side(p) && clear(p));
  }
  const { grid } = site;
  const front = alongHouse(site);
  const field = new Float32Array(grid.nx * grid.nz);
  for (let j = 0; j < grid.nz; j++) {
    for (let i = 0; i < grid.nx; i++) {
      field[j * grid.nx + i] = front(grid.x0 + (i + 0.5) * grid.cellM, grid.z0 + (j + 0.5) * grid.cellM);
    }
  }
  return fieldLines(site, field, 0, clear);
}
