import { type DesignDocument, type DesignElement, elementNumber } from "#core/design/design-document.ts";
import { nameOf } from "#core/design/element-title.ts";
import { findElements, standsAt } from "#core/design/find-elements.ts";
import type { Operation, Side, Target } from "#core/design/operation.ts";
import type { Fits } from "#core/plan/reading/entry.ts";
import type { Named, Parts } from "./clause-types.ts";
import type { Known } from "./known-things.ts";
import { WHICH_OF } from "./named-thing.ts";

/** Where the reading of a change stands. */
export type Heard = {
  /** The design with what was read so far done to it. */
  document: DesignDocument;
  /** The design as it was before. */
  begun: DesignDocument;
  /** What was named last. */
  last: Known | null;
  /** A name whose clause said nothing of it yet: "the walk and the patio wider". */
  waiting: Known[];
  /** Verb of the clause before, for the next name of a list. */
  verb: Parts["verb"];
  /** What the clause before refused or found fault with: something comes for it. */
  refused: Known | null;
  /** The design before something was taken out of it, and by how many operations: what comes for it takes its place. */
  before: { document: DesignDocument; count: number } | null;
  /** What comes next takes its place: "instead of the hedge, a fence". */
  isReplacing: boolean;
  /** Mulch that was refused without a word of what is to lie there. */
  open: { words: string; cover: Known } | null;
  /** What was spoken of last is not known here: what follows without a name is said of that. */
  isLost: boolean;
  /** The design before something was made larger or smaller and nobody said how much. */
  grown: {
    document: DesignDocument;
    target: string;
    side: Side | undefined;
    way: "grow" | "shrink";
  } | null;
  /** The design before something was moved because it stood too near. */
  faulted: { document: DesignDocument; target: string } | null;
  /** The design before something was moved and nobody said how far. */
  moved: { document: DesignDocument; operation: Extract<Operation, { op: "move" }> } | null;
  /** How many of something counted stay: "keep the one on the left, lose the other two". */
  part: { known: Known; count: number } | null;
  /** "The rest" was read as those. */
  isOfPart: boolean;
  /** What was set of the last thing: "the wall in stone, and the steps to match". */
  fits: Fits | null;
  /** A bed became ground without plants. */
  isBare: boolean;
  /** More color was asked for: what follows says which. */
  isOfColors: boolean;
  /** The place that was said last: "longer on the left and plant a maple there". */
  spot: string | null;
  /** How the last thing was moved. */
  move: Pick<Extract<Operation, { op: "move" }>, "to" | "byM"> | null;
};

/**
 * What a clause does; null = not read by the design; "told" = it asks for nothing; "fault" = it finds fault with a thing; "unread" = it
 * asks for what is not done; "whole" = the sentence is to be read in one piece; "waits" = it
 * names what the next clause is said of.
 */
export type Meant = Operation[] | "told" | "fault" | "unread" | { unread: string } | "whole" | "waits" | null;

export const heardOf = (document: DesignDocument): Heard => ({
  ...{
    document,
    begun: document,
    last: null,
    waiting: [],
    verb: null,
    refused: null,
    before: null,
    isReplacing: false,
    open: null,
    isLost: false,
    grown: null,
    faulted: null,
    moved: null,
    part: null,
    isOfPart: false,
    fits: null,
    move: null,
    spot: null,
    isOfColors: false,
    isBare: false,
  },
});

/** Who takes what the design reads of a sentence: operations, words that ask for nothing, and words for another reader, whose operations come back. */
export type Taking = {
  /** `instead`: of how many that were taken before. */
  take: (operations: Operation[], instead: number) => void;
  told: (words: string) => void;
  unread: (words: string) => void;
  /** What may be asked for by finding fault: "the patio is too small". */
  fault: (words: string) => Operation[];
  other: (words: string) => Operation[];
};

export const exactly = ({ id, element }: DesignElement): Target => ({
  element: { number: elementNumber(id), name: nameOf(element) },
});

/** Targets for elements: their plain name where it means no others, else each by its number. */
export function targetsOf({ elements, target, others }: Known, document: DesignDocument): Target[] {
  const plain: Target = target.species
    ? { species: target.species }
    : target.use
      ? { use: target.use }
      : target.kind
        ? { kind: target.kind }
        : target;
  if (target.species && others && others.length > 0)
    return [target.species, ...others].flatMap((species) =>
      targetsOf({ elements, target: { species } }, document),
    );
  const all = findElements(document, plain);
  if (all.length === elements.length && elements.every((one) => all.some(({ id }) => id === one.id)))
    return [plain];
  return elements.map((one) => ({ ...exactly(one), ...(target.species ? { species: target.species } : {}) }));
}

export const now = (known: Known, { document }: Heard): Known => ({
  ...known,
  elements: known.elements.flatMap(({ id }) => document.elements.filter((one) => one.id === id)),
});

/** Those of several that stand at a place that was said; null where none does. */
export function withPlace(known: Known, { wheres }: Parts): Known | null {
  for (const { to, at } of wheres) {
    const which = to ? WHICH_OF[to] : undefined;
    if (!which || at) continue;
    const elements = known.elements.filter(({ element }) => standsAt(element, which));
    if (elements.length > 0) return { ...known, elements };
  }
  return null;
}

/** undefined = of another sort; null = of this sort and not understood by the design. */
export type Reader = (
  parts: Parts,
  there: Named[],
  words: readonly string[],
  heard: Heard,
) => Meant | undefined;

export const isSilent = ({ unknown }: Parts): boolean => unknown.length === 0;

export const saysHow = ({ values, sizes, comparison, shade, factor, counts, more }: Parts): boolean =>
  values.some(({ isNot }) => !isNot) ||
  sizes.length + counts.length > 0 ||
  comparison !== null ||
  shade !== null ||
  factor !== null ||
  more !== null;

export function soleLength(size: Readonly<Record<string, number>>): number | undefined {
  const lengths = Object.entries(size).filter(([key]) => key !== "count" && key !== "areaM2");
  return lengths.length === 1 ? lengths[0]![1] : undefined;
}
