import { METERS_PER_INCH, metersToFeet } from "#core/geometry/units.ts";
import { findSpecies, plainSpecies, type Species, type SpeciesId } from "#core/plants/catalogue.ts";
import { type DraftLine, given, SOURCE } from "./draft-line.ts";
import { HOURS_PER } from "./formulas/labour-hours.ts";
import { plantsInOffsetRows, TRIANGULAR_GAIN } from "./formulas/planting.ts";
import { wholePieces } from "./formulas/round-up.ts";
import { labourLine } from "./ground-work-lines.ts";
import { areaInput, type MeasuredGround } from "./measured-ground.ts";
import { NURSERY_STOCK, STOCK_LABEL, type Stock } from "./nursery-stock.ts";
import type { TakeoffInput } from "./takeoff-line.ts";

export const stockOf = (species: Species): Stock => NURSERY_STOCK[plainSpecies(species.id)];

/** Families of the price catalogue, by the size a plant is sold in. */
const STOCK_ITEM: Record<Stock, string> = {
  annual: "plant-annual",
  groundcover: "plant-groundcover",
  perennial: "plant-perennial",
  grass: "plant-grass",
  "shrub-3": "plant-shrub-3",
  "shrub-5": "plant-shrub-5",
  "small-tree": "tree-small",
  "shade-tree": "tree-shade",
};

/** The price families of what grows. */
export const plantItems: ReadonlySet<string> = new Set(Object.values(STOCK_ITEM));

/** Hours for one plant by the size it is sold in; a small pot takes half as long as a #1 container. Trees have a price for planting. */
const HOURS_TO_PLANT: Record<Stock, number> = {
  annual: HOURS_PER.perennial / 2,
  groundcover: HOURS_PER.perennial / 2,
  perennial: HOURS_PER.perennial,
  grass: HOURS_PER.perennial,
  "shrub-3": HOURS_PER.shrub,
  "shrub-5": HOURS_PER.shrub,
  "small-tree": 0,
  "shade-tree": 0,
};

/** Feet with one decimal. */
const feetText = (meters: number) => `${Math.round(metersToFeet(meters) * 10) / 10} ft`;

/** One line per species with its mature size, from a number that the picture drew or a formula worked out. */
export function plantLine(
  speciesId: string,
  exact: number,
  formula: string,
  inputs: TakeoffInput[],
  growsWith: DraftLine["growsWith"],
): DraftLine {
  const species = findSpecies(speciesId);
  // A plant by a name that the catalogue lacks is taken for a perennial, the most common kind.
  const stock = species ? stockOf(species) : "perennial";
  return {
    key: `plant-${speciesId}`,
    category: "plants",
    name: species?.name ?? speciesId,
    description: species
      ? `${species.botanical}, ${STOCK_LABEL[stock]}; grows ${feetText(species.heightM)} tall, ${feetText(species.spreadM)} wide`
      : STOCK_LABEL[stock],
    item: STOCK_ITEM[stock],
    // The species has its own price where the catalogue or the company's book lists it, else the size's price is taken.
    variant: speciesId,
    formula,
    inputs,
    exact,
    unit: "each",
    growsWith,
  };
}

/** Hours for planting what the lines hold; trees are planted at their own price. */
export function plantingLabour(lines: readonly DraftLine[]): DraftLine[] {
  const plants = lines.filter(({ key }) => key.startsWith("plant-"));
  const hours = plants.reduce((sum, line) => {
    const species = findSpecies(line.key.slice("plant-".length));
    return sum + wholePieces(line.exact) * HOURS_TO_PLANT[species ? stockOf(species) : "perennial"];
  }, 0);
  const count = plants.reduce((sum, { exact }) => sum + wholePieces(exact), 0);
  if (count === 0 || hours === 0) return [];
  const amount: TakeoffInput = {
    name: "plants",
    value: count,
    unit: "plant",
    basis: plants[0]!.inputs[0]!.basis,
  };
  const growsWith = plants[0]!.growsWith;
  return [
    // Hours per plant: the mean over all plants of the element, so that one line says it all.
    labourLine("planting-labour", "plants", "Planting labor", amount, hours / count, SOURCE.own, growsWith),
  ];
}

/** Counted where the picture drew plants; otherwise the area shared out among the species, each at its own spacing. */
export function bedPlants(
  ground: MeasuredGround,
  wanted: readonly SpeciesId[],
  spacings: Readonly<Record<string, number>> = {},
): DraftLine[] {
  if (ground.plants.length > 0) {
    // One line for each species, with the number that stands in the picture.
    return ground.plants.map(({ species, count }) =>
      plantLine(
        species,
        count,
        "count",
        [{ name: "count", value: count, unit: "plant", basis: "measured" }],
        "count",
      ),
    );
  }
  const shared = [...new Set(wanted)].map((id) => findSpecies(id)).filter((species) => species !== null);
  return shared.map((species) => {
    const spacingIn = (spacings[species.id] ?? species.spacingM) / METERS_PER_INCH;
    return plantLine(
      species.id,
      // Each species gets an equal share of the area.
      plantsInOffsetRows(ground.areaSqFt / shared.length, spacingIn),
      "area ÷ species × 144 ÷ spacing ÷ spacing × offset rows",
      [
        areaInput(ground),
        given("species", shared.length, "", SOURCE.own),
        given("spacing", spacingIn, "in", spacings[species.id] ? SOURCE.own : species.source),
        given("offset rows", TRIANGULAR_GAIN, "×", "bloomindesigns.com/plant-calculator"),
      ],
      "area",
    );
  });
}
