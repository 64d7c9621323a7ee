import type { PlainSpeciesId } from "#core/plants/catalogue.ts";

/**
 * How a nursery sells a species: trade containers (#1, #3, #5, #15; not true gallons). Trees split by mature height:
 * under 20 ft small, over 35 ft large.
 */
export type Stock =
  | "annual"
  | "groundcover"
  | "perennial"
  | "grass"
  | "shrub-3"
  | "shrub-5"
  | "small-tree"
  | "shade-tree";

/** By species. No source is recorded for the single rows; prices by container: see `catalogue.csv`. */
export const NURSERY_STOCK: Record<PlainSpeciesId, Stock> = {
  agapanthus: "perennial",
  agave: "shrub-5",
  arborvitae: "shrub-5",
  aster: "perennial",
  astilbe: "perennial",
  barberry: "shrub-3",
  "bee-balm": "perennial",
  begonia: "annual",
  birch: "shade-tree",
  "blue-fescue": "grass",
  "blue-spruce": "shade-tree",
  boxwood: "shrub-3",
  "cabbage-palm": "shade-tree",
  camellia: "shrub-5",
  catmint: "perennial",
  cherry: "shade-tree",
  coneflower: "perennial",
  crabapple: "small-tree",
  "crape-myrtle": "small-tree",
  "creeping-juniper": "shrub-3",
  "creeping-phlox": "groundcover",
  "creeping-thyme": "groundcover",
  daylily: "perennial",
  dogwood: "small-tree",
  "dusty-miller": "annual",
  "feather-reed-grass": "grass",
  fern: "perennial",
  "fountain-grass": "grass",
  gardenia: "shrub-3",
  "globe-spruce": "shrub-5",
  hebe: "shrub-3",
  heuchera: "perennial",
  hibiscus: "shrub-5",
  hosta: "perennial",
  hydrangea: "shrub-3",
  "hydrangea-pink": "shrub-3",
  impatiens: "annual",
  "indian-hawthorn": "shrub-3",
  inkberry: "shrub-5",
  iris: "perennial",
  "japanese-maple": "small-tree",
  "laceleaf-maple": "small-tree",
  "lambs-ear": "perennial",
  lavender: "perennial",
  lilac: "shrub-5",
  liriope: "groundcover",
  "little-bluestem": "grass",
  loropetalum: "shrub-3",
  magnolia: "shade-tree",
  "maiden-grass": "grass",
  "mugo-pine": "shrub-5",
  "muhly-grass": "grass",
  nandina: "shrub-3",
  oak: "shade-tree",
  oleander: "shrub-5",
  olive: "small-tree",
  pachysandra: "groundcover",
  pansy: "annual",
  marigold: "annual",
  geranium: "annual",
  lantana: "annual",
  "kangaroo-paw": "perennial",
  peony: "perennial",
  petunia: "annual",
  pittosporum: "shrub-5",
  "queen-palm": "shade-tree",
  "red-maple": "shade-tree",
  redbud: "small-tree",
  rhododendron: "shrub-5",
  rose: "shrub-3",
  rosemary: "perennial",
  rudbeckia: "perennial",
  "russian-sage": "perennial",
  salvia: "perennial",
  sedge: "grass",
  sedum: "perennial",
  serviceberry: "small-tree",
  "shasta-daisy": "perennial",
  "skyrocket-juniper": "shrub-5",
  spirea: "shrub-3",
  "star-jasmine": "perennial",
  "sweet-alyssum": "annual",
  switchgrass: "grass",
  "tussock-grass": "grass",
  yucca: "shrub-3",
};

/** As a nursery's list says it. */
export const STOCK_LABEL: Record<Stock, string> = {
  // Sizes in which plants are priced and dug in; a container's number is no volume in gallons (#1 holds 0.73, #5 holds 3.84).
  annual: "4 in pot",
  groundcover: "4 in pot",
  perennial: "#1 container",
  grass: "#1 container",
  "shrub-3": "#3 container",
  "shrub-5": "#5 container",
  "small-tree": "#5 container",
  "shade-tree": "#15 container",
};
