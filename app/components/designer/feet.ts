import { metersToFeet } from "#core/geometry/units.ts";

/** Feet out of what people write for a length: `12`, `12.5`, `12 1/2`, `12'6"`, `12 ft 6 in`, `30"`, `3 m`; null = no length. */
export function parseFeet(text: string): number | null {
  const parts = [
    ...text
      .trim()
      .toLowerCase()
      .matchAll(/(\d+(?:[.,]\d+)?)(?:\s+(\d+)\/(\d+))?\s*([a-z'"’”]*)/g),
  ];
  if (parts.length === 0 || parts.length > 2) return null;
  // Nothing but numbers and their units.
  if (
    parts
      .map(([all]) => all)
      .join("")
      .replace(/\s/g, "") !== text.trim().toLowerCase().replace(/\s/g, "")
  )
    return null;
  let feet = 0;
  for (const [i, [, whole, over, under, unit]] of parts.entries()) {
    const value =
      Number(whole?.replace(",", ".")) + (over && Number(under) > 0 ? Number(over) / Number(under) : 0);
    // The second of two numbers without a unit is inches: 12' 6.
    const factor = feetPer[unit || (i === 0 ? "ft" : "in")];
    if (factor === undefined) return null;
    feet += value * factor;
  }
  return Number.isFinite(feet) && feet > 0 ? feet : null;
}

const feetPer: Record<string, number> = {
  ...Object.fromEntries(["ft", "feet", "foot", "f", "'", "’"].map((unit) => [unit, 1])),
  ...Object.fromEntries(["in", "inch", "inches", '"', "”", "''"].map((unit) => [unit, 1 / 12])),
  ...Object.fromEntries(["yd", "yard", "yards"].map((unit) => [unit, 3])),
  ...Object.fromEntries(["m", "meter", "meters", "metres"].map((unit) => [unit, metersToFeet(1)])),
};
