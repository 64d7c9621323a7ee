import type { PlanElement } from "#core/elements/element.ts";
import { replaceSaid } from "#core/plan/reading/may-match.ts";
import { NUMBER_WORDS } from "#core/plan/reading/words/function-words.ts";
import { getSpecies, type SpeciesId } from "#core/plants/catalogue.ts";
import type { DesignDocument } from "./design-document.ts";
import { nameOf } from "./element-title.ts";

/**
 * Changes in few words, said in full by what the design has: one thing that "same" or "them" means, two that change places, the pots in which
 * a plant stands. Each row takes one way of speaking.
 */

type Row = readonly [said: RegExp, meant: string];

const NUMBER = `(?:${Object.keys(NUMBER_WORDS).join("|")}|\\d+)`;
const NAME = "(?:the |my |our |those )?((?!it\\b|them\\b)[a-z]+(?: (?!and\\b)[a-z]+)?)";
const SWAP = "(?:swap|switch|trade|exchange|change)";

const ROWS: readonly Row[] = [
  // "16 by 24 rather", "take the hedge out again", "tan or something".
  [/^(\d[^.;!?]*?),? rather[.!]?$/i, "$1"],
  [/\b((?:take|rip|pull|tear) (?:the|that|those|it|them)(?: [a-z]+){0,2} out) again\b/gi, "$1"],
  [
    /\b(tan|gr[ae]y|brown|black|white|red|beige|cream|blue|green|pink|purple|yellow|orange|charcoal) or something(?: like that)?(?=$|[.;,!])/gi,
    "$1",
  ],
  [/^as an? ([a-z]+) one(?=$|[,.!])/i, "make it $1"],
  // "Some white impatiens, a dozen": so many of those.
  [
    new RegExp(
      `\\b(?:some|a few) ((?:[a-z]+ )?[a-z]+), (?:a )?(dozen|${NUMBER})(?: of (?:them|those|em))?(?=$|[.;!])`,
      "gi",
    ),
    "$2 $1",
  ],
  // "Swap the lavender for catmint, and make it eight".
  [
    new RegExp(
      `\\b((?:swap|replace|switch|change|trade)(?: out)? (?:the |those |my )?[a-z]+(?: [a-z]+)? (?:for|with|to)) ((?!${NUMBER}\\b)[a-z]+(?: [a-z]+)?),? and (?:make|do) (?:it|them|that) (${NUMBER})(?: of (?:them|those))?(?=$|[.;,!])`,
      "gi",
    ),
    "$1 $3 $2",
  ],
  // "Trade places with the fountain and the bench".
  [
    new RegExp(
      `\\b${SWAP}(?: the)? (?:places|spots|positions)(?: (?:with|of|between|for))? ${NAME} (?:and|with) ${NAME}(?=$|[.;,!])`,
      "gi",
    ),
    "swap the $1 and the $2",
  ],
  [
    new RegExp(
      `^${NAME} and ${NAME} (?:should |could |can |need to |have to )?${SWAP}(?: their)? (?:places|spots|positions)(?=$|[.;,!])`,
      "i",
    ),
    "swap the $1 and the $2",
  ],
  // "Swap them around, daylilies where the trees are and the trees where the daylilies are".
  [
    new RegExp(
      `^(?:${SWAP} (?:them|those|it)(?: around| round)?[,:.;]? )?(?:put )?${NAME} where ${NAME} (?:is|are|was|were)(?: now)?,? and (?:put )?(?:the )?\\2 (?:over there|there|where (?:the )?\\1 (?:is|are|was|were)(?: now)?)[.!]?$`,
      "i",
    ),
    "swap the $1 and the $2",
  ],
  // "Take the lavender off the left side and put hydrangeas there": the one is told with what to do for the other.
  [
    /\b((?:take|remove|pull) (?:the |my |those )?[a-z]+(?: [a-z]+)? off (?:of )?the (?:left|right|other|near|far|back|front)(?: hand)? (?:side|end|half)),? and (?:put|plant|add|have) [^.;!?]+ there\b/gi,
    "$1",
  ],
  // "Put white stones in it, no mulch": what covers the bed.
  [
    /\bput ((?:[a-z]+ )?(?:stones?|gravel|rocks?|pebbles|river rock|wood chips|bark|pine straw)) in (?:it|there|the bed),? (?:and )?(?:no|not|instead of(?: the)?) mulch\b/gi,
    "use $1 instead of mulch",
  ],
];

const SAME_THING =
  /^(?:and |also |then |put |add |do |have )*(?:(another|one more|a second|another pair|one more pair|a second pair|two more) )?(?:(?:down|over|out|up) )?((?:by|at|along|on|in front of|next to|near|beside) (?:the|my|our) [a-z]+(?: side| door)?),? (?:(?:the )?same(?: thing| ones?| again)?|just like (?:that|those|it|them))[.!]?$/i;
const ONE_MORE_PAIR =
  /^(?:and |also |then |put |add |do |have )*(?:another|one more|a second) (?:pair|set|one) (?:(?:down|over|out|up) )?((?:by|at|along|on|in front of|next to|near|beside) (?:the|my|our) [a-z]+(?: side| door)?)[.!]?$/i;

/** "One more pair down by the driveway, same thing": the only pots, trees or furniture of the design once more. */
function sameElsewhere(text: string, { elements }: DesignDocument): string {
  const place = SAME_THING.exec(text)?.[2] ?? ONE_MORE_PAIR.exec(text)?.[1];
  if (!place) return text;
  const pots = elements.filter(({ element }) => element.kind === "planter");
  const [one, ...others] = pots.length > 0 ? pots : elements;
  return one && others.length === 0 ? `add ${spokenOf(one.element)} ${place}` : text;
}

/** A thing with its number, its color and its plants, as somebody asks for it. */
export function spokenOf(element: PlanElement): string {
  const count = element.size?.count ?? 1;
  if (element.kind !== "planter") return `${count} ${nameOf(element)}`;
  const { colour, species } = element;
  const plants = species.map((id) => getSpecies(id as SpeciesId).name.toLowerCase()).join(" and ");
  const pots = count > 1 ? "pots" : "pot";
  return [count, colour, pots, ...(plants ? ["with", plants] : [])].filter(Boolean).join(" ");
}

const IN_WITH =
  /\b(put|plant|add|tuck|mix) ((?:some |a few )?(?:[a-z]+ )?[a-z]+) in (?:there )?with the ([a-z]+)\b/i;

/** "Put white petunias in with the boxwood": in the pots, where that stands in pots. */
const inWith = (text: string, { elements }: DesignDocument): string =>
  text.replace(IN_WITH, (said: string, verb: string, plants: string, other: string) => {
    const pots = elements.flatMap(({ element }) => (element.kind === "planter" ? [element] : []));
    const isInPots = pots.some(({ species }) =>
      species.some((id) => other.startsWith(id.split("-").at(-1)!)),
    );
    return isInPots ? `${verb} ${other} and ${plants} in the pots` : said;
  });

const PLANTS_IN_POTS =
  /\b(?:the )?(?:plants|flowers|stuff) in (?:them|the (?:pots|planters|urns)|there) (?:should|could|can|must|need to|have to) be (red|white|pink|purple|yellow|orange|blue)\b/i;

/** "The plants in them should be red": flowers of that color in the pots. */
const flowersInPots = (text: string, { elements }: DesignDocument): string =>
  elements.some(({ element }) => element.kind === "planter")
    ? text.replace(
        PLANTS_IN_POTS,
        (_, color: string) => `put ${color} ${FLOWERS[color.toLowerCase()] ?? "petunias"} in the planters`,
      )
    : text;
/** Flowers of pots by their color. */
const FLOWERS: Readonly<Record<string, string>> = {
  red: "geraniums",
  yellow: "marigolds",
  orange: "marigolds",
};

const ONLY_COLOR =
  /(^|[.;!] ?)((?:light |dark )?(?:tan|gray|grey|brown|charcoal|red|beige|cream|black|white))(?=[.;!] ?[a-z])/i;
const PAVED: ReadonlySet<PlanElement["kind"]> = new Set(["pavers", "concrete"]);

/** "Tan. The planters can stay": a color by itself is that of the only paving. */
function ofPaving(text: string, { elements }: DesignDocument): string {
  const [one, ...others] = elements.filter(({ element }) => PAVED.has(element.kind));
  if (!one || others.length > 0 || !("use" in one.element)) return text;
  const { use } = one.element;
  return text.replace(ONLY_COLOR, (_, mark: string, color: string) => `${mark}make the ${use} ${color}`);
}

const STEPPERS =
  /\bmake (?:them|those|it) ((?:(?:rectangular|square|big|large|round|gray|grey) )*)(concrete|flagstone|natural stone|stone)(?: ones?| slabs?| pavers?)?(?=$|[.;,!]| and\b)/i;

/** "Make them concrete ones": of stepping stones, and no walk in their place. */
function ofSteppers(text: string, { elements }: DesignDocument): string {
  const ground = elements.filter(({ element }) => "use" in element || element.kind === "stepping-stones");
  const isOne = ground.length === 1 && ground[0]!.element.kind === "stepping-stones";
  return isOne ? text.replace(STEPPERS, "make the stepping stones $1$2") : text;
}

/** A change with the names of the design in place of the words that stand for them. */
export function inNamesOf(said: string, document: DesignDocument): string {
  const plain = ROWS.reduce((words, [from, to]) => replaceSaid(words, from, to), said);
  return [sameElsewhere, inWith, flowersInPots, ofPaving, ofSteppers].reduce(
    (words, one) => one(words, document),
    plain,
  );
}
