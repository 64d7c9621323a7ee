import { elementsOf } from "#core/design/clause.ts";
import { type DesignElement, elementNumber } from "#core/design/design-document.ts";
import type { Operation } from "#core/design/operation.ts";
import type { ElementKind, PlanElement } from "#core/elements/element.ts";
import type { Named, Parts } from "./clause-types.ts";
import type { Verb } from "./clause-words.ts";
import { exactly, type Heard, isSilent, now, type Reader, saysHow, targetsOf } from "./heard.ts";
import { replaced } from "./replaced.ts";

/** "Perennials only": the plants of the only bed, or of that which was named last. */
export const readOnly: Reader = (parts, there, words, heard) => {
  const [one] = parts.named;
  // "Lavender only": the other plants of its bed go, unless they are named themselves.
  const [kept] = there;
  const isOfPlant = parts.isOnly && kept?.known.target.species !== undefined && there.length === 1;
  if (
    isOfPlant &&
    parts.named.length === 1 &&
    heard.verb !== "remove" &&
    (parts.verb === null || parts.verb === "set") &&
    !saysHow(parts) &&
    // "Only 4 boxwoods": how many of them there are to be.
    kept.count === undefined &&
    parts.wheres.length === 0 &&
    isSilent(parts) &&
    kept.known.elements.every(({ element }) => element.kind === "bed" && element.species.length > 1)
  )
    return /\b(?:no|not|without)\b/.test(words.slice(parts.end).join(" "))
      ? "told"
      : [{ op: "remove", target: { group: "plants" }, but: [{ species: kept.known.target.species! }] }];
  // "Just the grasses" after others were refused.
  if (
    parts.isOnly &&
    there.length > 0 &&
    parts.named.length === there.length &&
    heard.verb === "remove" &&
    parts.verb === null &&
    !saysHow(parts)
  ) {
    // "No pots, just the trees and gravel": what follows stays too.
    heard.verb = "keep";
    parts.verb = "keep";
    return "told";
  }
  if (
    !parts.isOnly ||
    !one ||
    parts.named.length > 1 ||
    there.length > 0 ||
    !(parts.verb === null || parts.verb === "set") ||
    saysHow(parts) ||
    parts.wheres.length > 0
  )
    return undefined;
  const [element] = elementsOf(words.slice(one.from, one.end).join(" "));
  if (element?.kind !== "bed" || element.species.length === 0 || !isSilent(parts)) return undefined;
  const last = heard.last && now(heard.last, heard).elements.filter((each) => each.element.kind === "bed");
  const beds =
    last && last.length > 0 ? last : heard.document.elements.filter((each) => each.element.kind === "bed");
  const [bed] = beds;
  if (beds.length !== 1 || bed?.element.kind !== "bed") return undefined;
  const { place: _, size: __, counts: ___, ...rest } = bed.element;
  return [{ op: "replace", target: exactly(bed), element: { ...rest, species: element.species } }];
};

/** "Swap the echinacea for rudbeckia", "yew instead of boxwood", "no mulch, use stone", "drop it, do 2 benches instead". */
export const readReplacing: Reader = (parts, there, words, heard) => {
  if (isOfOneSide(parts, there)) return "unread";
  const text = (from: number, end: number) => words.slice(from, end).join(" ");
  if (parts.insteadOf >= 0) {
    const old = there.find(({ from }) => from > parts.insteadOf);
    const young = text(parts.verb && parts.verb !== "set" ? parts.afterVerb : parts.from, parts.insteadOf);
    // "Under the trees instead of the gravel put thyme": what comes stands behind the verb.
    if (
      old &&
      parts.insteadOf > parts.from &&
      parts.verb !== null &&
      parts.afterVerb > old.end &&
      isSilent(parts)
    )
      return replaced(old.known, text(parts.afterVerb, parts.end), heard);
    // "Balls instead of square boxwoods": the same plants in another shape.
    const isSame =
      old?.known.target.species !== undefined &&
      there.some(
        (one) => one !== old && one.known.elements.some((each) => old?.known.elements.includes(each)),
      );
    if (
      old &&
      isSame &&
      there.length === 2 &&
      JSON.stringify(there[0]!.known.target) === JSON.stringify(there[1]!.known.target)
    )
      return "unread";
    if (old && parts.insteadOf > parts.from && !saysHow({ ...parts, values: [], counts: [] }))
      return replaced(old.known, young, heard);
    // "Instead of the urn a sundial": nothing that is known comes for it.
    if (old && parts.insteadOf === parts.from && parts.unknown.length > 0 && parts.named.length === 1)
      return { unread: text(old.end, parts.end) };
    // "Pink hydrangeas instead of blue ones": the same in another color.
    const isOfValues =
      !old &&
      there.length === 1 &&
      !there[0]!.isNew &&
      there[0]!.end <= parts.insteadOf &&
      parts.values.some((value) => value.from > parts.insteadOf);
    if (isOfValues) return undefined;
    // "A round fire pit instead of the square one": the same in another way.
    const [same] = there;
    if (!old && same && parts.isOne && same.end <= parts.insteadOf) {
      const made = replaced(same.known, young, heard);
      return made?.every(({ op }) => op === "set") ? made : { unread: young };
    }
    // "white instead of pink".
    if (
      !old &&
      (parts.named.length === 0 || (there.length === 1 && parts.counts.concat(same?.count ?? []).length > 0))
    )
      return undefined;
    if (old && parts.insteadOf === parts.from && parts.named.length === 1 && isSilent(parts)) {
      Object.assign(heard, { refused: old.known, isReplacing: true });
      return [];
    }
    if (old && parts.insteadOf === parts.from && there.length + (parts.named.length - there.length) > 1)
      return replaced(old.known, text(old.end, parts.end), heard);
    return null;
  }
  // "Benches, not chairs".
  const neg = there.find(({ isNot }) => isNot);
  const young_ = parts.named.filter((one) => one !== neg);
  if (
    neg &&
    parts.insteadOf < 0 &&
    parts.verb !== "remove" &&
    isSilent(parts) &&
    young_.length > 0 &&
    young_.every((one) => one.end <= neg.from && (one.isNew || one.known.elements.length === 0))
  )
    return replaced(neg.known, text(young_[0]!.from, young_.at(-1)!.end), heard);
  const isForIt =
    heard.refused !== null &&
    ["put", "set", "want", "have", "add", null].includes(parts.verb) &&
    parts.named.length > 0;
  // "I hate the hostas. Something with yellow flowers instead".
  const isOpen =
    heard.before !== null &&
    parts.isInstead &&
    /^(?:maybe )?something (?:with|in|that)\b/.test(text(parts.from, parts.end));
  const isOfRefused =
    isForIt &&
    parts.named.every(
      ({ isNew, known, isNot }) => !isNot && (isOpen || isNew || known.elements.length === 0),
    );
  const isListed =
    parts.verb === null && heard.verb === "replace" && parts.named.some(({ isBehindTo }) => isBehindTo);
  if (parts.verb === "replace" || isListed) {
    const [old, ...more] = parts.named;
    if (!isSilent(parts)) return null;
    if (old && old.known.elements.length > 0 && !old.isNew && !old.isBehind) {
      const behind = more[0] ?? parts.values.find(({ from }) => from >= old.end);
      if (!behind) return null;
      if (behind.from < old.end) return null;
      const some = someReplaced(old, text(behind.from, parts.end), parts.isOne, heard);
      if (some) return some;
      return replaced(old.known, text(behind.from, parts.end), heard);
    }
    const last = heard.refused ?? heard.last;
    if (last && (old || parts.values.length > 0) && (!old || old.isBehind || old.from > parts.afterVerb))
      return replaced(
        now(last, heard),
        text(parts.afterVerb, parts.end).replace(/^(?:it |them |out )*(?:to|into|with|for|by) /, ""),
        heard,
      );
    return null;
  }
  if (
    heard.refused &&
    parts.named.length === 0 &&
    parts.values.length > 0 &&
    heard.refused.isCover &&
    isSilent(parts)
  )
    return replaced(now(heard.refused, heard), text(parts.values[0]!.from, parts.values.at(-1)!.end), heard);
  // "Put a bench where the fountain is".
  const where = parts.wheres.find(
    (one) => words[one.from] === "where" && one.at && one.at.elements.length > 0,
  );
  if (
    where?.at &&
    isSilent(parts) &&
    parts.named.length > 0 &&
    parts.named.every(({ isNew, isBare }) => isNew || isBare) &&
    /\b(?:is|are)$/.test(text(where.from, where.end))
  )
    return replaced(where.at, text(parts.verb ? parts.afterVerb : parts.from, where.from), heard);
  const young = () => text(parts.verb ? parts.afterVerb : parts.from, parts.end);
  if (
    heard.refused?.isCover &&
    parts.named.length === 1 &&
    !parts.named[0]!.isNot &&
    (isOfRefused || (isForIt && (parts.named[0]!.isMaterial || parts.named[0]!.known.isCover)))
  )
    return replaced(now(heard.refused, heard), young(), heard);
  // "I do not like the hedge. Put a fence there": it takes the place of what was taken out.
  const said = text(parts.from, parts.end);
  const isInItsPlace =
    isOfRefused &&
    (parts.isInstead ||
      IN_ITS_PLACE.test(said) ||
      (parts.wheres.length === 0 &&
        (parts.verb !== "add" || /^(?:and |then )*(?:put|stick|pop) in\b/.test(said)) &&
        parts.verb !== null &&
        heard.before !== null));
  // "Petunias die every summer. Use lantana": of the same sort as what was found fault with.
  const isOfOneSort =
    isOfRefused &&
    parts.more === null &&
    !parts.isToo &&
    parts.wheres.length === 0 &&
    (TAKES_ITS_PLACE.has(parts.verb ?? "set") || words[parts.from] === "plant") &&
    !/\balso\b/.test(said) &&
    isOneSort(heard.refused!.elements, elementsOf(young())[0]);
  if ((isInItsPlace || isOfOneSort) && heard.before && isSilent(parts)) {
    const old = { ...heard.refused!, elements: heard.refused!.elements };
    const begun = { ...heard, document: heard.before.document };
    const made = replaced(old, young().replace(IN_ITS_PLACE, " "), begun);
    if (!made) return null;
    heard.before = null;
    heard.refused = null;
    return made;
  }
  const comes =
    isOfOneSort || parts.isInstead || heard.isReplacing || WOULD_BE.test(said) || IN_ITS_PLACE.test(said);
  if (isOfRefused && comes && isSilent(parts))
    return replaced(now(heard.refused!, heard), young().replace(IN_ITS_PLACE, " "), heard);
  return undefined;
};

/** "Lavender would be nicer": in the place of what was found fault with. */
const WOULD_BE = /\bwould (?:be|look) (?:nicer|better|prettier|nice|great)\b/;

const IN_ITS_PLACE = /\b(?:there|in$|in (?:its|their|that) place|where (?:it|they) (?:was|were|is|are))\b/;

const TAKES_ITS_PLACE: ReadonlySet<Verb> = new Set(["set", "want", "put", "move"]);

const SORTS: readonly ReadonlySet<ElementKind>[] = [
  new Set(["bed", "hedge", "tree"]),
  new Set(["fence", "retaining-wall"]),
  new Set(["pavers", "concrete", "gravel", "stepping-stones", "deck"]),
];

/** Whether a thing is of the sort of those that were found fault with. */
const isOneSort = (old: readonly DesignElement[], young: PlanElement | undefined): boolean =>
  young !== undefined &&
  old.length > 0 &&
  old.every(
    ({ element: { kind } }) =>
      kind === young.kind || SORTS.some((sort) => sort.has(kind) && sort.has(young.kind)),
  );

/** "Swap the lavender for sage on the right" where one bed of it runs along both sides. */
function isOfOneSide({ verb, insteadOf, wheres }: Parts, there: readonly Named[]): boolean {
  const [old] = there;
  const side = wheres.find(({ to, at }) => !at && (to === "left" || to === "right"))?.to;
  if (!old || !side || !(verb === "replace" || insteadOf >= 0)) return false;
  const { elements, target } = old.known;
  const [one] = elements;
  const isPlant =
    target.species !== undefined || one?.element.kind === "hedge" || one?.element.kind === "bed";
  return elements.length === 1 && isPlant && one!.element.place !== side;
}

/** "Swap one agave for a yucca" where there are 3: so many go, and as many come. */
function someReplaced(old: Named, young: string, isOne: boolean, { document }: Heard): Operation[] | null {
  const [one] = old.known.elements;
  const count = old.count ?? (isOne ? 1 : undefined);
  const { species } = old.known.target;
  const all =
    one?.element.kind === "bed" ? species && one.element.counts?.[species] : one?.element.size?.count;
  const [element, ...more] = elementsOf(young);
  if (!one || !element || more.length > 0 || !count || !all || old.known.elements.length > 1 || all <= count)
    return null;
  const going = targetsOf(old.known, document).map(
    (target): Operation => ({ op: "repeat", target, count: -count }),
  );
  if (element.kind !== "bed")
    return [
      ...going,
      { op: "add", element: { ...element, size: { ...element.size, count: element.size?.count ?? count } } },
    ];
  if (one.element.kind !== "bed") return null;
  const [id] = element.species;
  const counts = element.counts ?? (id && element.species.length === 1 ? { [id]: count } : undefined);
  return [
    ...going,
    { op: "add", element: { ...element, ...(counts ? { counts } : {}) }, into: elementNumber(one.id) },
  ];
}
