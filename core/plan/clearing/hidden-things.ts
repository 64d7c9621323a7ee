import type { PlanNote } from "#core/plan/design-plan.ts";
import { normalText } from "#core/plan/reading/tokenize.ts";

/** Small things that stand about a house, which people want out of sight. */
const SMALL =
  "(?:garbage|trash|rubbish|recycling|wheelie) (?:cans?|bins?)|bins?|cans?|ac(?: units?)?|air conditioners?|a/c(?: units?)?|heat pumps?|utility box(?:es)?|electric(?:al)? box(?:es)?|(?:gas |electric )?meters?|propane tanks?|tanks?|pool (?:equipment|pump)|pumps?|hoses?|generators?";
const HIDDEN = new RegExp(
  `(^|[.;!?,] ?|\\band )(?:(?:please|also|just) )*(?:hide|screen(?: off)?|cover(?: up)?|conceal|block) ((?:the|our|my|those|that) (?:[a-z]+ )?(?:${SMALL}))(?=\\s*(?:$|[.;!?,]|and\\b))`,
  "g",
);

/**
 * A text without a highlight in two: what it asks to hide of small things, of which nobody knows where they stand, as notes, and the rest. All is
 * rest where nothing else is asked.
 */
export function withoutHidden(text: string): { rest: string; notes: PlanNote[] } {
  const notes: PlanNote[] = [];
  const rest = normalText(text).replace(HIDDEN, (_, before: string, thing: string) => {
    notes.push({
      text: thing,
      status: "told",
      sentence: `Where “${thing}” should be hidden is not known: circle the spot before it and say what hides it.`,
    });
    return before;
  });
  return notes.length > 0 && /[a-z]{3}/.test(rest) ? { rest, notes } : { rest: text, notes: [] };
}
