/** Stones that beds are edged with and that are, said alone, paving, a wall or boulders. */
const STONES = ["natural stone", "limestone", "flagstone", "sandstone", "river rock"];
/** Rounded ones that are set side by side, and flat ones that are stacked. */
const FIELDSTONES = ["fieldstone", "field stone", "boulder", "rock"];
const STACKED = [
  "stacked stone",
  "stack stone",
  "stacked fieldstone",
  "dry stack stone",
  "dry stacked stone",
  "dry stack",
  "ledgestone",
];
const METALS = [
  "steel",
  "metal",
  "aluminum",
  "black metal",
  "black steel",
  "black aluminum",
  "corten",
  "corten steel",
];
const TIMBERS = [
  "timber",
  "wood",
  "wooden",
  "railroad tie",
  "landscape tie",
  "landscape timber",
  "sleeper",
  "cedar",
];
const EDGES = ["edging", "edge", "border", "edged"];

const edgesOf = (stones: readonly string[]): string =>
  stones.flatMap((stone) => EDGES.map((edge) => `${stone} ${edge}`)).join(", ");

/** Every stone with every word for an edge, as a word list: "natural stone edging". */
export const NATURAL_STONE_EDGES = edgesOf(STONES);
export const FIELDSTONE_EDGES = `rocks around the edge, rocks as edging, rocks for edging, ${edgesOf(FIELDSTONES)}`;
export const STEEL_EDGES = edgesOf(METALS);
export const TIMBER_EDGES = edgesOf(TIMBERS);
export const STACKED_EDGES = edgesOf(STACKED);
