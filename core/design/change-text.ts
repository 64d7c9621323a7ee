import { respell } from "#core/plan/reading/lexicon.ts";
import { spellingCorrector } from "#core/plan/reading/spelling.ts";
import { normalText } from "#core/plan/reading/tokenize.ts";
import { NUMBER_WORDS } from "#core/plan/reading/words/function-words.ts";
import { COMPARING, OPENINGS, SMALL_SLIPS, VERBS } from "./change-words.ts";

const correctVerb = spellingCorrector(VERBS);

function plainWord(word: string): string {
  const slip = SMALL_SLIPS[word];
  if (slip !== undefined) return slip;
  if (VERBS.includes(word)) return word;
  const spelled = respell(word);
  return spelled === word ? (correctVerb(word) ?? word) : spelled;
}

/** Other ways to say what the grammar reads, as its own words say it. */
const REPHRASED: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:a |use )?different (.+?) , (?:something |maybe |a |go )?(?:a bit |a little )?(lighter|darker)$/,
    "make the $1 $2",
  ],
  [/\b(?:feels?|looks?|seems?|is|are) (?:\w+ )?(?:cramped|tight|puny|skimpy|dinky)\b/, "is too small"],
  [
    /^(?:it |that |this |the bed |the yard |everything )?(?:all )?(?:looks?|feels?|seems?|is) (?:\w+ )?(?:busy|cluttered|overplanted)(?: , fewer plants)?$/,
    "fewer plants",
  ],
  [
    /^(?:the )?(?:beds?|planting|plantings|garden) (?:looks?|feels?|seems?|is) (?:\w+ )?(?:bare|empty|sparse)$/,
    "more plants",
  ],
  [/^(?:would|wouldnt) (.+) be (?:better|nicer|cheaper) than (.+)$/, "$1 instead of $2"],
  [
    /^.*\bstart over (?:but|and|except) (?:just )?(?:leave|keep)(?: me| us)? (.+)$/,
    "remove everything but $1",
  ],
  [
    /^(?:keep|leave) (.+?)(?: ,)?(?: and| but)? (?:remove|lose|drop|take out|get rid of|clear) (?:everything|all the) (?:else|rest)$/,
    "remove everything but $1",
  ],
  [
    /^(.+?) (?:is|are) too (?:close together|far apart|close) , (?:make|space|put|set) (?:it|them) (\d.*? (?:apart|oc))$/,
    "$1 $2",
  ],
  // Heights of a person of 5 ft 8 in, to half a foot.
  [/\b(?:knee (?:height|high|level)|to the knees?)\b/, "1.5 ft high"],
  [/\b(?:waist (?:height|high|level)|to the waist)\b/, "3 ft high"],
  [/\b(?:chest|shoulder) (?:height|high|level)\b/, "4.5 ft high"],
  [/\b(?:eye|head) (?:height|high|level)\b/, "5.5 ft high"],
  // "6 ft instead of 4": what there was says no size.
  [
    /(\d (?:ft|feet|foot|in|inch|inches|m|cm)(?: (?:wide|deep|tall|high|long))?) (?:instead of|rather than|not) \d+(?:\.\d+)?(?: (?:ft|feet|foot|in|inch|inches|m|cm))?\b/,
    "$1",
  ],
  // "5 or 6", "3 to 4 ft": the larger number.
  [/\b\d+(?:\.\d+)? (?:or|to) (?=\d+(?:\.\d+)? (?!percent))/, ""],
];

const rephrased = (sentence: string): string =>
  REPHRASED.reduce((said, [pattern, words]) => said.replace(pattern, words), sentence);

/** "4'" is feet and "6\"" inches; apostrophes between letters go ("don't" is "dont"), number words become digits. */
function plainSentence(sentence: string): string {
  const marked = sentence
    .replace(/(\d)\s*'(?!\w)/g, "$1 ft ")
    .replace(/(\d)\s*"/g, "$1 in ")
    .replace(/(\d)\s*%/g, "$1 percent")
    .replace(/(\d)\s*°/g, "$1 degrees")
    .replace(/'s\b/g, "")
    .replace(/'/g, "")
    .replace(/\s*[&+]\s*/g, " and ")
    .replace(/-/g, " ")
    .replace(/(\d)(ft|in|m|cm|feet|foot|x)(?=[\s,\dx]|$)/g, "$1 $2 ")
    .replace(/\b(x|by)(\d)/g, "$1 $2");
  return (marked.replace(/\b(?:soldier|sailor) course\b/gi, "border").match(/\d+(?:\.\d+)?|[a-z]+|,/g) ?? [])
    .map((word) => (/^[a-z]/.test(word) ? plainWord(word) : word))
    .map((word) => (Object.hasOwn(NUMBER_WORDS, word) ? String(NUMBER_WORDS[word]) : word))
    .join(" ")
    .replace(/\ba (\d+ (of )?)(?=[a-z])/g, "$1")
    .replace(/\b(\d+) of\b/g, "$1");
}

/** The sentences of a change, each with its words as the grammar spells them: lower case, slips mended, commas apart. */
export function changeSentences(text: string): string[] {
  return normalText(text)
    .split(/[.!?;\n]+(?=\s|$)/)
    .map((sentence) => rephrased(plainSentence(sentence).replace(/^[, ]+|[, ]+$/g, "")))
    .filter((sentence) => sentence !== "");
}

const OPENING = new RegExp(`^(?:${[...OPENINGS].sort((a, b) => b.length - a.length).join("|")}|,)\\s+`);
const CLOSING =
  /[ ,]+(?:please|too|as well|also|now|thanks|a bit|a little|anymore|any more|for me|there|here|again|over)$/;

/** A clause without the words of politeness at both its ends. */
export function bareClause(clause: string): string {
  let bare = clause.trim();
  for (let before = ""; before !== bare; ) {
    before = bare;
    bare = bare
      .replace(OPENING, "")
      .replace(CLOSING, "")
      .replace(/^[, ]+|[, ]+$/g, "");
  }
  return bare;
}

const VERB_START = [
  "remove|delete|take|get|rip|tear|pull|dig|clear|lose|drop|ditch|skip|omit|forget|nix|scrap|leave|keep|dont|do not|never mind|no|not|without",
  "replace|swap|switch|change|convert|turn|trade|substitute|exchange|use|make|paint|stain|lay|give|add|put|plant|install|build|include|throw",
  "go (?:with|for|to)|move|shift|bring|push|slide|scoot|nudge|place|set|center|show|undo|extend|widen|narrow|lower|raise|shrink|enlarge|double|cut|space|edge",
  `(?:a |an |the )?(?:${[...COMPARING].join("|")}|darker|lighter)`,
  "\\d+ more|another|one more|a second|more|fewer|less|further|farther|just",
].join("|");
const HARD = new RegExp(
  `\\s*(?:, and|, then|,|\\band then|\\band|\\bthen|\\bbut|\\bplus)\\s+(?=(?:also |then |please |just )*(?:${VERB_START})\\b)`,
);
const SOFT = /\s*(?:, and\b|, then\b|,|\band\b|\bthen\b|\bbut\b|\bplus\b)\s*/;

/** Parts of a sentence that begin with a verb or a comparing word of their own. */
export const hardClauses = (sentence: string): string[] => sentence.split(HARD).filter(Boolean);

/** All parts of a clause that commas and "and" part. */
export const softClauses = (clause: string): string[] => clause.split(SOFT).filter(Boolean);
