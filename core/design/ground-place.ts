import { feetToMeters, metersToFeet } from "#core/geometry/units.ts";

/** A place on the ground as a sentence says it: to the right of the middle of the picture, and away from who looks. Feet. */
export type GroundPlace = { rightFt: number; awayFt: number };

/** As a part of a larger pattern: four groups, the last ones empty where it is straight ahead. */
export const PLACE_PATTERN = String.raw`([\d.]+) ft away(?: and ([\d.]+) ft to the (left|right))?`;

/** Steps of an inch or so: what a hand can do, and few figures to read. */
const tenth = (feet: number): number => Math.round(feet * 10) / 10;

/** "28 ft away and 4.5 ft to the right". */
export function placeWords({ rightFt, awayFt }: GroundPlace): string {
  const aside = tenth(rightFt);
  const where = aside === 0 ? "" : ` and ${Math.abs(aside)} ft to the ${aside > 0 ? "right" : "left"}`;
  return `${tenth(awayFt)} ft away${where}`;
}

/** The groups of `PLACE_PATTERN` as a place on the ground, meters. */
export const placeOf = (away: string, aside: string | undefined, side: string | undefined) => ({
  x: feetToMeters(Number(aside ?? 0)) * (side === "left" ? -1 : 1) || 0,
  z: feetToMeters(Number(away)),
});

/** Meters on the ground as people read them. */
export const groundPlace = ({ x, z }: { x: number; z: number }): GroundPlace => ({
  rightFt: tenth(metersToFeet(x)) || 0,
  awayFt: tenth(metersToFeet(z)),
});
