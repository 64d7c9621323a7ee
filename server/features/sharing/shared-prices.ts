import type { PriceDetail } from "#core/bom/client-bom.ts";

/** What a share shows of prices. A link of before that showed costs shows one total now. */
export const sharedPrices = (share: { prices: PriceDetail | null; withPrices: boolean }): PriceDetail =>
  share.prices ?? (share.withPrices ? "total" : "none");
