import type { Asked } from "./asked/asked-operations.ts";
import type { DesignPlan, PlanNote } from "./design-plan.ts";
import { parsePlan, parseWords } from "./parse-plan.ts";
import { LONGEST_TEXT, normalText } from "./reading/tokenize.ts";
import { takingAway } from "./reading/words/removal-verbs.ts";
import { coveredPlants, isTree, removesPlants, removesThings, standingThing } from "./removal-notes.ts";

const PRONOUN =
  "(?:(?:all|both|every one|each) (?:of )?)?(?:these|those|them|this|it|everything(?: else)?|all the rest|the rest)(?: all)?(?: (?:in |inside )?(?:here|there))?";
/** What points at something that stands there. */
const THE = "(?:(?:all |both |all of )?(?:the|this|that|these|those|my|our))";
const WORDS = (least: number, most: number) =>
  `(?:(?!(?:and|with|for|to|is|are|put|plant|add|but|so) )[a-z-]+ ){${least},${most}}`;
/** Names for what a circle shows that say nothing of what it is. */
const NAMELESS =
  "(?:ones?|things?|stuff|mess|jungle|monsters?|beasts?|eyesores?|junk|crap|growth|overgrowth|undergrowth|(?:under)?brush|scrub|thickets?|greenery|vegetation|plantings?|clumps?|guys?)";
/** Where it stands, or what it does there: "the tall one blocking the window". */
const TRAIL =
  "(?: (?:that|which|blocking|covering|hiding|crowding|overhanging|growing|in front of|by|next to|under|near|on|at|along|against|in|taking over) (?:(?!(?:and|with|put|plant) )[a-z'-]+ ?){1,6}?)?";
const POINTED = `(?:${PRONOUN}|${THE} ${WORDS(0, 4)}${NAMELESS}${TRAIL}(?: (?:here|there))?)`;
/** "Dogs tear it up" is no wish. */
const NOT_BY =
  "(?<!\\b(?:dogs?|pups?|cats?|kids?|children|they|deer|rabbits?|squirrels?|moles?|armadillos?|hogs?|chickens?|cars?|trucks?|people|roots) )";
const ENDS = "(?=\\s*(?:$|[,.;!?]|-|and\\b|then\\b|please\\b|so\\b|but\\b|to\\b|for\\b))";
/** Something with its name, which is looked up. */
const NAMED = `(?<name>${THE} ${WORDS(0, 4)}[a-z-]+|these|those|this|that|it|they|everything)`;
const GOES =
  "(?:(?:all |both |really |just |completely |entirely )*(?:(?:(?:(?:has|have) (?:got )?to|gotta|needs? to|must|can|should) (?:(?:all|really|just) )?)?(?:go|come (?:out|down|off))|goes|comes (?:out|down|off)|gone|out(?! of)|away)(?: (?:completely|entirely|totally|altogether|for good|first|now|asap))*)";
const HOW =
  "(?:(?:way|far|much|so|too|pretty|really|half|all|completely|totally|just|very|looking|always|kinda|kind of|getting|a bit|a little|old and|big and) )*";
/** Why something is to go. */
const BAD = `${HOW}(?:too (?:big|tall|wide|large|high|leggy|messy|thick|bulky|much|close)|overgrown|over grown|dead|dying|half dead|ugly|hideous|out of control|a mess|leggy|ratty|raggedy|scraggly|scruffy|diseased|had it|shot|(?:an )?eyesores?|in the way|(?:blocking|outgrown) [^,.;]{2,30}|past (?:its|their) prime)(?: (?:for|to|by|on|against|near) [^,.;]{2,30})?`;
const BADLY = `${BAD}(?:(?:,| and|, and) ${BAD})*`;
const IS =
  "(?: is| are| was| were|'s|'re|(?<=\\b(?:it|that))s|(?<=\\bthey)re| looks?| look| has| have| got| gets?| keeps?)";
const STOP = "(?=\\s*(?:$|[,.;:!?]|-|so\\b|and\\b|then\\b|put\\b|plant\\b|replace\\b|want\\b|do\\b|swap\\b))";
const START = "(?<=^|[.;,!?] |\\band |- )";

/** Ways to say that what a circle shows goes; in the normal form of a text, and what stays of the words. */
type Saying = readonly [said: RegExp, meant: string];

/** All that some write beside a circle. */
const BARE =
  /^(?:please )?(?:just )?(?:remove|delete|erase|take out|cut down|pull out|get rid of|rip out)(?: please)?[.!]?$/;

/** They name nothing: whatever is circled goes. */
const NAMELESSLY: readonly Saying[] = [
  [new RegExp(`${NOT_BY}\\b${takingAway(POINTED)}(?: of (?:here|there))?${ENDS}`, "g"), ";"],
  [
    new RegExp(
      `\\b(?:replace|swap|switch|exchange|trade)(?: out)? ${POINTED}(?: out)? (?:with|for|by)\\b`,
      "g",
    ),
    "put",
  ],
  [/\b(?:replace|swap|redo) (?:with|for)\b/g, "put"],
  [
    new RegExp(
      `,? ?\\b(?:instead of|in place of|rather than|where) (?:these|those|them|what is there|what's there|${THE} ${WORDS(0, 4)}${NAMELESS})(?: (?:is|are|was|were))?(?: now| here)?(?=\\s*(?:$|[,.;!?]))`,
      "g",
    ),
    "",
  ],
  [new RegExp(`${START}${POINTED},? ${GOES}${ENDS}`, "g"), ";"],
  [
    new RegExp(
      `\\b(?:i|we|she|he|they)(?:'d| would)? (?:wants?|needs?|like) ${POINTED} (?:(?:all|completely|entirely) )*(?:gone|out|removed|away)${ENDS}`,
      "g",
    ),
    ";",
  ],
  [
    new RegExp(
      `\\b(?:(?:i|we|she|he|they|she's|he's|they're|i'm|we're|im|were) )?(?:really )?(?:(?:do not|dont|don't|doesn't|doesnt|never|can't stand|cant stand) (?:like|want|need|love)|hates?|tired of|sick of|(?<=\\b(?:am|are|is|i'm|im|we're|she's|he's|they're) )(?:so )?over|done with|no more(?: of)?|enough(?: of)?) ${POINTED}${ENDS}`,
      "g",
    ),
    ";",
  ],
  // What is in the way of a clean bed are the plants of the old one.
  [
    /\b(?:(?:one|a|nice|new|fresh|big|simple) )*clean (?=(?:mulch(?:ed)? |planting |plant |flower )?beds?\b)/g,
    "; ",
  ],
];

/** They say why, with or without a name: "way too big", "these shrubs are ugly". */
const BADLY_SAID: readonly RegExp[] = [
  new RegExp(`${START}${NAMED}${IS} ${BADLY}${STOP}`, "g"),
  new RegExp(`^${BADLY}${STOP}`, "g"),
  new RegExp(`${START}no more (?<name>(?:(?!of )[a-z-]+ ){0,2}[a-z-]+)${STOP}`, "g"),
];
/** "Hydrangeas where the arborvitae is". */
const WHERE_IT_IS = new RegExp(
  `,? ?\\bwhere ${NAMED} (?:is|are|was|were|stands?|sits?|grows?)(?: (?:now|right now|today))?(?=\\s*(?:$|[,.;!?]))`,
  "g",
);

/** Who wants them cut or kept does not want them gone. */
const STAYS =
  /\b(?:keep(?! (?:it|them|this|these|everything) (?:low|short|small|under|below|simple|neat))|leave|stays?(?! (?:under|below|low|small|short|green))|save|trim|prune|cut back|cut (?:it|them|these|those) back|shape|shear|thin|limb)\b/;

/** Kinds that come in the place of old plants. */
const IN_THEIR_PLACE: ReadonlySet<string> = new Set(["bed", "hedge", "tree", "lawn", "gravel", "boulders"]);
/** Ground and runs: who points at paving or a fence for a new one means that. */
const OF_ITS_LIKE: ReadonlySet<string> = new Set([
  "pavers",
  "concrete",
  "stepping-stones",
  "deck",
  "steps",
  "fence",
  "retaining-wall",
]);
/** Of what lies flat alone nobody says that it is too tall: "dead. new sod" is of the lawn. */
const FLAT: ReadonlySet<string> = new Set([...OF_ITS_LIKE, "lawn", "gravel"]);

/** Words for what lies about where new ground is to come. Where plants come, the old plants are meant. */
const LYING = /(?<!\b(?:dead|dry|dried|green|brown|overgrown|growing|weedy) )\b(?:stuff|junk|crap)\b/;

/** "Take out everything but the tree". */
const ALL_BUT =
  /\b(take out|pull(?: out)?|rip out|remove|clear(?: out)?|get rid of|lose|tear out) (?:all|everything) (?:but|except|besides|other than|apart from) ((?:the|that|this|our|my) (?:[a-z-]+ ){0,2}?[a-z-]+)(?=$|[,.;!]| and\b),?/g;

/** The plan of a highlight's own words: whatever they call what the circle shows, that is what goes. `ask`: as `parsePlan` has it. */
export function pointedPlan(text: string, ask?: (normal: string) => Asked): DesignPlan {
  const planOf = (words: string) => parsePlan(words, ask, { inCircle: true });
  const normal = normalText(text).slice(0, LONGEST_TEXT).replace(ALL_BUT, "$1 everything. keep $2.");
  const gone: string[] = BARE.test(normal) ? [normal] : [];
  let rest = NAMELESSLY.reduce(
    (said, [pattern, meant]) =>
      said.replace(pattern, (found: string) => {
        gone.push(found);
        return meant;
      }),
    normal,
  );
  const named: string[] = [];
  const judged = (found: string, name: string | undefined, meant: string): string => {
    if (name && !PRONOUNS.has(name)) {
      if (!isStanding(name)) return found;
      named.push(name);
    } else gone.push(found);
    return meant;
  };
  if (!STAYS.test(normal)) {
    for (const pattern of BADLY_SAID)
      rest = rest.replace(pattern, (found: string, ...groups: unknown[]) =>
        judged(found, (groups.at(-1) as { name?: string } | undefined)?.name, ";"),
      );
    rest = rest.replace(WHERE_IT_IS, (found: string, ...groups: unknown[]) =>
      judged(found, (groups.at(-1) as { name?: string }).name, ""),
    );
  }
  if (gone.length + named.length === 0) return planOf(text);
  if (gone.length === 0) return planOf([...named.map((name) => `remove ${name}`), rest].join(". "));
  const plan = planOf(rest);
  const comes = plan.elements.map(({ kind }) => kind);
  // "Way too big, get rid of it": nothing comes, and whatever is circled goes.
  if (comes.length === 0 && plan.notes.length === 0 && gone.some(isTakenAway))
    return withGone(plan, "what is circled", false);
  if (comes.length === 0 || comes.every((kind) => OF_ITS_LIKE.has(kind))) return planOf(text);
  const isFlat = comes.every((kind) => FLAT.has(kind));
  const lying = isFlat ? gone.map((said) => LYING.exec(said)?.[0]).find(Boolean) : undefined;
  if (lying) return withGone(plan, lying, false);
  if (isFlat && gone.every((said) => BADLY_SAID.some((pattern) => said.search(pattern) >= 0)))
    return planOf(text);
  const arePlants = comes.every((kind) => IN_THEIR_PLACE.has(kind));
  const isOne = gone.some(isTakenAway) && gone.every((said) => ONE.test(said) && !MASS.test(said));
  return withGone(plan, arePlants ? (isOne ? "plant" : "plants") : "what is circled", arePlants);
}

const GONE_ALONE = [...NAMELESSLY.slice(0, 1), ...NAMELESSLY.slice(4, 6)].map(([said]) => said);

/** Whether words ask for what is circled to go, and do not only say what is wrong with it. */
const isTakenAway = (said: string): boolean =>
  BARE.test(said) || GONE_ALONE.some((one) => said.search(one) >= 0);

/** Who points at one thing ("this has to go") means what stands there, and not growth that covers the ground. */
const ONE = /\b(?:this|that|it|one|thing|monster|beast|eyesore|guy)\b/;
const MASS =
  /\b(?:all|everything|these|those|them|they|both|every|each|stuff|mess|jungle|junk|crap|growth|overgrowth|undergrowth|brush|underbrush|scrub|thickets?|greenery|vegetation|plantings?|clumps?|ones)\b/;

const PRONOUNS: ReadonlySet<string> = new Set(["these", "those", "this", "that", "it", "they", "everything"]);

/** Whether words name plants or another thing that stands in a yard, and no ground. */
function isStanding(name: string): boolean {
  const { notes, removals } = parseWords(`remove ${name}`);
  return (
    removesPlants(notes) ||
    removals.includes("hedge") ||
    notes.some((note) => removesThings([note]) && isTree(note.text))
  );
}

/** A plan that begins with taking out what is circled: the plants, or whatever else stands there. */
function withGone(plan: DesignPlan, said: string, arePlants: boolean): DesignPlan {
  const note: PlanNote = { text: said, ...(arePlants ? coveredPlants(said) : standingThing(said)) };
  return {
    ...plan,
    removals: arePlants ? [...new Set([said, ...plan.removals])] : plan.removals,
    notes: [note, ...plan.notes],
    announced: plan.announced.map((one) => ({ ...one, note: one.note + 1 })),
  };
}
