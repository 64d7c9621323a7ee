/**
 * Cubic yards of a layer. `areaSqFt` in square feet, `depthIn` in inches: sq ft × in ÷ 12 ÷ 27, so that one
 * cubic yard covers 162, 108 and 81 sq ft at 2, 3 and 4 in.
 * Source: arithmetic; the same coverages in homeguide.com/costs/fill-dirt-sand-topsoil-cost.
 */
const INCHES_PER_FOOT = 12;
const CUBIC_FEET_PER_CUBIC_YARD = 27;
export const layerCubicYards = (areaSqFt: number, depthIn: number) =>
  (areaSqFt * depthIn) / INCHES_PER_FOOT / CUBIC_FEET_PER_CUBIC_YARD;

/** Cubic feet of a round hole; diameter and depth in inches: π·r²·depth. Source: geometry. */
export const holeCubicFeet = (diameterIn: number, depthIn: number) =>
  (Math.PI * (diameterIn / (2 * INCHES_PER_FOOT)) ** 2 * depthIn) / INCHES_PER_FOOT;
