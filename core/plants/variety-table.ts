import type { FlowerColor, SPECIES_TABLE } from "./species-table.ts";

/**
 * Varieties that differ from their species in the color of their flowers: size, habit, zones and price are the species' own. An id is the
 * species' id and what tells the variety apart, so that "rose" means all of them. Names and colors were not compared with a nursery's list yet.
 */
type VarietyFacts = {
  of: keyof typeof SPECIES_TABLE;
  name: string;
  botanical: string;
  colour: FlowerColor;
};

export const VARIETY_TABLE = {
  "rose-pink": {
    of: "rose",
    name: "Pink Knock Out rose",
    botanical: "Rosa 'Radcon' PINK KNOCK OUT",
    colour: "pink",
  },
  "rose-white": {
    of: "rose",
    name: "White Knock Out rose",
    botanical: "Rosa 'Radwhite' WHITE KNOCK OUT",
    colour: "white",
  },
  "rose-yellow": {
    of: "rose",
    name: "Yellow Knock Out rose",
    botanical: "Rosa 'Radsunny' SUNNY KNOCK OUT",
    colour: "yellow",
  },
  "hydrangea-blue": {
    of: "hydrangea-pink",
    name: "Blue bigleaf hydrangea",
    botanical: "Hydrangea macrophylla 'Nikko Blue'",
    colour: "blue",
  },
  "crape-myrtle-white": {
    of: "crape-myrtle",
    name: "White crape myrtle",
    botanical: "Lagerstroemia 'Natchez'",
    colour: "white",
  },
  "crape-myrtle-red": {
    of: "crape-myrtle",
    name: "Red crape myrtle",
    botanical: "Lagerstroemia indica 'Whit II' DYNAMITE",
    colour: "red",
  },
  "crape-myrtle-purple": {
    of: "crape-myrtle",
    name: "Purple crape myrtle",
    botanical: "Lagerstroemia indica 'Catawba'",
    colour: "purple",
  },
  "rhododendron-white": {
    of: "rhododendron",
    name: "White azalea",
    botanical: "Rhododendron 'Delaware Valley White'",
    colour: "white",
  },
  "rhododendron-pink": {
    of: "rhododendron",
    name: "Pink azalea",
    botanical: "Rhododendron 'Coral Bells'",
    colour: "pink",
  },
  "rhododendron-red": {
    of: "rhododendron",
    name: "Red azalea",
    botanical: "Rhododendron 'Girard's Crimson'",
    colour: "red",
  },
  "camellia-white": {
    of: "camellia",
    name: "White camellia",
    botanical: "Camellia japonica 'Nuccio's Gem'",
    colour: "white",
  },
  "camellia-red": {
    of: "camellia",
    name: "Red camellia",
    botanical: "Camellia japonica 'Kramer's Supreme'",
    colour: "red",
  },
  "lilac-white": {
    of: "lilac",
    name: "White lilac",
    botanical: "Syringa vulgaris 'Madame Lemoine'",
    colour: "white",
  },
  "hibiscus-white": {
    of: "hibiscus",
    name: "White rose of Sharon",
    botanical: "Hibiscus syriacus 'Diana'",
    colour: "white",
  },
  "hibiscus-purple": {
    of: "hibiscus",
    name: "Purple rose of Sharon",
    botanical: "Hibiscus syriacus 'Ardens'",
    colour: "purple",
  },
  "oleander-white": {
    of: "oleander",
    name: "White oleander",
    botanical: "Nerium oleander 'Sister Agnes'",
    colour: "white",
  },
  "oleander-red": {
    of: "oleander",
    name: "Red oleander",
    botanical: "Nerium oleander 'Calypso'",
    colour: "red",
  },
  "peony-white": { of: "peony", name: "White peony", botanical: "Paeonia 'Festiva Maxima'", colour: "white" },
  "peony-red": { of: "peony", name: "Red peony", botanical: "Paeonia 'Karl Rosenfield'", colour: "red" },
  "salvia-white": {
    of: "salvia",
    name: "White woodland sage",
    botanical: "Salvia × sylvestris 'Schneehügel'",
    colour: "white",
  },
  "coneflower-white": {
    of: "coneflower",
    name: "White coneflower",
    botanical: "Echinacea purpurea 'White Swan'",
    colour: "white",
  },
  "bee-balm-pink": {
    of: "bee-balm",
    name: "Pink bee balm",
    botanical: "Monarda 'Marshall's Delight'",
    colour: "pink",
  },
  "bee-balm-purple": {
    of: "bee-balm",
    name: "Purple bee balm",
    botanical: "Monarda 'Blaustrumpf'",
    colour: "purple",
  },
  "aster-pink": {
    of: "aster",
    name: "Pink aster",
    botanical: "Symphyotrichum novae-angliae 'Alma Pötschke'",
    colour: "pink",
  },
  "astilbe-pink": {
    of: "astilbe",
    name: "Pink astilbe",
    botanical: "Astilbe 'Bressingham Beauty'",
    colour: "pink",
  },
  "astilbe-white": {
    of: "astilbe",
    name: "White astilbe",
    botanical: "Astilbe 'Deutschland'",
    colour: "white",
  },
  "daylily-orange": {
    of: "daylily",
    name: "Orange daylily",
    botanical: "Hemerocallis fulva",
    colour: "orange",
  },
  "daylily-red": {
    of: "daylily",
    name: "Red daylily",
    botanical: "Hemerocallis 'Chicago Apache'",
    colour: "red",
  },
  "iris-white": { of: "iris", name: "White bearded iris", botanical: "Iris 'Immortality'", colour: "white" },
  "iris-yellow": {
    of: "iris",
    name: "Yellow bearded iris",
    botanical: "Iris 'Harvest of Memories'",
    colour: "yellow",
  },
  "iris-blue": { of: "iris", name: "Blue bearded iris", botanical: "Iris 'Victoria Falls'", colour: "blue" },
  "creeping-phlox-purple": {
    of: "creeping-phlox",
    name: "Purple creeping phlox",
    botanical: "Phlox subulata 'Purple Beauty'",
    colour: "purple",
  },
  "creeping-phlox-white": {
    of: "creeping-phlox",
    name: "White creeping phlox",
    botanical: "Phlox subulata 'White Delight'",
    colour: "white",
  },
  "dogwood-pink": {
    of: "dogwood",
    name: "Pink dogwood",
    botanical: "Cornus florida f. rubra",
    colour: "pink",
  },
  "redbud-white": {
    of: "redbud",
    name: "White redbud",
    botanical: "Cercis canadensis 'Royal White'",
    colour: "white",
  },
  "crabapple-white": {
    of: "crabapple",
    name: "White crabapple",
    botanical: "Malus 'Snowdrift'",
    colour: "white",
  },
  "petunia-pink": {
    of: "petunia",
    name: "Pink petunia",
    botanical: "Petunia 'Wave Pink'",
    colour: "pink",
  },
  "petunia-white": {
    of: "petunia",
    name: "White petunia",
    botanical: "Petunia 'Easy Wave White'",
    colour: "white",
  },
  "petunia-red": {
    of: "petunia",
    name: "Red petunia",
    botanical: "Petunia 'Easy Wave Red'",
    colour: "red",
  },
  "marigold-yellow": {
    of: "marigold",
    name: "Yellow marigold",
    botanical: "Tagetes patula 'Janie Primrose'",
    colour: "yellow",
  },
  "geranium-pink": {
    of: "geranium",
    name: "Pink geranium",
    botanical: "Pelargonium 'Americana Pink'",
    colour: "pink",
  },
  "geranium-white": {
    of: "geranium",
    name: "White geranium",
    botanical: "Pelargonium 'Americana White'",
    colour: "white",
  },
  "lantana-orange": {
    of: "lantana",
    name: "Orange lantana",
    botanical: "Lantana camara 'Bandana Orange'",
    colour: "orange",
  },
  "lantana-purple": {
    of: "lantana",
    name: "Purple trailing lantana",
    botanical: "Lantana montevidensis",
    colour: "purple",
  },
  "kangaroo-paw-yellow": {
    of: "kangaroo-paw",
    name: "Yellow kangaroo paw",
    botanical: "Anigozanthos 'Bush Gold'",
    colour: "yellow",
  },
  "begonia-white": {
    of: "begonia",
    name: "White wax begonia",
    botanical: "Begonia 'Ambassador White'",
    colour: "white",
  },
  "begonia-red": {
    of: "begonia",
    name: "Red wax begonia",
    botanical: "Begonia 'Ambassador Scarlet'",
    colour: "red",
  },
  "impatiens-white": {
    of: "impatiens",
    name: "White impatiens",
    botanical: "Impatiens walleriana 'Super Elfin White'",
    colour: "white",
  },
  "impatiens-red": {
    of: "impatiens",
    name: "Red impatiens",
    botanical: "Impatiens walleriana 'Super Elfin Red'",
    colour: "red",
  },
  "impatiens-orange": {
    of: "impatiens",
    name: "Orange impatiens",
    botanical: "Impatiens walleriana 'Super Elfin Bright Orange'",
    colour: "orange",
  },
  "pansy-yellow": {
    of: "pansy",
    name: "Yellow pansy",
    botanical: "Viola × wittrockiana 'Delta Pure Yellow'",
    colour: "yellow",
  },
  "pansy-white": {
    of: "pansy",
    name: "White pansy",
    botanical: "Viola × wittrockiana 'Delta Pure White'",
    colour: "white",
  },
  "pansy-blue": {
    of: "pansy",
    name: "Blue pansy",
    botanical: "Viola × wittrockiana 'Delta True Blue'",
    colour: "blue",
  },
  "sweet-alyssum-purple": {
    of: "sweet-alyssum",
    name: "Purple sweet alyssum",
    botanical: "Lobularia maritima 'Royal Carpet'",
    colour: "purple",
  },
  "agapanthus-white": {
    of: "agapanthus",
    name: "White agapanthus",
    botanical: "Agapanthus praecox 'Albiflorus'",
    colour: "white",
  },
  "indian-hawthorn-white": {
    of: "indian-hawthorn",
    name: "White Indian hawthorn",
    botanical: "Rhaphiolepis indica 'Clara'",
    colour: "white",
  },
  "hebe-white": {
    of: "hebe",
    name: "White hebe",
    botanical: "Hebe 'Wiri Mist'",
    colour: "white",
  },
  "hebe-pink": {
    of: "hebe",
    name: "Pink hebe",
    botanical: "Hebe 'Great Orme'",
    colour: "pink",
  },
  "loropetalum-white": {
    of: "loropetalum",
    name: "White loropetalum",
    botanical: "Loropetalum chinense 'Emerald Snow'",
    colour: "white",
  },
} as const satisfies Record<string, VarietyFacts>;
