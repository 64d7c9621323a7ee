import type { PlantingStyle } from "#core/elements/element.ts";
import { findSpecies, getSpecies, type Species } from "./catalogue.ts";
import { PALETTES } from "./palettes.ts";

/** The species of a bed by band; every band holds at least one. */
export type Bands = { back: Species[]; mid: Species[]; front: Species[] };

/**
 * Sorts the species that a person named into bands so that nothing hides what stands behind it: tallest third at the
 * back, shortest at the front. One or two species serve several bands. Trees and ids that the catalogue lacks stand in no
 * band; with none left the style's own palette is planted.
 */
export function bandsOf(style: PlantingStyle, named: readonly string[]): Bands {
  const own = PALETTES[style];
  const wanted = named
    .map(findSpecies)
    .filter((species): species is Species => species !== null && species.role !== "tree")
    // Tallest first; by id where heights are equal, so that the order never depends on how they were named.
    .sort((a, b) => b.heightM - a.heightM || (a.id < b.id ? -1 : 1));
  if (wanted.length === 0) {
    return { back: own.back.map(getSpecies), mid: own.mid.map(getSpecies), front: own.front.map(getSpecies) };
  }
  const third = wanted.length / 3;
  const slice = (from: number, to: number) => {
    // At least one species, also where a third of them is less than one.
    const band = wanted.slice(Math.floor(from), Math.max(Math.floor(from) + 1, Math.floor(to)));
    return band.length > 0 ? band : wanted.slice(-1);
  };
  return { back: slice(0, third), mid: slice(third, 2 * third), front: slice(2 * third, wanted.length) };
}
