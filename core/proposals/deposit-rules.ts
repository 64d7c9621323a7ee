import type { Region } from "#core/pricing/regions.ts";

/** How much a home improvement contract may ask before work begins. Shown as a warning, never as advice. */
type DepositRule = {
  place: string;
  /** The smaller of the two counts. */
  maxShare: number;
  maxCents: number;
  source: string;
  asOf: string;
};

const CALIFORNIA: DepositRule = {
  place: "California",
  maxShare: 0.1,
  maxCents: 100_000,
  source: "California Business and Professions Code § 7159.5(a)(3): $1,000 or 10 % of the contract price",
  asOf: "2026-11-22",
};

const RULE_OF_REGION: Partial<Record<Region, DepositRule>> = {
  "US-Los-Angeles": CALIFORNIA,
  "US-San-Francisco": CALIFORNIA,
};

/** "…, CA 94110", "…, California". */
const IN_CALIFORNIA = /,\s*california\b|,\s*CA(?=[\s,]+9\d{4}\b|\s*$)/i;

/** The rule of the site's place; of the company's region where the address tells nothing. Null = none is known here. */
function findDepositRule(region: Region | null, siteAddress: string | null): DepositRule | null {
  if (siteAddress && IN_CALIFORNIA.test(siteAddress)) return CALIFORNIA;
  return (region && RULE_OF_REGION[region]) ?? null;
}

/** A warning where a deposit is more than a known rule allows; null where it is not, or no rule is known. */
export function depositWarning(
  depositCents: number | null,
  totalCents: number,
  place: { region: Region | null; siteAddress: string | null },
): string | null {
  const rule = findDepositRule(place.region, place.siteAddress);
  if (!rule || depositCents === null) return null;
  const allowed = Math.min(rule.maxCents, Math.floor(totalCents * rule.maxShare));
  if (depositCents <= allowed) return null;
  const amount = (cents: number) => `$${(cents / 100).toFixed(2)}`;
  return `The deposit of ${amount(depositCents)} is more than ${amount(allowed)}, the most that ${rule.place} allows as far as we know (${rule.source}; read on ${rule.asOf}).`;
}
