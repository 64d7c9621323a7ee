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
  const saidAt = ({ element }: (typeof all)[number]): number => {
    const name = nameOf(element);
    return Math.max(words.indexOf(name), words.indexOf(name.slice(name.lastIndexOf(" ") + 1)));
  };
  const named = all.filter((each) => saidAt(each) >= 0).sort((a, b) => saidAt(a) - saidAt(b));
  const [one] = named;
  // "One umbrella is enough, put it between the loungers": a number stands with the first.
  const isCounted = operation.op === "size" && operation.size.count !== undefined;
  return one && (named.length === 1 || isCounted) && all.length > 1
    ? { ...operation, target: exactly(one) }
    : operation;
}
