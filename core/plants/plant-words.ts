import type { SpeciesId } from "./catalogue.ts";

/** What is planted for annuals of which nobody said a color. */
export const ANNUALS: readonly SpeciesId[] = ["petunia", "begonia", "sweet-alyssum"];

/** Words for groups of plants, and what is planted for them. */
export const PLANT_GROUPS: readonly (readonly [words: string, species: readonly SpeciesId[]])[] = [
  [
    "ornamental grass, grasses, tall grass, decorative grass, native grass",
    ["feather-reed-grass", "fountain-grass"],
  ],
  [
    `perennial, colorful perennial, herbaceous plant, flowering perennial, hardy perennial, long blooming perennial, color all summer, colour all summer,
    color all season, colour all season, season long color, all season color, summer long color, summer color, year round color, blooms all summer, blooming all summer, blooms all season,
    bloom all summer, blooms from spring to fall, flowers all summer, flowers all season,
    bit of bloom, some bloom, some blooms`,
    ["coneflower", "salvia", "rudbeckia", "daylily"],
  ],
  ["annual, bedding plant, seasonal color, seasonal colour, seasonal flower", ANNUALS],
  ["succulent", ["agave", "yucca", "sedum"]],
  ["cactus, cacti", ["prickly-pear", "golden-barrel", "agave"]],
  [
    `ground cover, groundcover, ground covers, low growers, low growing plants, low plants, erosion control plants, erosion control,
    low growing ground cover, spreading ground cover, creeping ground cover, low maintenance ground cover`,
    ["creeping-juniper", "creeping-thyme", "pachysandra"],
  ],
  [
    `evergreen, evergreen shrub, evergreens,
    green year round, evergreen plant, evergreen plants, evergreen stuff, evergreen bush, dwarf evergreen, dwarf conifer, small evergreen, low evergreen, winter interest, evergreen foundation shrub`,
    ["boxwood", "inkberry", "globe-spruce"],
  ],
  ["columnar evergreen, columnar shrub, columnar bush, columnar plants", ["sky-pencil-holly"]],
  [
    "flowering shrub, flowering bush, blooming shrub, blooming bush, colorful shrub",
    ["hydrangea", "spirea", "rose"],
  ],
  [
    "shade plants, shade loving plants, shade perennial, shade plant, shade loving perennial, shade lovers",
    ["hosta", "fern", "heuchera"],
  ],
  [
    "bee plants, bee friendly plants, pollinator plants, butterfly plants, plants for bees, plants for butterflies, flowers for bees, flowers for pollinators, perennials that bees like, plants that bees like, flowers that bees like, perennials for bees, hummingbird plants, bee friendly perennials, pollinator perennials",
    ["coneflower", "bee-balm", "salvia", "catmint", "rudbeckia"],
  ],
  ["desert plants, desert plant", ["yucca", "russian-sage", "sedum", "fountain-grass"]],
  [
    "herb, herbs, fresh herbs, cooking herbs, kitchen herbs, culinary herbs",
    ["rosemary", "creeping-thyme", "lavender", "catmint"],
  ],
  [
    "deer resistant plants, deer proof plants, deer resistant perennials, deer resistant shrubs",
    ["lavender", "catmint", "russian-sage", "boxwood"],
  ],
  // Varieties that people name without their species.
  ["emerald greens", ["arborvitae"]],
  ["annabelles, incrediball, incrediballs", ["hydrangea"]],
  ["endless summer, mophead, mopheads", ["hydrangea-pink"]],
  ["nikko blue", ["hydrangea-blue"]],
  ["knockout, knockouts, knock out, knock outs, double knockout, double knock out", ["rose"]],
  ["stella, stellas, happy returns", ["daylily"]],
  ["may night, caradonna", ["salvia"]],
  ["karl foersters, foerster grass", ["feather-reed-grass"]],
  ["morning light, zebra grasses", ["maiden-grass"]],
  ["little bunny", ["fountain-grass"]],
  [
    "green velvet, green velvets, wintergem, wintergems, winter gem, winter gems, green mountain",
    ["boxwood"],
  ],
  ["autumn blaze, october glory, red sunset", ["red-maple"]],
  ["tamukeyama", ["japanese-maple"]],
  ["natchez, natchez crape myrtle", ["crape-myrtle-white"]],
  ["muskogee, muskogee crape myrtle, catawba crape myrtle", ["crape-myrtle-purple"]],
  ["tuscarora, tuscarora crape myrtle, sioux crape myrtle, biloxi crape myrtle", ["crape-myrtle"]],
  ["dynamite crape myrtle, red rocket crape myrtle", ["crape-myrtle-red"]],
  ["goldmound, gold mound, goldmounds, little princess, anthony waterer", ["spirea"]],
  ["blue rug", ["creeping-juniper"]],
  ["hidcote, munstead", ["lavender"]],
  ["big blue liriope, big blue lilyturf", ["liriope"]],
  ["crimson pygmy, rose glow", ["barberry"]],
];
