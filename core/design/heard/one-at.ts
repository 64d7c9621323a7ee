import { standsAt } from "#core/design/find-elements.ts";
import { MANY } from "#core/design/meant-by-it.ts";
import type { Parts } from "./clause-types.ts";
import { exactly, type Heard } from "./heard.ts";
import type { Known } from "./known-things.ts";
import { WHICH_OF } from "./named-thing.ts";

/** "The one on the right". */
export function oneAt({ wheres }: Parts, { document }: Heard): Known | null {
  for (const { to, at } of wheres) {
    const which = to && !at ? WHICH_OF[to] : undefined;
    const elements = which
      ? document.elements.filter(({ element }) => element.kind !== "lawn" && standsAt(element, which))
      : [];
    if (elements.length === 1) return { elements, target: exactly(elements[0]!) };
  }
  return null;
}

/** "Square ones", before anything was named: the only things of a design that there are several of and that can be so. */
export function onlyOnes({ values, named, wheres }: Parts, { document, last }: Heard): Known | null {
  const { fits } = values.find(({ isNot }) => !isNot) ?? {};
  if (!fits || last || named.length + wheres.length > 0) return null;
  const elements = document.elements.filter(
    ({ element }) =>
      Object.keys(fits[element.kind] ?? {}).length > 0 &&
      (MANY.has(element.kind) || (element.size?.count ?? 1) > 1),
  );
  return elements.length === 1 ? { elements, target: exactly(elements[0]!) } : null;
}
