import type { DesignElement } from "#core/design/design-document.ts";
import type { Operation } from "#core/design/operation.ts";
import { sizeNow } from "#core/design/usual-size.ts";
import { type Heard, isSilent, now, type Reader, saysHow, targetsOf, withPlace } from "./heard.ts";
import type { Known } from "./known-things.ts";
import { WHICH_OF } from "./named-thing.ts";
import { oneAt } from "./one-at.ts";
import { replaced } from "./replaced.ts";

/** "The pergola is fine", "keep the fire pit", "leave the 2 by the door". */
export const readKeeping: Reader = (parts, there, _, heard) => {
  if (!parts.isKept && parts.verb !== "keep") return undefined;
  const [one] = there;
  const picked = parts.isOne && !one ? oneAt(parts, heard) : null;
  if (picked) {
    heard.last = picked;
    return "told";
  }
  if (!one)
    return parts.named.length === 0 && isSilent(parts) && (parts.isIt || parts.isKept) ? "told" : undefined;
  if (saysHow({ ...parts, counts: [] }) || one.isNew) return undefined;
  const count = one.count ?? parts.counts[0];
  const [element] = one.known.elements;
  if (
    count !== undefined &&
    one.known.elements.length === 1 &&
    element &&
    (sizeNow(element.element).count ?? 0) > count
  )
    return targetsOf(one.known, heard.document).map((target) => ({ op: "size", target, size: { count } }));
  heard.last = one.known;
  return there.flatMap(({ known }) =>
    targetsOf(known, heard.document).map((target): Operation => ({ op: "keep", target })),
  );
};

/** "Get rid of the palms", "juniper can go", "bamboo no", "no fence". */
export const readRemoving: Reader = (parts, there, words, heard) => {
  if (words[parts.from] === "not" && there.length > 0 && parts.verb === null) return "whole";
  const isVerb =
    parts.verb === "remove" ||
    parts.verb === "undo" ||
    (parts.isGone &&
      (parts.verb === null || parts.verb === "set" || parts.verb === "want" || parts.verb === "have"));
  const isTakenOut =
    /^(?:please |can you |can u |just )*(?:take|pull|get|rip|dig|cut|leave) .* (?:out|away|off)$/.test(
      words.slice(parts.from, parts.end).join(" "),
    );
  const isRefused =
    there.length > 0 &&
    parts.named.length === there.length &&
    !saysHow(parts) &&
    there.every(({ isNot, known }) => isNot || known.target.kind === "bed") &&
    there.some(({ isNot }) => isNot) &&
    parts.insteadOf < 0 &&
    !parts.isInstead;
  const isNamedAlone =
    heard.verb === "remove" &&
    parts.verb === null &&
    !parts.isOnly &&
    !saysHow(parts) &&
    parts.wheres.length === 0;
  const isLastNot =
    parts.verb === null &&
    there.length === 1 &&
    there[0]!.end < parts.end &&
    words[parts.end - 1] === "no" &&
    !saysHow(parts);
  if (!isVerb && !isTakenOut && !isRefused && !isLastNot && !(isNamedAlone && there.length > 0))
    return undefined;
  if (isVerb && parts.isAll) return "whole";
  if (isVerb && parts.more) return null;
  if (parts.verb === "remove" && parts.sizes.length > 0) return undefined;
  if (
    parts.isInstead ||
    parts.insteadOf >= 0 ||
    /\ball but\b|\beverything\b/.test(words.slice(parts.from, parts.end).join(" "))
  )
    return null;
  if (parts.named.length > there.length) return null;
  if (parts.comparison || parts.shade || parts.factor)
    return parts.factor && there.length > 0 ? undefined : null;
  const count = there[0]?.count ?? parts.counts[0];
  if (there.length === 0) {
    const last = heard.last && now(heard.last, heard);
    if (!last || last.elements.length === 0 || parts.named.length > 0 || !isSilent(parts)) return null;
    if (!parts.isIt && count === undefined) return null;
    return fewer(last, count, heard);
  }
  const cover = there.find(({ known }) => known.isCover)?.known;
  if (cover) {
    const bed = there.find(({ known }) => !known.isCover)?.known.elements;
    const elements = bed ? cover.elements.filter((one) => bed.includes(one)) : cover.elements;
    heard.refused = { ...cover, elements };
    heard.last = heard.refused;
    // Without its gravel a bed lies under mulch.
    if (parts.verb === "undo") return replaced(heard.refused, "brown mulch", heard);
    heard.open = words.slice(parts.from, parts.end).join(" ");
    return [];
  }
  if (there.some(({ isUnplaced }) => isUnplaced)) return count === undefined ? "unread" : null;
  if (!isSilent(parts)) return null;
  const wheres = parts.wheres.filter(({ from, end }) => words.slice(from, end).join(" ") !== "away");
  const near = wheres.filter((one) => !(one.to && WHICH_OF[one.to]));
  const placed = withPlace(there[0]!.known, parts);
  if ((near.length > 0 || (wheres.length > 0 && !placed)) && count === undefined) return "unread";
  if (there.length === 1 && placed) return fewer(placed, count, heard);
  heard.refused = there.at(-1)!.known;
  const waiting = heard.waiting.flatMap((one) => fewer(now(one, heard), undefined, heard));
  heard.waiting = [];
  return waiting.concat(
    there.flatMap((one) => fewer(one.known, one.count ?? (there.length === 1 ? count : undefined), heard)),
  );
};

function fewer(known: Known, count: number | undefined, heard: Heard): Operation[] {
  const targets = targetsOf(known, heard.document);
  const [one] = known.elements;
  const all = one && countOf(one, known);
  if (count !== undefined && known.elements.length === 1 && (all === undefined || all > count))
    return targets.map((target) => ({ op: "repeat", target, count: -count }));
  return targets.map((target) => ({ op: "remove", target }));
}

const countOf = ({ element }: DesignElement, { target: { species } }: Known): number | undefined =>
  element.kind === "bed" ? (species ? element.counts?.[species] : undefined) : sizeNow(element).count;
