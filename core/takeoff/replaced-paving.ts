import { squareMetersToSquareFeet } from "#core/geometry/units.ts";
import type { PlacedElement } from "#core/plan/placed-element.ts";

/**
 * Less than this share of a surface, and less than this, is an edge that was read wrong. Assumptions. Both must hold: of a large surface
 * 1.5 m² are the mask's rim, of a small one 15% are.
 */
const LEAST_PAVED_SHARE = 0.15;
const LEAST_PAVED_M2 = 1.5;

/** Old paving that goes away under an element, square feet. */
export const replacedSqFt = ({
  areaM2,
  overPavedM2 = 0,
}: Pick<PlacedElement, "areaM2" | "overPavedM2">): number =>
  // Square meters, as the layout measured them.
  overPavedM2 < LEAST_PAVED_M2 || overPavedM2 < LEAST_PAVED_SHARE * areaM2
    ? 0
    : squareMetersToSquareFeet(overPavedM2);
