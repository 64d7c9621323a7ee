import { type Applied, done, notThere, told, withChanged } from "./applied.ts";
import { sized } from "./bed-plants.ts";
import { UPRIGHT } from "./change-words.ts";
import type { DesignDocument, DesignElement } from "./design-document.ts";
import { findElements, isMeant } from "./find-elements.ts";
import { sidesOf } from "./hand-offers.ts";
import { isCounted, MANY } from "./meant-by-it.ts";
import type { Operation, Target } from "./operation.ts";
import { countAfter, resized, SIDE_FIELDS, withFewerPlants } from "./resize-element.ts";
import { rocksOfGravel, setDetails } from "./set-details.ts";
import { targetWords } from "./target-words.ts";

const SIDE_WORDS = { width: "wide", length: "long", height: "high" } as const;

/** What can be said of its size. */
function sidesWords([one]: readonly DesignElement[]): string {
  const sides = one ? sidesOf(one.element) : [];
  return sides.length > 0 ? `say how ${sides.join(" or how ")} it is to be` : "it is drawn in its usual size";
}

/** Larger or smaller, more or fewer; what has no such size says so. */
export function resizedThings(
  document: DesignDocument,
  operation: Extract<Operation, { op: "resize" }>,
  said: string,
): Applied {
  const found = findElements(document, operation.target);
  if (found.length === 0)
    return rocksOfGravel(document, operation, said) ?? notThere(document, operation.target, said);
  const { target, way, factor, byM } = operation;
  const thinned = operation.side === "count" && target.group === "plants" && way === "shrink" && !factor;
  if (thinned && found.some(({ element }) => element.kind === "bed"))
    return done(withChanged(document, found, (element) => withFewerPlants(element, operation.but)));
  // By hand "more" is one step, which has no number of its own.
  if (
    !target.element &&
    !operation.side &&
    byM === undefined &&
    found.every(({ element }) => MANY.has(element.kind))
  )
    return done(document, [
      told(said, `The size of ${targetWords(target)} cannot be set: say how many there are to be.`),
    ]);
  if (operation.side !== "count" && found.every(({ element }) => element.kind === "furniture"))
    return done(document, [
      told(said, `The ${targetWords(target)} is drawn in its usual size: say how many.`),
    ]);
  // "Less gravel" is a smaller one, and no number.
  const side =
    operation.side === "count" && !target.species && !found.some(({ element }) => isCounted(element))
      ? undefined
      : operation.side;
  const isOfPlants =
    target.species !== undefined ||
    target.group === "plants" ||
    found.every(({ element }) => element.kind === "tree");
  // A side that nothing of it is drawn by.
  const isUnset = (one: DesignElement): boolean =>
    side !== undefined &&
    side !== "count" &&
    !("use" in one.element) &&
    !sidesOf(one.element).includes(SIDE_WORDS[side]) &&
    !one.element.size?.[SIDE_FIELDS[side]];
  if (
    !isOfPlants &&
    side &&
    side !== "count" &&
    found.every(isUnset) &&
    !(side === "length" && /\bshorter\b/.test(said))
  )
    return done(document, [
      told(said, `The ${side} of the ${targetWords(target)} cannot be set: ${sidesWords(found)}.`),
    ]);
  const upright = found.filter(({ element }) => UPRIGHT.has(element.kind));
  // Of a hedge "shorter" by itself is lower.
  if (
    operation.target.element &&
    side === "length" &&
    /\bshorter\b/.test(said) &&
    upright.length === found.length
  )
    return resizedThings(document, { ...operation, side: "height" }, said);
  // Plants grow; the ground that they stand on does not.
  if (isOfPlants && (!side || side === "height") && factor === undefined && byM === undefined)
    return setDetails(
      document,
      { op: "set", target, fits: {}, age: way === "grow" ? "mature" : "young" },
      said,
    );
  return done(
    withChanged(document, found, (element, { laid }) =>
      element.kind === "bed" && target.species && side === "count"
        ? sized(element, { count: countAfter(countOf(element.counts, target), way, factor) }, target)
        : resized(element, { ...operation, side }, laid),
    ),
  );
}

/** How many a bed has of the plant that is meant, or of a variety of it. */
const countOf = (counts: Readonly<Record<string, number>> | undefined, target: Target): number | undefined =>
  Object.entries(counts ?? {}).find(([id]) => isMeant(target, id))?.[1];
