import type { Site } from "#renderer/layout/site.ts";
import { lineLength, traceContours } from "#renderer/layout/trace-contours.ts";
import type { AreaMeasure, ConceptInput } from "./concept.ts";

/** Half-width of the estimate when the horizon is sure, and when it is a guess. */
const SURE_BAND = 0.2;
const GUESSED_BAND = 0.45;
/** With the height of the lens known, what remains is the horizon's error. */
const KNOWN_HEIGHT_GAIN = 0.6;

/** Size of a region on the ground, and how far to trust it. */
export function measureRegion(site: Site, horizonConfidence: number, input: ConceptInput): AreaMeasure {
  const { grid } = site;
  const perimeterM = traceContours(grid, grid.signedDistance).reduce(
    (sum, ring) => sum + lineLength(ring, true),
    0,
  );
  const band = GUESSED_BAND + (SURE_BAND - GUESSED_BAND) * horizonConfidence;
  const entered = input.camera?.heightM !== undefined;
  return {
    areaId: site.areaId,
    areaM2: grid.areaM2,
    perimeterM,
    band: entered ? band * KNOWN_HEIGHT_GAIN : band,
    basis: entered ? "entered" : "assumed",
  };
}
