import { metersToFeet, squareMetersToSquareFeet } from "#core/geometry/units.ts";
import type { PlacedElement } from "#core/plan/placed-element.ts";
import { holesPerimeterM, longestExtentM } from "./outline.ts";
import type { Basis, TakeoffInput } from "./takeoff-line.ts";
import type { AreaCertainty } from "./takeoff-options.ts";

/** A placed element in the trade's units, with how sure its size is. */
export type MeasuredGround = {
  areaSqFt: number;
  /** Outer edge alone, without the edges of holes. */
  perimeterFt: number;
  /** Run of a wall, fence or hedge; null for other elements. */
  lengthFt: number | null;
  heightFt: number | null;
  count: number | null;
  plants: readonly { species: string; count: number }[];
  /** Longest straight extent of the outline, feet; what a deck's boards run along. */
  longSideFt: number;
  basis: Basis;
  /** Relative half-width of the area; a length has half of it, since areas grow with the square. */
  areaBand: number;
  lengthBand: number;
};

/** A photo without any known length: the camera's height is a guess, and the area goes with its square. */
const UNCALIBRATED = { band: 0.35, basis: "assumed" } satisfies Omit<AreaCertainty, "areaId">;

/** A size that was said and drawn as it was said: whatever the photo's scale, that much is built. */
const SAID = { band: 0, basis: "entered" } satisfies Omit<AreaCertainty, "areaId">;
/** An outline follows a grid of about 5 cm, so its area is a little off: 1 % for a patio of 20 by 14 ft. Twice that. */
const SAID_TOLERANCE = 0.02;

/** Cut off by so much of what was asked for, an element has the size that the photo shows and no longer the one that was said. Assumption. */
const SAID_NO_MORE = 0.25;

/** By what share the element's area or run is off what a person asked for; infinite where they left it to the photo. */
function shareOffSaid({ element, areaM2, lengthM: runM }: PlacedElement): number {
  const { lengthM, widthM, areaM2: saidM2 } = element.size ?? {};
  const off = (drawn: number, said: number | undefined) =>
    said === undefined ? Number.POSITIVE_INFINITY : Math.abs(drawn - said) / said;
  if (runM !== undefined) return off(runM, lengthM);
  const both = lengthM !== undefined && widthM !== undefined ? lengthM * widthM : undefined;
  // One number for both sides is the width of something round; any other thing has that area by chance alone.
  const across = both === undefined ? (lengthM ?? widthM) : undefined;
  const offRound = off(areaM2, across === undefined ? undefined : (Math.PI / 4) * across ** 2);
  const isRound = "shape" in element && element.shape === "round";
  return Math.min(
    off(areaM2, saidM2),
    off(areaM2, both),
    isRound || offRound <= SAID_TOLERANCE ? offRound : Number.POSITIVE_INFINITY,
  );
}

/** Without an outline: the long side of the rectangle of this area and perimeter; of a square when there is none. */
function rectangleLongSide(areaSqFt: number, perimeterFt: number): number {
  // Sides a and b: a + b = perimeter / 2, a × b = area. Both are perimeter / 4 plus or minus the root below.
  const quarter = perimeterFt / 4;
  const under = quarter ** 2 - areaSqFt;
  return under <= 0 ? Math.sqrt(areaSqFt) : quarter + Math.sqrt(under);
}

export function measureGround(placed: PlacedElement, measured: readonly AreaCertainty[]): MeasuredGround {
  // Each highlight has a certainty of its own; an element outside of all has that of the automatic region.
  const seen = measured.find(({ areaId }) => areaId === placed.areaId) ?? UNCALIBRATED;
  const off = shareOffSaid(placed);
  // One that is moved against a wall loses a little of what was said, and not all that is known of its size.
  const certainty =
    off <= SAID_TOLERANCE ? SAID : { ...seen, band: seen.band * Math.min(1, off / SAID_NO_MORE) };
  const areaSqFt = squareMetersToSquareFeet(placed.areaM2);
  const perimeterFt = metersToFeet(placed.perimeterM - holesPerimeterM(placed.outline));
  const extentFt = metersToFeet(longestExtentM(placed.outline));
  return {
    areaSqFt,
    perimeterFt,
    lengthFt: placed.lengthM === undefined ? null : metersToFeet(placed.lengthM),
    heightFt: placed.heightM === undefined ? null : metersToFeet(placed.heightM),
    count: placed.count ?? null,
    plants: placed.plants ?? [],
    longSideFt: extentFt > 0 ? extentFt : rectangleLongSide(areaSqFt, perimeterFt),
    basis: certainty.basis,
    areaBand: certainty.band,
    // If lengths are wrong by a share, areas are wrong by twice that share.
    lengthBand: certainty.band / 2,
  };
}

export const areaInput = (ground: MeasuredGround): TakeoffInput => ({
  name: "area",
  value: ground.areaSqFt,
  unit: "sq ft",
  basis: ground.basis,
});
export const perimeterInput = (ground: MeasuredGround): TakeoffInput => ({
  name: "perimeter",
  value: ground.perimeterFt,
  unit: "ft",
  basis: ground.basis,
});

/** Pieces that the picture shows are a fact of the design, however unsure the sizes are. */
export const countBasis = ({ count, plants }: Pick<MeasuredGround, "count" | "plants">): Basis =>
  count === null && plants.length === 0 ? "assumed" : "measured";
