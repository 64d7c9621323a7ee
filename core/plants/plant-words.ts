import type { SpeciesId } from "./catalogue.ts";

/** Words for groups of plants, and what is planted for them. */
export const PLANT_GROUPS: readonly (readonly [words: string, species: readonly SpeciesId[]])[] = [
  [
    "ornamental grass, grasses, tall grass, decorative grass, native grass",
    ["feather-reed-grass", "fountain-grass"],
  ],
  ["perennial, colorful perennial, herbaceous plant", ["coneflower", "salvia", "rudbeckia", "daylily"]],
  [
    "annual, bedding plant, seasonal color, seasonal colour, seasonal flower",
    ["salvia", "daylily", "catmint"],
  ],
  ["succulent, cactus, cacti", ["agave", "yucca", "sedum"]],
  [
    "ground cover, groundcover, ground covers, something low, low growers, low growing plants, low plants",
    ["creeping-juniper", "creeping-thyme", "pachysandra"],
  ],
  ["evergreen, evergreen shrub, evergreens", ["boxwood", "inkberry", "globe-spruce"]],
  ["flowering shrub, flowering bush", ["hydrangea", "spirea", "rose"]],
  ["shade plants, shade loving plants, shade perennial", ["hosta", "fern", "heuchera"]],
  ["spring bulb, tulip, daffodil, crocus, hyacinth", ["daylily"]],
];

/** Plants that people name and the catalogue lacks, with what is nearest in habit and height; color and flower may differ. The plan says so. */
export const PLANT_STAND_INS: readonly (readonly [words: string, species: SpeciesId, standsAs?: "tree"])[] = [
  [
    `
      pine tree, pine, fir, fir tree, conifer, evergreen tree, christmas tree, norway spruce
    `,
    "blue-spruce",
  ],
  ["cypress tree, italian cypress, sky pencil holly", "skyrocket-juniper", "tree"],
  [
    "privet, laurel, yew, leyland cypress, cypress, photinia, hornbeam hedge, skip laurel, cherry laurel, cedars, red cedar, cedar tree, taxus, ligustrum, prunus laurocerasus",
    "arborvitae",
  ],
  [
    `
      fruit tree, pear, apple, plum, peach, apple tree, pear tree, plum tree, peach tree, almond tree
    `,
    "cherry",
  ],
  [
    "lemon tree, orange tree, citrus tree, citrus, eucalyptus, acacia, mesquite, palo verde, fig tree",
    "olive",
  ],
  [
    `
      elm, ash tree, linden, sycamore, hornbeam, beech, sweetgum, tulip tree, locust tree, honey locust,
      ginkgo, willow
    `,
    "red-maple",
  ],
  ["aspen, poplar, silver birch, betula nigra, betula", "birch"],
  ["smoke tree, witch hazel, lilac tree", "redbud"],
  ["hawthorn", "crabapple"],
  ["heather, hyssop, agastache", "lavender"],
  ["viburnum, weigela, butterfly bush, buddleia, forsythia, mountain laurel", "lilac"],
  ["bougainvillea", "oleander"],
  ["allium, agapanthus, delphinium, lupine, foxglove, veronica, liatris, verbena, larkspur", "salvia"],
  [
    `
      mum, chrysanthemum, zinnia, black eyed daisy, sunflower, coreopsis,
      marigold, yarrow, achillea
    `,
    "rudbeckia",
  ],
  ["goldenrod, milkweed, swamp milkweed, butterfly weed, phlox", "bee-balm"],
  ["geranium, petunia, begonia, impatiens, pansy, lantana, cranesbill, lady mantle, dianthus", "catmint"],
  ["carex, sedge, forest grass, mondo grass", "liriope"],
  ["bamboo, pampas grass", "maiden-grass"],
  ["date palm, royal palm, coconut palm", "queen-palm"],
  ["windmill palm, mexican fan palm", "cabbage-palm"],
  ["deer grass, blue oat grass, mexican feather grass, oat grass, blue grama", "fountain-grass"],
  ["manzanita, toyon, euonymus, pieris, pittosporum, dwarf yew, gooseberry", "inkberry"],
  ["dwarf alberta spruce, alberta spruce", "globe-spruce"],
  ["burning bush, ninebark, smoke bush, weeping cherry shrub, loropetalum", "barberry"],
  ["ceanothus, california lilac, potentilla, abelia, dwarf lilac, sumac", "spirea"],
  ["elephant ear, canna, bergenia, ligularia, brunnera", "hosta"],
  ["ivy, vinca, periwinkle, sweet woodruff, ajuga, clover, moss", "pachysandra"],
  ["ice plant, hens and chicks, sempervivum", "creeping-thyme"],
  [
    "bird of paradise, birds of paradise, joshua tree, ocotillo, aloe, prickly pear, saguaro, barrel cactus",
    "yucca",
  ],
];
