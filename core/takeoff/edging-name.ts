/** What bills call edging, by the variants of the catalogue's family "edging". */
export const EDGING_NAME = {
  plastic: "Plastic edging",
  steel: "Steel edging",
  stone: "Stone edging",
  brick: "Brick edging",
  timber: "Timber edging",
  concrete: "Concrete curbing",
  fieldstone: "Fieldstone edging",
  stacked: "Stacked stone edging",
  paver: "Paver edging, soldier course",
} as const;

/**
 * Row of the catalogue's family "edging". Pavers in a soldier course have no price by the foot on record and are priced as bricks in one,
 * fieldstones and stacked stones as stone edging.
 */
const PRICED_AS: Partial<Record<keyof typeof EDGING_NAME, string>> = {
  paver: "brick",
  fieldstone: "stone",
  stacked: "stone",
};
export const edgingVariant = (material: keyof typeof EDGING_NAME): string => PRICED_AS[material] ?? material;
