import { takingAway } from "#core/plan/reading/words/removal-verbs.ts";

/** What is said against a thing before it is to go. */
const SAYS =
  "is|are|looks?|feels?|seems?|crowds?|blocks?|hides?|covers?|throws?|makes?|takes?|gets?|casts?|clash(?:es)?|spoils?|ruins?|sticks?|ha(?:s|ve)|does|doesn't|doesnt|don't|dont|do not|does not";
const NAME = `(?:the|our|my|those|these|that|this) (?:(?!(?:${SAYS}) )[a-z-]+ ){0,3}?(?:(?!(?:${SAYS})\\b)[a-z-]+)`;
const IT = "(?:it|them|those|that|these)(?: all)?";

/** "The boxwoods crowd the walk, take those out": what was blamed goes, and not what was named last. */
const BLAMED = new RegExp(
  `(^|[.;!?] ?)(${NAME}) (?:${SAYS})\\b[^.,;!?]*?(?:[.,;!]| -| so) ?(?:so |just |please |and |can you |could you |lets |let's )*${takingAway(IT)}(?=$| ?[.,;!?])`,
  "gi",
);

/** A change in which what is blamed and then to go is named where it goes. */
export const withBlamed = (text: string): string => text.replace(BLAMED, "$1remove $2");
