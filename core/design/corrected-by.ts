import type { PlanElement } from "#core/elements/element.ts";
import type { DesignDocument, DesignElement } from "./design-document.ts";

/** "No no, a rectangle pool", "I meant a square fire pit": said of what there is, and not of one more. */
const CORRECTS =
  /^\W*(?:ok |oh |hmm |um )*(?:no[, ]+no\b|no[, ]+wait\b|no[, ]+(?:i|we) meant?\b|(?:i|we) meant?\b|actually\b|sorry\b|oops\b)/i;
const ONE_MORE = /\b(?:add|another|also|more|second|extra|too|as well|plus)\b/i;

/** The only element of a kind that a correction gives in another way; null where nothing is corrected. */
export function correctedBy(
  { elements }: DesignDocument,
  element: PlanElement,
  said: string,
): DesignElement | null {
  if (element.kind === "bed" || element.place || !CORRECTS.test(said) || ONE_MORE.test(said)) return null;
  const alike = elements.filter(
    ({ element: old }) =>
      old.kind === element.kind && (!("use" in old && "use" in element) || old.use === element.use),
  );
  return alike.length === 1 ? alike[0]! : null;
}
