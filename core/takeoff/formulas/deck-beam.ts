import type { JoistSize } from "./deck-framing.ts";

/**
 * What carries the joists. `carriedFt` = joist span that loads the beam as the table of DCA 6 counts it: joists from
 * ledger to beam; a beam between two spans carries both. Our choice is on the safe side of what those tables commonly
 * give at posts 8 ft apart; it is no substitute for them, and the bill says so.
 */
export type DeckBeam = { plies: 2 | 3; size: JoistSize; postSpacingFt: number };

export function beamFor(carriedFt: number): DeckBeam {
  // Feet of joist span that each beam carries at most; the widest beam gets posts nearer to each other instead of more plies.
  if (carriedFt <= 10) return { plies: 2, size: "2x10", postSpacingFt: 8 };
  if (carriedFt <= 18) return { plies: 3, size: "2x12", postSpacingFt: 8 };
  return { plies: 3, size: "2x12", postSpacingFt: 6 };
}
