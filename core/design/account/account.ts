import { type Applied, told, withChanged } from "#core/design/applied.ts";
import { applyOperation } from "#core/design/apply-operation.ts";
import { type DesignDocument, type DesignElement, elementNumber } from "#core/design/design-document.ts";
import { nameOf } from "#core/design/element-title.ts";
import { HAND_OFFERS } from "#core/design/hand-offers.ts";
import { isAlready } from "#core/design/heard/named-thing.ts";
import { isAble } from "#core/design/meant-by-it.ts";
import type { Operation, Target } from "#core/design/operation.ts";
import type { PlanElement } from "#core/elements/element.ts";
import type { PlanNote } from "#core/plan/design-plan.ts";
import type { Fits } from "#core/plan/reading/entry.ts";
import { isInMiddleOfFloor } from "#core/plan/reading/middle-of-floor.ts";
import { normalText } from "#core/plan/reading/tokenize.ts";
import { cannotBeDone } from "./cannot-be-done.ts";
import { type Lost, lostIn } from "./lost.ts";
import { saidClauses, wholeOf } from "./said.ts";
import { isResized, type Touched, touchedOf } from "./shown.ts";
import { isPartOf, quotes } from "./tells.ts";

/** A change as it was read and done: what was said, the design before it and after it, and what there was to tell. */
export type Done = Applied & {
  said: string;
  before: DesignDocument;
  operations: readonly Operation[];
  unread: readonly string[];
};

/** Compares the words of a change with what the design says after it. */
function lostOf({ said, before, document, operations, unread }: Omit<Done, "notes">): Lost[] {
  const touched = touchedOf(before, document, operations);
  return (
    saidClauses(said, before)
      .filter((clause) => !unread.some((words) => isPartOf(wholeOf(clause), words)))
      .flatMap((clause) => lostIn(clause, touched))
      // "Lounge to the far side": which of the things that are there.
      .filter(
        ({ tag, of }) =>
          !(
            tag.is === "value" &&
            tag.hue === null &&
            before.elements.some(
              ({ id, element }) => !of.some((one) => one.id === id) && isAlready(element, namesOf(tag.fits)),
            )
          ),
      )
      .filter(
        ({ is, words }) =>
          !unread.some(
            (other) =>
              isPartOf(words, other) || (is === "whole" && other.includes(" ") && isPartOf(other, words)),
          ),
      )
  );
}

/** What words say that are names of things too. */
const namesOf = ({ furniture, "water-feature": water }: Fits): Fits => ({
  ...(furniture?.set ? { furniture: { set: furniture.set } } : {}),
  ...(water?.form ? { "water-feature": { form: water.form } } : {}),
});

/**
 * A change with all its words accounted for: what its words say and the reading left out is done where the thing that they are said of can be so,
 * and told where it cannot. What the notes of its operations say of such words in general goes.
 */
export function accounted(done: Done): Applied {
  let document = inPlaceOfGone(done);
  let lost = lostOf({ ...done, document });
  for (const one of lost) {
    const next = withLost(document, one);
    const left = next ? lostOf({ ...done, document: next }) : lost;
    // What is done for one word costs no other.
    if (next && left.length < lost.length) [document, lost] = [next, left];
  }
  document = inMiddleOfFloor(done, document);
  const isChanged = isShownOtherwise(done.before, document);
  const notes = withoutIdle(done.notes, lost, isChanged);
  const isTold = ({ is, words, of }: Lost): boolean =>
    notes.some(({ sentence }) => tells(sentence, words, is)) ||
    notes.some(({ sentence }) => ASKS_BACK.test(sentence)) ||
    (is !== "value" &&
      of.length > 0 &&
      of.every(({ was, is: now }) => was === now) &&
      notes.some(({ status }) => status === "told"));
  const untold = lost.filter((one) => !isTold(one));
  const every = [...notes, ...toldOf(untold, done.said)];
  const all = every.filter(({ sentence }, at) => every.findIndex((one) => one.sentence === sentence) === at);
  const isSilent =
    all.length + done.unread.length === 0 && done.operations.some(({ op }) => op !== "keep" && op !== "show");
  return { document, notes: isSilent && !isChanged ? [told(done.said, IS_SO_ALREADY)] : all };
}

const ASKS_BACK = /^Which (?:one|of them)\b|^There are several of these|say what is meant by its name/;
const IS_SO_ALREADY = "The design is that way already: say what should be different about it.";

/** Whether a design shows or tells another thing than before. */
const isShownOtherwise = (before: DesignDocument, after: DesignDocument): boolean =>
  (["elements", "removals", "withdrawn", "keeps", "season", "evening", "notes"] as const).some(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );

/** "Put a fire pit in the middle of it": of the patio, where the layout sets one that has no place of its own. */
function inMiddleOfFloor({ said, before }: Done, document: DesignDocument): DesignDocument {
  const isFloor = ({ element }: DesignElement): boolean =>
    element.kind === "deck" || ("use" in element && element.use === "patio");
  if (!isInMiddleOfFloor(normalText(said)) || !document.elements.some(isFloor)) return document;
  const pits = document.elements.filter(
    ({ id, element }) =>
      element.kind === "fire-pit" &&
      element.place === "centre" &&
      before.elements.every((one) => one.id !== id || one.element.place !== "centre"),
  );
  return withChanged(document, pits, ({ place: _, ...element }) => element);
}

/** "Get rid of the fire pit and put a table there": where what is gone stood. */
function inPlaceOfGone({ said, before, document }: Done): DesignDocument {
  const placeNow = (id: string) => document.elements.find((one) => one.id === id)?.element.place;
  // "Move the maple to the corner and put a bench where it was".
  const left = before.elements.filter(
    ({ id, element }) => element.place !== undefined && placeNow(id) !== element.place,
  );
  const gone = before.elements.filter(
    (one) =>
      !document.elements.some(({ id }) => id === one.id) || (WHERE_IT_WAS.test(said) && left.includes(one)),
  );
  const fresh = document.elements.filter(({ id }) => !before.elements.some((one) => one.id === id));
  const [old] = gone;
  const [young] = fresh;
  const isThere =
    /\b(?:there|in (?:its|their|that) (?:place|spot)|where (?:it|they|that) (?:is|was|were|are))\b/i.test(
      said,
    );
  if (!old || !young || gone.length + fresh.length > 2 || !isThere || young.element.place) return document;
  const { place, atM, shiftM } = old.element;
  const spot = { ...(place ? { place } : {}), ...(atM ? { atM } : {}), ...(shiftM ? { shiftM } : {}) };
  return withChanged(document, [young], (element) => ({ ...element, ...spot }));
}

const WHERE_IT_WAS =
  /\bwhere (?:it|they|that|those|the [a-z]+(?: [a-z]+)?) (?:was|were|is|are|stood|used to be|had been)\b|\bin (?:its|their) (?:old )?(?:place|spot)\b/i;

/** Whether a sentence quotes words, names the thing, or says that the place of what they point at cannot be aimed at. */
const tells = (sentence: string, words: string, is: Lost["is"]): boolean =>
  quotes(sentence, words) ||
  (OF_IT.test(words) && / is a place that /.test(sentence)) ||
  (is === "thing" && isPartOf(words, sentence.toLowerCase().replace(/[.:,]/g, "")));

const IS_SO = / is that way already\.$| is in this design already\. Say “another”/;
const CANNOT_BE_SO = / cannot be drawn that way: tap it in the picture to see what can be chosen for it\.$/;

/** What is so already is worth a note where nothing else is done or told, and what cannot be drawn in general where no word of it is told. */
function withoutIdle(notes: readonly PlanNote[], lost: readonly Lost[], isChanged: boolean): PlanNote[] {
  const others = notes.filter(({ sentence }) => !IS_SO.test(sentence));
  const kept = isChanged || lost.length + others.length > 0 ? others : notes;
  const isTold = lost.some(({ is }) => is === "value" || is === "size");
  return kept.filter(({ sentence }) => !isTold || !CANNOT_BE_SO.test(sentence));
}

const exactly = ({ id }: Touched, element: PlanElement): Target => ({
  element: { number: elementNumber(id), name: nameOf(element) },
});

/** Does what lost words say to the only thing that they are said of; null where it cannot be so. */
function withLost(document: DesignDocument, { is, tag, of, words, clause }: Lost): DesignDocument | null {
  const [one] = of;
  const element = document.elements.find(({ id }) => id === one?.id)?.element;
  if (of.length !== 1 || !one || !element || one.was === one.is) return null;
  const target = exactly(one, element);
  const operation = operationOf({ is, tag, clause }, element, one, target);
  if (!operation || !isAble(operation, element)) return null;
  return applyOperation(document, operation, words).document;
}

function operationOf(
  { is, tag, clause }: Pick<Lost, "is" | "tag" | "clause">,
  element: PlanElement,
  { was }: Touched,
  target: Target,
): Extract<Operation, { target: Target }> | null {
  const isOfSome = OF_SOME.test(wholeOf(clause));
  if (is === "value" && tag.is === "value")
    return tag.hue && isOfSome
      ? null
      : { op: "set", target, fits: tag.fits, ...(tag.hue ? { hue: tag.hue } : {}) };
  if (is === "size" && tag.is === "size") {
    const { bareM, deepM, apartM, slab, jointM, about, ...size } = tag.size;
    // "A table for 6" is one table.
    const next = clause.tags.find(
      (other) => other.from >= tag.end && other.is !== "value" && other.is !== "small",
    );
    if (size.count !== undefined && next?.is !== "thing") return null;
    const isDifference = clause.tags.some((other) => other.is === "compare" || other.is === "more");
    if (isDifference || (deepM ?? apartM ?? slab ?? jointM ?? about)) return null;
    return { op: "size", target, size, ...(bareM === undefined ? {} : { bareM }) };
  }
  if (is === "where" && tag.is === "where" && tag.to && !(tag.to in WAYS)) {
    const canMove = HAND_OFFERS[element.kind].moves;
    return canMove && was?.kind !== element.kind && !element.place
      ? { op: "move", target, to: tag.to }
      : null;
  }
  return null;
}

/** "Some white among the blue": not all of them. */
const OF_SOME = /\b(?:some|mix|mixed|among|between|few|more|half)\b/;

const WAYS = { nearer: 0, farther: 0, house: 0, away: 0, other: 0 };

/** One sentence for the lost words of each clause. */
function toldOf(lost: readonly Lost[], said: string): PlanNote[] {
  const clauses = [...new Set(lost.map(({ clause }) => clause))];
  const sentences = clauses.flatMap((clause) => {
    const own = lost.filter((one) => one.clause === clause);
    const places = own.filter(({ is }) => is === "where");
    const others = own.filter(({ is }) => is !== "where");
    return [...(others.length > 0 ? [leftOut(others)] : []), ...places.map(placeSentence)];
  });
  return [...new Set(sentences)].map((sentence) => told(said, sentence));
}

/** The only thing that lost words are said of, as people call it. */
function nameOfLost({ of, isNamed }: Lost): string | null {
  const element = of.length === 1 && isNamed ? (of[0]!.is ?? of[0]!.was) : null;
  return element && nameOf(element);
}

function leftOut(lost: readonly Lost[]): string {
  const [first] = lost as [Lost];
  if (first.is === "whole") return cannotBeDone(first.words);
  const quoted = lost.map(({ words }) => `“${words}”`);
  const listed = quoted.length > 1 ? `${quoted.slice(0, -1).join(", ")} and ${quoted.at(-1)}` : quoted[0]!;
  const isOfAll = lost.every(({ is, clause }) => is !== "thing" && !OF_SOME.test(wholeOf(clause)));
  const name = isOfAll ? nameOfLost(first) : null;
  const why = name ? `the ${name} cannot be drawn that way` : "that cannot be drawn by words yet";
  return `${listed} ${quoted.length > 1 ? "are" : "is"} left out: ${why}.`;
}

function placeSentence(lost: Lost): string {
  const { words, of, clause } = lost;
  const name = nameOfLost(lost);
  const [one] = of;
  const isOld = one?.was && one.is && one.was.kind === one.is.kind;
  const isMoved =
    one?.was?.place !== one?.is?.place ||
    clause.tags.some((tag) => tag.is === "verb" && (tag.verb === "move" || tag.verb === "put"));
  if (!isOld || isMoved)
    return `“${words}” is a place that words cannot aim at yet: drag ${name ? `the ${name}` : "it"} there in the picture.`;
  return isResized(one)
    ? `“${words}” is left out: at which side ${name ? `the ${name}` : "it"} grows cannot be said by words yet.`
    : `“${words}” is left out: a part of ${name ? `the ${name}` : "it"} cannot be meant by words yet.`;
}

const OF_IT = /\b(?:it|them|those|that|these|this)$/;
