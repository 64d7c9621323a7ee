import { standsAt } from "#core/design/find-elements.ts";
import type { Operation } from "#core/design/operation.ts";
import type { ElementKind, PlanElement } from "#core/elements/element.ts";
import type { Fits } from "#core/plan/reading/entry.ts";
import { findPhrase } from "#core/plan/reading/lexicon.ts";
import type { Named, Parts } from "./clause-types.ts";
import { exactly, type Heard, isSilent, type Reader } from "./heard.ts";
import type { Known } from "./known-things.ts";
import { WHICH_OF } from "./named-thing.ts";

/** "Left side same as the right", "the path in the same stone as the patio". */
export const readSame: Reader = (parts, there, words, heard) => {
  if (!parts.isSame) return undefined;
  if (parts.isAll || (parts.isOne && there.length === 0)) return "unread";
  const [only] = there;
  // "And the steps to match": as the thing before was made.
  if (
    only &&
    heard.fits &&
    there.length === 1 &&
    parts.named.length === 1 &&
    parts.wheres.length === 0 &&
    isSilent(parts)
  ) {
    const { fits } = heard;
    return only.known.elements.map((one) => ({ op: "set", target: exactly(one), fits }));
  }
  const kind = there[0]?.known.elements[0]?.element.kind ?? "bed";
  // "The steps in brick to match the house": what is no part of the design has no look here.
  const [a, b] = there.length >= 2 ? there : [...there, ...sidesOf(parts, kind, heard)];
  if (a && !b && parts.verb === "set" && isSilent(parts))
    return { unread: words.slice(parts.from, parts.end).join(" ") };
  if (!a || !b || !isSilent(parts)) return null;
  const [from] = b.known.elements;
  if (b.known.elements.length !== 1 || !from) return null;
  const operations = a.known.elements.flatMap((one): Operation[] => {
    const element = likeOther(one.element, from.element);
    return element && one.id !== from.id ? [{ op: "replace", target: exactly(one), element }] : [];
  });
  if (operations.length > 0) return operations;
  // "The pergola in the same color as the deck": another thing of that color.
  const fits = lookOf(from.element);
  return fits && a.known.elements.every((one) => fits[one.element.kind])
    ? a.known.elements.map((one): Operation => ({ op: "set", target: exactly(one), fits }))
    : "unread";
};

const LOOKS = ["wood", "color", "colour", "tone", "stone", "material", "style"] as const;

/** What the color or the material of a thing is for others. */
function lookOf(element: PlanElement): Fits | null {
  const details = element as unknown as Readonly<Record<string, unknown>>;
  const word = LOOKS.map((key) => details[key]).find((value) => typeof value === "string");
  return word ? (findPhrase([`${word}`], 0)?.entry.fits ?? null) : null;
}

/** "Left" and "right" of two beds, or of two of another kind. */
function sidesOf({ wheres }: Parts, kind: ElementKind, { document }: Heard): Named[] {
  return wheres.flatMap(({ to }) => {
    const which = to ? WHICH_OF[to] : undefined;
    const elements = which
      ? document.elements.filter(({ element }) => element.kind === kind && standsAt(element, which))
      : [];
    return elements.length > 0 ? [plainly({ elements, target: { kind } })] : [];
  });
}

const plainly = (known: Known): Named => ({
  ...{
    known,
    fits: {},
    hue: null,
    isNew: false,
    isNot: false,
    isBehind: false,
    isBehindTo: false,
    from: 0,
    end: 0,
  },
});

/** One thing made of what another is; null where they have nothing in common. */
function likeOther(
  one: PlanElement,
  { place: _, size: __, shiftM: ___, atM: ____, planted: _____, ...other }: PlanElement,
): PlanElement | null {
  if ("use" in one && "use" in other) return { ...other, use: one.use } as PlanElement;
  return one.kind === other.kind && one.kind !== "furniture" ? (other as PlanElement) : null;
}
