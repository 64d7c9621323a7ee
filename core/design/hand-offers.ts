import type { ElementKind } from "../elements/element.ts";

/** What a hand can do to an element of a kind beside its choices. */
type HandOffer = {
  /** Anywhere on open ground; what follows the house, a fence or another element's edge cannot leave it. */
  moves: boolean;
  /** How a larger one is said: by its size, or by how many there are. Null = its size is given by what it lies in. */
  sizes: "size" | "number" | null;
  /** A second one finds a place of its own. */
  copies: boolean;
};

const surface: HandOffer = { moves: true, sizes: "size", copies: false };
const piece: HandOffer = { moves: true, sizes: null, copies: false };
const bound: HandOffer = { moves: false, sizes: null, copies: false };

export const handOffers: Record<ElementKind, HandOffer> = {
  lawn: bound,
  bed: surface,
  pavers: surface,
  concrete: surface,
  gravel: surface,
  "stepping-stones": piece,
  deck: surface,
  pool: surface,
  "fire-pit": piece,
  boulders: { ...piece, sizes: "number" },
  tree: { ...piece, copies: true },
  hedge: bound,
  "retaining-wall": bound,
  fence: bound,
  pergola: surface,
  "path-lights": { ...bound, sizes: "number" },
  "raised-bed": { ...surface, copies: true },
  edging: bound,
  "water-feature": surface,
  "outdoor-kitchen": piece,
  furniture: piece,
  steps: bound,
  swale: bound,
};
