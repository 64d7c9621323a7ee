/**
 * Working hours per unit of work. Four come from github.com/estimatorsuite/construction-calculators: sod 1,000 sq ft 6 h,
 * patio 200 sq ft 16 h, mulch 500 sq ft 4 h, four irrigation zones 8 h. The others are our assumptions, chosen so that goods and
 * hours at the typical man-hour price together fall within the installed prices that trade articles publish.
 */
export const HOURS_PER = {
  sodSqFt: 6 / 1000,
  paverSqFt: 16 / 200,
  mulchSqFt: 4 / 500,
  irrigationZone: 8 / 4,
  seedSqFt: 4 / 1000,
  turfSqFt: 0.04,
  slabSqFt: { broom: 0.03, exposed: 0.06, stamped: 0.08 },
  gravelSqFt: 0.02,
  steppingStone: 0.3,
  deckSqFt: { "pressure-treated": 0.2, cedar: 0.28, composite: 0.4 },
  footing: 1,
  stairTread: 0.75,
  railingFt: 0.3,
  wallFaceSqFt: 0.18,
  fenceFt: { wood: 0.17, vinyl: 0.25, metal: 0.5 },
  edgingFt: 0.03,
  perennial: 0.12,
  shrub: 0.4,
  boulder: 1,
  light: 1.25,
  firePit: 6,
  waterFeature: 10,
  sodStripSqFt: 0.008,
} as const;
