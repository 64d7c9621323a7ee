import type { ElementKind, PlanElement } from "#core/elements/element.ts";
import { KIND_NAMES } from "#core/elements/kind-names.ts";
import { parseWords } from "#core/plan/parse-plan.ts";
import { replaceSaid } from "#core/plan/reading/may-match.ts";
import type { DesignDocument } from "./design-document.ts";
import { meantPlainly } from "./meant-plainly.ts";
import { inNamesOf } from "./of-this-design.ts";
import { inFull } from "./said-short.ts";

/** A way of asking for a change, and the same in words that the readers take. */
type Row = readonly [said: RegExp, meant: string];

const PLEASE =
  "(?:(?:please|actually|maybe|just|so|and|but|ok|lets|let's|can you|can we|could you|could we) )*";
const THE = "(?:the|that|those|these|my|our)";
const STONE =
  "(?:natural |stacked |gray |grey |red |tan )?(?:brick|bluestone|flagstone|travertine|limestone|sandstone|concrete|stone|pavers|slate|granite)";

const ROWS: readonly Row[] = [
  // "That's too many trees just do one".
  [
    /\b(?:that'?s|there(?:'s| are|s)|it'?s)? ?(?:way |just |a bit )*too many ([a-z]+(?: [a-z]+)?)[,.;]? (?:so |lets |let's |please |maybe |i only want |i want |we want )*(?:only|just)(?: do| have| put| use| keep| plant| want)? (one|two|three|four|five|six|\d+)(?: of (?:them|those))?(?=$|[.,;!?])/gi,
    "only $2 $1",
  ],
  // "Take 2 feet off the fence".
  [
    /\b(?:take|shave|chop) (?:about |like |maybe )?(\d[\d.]*|a|one|two|three) ?(ft|feet|foot|inches|in|') off (?:of )?(?:the top of )?((?:the|that|my|our) (?:[a-z]+ )?(?:fence|hedge|wall|pergola))/gi,
    "make $3 $1 $2 shorter",
  ],
  // "Lower it to 4": who says no unit means feet.
  [
    /\b((?:lower|raise|drop|bring|cut|trim) (?:it|them|the [a-z]+(?: [a-z]+)?)(?: down| up)? to (?:about |like |around )?)(\d{1,2}(?:\.5)?)(?=$|[.,;!?](?!\d)| (?:and|but|please|instead|or so)\b)/gi,
    "$1$2 ft",
  ],
  // "Neither the bench nor the cactus work, try yuccas".
  [
    /\bneither (?:the |my |our )?([a-z]+(?: [a-z]+)?) nor (?:the |my |our )?([a-z]+(?: [a-z]+)?) (?:really |do |does )?(?:works?|fits?|looks? (?:good|right)|(?:is|are) right|goes)(?: there| here| for me)?[,.;]?(?: so)?(?: (?:try|use|put|do|go with|how about|i want|lets do|let's do))? /gi,
    "remove the $1 and the $2. add ",
  ],
  // "Not arborvitae, deer eat them. Hollies".
  [
    /^not (?:the )?([a-z]+(?: [a-z]+)?)(?:,| because| since| cause|\.) [^.;,]{3,40}[.;,] ?(?:so |lets |let's |please |maybe |just )*(?:use |do |try |go with |put in |how about |plant )?([a-z]+(?: [a-z]+)?)(?: instead| please)?[.!]?$/i,
    "replace the $1 with $2",
  ],
  // "Ditch the boxwoods for something with flowers".
  [
    new RegExp(
      `\\b(?:ditch|lose|dump|drop|trade|scrap|switch|get rid of|take out|pull|rip out) (${THE} [a-z]+(?: [a-z]+)?)(?: out)? (?:for|in exchange for) (?!now\\b|good\\b|the time\\b|me\\b|us\\b|sure\\b)`,
      "gi",
    ),
    "replace $1 with ",
  ],
  [
    /\b(replace|swap|switch|change|trade)(?: out)? ((?:the |that |those |these |my |our )?[a-z]+(?: [a-z]+)?)(?: out)? (?:with|for|to) (?:some |a few |more )?(?:something (?:with flowers|that (?:flowers|blooms)|flowering|blooming|colorful|with (?:some |more )?color)|flowers|flowering plants|blooming plants)(?=$|[.,;!?]| please\b)/gi,
    "replace $2 with perennials",
  ],
  // "Brick for the steps and the walk both".
  [
    new RegExp(
      `^${PLEASE}(?:do |use |go with )?(${STONE}) for (?:both )?(?:the )?([a-z]+) and (?:the )?([a-z]+)(?: both)?[.!]?$`,
      "i",
    ),
    "make the $2 $1 and make the $3 $1",
  ],
  // "Move it further out from the house".
  [
    /\b(move|push|bring|scoot|slide|shift|pull) ((?:the|that) [a-z]+(?: [a-z]+)?|it|them) (?:a bit |a little |some )?(?:further |farther |more )?(?:out|away|off|back)(?: (?:a bit|a little|some|more|further))? from the house\b/gi,
    "$1 $2 away from the house",
  ],
  // "Skip the last two on the right": so many of those in the row.
  [
    /^((?:please |just |lets |let's )*(?:skip|drop|lose|remove|take out|leave off|get rid of|lose)) the (?:last|first|end) (one|two|three|four|\d+)(?: ones)?(?: (?:on|at) the (?:left|right|end)(?: side)?)?[.!]?$/i,
    "$1 $2 of them",
  ],
  // "Start over": to the first picture.
  [
    new RegExp(
      `^(?:[^.;!?]{0,40}\\b(?:like|love|hate|want|feel) [^.;!?]{0,20}[,.;]? )?${PLEASE}(?:start (?:all )?over(?: again)?|start (?:again )?from scratch|scrap (?:it all|everything|all of it)|(?:go )?back to the (?:start|beginning|first one|original(?: design| picture| one)?))[.!]?$`,
      "i",
    ),
    "undo everything",
  ],
];

/** What a single thing of a design is called in a plain sentence. */
function nameOf(element: PlanElement): string {
  if ("use" in element && element.use !== "area") return element.use;
  return KIND_NAMES[element.kind];
}

const GROUND: ReadonlySet<ElementKind> = new Set(["pavers", "concrete", "gravel", "stepping-stones"]);
const LOOKS_BETTER =
  "(?:instead|please|though|i think|(?:would|might|will) (?:look|be|work|go) (?:much |way |a lot )?(?:better|nicer|good|great|best)(?: (?:with|by|against|next to) (?:the|our|my) [a-z]+)?|looks? (?:better|nicer))";
const ONLY_MATERIAL = new RegExp(
  `^${PLEASE}(?:do |use |go with |try |i want |i'd like |we want |i think |how about |what about |make it |change it to |switch (?:it )?to )?(?:some |a )?((?:real |plain )?(?:(?:light |dark )?(?:gray|grey|tan|red|black|white|natural|stacked|stamped|crushed|pea) )?(?:brick|bluestone|flagstone|travertine|limestone|sandstone|slate|granite|natural stone|field ?stone|stacked stone|concrete|stamped concrete|asphalt|blacktop|gravel|pavers))(?<rim> with (?:an? )?(?<rimOf>[a-z]+) (?:border|edge|edging|banding|trim))?(?: ${LOOKS_BETTER})*[.!]?$`,
  "i",
);
const WALL_STONE = /\b(?:stone|brick|field ?stone|limestone)$/i;

const EDGED_WITH = /^(?:brick|stone|cobble|cobblestone|steel|metal|concrete|paver)$/i;

/** "Bluestone would look better": of the one thing that is laid or built of such. */
function ofMaterial(text: string, document: DesignDocument): string {
  const found = ONLY_MATERIAL.exec(text);
  const material = found?.[1];
  if (!material || /\binstead of\b/i.test(text)) return text;
  const all = document.elements.map(({ element }) => element);
  const ground = all.filter(({ kind }) => GROUND.has(kind));
  const built = all.filter(({ kind }) => kind === "retaining-wall" || kind === "steps");
  const [one, ...others] = ground.length > 0 ? ground : WALL_STONE.test(material) ? built : [];
  if (!one || others.length > 0) return text;
  const [now] = parseWords(material).elements;
  if (!now) return text;
  const { rim = "", rimOf = "" } = found?.groups ?? {};
  // Pavers have a border of their own; all other ground is edged.
  const isEdged = now.kind !== "pavers" && EDGED_WITH.test(rimOf);
  return `make the ${nameOf(one)} ${material}${isEdged ? ` and edge it with ${rimOf}` : rim}`;
}

const ALSO_AT =
  /^(?:and |also |put (?:some|one) |same )*((?:on|along|at|down|in) the (?:left|right|back|front|fence|house|driveway|walk)(?: (?:hand )?side)?) (?:too|also|as well)[.!]?$/i;
const STANDS: ReadonlySet<ElementKind> = new Set(["hedge", "fence", "tree", "bed", "boulders"]);

/** "And on the left side too": another of the one thing that stands elsewhere. */
function alsoAt(text: string, document: DesignDocument): string {
  const [, where] = ALSO_AT.exec(text) ?? [];
  const standing = document.elements.filter(({ element }) => STANDS.has(element.kind));
  const [one, ...others] = standing;
  if (!where || !one || others.length > 0) return text;
  return `another ${nameOf(one.element)} ${where}`;
}

const TABLE_FOR =
  /^(?:make (?:it|that) |do |i want |we need |we want |change (?:it )?to )*(?:an? |the )?(?:bigger |larger |longer )?(?:dining )?table (?:for|that seats|to seat) (8|eight)(?: people| instead| please)*[.!]?$/i;

/** "Table for eight": in place of the one that is there. */
function tableFor(text: string, document: DesignDocument): string {
  const [, seats] = TABLE_FOR.exec(text) ?? [];
  const isLaid = document.elements.some(
    ({ element }) => element.kind === "furniture" && element.set === "dining",
  );
  return seats && isLaid ? `replace the dining table with a dining table for ${seats}` : text;
}

/** A change in plain words: what the trade says, and materials and places that leave out what they are of. */
export function inTradeChanges(said: string, document?: DesignDocument): string {
  const plain = ROWS.reduce(
    (words, [from, to]) => replaceSaid(words, from, to),
    inFull(meantPlainly(said, document), document),
  );
  if (!document) return plain;
  return [inNamesOf, ofMaterial, alsoAt, tableFor].reduce((words, one) => one(words, document), plain);
}
