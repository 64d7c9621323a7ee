import type { ElementKind, RequestedSize } from "#core/elements/element.ts";
import { UPRIGHT } from "./change-words.ts";
import { type DesignDocument, type DesignElement, elementNumber } from "./design-document.ts";
import { findElements } from "./find-elements.ts";
import type { Target } from "./operation.ts";

/** Kinds that are as long and wide as somebody says. */
const LAID_OUT: ReadonlySet<ElementKind> = new Set([
  "pavers",
  "concrete",
  "gravel",
  "deck",
  "pool",
  "pergola",
  "raised-bed",
]);

/** "Make it 5", "too tall, 3 ft": where the last thing has no number or height, the only one that has. */
export function withSize(
  document: DesignDocument,
  target: Target,
  { count, heightM }: RequestedSize,
): Target {
  const has = ({ element }: DesignElement): boolean =>
    count !== undefined
      ? (element.size?.count ?? 0) > 1
      : heightM === undefined
        ? LAID_OUT.has(element.kind)
        : UPRIGHT.has(element.kind);
  if (!target.it) return target;
  const able = document.elements.filter(has);
  const only = findElements(document, target).some(has) || able.length !== 1 ? undefined : able[0];
  return only ? { element: { number: elementNumber(only.id), name: "" } } : target;
}
