import type { Site } from "./site.ts";

/** The lists of a site that painters add to. */
const LISTS = [
  "layers",
  "instances",
  "faces",
  "surfaces",
  "pieces",
  "taken",
  "lamps",
  "fires",
  "decks",
] as const;
type List = (typeof LISTS)[number];

/** What an element, or several, added to a site. */
export type SiteParts = Pick<Site, List>;
/** How much a site holds: what comes later is told apart by it. */
export type PartCounts = Record<List, number>;

export const partsOf = (site: Site): PartCounts =>
  Object.fromEntries(LISTS.map((list) => [list, site[list].length])) as PartCounts;

export const partsSince = (site: Site, from: PartCounts): SiteParts =>
  Object.fromEntries(LISTS.map((list) => [list, site[list].slice(from[list])])) as SiteParts;

/** Adds parts that were taken from another site of the same region. */
export function addParts(site: Site, parts: SiteParts): void {
  for (const list of LISTS) (site[list] as unknown[]).push(...parts[list]);
}

/** Takes off again what was added since. */
export function dropSince(site: Site, from: PartCounts): void {
  for (const list of LISTS) site[list].length = from[list];
}
