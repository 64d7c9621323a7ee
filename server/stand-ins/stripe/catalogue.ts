/** What the stand-in sells, as an owner would set it up at Stripe. */
export const CATALOGUE = {
  price_test_lite: { name: "Lite", unitAmountCents: 500 },
  price_test_pro: { name: "Pro", unitAmountCents: 5000 },
} as const;

export type PriceId = keyof typeof CATALOGUE;
export const PRICE_IDS = Object.keys(CATALOGUE) as PriceId[];
