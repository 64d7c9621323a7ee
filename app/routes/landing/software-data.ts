import { RATING } from "#app/content/marketing.ts";
import { PLANS } from "#app/lib/plans.ts";
import type { Site } from "#contract/site.ts";

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
  offers: PLANS.map((plan) => ({
    "@type": "Offer",
    name: plan.name,
    price: `${plan.price.slice(1)}.00`,
    priceCurrency: "USD",
    priceValidUntil: `${year}-12-31`,
    eligibleRegion: { "@type": "Country", name: "US" },
    url: `${origin}/signup?plan=${plan.id}`,
  })),
  aggregateRating: {
    "@type": "AggregateRating",
    ratingValue: RATING.value,
    bestRating: RATING.best,
    ratingCount: RATING.reviews,
  },
  provider: { "@type": "Organization", name, url: `${origin}/` },
});
