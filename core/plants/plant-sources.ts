/**
 * Where the facts of a species can be read, as a proposal names it. The rows of the files by kind of plant (`*-species.ts`, but for
 * `warm-species.ts`) were written without these pages at hand. Rows compared with pages that could be read, and put in line with them: skip laurel,
 * distylium, dwarf Fakahatchee grass, windmill palm, desert spoon, Asiatic jasmine, blue sedge, gray santolina, saw palmetto, Limelight hydrangea,
 * coral bark maple.
 */
export const MBG = "Missouri Botanical Garden Plant Finder";
export const NCSU = "NC State Extension Gardener Plant Toolbox";
export const IFAS = "UF/IFAS Extension, Ask IFAS";
export const RHS = "RHS Find a Plant";
export const GARDENSOFT = "GardenSoft Water Saving Plants";
export const TAMU = "Texas A&M AgriLife Extension, Aggie Horticulture";
export const OSU = "Oklahoma State University Extension, Oklahoma Proven";
export const ASU = "Arizona State University, Virtual Library of Phoenix Landscape Plants";
export const FNPS = "Florida Native Plant Society";
export const TCPALM = "Treasure Coast Newspapers, garden column of Carol Cloud Bailey";
export const CALSCAPE = "Calscape, California Native Plant Society";
export const OSUL = "Oregon State University, Landscape Plants";
