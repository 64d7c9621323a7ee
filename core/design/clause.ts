import type { ElementKind, PlanElement } from "#core/elements/element.ts";
import { parseWords } from "#core/plan/parse-plan.ts";
import type { Operation, SetDetails, Target } from "./operation.ts";
import type { Proposal } from "./proposed-planting.ts";
import { readThing, type Thing } from "./read-thing.ts";
import type { Named } from "./reference/named.ts";

/** Where the reading of a change stands: the target that a clause without one takes over, and whether that was not understood. */
export type Spoken = {
  last: Target | null;
  isLost?: boolean;
  /** What was found fault with just before: "the mulch looks cheap, go with river rock". */
  disliked?: string;
  /** The thing of it: "it" in what follows. */
  faulted?: Target | undefined;
  /** Something was changed just before: a length by itself says how large. */
  isSized?: boolean;
  /** Something was moved just before. */
  isMoved?: boolean;
  /** Something was made larger or smaller just before, and nobody said yet by how much. */
  isGrown?: boolean;
};

/** What a change means: its operations in their order, and the clauses that mean nothing to the grammar. */
export type ReadChanges = {
  operations: Operation[];
  unread: string[];
  /** The text that was read, with names for the words of a person that only pointed at something. */
  named?: Named;
  /** What was read instead of words that wish for something and do not say what. */
  proposal?: Proposal;
};

/** What words ask for, as elements of a plan. */
export const elementsOf = (words: string): PlanElement[] => parseWords(words).elements;

/** Reads one clause; null when it is of another sort. */
export type Pattern = (clause: string, spoken: Spoken) => Operation[] | null;

export const thingOf = (words: string): Thing => readThing(words.split(" ").filter(Boolean));
export const IT: Target = { it: true };
export const hasFits = ({ fits, hue }: Thing): boolean => Object.keys(fits).length > 0 || hue !== null;
/** What describing words say, as details to set. */
export const saying = ({ fits, hue }: Thing): SetDetails => ({ fits, ...(hue ? { hue } : {}) });
export const lastOr = (spoken: Spoken): Target => spoken.last ?? IT;

/** Kinds that a describing word is taken for when nothing else is named, in this order. */
const DESCRIBED: readonly ElementKind[] = [
  "pavers",
  "bed",
  "deck",
  "concrete",
  "fence",
  "edging",
  "lawn",
  "pool",
];

export function describedTarget(thing: Thing, spoken: Spoken): Target {
  if (spoken.last) return spoken.last;
  const kinds = Object.keys(thing.fits) as ElementKind[];
  const specific = kinds.filter((kind) => Object.keys(thing.fits[kind] ?? {}).length > 0);
  if ("pattern" in (thing.fits.pavers ?? {})) return { kind: "pavers", described: true };
  if ("material" in (thing.fits.edging ?? {})) return { kind: "edging", described: true };
  const only = specific.length === 1 ? specific[0] : undefined;
  return only
    ? { kind: only, described: true }
    : specific.length > 0
      ? IT
      : kinds.length === 0
        ? IT
        : { kind: DESCRIBED.find((kind) => kinds.includes(kind)) ?? "pavers", described: true };
}

export const set = (target: Target, details: Partial<SetDetails>): Operation => ({
  op: "set",
  target,
  fits: {},
  ...details,
});

/** "add" with the words as a wish; null when they ask for nothing. */
export function adding(words: string): Operation[] | null {
  const { elements, season, notes, announced } = parseWords(words, { counts: true });
  // "A clean edge": no whole package for a word of praise.
  const isPackage =
    announced.some(({ lead }) => lead !== undefined) && !/\b(?:look|style|garden|yard)\b/.test(words);
  if (elements.length === 0 || isPackage) return null;
  // "an autumn red maple" says of a plant when it is shown.
  const shown: Operation[] = season ? [{ op: "show", what: season }] : [];
  const toldOf = (at: number): { told?: string } => {
    const note = announced.find((one) => one.elements.includes(at))?.note;
    const told = note === undefined ? [] : (notes[note]!.sentence.match(WORTH_TELLING) ?? []);
    return told.length > 0 ? { told: told.join(" ") } : {};
  };
  return [...shown, ...elements.map((element, at): Operation => ({ op: "add", element, ...toldOf(at) }))];
}

/** What is to be known of a thing that takes another's place. */
export function standInOf(words: string): { told?: string } {
  const added = adding(words)?.find(({ op }) => op === "add");
  return added?.op === "add" && added.told ? { told: added.told } : {};
}

/** What a plan says of plants that others are drawn for, of colors that they do not have, and of places that it cannot aim at. */
const WORTH_TELLING =
  /“[^”]+” (?:(?:is|are) not among the plants yet; [^.]+ drawn for (?:it|them)|is left out: [^.]+|is a place that cannot be aimed at yet[^.]*|cannot be drawn as such yet\. [^.]+)\./g;

export function namesOne(words: string): boolean {
  const { target, unknown } = thingOf(words);
  return target !== null && unknown.length === 0;
}
