import { findPhrase, respell } from "#core/plan/reading/lexicon.ts";
import { remembered } from "#core/plan/reading/remembered.ts";
import { spellingCorrector } from "#core/plan/reading/spelling.ts";
import { normalText } from "#core/plan/reading/tokenize.ts";
import { NUMBER_WORDS } from "#core/plan/reading/words/function-words.ts";
import { COMPARING, COMPARISONS, OPENINGS, SMALL_SLIPS, VERBS } from "./change-words.ts";
import { inPlainForms } from "./plain-forms.ts";
import { saidOtherwise } from "./said-otherwise.ts";
import { rephrased } from "./spoken-words.ts";
import { TYPED_WORDS } from "./talk-words.ts";
import { inPlainVerbs } from "./verb-senses.ts";

const correctVerb = spellingCorrector(VERBS);

function plainWord(word: string): string {
  const slip = SMALL_SLIPS[word] ?? TYPED_WORDS[word];
  if (slip !== undefined) return slip;
  if (VERBS.includes(word) || COMPARISONS.has(word)) return word;
  const spelled = respell(word);
  return spelled === word ? (correctVerb(word) ?? word) : spelled;
}

/** "4'" is feet and "6\"" inches; apostrophes between letters go ("don't" is "dont"), number words become digits. */
function plainSentence(sentence: string): string {
  const marked = sentence
    .replace(
      /\b(\d+)[ -](\d)\/(\d+)\b/g,
      (_, whole, part, of) => `${Number(whole) + Number(part) / Number(of)}`,
    )
    .replace(/(\d),(?=\d+ ?(?:m|cm|meters?|metres?)\b)/g, "$1.")
    .replace(
      /\b(?:rather than|instead of) (?:just |all |out |up |down |over |being |sitting |standing )*(?:in|on|at|by|under|next to|near|along) (?:the |a |an |my |our )?[a-z]+(?: [a-z]+)?(?=\s*(?:[,.;!?]|$| and\b))/gi,
      "",
    )
    .replace(
      /\b(stamped|stained|made|painted|cut|finished) to look like (?:the |a |an |natural )?[a-z]+/gi,
      "$1",
    )
    .replace(/\b(\d+) (meters?|metres?|m|feet|foot|ft|yards?) and (?:a )?half\b/gi, "$1.5 $2")
    .replace(/\b(?:a|an|one more|the) (?:2nd|3rd|[4-9]th)\b/gi, "another")
    .replace(/(\d)\s*'(?!\w)/g, "$1 ft ")
    .replace(/(\d)\s*"/g, "$1 in ")
    .replace(/(\d)\s*sf\b/gi, "$1 sq ft")
    .replace(/\((\d+)\)/g, "$1")
    .replace(/\s*\(([^()]+)\)\s*(?:,|and\b)?/g, " , $1 , ")
    .replace(/, (?=$|[,.;])/g, "")
    .replace(
      /(?<!\b(?:take|takes|taking|tear|knock|pull|rip|bring|cut|chop|break|dig) )\b(?:all )?(?:down|up|along) (?:both sides of |each side of |either side of )?(?:the|my|our) (?:w?hole |entire |full )?(?=(?:drive|driveway|walk|walkway|path|fence)\b)/gi,
      "along the ",
    )
    .replace(/\b(steel|metal|aluminum|corten|timber) edge\b/gi, "$1 edging")
    .replace(/\bnot (?:so|that|as|too|quite so) close to\b/gi, "farther from")
    .replace(/\b(?:one|1|two|2) or (?=(?:two|three|2|3)\b)/gi, "")
    .replace(/\b(?<!split[ -]|and[ -])rails?\b(?! fenc)/gi, "railing")
    .replace(
      /\b(?:go|bump|take) (?:up |down )?(?:a|one) size (up|down|bigger|smaller) on ((?:the|my|our) [a-z]+)/gi,
      (_, way, name) => `make ${name} ${/up|bigger/i.test(way) ? "bigger" : "smaller"}`,
    )
    .replace(/\ban? (foot|yard|meter|inch) or (?:two|2|so)\b/gi, "1 $1")
    .replace(
      /\b(?:dont|don't|do not) (?:use|put|have) (?:any |in )?(?=mulch|gravel|bark|rock|stone)/gi,
      "no ",
    )
    .replace(
      /(?<!\b(?:that|which) )\bwould (?:match|go(?: better)? with|fit) (?:our|my|the) (?:house|home|siding|trim)\b/gi,
      "would be nice",
    )
    // "The mulch is a bit dark" finds fault.
    .replace(
      /\b(is|are|looks?|feels?|seems?) (?:(?:just|all) )?(?:a (?:bit|hair|touch|tad|little|little bit|smidge)|kind of|kinda|sort of|somewhat|rather|awfully|a tad bit) (?:too )?(?=(?:dark|light|bright|pale|tall|high|low|short|big|large|small|wide|narrow|long|deep|close|crowded)\b)/gi,
      "$1 too ",
    )
    .replace(
      /\b(?:make|have) (?:it|this|everything|the (?:yard|garden|picture|whole thing))(?: all)? look like (?:it is |its |it's )?(?=(?:early |late |mid )?(?:spring|summer|fall|autumn|winter)\b)/gi,
      "show it in ",
    )
    .replace(/\badirondacks\b/gi, "adirondack chairs")
    .replace(
      /\ba (?:step|notch|size|smidge) (?=(?:lower|higher|bigger|smaller|wider|taller|darker|lighter)\b)/gi,
      "",
    )
    .replace(
      /\b(?:to|that|which|and) (?:spill|hang|trail|drape|cascade|tumble)s? (?:down )?over (?:it|them|the [a-z]+)\b/gi,
      "",
    )
    .replace(
      /^\W*(?:everything|all|it all)(?: else)? (?:is|looks) (?:perfect|great|good|fine|nice|lovely|ok|okay),? (?:except|but|only)(?: that)? (?=(?:the|my|our) [a-z ]+? (?:should|could|must|needs? to|has to)\b)/gi,
      "",
    )
    .replace(/\bcap stones?\b/gi, "capstones")
    .replace(/\bthere for (\d+|two|four|six|eight|ten|twelve)\b/gi, "for $1 there")
    // "A tree, something that flowers in spring".
    .replace(
      /\b(an?|another|one|some) ([a-z]+)( there)?,? (?:something |one |1 )?(?:that|which) (?:flowers?|blooms?|blossoms?) in (?:the )?(?:early |late )?(spring|summer|fall|autumn)\b/gi,
      "$1 $4 flowering $2$3",
    )
    // "Right up to the door", "bring it right off the back door".
    .replace(
      /(?<!\b(?:the|on|to|far|our|your|my|hand|or|and|upper|lower|back|front) )\bright (?=(?:up|against|off|next|by|beside|under|behind|near|at|along|outside|inside|there|here)\b)/gi,
      "",
    )
    // "One crabapple more".
    .replace(
      /\b(one|two|three|four|five|six|\d+) (?!(?:ft|feet|foot|in|inch|inches|m|cm|meters?|metres?|yards?|or|and|bit|step|time|times|row|rows)\b)([a-z]+(?: (?!and\b|or\b|is\b|are\b)[a-z]+)?) more\b/gi,
      "$1 more $2",
    )
    .replace(/\bmore (?:close|near)(?: to)? (?=to|the|my|our|that)/gi, "closer to ")
    .replace(/(\d) ?footers?\b/gi, "$1 ft tall")
    .replace(/(?<=[a-z]):\s/gi, " , ")
    .replace(/(\d)\s*%/g, "$1 percent")
    .replace(/(\d)\s*°/g, "$1 degrees")
    .replace(/\b(?:she|he|they|we|you)'d\b/g, "they would")
    .replace(/\b(?:she|he|they|we|you)'ll\b/g, "they will")
    .replace(
      /'s (?=(?:a bit|a touch|a little|too|not|kinda|so|really|nice|perfect|lovely|awesome|beautiful|cool|better|ok|okay|good|great|fine|pretty|very|way|asking|saying|all)\b)/g,
      " is ",
    )
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

/** "VE:", "changes:" before what is asked for. */
const LABEL = /^\s*([a-z]{2,12}(?: [a-z]{2,12})?)\s*:\s+/;
/** "fence: white" names what it is said of. */
const withoutLabel = (sentence: string): string =>
  sentence.replace(LABEL, (_, label: string) => (findPhrase(label.split(" "), 0) ? `${label} ` : ""));

/** The form in which a change is read. */
export const changeText = remembered((text: string): string =>
  normalText(
    inPlainVerbs(saidOtherwise(text))
      .replace(/\bo\.\s?c\.?/gi, "oc")
      .replace(SUPPOSES, "")
      .replace(ARROW, "replace $1 with ")
      .replace(TOO_MANY_FOR, "make it $2 $1")
      .replace(WILL_NOT_LIVE, "replace the $1 with $2")
      .replace(LOOKS_LIKE, "$2 the $1"),
  ),
);

/** "I think tan, not gray": what is thought is asked for. */
const SUPPOSES =
  /\b(?:i|we) (?:do )?(?:think|guess|feel)(?: that| maybe| like)? (?=(?:(?:light|dark|bright|pale) )?(?:black|white|gr[ae]y|brown|tan|beige|red|blue|green|charcoal|yellow|pink|purple|orange|cream|stone|brick|wood|concrete|bluestone|flagstone|travertine|vinyl|metal|composite|cedar|gravel|pavers|\d)\b)/gi;

/** "The lanterns look like a hotel, lose them": what was named last goes. */
const LOOKS_LIKE =
  /\b(?:the|those|our|my) ([a-z]+(?: [a-z]+)?) (?:looks?|feels?) like [a-z ]+, (?:so |please |just |and )*(lose|remove|ditch|drop|get rid of|take out|scrap) (?:them|it|those|that)\b/gi;

/** "The olives won't take our winters, something hardy": what is to come for them. */
const WILL_NOT_LIVE =
  /(?:\b[a-z ]+, but )?\b(?:the|those|these) ([a-z]+(?: [a-z]+)?) (?:won't|wont|don't|dont|can't|cant|doesn't|doesnt|will not|do not|cannot) (?:take|survive|handle|make it through|stand|tolerate|last)\b[^.;!?,]*, (?:maybe |so |need |use |do |try )*(something [a-z]+)(?: in the same [a-z]+)?(?=$|[.;!?,])/gi;

/** "Six chairs is too many, we're only four": how many there are to be. */
const TOO_MANY_FOR =
  /\b(?:the )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve) ([a-z]+(?: [a-z]+)?) (?:is|are|seems|feels) (?:way |just |a bit )?too (?:many|much),? (?:(?:we're|we are|there's|there are|there is|it's|i|we|so|maybe|only|just|ever|need|want|for) )+(\d+|two|three|four|five|six|eight)\b(?: of us| people)?/gi;

/** "Hostas -> ferns". */
const ARROW = /([^,.;!?>\n]+?)\s*(?:-+>|=+>|→)\s*/g;

/** The sentences of a change, each with its words as the grammar spells them: lower case, slips mended, commas apart. */
export const plainSentences = (text: string): string[] => [...plainOnes(text)];

const plainOnes = remembered((text: string): readonly string[] =>
  changeText(text)
    .split(/[.!?;\n]+(?=\s|$)/)
    .map((sentence) => inPlainForms(plainSentence(withoutLabel(sentence))).replace(/^[, ]+|[, ]+$/g, ""))
    .filter((sentence) => sentence !== ""),
);

/** The same in the words that the readers take. */
export const changeSentences = (text: string): string[] =>
  plainSentences(text)
    .map(rephrased)
    .filter((sentence) => sentence !== "");

const OPENING = new RegExp(`^(?:${[...OPENINGS].sort((a, b) => b.length - a.length).join("|")}|,)\\s+`);
const CLOSING =
  /[ ,]+(?:please|too|as well|also|now|thanks|a bit|a little|anymore|any more|for me|there|here|again|over)$/;

/** A part of a sentence as the readers take it. */
export const plainClause = (clause: string): string => bareClause(rephrased(bareClause(clause)));

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
  "knock|trim|flip|bump|stretch|shorten|lengthen|halve|rotate|hold|scatter|thread|weave|sprinkle|underplant|interplant|flare|spread|run|carry|half as|twice as",
  "go (?:with|for|to)|move|shift|bring|push|slide|scoot|nudge|place|set|center|show|see|undo|extend|widen|narrow|lower|raise|shrink|enlarge|double|cut|space|edge",
  `(?:a |an |the )?(?:${[...COMPARING].join("|")}|darker|lighter)`,
  "(?:the|my|our|those) (?:[a-z]+ ){1,3}(?:(?:is|are) too|should|could|needs? to|has to|have to|must)",
  "if (?!not\\b|so\\b|possible\\b)|\\d+ more|another|one more|a second|more|fewer|less|further|farther|just|only",
].join("|");
const HARD = new RegExp(
  `\\s*(?:, )?\\band then\\s+|\\s*(?:, and|, then|,|\\band then|\\band|\\bthen|\\bbut|\\bplus)\\s+(?=(?:also |then |please |just |maybe |perhaps |so |(?:would it be|is it) possible to |might we |may we |i guess |i think |we could |you can |(?:can|could) (?:we|you|i) )*(?:${VERB_START})\\b)`,
);
const SOFT = /\s*(?:, and\b|, then\b|,|\band\b|\bthen\b|\bbut\b|\bplus\b)\s*/;

/** Parts of a sentence that begin with a verb or a comparing word of their own. */
export const hardClauses = (sentence: string): string[] => sentence.split(HARD).filter(Boolean);

/** All parts of a clause that commas and "and" part. */
export const softClauses = (clause: string): string[] => clause.split(SOFT).filter(Boolean);
