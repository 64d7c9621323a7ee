import type { Site } from "#renderer/layout/site.ts";
import type { GroundSdf } from "#renderer/mask/coverage.ts";
import { vnoise } from "#renderer/math/noise.ts";
import { clamp, smoothstep } from "#renderer/math/scalar.ts";

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
/** Tufts and blades are seen together where one is narrower than the first, and each by itself where it is wider than the second, pixels of the small picture: in between they would be teeth. */
const TOGETHER_PX = 1;
const SINGLE_PX = 3.5;
/** The mean of the noise, and of its square. */
const MEAN_TUFT = 0.5;
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
    const pixelM = z / camera.focalPx;
    const tuft = vnoise(x * TUFTS_PER_M, z * ROWS_PER_M, 3);
    const blade = vnoise(x * BLADES_PER_M, z * ROWS_PER_M, 5);
    const tufts = MEAN_TUFT + (tuft - MEAN_TUFT) * seenSingly(1 / (TUFTS_PER_M * pixelM));
    const blades = MEAN_BLADE + (blade * blade - MEAN_BLADE) * seenSingly(1 / (BLADES_PER_M * pixelM));
    const highM = HIGHEST_M * (LOWEST_SHARE + TUFT_SHARE * tufts + BLADE_SHARE * blades);
    const standsM = highM + moreM;
    const nearer = 1 - standsM / camera.heightM;
    if (!whole) {
      const foot = field(x * nearer, z * nearer);
      return foot > here && isLawn(x * nearer, z * nearer) ? foot : here;
    }
    // The painter gives the edge of a whole region a soft pixel of its own: up to it all is covered. `edgeM`: about the depth and width of a pixel on the ground.
    const edgeM = pixelM * (1 + z / camera.heightM);
    const inside = edgeM - Math.min(here, 0);
    // That edge is finer in the region's coverage than on the grid: on a far bed a cell is wider than a pixel.
    const cover = 2 * coverage(site, camera.photoX(x, z), camera.photoY(0, z) + standsM / pixelM) - 1;
    return cover < 1 && isLawn(x * nearer, z * nearer) ? -cover * (cover < 0 ? edgeM : inside) : -inside;
  };
}

/** The region's coverage at a place of the small picture, 0 to 1, between the middles of its pixels. */
function coverage({ clip, camera: { widthPx, heightPx } }: Site, x: number, y: number): number {
  const column = clamp(x - 0.5, 0, widthPx - 1.001);
  const row = clamp(y - 0.5, 0, heightPx - 1.001);
  const [i, j] = [Math.floor(column), Math.floor(row)];
  const [right, down] = [column - i, row - j];
  const at = j * widthPx + i;
  const above = clip[at]! * (1 - right) + clip[at + 1]! * right;
  const below = clip[at + widthPx]! * (1 - right) + clip[at + widthPx + 1]! * right;
  return above * (1 - down) + below * down;
}

/** How far things so many pixels wide are seen one by one, 0 to 1. */
const seenSingly = (widePx: number): number => smoothstep(TOGETHER_PX, SINGLE_PX, widePx);

/**
 * The shade between blades and mulch, meters: how much higher than the blades it reaches, and its distance
 * from edges that no blade hides.
 */
const SHADE_M = 0.015;
const APART_M = 0.02;

/** The strip of a shape that lies in the shade of the blades before it. */
export function inBladeShade(site: Site, field: GroundSdf, seen: GroundSdf, whole: boolean): GroundSdf {
  const higher = behindBlades(site, field, whole, SHADE_M);
  return (x, z) => {
    const here = seen(x, z);
    return Math.abs(here) > FAR_M ? Math.abs(here) : Math.max(here, APART_M - higher(x, z));
  };
}
/** No shade is drawn farther than this from the edge of a bed, meters. */
const FAR_M = 1;
