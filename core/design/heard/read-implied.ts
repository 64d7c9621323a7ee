import { elementsOf, standInOf } from "#core/design/clause.ts";
import type { DesignElement } from "#core/design/design-document.ts";
import type { Operation } from "#core/design/operation.ts";
import type { PlanElement } from "#core/elements/element.ts";
import type { Named, Parts, Where } from "./clause-types.ts";
import { exactly, type Heard, isSilent, type Reader } from "./heard.ts";
import { replaced } from "./replaced.ts";

const PROPOSES = /^(?:(?:and|so|maybe|or) )*(?:what about|how about|what if|why not|maybe|try)\b.*\bthere$/;
const WOULD_BE =
  /\bwould (?:be|look) (?:a lot |much |so |even )?(?:nicer|better|prettier|nice|great|cool|lovely|good)\b/;
const CHANGED_MIND = /\b(?:now|instead|after all)\b/;
const OF_A_WAY = /\b(?:paths?|pathway|walk|walkway|patio|driveway|drive)$/;
const COMES: ReadonlySet<Parts["verb"]> = new Set([null, "set", "want", "have", "put"] as const);

/**
 * "What about redbuds there?", "a cedar fence would be nicer", "asphalt driveway now", "where the lilac is I would prefer a magnolia": what
 * comes is named, and what goes is the only one of its sort that the design has.
 */
export const readImplied: Reader = (parts, there, words, heard) => {
  const { named } = parts;
  const isOfOne = named.length > 0 && named.every(({ isNot }) => !isNot);
  if (!COMES.has(parts.verb) || !isOfOne || parts.insteadOf >= 0 || parts.isToo || parts.more)
    return undefined;
  const where = placeOfOne(parts, words);
  const young = youngWords(parts, words, where);
  if (where?.at && named.every(isComing)) return replaced(where.at, young, heard);
  const said = words.slice(parts.from, parts.end).join(" ");
  const isProposed = (WOULD_BE.test(said) || PROPOSES.test(said)) && named.every(isComing);
  // "And a white fence": a yard has one.
  const [one] = named;
  const isSaidOfIt = one && (one.hue !== null || Object.keys(one.fits).length > 0);
  if (
    isSaidOfIt &&
    !isProposed &&
    isSilent(parts) &&
    named.length === 1 &&
    parts.wheres.length === 0 &&
    isTheOne(one)
  ) {
    one.isNew = false;
    return undefined;
  }
  if (!isProposed && (!isOtherGround(parts, words, said) || isOfThatColor(parts, there))) return undefined;
  if (parts.comparison || parts.shade || parts.wheres.some(({ to }) => to !== "front")) return undefined;
  const [element, ...more] = elementsOf(young);
  if (!element || more.length > 0) return undefined;
  const old = onlyOfItsSort(heard, element, isProposed);
  if (!old) return undefined;
  if (old.element.kind !== element.kind || there.length === 0) {
    heard.refused = null;
    return [
      { op: "replace", target: exactly(old), element: asMany(element, old.element), ...standInOf(young) },
    ] satisfies Operation[];
  }
  if (!isProposed) return undefined;
  // "A low fence": a word that nothing is drawn for leaves the fence as it is.
  const made = replaced({ elements: [old], target: { kind: old.element.kind } }, young, heard);
  const saysSomething = (one: Operation): boolean =>
    one.op !== "set" || Object.keys(one.fits[old.element.kind] ?? {}).length > 0;
  return made?.filter(saysSomething) ?? null;
};

/** Kinds of which a yard has one. */
const ONE_OF_A_YARD: ReadonlySet<PlanElement["kind"]> = new Set([
  ...(["fence", "pool", "pergola", "deck", "fire-pit", "outdoor-kitchen"] as const),
]);
const isTheOne = ({ isNew, known }: Named): boolean =>
  isNew && known.elements.length === 1 && ONE_OF_A_YARD.has(known.elements[0]!.element.kind);

const isComing = ({ isNew, known }: Named): boolean => isNew || known.elements.length === 0;

/** "Gravel driveway now", "flagstone path": other ground for a use that the design has already. */
const isOtherGround = (
  { named, verb, sizes, factor }: Parts,
  words: readonly string[],
  said: string,
): boolean =>
  verb !== "put" &&
  sizes.length === 0 &&
  factor === null &&
  (named.every(({ isNew }) => !isNew) || /\binstead$/.test(said)) &&
  !/^(?:the|my|our|that|those|these)$/.test(words[named[0]!.from]!) &&
  (CHANGED_MIND.test(said) ||
    OF_A_WAY.test(said) ||
    named.some(({ known }) => known.elements.some(({ element }) => groundUse(element) !== null)));

/** "Path gray": the ground that there is in a color that it can have, and no other one. */
const isOfThatColor = ({ named, values }: Parts, [one]: readonly Named[]): boolean =>
  one !== undefined &&
  named.length === 1 &&
  one.end === one.from + 1 &&
  values.length > 0 &&
  values.every(
    ({ from, fits }) => from >= one.end && one.known.elements.every(({ element: { kind } }) => fits[kind]),
  );

const groundUse = (element: PlanElement): string | null =>
  "use" in element ? element.use : element.kind === "stepping-stones" ? "walkway" : null;

/** "Where the lilac is", at the beginning. */
function placeOfOne({ wheres: [where, ...more], from }: Parts, words: readonly string[]): Where | undefined {
  return where && more.length === 0 && where.from === from && words[from] === "where" ? where : undefined;
}

const FRAME =
  /^(?:(?:i|we|id|they|he|she|would|could|can|lets|let|us|you|please|maybe|so|and|rather|actually|just|prefer|like|love|want|wants|have|see|put|plant|use|do|try|what|how|why|about|if|not|now) )+/;

/** The words of what comes, without those around them. */
const youngWords = ({ from, end }: Parts, words: readonly string[], where: Where | undefined): string =>
  words
    .slice(where ? where.end : from, end)
    .join(" ")
    .replace(FRAME, "")
    .replace(WOULD_BE, " ")
    .replace(/\b(?:now|instead|after all|there|please)\b/g, " ")
    .replace(/\s+/g, " ")
    .trim();

/** The only element that a new one can stand for: ground of its use, or a thing of its kind; what was found fault with comes first. */
function onlyOfItsSort({ document, refused }: Heard, young: PlanElement, isProposed: boolean) {
  const use = groundUse(young);
  const isAlike = ({ element: old }: DesignElement): boolean =>
    use === null ? isProposed && old.kind === young.kind && old.kind !== "bed" : groundUse(old) === use;
  const found = document.elements.filter(isAlike);
  const blamed = found.filter(({ id }) => refused?.elements.some((one) => one.id === id));
  const meant = blamed.length > 0 ? blamed : found;
  return meant.length === 1 ? meant[0]! : null;
}

/** As many trees as there were. */
function asMany(young: PlanElement, { kind, size }: PlanElement): PlanElement {
  const isCounted = size?.count !== undefined && young.kind === kind && young.size?.count === undefined;
  return isCounted ? ({ ...young, size: { ...young.size, count: size.count } } as PlanElement) : young;
}
