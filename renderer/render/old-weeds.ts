import type { DrawnFrom } from "#core/design/design-document.ts";

/** What is said of a yard in which weeds grow, and of a lawn that is to have none. */
const WEEDS = /\bweed(?:s|y)\b|\bovergrown\b|\bcrabgrass\b/i;
const NO_WEEDS =
  /\b(?:no|without|any|keeps?|stops?|blocks?|prevents?|suppress(?:es)?|free of|against|less|fewer)(?: [a-z]+)? weeds\b|\bweeds? (?:free|proof|barrier|fabric|control|cloth|mat|block)\b/gi;

/** Whether a person says of the yard, in any of the texts, that weeds grow in it: then its grass is no model for a new lawn. */
export const hasOldWeeds = ({ said, areas }: Pick<DrawnFrom, "said" | "areas">): boolean =>
  [said, ...areas.map((area) => area.said)].some((text) => WEEDS.test(text.replace(NO_WEEDS, "")));
