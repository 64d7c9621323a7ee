/** Stones that beds are edged with and that are, said alone, paving, a wall or boulders. */
const STONES = [
  "natural stone",
  "stacked stone",
  "stack stone",
  "stacked fieldstone",
  "dry stack stone",
  "dry stacked stone",
  "ledgestone",
  "fieldstone",
  "field stone",
  "limestone",
  "flagstone",
  "sandstone",
  "boulder",
];
const EDGES = ["edging", "edge", "border", "edged"];

/** Every stone with every word for an edge, as a word list: "natural stone edging". */
export const NATURAL_STONE_EDGES = STONES.flatMap((stone) => EDGES.map((edge) => `${stone} ${edge}`)).join(
  ", ",
);
