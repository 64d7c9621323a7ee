/** Sod: area × 1.05 to 1.10, pallets of 450 to 500 sq ft. Sources: directwholesaleliquidation, biologyinsights, homegardenguides. */
export const sodWaste = 0.08;
export const sodPalletSqFt = 450;
export const sodPallets = (sodSqFt: number) => Math.ceil(sodSqFt / sodPalletSqFt - 1e-9);

/** Turf: area × 1.10 to 1.20 for cuts from the roll, dug about 3 in. Sources: visualfoodie turf 2026, scturf.com. */
export const turfWaste = 0.15;
export const turfDigIn = 3;

/** Pounds of seed per 1,000 sq ft. Assumption: 6 to 8 lb is usual for tall fescue blends, the most common lawn of cool regions. */
export const seedLbPer1000SqFt = 7;
/** Pounds of sand brushed into turf, per sq ft. Assumption: makers ask for 1 to 2 lb. */
export const turfInfillLbPerSqFt = 1.5;
/** Topsoil under a new lawn, inches. Assumption: 2 in levels the ground and lets roots in. */
export const lawnTopsoilIn = 2;
