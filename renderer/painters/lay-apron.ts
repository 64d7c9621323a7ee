import type { PlanElement } from "#core/elements/element.ts";
import type { PavedShape } from "#renderer/layout/paved-shape.ts";
import { laySurface, type Site } from "#renderer/layout/site.ts";
import type { GroundSdf } from "#renderer/mask/coverage.ts";
import { paving } from "#renderer/textures/paver.ts";
import { PAVER_COLORS } from "#renderer/textures/paver-palette.ts";
import { LAYING } from "#renderer/textures/paver-pattern.ts";
import type { ElementOf } from "./painter.ts";

/** Depth of the strip at the street end of a drive, meters: 4 ft. */
const APRON_M = 1.2;
/** The strip takes at most this share of the depth of a drive. */
const SHARE = 1 / 3;
/** Every third column is looked at to find the ends of the drive. */
const COLUMN_STEP = 3;
/** Half width of the soil along the strip, meters. */
const SOIL_M = 0.015;

/** Lays the strip of other stones in which a drive ends at its near end. It is a surface of its own and counted as one. */
export function layApron(site: Site, drive: PlanElement, shape: PavedShape): void {
  const { grid } = site;
  let nearM = Number.POSITIVE_INFINITY;
  let farM = 0;
  for (let j = 0; j < grid.nz; j++) {
    const z = grid.z0 + (j + 0.5) * grid.cellM;
    const row = site.camera.photoY(0, z);
    // What lies under the frame is not seen.
    if (row > site.camera.heightPx) continue;
    for (let i = 0; i < grid.nx; i += COLUMN_STEP) {
      if (!grid.inside[j * grid.nx + i]) continue;
      nearM = Math.min(nearM, z);
      farM = Math.max(farM, z);
      break;
    }
  }
  if (!(farM > nearM)) return;
  const line = nearM + Math.min(APRON_M, (farM - nearM) * SHARE);
  const field: GroundSdf = (x, z) => Math.max(shape.field(x, z), z - line);
  const colour = drive.kind === "pavers" && drive.colour === "charcoal" ? "grey" : "charcoal";
  const apron: ElementOf<"pavers"> = {
    kind: "pavers",
    use: "driveway",
    pattern: "running-bond",
    colour,
    border: false,
  };
  const shade = paving(
    { pattern: LAYING["running-bond"], colors: PAVER_COLORS[colour], originX: 0, originZ: line, turn: 0 },
    site.light.sun,
  );
  laySurface(site, apron, field, { kind: "matte", shade }, { soilM: SOIL_M });
}
