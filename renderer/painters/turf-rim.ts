import type { Site } from "#renderer/layout/site.ts";
import type { GroundSdf } from "#renderer/mask/coverage.ts";
import { vnoise } from "#renderer/math/noise.ts";

/**
 * Greatest height of blades at a bed's rim, meters. A blade has LOWEST_SHARE of it, and the rest by its
 * tuft and by itself.
 */
const HIGHEST_M = 0.06;
const LOWEST_SHARE = 0.15;
const TUFT_SHARE = 0.3;
const BLADE_SHARE = 0.55;
/**
 * Frequency of the noise along the rim for tufts and for blades, and away from the camera, cycles per
 * meter.
 */
const TUFTS_PER_M = 23;
const BLADES_PER_M = 140;
const ROWS_PER_M = 1.1;
/** Blades of less than so many pixels are seen together, and the mean of the square of their noise. */
const BLADE_PX = 0.35;
const MEAN_BLADE = 0.3;
/** Coverage from which on a pixel is lawn. */
const INSIDE = 0.5;

/**
 * A shape on the ground as it is seen behind the blades of the lawn before it: those hide of it what lies on the line of sight through
 * them, and the photo's own lawn is left to be seen there. Elsewhere it ends as it does, or, where it is `whole`, with the region.
 * New lawn beside it has blades of its own, and leaves nothing of the old one. `moreM`: the blades stand higher by so much.
 */
export function behindBlades(site: Site, field: GroundSdf, whole = false, moreM = 0): GroundSdf {
  const { camera, lawn, newLawn } = site;
  const isLawn = (x: number, z: number): boolean => {
    const row = Math.floor(camera.photoY(0, z));
    const column = Math.floor(camera.photoX(x, z));
    if (row < 0 || row >= camera.heightPx || column < 0 || column >= camera.widthPx) return false;
    const i = row * camera.widthPx + column;
    return lawn[i]! > INSIDE && !(newLawn && newLawn[i]! > INSIDE);
  };
  return (x, z) => {
    const here = field(x, z);
    // How far behind its foot a blade hides the ground: its height over the camera's height, times the
    // distance.
    const reachM = ((HIGHEST_M + moreM) * z) / camera.heightM;
    if (here > reachM) return here;
    // Where no blade reaches, still no deeper than the nearest place where one may.
    if (here < -2 * reachM) return here + reachM;
    const tuft = vnoise(x * TUFTS_PER_M, z * ROWS_PER_M, 3);
    const blade = vnoise(x * BLADES_PER_M, z * ROWS_PER_M, 5);
    // Where a pixel is wider than a blade it shows the mean of several.
    const single = Math.min(1, BLADE_PX / ((z / camera.focalPx) * BLADES_PER_M));
    const own = MEAN_BLADE + (blade * blade - MEAN_BLADE) * single;
    const highM = HIGHEST_M * (LOWEST_SHARE + TUFT_SHARE * tuft + BLADE_SHARE * own);
    const nearer = 1 - (highM + moreM) / camera.heightM;
    const foot = field(x * nearer, z * nearer);
    // About the depth and width of a pixel on the ground, meters.
    const pixelM = (z / camera.focalPx) * (1 + z / camera.heightM);
    const isHidden = foot > here && foot > 0 && isLawn(x * nearer, z * nearer);
    // A pixel that the rim runs through is all lawn.
    if (isHidden) return Math.max(foot, here + pixelM);
    return whole ? Math.min(here, 0) - pixelM : here;
  };
}

/**
 * The shade between blades and mulch, meters: how much higher than the blades it reaches, and its distance
 * from edges that no blade hides.
 */
const SHADE_M = 0.015;
const APART_M = 0.02;

/** The strip of a shape that lies in the shade of the blades before it. */
export function inBladeShade(site: Site, field: GroundSdf, seen: GroundSdf): GroundSdf {
  const higher = behindBlades(site, field, false, SHADE_M);
  return (x, z) => {
    const here = seen(x, z);
    return Math.abs(here) > FAR_M ? Math.abs(here) : Math.max(here, APART_M - higher(x, z));
  };
}
/** No shade is drawn farther than this from the edge of a bed, meters. */
const FAR_M = 1;
