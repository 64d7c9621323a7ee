import { applyOperation } from "#core/design/apply-operation.ts";
import { cannotDo } from "#core/design/cannot-do.ts";
import { plainClause } from "#core/design/change-text.ts";
import type { DesignDocument } from "#core/design/design-document.ts";
import { findElements } from "#core/design/find-elements.ts";
import type { Operation, Target } from "#core/design/operation.ts";
import { bareLength } from "#core/design/read-sentence.ts";
import { isRun, SIDE_FIELDS } from "#core/design/resize-element.ts";
import { statesOnly } from "#core/design/states-only.ts";
import type { PlanElement } from "#core/elements/element.ts";
import { partsOf } from "./clause-parts.ts";
import { clausesOf } from "./clauses-of.ts";
import { exactly, type Heard, type Meant, saysHow, soleLength, type Taking } from "./heard.ts";
import { readParts } from "./read-parts.ts";
import { asWay } from "./say-place.ts";
import { type Tag, tagWords } from "./tag-words.ts";

/** Reads a sentence of a change by what the design has; what it does not read goes on as it stands. */
export function readByDesign(sentence: string, heard: Heard, taking: Taking): void {
  const words = sentence.split(" ").filter(Boolean);
  const clauses = clausesOf(tagWords(words, heard.document), words);
  // A verb that takes away reaches to the end of its sentence: "no daylilies. Gray driveway".
  if (heard.verb === "remove" && !GOES_ON.test(sentence)) heard.verb = null;
  const trial = { ...heard, waiting: [...heard.waiting] };
  const tried = clauses.map((clause) => readClause(clause, words, trial).meant);
  const isWhole = (OF_ALL_BUT.test(sentence) && !trial.isOfPart) || tried.includes("whole");
  const isOfDesign = tried.some((meant) =>
    Array.isArray(meant)
      ? meant.length > 0
      : meant === "unread" || (meant !== null && typeof meant === "object"),
  );
  if (isWhole || (!isOfDesign && !tried.some(Array.isArray))) {
    const fault = tried.lastIndexOf("fault");
    if (fault >= 0) readClause(clauses[fault]!, words, heard);
    // What only says why is no part of what is read.
    const idle = isWhole ? [] : clauses.filter((clause, at) => tried[at] === "told" && isIdle(clause, words));
    for (const clause of idle) {
      readClause(clause, words, heard);
      taking.told(textOf(clause, words));
    }
    const rest =
      idle.length > 0
        ? clauses
            .filter((clause) => !idle.includes(clause))
            .map((clause) => textOf(clause, words))
            .join(" , ")
        : sentence;
    if (rest === "") return;
    const isOnlyFault = fault >= 0 && tried.every((meant) => meant === "fault" || meant === "told");
    remember(isOnlyFault ? taking.fault(rest) : taking.other(rest), heard, sentence);
    return;
  }
  let left: string[] = [];
  let waiting: string[] = [];
  const leave = (): void => {
    if (left.length > 0) remember(taking.other(left.join(" , ")), heard, sentence);
    left = [];
  };
  for (const clause of clauses) {
    const { said, meant, isItem, instead } = readClause(clause, words, heard);
    if (meant === "fault") {
      leave();
      const { document } = heard;
      const found = taking.fault(said);
      remember(found, heard, said);
      heard.grown = grownBy(found, document);
      const [moved] = found;
      heard.faulted =
        found.length === 1 && moved?.op === "move"
          ? { document, target: JSON.stringify(moved.target) }
          : null;
      continue;
    }
    if (meant === "waits") {
      waiting.push(said);
      continue;
    }
    if (meant === null || meant === "whole") {
      if (!isItem) leave();
      left.push(...waiting, said);
      heard.waiting = [];
      waiting = [];
      continue;
    }
    leave();
    if (heard.waiting.length > 0) left.push(...waiting);
    heard.waiting = [];
    waiting = [];
    if (meant === "told") taking.told(said);
    else if (meant === "unread") taking.unread(said);
    else if (!Array.isArray(meant)) taking.unread(meant.unread);
    else taking.take(meant, instead);
  }
  left.push(...waiting);
  heard.waiting = [];
  leave();
}

const GOES_ON = /^(?:and|also|plus|same for)\b/;

const isIdle = (clause: readonly Tag[], words: readonly string[]): boolean =>
  (statesOnly(textOf(clause, words)) &&
    clause.some((tag) => tag.is === "thing" && tag.known.elements.length > 0) &&
    clause.every(({ is }) => is !== "value")) ||
  clause.some((tag) => tag.is === "why" || (tag.is === "teller" && tag.isDeaf === true)) ||
  clause.every(({ is }) => is === "small" || is === "article");

const textOf = (clause: readonly Tag[], words: readonly string[]): string =>
  words.slice(clause[0]!.from, clause.at(-1)!.end).join(" ");

function grownBy(operations: readonly Operation[], document: DesignDocument): Heard["grown"] {
  const [only] = operations;
  return operations.length === 1 && only?.op === "resize" && (only.factor ?? only.byM) === undefined
    ? { document, target: JSON.stringify(only.target), side: only.side, way: only.way }
    : null;
}

const isOfTarget = ({ kind }: PlanElement, target: Target): boolean =>
  target.kind === kind || target.element?.name.includes(kind) === true || target.species !== undefined;

/** "Wider, around 90 cm": the length says what "wider" left open. */
function sizedFor(meant: Operation[], { grown, document }: Heard, isMore: boolean): boolean | null {
  const [only] = meant;
  if (
    grown &&
    meant.length === 1 &&
    only?.op === "resize" &&
    JSON.stringify(only.target) === grown.target &&
    (only.factor ?? only.byM) !== undefined
  ) {
    meant[0] = { ...only, ...(grown.side ? { side: grown.side } : {}) };
    return true;
  }
  if (!grown || meant.length !== 1 || only?.op !== "size" || JSON.stringify(only.target) !== grown.target)
    return null;
  // "The hedge is too high, 120 is enough": how high it is to be.
  const { count } = only.size;
  const isOfRun = document.elements.some(
    ({ element }) => isRun(element.kind) && isOfTarget(element, only.target),
  );
  if (count !== undefined && grown.side && grown.side !== "count" && isOfRun) {
    meant[0] = { op: "size", target: only.target, size: { [SIDE_FIELDS[grown.side]]: bareLength(count) } };
    return true;
  }
  // "Too many pots, 2 ft tall": a number is no length.
  if ((grown.side === "count") !== (only.size.count !== undefined)) return null;
  if (grown.side === "count") return true;
  const length = soleLength(only.size as Record<string, number>);
  // "Deeper, like another 2 ft": by so much.
  if (isMore && length !== undefined)
    meant[0] = {
      op: "resize",
      target: only.target,
      way: grown.way,
      byM: length,
      ...(grown.side ? { side: grown.side } : {}),
    };
  else if (grown.side && length !== undefined && only.bareM !== undefined)
    meant[0] = { op: "size", target: only.target, size: { [SIDE_FIELDS[grown.side]]: length } };
  return true;
}

/** "Further back, like 10 ft": the length says how far. */
function movedFar(meant: Operation[], moved: Heard["moved"]): boolean {
  const [only] = meant;
  if (
    !moved ||
    meant.length !== 1 ||
    only?.op !== "size" ||
    JSON.stringify(only.target) !== JSON.stringify(moved.operation.target)
  )
    return false;
  const length = only.bareM;
  if (length === undefined) return false;
  meant[0] = { ...moved.operation, to: asWay(moved.operation.to, length).to, byM: length };
  return true;
}

/** What is said of all but some, and of one and the other, is read in one piece. */
const OF_ALL_BUT =
  /^(?:put |move |place )?(?:one|1)\b[a-z ]* and (?:the )?other (?:one|1)?\b|\b(?:everything|all|anything|it all)\b.*\b(?:but|except|besides|other than|apart from)\b|\bexcept\b|\beverything else (?!same|the same|as|stays?|(?:is|looks) (?:good|great|fine|ok|okay|perfect|nice|lovely|right)\b)|\ball else\b|\bthe rest (?:can|goes|go|out)\b|^(?:but |and )?if (?!you can |you could |possible|not |thats |that is |its |we |the )|\bstart over\b|\b(?:lose|remove|drop) the rest\b/;

const SAYS_A_SPOT = /^(?:on|in|at|by|along|against|near|around)$/;

type Clause = { said: string; meant: Meant; isItem: boolean; instead: number };

function readClause(clause: readonly Tag[], words: readonly string[], heard: Heard): Clause {
  const parts = partsOf(clause, words);
  const said = words.slice(parts.from, parts.end).join(" ");
  const { before } = heard;
  const moved = heard.moved;
  const read = readParts(parts, words, heard);
  // What is told with what can be done instead is never done in part.
  const isAsked = Array.isArray(read) && read.length > 0 && !read.every((one) => one.op === "keep");
  const isInPlace = before !== null && heard.before === null;
  const meant: Meant =
    isAsked &&
    !isInPlace &&
    !parts.isSame &&
    !/\bsomething\b/.test(said) &&
    parts.shade === null &&
    // "A hedge there instead": in whose place was said before.
    !(parts.isInstead && Array.isArray(read) && read.every(({ op }) => op === "replace")) &&
    cannotDo(plainClause(said))
      ? "unread"
      : read;
  const documentBefore = heard.document;
  const far = Array.isArray(meant) ? movedFar(meant, moved) : null;
  const sized = Array.isArray(meant) ? sizedFor(meant, heard, parts.more !== null) : null;
  const isMovedAgain =
    heard.faulted !== null &&
    Array.isArray(meant) &&
    meant.length === 1 &&
    meant[0]?.op === "move" &&
    JSON.stringify(meant[0].target) === heard.faulted.target;
  const instead =
    sized || isMovedAgain || far
      ? 1
      : before && !heard.before && Array.isArray(meant) && meant.length > 0
        ? before.count
        : 0;
  if (Array.isArray(meant) && meant.length > 0) {
    const document = sized
      ? heard.grown!.document
      : isMovedAgain
        ? heard.faulted!.document
        : far
          ? moved!.document
          : instead > 0
            ? before!.document
            : heard.document;
    heard.grown = grownBy(meant, document);
    heard.faulted = null;
    const isRemoving = meant.every(({ op }) => op === "remove");
    heard.before = isRemoving ? { document, count: meant.length } : null;
    heard.document = document;
    remember(meant, heard, said);
  }
  const spot = parts.wheres.findLast(
    ({ to, at, from }) => to !== null && !at && SAYS_A_SPOT.test(words[from]!),
  );
  if (spot) heard.spot = words.slice(spot.from, spot.end).join(" ");
  const last = Array.isArray(meant) ? meant.findLast((one) => one.op === "move") : undefined;
  heard.move = last ? { to: last.to, ...(last.byM === undefined ? {} : { byM: last.byM }) } : null;
  heard.moved =
    last && last.byM === undefined && Array.isArray(meant) && meant.length === 1
      ? { document: documentBefore, operation: last }
      : null;
  const isGone = Array.isArray(meant) && meant.length > 0 && meant.every(({ op }) => op === "remove");
  heard.verb = isGone ? "remove" : (parts.verb ?? (meant === null ? null : heard.verb));
  // "Tables in recycled plastic, gray": what follows is said of the tables.
  const [only] = parts.named;
  const isOfOne =
    only && parts.named.length === 1 && parts.wheres.length === 0 && !only.isNew && !saysHow(parts);
  if (meant === null && isOfOne && only.known.elements.length > 0) heard.last = only.known;
  const isUnsaid = heard.isLost && meant !== null && typeof meant === "object" && !Array.isArray(meant);
  heard.isLost =
    isUnsaid ||
    ((meant === null || meant === "unread") &&
      parts.unknown.length > 0 &&
      !parts.isTold &&
      !statesOnly(said) &&
      !parts.named.some(({ known }) => known.elements.length > 0));
  const isLength =
    parts.sizes.length === 1 && parts.named.length === 0 && parts.values.length === 0 && !parts.comparison;
  const isItem =
    parts.verb === null &&
    (!saysHow(parts) || isLength) &&
    parts.wheres.length === 0 &&
    !parts.named.some(({ isNew }) => isNew);
  return { said, meant, isItem, instead };
}

/** What only tells says what "it" is. */
export function hearTold(words: string, heard: Heard): void {
  for (const clause of clausesOf(
    tagWords(words.split(" ").filter(Boolean), heard.document),
    words.split(" "),
  )) {
    const known = partsOf(clause, words.split(" ").filter(Boolean)).named.findLast(
      ({ known: { elements } }) => elements.length > 0,
    )?.known;
    // "It needs more flowers": what is wished for is no fault of it.
    const isFault = !clause.some((tag) => tag.is === "more" || (tag.is === "verb" && tag.verb === "want"));
    if (known) Object.assign(heard, { last: known, ...(isFault ? { refused: known } : {}) });
  }
}

const SPOKEN_OF: ReadonlySet<string> = new Set(["repeat", "set", "size", "resize", "move"]);

function remember(operations: readonly Operation[], heard: Heard, said: string): void {
  for (const operation of operations) {
    if (operation.op === "undo") continue;
    if (operation.op === "set") heard.fits = operation.fits;
    const before = heard.document;
    heard.document = applyOperation(before, operation, said).document;
    const added = heard.document.elements.filter((one) => !before.elements.some(({ id }) => id === one.id));
    // Another thing stands where one was replaced.
    const replacedOnes =
      operation.op === "replace"
        ? heard.document.elements.filter((one) =>
            before.elements.some((old) => old.id === one.id && old !== one),
          )
        : [];
    if (replacedOnes.length > 0) heard.last = { elements: replacedOnes, target: exactly(replacedOnes[0]!) };
    if (operation.op === "add" && added.length > 0)
      heard.last = { elements: added, target: exactly(added[0]!) };
    // "2 more planters, and put something purple in them": what another reader read was spoken of.
    if (heard.last || !SPOKEN_OF.has(operation.op) || !("target" in operation) || operation.target.it)
      continue;
    const found = findElements(heard.document, operation.target);
    if (found.length > 0) heard.last = { elements: found, target: operation.target };
  }
}
