/** Leaves that are shorter than this on the screen (in samples) are merged into fewer, larger ones. */
const FULL_DETAIL_PX = 3;
/** Below this share of its leaves a crown begins to look like confetti. */
const LEAST_SHARE = 0.08;

export type DetailLevel = {
  /** Share of the triangles that is drawn, 0 to 1. */
  keep: number;
  /** Each of them grown about its middle by this much: `keep * grow * grow` is 1, so the crown stays as dense as it was. */
  grow: number;
};

/** How much of a plant to draw when a typical leaf is `leafPx` samples long. */
export function detailLevel(leafPx: number): DetailLevel {
  const ratio = leafPx / FULL_DETAIL_PX;
  if (ratio >= 1) return { keep: 1, grow: 1 };
  const keep = Math.max(LEAST_SHARE, ratio * ratio);
  return { keep, grow: 1 / Math.sqrt(keep) };
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

const GOLDEN = (Math.sqrt(5) - 1) / 2;
