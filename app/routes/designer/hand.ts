import type { WholeDocument } from "#core/design/drawn-document.ts";
import type { Pricing } from "#core/design/shown-elements.ts";

/** What a hand at the elements of a picture makes of it, before the server draws it. */
export type Hand = {
  /** Changes that are not drawn yet, oldest first, each in its sentence. */
  sentences: readonly string[];
  pricing: Pricing | null;
  /** The version that they change, as it is stored; null where that is not known. */
  document: WholeDocument | null;
};
