import type { PlanElement } from "#core/elements/element.ts";
import { describeElement } from "#core/plan/describe-element.ts";
import type { Announcement, DesignPlan, PlanNote } from "#core/plan/design-plan.ts";
import { listing } from "#core/plan/listing.ts";
import { makesRoom } from "#core/plan/removal-notes.ts";
import type { Outcome } from "#renderer/layout/outcome.ts";

export type ElementOutcome = { element: PlanElement; outcome: Outcome };

const noteOf = ({ element, outcome }: ElementOutcome): PlanNote[] =>
  outcome.sentence
    ? [
        {
          text: describeElement(element),
          status: outcome.placed ? "changed" : "told",
          sentence: outcome.sentence,
          ...(outcome.ways ? { ways: outcome.ways } : {}),
        },
      ]
    : [];

/**
 * The notes of a plan after its elements met the ground: an element is announced only where it was placed, what could not be placed is
 * told, what had to change says how. Nothing is said of an element that found no region: that is told in a sentence of its own. Where none was placed
 * nothing makes room for them.
 */
export function tellOutcomes(plan: DesignPlan, outcomes: readonly ElementOutcome[]): PlanNote[] {
  // By element, as the plan of one region holds each once.
  const ends = new Map(outcomes.map((end) => [end.element, end]));
  const announcements = new Map(plan.announced.map((announcement) => [announcement.note, announcement]));
  const isInVain = outcomes.length > 0 && outcomes.every(({ outcome }) => !outcome.placed);
  const told = plan.notes.flatMap((note, at) => {
    const announcement = announcements.get(at);
    if (announcement) return tellAnnounced(note, announcement, plan, ends);
    return isInVain && makesRoom(note) ? [] : [note];
  });
  // Elements whose outcome an announcement tells already.
  const spoken = new Set(plan.announced.flatMap(({ elements }) => elements.map((at) => plan.elements[at])));
  return [...told, ...outcomes.filter(({ element }) => !spoken.has(element)).flatMap(noteOf)];
}

function tellAnnounced(
  note: PlanNote,
  { elements, lead }: Announcement,
  plan: DesignPlan,
  ends: ReadonlyMap<PlanElement, ElementOutcome>,
): PlanNote[] {
  const tried = elements.flatMap((at) => ends.get(plan.elements[at]!) ?? []);
  if (lead === undefined) return tried.map((end) => ({ ...note, ...noteOf(end)[0], text: note.text }));
  const placed = tried.filter(({ outcome }) => outcome.placed).map(({ element }) => element);
  const list = placed.length > 0 ? [{ ...note, sentence: listing(lead, placed) }] : [];
  // Of a look's beds one may find no room where another does: nobody asked for either.
  const isSpare = ({ element, outcome }: ElementOutcome, nth: number) =>
    !outcome.placed &&
    (placed.some(({ kind }) => kind === element.kind) ||
      tried.findIndex((other) => other.element.kind === element.kind) < nth);
  return [...list, ...tried.filter((end, nth) => !isSpare(end, nth)).flatMap(noteOf)];
}
