import type { ElementKind } from "#core/elements/element.ts";
import { catalogue, type SpeciesId } from "#core/plants/catalogue.ts";
import { handChoices } from "./hand-choices.ts";
import { paletteParts } from "./hand-palette.ts";

/** The choices that a small picture of the ground says more of than their words, by kind and label. */
const GROUND: Partial<Record<ElementKind, readonly string[]>> = {
  bed: ["mulch"],
  pavers: ["stone", "color", "pattern"],
  concrete: ["finish"],
  gravel: ["color"],
};

export type GroundOption = { kind: ElementKind; label: string; option: string; details: object };

/** Every option that has a picture, in the order of the pictures in `app/pictures/hands/grounds.webp`. */
export const groundOptions: readonly GroundOption[] = Object.entries(GROUND).flatMap(([kind, labels]) =>
  handChoices[kind as ElementKind]
    .filter(({ label }) => labels.includes(label))
    .flatMap(({ label, options }) =>
      options.map(({ label: option, details }) => ({ kind: kind as ElementKind, label, option, details })),
    ),
);

/** The species, in the order of the pictures in `app/pictures/hands/plants.webp`. */
export const picturedSpecies: readonly SpeciesId[] = catalogue.map(({ id }) => id);

/** What can be added and is no plant, in the order of the pictures in `app/pictures/hands/things.webp`. */
export const picturedThings: readonly string[] = paletteParts.flatMap(({ rows }) =>
  rows.flatMap(({ label, species }) => (species ? [] : [label])),
);

/** Side of one picture in its file, pixels, and how many stand in a row. */
export const TILE_PX = 128;
export const TILES_IN_ROW = 8;
