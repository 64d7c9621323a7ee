import type { RequestedSize } from "#core/elements/element.ts";
import { UPRIGHT } from "./change-words.ts";
import { type DesignDocument, type DesignElement, elementNumber } from "./design-document.ts";
import { findElements } from "./find-elements.ts";
import type { Target } from "./operation.ts";

/** "Make it 5", "too tall, 3 ft": where the last thing has no number or height, the only one that has. */
export function withSize(
  document: DesignDocument,
  target: Target,
  { count, heightM }: RequestedSize,
): Target {
  const has = ({ element }: DesignElement): boolean =>
    count === undefined ? UPRIGHT.has(element.kind) : (element.size?.count ?? 0) > 1;
  if (!target.it || (count ?? heightM) === undefined) return target;
  const able = document.elements.filter(has);
  const only = findElements(document, target).some(has) || able.length !== 1 ? undefined : able[0];
  return only ? { element: { number: elementNumber(only.id), name: "" } } : target;
}
