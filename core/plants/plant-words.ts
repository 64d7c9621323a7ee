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

/** What stands in for a plant is near in habit and height; color and flower may differ. */
/** Plants that people name and the catalogue lacks, with the catalogue's nearest look. The plan says so. */
export const PLANT_STAND_INS: readonly (readonly [words: string, species: SpeciesId, standsAs?: "tree"])[] = [
  [
    `
      pine tree, pine, fir, fir tree, spruce tree, conifer, evergreen tree, christmas tree, cypress tree,
      italian cypress, juniper tree
    `,
    "arborvitae",
    "tree",
  ],
  [
    "privet, laurel, yew, leyland cypress, cypress, photinia, hornbeam hedge, skip laurel, cherry laurel",
    "arborvitae",
  ],
  [
    `
      fruit tree, pear, apple, plum, peach, apple tree, pear tree, plum tree, peach tree, magnolia,
      crabapple, crab apple, almond tree
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
  ["aspen, poplar, silver birch", "birch"],
  ["serviceberry, crape myrtle, crepe myrtle, smoke tree, witch hazel, lilac tree, hawthorn", "redbud"],
  ["rosemary, heather, hyssop, agastache", "lavender"],
  ["peony, camellia, gardenia, hibiscus", "rose"],
  [
    "lilac, viburnum, weigela, butterfly bush, buddleia, forsythia, oleander, bougainvillea, mountain laurel",
    "hydrangea-pink",
  ],
  ["iris, allium, agapanthus, delphinium, lupine, foxglove, veronica, liatris, verbena, larkspur", "salvia"],
  [
    `
      shasta daisy, daisy, mum, chrysanthemum, zinnia, black eyed daisy, sunflower, coreopsis,
      marigold, yarrow, achillea
    `,
    "rudbeckia",
  ],
  ["aster, michaelmas daisy", "coneflower"],
  ["astilbe, goldenrod, milkweed, butterfly weed, phlox", "bee-balm"],
  ["geranium, petunia, begonia, impatiens, pansy, lantana, cranesbill, lady mantle, dianthus", "catmint"],
  ["liriope, carex, sedge, forest grass, mondo grass, monkey grass, lily turf", "blue-fescue"],
  ["maiden grass, miscanthus, pampas grass, zebra grass, bamboo", "feather-reed-grass"],
  ["deer grass, blue oat grass, muhly grass, mexican feather grass, oat grass, blue grama", "fountain-grass"],
  [
    "manzanita, toyon, euonymus, nandina, pieris, pittosporum, dwarf yew, mugo pine, dwarf pine, gooseberry",
    "inkberry",
  ],
  ["dwarf alberta spruce, alberta spruce", "globe-spruce"],
  ["burning bush, ninebark, smoke bush, weeping cherry shrub, loropetalum", "barberry"],
  ["ceanothus, california lilac, potentilla, abelia, dwarf lilac, sumac", "spirea"],
  ["elephant ear, canna, bergenia, ligularia, brunnera", "hosta"],
  ["ivy, vinca, periwinkle, sweet woodruff, ajuga, clover, moss", "pachysandra"],
  ["ice plant, creeping phlox, hens and chicks, sempervivum", "creeping-thyme"],
  [
    "bird of paradise, birds of paradise, palm, palm tree, joshua tree, ocotillo, aloe, prickly pear, saguaro, barrel cactus",
    "yucca",
  ],
];
