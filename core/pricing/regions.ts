import type { Currency } from "./price-row.ts";
import { type Province, provinces } from "./sales-taxes.ts";

/**
 * How prices differ from the national range. No official index: the regions are the constants of
 * github.com/estimatorsuite/construction-calculators, the cities those of a second open estimating repository.
 */
// 1 is the national range: 1.3 makes 10.00 dollars 13.00. Factors apply to shipped prices, never to a company's own.
const STATES = {
  US: { label: "United States, national", factor: 1 },
  "US-Midwest": { label: "Midwest", factor: 1 },
  "US-Southeast": { label: "Southeast", factor: 1.05 },
  "US-Southwest": { label: "Southwest", factor: 1.15 },
  "US-Northeast": { label: "Northeast", factor: 1.2 },
  "US-West": { label: "West", factor: 1.3 },
  // Cities of the second repository: a bill takes the city's factor, not the region's times the city's.
  "US-San-Francisco": { label: "San Francisco", factor: 1.25 },
  "US-Los-Angeles": { label: "Los Angeles", factor: 1.15 },
  "US-Phoenix": { label: "Phoenix", factor: 0.95 },
  "US-Dallas": { label: "Dallas", factor: 1 },
  "US-Miami": { label: "Miami", factor: 1.1 },
  "US-New-York": { label: "New York City", factor: 1.3 },
  "US-Seattle": { label: "Seattle", factor: 1.05 },
  "US-Denver": { label: "Denver", factor: 1 },
} as const;

/** `factor` times a national price is the price there. */
type RegionFacts = { label: string; factor: number; currency: Currency };
export type Region = keyof typeof STATES | Province;

const inUsDollars = (facts: { label: string; factor: number }): RegionFacts => ({
  ...facts,
  currency: "USD",
});

/** Where a bill is priced. No source compares Canadian provinces, so their factor is 1; they bill in Canadian dollars. */
export const regions = {
  ...(mapValues(STATES, inUsDollars) as Record<keyof typeof STATES, RegionFacts>),
  ...(mapValues(provinces, ({ label }) => ({ label, factor: 1, currency: "CAD" })) as Record<
    Province,
    RegionFacts
  >),
} satisfies Record<Region, RegionFacts>;

function mapValues<From, To>(record: Record<string, From>, change: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}

export const isProvince = (region: Region): region is Province => region in provinces;
