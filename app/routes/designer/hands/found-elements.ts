import type { ElementsOfVersion } from "#contract/endpoints/generations.ts";
import type { WholeDocument } from "#core/design/drawn-document.ts";

/** The elements of a version as the designer shows them. */
export type FoundElements = Omit<ElementsOfVersion, "document"> & {
  /** The version as it is stored, when changes can begin with it. */
  document: WholeDocument | null;
  /** Each picture counts against the plan, so changes are tried before one is drawn. */
  isLimited: boolean;
  /** This device knows no prices: they come with the network. */
  isUnpriced: boolean;
};
