import type { Species } from "./catalogue.ts";
import { plantsForRow } from "./spacing.ts";

/** A stretch of a band planted with one species, meters along the band. */
export type Drift = { species: Species; fromM: number; toM: number; count: number };

/** Plants of one kind are set in groups of at least three: one of each is a collection, not a garden. */
const LEAST_IN_DRIFT = 3;
/** Longest stretch of one species before the eye wants another, meters. */
const LONGEST_DRIFT_M = 2.4;
/** A rest shorter than so many drifts is not divided: the last drift would be half of one or less. */
const SHORTEST_REST = 1.5;
/** Rounding error of a band's length, meters. */
const NOISE_M = 1e-9;

/**
 * Divides a band of a bed into drifts of one species each, taken in turn, so that no two neighbors are equal unless the
 * band holds one species alone. Drifts are long enough for three plants and together exactly as long as the band; a
 * band too short for that is one drift.
 */
export function driftsOf(species: readonly Species[], lengthM: number): Drift[] {
  const drifts: Drift[] = [];
  let fromM = 0;
  while (species.length > 0 && lengthM - fromM > NOISE_M) {
    const next = species[drifts.length % species.length]!;
    const wantedM = Math.max(LONGEST_DRIFT_M, (LEAST_IN_DRIFT - 1) * next.spacingM);
    const restM = lengthM - fromM;
    // A rest too short for the next drift joins this one.
    const toM = restM < SHORTEST_REST * wantedM ? lengthM : fromM + wantedM;
    drifts.push({ species: next, fromM, toM, count: plantsForRow(toM - fromM, next.spacingM) });
    fromM = toM;
  }
  return drifts;
}
