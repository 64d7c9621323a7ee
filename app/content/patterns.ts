/** The patterns of the interlock page. Waste is what the bill of materials adds for cuts. */
export const PATTERNS = [
  {
    id: "running-bond",
    name: "Running bond",
    text: "Rows shifted by half a stone. Quick to lay and calm to look at; best on walks and patios.",
  },
  {
    id: "herringbone",
    name: "Herringbone",
    text: "Stones lock in a V. It takes turning tires best, which is why driveways wear it.",
  },
  {
    id: "basketweave",
    name: "Basketweave",
    text: "Pairs turned by a quarter. An old pattern for courtyards and the paths of old houses.",
  },
  {
    id: "circular",
    name: "Circular",
    text: "Rings around a middle, for a fire pit or a round patio. The most cuts, and the most looks.",
  },
] as const;
