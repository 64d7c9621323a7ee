import { KIND_NAMES } from "#core/elements/kind-names.ts";
import { nameInSentence } from "#core/plants/name-in-sentence.ts";
import type { Target } from "./operation.ts";

const USES = { patio: "patio", driveway: "driveway", walkway: "walkway", area: "courtyard" };
const GROUPS = { plants: "shrubs", stone: "paving", wood: "deck", all: "design" };

/** What people call a target in a sentence. */
export function targetWords({ element, species, use, kind, group }: Target): string {
  if (species) return nameInSentence(species);
  if (element) return `${element.name} ${element.number}`;
  if (use) return USES[use];
  if (kind) return KIND_NAMES[kind];
  return group ? GROUPS[group] : "element";
}

/** The same without a number, which would say how many in a wish. */
export const nameWords = (target: Target): string => target.element?.name ?? targetWords(target);
