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
    bloom all summer, blooms from spring to fall, flowers all summer, flowers all season, something flowering, something blooming, something colorful, something with color, something with flowers,
    bit of bloom, some bloom, some blooms`,
    ["coneflower", "salvia", "rudbeckia", "daylily"],
  ],
  ["annual, bedding plant, seasonal color, seasonal colour, seasonal flower", ANNUALS],
  ["succulent, cactus, cacti", ["agave", "yucca", "sedum"]],
  [
    `ground cover, groundcover, ground covers, something low, low growers, low growing plants, low plants, something to hold the soil, something to hold it, something to hold the slope, erosion control plants, erosion control,
    low growing ground cover, spreading ground cover, creeping ground cover, something that spreads, low maintenance ground cover`,
    ["creeping-juniper", "creeping-thyme", "pachysandra"],
  ],
  [
    `evergreen, evergreen shrub, evergreens, something evergreen, something green, something green year round, something green all year, something green all year round,
    green year round, evergreen plant, evergreen plants, evergreen stuff, evergreen bush, dwarf evergreen, dwarf conifer, small evergreen, low evergreen, winter interest, evergreen foundation shrub`,
    ["boxwood", "inkberry", "globe-spruce"],
  ],
  [
    "flowering shrub, flowering bush, blooming shrub, blooming bush, colorful shrub",
    ["hydrangea", "spirea", "rose"],
  ],
  [
    "shade plants, shade loving plants, shade perennial, shade plant, shade loving perennial, shade lovers, something for shade, something that likes shade, something that grows in shade, something shade tolerant",
    ["hosta", "fern", "heuchera"],
  ],
  [
    "bee plants, bee friendly plants, pollinator plants, butterfly plants, plants for bees, plants for butterflies, flowers for bees, flowers for pollinators, perennials that bees like, plants that bees like, flowers that bees like, perennials for bees, hummingbird plants, bee friendly perennials, pollinator perennials",
    ["coneflower", "bee-balm", "salvia", "catmint", "rudbeckia"],
  ],
  [
    "something drought tolerant, something that needs no water, desert plants, desert plant",
    ["yucca", "russian-sage", "sedum", "fountain-grass"],
  ],
  [
    "herb, herbs, fresh herbs, cooking herbs, kitchen herbs, culinary herbs",
    ["rosemary", "creeping-thyme", "lavender", "catmint"],
  ],
  [
    "deer resistant plants, deer proof plants, deer resistant perennials, deer resistant shrubs",
    ["lavender", "catmint", "russian-sage", "boxwood"],
  ],
  // Varieties that people name without their species.
  ["green giant, green giants, emerald greens, leyland, leylands, leyland cypresses", ["arborvitae"]],
  [
    "annabelles, incrediball, incrediballs, limelights, little lime, little limes, bobo hydrangea, quick fire",
    ["hydrangea"],
  ],
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
  ["natchez", ["crape-myrtle-white"]],
  ["goldmound, gold mound, goldmounds, little princess, anthony waterer", ["spirea"]],
  ["blue rug, blue star, blue pacific, blue star juniper", ["creeping-juniper"]],
  ["hidcote, munstead", ["lavender"]],
  ["big blue", ["liriope"]],
  ["crimson pygmy, rose glow", ["barberry"]],
  ["spring bulb, spring bulbs, tulip, daffodil, crocus, hyacinth", ["daylily"]],
];

/** Plants that people name and the catalogue lacks, with what is nearest in habit and height; color and flower may differ. The plan says so. */
export const PLANT_STAND_INS: readonly (readonly [words: string, species: SpeciesId, standsAs?: "tree"])[] = [
  ["topiary, topiaries, topiary ball, box ball", "boxwood"],
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
  ["garden sage, culinary sage, purple sage, common sage, lemon balm, borage", "salvia"],
  ["chive, chives, garlic chives, parsley, cilantro, dill, lemongrass, tarragon, fennel", "liriope"],
  ["peppermint, spearmint, basil, oregano, marjoram", "catmint"],
  ["honeysuckle bush", "rhododendron"],
  ["hollyhock, gladiola", "salvia"],
  ["million bells, sweet potato vine", "petunia"],
  ["weigela florida, dwarf burning bush", "barberry"],
  ["siberian iris", "salvia"],
  ["serviceberry tree, witch hazel tree", "redbud"],
  ["viburnum, weigela, butterfly bush, buddleia, forsythia, mountain laurel", "lilac"],
  ["bougainvillea", "oleander"],
  ["allium, delphinium, lupine, foxglove, veronica, liatris, verbena, larkspur", "salvia"],
  [
    `
      mum, chrysanthemum, zinnia, black eyed daisy, sunflower, coreopsis,
      yarrow, achillea
    `,
    "rudbeckia",
  ],
  ["goldenrod, milkweed, swamp milkweed, butterfly weed, phlox", "bee-balm"],
  ["cranesbill, hardy geranium, lady mantle, dianthus", "catmint"],
  ["forest grass, mondo grass", "liriope"],
  ["bamboo, pampas grass", "maiden-grass"],
  ["date palm, royal palm, coconut palm", "queen-palm"],
  ["windmill palm, mexican fan palm", "cabbage-palm"],
  ["deer grass, blue oat grass, mexican feather grass, oat grass, blue grama", "fountain-grass"],
  ["manzanita, toyon, euonymus, pieris, dwarf yew, gooseberry", "inkberry"],
  ["dwarf alberta spruce, alberta spruce", "globe-spruce"],
  ["burning bush, ninebark, smoke bush, weeping cherry shrub", "barberry"],
  ["ceanothus, california lilac, potentilla, abelia, dwarf lilac, sumac", "spirea"],
  ["elephant ear, canna, bergenia, ligularia, brunnera", "hosta"],
  ["ivy, vinca, periwinkle, sweet woodruff, ajuga, clover, moss", "pachysandra"],
  ["ice plant, hens and chicks, sempervivum", "creeping-thyme"],
  [
    "bird of paradise, birds of paradise, joshua tree, ocotillo, aloe, prickly pear, saguaro, barrel cactus",
    "yucca",
  ],
  [
    "tilia, ulmus, fagus, platanus, liquidambar, fraxinus, gleditsia, zelkova, carpinus, catalpa, sweet gum, cottonwood, alder, alnus, hickory, london plane, jacaranda, norway maple, silver maple",
    "red-maple",
  ],
  ["quercus, pin oak, english oak", "oak"],
  [
    "hellebore, helleborus, lenten rose, wild ginger, asarum, trillium, primrose, primula, foamflower, tiarella, solomon seal, bleeding heart, dicentra, epimedium, lungwort, pulmonaria, coleus, caladium",
    "heuchera",
  ],
  [
    "sporobolus, prairie dropseed, dropseed, lomandra, mat rush, stipa, nassella, bunny tail, deschampsia, side oats grama",
    "fountain-grass",
  ],
  [
    "hakonechloa, hakone grass, japanese forest grass, ophiopogon, mondo, acorus, dianella, sweet flag",
    "liriope",
  ],
  ["crocosmia, red hot poker, kniphofia, lily, lilies, asiatic lily, alstroemeria, gladiolus", "daylily"],
  [
    "baptisia, false indigo, eryngium, rattlesnake master, sea holly, penstemon, monkshood, lobelia, blazing star, ajuga reptans",
    "salvia",
  ],
  [
    "dahlia, cosmos, gaillardia, blanket flower, helenium, gerbera, snapdragon, calendula, heliopsis",
    "rudbeckia",
  ],
  ["joe pye weed, eupatorium, asclepias, ironweed, cardinal flower", "bee-balm"],
  ["malus", "crabapple"],
  ["prunus, pyrus, flowering plum, apricot, nectarine", "cherry"],
  ["callistemon, bottlebrush, grevillea, banksia, westringia, protea, plumbago, tibouchina", "oleander"],
  [
    "picea, abies, cedrus, tsuga, hemlock, douglas fir, pinus, scots pine, white pine, japanese black pine, black pine, larch",
    "blue-spruce",
  ],
  ["cupressus, pencil pine, italian cypress tree, sky pencil", "skyrocket-juniper", "tree"],
  ["juniperus, cotoneaster, kinnikinnick, bearberry", "creeping-juniper"],
  [
    "holly bush, japanese holly, aucuba, skimmia, mahonia, pyracantha, osmanthus, distylium, cleyera",
    "inkberry",
  ],
  [
    "chamaecyparis, cryptomeria, podocarpus, griselinia, murraya, lilly pilly, carpinus betulus hedge, beech hedge, fagus hedge, escallonia, bay laurel, hawthorn hedge, privet hedge, laurel hedge, yew hedge, conifer hedge, cypress hedge",
    "arborvitae",
  ],
  [
    "strelitzia, cordyline, phormium, flax, new zealand flax, dracaena, hesperaloe, red yucca, sotol, aeonium, echeveria, euphorbia",
    "yucca",
  ],
  ["fargesia, arundo", "maiden-grass"],
  ["sea oats", "switchgrass"],
  ["hydrangea paniculata", "hydrangea"],
  [
    "deutzia, mock orange, philadelphus, beautyberry, callicarpa, elderberry, sambucus, fothergilla, clethra, itea, chokeberry, aronia, red twig dogwood, redtwig dogwood, cornus sericea",
    "lilac",
  ],
  ["cinquefoil, caryopteris, bluebeard, cuphea, rock rose, cistus, santolina", "spirea"],
  [
    "vinca flower, candytuft, iberis, scabiosa, campanula, bellflower, calibrachoa, torenia, lithodora, ageratum",
    "catmint",
  ],
  ["chamomile, gaura, feverfew", "shasta-daisy"],
  ["symphyotrichum, aster novae angliae", "aster"],
  ["rodgersia, calla lily, fatsia, philodendron, colocasia, banana, banana plant", "hosta"],
  [
    "lady fern, ostrich fern, sword fern, autumn fern, tree fern, maidenhair fern, japanese painted fern, dryopteris, athyrium",
    "fern",
  ],
  [
    "cercis, cotinus, hamamelis, fringe tree, chionanthus, golden rain tree, laburnum, vitex, chaste tree, desert willow",
    "redbud",
  ],
  ["tulip magnolia", "magnolia"],
  ["cornus, cornus kousa, kousa dogwood, stewartia, styrax", "dogwood"],
  ["lemon, lime tree, avocado, pomegranate, feijoa, carob, pepper tree, ficus", "olive"],
  ["delosperma, dymondia, irish moss, scotch moss, corsican mint, mazus", "creeping-thyme"],
  ["euonymus fortunei, lamium, asiatic jasmine, wintercreeper, sweet box, strawberry", "pachysandra"],
  ["hylotelephium", "sedum"],
  ["lavandin", "lavender"],
  [
    "climbing rose, climbing roses, rambling rose, climber rose, drift rose, drift roses, rosa, floribunda, groundcover rose",
    "rose",
  ],
  ["schizachyrium, big bluestem, andropogon, indian grass", "little-bluestem"],
  ["sabal, sago palm, cycad, pygmy date palm, mediterranean fan palm, butia", "cabbage-palm"],
  ["bloodgood", "japanese-maple"],
];
