import type { PlainSpeciesId } from "./catalogue.ts";
import type { Season } from "./season.ts";
import type { Season as BloomSeason } from "./species-table.ts";

/** What a plant looks like when it is not in summer leaf. */
export type SeasonLook = {
  /** Leaf color in autumn, sRGB hex; null = as in summer. */
  autumn: string | null;
  /** Evergreens stay; grasses and seed heads stand as straw; shrubs and trees are bare; the rest dies back to the ground. */
  winter: "green" | "straw" | "bare" | "gone";
};

const EVERGREEN: SeasonLook = { autumn: null, winter: "green" };
const straw = (autumn: string): SeasonLook => ({ autumn, winter: "straw" });
const bare = (autumn: string): SeasonLook => ({ autumn, winter: "bare" });
const gone = (autumn: string | null): SeasonLook => ({ autumn, winter: "gone" });

/** Colors and habits in line with the source that `species-table.ts` names for each species. */
export const seasonLooks: Record<PlainSpeciesId, SeasonLook> = {
  boxwood: EVERGREEN,
  spirea: bare("#c8762f"),
  barberry: bare("#b83a26"),
  hydrangea: bare("#a89a4a"),
  "hydrangea-pink": bare("#a8704a"),
  rose: bare("#8a6a34"),
  lavender: { autumn: "#8d9a80", winter: "green" },
  salvia: gone("#7f7d42"),
  rudbeckia: gone("#6f6a34"),
  coneflower: gone("#7d7338"),
  daylily: gone("#b09a4a"),
  "fountain-grass": straw("#c9a766"),
  "feather-reed-grass": straw("#c4a05c"),
  "blue-fescue": EVERGREEN,
  hosta: gone("#cfae48"),
  heuchera: EVERGREEN,
  arborvitae: EVERGREEN,
  "globe-spruce": EVERGREEN,
  "japanese-maple": bare("#b3261c"),
  dogwood: bare("#9c3132"),
  cherry: bare("#d0762c"),
  "red-maple": bare("#a82a1e"),
  birch: bare("#d9b437"),
  redbud: bare("#cfae40"),
  oak: bare("#99502a"),
  olive: EVERGREEN,
  inkberry: EVERGREEN,
  rhododendron: { autumn: "#5d4a34", winter: "green" },
  "russian-sage": straw("#9a9a84"),
  switchgrass: straw("#c9a24e"),
  "little-bluestem": straw("#b0633a"),
  "bee-balm": gone("#7a7440"),
  catmint: gone("#8a8f68"),
  sedum: straw("#8a8a48"),
  fern: EVERGREEN,
  yucca: EVERGREEN,
  agave: EVERGREEN,
  "creeping-juniper": { autumn: "#6f7f74", winter: "green" },
  "creeping-thyme": EVERGREEN,
  pachysandra: EVERGREEN,
  "crape-myrtle": bare("#c0602c"),
  serviceberry: bare("#c4562a"),
  magnolia: EVERGREEN,
  crabapple: bare("#a8682e"),
  "queen-palm": EVERGREEN,
  "cabbage-palm": EVERGREEN,
  "blue-spruce": EVERGREEN,
  "skyrocket-juniper": EVERGREEN,
  lilac: bare("#8f8a3e"),
  camellia: EVERGREEN,
  oleander: EVERGREEN,
  hibiscus: bare("#a89a44"),
  gardenia: EVERGREEN,
  "mugo-pine": EVERGREEN,
  nandina: { autumn: "#8a3c2a", winter: "green" },
  peony: gone("#8a6a3a"),
  rosemary: EVERGREEN,
  "maiden-grass": straw("#c8a468"),
  "muhly-grass": straw("#b49a6a"),
  iris: gone("#9a9a58"),
  "shasta-daisy": gone("#7a8040"),
  aster: gone("#7a7a42"),
  astilbe: gone("#8a7440"),
  liriope: EVERGREEN,
  "creeping-phlox": EVERGREEN,
  petunia: gone(null),
  marigold: gone(null),
  geranium: gone(null),
  lantana: gone(null),
  "kangaroo-paw": EVERGREEN,
  begonia: gone(null),
  impatiens: gone(null),
  pansy: EVERGREEN,
  "sweet-alyssum": gone(null),
  "dusty-miller": EVERGREEN,
  "lambs-ear": gone(null),
  agapanthus: EVERGREEN,
  sedge: EVERGREEN,
  "tussock-grass": EVERGREEN,
  "indian-hawthorn": EVERGREEN,
  hebe: EVERGREEN,
  loropetalum: EVERGREEN,
  pittosporum: EVERGREEN,
  "star-jasmine": EVERGREEN,
  "laceleaf-maple": bare("#c23a1c"),
};

/** Times of bloom that a picture of a season shows: late summer's flowers still stand in autumn. */
const SHOWN_IN: Record<Season, readonly BloomSeason[]> = {
  spring: ["spring"],
  summer: ["early-summer", "summer", "late-summer"],
  autumn: ["late-summer", "autumn"],
  winter: [],
};

/** Whether flowers of this time stand open in a picture of that season. */
export const bloomsIn = (bloom: { season: BloomSeason } | null, season: Season): boolean =>
  bloom !== null && SHOWN_IN[season].includes(bloom.season);
