import { RATING } from "#app/content/marketing.ts";
import type { Site } from "#contract/site.ts";
import { PAID_PLANS, PLANS } from "#core/entitlements/plans.ts";

/** What the product is, for search engines (schema.org SoftwareApplication). Offers hold until the end of the year. */
export const softwareData = ({ name, origin }: Site, description: string, year: number) => ({
  "@context": "https://schema.org" as const,
  "@type": "SoftwareApplication",
  name,
  description,
  url: `${origin}/`,
  image: `${origin}/cards/landing.jpg`,
  applicationCategory: "BusinessApplication",
  operatingSystem: "Web browser",
  offers: PAID_PLANS.map((plan) => ({
    "@type": "Offer",
    name: PLANS[plan].name,
    price: (PLANS[plan].sale.priceCents / 100).toFixed(2),
    priceCurrency: "USD",
    priceValidUntil: `${year}-12-31`,
    eligibleRegion: { "@type": "Country", name: "US" },
    url: `${origin}/signup?plan=${plan}`,
  })),
  aggregateRating: {
    "@type": "AggregateRating",
    ratingValue: RATING.value,
    bestRating: RATING.best,
    ratingCount: RATING.reviews,
  },
  provider: { "@type": "Organization", name, url: `${origin}/` },
});
