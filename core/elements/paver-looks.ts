import { METERS_PER_INCH } from "#core/geometry/units.ts";

export type PaverColor = "blend" | "charcoal" | "grey" | "red" | "tan" | "sand";

export type PaverPattern =
  | "running-bond"
  | "herringbone"
  | "basketweave"
  | "circular"
  | "ashlar"
  | "stack-bond"
  | "irregular";

/** What fills the joints of paving; without it sand does. */
export type PaverJoint = "thyme" | "grass" | "gravel";

/** Sides of one stone where somebody said them, meters. */
export type SlabSize = { longM: number; wideM: number };

const inches = (meters: number): number => Math.round(meters / METERS_PER_INCH);

/** "24 × 24 in". */
export const slabWords = ({ longM, wideM }: SlabSize): string => `${inches(wideM)} × ${inches(longM)} in`;

/** Patterns that are of stones of one size. */
export const OF_ONE_SIZE: ReadonlySet<PaverPattern> = new Set([
  "running-bond",
  "stack-bond",
  "herringbone",
  "basketweave",
]);
