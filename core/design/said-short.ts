import type { ElementKind, PlanElement } from "#core/elements/element.ts";
import { parseWords } from "#core/plan/parse-plan.ts";
import { replaceSaid } from "#core/plan/reading/may-match.ts";
import { NUMBER_WORDS } from "#core/plan/reading/words/function-words.ts";
import type { DesignDocument } from "./design-document.ts";
import { nameOf } from "./element-title.ts";
import { spokenOf } from "./of-this-design.ts";
import { SAID_INSTEAD } from "./said-instead.ts";

/** A way of asking for a change in few words or without marks, and the same in a plain sentence. */
type Row = readonly [said: RegExp, meant: string | ((...found: string[]) => string)];

const COLORS =
  "(?:(?:light|dark|bright|pale|deep) )?(?:white|black|gr[ae]y|brown|tan|red|green|blue|beige|charcoal|cream|pink|purple|yellow|orange|lavender|coral)";
const NUMBER = "(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve)";
const THE = "(?:the|that|those|these|my|our|all the)";
const ASKING =
  "(?:(?:just|please|maybe|let'?s|lets|i want|we want|i'?d like|can you|can we|could we|could you|how about|actually|so|and|then|try|do|use|put in|put down|put|plant|add|go with|have|give me|some|a few|a couple) )*";
const TAKES =
  "(?:take out|take away|rip out|tear out|pull out|pull|dig out|ditch|lose|remove|get rid of|drop|scrap|nix|dump|yank)";
const STONES =
  "(?:river rock|pea gravel|gravel|lava rock|crushed (?:stone|rock|granite)|rock|stone|pebbles|decomposed granite|dg|(?:brown |black |red )?mulch|pine straw|bark)";

const NUMBERS: Readonly<Record<string, number>> = { one: 1, ...NUMBER_WORDS };

const ROWS: readonly Row[] = [
  // "Take the lavender out I'm allergic": why begins without a mark.
  [
    /\b((?:take|rip|pull|tear|dig|cut|yank) (?:the|that|those|these|my|our|it|them|all the)\b[a-z ]{0,30}? (?:out|away|down|up|off)) (?=(?:i'?m|i am|we'?re|it'?s|they'?re|he'?s|she'?s|(?:it|they|he|she|we|i) (?:[a-z]+)|my [a-z]+ (?:is|has|hates|keeps|wants)|the (?:kids|dog|dogs|hoa|neighbors?) [a-z]+)\b)/gi,
    "$1, ",
  ],
  // "Take out mulch put down 1 inch river rock".
  [
    new RegExp(
      `\\b${TAKES} (?:${THE} )?((?:old |black |brown |red )?(?:mulch|gravel|rock|rocks|pine straw|stones?))(?: out)?,? (?:and )?(?:then )?(?:put (?:down|in)|lay(?: down)?|use|do|go with|add) (?:some )?(?:[\\d./-]+ ?(?:inch|in|") )?(${STONES})(?: (?:there|in its place|instead))?`,
      "gi",
    ),
    "replace the $1 with $2",
  ],
  // "Change roses to white": of that color, and no other roses beside them.
  [
    new RegExp(
      `\\b(?:change|switch|turn|make|go) (?:${THE} )?((?!it\\b|them\\b|color\\b)[a-z]+(?: (?!to\\b)[a-z]+)?) (?:over )?(?:in)?to (?:be )?(${COLORS})(?: ones?| instead)?(?=$|[.,;!]| and\\b| please\\b)`,
      "gi",
    ),
    "make the $1 $2",
  ],
  // "White ones please, and one less".
  [
    new RegExp(
      `(^|[.,;!] ?|\\band )(?:(?:do|have|with|use|just|maybe) )*(${NUMBER}) (?:less|fewer)(?: of (?:them|those|em))?(?=$|[.,;!]| please\\b)`,
      "gi",
    ),
    (_, before, count) => `${before}remove ${NUMBERS[count!.toLowerCase()] ?? count} of them`,
  ],
  // "Don't like the grasses. Flowers instead, purple and yellow".
  [
    new RegExp(
      `(?:^|(?<=[.;!] ))(?:i |we )?(?:really )?(?:don'?t|do not|dont) (?:really )?(?:like|love|want|care for) ${THE} ([a-z]+(?: (?!so|do|use|lets)[a-z]+)?)[.,;!]? ${ASKING}(?:some )?((?!it\\b|them\\b|that\\b|not\\b|something\\b|anything\\b)[a-z]+(?: [a-z]+)?) instead(?:,? (?:in )?(${COLORS}(?:(?:,| and|, and| or) ${COLORS})*))?[.!]?$`,
      "gi",
    ),
    (_, old, young, color) => `replace the ${old} with ${color ? `${color} ` : ""}${young}`,
  ],
  // "I don't love the rocks do mulch".
  [
    new RegExp(
      `^(?:i |we )?(?:really )?(?:don'?t|do not|dont) (?:really )?(?:like|love|want|care for) ${THE} ([a-z]+(?: [a-z]+)?) (?:so )?(?:do|use|go with|try|put in|put) ([a-z]+(?: [a-z]+)?)(?: instead)?[.!]?$`,
      "gi",
    ),
    "replace the $1 with $2",
  ],
  // "No pergola, put an umbrella and table there instead".
  [
    new RegExp(
      `^(?:no|lose ${THE}|ditch ${THE}|skip ${THE}|forget ${THE}) ([a-z]+(?: [a-z]+)?),? (?:and )?(?:just )?(?:put|add|do|have) (?:in )?(an? [a-z ]+?|some [a-z ]+?) and (?:an? |some )?(?!${NUMBER} |chairs)([a-z]+(?: [a-z]+)?) there(?: instead)?[.!]?$`,
      "gi",
    ),
    "remove the $1. add $2. add a $3",
  ],
  // "That's too many, just the one closest to the street": one of them; which one nobody can say.
  [
    /^(?:that'?s |there'?s |there are )?(?:way |just |a bit )*too many[.,;]? (?:so |lets |let's |please )*(?:just|only|keep|i only want|i just want)(?: keep| do| have)? (?:the )?one\b((?: (?:closest|nearest|by|near|on|at|in|next)\b[^.;!?]*)?)[.!]?$/gi,
    "make it 1",
  ],
  [
    /^(?:just|only|make it|i (?:just |only )?want|lets (?:just )?do|one is (?:plenty|enough))(?: just| only)? (?:the )?one(?: of (?:them|those|em))?(?: please)?[.!]?$/gi,
    "make it 1",
  ],
  // "White for two of em": which of them nobody can say.
  [
    new RegExp(`^(?:do |make )?(${COLORS}) for (${NUMBER}) of (?:them|em|those)\\b`, "gi"),
    "make $2 of them $1",
  ],
  // "Yellow. Not the mulch lol, the flowers".
  [
    new RegExp(
      `^(?:make (?:it|them) |no,? )?(${COLORS})[.,;!]* (?:i mean )?not the [a-z]+(?: (?:lol|haha|though|silly))?,? (?:but |just |i meant )*the ([a-z]+)[.!]?$`,
      "gi",
    ),
    "make the $2 $1",
  ],
  // "The grill and the red bench stay".
  [
    /(^|[.,;!] ?(?:and )?|\bi forgot,? |\band )((?:the|my|our) [a-z]+(?: [a-z]+){0,2}?(?:, (?:the |my |our )[a-z]+(?: [a-z]+)?)* and (?:the |my |our )[a-z]+(?: [a-z]+)?) (?:both |all )?(?:stay|remain)s?(?: put| where they are| as is)?(?=$|[.,;!])/gi,
    "$1keep $2",
  ],
  // "Start over, I want grass after all and just keep the boulders".
  [
    /^start (?:all )?over[,.;]? (?:and )?(?:i |we )?(?:want|do|lets do|let's do|go with|use|put in) ([^,.;!?]+?)(?: after all| instead)?,? (?:and|but) (?:just |only )?keep (?:just |only )?((?:the|my|our) [a-z ]+?)[.!]?$/gi,
    "remove everything but $2. add $1",
  ],
  // "It's the boxwood, we got blight, so swap every one of em for inkberry, same count same spacing".
  [
    /\bit'?s the ([a-z]+(?: [a-z]+)?),[^.;!?]*?\b(?:swap|switch|replace|change)(?: out)? (?:every (?:one|single one) of (?:em|them)|all of (?:em|them)|them(?: all)?|it|those) (?:out )?(?:for|with|to) /gi,
    "replace the $1 with ",
  ],
  [
    /,? ?\bsame (?:count|number|amount)(?:,? (?:and )?same (?:spacing|size|spots?|places?))?(?=$|[.,;!])/gi,
    "",
  ],
  // "Lose the walk and do stepping stones in the grass same place".
  [
    new RegExp(
      `\\b${TAKES} (${THE} [a-z]+(?: [a-z]+)?),? and (?:do|put in|put|use|lay|have|plant|add) ((?!back\\b)[a-z]+(?: [a-z]+){0,2}?)(?: in the (?:grass|lawn))?,? (?:in |on )?(?:the |that )?same (?:place|spot|line|path|route|footprint)`,
      "gi",
    ),
    "replace $1 with $2",
  ],
  // "Hedge along it too, low, boxwood".
  [
    /(^|[.,;!] ?)(?:an? |add an? |put an? )?hedge ((?:along|around|in front of|behind|beside|on both sides of) (?:it|them|(?:the|my|our) [a-z]+))(?: too| also| as well)?, (low|tall|short)(?: one)?,? ([a-z]+)(?=$|[.,;!]| and\b| but\b)/gi,
    "$1add a $3 $4 hedge $2",
  ],
  // "A gate, on the left, double wide so the mower fits".
  [
    /^(?:oh,? )?(?:and |also |add |put )*a gate,? ?((?:on|in|at) the [a-z]+(?: side)?)?,? (?:a )?(?:double(?:[ -]wide)?|extra wide|wide)(?: (?:so|for) [^.;!?]*)?[.!]?$/gi,
    (_, place) => `add a double gate ${place ?? ""}`.trim(),
  ],
  // "Salvia and blue fescue, five of each".
  [
    new RegExp(
      `\\b((?!and\\b|with\\b|use\\b)[a-z]+) and ((?:blue |white |red |pink )?[a-z]+),? (${NUMBER}) of each\\b`,
      "gi",
    ),
    "$3 $1 and $3 $2",
  ],
  // "Purple salvia mixed in with the daylilies".
  [
    new RegExp(
      `(^|[.,;!] ?(?:and )?|\\band )(?:some )?((?:${COLORS} )?[a-z]+) (?:mixed|tucked|planted|worked) in (?:with|among|between|around) (?:the |those |my )?[a-z]+(?=$|[.,;!])`,
      "gi",
    ),
    "$1add $2",
  ],
  // "Scratch the mulch ring just grass up to the trunk".
  [
    /^(?:actually |no,? )*(?:scratch|forget|nix|skip) (the [a-z]+(?: [a-z]+)?),? just (?:have |do )?(?:grass|lawn|sod)\b[^.;!?]*/gi,
    "remove $1",
  ],
  // "Some more green please, 4 blue fescue".
  [
    /^(?:i want |we need |it needs |needs )?(?:some |a little |a bit of |a bit )?more (?:green|greenery|life|height|texture|interest)(?: please| in there| there)?[,:;.] (?=(?:\d|an?\b|one\b|two\b|three\b|some\b))/gi,
    "add ",
  ],
  // "Just hydrangeas, blue ones".
  [
    new RegExp(
      `\\b((?:just|only|add|plant|put|use|some) )([a-z]{3,}s), (${COLORS}) ones(?=$|[.,;!]| and\\b)`,
      "gi",
    ),
    "$1$3 $2",
  ],
  [
    /\b(real grass|real lawn|sod|grass seed), (?:tall )?(?:fescue|bermuda|zoysia|bluegrass|rye)(?=$|[.,;!])/gi,
    "$1",
  ],
  [
    /(?<=\blights?\b[^.;!?]*),? (?:in )?(?:warm|soft|cool|bright) white(?: (?:light|ones|bulbs|glow))?(?=$|[.,;!]| and\b)/gi,
    "",
  ],
  // "Move the whole fire pit area to the back corner with the chairs too".
  [
    /\b(the|that) (?:whole |entire )?(fire ?pit|patio|seating|dining|kitchen) area\b([^.;!?]*?)(?: (?:with|and) (?:all )?(?:the|its) chairs(?: too)?)?(?=$|[.,;!])/gi,
    "$1 $2$3",
  ],
  // "Put it in pavers".
  [
    /\b(?:put|do|redo) (it|that|them) in (pavers|brick|flagstone|concrete|bluestone|travertine|gravel|stone|cedar)(?=$|[.,;!]| and\b)/gi,
    "make $1 $2",
  ],
  [/\bdouble the size of (the [a-z]+(?: [a-z]+)?)(?=$|[.,;!]| and\b)/gi, "make $1 twice as big"],
  [/\bstretch (?:it|them|em|'em)(?: out)? to (\d+)\b/gi, "make it $1"],
  [
    /\b(make it \d+|stretch (?:it|them|em)(?: out)? to \d+) and (?=an? [a-z ]+? (?:under|around|along|behind|in front of|beside)\b)/gi,
    "$1. add ",
  ],
  [
    / with (?:an? |two |three |\d+ )?steps? down (?:in)?to (?:the )?(?:grass|lawn|yard)\b/gi,
    " and add steps",
  ],
  // "That's too small for a table, so go 16 by 18".
  [
    /^(?:ok(?:ay)?,? )?(?:that'?s|it'?s|this is) (?:gonna be |going to be )?(?:way |just )?too (?:small|big|tight) (?:for|to) [^,.;!?]*?,? so (?:go|make it|do|lets do|let's do) (?=\d)/gi,
    "make it ",
  ],
  [
    /\b(one more|another(?: one)?|(?:two|three|\d+) more) (?:just |exactly )?(?:like|same as) (?:those|these|them|that(?: one)?|it|the others?)(?=$|[.,;!]| and\b)/gi,
    "$1",
  ],
  // "The walk should be 2 ft wider and concrete".
  [
    /\b(?:make )?the ([a-z]+) (?:should be |has to be |needs to be )?((?:[a-z\d.']+ )?(?:(?:ft|feet|foot|inches) )?(?:wider|longer|bigger|larger|smaller|narrower|shorter|taller|higher|lower)) and (?:of |in )?(concrete|brick|flagstone|bluestone|gravel|asphalt|pavers|cedar|vinyl|composite)(?=$|[.,;!]| and\b)/gi,
    "make the $1 $2. make the $1 $3",
  ],
  // Stools at a bar are none round a fire.
  [/(?<=\b(?:bar|counter|kitchen|island)\b[^.;!?]*)(?<!\bbar )\bstools?\b/gi, "bar stools"],
  // "Take the tub out": a hot tub.
  [/(?<!\b(?:hot|bath) )\b(the|that|our|my) (?:tub|jacuzzi|spa)\b/gi, "$1 hot tub"],
];

const one = <One>(found: readonly One[]): One | null => (found.length === 1 ? found[0]! : null);
const only = ({ elements }: DesignDocument, isMeant: (element: PlanElement) => boolean): PlanElement | null =>
  one(elements.map(({ element }) => element).filter(isMeant));

const PLANTS_IN_THEM =
  /^(?:and |also |then |please |can you |could you )*(?:put|plant|add|have|stick|tuck) (?:in )?((?:some |a few )?(?:[a-z]+ ){0,2}[a-z]+) in (?:those|them|these|it|each|both|each of them|the two)(?: please| too)?[.!]?$/i;

/** "Put ferns in those": in the only pots. */
function inThosePots(text: string, document: DesignDocument): string {
  const [, plants] = PLANTS_IN_THEM.exec(text) ?? [];
  if (!plants || !only(document, ({ kind }) => kind === "planter")) return text;
  return parseWords(plants).elements.some((each) => each.kind === "bed" && each.species.length > 0)
    ? `plant ${plants} in the pots`
    : text;
}

/** Things that are counted one by one. */
const SINGLE: ReadonlySet<ElementKind> = new Set(["planter", "tree", "furniture", "boulders"]);
const ONE_MORE_AT =
  /^(?:and |also |then |please |put |add |have )*(?:one more|another(?: one)?|1 more) ((?:on|by|at|next to|beside|near|in front of|under|along|in|over by) (?:the|my|our) [a-z ]+?)[.!]?$/i;

/** "One more on the bottom step": of the only thing that is counted, and no more steps. */
function oneMoreAt(text: string, document: DesignDocument): string {
  const [, place] = ONE_MORE_AT.exec(text) ?? [];
  const thing = place ? only(document, ({ kind }) => SINGLE.has(kind)) : null;
  if (!place || !thing) return text;
  const { size: _, ...alike } = thing;
  return `add 1 ${spokenOf(alike as PlanElement).replace(/^1 /, "")} ${place}`;
}

const STANDS: ReadonlySet<ElementKind> = new Set(["hedge", "tree", "bed", "fence"]);
const DO_THERE = new RegExp(
  `^(?:can we |could we |can you |could you |lets |let's |how about |what about |i want |maybe |please |actually )*(?:do |use |have |put |plant |go with |try )((?!it\\b|that\\b|this\\b|the same\\b|more\\b|another\\b|some more\\b)[a-z]+(?: [a-z]+)?) (?:over )?there(?: instead)?,? (?:like|maybe|about|say|around) (${NUMBER})(?: of (?:them|those|em))?[.!?]?$`,
  "i",
);

/** "Can we do arborvitae there, like 8 of them": in place of the only hedge. */
function thereInstead(text: string, document: DesignDocument): string {
  const [, plants, count] = DO_THERE.exec(text) ?? [];
  const hedge = plants ? only(document, ({ kind }) => STANDS.has(kind)) : null;
  if (!plants || hedge?.kind !== "hedge") return text;
  const comes = parseWords(plants).elements;
  return comes.length === 1 && (comes[0]!.kind === "hedge" || comes[0]!.kind === "bed")
    ? `replace the hedge with ${plants}. ${count} ${plants}`
    : text;
}

const SAME_AT =
  /^(?:and |also |please |can you |could you |lets |let's )*(?:do |put |have |add |plant |repeat )?(?:the |that )?(?:exact )?same (?:thing|one|ones|(?<name>row|hedge|bed|fence|trees?))(?: again)? (?:down |up |over )?on the (?<side>left|right|other)(?: hand)?(?: side)?(?: of (?:the|my|our) (?:yard|house|lot))?(?: (?:too|also|as well|please))*[.!]?$/i;
const ACROSS: Readonly<Record<string, string>> = { left: "right", right: "left" };

/** "Do the same row on the left side too": the only thing that stands at a side once more. */
function sameAt(text: string, document: DesignDocument): string {
  const { name, side } = SAME_AT.exec(text)?.groups ?? {};
  if (!side) return text;
  const kinds: ReadonlySet<ElementKind> =
    name === "row"
      ? new Set(["hedge", "tree"])
      : name
        ? new Set([name.replace(/s$/, "") as ElementKind])
        : STANDS;
  const thing = only(document, ({ kind }) => kinds.has(kind));
  const where = side.toLowerCase() === "other" ? ACROSS[thing?.place ?? ""] : side.toLowerCase();
  if (!thing || !where) return text;
  if (thing.kind === "tree") return `add ${spokenOf(thing)} on the ${where}`;
  return `another ${nameOf(thing)} on the ${where}`;
}

/** What another thing may stand along, around or under, by the word for it. */
const BY_IT: readonly (readonly [isMeant: (element: PlanElement) => boolean, name: string])[] = [
  [(one) => "use" in one && one.use === "walkway", "walk"],
  [(one) => "use" in one && one.use === "driveway", "driveway"],
  [({ kind }) => kind === "pool", "pool"],
  [(one) => "use" in one && one.use === "patio", "patio"],
  [({ kind }) => kind === "fence", "fence"],
  [({ kind }) => kind === "tree", "tree"],
];
const PLACE_BY_IT =
  /^((?:and |also |then |please |can you |could you )*(?:add|put|plant|have|install|a|an|some|i want|we want|do)\b(?:(?! the | my | our | it | them )[^,.;!?])*? (?:all )?(?:along|around|next to|beside|behind|in front of|under|on both sides of|on each side of)) (?:it|them)\b/i;

/** "Add path lights along it": of the only thing that others stand along. */
function byItsName(text: string, { elements }: DesignDocument): string {
  const found = BY_IT.flatMap(([isMeant, name]) =>
    elements.filter(({ element }) => isMeant(element)).map(() => name),
  );
  const name = one(found);
  return name ? text.replace(PLACE_BY_IT, `$1 the ${name}`) : text;
}

const EVERGREEN_TREES = /arborvitae|cypress|juniper|spruce|holly|leyland/;

/** "No trees in front": a hedge of trees, where the design has no other. */
function treesOfHedge(text: string, { elements }: DesignDocument): string {
  const hedge = one(elements.filter(({ element }) => element.kind === "hedge"));
  const isOnly =
    hedge?.element.kind === "hedge" &&
    EVERGREEN_TREES.test(hedge.element.species) &&
    !elements.some(({ element }) => element.kind === "tree");
  return isOnly
    ? text.replace(
        /^(no|lose the|remove the|take out the|get rid of the) trees(?: (?:in front|along the fence|there|back there))?\b/i,
        "$1 hedge",
      )
    : text;
}

const REDO_BEDS =
  /\b(?:redo|re-do|fill|refill|do over) ((?:the|those|these|my|our|all the) (?:(?:front|back|side|flower|planting) )*beds?) (?:over )?with (?=[a-z])/gi;

/** "Redo the beds with roses, no grasses": what grows in them goes. */
const redone = (text: string, { elements }: DesignDocument): string =>
  elements.some(({ element }) => element.kind === "bed") && text.search(REDO_BEDS) >= 0
    ? text.replace(REDO_BEDS, "replant $1 with ").replace(/,? (?:and )?no [a-z]+(?=[.!]?$)/i, "")
    : text;

const IN_THE_BED =
  /^((?:and |also |then |please |can you |could you )*(?:add|plant|put|mix|tuck|stick)(?: in)? (?!(?:some |more |a little )?(?:color|pink|red|white|blue|purple|yellow|orange) (?:in|to))(?:some |a few |more |\d+ |[a-z]+ ){1,6}?)(?:in|to|into) (?:the|that|those|my|our) (?:(?:front|back|side|flower|planting|mulch) )?beds?([.!]?)$/i;

/** "Plant roses in the beds": new plants grow in the only bed anyway. */
const inTheBed = (text: string, document: DesignDocument): string =>
  only(document, ({ kind }) => kind === "bed") ? text.replace(IN_THE_BED, "$1$2").trim() : text;

/** A change in few words, said in full by what the design has. */
export function inFull(said: string, document?: DesignDocument): string {
  const plain = ROWS.reduce((words, [from, to]) => replaceSaid(words, from, to), said);
  if (!document) return plain;
  return [
    ...SAID_INSTEAD,
    inThosePots,
    oneMoreAt,
    thereInstead,
    sameAt,
    byItsName,
    treesOfHedge,
    redone,
    inTheBed,
  ].reduce((words, each) => each(words, document), plain);
}
