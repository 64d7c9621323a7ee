/** Where the facts of a species were read, as a proposal names it. */
export const MBG = "Missouri Botanical Garden Plant Finder";
export const NCSU = "NC State Extension Gardener Plant Toolbox";
export const IFAS = "UF/IFAS Extension, Ask IFAS";
export const RHS = "RHS Find a Plant";
export const GARDENSOFT = "GardenSoft Water Saving Plants";
