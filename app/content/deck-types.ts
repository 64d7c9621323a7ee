/** Installed prices per square foot, USD, from public trade articles; see core/pricing/catalogue.csv. */
export const DECK_TYPES = [
  {
    name: "Pressure-treated",
    price: "$25 to $45",
    text: "The least to build. It wants stain every two or three years and looks at home behind any house.",
  },
  {
    name: "Cedar",
    price: "$35 to $60",
    text: "Warm color and light on the feet. It turns silver where it is left untreated.",
  },
  {
    name: "Composite",
    price: "$50 to $85",
    text: "No stain and no splinters. It costs more on the day and less every year after.",
  },
  {
    name: "PVC",
    price: "$60 to $95",
    text: "The coolest and driest of the boards, for pool sides and full sun.",
  },
  {
    name: "Ipe and hardwood",
    price: "$80 to $150",
    text: "Dense, dark and good for decades. Each board is predrilled, and the hours show it.",
  },
] as const;
