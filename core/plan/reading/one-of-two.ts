import type { ElementKind } from "#core/elements/element.ts";
import type { Mention } from "./mention.ts";
import { COVER } from "./read-scope.ts";
import { SURFACES } from "./reader.ts";

/** Of grounds, of things that screen and of seats one is drawn where the text leaves the choice. */
const CHOICES: readonly ReadonlySet<ElementKind>[] = [
  SURFACES,
  new Set(["hedge", "fence", "bed", "retaining-wall", "pergola", "boulders", "edging"]),
  new Set(["deck", "pavers", "concrete", "gravel"]),
  new Set(["furniture", "fire-pit", "water-feature", "pool"]),
];

/** Whether a thing behind "or" is the other of two. */
export const isOneOfTwo = (other: Mention, { kind }: { kind: ElementKind }, phrase: string): boolean =>
  (COVER.test(phrase) && SURFACES.has(other.kind)) ||
  (CHOICES.some((kinds) => kinds.has(other.kind) && kinds.has(kind)) &&
    !(other.kind === "bed" && kind === "bed"));
