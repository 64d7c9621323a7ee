import type { DesignDocument } from "./design-document.ts";
import { nameOf } from "./element-title.ts";
import { findElements } from "./find-elements.ts";
import { exactly } from "./meant-by-it.ts";
import type { Operation } from "./operation.ts";

/** "Take down the string lights" beside a bench and a hot tub: of all furniture the one piece that the words name. */
export function ofNamedFurniture(document: DesignDocument, operation: Operation, said: string): Operation {
  if (!("target" in operation) || operation.target.kind !== "furniture" || operation.target.element)
    return operation;
  const all = findElements(document, operation.target);
  const words = said.toLowerCase();
  const named = all.filter(({ element }) => {
    const name = nameOf(element);
    return words.includes(name) || words.includes(name.slice(name.lastIndexOf(" ") + 1));
  });
  const [one] = named;
  return one && named.length === 1 && all.length > 1 ? { ...operation, target: exactly(one) } : operation;
}
