/**
 * Sprinkler zones. Assumption: one zone waters about 1,000 sq ft at a home's 8 to 10 gallons a minute; fixr.com/costs/
 * sprinkler-system prices by the zone.
 */
export const ZONE_SQ_FT = 1000;
/** Exact; whole zones are bought. */
export const sprinklerZones = (areaSqFt: number) => areaSqFt / ZONE_SQ_FT;

/** Drip emitters are sized for half of the canopy. Source: lawnandlandscape.com/article/irrigation--dollars-in-drip. Sq ft. */
const DRIPPED_SHARE = 0.5;
export const drippedCanopySqFt = (spreadFt: number) => DRIPPED_SHARE * Math.PI * (spreadFt / 2) ** 2;
