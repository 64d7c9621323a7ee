import type { PlanElement } from "#core/elements/element.ts";
import { parseWords } from "#core/plan/parse-plan.ts";
import { findSpecies } from "#core/plants/catalogue.ts";
import type { DesignDocument } from "./design-document.ts";
import { nameOf } from "./element-title.ts";

const one = <One>(found: readonly One[]): One | null => (found.length === 1 ? found[0]! : null);

const SPEAKER = "(?:(?:actually|well|hmm|no|ok|okay|honestly|i think|maybe|so|and|but)[, ]+)*";
const PREFERS = new RegExp(
  `^${SPEAKER}(?:i|we|she|he|they)(?:'d| would|d)? (?:(?:rather (?:have|see|do|use|go with)|prefer) ([^,.;!?]+?)|like ([^,.;!?]+?) better)[.!]?$`,
  "i",
);
const SAYS_WHAT_GOES = /\b(?:than|over|to|instead|in place of|in|on|at|by|it|them|that|not)\b/i;

/** "I'd rather have flagstone": instead of what is there. */
function preferred(text: string): string {
  const [, asked, liked] = PREFERS.exec(text) ?? [];
  const thing = asked ?? liked;
  return thing && !SAYS_WHAT_GOES.test(thing) ? `${thing} instead` : text;
}

const COMES_INSTEAD = new RegExp(
  `^${SPEAKER}(?:(?:can we|could we|can you|could you|let'?s|lets|how about|what about|i want|we want|please|do|use|put|put in|plant|have|try|go with|some) )*([^,.;!?]+?) instead(?: please)?[.!?]?$`,
  "i",
);

/** "Roses instead": of the only plants that there are, a tree of the only tree. */
function insteadOfOnly(text: string, document: DesignDocument): string {
  const [, thing] = COMES_INSTEAD.exec(text) ?? [];
  const comes = thing && !SAYS_WHAT_GOES.test(thing) ? one(parseWords(thing).elements) : null;
  const goes = comes && onlyPlants(comes, document);
  return goes ? `replace the ${goes} with ${thing}` : text;
}

function onlyPlants(comes: PlanElement, { elements }: DesignDocument): string | null {
  const there = elements.map(({ element }) => element);
  if (comes.kind === "tree") return one(there.filter(({ kind }) => kind === "tree")) && "tree";
  if (comes.kind !== "hedge" && !(comes.kind === "bed" && comes.species.length > 0)) return null;
  const planted = one(there.filter(({ kind }) => kind === "hedge" || kind === "bed"));
  if (planted?.kind === "hedge") return "hedge";
  const species = planted?.kind === "bed" ? one(planted.species) : null;
  return (species && findSpecies(species)?.name) ?? null;
}

const REPLACES_IT =
  /^((?:can we |could we |can you |could you |please |lets |let's |maybe |actually |and |then )*)(?:swap|replace|trade)(?: out)? (?:it|them|that|those|these|this)(?: out)? (?:for|with) (?=[a-z\d])/i;

/** "Swap them for a brick walk": the only thing of the design, and of a bed its only plants. */
function replacesOnly(text: string, { elements }: DesignDocument): string {
  const thing = REPLACES_IT.test(text) ? one(elements)?.element : null;
  if (!thing) return text;
  const species = thing.kind === "bed" ? one(thing.species) : null;
  const name = (species && findSpecies(species)?.name) ?? nameOf(thing);
  return text.replace(REPLACES_IT, `$1replace the ${name} with `);
}

/** What comes instead, where a change does not name what goes: each gives the text with its name, or as it was. */
export const SAID_INSTEAD: readonly ((text: string, document: DesignDocument) => string)[] = [
  preferred,
  insteadOfOnly,
  replacesOnly,
];
