import type { PlanNote } from "#core/plan/design-plan.ts";

/** What is told of words that ask for what is not done; `name` = the thing that they are said of. */
export const cannotBeDone = (words: string, name?: string): string =>
  `“${words}” cannot be done by words yet: tap ${name ? `the ${name}` : "what is meant"} in the picture to see what can be changed.`;

/** Whether a note tells of words that ask for what is not done, as `cannotBeDone` and the account say it. */
export const tellsLost = ({ sentence }: PlanNote): boolean =>
  /” (?:(?:is|are) left out: .* cannot be drawn|cannot be done by words yet:)/.test(sentence);
