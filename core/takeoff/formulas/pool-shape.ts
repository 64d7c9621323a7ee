/**
 * Pools. Water at a mean depth of 5 ft (assumption) and 7.48 gallons to the cubic foot.
 * The apron around the water is 3 ft wide (assumption): the strip along the edge and its outer corner, exact for a
 * convex outline (Steiner): P·w + π·w². Feet in, sq ft out.
 */
export const APRON_WIDTH_FT = 3;
export const apronSqFt = (perimeterFt: number, widthFt: number) =>
  perimeterFt * widthFt + Math.PI * widthFt ** 2;
const MEAN_DEPTH_FT = 5;
/** US gallons: 1,728 cubic inches over 231. */
const GALLONS_PER_CUBIC_FOOT = 7.48;
export const poolGallons = (areaSqFt: number, meanDepthFt = MEAN_DEPTH_FT) =>
  areaSqFt * meanDepthFt * GALLONS_PER_CUBIC_FOOT;
