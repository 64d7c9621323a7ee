import type { PlantingStyle } from "#core/elements/element.ts";
import type { SpeciesId } from "./catalogue.ts";

/** Species of one bed by band, the back against the house. A species named twice takes twice the share. */
export type PlantPalette = {
  back: readonly SpeciesId[];
  mid: readonly SpeciesId[];
  front: readonly SpeciesId[];
  /** Tree of this style, when the text asks for one without naming it. */
  tree: SpeciesId;
};

/** What a style plants when the text names no plant. */
export const PALETTES: Record<PlantingStyle, PlantPalette> = {
  // Which plants make a style is our own choice; each is in the catalogue with its source.
  classic: {
    back: ["hydrangea", "rhododendron", "feather-reed-grass", "hydrangea"],
    mid: ["boxwood", "spirea", "barberry", "boxwood"],
    front: ["salvia", "heuchera", "lavender", "daylily", "hosta"],
    tree: "dogwood",
  },
  modern: {
    back: ["feather-reed-grass", "feather-reed-grass", "inkberry"],
    mid: ["boxwood", "fountain-grass", "globe-spruce"],
    front: ["blue-fescue", "heuchera", "lavender"],
    tree: "birch",
  },
  cottage: {
    back: ["rose", "hydrangea-pink", "hydrangea"],
    mid: ["coneflower", "rudbeckia", "bee-balm", "spirea"],
    front: ["salvia", "catmint", "lavender", "daylily"],
    tree: "cherry",
  },
  // Plants that need little water.
  dry: {
    back: ["russian-sage", "feather-reed-grass"],
    mid: ["agave", "yucca", "fountain-grass"],
    front: ["blue-fescue", "sedum", "lavender"],
    tree: "olive",
  },
  mediterranean: {
    back: ["russian-sage", "agave", "rose"],
    mid: ["boxwood", "yucca", "boxwood"],
    front: ["lavender", "lavender", "salvia", "creeping-thyme"],
    tree: "olive",
  },
  japanese: {
    back: ["rhododendron", "inkberry"],
    mid: ["boxwood", "globe-spruce", "boxwood"],
    front: ["hosta", "fern", "pachysandra"],
    tree: "japanese-maple",
  },
  // Native to eastern and central North America.
  native: {
    back: ["switchgrass", "inkberry"],
    mid: ["coneflower", "rudbeckia", "bee-balm", "little-bluestem"],
    front: ["heuchera", "fern", "little-bluestem"],
    tree: "redbud",
  },
  "low-maintenance": {
    back: ["feather-reed-grass", "inkberry", "hydrangea"],
    mid: ["spirea", "globe-spruce", "boxwood"],
    front: ["daylily", "sedum", "creeping-juniper"],
    tree: "redbud",
  },
};
