/**
 * Where the facts of a species can be read, as a bill names it. Most rows of the files by kind of plant (`*-species.ts`, but for
 * `warm-species.ts`) were written without such pages at hand, and say so.
 */
export const UNCHECKED = "usual sizes, not compared with a source";
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
