import { adding } from "#core/design/clause.ts";
import type { DesignElement } from "#core/design/design-document.ts";
import { standsAt } from "#core/design/find-elements.ts";
import type { Operation } from "#core/design/operation.ts";
import { sizeNow } from "#core/design/usual-size.ts";
import { findSpecies } from "#core/plants/catalogue.ts";
import type { Named, Parts } from "./clause-types.ts";
import { exactly, type Heard, isSilent, now, type Reader, saysHow, targetsOf, withPlace } from "./heard.ts";
import type { Known } from "./known-things.ts";
import { isAlready, WHICH_OF } from "./named-thing.ts";
import { oneAt } from "./one-at.ts";
import { replaced } from "./replaced.ts";

/** "The pergola is fine", "keep the fire pit", "leave the 2 by the door". */
export const readKeeping: Reader = (parts, there, words, heard) => {
  // "Keep the ferns and the gravel path".
  const isListed =
    heard.verb === "keep" &&
    parts.verb === null &&
    there.length > 0 &&
    there.length === parts.named.length &&
    !saysHow(parts) &&
    parts.wheres.length + parts.unknown.length === 0 &&
    there.every(({ isNew, isNot }) => !isNew && !isNot);
  if (!parts.isKept && parts.verb !== "keep" && !isListed) return undefined;
  const [one] = there;
  const picked = parts.isOne && !one ? oneAt(parts, heard) : null;
  if (picked) {
    heard.last = picked;
    return "told";
  }
  const said = words.slice(parts.from, parts.end).join(" ");
  // "2 is ok", behind "too many trees".
  const [enough] = parts.counts;
  const counted = heard.last ? now(heard.last, heard) : onlyCounted(heard);
  const all = counted?.elements.length === 1 ? countOf(counted.elements[0]!, counted) : undefined;
  if (
    (parts.isKept || parts.verb === "keep") &&
    parts.wheres.length === 0 &&
    !one &&
    counted &&
    enough !== undefined &&
    all !== undefined &&
    all > enough &&
    isSilent(parts) &&
    parts.named.length === 0
  )
    return countedAs(counted, enough, heard);
  // "Keep the one on the left", of several that are counted.
  const part = partOf(
    one ? one.known : parts.isOne && heard.last ? now(heard.last, heard) : null,
    one ? words[one.end - 1]! : "one",
    one ? (one.count ?? parts.counts[0]) : parts.counts[0],
  );
  if (part && SAYS_WHICH.test(said)) {
    Object.assign(heard, { part, last: part.known });
    return "told";
  }
  if (!one)
    return parts.named.length === 0 && isSilent(parts) && (parts.isIt || parts.isKept)
      ? keptAgain(parts, heard)
      : undefined;
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
  // "The tile and the couch are perfect".
  const waiting = heard.waiting.map((each) => now(each, heard));
  heard.waiting = [];
  const kept = [...waiting, ...there.map(({ known }) => known)].flatMap((known) =>
    targetsOf(known, heard.document).map((target): Operation => ({ op: "keep", target })),
  );
  // "Keep the pergola over a table": what is not there yet comes.
  const fresh = parts.named.filter((each) => each.isNew && each.known.elements.length === 0);
  const added = fresh.flatMap(({ from, end }) => adding(words.slice(from, end).join(" ")) ?? []);
  return [...kept, ...added];
};

/** "Love the roses! Keep those." */
function keptAgain({ verb, isAll }: Parts, heard: Heard): Operation[] | "told" {
  const last = heard.last && now(heard.last, heard);
  return verb === "keep" && !isAll && last
    ? targetsOf(last, heard.document).map((target): Operation => ({ op: "keep", target }))
    : "told";
}

/** How many of something that is counted are meant by a word in the singular or by a number; null where it is not counted, or all are. */
function partOf(known: Known | null, said: string, count: number | undefined): Heard["part"] {
  const [one] = known?.elements ?? [];
  const all = known && one && known.elements.length === 1 ? countOf(one, known) : undefined;
  const meant = count ?? (/s$/.test(said) ? undefined : 1);
  return known && all !== undefined && meant !== undefined && meant < all ? { known, count: meant } : null;
}

function countedAs(known: Known, count: number, heard: Heard): Operation[] {
  heard.last = known;
  return targetsOf(known, heard.document).map((target) => ({ op: "size", target, size: { count } }));
}

/** "5 is too many": fewer of what there are 5 of. */
export const readTooMany: Reader = (parts, there, words, heard) => {
  const [count] = parts.counts;
  const said = words.slice(parts.from, parts.end).join(" ");
  if (there.length + parts.named.length > 0 || !TOO_MANY.test(said) || count === undefined) return undefined;
  const of = heard.document.elements.filter(({ element }) => element.size?.count === count);
  if (of.length !== 1) return undefined;
  heard.last = { elements: of, target: exactly(of[0]!) };
  return [{ op: "resize", target: exactly(of[0]!), way: "shrink", side: "count" }];
};

const TOO_MANY = /^(?:the )?\d+ (?:is|are|looks?|feels?|seems?) (?:way |just |a bit )*too (?:many|much)\b/;

const DISLIKES_IT = /\b(?:(?:dont|do not|doesnt|does not) like|hates?) (?:it|them|that|this)\b/;
const SAYS_WHICH = /\b(?:left|right|middle|center|front|back|end|first|last|nearest|closest|by|near)\b/;
const THE_REST = /\bthe (?:rest|others?)(?: (?:\d+|ones?|of (?:them|those)))*\b/;

/** "The rest can go", "lose the other 2": those of a counted thing that were not kept. */
export const readRest: Reader = (parts, there, words, heard) => {
  const said = words.slice(parts.from, parts.end).join(" ");
  if (
    there.length > 0 ||
    parts.wheres.length > 0 ||
    !(parts.verb === "remove" || parts.isGone) ||
    !THE_REST.test(said)
  )
    return undefined;
  const { part } = heard;
  const [number] = parts.counts;
  const known = part ? now(part.known, heard) : heard.last && now(heard.last, heard);
  if (known?.elements.length !== 1) return undefined;
  if (part) {
    Object.assign(heard, { part: null, isOfPart: true });
    return targetsOf(known, heard.document).map((target) => ({
      op: "size",
      target,
      size: { count: part.count },
    }));
  }
  return number === undefined ? undefined : fewer(known, number, heard);
};

/** "Get rid of the palms", "juniper can go", "bamboo no", "no fence". */
export const readRemoving: Reader = (parts, there, words, heard) => {
  const said = words.slice(parts.from, parts.end).join(" ");
  // "Over the table, not the entire patio".
  if (
    /^not (?:[a-z]+ )?(?:the |my |our )?(?:entire|whole|full|all)\b/.test(
      words.slice(parts.from, parts.end).join(" "),
    )
  )
    return "told";
  if (words[parts.from] === "not" && there.length > 0 && parts.verb === null) return "whole";
  const isVerb =
    parts.verb === "remove" ||
    parts.verb === "undo" ||
    (parts.isGone &&
      (parts.verb === null || parts.verb === "set" || parts.verb === "want" || parts.verb === "have"));
  const isTakenDown =
    /^(?:please |can you |can we |just )*(?:take|pull|tear|rip) .* down$/.test(
      words.slice(parts.from, parts.end).join(" "),
    ) && there.some(({ known: { elements } }) => elements.some(({ element }) => element.kind !== "hedge"));
  const isTakenOut =
    isTakenDown ||
    /^(?:please |can you |can u |just |(?:i|we) (?:said|asked|told|wanted)(?: you| for)?(?: to)? )*(?:take|pull|get|rip|dig|cut|leave) .* (?:out|away|off)(?: (?:completely|entirely|altogether|totally|please|too|as well|for good))*$/.test(
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
    !/\bsame\b/.test(words.slice(parts.from, parts.end).join(" ")) &&
    parts.wheres.length === 0;
  const isLastNot =
    parts.verb === null &&
    there.length === 1 &&
    there[0]!.end < parts.end &&
    /^(?:no|off|out|away)$/.test(words[parts.end - 1]!) &&
    !saysHow(parts);
  if (!isVerb && !isTakenOut && !isRefused && !isLastNot && !(isNamedAlone && there.length > 0))
    return undefined;
  // "I hate vinyl": a material in general.
  const isOfMaterial =
    parts.named.length === 0 && parts.values.length > 0 && parts.wheres.length === 0 && !parts.isIt;
  if (
    isOfMaterial &&
    /\b(?:like|hates?|care for)\b/.test(words.slice(parts.from, parts.values[0]!.from).join(" "))
  ) {
    // "I do not like brown": what is brown is spoken of.
    const so = heard.document.elements.filter(({ element }) => isAlready(element, parts.values[0]!.fits));
    if (so.length === 1) heard.last = { elements: so, target: exactly(so[0]!) };
    return "told";
  }
  // "Real grass again, I do not like it": why, said behind what was asked.
  if (
    there.length === 0 &&
    heard.document !== heard.begun &&
    DISLIKES_IT.test(words.slice(parts.from, parts.end).join(" "))
  )
    return "told";
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
    return parts.factor && (there.length > 0 || (parts.isIt && heard.last)) ? undefined : null;
  const isOneOfThem =
    parts.isOne && there.length === 1 && /^(?:one|1)$/.test(words[there[0]!.from - 1] ?? "");
  const count = there[0]?.count ?? (isOneOfThem ? 1 : parts.counts[0]);
  if (there.length === 0) {
    const last = heard.last
      ? now(heard.last, heard)
      : parts.isOne || count !== undefined
        ? onlyCounted(heard)
        : null;
    const picked =
      last && (parts.isOne || count !== undefined) && parts.named.length === 0
        ? oneFewer({ known: last }, "one", parts, heard)
        : null;
    if (picked) return picked;
    if (!last || last.elements.length === 0 || parts.named.length > 0 || !isSilent(parts)) return null;
    // "My husband hates the fence. Can we see it without".
    if (!parts.isIt && count === undefined && said !== "without") return null;
    return fewer(last, count ?? (parts.isOne ? partOf(last, "one", 1)?.count : undefined), heard);
  }
  const cover = there.find(({ known }) => known.isCover)?.known;
  if (cover) {
    const bed = there.find(({ known }) => !known.isCover)?.known.elements;
    const elements = bed ? cover.elements.filter((one) => bed.includes(one)) : cover.elements;
    heard.refused = { ...cover, elements };
    heard.last = heard.refused;
    // Without its gravel a bed lies under mulch.
    if (parts.verb === "undo") return replaced(heard.refused, "brown mulch", heard);
    heard.open = { words: words.slice(parts.from, parts.end).join(" "), cover: heard.refused };
    return [];
  }
  const picked = there.length === 1 ? oneFewer(there[0]!, words[there[0]!.end - 1]!, parts, heard) : null;
  if (picked) return picked;
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

/** "The boulder on the left" of three: one fewer, and which of them it is gets told. */
function oneFewer(
  one: Pick<Named, "known" | "which" | "count">,
  word: string,
  { wheres, unknown, counts }: Parts,
  heard: Heard,
): Operation[] | null {
  const to = wheres.find(({ at }) => !at)?.to;
  const which = one.which ?? (to ? WHICH_OF[to] : undefined);
  const part = partOf(one.known, word, one.count ?? counts[0]);
  const [{ element }] = one.known.elements as [DesignElement];
  if (!which || !part || unknown.length > 0) return null;
  if (standsAt(element, which) && !(element.kind === "tree" && part.count === 1)) return null;
  heard.last = one.known;
  // Trees stand where they stand, and which of them goes is asked.
  const species = element.kind === "tree" ? findSpecies(element.species)?.id : undefined;
  if (species) return [{ op: "remove", target: { species, which, single: true } }];
  return targetsOf(one.known, heard.document).map((target) => ({
    op: "repeat",
    target: { ...target, which },
    count: -part.count,
  }));
}

/** "The one on the right": the only thing of a design that there are several of. */
function onlyCounted({ document }: Heard): Known | null {
  const counted = document.elements.filter(({ element }) => (element.size?.count ?? 1) > 1);
  return counted.length === 1 ? { elements: counted, target: exactly(counted[0]!) } : null;
}

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
