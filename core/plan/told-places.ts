import type { PlanElement } from "#core/elements/element.ts";
import type { DesignPlan } from "./design-plan.ts";
import { type Anchor, type PlacePhrase, placePhrases } from "./place-phrases.ts";
import { missedPlaces } from "./places-met.ts";
import { normalText } from "./reading/tokenize.ts";
import { reworded } from "./reading/words/rewordings.ts";

/** A place that notes tell of as not aimed at, and that words name by a relation to something. */
export type ToldPlace = {
  /** Its words as the note quotes them. */
  said: string;
  phrase: PlacePhrase;
  /** What is to have that place. */
  element: PlanElement;
  /** The element of the design that it is named by, and the second of two; null where that is a thing of the photo. */
  of: PlanElement | null;
  other: PlanElement | null;
  /** Its note stays with the design through later changes. */
  lasts: boolean;
};

/** An element and where the text names it. */
type Named = { at: number; element: PlanElement };

/**
 * The places that the notes of a plan tell of as not aimed at. A place is that of the element whose note tells it, else of what is named before it in its
 * sentence, else of what comes first behind it.
 */
export function toldPlaces(plan: DesignPlan, said: string): ToldPlace[] {
  const told = plan.notes.flatMap(({ sentence }, note) =>
    missedPlaces(sentence).map((words) => ({ words, note })),
  );
  if (told.length === 0) return [];
  const normal = reworded(normalText(said));
  const phrases = placePhrases(normal);
  const named = namedIn(plan, normal);
  return told.flatMap(({ words, note }): ToldPlace[] => {
    const phrase = phrases.find(({ start, end }) => meets(normal, words, start, end));
    if (!phrase) return [];
    const own = plan.announced.find((one) => one.note === note)?.elements[0];
    const begin = Math.max(...[".", ";", "!", "?"].map((mark) => normal.lastIndexOf(mark, phrase.start)));
    const before = named.filter(({ at }) => at > begin && at < phrase.start).at(-1);
    const element =
      own === undefined ? (before ?? named.find(({ at }) => at >= phrase.end))?.element : plan.elements[own];
    if (!element) return [];
    const earlier = named.filter((one) => one.element !== element && one.at < phrase.start);
    const of = elementOf(phrase.anchor, element, earlier, named);
    if (phrase.anchor.isPronoun && !of) return [];
    const other = phrase.other ? elementOf(phrase.other, element, earlier, named) : null;
    return [{ said: words, phrase, element, of, other, lasts: own === undefined }];
  });
}

/** Whether quoted words lie in a part of the text, or hold it. */
function meets(normal: string, words: string, start: number, end: number): boolean {
  for (let at = normal.indexOf(words); at >= 0; at = normal.indexOf(words, at + 1)) {
    const isWord = !/[a-z]/.test(normal[at - 1] ?? " ") && !/[a-z]/.test(normal[at + words.length] ?? " ");
    if (isWord && at < end && at + words.length > start) return true;
  }
  return false;
}

function namedIn(plan: DesignPlan, normal: string): Named[] {
  let from = 0;
  return plan.announced.flatMap(({ note, elements }) => {
    const at = normal.indexOf(plan.notes[note]!.text, from);
    if (at < 0) return [];
    from = at;
    return elements.map((k) => ({ at, element: plan.elements[k]! }));
  });
}

const namesOf = (element: PlanElement): string[] => [
  element.kind,
  ...("use" in element ? [element.use] : []),
];

/**
 * The element that a name means: what was named last before it, of that kind where it has one. A plant that stands in what was asked for with it is of the
 * same element.
 */
function elementOf(
  { own, isPronoun }: Anchor,
  element: PlanElement,
  earlier: readonly Named[],
  named: readonly Named[],
): PlanElement | null {
  if (isPronoun) return earlier.at(-1)?.element ?? (HOLDS.has(element.kind) ? element : null);
  const isOne = (one: Named): boolean =>
    one.element !== element && namesOf(one.element).some((name) => own.includes(name));
  return (earlier.findLast(isOne) ?? named.find(isOne))?.element ?? null;
}

/** What plants stand in: "planters with boxwood in them". */
const HOLDS: ReadonlySet<PlanElement["kind"]> = new Set(["planter", "bed", "raised-bed"]);
