/** What the stand-in sells, as an owner would set it up at Stripe. `per` = what people read behind the amount. */
export const CATALOGUE = {
  price_test_lite: { name: "Lite", unitAmountCents: 500, currency: "usd", per: "USD per month" },
  price_test_pro: { name: "Pro", unitAmountCents: 5000, currency: "usd", per: "USD per month" },
  price_test_lite_cad: {
    name: "Lite",
    unitAmountCents: 500,
    currency: "cad",
    per: "CAD per month, tax included",
  },
  price_test_pro_cad: {
    name: "Pro",
    unitAmountCents: 5000,
    currency: "cad",
    per: "CAD per month, tax included",
  },
} as const;

export type PriceId = keyof typeof CATALOGUE;
export const PRICE_IDS = Object.keys(CATALOGUE) as PriceId[];

/** The prices by currency and plan, as the settings would name them. */
export const PRICES = {
  usd: { lite: "price_test_lite", pro: "price_test_pro" },
  cad: { lite: "price_test_lite_cad", pro: "price_test_pro_cad" },
} as const satisfies Record<string, Record<string, PriceId>>;
