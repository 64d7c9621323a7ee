import { canonicalJson } from "#core/canonical-json/canonical-json.ts";
import type { PlanElement } from "#core/elements/element.ts";
import type { DesignDocument, DesignElement } from "./design-document.ts";
import { nameOf } from "./element-title.ts";
import { standsAt } from "./find-elements.ts";
import type { Operation, Which } from "./operation.ts";

/** "No, not that one, the other one", "I meant the left one": said of the change before. */
const OTHER =
  /^\W*(?:(?:no+|wait|oops|sorry)\b[, ]*)*(?:not (?:that|this)(?: one| 1)?\b[,.; ]*)?(?:(?:i|we) mean[t]? )?the (other|left|right|front|back)(?: hand)? (?:one|1)\W*$/i;

const isSame = (a: PlanElement, b: PlanElement): boolean => canonicalJson(a) === canonicalJson(b);

/** What the change before set of an element, set of another one of its kind. */
function withSameChange(other: PlanElement, from: PlanElement, to: PlanElement): PlanElement {
  const before: Readonly<Record<string, unknown>> = from;
  const changed = Object.entries(to).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(before[key]),
  );
  return { ...other, ...Object.fromEntries(changed) } as PlanElement;
}

/**
 * The design where the change before was done to the other one of two things alike; null where the words ask for something else, where
 * that change was of several things, or where it is not known which other one is meant.
 */
export function doneToTheOther(
  document: DesignDocument,
  before: DesignDocument | undefined,
  said: string,
): DesignDocument | null {
  const which = OTHER.exec(said)?.[1]?.toLowerCase();
  if (!which || !before) return null;
  const now = (id: string): DesignElement | undefined => document.elements.find((one) => one.id === id);
  const touched = before.elements.filter(
    ({ id, element }) => !(now(id) && isSame(now(id)!.element, element)),
  );
  const [wrong] = touched;
  if (!wrong || touched.length > 1) return null;
  const alike = before.elements.filter(
    ({ id, element }) =>
      id !== wrong.id && element.kind === wrong.element.kind && nameOf(element) === nameOf(wrong.element),
  );
  const meant = which === "other" ? alike : alike.filter(({ element }) => standsAt(element, which as Which));
  const [right] = meant;
  if (!right || meant.length > 1) return null;
  const changed = now(wrong.id)?.element;
  const elements = before.elements.flatMap((one) =>
    one !== right
      ? [one]
      : changed
        ? [{ ...one, element: withSameChange(one.element, wrong.element, changed) }]
        : [],
  );
  return { ...document, elements, ...(changed ? { lastId: right.id } : {}) };
}

/** "Bring back the fence": what a design had and lost comes back as it was. Null where it never had such a thing, or has it. */
export function broughtBack(
  document: DesignDocument,
  operation: Operation,
  before: readonly DesignDocument[],
): DesignDocument | null {
  if (operation.op !== "add" || !operation.bare) return null;
  const { kind } = operation.element;
  const isAlike = ({ element }: DesignElement): boolean =>
    element.kind === kind && nameOf(element) === nameOf(operation.element);
  const lost = before
    .toReversed()
    .map(({ elements }) => elements.find(isAlike) ?? elements.find(({ element }) => element.kind === kind))
    .find(Boolean);
  if (!lost || kind === "bed" || document.elements.some(({ element }) => element.kind === kind)) return null;
  return { ...document, elements: [...document.elements, lost], lastId: lost.id };
}
