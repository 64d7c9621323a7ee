/**
 * What a quantity is bought in. `whole` = sold by the piece, so half of one is never ordered. "face sq ft" is the visible
 * side of a wall; "ton" is the short ton of 2,000 lb. The key is the word of price books and of the wire.
 */
export const PURCHASE_UNITS = {
  // Units that may be bought in parts.
  "sq ft": { many: "sq ft", whole: false },
  "face sq ft": { many: "face sq ft", whole: false },
  "lin ft": { many: "lin ft", whole: false },
  "cu yd": { many: "cu yd", whole: false },
  ton: { many: "tons", whole: false },
  lb: { many: "lb", whole: false },
  // Units that are sold whole; hours are billed whole.
  each: { many: "each", whole: true },
  bag: { many: "bags", whole: true },
  bale: { many: "bales", whole: true },
  box: { many: "boxes", whole: true },
  roll: { many: "rolls", whole: true },
  zone: { many: "zones", whole: true },
  load: { many: "loads", whole: true },
  hour: { many: "hours", whole: true },
} as const satisfies Record<string, { many: string; whole: boolean }>;

export type PurchaseUnit = keyof typeof PURCHASE_UNITS;

const isPurchaseUnit = (unit: string): unit is PurchaseUnit => Object.hasOwn(PURCHASE_UNITS, unit);

/** The unit as it stands beside a number: "1 load", "2 loads". A unit that a person typed stays as it was typed. */
export const unitText = (quantity: number, unit: string): string =>
  quantity !== 1 && isPurchaseUnit(unit) ? PURCHASE_UNITS[unit].many : unit;
