import { standsAt } from "#core/design/find-elements.ts";
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
