import type { ElementKind, PlanElement } from "#core/elements/element.ts";
import { findPhrase } from "#core/plan/reading/lexicon.ts";
import { findSpecies } from "#core/plants/catalogue.ts";
import { inColor } from "#core/plants/flower-color.ts";
import type { DesignDocument, DesignElement } from "./design-document.ts";
import { findElements } from "./find-elements.ts";
import { exactly } from "./meant-by-it.ts";
import type { Operation } from "./operation.ts";

/** What is known beside an operation: the words of the change, what was read before and behind it, and the design. */
export type Beside = {
  said: string;
  before: Operation | undefined;
  behind: Operation | undefined;
  /** All operations of the change, and which of them it is. */
  all: readonly Operation[];
  at: number;
  document: DesignDocument;
};

/** What an operation is to be; null = it was not asked for; undefined = it is sound as it is. */
export type Rule = (operation: Operation, beside: Beside) => Operation | null | undefined;

type Added = Extract<Operation, { op: "add" }>;

const found = (one: Operation, document: DesignDocument): DesignElement[] =>
  "target" in one ? findElements(document, one.target) : [];

const isOneName = (a: PlanElement, b: PlanElement): boolean =>
  a.kind === b.kind &&
  ((a.kind === "tree" && b.kind === "tree" && a.species === b.species) ||
    (a.kind === "hedge" && b.kind === "hedge" && a.species === b.species));

const MORE_THAN_ONCE = /\b(?:another|also|too|second|as well|one more|both|each)\b/i;

/** "Something tall at the corner, like an arborvitae or two": one thing, and what is said of it in two places. */
const saidTwice: Rule = (one, { said, all, at }) => {
  if (one.op !== "add" || MORE_THAN_ONCE.test(said)) return undefined;
  const alike = all.filter(
    (other): other is Added => other.op === "add" && isOneName(other.element, one.element),
  );
  const [first, second] = alike;
  if (!first || !second || alike.length > 2) return undefined;
  const isApart =
    (first.element.place !== undefined && second.element.place !== undefined) ||
    (first.element.size?.count !== undefined && second.element.size?.count !== undefined);
  if (isApart) return undefined;
  if (all[at] !== first) return null;
  const place = first.element.place ?? second.element.place;
  const size = { ...first.element.size, ...second.element.size };
  return {
    ...first,
    element: {
      ...first.element,
      ...(place ? { place } : {}),
      ...(Object.keys(size).length > 0 ? { size } : {}),
    } as PlanElement,
  };
};

/** "Travertine or wood would be nicer": what took another's place does not come once more. */
const addedAfterReplacing: Rule = (one, { all }) =>
  one.op === "add" &&
  all.some((other) => other.op === "replace" && JSON.stringify(other.element) === JSON.stringify(one.element))
    ? null
    : undefined;

const ONE_MORE = /\b(?:too|also|more|another|as well|second|extra|additional|new|widen|parking|side)\b/i;
const WAYS: ReadonlySet<string> = new Set(["walkway", "driveway"]);

/** "Concrete drive with a paver border": a design has one drive, and that is what it becomes. */
const wayInItsPlace: Rule = (one, { said, document }) => {
  if (
    one.op !== "add" ||
    (one.told ?? one.bare) !== undefined ||
    !("use" in one.element) ||
    !WAYS.has(one.element.use)
  )
    return undefined;
  const { use } = one.element;
  const there = document.elements.filter(({ element }) => "use" in element && element.use === use);
  const [way] = there;
  const isNamedNew = new RegExp(
    `\\b(?:an?|add|put in)\\b[^,.;]*\\b(?:${NAMES_OF_WAYS[use as "walkway"]})\\b`,
    "i",
  ).test(said);
  const words = said.toLowerCase().match(/[a-z0-9']+/g) ?? [];
  const isOfMaterial = words.some((_, at) => findPhrase(words, at)?.entry.noun?.kind === one.element.kind);
  return way &&
    isOfMaterial &&
    there.length === 1 &&
    !ONE_MORE.test(said) &&
    !isNamedNew &&
    one.element.place === undefined
    ? { op: "replace", target: exactly(way), element: one.element }
    : undefined;
};
const NAMES_OF_WAYS = { walkway: "walk|walkway|path|pathway", driveway: "drive|driveway" } as const;

const NEW_ONES = /\b(?:second|2nd|another|more|third|extra)\b/i;

const OF_ALL =
  /\b(?:make|cut|trim|have|take) (?:them|all|both|everything)\b|\b(?:them|of them|they) (?:are )?all\b/i;

/** "A second apple tree, a little smaller", "2 more maples, smaller than these": those that are there stay as they are. */
const newOnesSmaller: Rule = (one, { said, before, document }) => {
  if (one.op !== "resize" || before?.op !== "repeat" || !NEW_ONES.test(said)) return undefined;
  // "And make them all a little lower".
  if (OF_ALL.test(said)) return undefined;
  if ((one.factor ?? one.byM) !== undefined || one.side === "count" || (before.count ?? 1) < 0)
    return undefined;
  const ids = new Set(found(before, document).map(({ id }) => id));
  const own = found(one, document);
  return own.length > 0 && own.every(({ id }) => ids.has(id)) ? null : undefined;
};

const SHOWS = /\b(?:show|see|look|looks|picture|view|what if it (?:is|was))\b/i;
const WHEN =
  /[^.;!?,]*\b(?:in|by|during|at|for|all) (?:the )?(?:early |late )?(?:spring|summer|fall|autumn|winter|night|evening)s?\b[^.;!?,]*/gi;
const SOMEBODY_TELLS =
  /^\s*(?:and |but |so |because |since )*(?:i|we|they|it|he|she|you|there|the [a-z]+|my [a-z]+|our [a-z]+)\b/i;

/** "We don't make fires in summer": when something happens, and no picture of that time. */
const toldOfATime: Rule = (one, { said }) => {
  if (one.op !== "show" || SHOWS.test(said)) return undefined;
  const parts = said.match(WHEN) ?? [];
  return parts.length > 0 && parts.every((part) => SOMEBODY_TELLS.test(part)) ? null : undefined;
};

const STONES_SMALLER = /\b(?:rocks?|stones?|gravel|pebbles?)\b[^.;!?]*\b(smaller|finer)\b/i;
const STONES_LARGER = /\b(?:rocks?|stones?|gravel|pebbles?)\b[^.;!?]*\b(bigger|larger|coarser|chunkier)\b/i;

/** "Rock should be smaller": the stones, and not the ground that they lie on. */
const sizeOfStones: Rule = (one, { said, document }) => {
  if (one.op !== "resize" || (one.factor ?? one.byM ?? one.side) !== undefined) return undefined;
  const all = found(one, document);
  if (all.length === 0 || !all.every(({ element }) => element.kind === "gravel")) return undefined;
  if (/\b(?:area|strip|path|walk|walkway|patio|bed|pad|drive|driveway)\b/i.test(said)) return undefined;
  if (one.way === "shrink" && STONES_SMALLER.test(said))
    return { op: "set", target: one.target, fits: { gravel: { grade: "pea" } } };
  return one.way === "grow" && STONES_LARGER.test(said) ? null : undefined;
};

const AT_A_PLACE =
  "(?:that is |that's )?(?:nearest|closest|by|near|next to|beside|in front of|against|blocking)\\b";

/** "The spruce nearest the door" of three in a bed: one of them goes, and which one it is is told. */
const oneOfBed: Rule = (one, { said, document }) => {
  if (one.op !== "remove" || !one.target.species || one.but) return undefined;
  const { species } = one.target;
  const [bed, ...more] = found(one, document);
  if (bed?.element.kind !== "bed" || more.length > 0) return undefined;
  const count = Object.entries(bed.element.counts ?? {}).find(
    ([id]) => id === species || id.startsWith(`${species}-`),
  )?.[1];
  if (!count || count < 2) return undefined;
  const names = [...(findSpecies(species)?.aliases ?? []), ...species.split("-")].filter(
    (name) => name.length > 3,
  );
  const isOne = new RegExp(
    `\\b(?:the|that|this)(?: [a-z]+){0,2}? (?:${names.join("|")}) ${AT_A_PLACE}`,
    "i",
  ).test(said);
  return isOne ? { op: "repeat", target: { ...one.target, near: "there" }, count: -1 } : undefined;
};

/** Ground of which there is more where it is larger. */
const GROUND: ReadonlySet<ElementKind> = new Set(["pavers", "concrete", "deck", "gravel"]);

/** "More deck on the house side": a larger one, and no second one. */
const moreGround: Rule = (one, { said, document }) => {
  if (one.op !== "repeat" || one.count !== undefined || one.rows || one.everyM || one.place) return undefined;
  const all = found(one, document);
  const isGround = all.length === 1 && all.every(({ element }) => GROUND.has(element.kind));
  return isGround &&
    /\bmore (?:of (?:the |that )?)?(?:deck|decking|patio|paving|gravel|concrete|stone|pavers|terrace)\b/i.test(
      said,
    )
    ? { op: "resize", target: one.target, way: "grow" }
    : undefined;
};

const MORE_COLOR = /\b(?:some|more|add|need|needs|want|pop of|bit of|any) colou?r\b/i;

/** "Some color? Lantana": flowers come, and the bed keeps its look. */
const colorIsFlowers: Rule = (one, { said, all }) => {
  if (one.op !== "set" || !one.fits.bed?.style || !MORE_COLOR.test(said)) return undefined;
  const isOnlyStyle = Object.keys(one.fits.bed).length === 1 && one.hue === undefined;
  return isOnlyStyle && all.some((other) => other.op === "add" && other.element.kind === "bed")
    ? null
    : undefined;
};

/** "Hydrangeas, white ones if you can": those that come are so already, or come in that color. */
const colorOfReplacing: Rule = (one, { before }) => {
  if (one.op !== "set" || !one.hue || before?.op !== "replace" || before.element.kind !== "bed")
    return undefined;
  const { hue } = one;
  const isOfBed =
    one.target.species === undefined && (one.target.kind === "bed" || one.target.element !== undefined);
  const ids = before.element.species.flatMap((id) => findSpecies(id)?.id ?? []);
  if (!isOfBed || ids.length === 0 || Object.keys(one.fits).length > 0) return undefined;
  if (ids.every((id) => inColor(id, hue) === id)) return null;
  return ids.length === 1 ? { ...one, target: { species: ids[0]! } } : undefined;
};

/** "I want string lights over the kitchen": they come, and no furniture that is there becomes them. */
const lightsOfStrings: Rule = (one, { document }) => {
  if (one.op !== "set" || one.fits.furniture?.set !== "string-lights") return undefined;
  const isThere = document.elements.some(
    ({ element }) => element.kind === "furniture" && element.set === "string-lights",
  );
  return isThere ? undefined : { op: "add", element: { kind: "furniture", set: "string-lights" } };
};

/** "Add a seat wall around the fire pit": the pit that there is gets one. */
const wallOfPit: Rule = (one, { said, document }) => {
  if (one.op !== "add" || one.element.kind !== "fire-pit" || !one.element.wall) return undefined;
  const pits = document.elements.filter(({ element }) => element.kind === "fire-pit");
  return pits.length === 1 && !/\b(?:another|second|new) fire ?pit\b/i.test(said)
    ? { op: "set", target: exactly(pits[0]!), fits: { "fire-pit": { wall: true } } }
    : undefined;
};

const MEETS =
  /\bwhere (?:the|my|our) ([a-z]+)(?: [a-z]+)? (?:meets?|joins?|touch(?:es)?|ends?|begins?|starts?|hits?)(?: (?:the|my|our) ([a-z]+))?/i;

/** "A fountain where the lawn meets the patio": what is named to say where does not come. */
const addedWhereItMeets: Rule = (one, { said, before, document }) => {
  const [, first, second] = MEETS.exec(said) ?? [];
  if (one.op !== "add" || before?.op !== "add" || first === undefined) return undefined;
  const { element } = one;
  const name = "use" in element ? element.use : element.kind;
  return (first === name || second === name) &&
    document.elements.some(
      (each) =>
        each.element.kind === element.kind ||
        ("use" in element && "use" in each.element && each.element.use === element.use),
    )
    ? null
    : undefined;
};

/** "White maybe? Or take it off altogether": what goes is not changed first. */
const goneAnyway: Rule = (one, { all, at, document }) => {
  if (one.op !== "set" && one.op !== "resize" && one.op !== "move" && one.op !== "size") return undefined;
  const behind = all.slice(at + 1).filter((other) => other.op === "remove" && !other.but);
  const gone = new Set(
    behind.flatMap((other) =>
      other.op === "remove" && other.target.species === undefined
        ? found(other, document).map(({ id }) => id)
        : [],
    ),
  );
  const own = found(one, document);
  return own.length > 0 && own.every(({ id }) => gone.has(id)) ? null : undefined;
};

const FAR_OUT = /\b\d[\d.]* ?(?:ft|feet|foot|'|m|meters?|yards?) (?:out|away|off|back|from)\b/i;

/** "Too close to the house, 6 feet out": how far it goes, and not how tall it is. */
const movedByLength: Rule = (one, { said, before, behind, document }) => {
  if (!FAR_OUT.test(said)) return undefined;
  const [move, size] = one.op === "move" ? [one, behind] : [before, one];
  if (move?.op !== "move" || size?.op !== "size" || size.bareM === undefined || move.byM !== undefined)
    return undefined;
  const ids = new Set(found(move, document).map(({ id }) => id));
  if (ids.size === 0 || !found(size, document).every(({ id }) => ids.has(id))) return undefined;
  return one === size ? null : { ...move, byM: size.bareM };
};

const MORE_IN_COLOR =
  /\b(?:more|another|extra)\b[^.;!?]{0,30}?,? (?:in |but in |and in )?(?:white|pink|red|yellow|orange|purple|blue)\b/i;

/** "Two more, in white": the new ones are white, and those that are there stay as they are. */
const newOnesInColor: Rule = (one, { said, before, behind, document }) => {
  if (!MORE_IN_COLOR.test(said)) return undefined;
  const [more, color] = one.op === "repeat" ? [one, behind] : [before, one];
  if (more?.op !== "repeat" || color?.op !== "set" || !color.hue || more.count === undefined)
    return undefined;
  const [tree, ...others] = found(more, document);
  if (tree?.element.kind !== "tree" || others.length > 0 || found(color, document)[0] !== tree)
    return undefined;
  const own = findSpecies(tree.element.species)?.id;
  const species = own && inColor(own, color.hue);
  if (!species) return undefined;
  if (one === color) return null;
  return { op: "add", element: { kind: "tree", species, size: { count: more.count } } };
};

/** "A table instead of the fire pit": the chairs around it go with it, and that is told. */
const chairsGoWithPit: Rule = (one, { said, document }) => {
  if (one.op !== "replace" || one.told !== undefined || one.element.kind === "fire-pit") return undefined;
  const [pit, ...more] = found(one, document);
  if (pit?.element.kind !== "fire-pit" || more.length > 0 || !pit.element.seats) return undefined;
  return /\b(?:the|those|these|adirondack) (?:[a-z]+ )?(?:chairs|seats|adirondacks)\b/i.test(said)
    ? undefined
    : { ...one, told: `The ${pit.element.seats} chairs around the fire pit go with it.` };
};

const REAL_STONE = /\b(?:real|natural|actual) stone\b|\bflagstone\b/i;

/** "Stamped concrete cracks. We want real stone": the ground is laid in stone, and no loose stone comes beside it. */
const stoneForConcrete: Rule = (one, { said, before, document }) => {
  if (!REAL_STONE.test(said)) return undefined;
  if (one.op === "add" && one.element.kind === "gravel" && before?.op === "set") return null;
  const [ground, ...more] = one.op === "set" ? found(one, document) : [];
  if (one.op !== "set" || ground?.element.kind !== "concrete" || more.length > 0 || one.fits.concrete)
    return undefined;
  const element: PlanElement = {
    ...{ kind: "pavers", use: ground.element.use, pattern: "irregular" },
    ...{ colour: "blend", border: false, stone: "flagstone" },
  };
  return one.fits.pavers ? { op: "replace", target: one.target, element } : undefined;
};

const COMES =
  /^(?:an?|another|more|some|new|extra|second|third|add|plant|put|include|install|build|with|want|need|few|couple|several|\d+|two|three|four|five|six|plus|like|use)$/;
const POINTS = /^(?:the|that|this|those|these|my|our|on|at|by|of|near|from|under|behind|around|along)$/;
const MOST_LOOKS = 2;

/** Where words name what an element is, and the words before each name. */
function namesIn(words: readonly string[], element: PlanElement): string[][] {
  const isIt = (at: number): boolean => {
    const entry = findPhrase(words, at)?.entry;
    if (!entry) return false;
    if (element.kind === "tree") return entry.species?.some((id) => id === element.species) ?? false;
    return "use" in element ? entry.use === element.use : entry.noun?.kind === element.kind;
  };
  return words.flatMap((_, at) => (isIt(at) ? [words.slice(Math.max(0, at - 1 - MOST_LOOKS), at)] : []));
}

/** "The birch" is the river birch where there is no other. */
const genusOf = (species: string): string => species.slice(species.lastIndexOf("-") + 1);

const isThere = (element: PlanElement, document: DesignDocument): boolean =>
  document.elements.some(
    ({ element: old }) =>
      old.kind === element.kind &&
      (!("use" in old && "use" in element) || old.use === element.use) &&
      (!(old.kind === "tree" && element.kind === "tree") ||
        genusOf(old.species) === genusOf(element.species)),
  ) ||
  ("use" in element && document.elements.some(({ element: old }) => "use" in old && old.use === element.use));

const SINGLE: ReadonlySet<ElementKind> = new Set([
  "tree",
  "pool",
  "fence",
  "deck",
  "pergola",
  "fire-pit",
  "lawn",
]);

/** "One spot on the dogwood", "walk should curve": what is there and only spoken of does not come once more. */
const addedSpokenOf: Rule = (one, { said, document }) => {
  if (one.op !== "add" || one.into !== undefined || one.element.place !== undefined) return undefined;
  if (!isThere(one.element, document)) return undefined;
  const isWay = "use" in one.element && one.element.use !== "area";
  if (!isWay && !SINGLE.has(one.element.kind)) return undefined;
  const words = said.toLowerCase().match(/[a-z0-9']+/g) ?? [];
  const names = namesIn(words, one.element);
  const isSpokenOf = (before: readonly string[]): boolean =>
    !before.some((word) => COMES.test(word)) &&
    (before.some((word) => POINTS.test(word)) || (isWay && one.bare === true));
  return names.length > 0 && names.every(isSpokenOf) ? null : undefined;
};

/** Rules for what is added, counted and shown that was only spoken of. */
export const ADDITION_RULES: readonly Rule[] = [
  saidTwice,
  addedAfterReplacing,
  addedWhereItMeets,
  wayInItsPlace,
  newOnesSmaller,
  toldOfATime,
  sizeOfStones,
  oneOfBed,
  moreGround,
  colorIsFlowers,
  colorOfReplacing,
  lightsOfStrings,
  wallOfPit,
  addedSpokenOf,
  goneAnyway,
  movedByLength,
  newOnesInColor,
  stoneForConcrete,
  chairsGoWithPit,
];
