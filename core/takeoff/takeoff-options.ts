import type { Basis } from "./takeoff-line.ts";

/** How sure the size of one area is; the renderer's measures fit as they are. */
export type AreaCertainty = {
  /** The highlight; null = the automatic ground region. */
  areaId: string | null;
  /** Relative half-width of the area: 0.25 means the true value lies within a quarter either way. */
  band: number;
  basis: Basis;
};

/** What the photo cannot tell and a person may know better. */
export type TakeoffOptions = {
  /** Certainty of each area; an area without one counts as an uncalibrated photo. */
  measured?: readonly AreaCertainty[];
  /** Words of the plan for what goes away ("remove the concrete patio"). */
  removals?: readonly string[];
  /** How many of these there are, by name, where somebody said it. */
  removalCounts?: Readonly<Record<string, number>>;
  /** The words for what is to go, and stands in the picture as it did. */
  stillShown?: readonly string[];
  /** Cold ground (hard frost) takes a thicker base under paving. */
  climate?: "temperate" | "cold";
  /** Depth below which the ground does not freeze, inches; footings go down to it. */
  frostDepthIn?: number;
  /** What covers the ground now. A lawn is stripped before planting. */
  existingGround?: "lawn" | "bare";
  poolShell?: "vinyl" | "fibreglass" | "concrete";
  /** Count sprinkler zones and drip lines, which the picture does not show. */
  irrigation?: boolean;
  /** Count working hours; without them the bill holds goods and installed prices alone. */
  labour?: boolean;
};
