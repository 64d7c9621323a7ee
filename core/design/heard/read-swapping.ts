import { SWAPS } from "./clauses-of.ts";
import { type Reader, targetsOf } from "./heard.ts";

/** "Swap the grill and the sofa". */
export const readSwapping: Reader = (parts, there, words, heard) => {
  const [one, other] = there;
  const verb = words.slice(parts.from, parts.afterVerb).at(-1) ?? "";
  if (!one || !other || there.length !== 2 || parts.named.length !== 2 || !SWAPS.test(verb)) return undefined;
  if (parts.isTo || parts.insteadOf >= 0 || parts.wheres.length > 0) return undefined;
  const [target] = targetsOf(one.known, heard.document);
  const [second] = targetsOf(other.known, heard.document);
  return target && second ? [{ op: "swap", target, with: second }] : undefined;
};
