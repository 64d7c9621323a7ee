import type { PaverPattern } from "../../elements/paver-looks.ts";

/**
 * Share of pavers lost to cuts. Source: latestcost.com/paver-patio-cost-per-square-foot and trade convention: ×1.05 to
 * 1.10 for patterns laid square, ×1.10 to 1.15 for diagonal cuts and herringbone. Circles are cut all round: the upper end.
 */
export const paverWaste: Record<PaverPattern, number> = {
  "running-bond": 0.07,
  "stack-bond": 0.05,
  ashlar: 0.1,
  basketweave: 0.1,
  herringbone: 0.12,
  circular: 0.15,
  irregular: 0.15,
};

/** Width of the soldier course along the edge, inches: one standard 4 × 8 in paver laid across. */
const borderWidthIn = 8;

/** Area of the border in sq ft, never more than the paving itself. */
export const borderAreaSqFt = (areaSqFt: number, perimeterFt: number) =>
  Math.min(areaSqFt, (perimeterFt * borderWidthIn) / 12);

/** Sq ft that a 50 lb bag of polymeric sand fills, by joint width in inches. Source: zocalculator.com, hatchcalc. */
const jointSandTable: readonly { upToIn: number; squareFeetPerBag: number }[] = [
  { upToIn: 0.25, squareFeetPerBag: 75 },
  { upToIn: 0.375, squareFeetPerBag: 55 },
  { upToIn: 0.5, squareFeetPerBag: 40 },
  { upToIn: 0.75, squareFeetPerBag: 30 },
  { upToIn: 1, squareFeetPerBag: 20 },
];
export function jointSandSquareFeetPerBag(jointIn: number): number {
  const row = jointSandTable.find(({ upToIn }) => jointIn <= upToIn);
  return (row ?? jointSandTable.at(-1)!).squareFeetPerBag;
}

/** Relative half-width of the joint sand: the source gives 70 to 80 sq ft per bag at ¼ in. */
export const jointSandBand = 0.07;

/** Spikes of a plastic edge restraint per foot. Assumption: makers ask for one each foot. */
export const edgeSpikesPerFoot = 1;
