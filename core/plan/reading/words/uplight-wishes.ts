import type { Place } from "#core/elements/element.ts";
import { catalogue } from "#core/plants/catalogue.ts";

/** What an uplight shines on, by the places of the plan. */
type Lit = Extract<Place, "around-tree" | "along-house" | "along-fence" | "along-bed">;

const TREE_NAMES = catalogue
  .filter(({ role }) => role === "tree")
  .flatMap(({ name, aliases }) => [name.toLowerCase().replaceAll("-", " ").replaceAll("'", ""), ...aliases])
  // The longest first: "palm tree" before "palm".
  .concat("oak", "maple", "palm", "pine", "birch", "elm", "spruce", "magnolia", "willow", "cedar", "cypress")
  .map((name) => `${name} tree|${name}`)
  .sort((a, b) => b.length - a.length)
  .join("|");

/** Words for what is lit, in the order in which they are tried. */
const LIT_WORDS: Record<Lit, string> = {
  "around-tree": `(?:${TREE_NAMES}|trees?|trunks?|canopy|canopies|branches|specimen)(?:e?s)?`,
  "along-house":
    "(?:front of the )?(?:house|home|facade|columns?|pillars?|posts|gables?|brick(?:work)?|stone(?:work)?|siding|stucco|entry|entryway|entrance|porch|front door|garage|walls?|wall of the house|house walls?|architecture|peaks?|corners?)",
  "along-fence": "(?:fence|fencing|privacy fence)",
  "along-bed":
    "(?:shrubs?|bush(?:es)?|hedges?|plants?|plantings?|beds?|flower ?beds?|planting beds?|garden|boulders?|grasses|evergreens|boxwoods?|hydrangeas?|arborvitaes?)",
};

/** How the place is said in words that the grammar reads. */
const AT: Record<Lit, string> = {
  "around-tree": "around the tree",
  "along-house": "along the house",
  "along-fence": "along the fence",
  "along-bed": "along the bed",
};

const COUNT = "(?:two|three|four|five|six|[2-6])";
const THE = `(?:(?:each|both|all|either)(?: side)?(?: of)? )?(?:the|my|our|those|these|that|this|each|both|all|every)(?: (?:both|all|${COUNT}))?`;
/** Words before the name of a thing that only describe it. */
const SUCH = "(?!(?:and|with|along|the|my|our|on|by|near|at|in|of|to|for|from|under)\\b)[a-z]+ ";
const BY = `(?: (?:by|near|at|next to|beside|in front of|in|on|of) (?:the|our|my) (?:${SUCH}){0,2}(?:door|entry|driveway|drive|walk|garage|house|porch|yard|bed|corner|left|right|front|back|center|middle)(?: side)?)?`;
const TARGET = `(?:${SUCH}){0,3}(?:${Object.values(LIT_WORDS).join("|")})(?![a-z])${BY}`;
const JOINT = "(?:, and |, | and | & | plus )";
const TARGETS = `${THE} ${TARGET}(?:${JOINT}(?:on |at |for |under )?${THE} ${TARGET})*`;
const NOUN =
  "(?:up ?lights?|up ?lighting|spot ?lights?|spot ?lighting|flood ?lights?|bullet lights?|well lights?|wall wash(?:ers?|ing)?(?: lights?)?|accent lights?|accent lighting)";

/** Names of lights that shine on what they are said to be on or under. */
const LIGHTS_ON = new RegExp(
  `\\b(${NOUN}) (?:(?:shining|pointing|aimed|pointed|directed|going|to shine) )?(?:up )?(?:on|onto|at|for|under|beneath|up|in|into|to|against|around|by|below|between|behind) (${TARGETS})`,
  "g",
);
/** "Lights" alone do so on what nobody walks along. */
const PLAIN_LIGHTS_ON = new RegExp(
  `(?<!path |walkway |string |step |driveway |fairy )\\b(?:warm |some |small |few |soft )*(?:lights?|lighting) (?:shining |pointing |aimed |pointed )?(?:up )?(?:on|onto|up|up in) (${TARGETS})`,
  "g",
);
const LIGHT_UP = new RegExp(
  `\\b(?:up ?light|spot ?light|light up|illuminate|up ?lighting|graze|wash) (${TARGETS})(?: (?:with|in) (?:a )?(?:some |warm |soft |white |few )*(?:${NOUN}|lights?|lighting|light|glow))?(?: (?:at night|from below|from underneath))?`,
  "g",
);
/** Washing is no lighting where it is done with water, and highlighting none without a word of light near it. */
const IS_LIGHT = /light|\blit\b|\billuminate\b|\bnight\b|\bevening\b|\bdusk\b/;
const IS_WATER = /\b(?:power|pressure|soft|hand)[- ]?wash/;

function placeOf(words: string): string {
  const kinds = (Object.keys(LIT_WORDS) as Lit[]).map((kind) => ({
    kind,
    at: words.search(new RegExp(`(?<![a-z])${LIT_WORDS[kind]}(?![a-z])`)),
  }));
  const first = kinds.filter(({ at }) => at >= 0).sort((a, b) => a.at - b.at)[0];
  return AT[first?.kind ?? "along-house"];
}

/** "The house and the two palms": a place for each of the kinds. */
const placesOf = (targets: string): string[] => [
  ...new Set(targets.split(/, and |, | and | & | plus /).map(placeOf)),
];

/** Each column has one; of trees the number says how many there are, and a tree has more than one. */
const COLUMNS = new RegExp(`\\b(${COUNT}) (?:${SUCH}){0,2}(?:columns|pillars|posts)\\b`);

function uplightsAt(noun: string, targets: string, before: string): string {
  const [, count] = COLUMNS.exec(targets) ?? [];
  const own = count && !new RegExp(`\\b(?:${COUNT}|an?) (?:${SUCH})*$`).test(before) ? `${count} ` : "";
  return placesOf(targets)
    .map((at, k) => (k === 0 ? `${own}${noun} ${at}` : `uplights ${at}`))
    .join(" and ");
}

/** A text in normal form, with what is to be lit from below said as uplights and their place. */
export function inUplights(text: string): string {
  if (!IS_LIGHT.test(text) || IS_WATER.test(text)) return text;
  const before = (at: number) => text.slice(0, at);
  return text
    .replace(LIGHTS_ON, (_, noun: string, targets: string, at: number) =>
      uplightsAt(noun, targets, before(at)),
    )
    .replace(PLAIN_LIGHTS_ON, (_, targets: string, at: number) => uplightsAt("uplights", targets, before(at)))
    .replace(LIGHT_UP, (_, targets: string, at: number) => uplightsAt("uplights", targets, before(at)));
}
