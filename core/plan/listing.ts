import type { PlanElement } from "#core/elements/element.ts";
import { describeElement } from "./describe-element.ts";

/** "Classic look: lawn, planting bed." */
export const listing = (lead: string, elements: readonly PlanElement[]): string =>
  `${lead}: ${elements.map(describeElement).join(", ")}.`;
