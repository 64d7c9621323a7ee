import type { ElementKind } from "#core/elements/element.ts";
import type { Mention } from "./mention.ts";
import type { SpokenSize } from "./read-size.ts";

/** Kinds that cover ground or run along a line: a number said beside them counts something else. */
const UNCOUNTED: ReadonlySet<ElementKind> = new Set([
  "lawn",
  "pavers",
  "concrete",
  "gravel",
  "deck",
  "swale",
  "edging",
  "fence",
  "retaining-wall",
]);

export const canCount = (kind: ElementKind, { count }: SpokenSize): boolean =>
  count === undefined || !UNCOUNTED.has(kind);

/** A size said after its thing: "roses, 5 of them" counts the plant that was named last. False where it cannot be said of it. */
export function takeSize(mention: Mention, size: SpokenSize): boolean {
  if (!canCount(mention.kind, size)) return false;
  const plant = mention.kind === "bed" ? mention.species.at(-1) : undefined;
  if (plant && size.count !== undefined) mention.counts[plant] = size.count;
  else {
    // "2 on the maple and 4 on the wall" are six.
    const before = mention.sizes.findLast(({ count }) => count !== undefined)?.count ?? 0;
    mention.sizes.push(size.count === undefined ? size : { ...size, count: before + size.count });
  }
  return true;
}
