import { counted, formatArea, formatLength, formatMoney } from "#app/lib/format.ts";
import type { ShownElement } from "#contract/endpoints/generations.ts";
import { metresToFeet } from "#core/geometry/units.ts";
import { findSpecies } from "#core/plants/catalogue.ts";

/** How large an element is, as people say it: "24 ft by 5 ft, 118 sq ft". */
export function sizeWords({ areaSqFt, lengthFt, widthFt, runFt, heightFt, count }: ShownElement): string {
  return [
    lengthFt && widthFt ? [`${formatLength(lengthFt)} by ${formatLength(widthFt)}`] : [],
    runFt ? [`${formatLength(runFt)} long`] : [],
    heightFt ? [`${formatLength(heightFt)} high`] : [],
    areaSqFt && !runFt ? [formatArea(areaSqFt)] : [],
    count && count > 1 ? [counted(count, "piece")] : [],
  ]
    .flat()
    .join(", ");
}

export const priceWords = ({ price }: ShownElement): string | null =>
  price && `about ${formatMoney(price.cents, { currency: price.currency, round: true })}, labor included`;

const SEASONS = {
  spring: "spring",
  "early-summer": "early summer",
  summer: "summer",
  "late-summer": "late summer",
  autumn: "fall",
} as const;

/** Height, zones and bloom of a plant: "1.5 ft high, zones 5 to 8, purple in summer". */
export function plantWords(id: string): string {
  const species = findSpecies(id);
  if (!species) return "";
  const { heightM, zones, bloom } = species;
  return [
    `${formatLength(metresToFeet(heightM))} high`,
    `zones ${zones[0]} to ${zones[1]}`,
    bloom ? `${bloom.colour} in ${SEASONS[bloom.season]}` : "grown for its leaves",
  ].join(", ");
}
