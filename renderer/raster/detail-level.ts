import type { Camera } from "#core/camera/camera.ts";

/**
 * Leaves shorter than this on the screen, in samples, are merged into fewer and larger ones. Previews merge
 * earlier, to be faster.
 */
const FULL_DETAIL_PX = 3;
const PREVIEW_DETAIL_PX = 4.5;
/** Photos of fewer pixels than this are drawn as previews. */
const PREVIEW_PX = 0.4e6;
/** Below this share of its leaves a crown begins to look like confetti. */
const LEAST_SHARE = 0.08;

/** How long leaves must be, in samples, for each of them to be drawn. */
export const fullDetailPx = (camera: Camera): number =>
  camera.widthPx * camera.heightPx < PREVIEW_PX ? PREVIEW_DETAIL_PX : FULL_DETAIL_PX;

/**
 * Share (0 to 1) of the triangles that is drawn when leaves are as long as this share of `fullDetailPx`. Each of them grows about its
 * middle by one over the root of the share: the crown stays as dense as it was.
 */
export function keptShare(ratio: number): number {
  return ratio >= 1 ? 1 : Math.max(LEAST_SHARE, ratio * ratio);
}

/**
 * Whether triangle `index` is among the drawn. Triangles come in pairs (the two halves of a leaf, the two triangles of a
 * blade's piece) and are kept or dropped as pairs: halves of one side only would tilt the light of the whole crown. Pairs
 * are chosen by multiples of the golden ratio: an even stride would fall in step with the leaves of a shoot and keep only
 * its large or only its small ones.
 */
export function isKept(index: number, keep: number): boolean {
  const at = (index >> 1) * GOLDEN;
  return at - Math.floor(at) < keep;
}

/** The golden ratio less one: multiples of it fill the interval 0 to 1 evenly for any count. */
const GOLDEN = (Math.sqrt(5) - 1) / 2;
