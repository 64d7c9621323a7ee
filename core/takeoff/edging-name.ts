/** What bills call edging, by the variants of the catalogue's family "edging". */
export const EDGING_NAME = {
  plastic: "Plastic edging",
  steel: "Steel edging",
  stone: "Stone edging",
  brick: "Brick edging",
  timber: "Timber edging",
  concrete: "Concrete curbing",
  paver: "Paver edging, soldier course",
} as const;
