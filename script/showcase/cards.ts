/** The picture that a social network shows beside a link: half before, half after, and what the page is about. */
export type SocialCard = { name: string; design: string; headline: string };

export const CARDS: readonly SocialCard[] = [
  { name: "landing", design: "front-yard", headline: "Show the finished yard before you quote it" },
  { name: "demo", design: "modern-garden", headline: "Try the yard designer on your own photo" },
  { name: "pool", design: "backyard-pool", headline: "Sell the pool on their own backyard" },
  { name: "deck", design: "cedar-deck", headline: "Show the deck before the first board is cut" },
  { name: "interlock", design: "interlock-driveway", headline: "Show and price interlock on the spot" },
  { name: "toronto", design: "toronto-front", headline: "Landscape design software for Toronto contractors" },
  { name: "blog", design: "modern-garden", headline: "Pricing and selling landscape work" },
  { name: "pool-pricing", design: "backyard-pool", headline: "How to price pool installation jobs" },
  { name: "door-to-door", design: "front-yard", headline: "The door-to-door landscaping sales guide" },
];
