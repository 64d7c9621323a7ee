import { elementsOf } from "#core/design/clause.ts";
import { elementNumber } from "#core/design/design-document.ts";
import type { Operation } from "#core/design/operation.ts";
import type { Place, PlanElement } from "#core/elements/element.ts";
import { vocabularies } from "#core/elements/vocabularies.ts";
import type { ElementOf } from "#core/elements/vocabulary.ts";
import type { Parts, Where } from "./clause-types.ts";
import { type Heard, now, type Reader } from "./heard.ts";
import type { Known } from "./known-things.ts";
import { replaced } from "./replaced.ts";

/**
 * What is described and not named: "something low and green in front of them", "hide the fence with something green", "roses are too much
 * work, something easy instead".
 */
export const readSomething: Reader = (parts, there, words, heard) => {
  const said = words.slice(parts.from, parts.end).join(" ");
  const [, before = "", text] = SOMETHING.exec(said) ?? [];
  if (text === undefined || /\bsomething (?:like|similar|else)\b/.test(said)) return undefined;
  const hidden = there[0];
  if (HIDES.test(before) && hidden) return screening(hidden.known);
  const isUsed = /\b(?:use|try|do|go with|have)\b/.test(before) && heard.last !== null && !AT.test(said);
  const isForOther =
    isUsed ||
    parts.verb === "replace" ||
    parts.insteadOf >= 0 ||
    parts.isInstead ||
    ((heard.before ?? heard.refused) !== null && !AT.test(said));
  if (isForOther) return inItsPlace(parts, { there, words, text }, heard);
  const isAsked = parts.verb === null || ADDS.has(parts.verb) || /\bplant$/.test(before.trim());
  if (!isAsked || parts.comparison) return undefined;
  const [where] = parts.wheres.filter(({ to, at }) => to !== null || at || AT.test(said));
  const [described] = text.split(AT);
  const [element] = elementsOf(GIVES_SHADE.test(described!) ? "shade tree" : described!.trim());
  if (!element || (element.kind !== "bed" && element.kind !== "hedge" && element.kind !== "tree"))
    return undefined;
  return placed(element, where, said, heard);
};

const SOMETHING = /^(.*?)\b(something .+)$/;
const HIDES = /\b(?:hide|hides|cover|screen|block|soften|mask)\b/;
const ADDS: ReadonlySet<string> = new Set(["add", "put", "want", "have"]);
const GIVES_SHADE = /\b(?:gives?|casts?|makes?|provides?|throws?) (?:some |us |more )?shade\b|\bfor shade\b/;
/** Where it is to stand, behind what it is to be. */
const AT =
  /\b(?=(?:in front of|behind|beside|next to|along|around|under|underneath|beneath|between|by|near|over|at the|on the|in the) (?:the|my|our|it|them|those|these|that)\b)/;

/** A row that closes what is behind it. */
function screening({ elements }: Known): Operation[] {
  const [one] = elements;
  const place: Place | undefined = one?.element.kind === "fence" ? "along-fence" : one?.element.place;
  const hedge: ElementOf<"hedge"> = { kind: "hedge", ...vocabularies.hedge.defaults, species: "arborvitae" };
  return [{ op: "add", element: { ...hedge, ...(place ? { place } : {}) } }];
}

/** Described plants where others stood; what a tree or a hedge gives its place to is another tree or hedge. */
function inItsPlace(
  parts: Parts,
  { there, words, text }: { there: Parts["named"]; words: readonly string[]; text: string },
  heard: Heard,
): Operation[] | undefined {
  const named = there.find(({ from }) => parts.insteadOf < 0 || from > parts.insteadOf);
  const old = named?.known ?? heard.refused ?? heard.last;
  if (!old) return undefined;
  const known = now(old, heard);
  const from = parts.insteadOf >= 0 ? words.slice(parts.from, parts.insteadOf).join(" ") : text;
  const described = (/\bsomething .+$/.exec(from)?.[0] ?? text)
    .replace(/ (?:instead|there|here|please)\b.*$/, "")
    .replace(EASY, "tough")
    .replace(SOFT, "ornamental grasses");
  // Of one bed a part cannot be meant.
  const isOfPart = parts.wheres.some(({ at, to }) => !at && !(to && OTHER_PLACE.test(to)));
  if (NEGATED.test(described) || isOfPart) return undefined;
  const [kind] = new Set(known.elements.map(({ element }) => element.kind));
  const noun = kind === "tree" ? "a tree" : kind === "hedge" ? "a hedge" : "something";
  const named_ =
    kind === "tree" || kind === "hedge"
      ? described.replace(LOOKS_SO, `a $1 ${kind}`).replace("something", noun)
      : described.replace("something", noun);
  const [element] = elementsOf(named_);
  if (
    !element ||
    (element.kind === "bed" && element.species.length === 0) ||
    (kind !== undefined && !PLANTED.has(kind))
  )
    return undefined;
  const made = replaced(known, named_, heard);
  return made?.map((one) => (one.op === "replace" ? { ...one, element: asMany(one.element, known) } : one));
}

/** What asks for little work; of plants those are tough ones. */
const EASY = /\b(?:easy|easier|simple|simpler|carefree|low maintenance|less work)\b/;

/** "Something evergreen that looks similar": a tree of that sort. */
const LOOKS_SO = /^something (evergreen|flowering|small|tall|narrow|columnar|ornamental|native)\b.*$/;

/** Plants that nobody is poked by and that move in the wind. */
const SOFT = /^something (?:soft|softer|gentle|fluffy|feathery|wispy|airy)$/;

/** What plants are not to do is no trait that they are chosen by. */
const NEGATED = /\b(?:doesnt|does not|dont|do not|wont|will not|cant|cannot|never)\b/;

const OTHER_PLACE = /^around-/;

const PLANTED: ReadonlySet<PlanElement["kind"]> = new Set(["tree", "hedge", "bed", "planter"]);

/** As many as there were. */
function asMany(young: PlanElement, { elements }: Known): PlanElement {
  const count = elements[0]?.element.size?.count;
  const isAlike = young.kind === "tree" && elements[0]?.element.kind === "tree";
  return isAlike && count !== undefined
    ? ({ ...young, size: { ...young.size, count } } as PlanElement)
    : young;
}

/** Plants grow in the bed that they are to stand in front of or behind: a bed has its low ones in front. */
function placed(
  element: PlanElement,
  where: Where | undefined,
  said: string,
  heard: Heard,
): Operation[] | undefined {
  const at =
    where?.at ?? (AT.test(said) && /\b(?:it|them|those|these)\b/.test(said) ? heard.last : undefined);
  const [one] = at ? now(at, heard).elements : [];
  const isInBed =
    one?.element.kind === "bed" &&
    /\b(?:in front of|behind|among|between|around|next to|under|beneath)\b/.test(said);
  if (isInBed) {
    const grown = element.kind === "bed" ? element : tallOnes();
    return grown.species.length > 0
      ? [{ op: "add", element: grown, into: elementNumber(one.id) }]
      : undefined;
  }
  const place = (where?.to ?? (one ? PLACE_AT[one.element.kind] : undefined)) as Place | undefined;
  return [{ op: "add", element: { ...element, ...(place && !(place in WAYS) ? { place } : {}) } }];
}

const WAYS = { nearer: 0, farther: 0, house: 0, away: 0, other: 0 };
const PLACE_AT: Partial<Record<PlanElement["kind"], Place>> = {
  tree: "around-tree",
  fence: "along-fence",
  pool: "around-pool",
};

/** Tall plants of a bed. */
const tallOnes = (): ElementOf<"bed"> => ({
  kind: "bed",
  ...vocabularies.bed.defaults,
  species: ["feather-reed-grass", "maiden-grass"],
});
