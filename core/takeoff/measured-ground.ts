import type { GroundPoint } from "../geometry/point.ts";
import type { PlacedElement } from "../plan/placed-element.ts";
import { feetOfMetres, squareFeetOfSquareMetres } from "./formulas/units.ts";
import type { Basis, TakeoffInput } from "./takeoff-line.ts";
import type { AreaCertainty } from "./takeoff-options.ts";

/** A placed element in the trade's units, with how sure its size is. */
export type MeasuredGround = {
  areaSqFt: number;
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
const uncalibrated = { band: 0.35, basis: "assumed" } satisfies Omit<AreaCertainty, "areaId">;

/**
 * Extent of an outline along its longest diameter's direction: for a rectangle this is found by trying every edge
 * direction and taking the box of least area. Metres in and out; 0 without points.
 */
export function longestExtentM(outline: readonly (readonly GroundPoint[])[]): number {
  const points = outline.flat();
  let best = { area: Number.POSITIVE_INFINITY, long: 0 };
  // Directions at 3° steps: outlines follow a grid of about 5 cm, so their edges tell no finer direction.
  for (let degrees = 0; degrees < 90; degrees += 3) {
    const cos = Math.cos((degrees * Math.PI) / 180);
    const sin = Math.sin((degrees * Math.PI) / 180);
    const along = points.map(({ x, z }) => x * cos + z * sin);
    const across = points.map(({ x, z }) => z * cos - x * sin);
    const length = spread(along);
    const width = spread(across);
    if (length * width < best.area) best = { area: length * width, long: Math.max(length, width) };
  }
  return best.long;
}

function spread(values: readonly number[]): number {
  if (values.length === 0) return 0;
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const value of values) {
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  return high - low;
}

/** Without an outline: the long side of the rectangle of this area and perimeter; of a square when there is none. */
function rectangleLongSide(areaSqFt: number, perimeterFt: number): number {
  const quarter = perimeterFt / 4;
  const under = quarter ** 2 - areaSqFt;
  return under <= 0 ? Math.sqrt(areaSqFt) : quarter + Math.sqrt(under);
}

export function measureGround(placed: PlacedElement, measured: readonly AreaCertainty[]): MeasuredGround {
  const certainty = measured.find(({ areaId }) => areaId === placed.areaId) ?? uncalibrated;
  const areaSqFt = squareFeetOfSquareMetres(placed.areaM2);
  const perimeterFt = feetOfMetres(placed.perimeterM);
  const extentFt = feetOfMetres(longestExtentM(placed.outline));
  return {
    areaSqFt,
    perimeterFt,
    lengthFt: placed.lengthM === undefined ? null : feetOfMetres(placed.lengthM),
    heightFt: placed.heightM === undefined ? null : feetOfMetres(placed.heightM),
    count: placed.count ?? null,
    plants: placed.plants ?? [],
    longSideFt: extentFt > 0 ? extentFt : rectangleLongSide(areaSqFt, perimeterFt),
    basis: certainty.basis,
    areaBand: certainty.band,
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
