/**
 * Working hours per unit of work. Four come from github.com/estimatorsuite/construction-calculators: sod 1,000 sq ft 6 h,
 * patio 200 sq ft 16 h, mulch 500 sq ft 4 h, four irrigation zones 8 h. The others are our assumptions, chosen so that goods and
 * hours at the typical man-hour price together fall within the installed prices that trade articles publish.
 */
export const HOURS_PER = {
  // Ground covers, hours per square foot.
  sodSqFt: 6 / 1000,
  paverSqFt: 16 / 200,
  mulchSqFt: 4 / 500,
  // Hours per zone.
  irrigationZone: 8 / 4,
  // 250 sq ft an hour.
  seedSqFt: 4 / 1000,
  // 25 sq ft an hour.
  turfSqFt: 0.04,
  // Placing and finishing a square foot of slab, by its finish; then a square foot of gravel: 50 an hour.
  slabSqFt: { broom: 0.03, exposed: 0.06, stamped: 0.08, asphalt: 0.02 },
  gravelSqFt: 0.02,
  // Hours per stone, its sand bed included.
  steppingStone: 0.3,
  // Hours per square foot of deck, boards and frame together.
  deckSqFt: { "pressure-treated": 0.2, cedar: 0.28, composite: 0.4 },
  // Hours per footing with its post, per tread, per foot of railing, per square foot of wall face.
  footing: 1,
  stairTread: 0.75,
  railingFt: 0.3,
  wallFaceSqFt: 0.18,
  // Hours per foot of fence, posts included.
  fenceFt: { wood: 0.17, vinyl: 0.25, metal: 0.5 },
  // Hours per square foot of a face that is veneered, clad with boards, plastered, and coated (once each).
  veneerSqFt: 0.28,
  claddingSqFt: 0.08,
  stuccoSqFt: 0.07,
  coatSqFt: 0.012,
  edgingFt: 0.03,
  // Hours per plant, by size.
  perennial: 0.12,
  shrub: 0.4,
  // Hours per piece.
  boulder: 1,
  planter: 0.5,
  light: 1.25,
  firePit: 6,
  waterFeature: 10,
  // Hours per square foot: 125 sq ft an hour with a sod cutter.
  sodStripSqFt: 0.008,
} as const;
