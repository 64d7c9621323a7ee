/**
 * Facts of the species that a design can hold, in line with the source named in each row: mature height and
 * spread in feet (smallest, largest), USDA hardiness zones, season of bloom. Feet on purpose, so that a row can be checked
 * against its source without a calculator; `catalogue.ts` turns them into meters.
 */
export type SpeciesFacts = {
  name: string;
  botanical: string;
  /** Other words that people use for it, lower case, singular. */
  aliases: readonly string[];
  heightFt: readonly [number, number];
  spreadFt: readonly [number, number];
  /** Center to center in a planted group; trees and free-standing plants: their spread. */
  spacingFt: number;
  zones: readonly [number, number];
  sun: readonly Sun[];
  bloom: { season: Season; colour: string } | null;
  evergreen: boolean;
  /** Sold as a bedding plant and planted anew each year, in every zone; `zones` are those where it lives on. */
  annual?: true;
  role: PlantRole;
  source: string;
};

/** Colors that people tell flowers apart by. */
export type FlowerColor = "white" | "pink" | "red" | "yellow" | "orange" | "purple" | "blue";

export type Sun = "full" | "part" | "shade";
export type Season = "spring" | "early-summer" | "summer" | "late-summer" | "autumn";
/** Where a designer puts it: trees and hedges alone, the others in bands of a bed from the back to the front edge. */
export type PlantRole = "tree" | "hedge" | "back" | "mid" | "front" | "groundcover";
