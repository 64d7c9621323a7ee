import type { PlanElement } from "#core/elements/element.ts";
import { describeElement } from "./describe-element.ts";

/** Words as a sentence: "Planting bed with hosta." */
export const sentence = (words: string): string => `${words[0]!.toUpperCase()}${words.slice(1)}.`;

/** "Classic look: lawn, planting bed." */
export const listing = (lead: string, elements: readonly PlanElement[]): string =>
  `${lead}: ${elements.map(describeElement).join(", ")}.`;
