import type { PaverPattern } from "#core/elements/paver-looks.ts";

/**
 * Share of pavers lost to cuts. Source: latestcost.com/paver-patio-cost-per-square-foot and trade convention: ×1.05 to
 * 1.10 for patterns laid square, ×1.10 to 1.15 for diagonal cuts and herringbone. Circles are cut all round: the upper end.
 */
export const PAVER_WASTE: Record<PaverPattern, number> = {
  // Square patterns lose only what the edge cuts off; herringbone is cut along every edge.
  "running-bond": 0.07,
  "stack-bond": 0.05,
  ashlar: 0.1,
  basketweave: 0.1,
  herringbone: 0.12,
  circular: 0.15,
  irregular: 0.15,
};

/** Width of the soldier course along the edge, inches: one standard 4 × 8 in paver laid across. */
const BORDER_WIDTH_IN = 8;

/** Area of the border in sq ft, never more than the paving itself. */
export const borderAreaSqFt = (areaSqFt: number, perimeterFt: number) =>
  Math.min(areaSqFt, (perimeterFt * BORDER_WIDTH_IN) / 12);

/** Sq ft that a 50 lb bag of polymeric sand fills, by joint width in inches. Source: zocalculator.com, hatchcalc. */
const JOINT_SAND_TABLE: readonly { upToIn: number; squareFeetPerBag: number }[] = [
  { upToIn: 0.25, squareFeetPerBag: 75 },
  { upToIn: 0.375, squareFeetPerBag: 55 },
  { upToIn: 0.5, squareFeetPerBag: 40 },
  { upToIn: 0.75, squareFeetPerBag: 30 },
  { upToIn: 1, squareFeetPerBag: 20 },
];
export function jointSandSquareFeetPerBag(jointIn: number): number {
  const row = JOINT_SAND_TABLE.find(({ upToIn }) => jointIn <= upToIn);
  return (row ?? JOINT_SAND_TABLE.at(-1)!).squareFeetPerBag;
}

/** Relative half-width of the joint sand: the source gives 70 to 80 sq ft per bag at ¼ in. */
export const JOINT_SAND_BAND = 0.07;

/** Spikes of a plastic edge restraint per foot. Assumption: makers ask for one each foot. */
export const EDGE_SPIKES_PER_FOOT = 1;
