import type { Reading } from "./mention.ts";

/** "a row of lavender": words before the name of a plant that say one row. Up to three words may describe the plant. */
const ROW_OF = /\b(?:row|line) of (?:[a-z0-9-]+ ){0,3}$/;
/** "hawthorn row", "peonies in a row", "5 boxwoods, evenly spaced": words after the name that say it. Up to five words stand between, and no other plant. */
const ROW_AFTER =
  /^,? ?(?:row\b|(?:(?!and|or|with|then|plus|two|2)[a-z0-9'-]+,? ){0,5}?(?:in (?:a|one) (?:(?:single|straight|neat|tidy|nice) )?(?:row|line)\b|evenly (?:spaced|apart|spread)\b|(?:spaced|spread|set|planted) (?:out )?evenly\b))/;
/** So many characters before the plant are read, and after it. */
const READ_BACK = 60;
const READ_ON = 80;

/** A bed of one plant that is said to be a row has no other depth than that plant needs. */
export function plantInOneRow({ mentions }: Reading, normal: string): void {
  for (const mention of mentions) {
    if (!mention.plantsOnly || mention.species.length !== 1) continue;
    const before = normal.slice(Math.max(0, mention.start - READ_BACK), mention.start);
    const after = normal.slice(mention.end, mention.end + READ_ON);
    if (ROW_OF.test(before) || ROW_AFTER.test(after)) mention.inRow = true;
  }
}
