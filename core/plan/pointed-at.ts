import type { DesignPlan } from "./design-plan.ts";
import { parsePlan } from "./parse-plan.ts";
import { normalText } from "./reading/tokenize.ts";
import { takingAway } from "./reading/words/removal-verbs.ts";

const POINTED =
  "(?:(?:all|both|every one|each) (?:of )?)?(?:these|those|them|this|it|everything)(?: all)?(?: here)?";
const ENDS = "(?=\\s*(?:$|[,.;!?]|-|and\\b|then\\b|please\\b|so\\b|but\\b|to\\b|for\\b))";

/** Words that ask to take out what a highlight shows, without its name. In the normal form of a text. */
const TAKEN_OUT: readonly (readonly [said: RegExp, meant: string])[] = [
  [new RegExp(`\\b${takingAway(POINTED)}(?: of (?:here|there))?${ENDS}`, "g"), "remove the plants."],
  [
    new RegExp(`\\b(?:replace|swap|switch|exchange)(?: out)? ${POINTED}(?: out)? (?:with|for|by)\\b`, "g"),
    "replace the plants with",
  ],
  [/\b(?:replace|swap|redo) (?:with|for)\b/g, "replace the plants with"],
  [
    /\b(?:instead of|in place of) (?:these|those|them|what is there|what's there)(?=\s*(?:$|[,.;!?]))/g,
    "instead of the plants",
  ],
  [
    /\b(?:instead of|in place of) (?:the|these|those) (?:old|existing|current) ones\b/g,
    "instead of the plants",
  ],
  // What is in the way of a clean bed are the plants of the old one.
  [
    /\b(?:(?:one|a|nice|new|fresh|big|simple) )*clean (?=(?:mulch(?:ed)? |planting |plant |flower )?beds?\b)/g,
    "remove the plants. ",
  ],
];

/** Kinds that come in the place of old plants. Who points at paving means the paving. */
const IN_THEIR_PLACE: ReadonlySet<string> = new Set(["bed", "hedge", "tree", "lawn", "gravel", "boulders"]);

/** The plan of a highlight's own words: "take these out, boxwoods instead" is of the plants that it shows. */
export function pointedPlan(text: string): DesignPlan {
  const normal = normalText(text);
  const named = TAKEN_OUT.reduce((said, [pattern, meant]) => said.replace(pattern, meant), normal);
  if (named === normal) return parsePlan(text);
  const plan = parsePlan(named);
  const comes = plan.elements;
  return comes.length > 0 && comes.every(({ kind }) => IN_THEIR_PLACE.has(kind)) ? plan : parsePlan(text);
}
