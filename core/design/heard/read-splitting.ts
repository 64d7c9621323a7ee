import type { Operation } from "#core/design/operation.ts";
import { sizeNow } from "#core/design/usual-size.ts";
import type { Place, PlanElement } from "#core/elements/element.ts";
import { type Reader, targetsOf } from "./heard.ts";

const SOME_OF =
  /^(?:(?:please|just|maybe|can you|could you|could we) )*(?:(?:put|move|have|plant|set|shift|bring) )?(?:only )?(?:one|1|two|2|3|4|5) (?:of )?(?:the|those|these|my|our) /;
const SIDES: ReadonlySet<string> = new Set(["left", "right", "front", "back"]);

/** "One of the maples on the right instead": of several that are counted, so many stand at another side. */
export const readSplitting: Reader = (parts, there, words, heard) => {
  const said = words.slice(parts.from, parts.end).join(" ");
  const [one] = there;
  if (!SOME_OF.test(said) && !SOME_OF.test(words.slice(Math.max(0, parts.from - 3), parts.end).join(" ")))
    return undefined;
  const to = one?.which ?? parts.wheres.find(({ at }) => !at)?.to;
  const isAsked =
    parts.verb === null || parts.verb === "put" || parts.verb === "move" || parts.verb === "have";
  // "One of the": no pronoun of the grammar, and no word of its own.
  const isKnown = parts.unknown.every((word) => word === "one");
  if (!one || there.length > 1 || parts.named.length > 1 || !isAsked || !to || !SIDES.has(to) || !isKnown)
    return undefined;
  const [found, ...more] = one.known.elements;
  const count = one.count ?? parts.counts[0] ?? 1;
  const all = found && sizeNow(found.element).count;
  if (!found || more.length > 0 || found.element.kind === "bed" || !all || all <= count) return undefined;
  if (found.element.place === to) return "unread";
  const { shiftM: _, atM: __, planted: ___, ...alike } = found.element;
  const element = { ...alike, place: to as Place, size: { ...alike.size, count } } as PlanElement;
  return [
    ...targetsOf(one.known, heard.document).map(
      (target): Operation => ({ op: "repeat", target, count: -count }),
    ),
    { op: "add", element },
  ];
};
