import type { SpeciesId } from "./catalogue.ts";

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
  ["lemon tree, orange tree, citrus tree, citrus, eucalyptus, acacia, mesquite, fig tree", "olive"],
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
  ["weigela, butterfly bush, buddleia, forsythia, mountain laurel", "lilac"],
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
  ["pampas grass", "maiden-grass"],
  ["coconut palm", "queen-palm"],
  ["windmill palm, mexican fan palm", "cabbage-palm"],
  ["deer grass, mexican feather grass, oat grass, blue grama", "fountain-grass"],
  ["manzanita, toyon, euonymus, pieris, dwarf yew, gooseberry", "inkberry"],
  ["dwarf alberta spruce, alberta spruce", "globe-spruce"],
  ["burning bush, ninebark, smoke bush, weeping cherry shrub", "barberry"],
  ["ceanothus, california lilac, potentilla, abelia, dwarf lilac, sumac", "spirea"],
  ["bergenia, ligularia, brunnera", "hosta"],
  ["ivy, vinca, periwinkle, sweet woodruff, ajuga, clover, moss", "pachysandra"],
  ["ice plant, hens and chicks, sempervivum", "creeping-thyme"],
  ["joshua tree, aloe, saguaro", "yucca"],
  [
    "tilia, ulmus, fagus, platanus, liquidambar, fraxinus, gleditsia, zelkova, carpinus, catalpa, sweet gum, cottonwood, alder, alnus, hickory, london plane, jacaranda, norway maple, silver maple",
    "red-maple",
  ],
  ["quercus, pin oak, english oak", "oak"],
  [
    "hellebore, helleborus, lenten rose, wild ginger, asarum, trillium, primrose, primula, foamflower, tiarella, solomon seal, bleeding heart, dicentra, epimedium, lungwort, pulmonaria",
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
  ["callistemon, bottlebrush, grevillea, banksia, westringia, protea, tibouchina", "oleander"],
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
    "chamaecyparis, cryptomeria, griselinia, murraya, lilly pilly, carpinus betulus hedge, beech hedge, fagus hedge, escallonia, bay laurel, hawthorn hedge, privet hedge, laurel hedge, yew hedge, conifer hedge, cypress hedge",
    "arborvitae",
  ],
  ["phormium, flax, new zealand flax, dracaena, sotol, aeonium, echeveria, euphorbia", "yucca"],
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
  ["rodgersia, calla lily, fatsia", "hosta"],
  [
    "lady fern, ostrich fern, autumn fern, tree fern, maidenhair fern, japanese painted fern, dryopteris, athyrium",
    "fern",
  ],
  [
    "cercis, cotinus, hamamelis, fringe tree, chionanthus, golden rain tree, laburnum, vitex, chaste tree",
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
  ["sabal, mediterranean fan palm, butia", "cabbage-palm"],
  ["bloodgood", "japanese-maple"],
  // Bulbs.
  [
    "bulb, flower bulb, spring bulb, spring bulbs, daffodil, tulip, narcissus, jonquil, rain lily, spider lily, crinum lily, crinum, clivia, amaryllis, tiger lily, blackberry lily, freesia, belladonna lily, ginger lily",
    "daylily",
  ],
  ["crocus, hyacinth, grape hyacinth, muscari, dutch iris, yellow flag", "iris"],
  [
    "bluebell, virginia bluebell, squill, scilla, forget me not, forget me nots, brunnera macrophylla, speedwell, periwinkle flower, jacobs ladder, nemophila",
    "catmint",
  ],
  [
    "snowdrop, lily of the valley, anemone, japanese anemone, windflower, snow in summer, sweet pea, baby breath, babys breath, queen anne lace, queen annes lace, cleome, meadowsweet",
    "shasta-daisy",
  ],
  // Perennials, annuals and herbs.
  [
    "alchemilla, amsonia, bluestar, threadleaf bluestar, geum, columbine, aquilegia, balloon flower, platycodon, bachelor button, cornflower, flax flower, nigella, germander, calamint, catnip, mint, anise hyssop, wild bergamot, stokes aster, stokesia, spiderwort, ground morning glory",
    "catmint",
  ],
  [
    "angelonia, beardtongue, culver root, culvers root, veronicastrum, turtlehead, chelone, globe thistle, echinops, loosestrife, acanthus, bear breeches, bears breeches, gayfeather, mexican bush mexican sage, autumn sage, scarlet sage, russian sage dwarf, wild indigo, verbascum, mullein, hummingbird mint, statice, limonium, salvia greggii, obedient plant, aconite, bugleweed, lily turf flower, stock flower, foxtail lily",
    "salvia",
  ],
  [
    "tickseed, nasturtium, celosia, cockscomb, poppy, california poppy, oriental poppy, sneezeweed, goldenstar, golden star, cup plant, compass plant, damianita, desert marigold, brittlebush, chocolate flower, angelita daisy, african daisy, osteospermum, st john wort, st johns wort, hypericum, leopard plant, ox eye daisy, euryops",
    "rudbeckia",
  ],
  [
    "meadow rue, thalictrum, goatsbeard, aruncus, black cohosh, cimicifuga, bugbane, actaea, astilboides, bear root",
    "astilbe",
  ],
  [
    "carnation, sweet william, pinks, thrift, sea thrift, armeria, rock cress, arabis, aubrieta, moss pink, saxifrage, soapwort, maiden pink",
    "creeping-phlox",
  ],
  [
    "portulaca, moss rose, purslane, creeping jenny, blackfoot daisy, sedum ground cover, baby tears, dichondra, blue star creeper, ground thyme",
    "creeping-thyme",
  ],
  [
    "pentas, globe amaranth, gomphrena, nemesia, diascia, lychnis, rose campion, fuchsia, heliotrope, four o clock, statice annual",
    "geranium",
  ],
  [
    "ornamental kale, flowering kale, ornamental cabbage, flowering cabbage, ornamental pepper, cyclamen, poinsettia, ranunculus",
    "pansy",
  ],
  ["artemisia, wormwood, silver mound, lavender cotton, pussytoes, curry plant, snow bush", "dusty-miller"],
  ["mullein lamb, lambs tongue", "lambs-ear"],
  [
    "aspidistra, cast iron plant, umbrella plant, mayapple, wild hosta, leopard ligularia, rhubarb, bear foot, heart leaf",
    "hosta",
  ],
  [
    "bloodroot, hepatica, wood poppy, celandine poppy, jack in the pulpit, bishop hat, barrenwort, corydalis, japanese primrose, geranium macrorrhizum, coral flower",
    "heuchera",
  ],
  [
    "dead nettle, deadnettle, spotted dead nettle, yellow archangel, bishop weed, ground elder, wintergreen, vinca minor, creeping raspberry, creeping mahonia, partridgeberry, salal, winter creeper, wandering jew, snow on the mountain, ground ivy",
    "pachysandra",
  ],
  [
    "cinnamon fern, royal fern, tassel fern, painted fern, wood fern, holly fern, hay scented fern, leatherleaf fern, horsetail, horsetail reed",
    "fern",
  ],
  ["milk weed, joe pye, queen of the prairie, mountain mint, bergamot", "bee-balm"],
  ["mallow, globe mallow, rose mallow, hollyhock mallow", "hibiscus"],
  ["bulbine, yellow bulbine, society garlic, cape rush, garlic chive", "agapanthus"],
  // Grasses.
  ["blue oat grass, blue grass clump, blue lyme grass, silver grass clump", "blue-fescue"],
  [
    "june grass, tufted hair grass, quaking grass, needle grass, wiregrass, sideoats, sideoats grama, ruby grass, love grass, fiber optic grass, japanese blood grass, blood grass, ribbon grass, purple lovegrass",
    "fountain-grass",
  ],
  ["bear grass, beargrass, nolina, black mondo grass, mexican lily, spider plant, snake plant", "liriope"],
  [
    "cattail, cattails, bulrush, rush, reeds, porcupine grass, giant miscanthus, eulalia, papyrus, bamboo muhly, plume grass, sugarcane",
    "maiden-grass",
  ],
  // Shrubs.
  [
    "burford holly, dwarf burford holly, carissa holly, winterberry, blue holly, chinese holly, soft touch holly, helleri holly, steeds holly, coffeeberry, arctostaphylos, ternstroemia, anise shrub, illicium, elaeagnus, kohuhu, evergreen huckleberry, andromeda, leucothoe, daphne, sarcococca, oregon grape, firethorn, creosote, barberry evergreen",
    "inkberry",
  ],
  [
    "sweetspire, virginia sweetspire, summersweet, sweetshrub, carolina allspice, spicebush, spice bush, buttonbush, kerria, flowering quince, quince, flowering almond, flowering currant, snowball bush, snowball viburnum, japanese snowball, snowberry, honeysuckle shrub, ocean spray, pearl bush, beauty bush, kolkwitzia, buckeye shrub, bottlebrush buckeye",
    "lilac",
  ],
  [
    "blue mist shrub, blue mist spirea, shrubby cinquefoil, turpentine bush, broom shrub, scotch broom, fragrant sumac, gro low sumac, gro low, new jersey tea, bush clover, mexican heather, helianthemum, dwarf deutzia, blue spirea",
    "spirea",
  ],
  ["sand cherry, purple leaf sand cherry, dwarf purple plum, dwarf ninebark, red leaf shrub", "barberry"],
  [
    "blueberry, blueberry bush, raspberry, raspberry bush, blackberry, blackberry bush, currant, currant bush, berry bush, huckleberry",
    "spirea",
  ],
  ["plumeria, frangipani, brugmansia, angel trumpet", "oleander"],
  [
    "gold mop, gold mops, gold mop cypress, mop cypress, gold thread cypress, gold thread false cypress, false cypress shrub, dwarf hinoki cypress, dwarf cypress, dwarf arborvitae, globe arborvitae, birds nest spruce, bird nest spruce, spreading yew, plum yew, japanese plum yew, dwarf conifers",
    "globe-spruce",
  ],
  ["sasanqua, sasanqua camellia, tea olive, sweet olive, banana shrub, michelia", "camellia"],
  ["encore azalea, gumpo azalea, kalmia, rhodies, azalea mollis", "rhododendron"],
  [
    "myrtle, wax myrtle, hop bush, dodonaea, xylosma, eugenia, waxleaf privet, photinia hedge, hicks yew, holly hedge, nellie stevens, nellie stevens holly, american holly, oak leaf holly, thuja green giant",
    "arborvitae",
  ],
  [
    "desert spoon, spanish bayonet, organ pipe cactus, crown of thorns, candelabra, pencil cactus, dudleya",
    "yucca",
  ],
  // Trees.
  [
    "basswood, black gum, tupelo, black locust, buckeye, bur oak tree, chestnut tree, cedar elm, katsura, ironwood, ironwood tree, mulberry, pistache, chinese pistache, pecan tree, walnut tree, sassafras, sourwood, yellowwood, pawlonia, hackberry, coral bark maple, paperbark maple, box elder, horse chestnut, kentucky coffeetree, bald cypress, dawn redwood, mango tree, rubber tree, weeping willow, dappled willow, autumn blaze maple, shade maple, silver linden, paulownia, catalpa tree, hickory tree, fiddlewood",
    "red-maple",
    "tree",
  ],
  [
    "bradford pear, callery pear, cleveland pear, ornamental pear, flowering pear, weeping cherry, kwanzan cherry, cornelian cherry, chokecherry, purple leaf plum, pawpaw, persimmon tree, quince tree, cherry plum, cherry blossom tree",
    "cherry",
    "tree",
  ],
  [
    "loblolly pine, austrian pine, norfolk pine, redwood tree, giant sequoia, sequoia, fraser fir, white fir, serbian spruce, deodar cedar, atlas cedar, weeping spruce",
    "blue-spruce",
    "tree",
  ],
  ["quaking aspen, gray birch", "birch", "tree"],
  [
    "mimosa, mimosa tree, orchid tree, cassia, eve necklace, weeping redbud, texas mountain laurel, acacia tree, smoketree, pagoda dogwood",
    "redbud",
    "tree",
  ],
  ["mountain ash, rowan, loquat, mayhaw", "crabapple", "tree"],
  [
    "meyer lemon, grapefruit tree, kumquat, arbutus, strawberry tree, pineapple guava, ghost gum, coolibah, anise tree, bay tree, brazilian pepper, tangerine tree, mandarin tree, mandarin orange, lime citrus, guava tree, schefflera",
    "olive",
    "tree",
  ],
  ["pindo palm, bismarck palm, washingtonia", "queen-palm", "tree"],
  ["lady palm, european fan palm", "cabbage-palm", "tree"],
  // Low fans without a trunk: stiff leaves near the ground, and no tree.
  ["saw palmetto, dwarf palmetto, scrub palmetto, needle palm", "yucca"],
  // Plants of warm gardens.
  ["royal palm, king palm, alexander palm, christmas palm, adonidia", "foxtail-palm"],
  ["date palm, medjool palm, canary palm, canary island date palm", "sylvester-palm"],
  ["bamboo palm, cat palm", "areca-palm"],
  ["cycad, cardboard palm", "coontie"],
  ["timber bamboo, black bamboo, running bamboo, bamboo tree", "bamboo"],
  ["clusia rosea, autograph tree, pitch apple, seagrape, sea grape, cocoplum, coco plum", "clusia"],
  ["viburnum, sweet viburnum, sandankwa viburnum, viburnum suspensum, awabuki viburnum", "walters-viburnum"],
  ["asparagus fern, macho fern", "foxtail-fern"],
  ["banana, banana plant, banana tree, travelers palm, traveler palm", "bird-of-paradise-white"],
  [
    "canna, canna lily, heliconia, ginger, shell ginger, elephant ear, colocasia, alocasia, philodendron, philodendron selloum, monstera",
    "bird-of-paradise",
  ],
  ["ti plant, hawaiian ti, cordyline, copperleaf, copper plant, joseph coat", "croton"],
  ["coleus", "caladium"],
  ["firecracker plant, yellow bells, esperanza, tecoma, cape honeysuckle, pride of barbados", "firebush"],
  ["aztec grass, variegated mondo grass", "liriope-variegated"],
  [
    "cholla, cholla cactus, beavertail, beavertail cactus, indian fig cactus, spineless prickly pear",
    "prickly-pear",
  ],
  ["fishhook barrel cactus", "golden-barrel"],
  ["blue palo verde", "palo-verde"],
];
