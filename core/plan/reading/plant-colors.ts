import { findSpecies, type SpeciesId } from "#core/plants/catalogue.ts";
import { flowerColorOf, inColor } from "#core/plants/flower-color.ts";
import { nameInSentence } from "#core/plants/name-in-sentence.ts";
import { ANNUALS } from "#core/plants/plant-words.ts";
import type { FlowerColor } from "#core/plants/species-facts.ts";
import type { Loose, Mention } from "./mention.ts";

/** The plant that was named last in a mention; null where it names none. */
function lastPlant({ kind, species, details }: Mention): SpeciesId | null {
  if (kind === "bed") return species.at(-1) ?? null;
  if (kind === "tree" || kind === "hedge") return (details[kind]?.species as SpeciesId | undefined) ?? null;
  return null;
}

/** What is planted for "red annuals"; none is blue. */
const BEDDING: Partial<Record<FlowerColor, SpeciesId>> = {
  white: "sweet-alyssum",
  pink: "begonia",
  red: "geranium",
  yellow: "marigold-yellow",
  orange: "marigold",
  purple: "petunia",
};

/** Whether a bed's plants are those that stand for annuals in general. */
const isBedding = ({ bedding, species }: Mention): boolean =>
  bedding === true || species.join() === ANNUALS.join();

/** "Perennials": several that nobody named one by one. */
function isGroup(mention: Mention): boolean {
  const { kind, species, grouped = [] } = mention;
  return (
    kind === "bed" && !isBedding(mention) && species.length > 2 && species.every((id) => grouped.includes(id))
  );
}

/**
 * A color that was said of plants: a variety that has it takes the place of the plain species, and where there is none the plan says what
 * is drawn. A bed without named plants keeps the color for its flowers. False where the word is no color of plants.
 */
export function takeColor(
  mention: Mention,
  { text, ofFlowers }: Pick<Loose & { type: "fits" }, "text" | "ofFlowers">,
): boolean {
  const color = flowerColorOf(text);
  if (!color || (mention.kind === "bed" && !mention.plantsOnly && color === "red" && !ofFlowers))
    return false;
  const plant = isGroup(mention) ? null : lastPlant(mention);
  if (!plant) {
    // "crape myrtle in a mulch ring, pink": mulch alone has no flowers.
    if (mention.kind !== "bed" || mention.details.bed?.bare) return false;
    mention.hues = [...(mention.hues ?? []), color];
    if (ofFlowers) mention.huesOfFlowers = true;
    return true;
  }
  const bedding = mention.kind === "bed" && isBedding(mention) ? BEDDING[color] : undefined;
  if (bedding) {
    // Colors of bedding plants that nobody named choose the plants.
    mention.species = mention.bedding ? [...mention.species, bedding] : [bedding];
    mention.bedding = true;
    return true;
  }
  const variety = inColor(plant, color);
  if (!variety) {
    const drawn = findSpecies(plant)?.bloom?.colour;
    mention.changes.push(
      drawn
        ? `“${text}” is left out: ${nameInSentence(plant)} is drawn in ${drawn.replace("-", " ")}.`
        : `“${text}” is left out: it cannot be drawn that way yet.`,
    );
  } else if (variety !== plant) {
    // "pink and white roses": the second color is of more plants.
    if (mention.kind === "bed" && mention.colored === plant) mention.species.push(variety);
    else replacePlant(mention, plant, variety);
  }
  if (variety) mention.colored = variety;
  return true;
}

function replacePlant(mention: Mention, plant: SpeciesId, variety: SpeciesId): void {
  if (mention.kind === "tree" || mention.kind === "hedge") {
    mention.details = { ...mention.details, [mention.kind]: { species: variety } };
    return;
  }
  mention.species = mention.species.map((id) => (id === plant ? variety : id));
  const { [plant]: count, ...counts } = mention.counts;
  mention.counts = count === undefined ? counts : { ...counts, [variety]: count };
}
