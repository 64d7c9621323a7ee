/**
 * Common earth grows by a quarter when it is dug, so a truck carries away more than the hole.
 * Assumption: 20 to 30 % is the usual range for loam and clay; no source among ours gives a figure.
 */
export const SWELL = 1.25;
/** Loose yards on the truck for yards in the ground. */
export const hauledCubicYards = (bankCubicYards: number) => bankCubicYards * SWELL;

/** Depth of a lawn cut away with its roots, inches. Assumption: sod cutters work at 1½ to 2½ in. */
export const SOD_STRIP_DEPTH_IN = 2;
