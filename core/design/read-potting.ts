import { parseWords } from "#core/plan/parse-plan.ts";
import { type Pattern, set } from "./clause.ts";
import type { Operation } from "./operation.ts";

const POTS =
  "(?:(?:the|my|our|those|these|both|all)(?: of)? )+(?:\\w+ )?(?:pots?|planters?|urns?|planter boxes|planter box|containers?|troughs?)";
const IN_POTS = new RegExp(
  `^(?:put|plant|use|have|grow|add|want|i want)? ?(.+?) in(?:to)? ${POTS}(?: instead(?: of .+)?)?$`,
);
const POTS_WITH = new RegExp(
  `^(?:plant|replant|fill|refill) ${POTS} (?:up )?with (.+?)(?: instead(?: of .+)?)?$`,
);
const SWAPPED = new RegExp(
  `^(?:replace|swap|switch|change|swap out) (?:.+) in ${POTS} (?:with|for|to|by|into) (.+)$`,
);

/** "A bench in the pots" names no plant. */
export function plantsInPots(words: string): string[] {
  // "Tall grass or evergreens": the first that was said.
  const said = words.replace(/^(?:the|some|a few|a|an) /, "").replace(/ or (?:maybe )?[a-z ]+$/, "");
  const [element, ...others] = parseWords(`a pot with ${said}`).elements;
  if (element?.kind === "planter" && others.length === 0 && element.species.length > 0)
    return element.species;
  // "Something purple", "something with color".
  const [bed] = said.startsWith("something ") ? parseWords(said).elements : [];
  return bed?.kind === "bed" ? bed.species.slice(0, MOST_IN_A_POT) : [];
}
const MOST_IN_A_POT = 3;

/** What grows in the planters of the design: "rosemary in the pots", "fill the urns with ferns". */
export const readPotting: Pattern = (clause): Operation[] | null => {
  const words = (SWAPPED.exec(clause) ?? POTS_WITH.exec(clause) ?? IN_POTS.exec(clause))?.[1];
  if (!words || /\bin$/.test(words)) return null;
  const species = plantsInPots(words);
  return species.length > 0 ? [set({ kind: "planter" }, { fits: { planter: { species } } })] : null;
};
