import { wholePieces } from "./round-up.ts";

/** Sod: area × 1.05 to 1.10, pallets of 450 to 500 sq ft. Sources: directwholesaleliquidation, biologyinsights, homegardenguides. */
export const SOD_WASTE = 0.08;
/** The smaller pallet of the sources, so that the number of pallets is not too low. */
export const SOD_PALLET_SQ_FT = 450;
/** Whole pallets for sod that is counted with its waste, for the description: sod is priced by the square foot. */
export const sodPallets = (sodSqFt: number) => wholePieces(sodSqFt / SOD_PALLET_SQ_FT);

/** Turf: area × 1.10 to 1.20 for cuts from the roll, dug about 3 in. Sources: visualfoodie turf 2026, scturf.com. */
export const TURF_WASTE = 0.15;
export const TURF_DIG_IN = 3;

/** Pounds of seed per 1,000 sq ft. Assumption: 6 to 8 lb is usual for tall fescue blends, the most common lawn of cool regions. */
export const SEED_LB_PER1000_SQ_FT = 7;
/** Pounds of sand brushed into turf, per sq ft. Assumption: makers ask for 1 to 2 lb. */
export const TURF_INFILL_LB_PER_SQ_FT = 1.5;
/** Topsoil under a new lawn, inches. Assumption: 2 in levels the ground and lets roots in. */
export const LAWN_TOPSOIL_IN = 2;
