import type { ElementKind } from "./element.ts";

/** Kinds that people lay over ground as a floor, planting or grass. */
const LAID: readonly ElementKind[] = ["lawn", "bed", "pavers", "concrete", "gravel", "deck"];

/** Kinds of ground in which "deep" is how far it reaches from what it lies along. */
export const LIES: ReadonlySet<ElementKind> = new Set([...LAID, "swale"]);

/** Kinds that cover ground: a text with none of them that names a look or a wish gets that look's whole package. */
export const GROUND_KINDS: ReadonlySet<ElementKind> = new Set([...LAID, "pool"]);
