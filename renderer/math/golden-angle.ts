/**
 * Radians from one leaf, bloom or stone to the next so that no two stand in line, as in many plants (pi * (3 - sqrt(5)),
 * rounded; Vogel, "A better way to construct the sunflower head", 1979). More digits would change every plant.
 */
export const GOLDEN_ANGLE = 2.39996;
