import type { FlowerColor } from "./species-facts.ts";
import type { SPECIES_TABLE } from "./species-table.ts";

/**
 * Varieties that differ from their species in the color of their flowers: size, habit, zones and price are the species' own. An id is the
 * species' id and what tells the variety apart, so that "rose" means all of them. Names and colors were not compared with a nursery's list yet.
 */
export type VarietyFacts = {
  of: keyof typeof SPECIES_TABLE;
  name: string;
  botanical: string;
  colour: FlowerColor;
};
