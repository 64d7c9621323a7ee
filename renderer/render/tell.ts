import type { PlanElement } from "#core/elements/element.ts";
import { describeElement } from "#core/plan/describe-element.ts";
import type { DesignPlan, PlanNote } from "#core/plan/design-plan.ts";
import type { Outcome } from "#renderer/layout/outcome.ts";

/**
 * The notes of a plan without those that announce what never came to the ground: no region was found for it, which is told in a
 * sentence of its own.
 */
export function announcedOf(
  plan: DesignPlan,
  outcomes: readonly { element: PlanElement; outcome: Outcome }[],
): PlanNote[] {
  const tried = new Set(outcomes.map(({ element }) => element));
  const lost = plan.elements
    .filter((element) => !tried.has(element))
    .map((element) => describeElement(element).toLowerCase());
  const announcesLost = ({ sentence }: PlanNote) =>
    lost.some((words) => sentence.toLowerCase().includes(words));
  return plan.notes.filter((note) => note.status === "told" || !announcesLost(note));
}

/**
 * The notes of a plan after its elements met the ground: what could not be placed is told, what had to change says how. Matched
 * by the words with which the plan announces an element; one that it does not announce (part of a package) gets a note of its own.
 */
export function tellOutcomes(
  notes: readonly PlanNote[],
  outcomes: readonly { element: PlanElement; outcome: Outcome }[],
): PlanNote[] {
  const told = [...notes];
  for (const { element, outcome } of outcomes) {
    if (outcome.placed && !outcome.sentence) continue;
    const words = describeElement(element);
    const status = outcome.placed ? "changed" : "told";
    const sentence = outcome.sentence!;
    const at = told.findIndex(
      (note) => note.status !== "told" && note.sentence.toLowerCase().startsWith(words.toLowerCase()),
    );
    if (at < 0) told.push({ text: words, status, sentence });
    else told[at] = { ...told[at]!, status, sentence };
  }
  return told;
}
