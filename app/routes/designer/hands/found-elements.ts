import type { ElementsOfVersion } from "#contract/endpoints/generations.ts";

/** The elements of a version as the designer shows them. */
export type FoundElements = ElementsOfVersion & {
  /** Each picture counts against the plan, so changes are tried before one is drawn. */
  isLimited: boolean;
  /** This device knows no prices: they come with the network. */
  isUnpriced: boolean;
};
