import type { ElementKind, PlanElement } from "#core/elements/element.ts";
import { furnitureColorIn } from "#core/elements/furniture-looks.ts";
import { findPhrase } from "#core/plan/reading/lexicon.ts";
import { readLexemes } from "#core/plan/reading/read-lexemes.ts";
import { tokenize } from "#core/plan/reading/tokenize.ts";
import type { SpeciesId } from "#core/plants/catalogue.ts";
import type { DesignDocument, DesignElement } from "./design-document.ts";
import { elementNumber } from "./design-document.ts";
import { findElements } from "./find-elements.ts";
import { isAlready } from "./heard/named-thing.ts";
import { exactly } from "./meant-by-it.ts";
import type { Operation, Target } from "./operation.ts";
import type { Rule } from "./sound-additions.ts";

/** What the words of a reason, a likeness or a remark name is not asked for, and a number belongs to the thing that it was said of. */

const found = (one: Operation, document: DesignDocument): DesignElement[] =>
  "target" in one ? findElements(document, one.target) : [];

type Named = { start: number; end: number };

/** Where a text names what an element is. */
function namesIn(said: string, { kind, ...element }: PlanElement): Named[] {
  return readLexemes(tokenize(said)).flatMap((one) => {
    if (one.type !== "phrase") return [];
    const { noun, use, species } = one.entry;
    const own = "species" in element ? [element.species].flat() : [];
    const isOf =
      (own.length > 0 && species?.some((id) => own.includes(id))) ||
      (own.length === 0 && noun?.kind === kind) ||
      (use !== undefined && "use" in element && element.use === use);
    return isOf ? [{ start: one.start, end: one.end }] : [];
  });
}

/** "Looks like a parking lot, it needs green": what only a remark names does not come; nor does what something is to be like. */
const namedInRemark: Rule = (one, { said }) => {
  if (one.op !== "add") return undefined;
  const normal = said.toLowerCase();
  const names = namesIn(normal, one.element);
  if (names.length === 0) return undefined;
  return names.every(({ start }) => LIKENESS.test(normal.slice(0, start))) ? null : undefined;
};
const LIKENESS =
  /\b(?:(?:looks?|looking|feels?|reads?|seems?|sounds?|is|are|its|it's) (?:just |a bit |kind of |exactly |more )*like (?:an? |the |my |our |some )?|(?:like|same as|match|matching|matches) (?:the|that|my|our|those) )(?:[a-z]+ )?$/;

/** "A path so I don't walk on wet grass": what a reason names does not go. */
const namedInReason: Rule = (one, { said, document, all }) => {
  if (one.op !== "remove" || one.target.it || all.length < 2) return undefined;
  const normal = said.toLowerCase();
  const names = found(one, document).flatMap(({ element }) => namesIn(normal, element));
  const isReason = ({ start }: Named): boolean => REASON.test(normal.slice(0, start));
  return names.length > 0 && names.every(isReason) ? null : undefined;
};
const REASON =
  /\b(?:so (?:that )?|because |since |otherwise |in case )(?:i|we|you|they|he|she|it|nobody|people|the kids|the dogs?|my [a-z]+)\b[^.,;!?]*$/;

/** "Wall should be fieldstone, block looks like a dock": how it is beside how it is to be. */
const asItWas: Rule = (one, { document, all, at }) => {
  if (one.op !== "set" || Object.keys(one.fits).length === 0) return undefined;
  if ([one.seats, one.shade, one.age, one.hue].some((detail) => detail !== undefined)) return undefined;
  const own = found(one, document);
  const target = JSON.stringify(one.target);
  const isOther = all.some(
    (other, k) => k !== at && other.op === "set" && JSON.stringify(other.target) === target,
  );
  const isSo = own.length > 0 && own.every(({ element }) => isAlready(element, one.fits));
  return isOther && isSo ? null : undefined;
};

/** "Two of the agaves out, red yucca there instead": as many come as went, and the others stay. */
const inPlaceOfSome: Rule = (one, { document, all, at }) => {
  if (one.op !== "replace" || one.element.kind !== "bed" || !one.target.species) return undefined;
  const target = JSON.stringify(one.target);
  const fewer = all
    .slice(0, at)
    .find(
      (other) => other.op === "repeat" && (other.count ?? 0) < 0 && JSON.stringify(other.target) === target,
    );
  const [bed] = found(one, document);
  if (fewer?.op !== "repeat" || bed?.element.kind !== "bed") return undefined;
  const counts = Object.fromEntries(one.element.species.map((id) => [id, -fewer.count!]));
  return { op: "add", element: { ...one.element, counts }, into: elementNumber(bed.id) };
};

/** "Loungers in pairs with a table between each": what is there and is named first is no second one. */
const thereAlready: Rule = (one, { said, document }) => {
  if (one.op !== "add" || one.element.kind !== "furniture") return undefined;
  const { set } = one.element;
  const isThere = document.elements.some(
    ({ element }) => element.kind === "furniture" && element.set === set,
  );
  if (!isThere) return undefined;
  const [first = ""] = /^[^.,;!?]*/.exec(said.toLowerCase().trim()) ?? [];
  const entry = findPhrase(first.split(" "), 0)?.entry;
  return entry?.noun?.details.furniture?.set === set ? null : undefined;
};

const CHAIRS = /\b(?:chairs?|seats?|stools?|adirondacks?)\b/i;

/** "Chairs too bright, make them navy": the color is that of the chairs and not of the pit that they stand around. */
const colorOfPitChairs: Rule = (one, { said, document }) => {
  if (one.op !== "set" || one.seats !== undefined || !CHAIRS.test(said)) return undefined;
  const [pit, ...others] = found(one, document);
  if (pit?.element.kind !== "fire-pit" || others.length > 0 || pit.element.seats === undefined)
    return undefined;
  const named = one.fits.furniture?.color;
  // "Black or navy": the first of the two.
  const [either = ""] = /\b[a-z]+ or (?=[a-z]+)/i.exec(said) ?? [];
  const seatColor = named && ((furnitureColorIn(either) as typeof named | null) ?? named);
  return seatColor && !/\b(?:fire ?)?pit\b/i.test(said)
    ? { op: "set", target: one.target, fits: { "fire-pit": { seatColor } } }
    : undefined;
};

const POTTED = /\b(?:pots?|planters?|urns?|containers?|window boxes)\b/i;

/** "Pots look fussy: half as many, and something that flowers": of pots what is described grows in them. */
const growsInPots: Rule = (one, { said, document, all }) => {
  if (one.op !== "add" || one.element.kind !== "bed" || one.own || !POTTED.test(said)) return undefined;
  if (!/\bsomething\b/i.test(said) || /\b(?:beds?|border)\b/i.test(said)) return undefined;
  const pots = document.elements.filter(({ element }) => element.kind === "planter");
  const isOfPots = all.every(
    (other) => other === one || !("target" in other) || other.target.kind === "planter",
  );
  const [pot] = pots;
  const species = one.element.species.slice(0, 1);
  return pot && pots.length === 1 && isOfPots && species.length > 0
    ? { op: "set", target: exactly(pot), fits: { planter: { species } } }
    : undefined;
};

const COLOR_OF: Partial<Record<ElementKind, readonly string[]>> = {
  pavers: ["colour"],
  concrete: ["colour"],
  gravel: ["tone"],
  fence: ["color"],
  pergola: ["wood"],
  deck: ["wood"],
  furniture: ["color"],
  planter: ["colour"],
  "retaining-wall": ["colour"],
};
const FAULTED =
  /\b(?:don't|dont|do not|not) (?:really |so much |that much )?(?:like|love|want|care for|sold on|a fan of)(?: so much| really| that much)? (?:the|that|this) ([a-z]+)(?: colou?r| tone| look| one)?\b/i;

/** "I don't like the tan color, more gray": of all things those that have the color that is not liked. */
const ofFaultedColor: Rule = (one, { said, document }) => {
  const isOfIt = one.op === "set" && (one.target.it || one.target.described);
  const [, old] = FAULTED.exec(said) ?? [];
  if (!isOfIt || !old) return undefined;
  const held = document.elements.filter(({ element }) =>
    (COLOR_OF[element.kind] ?? []).some(
      (field) =>
        `${(element as Record<string, unknown>)[field]}`.replace("grey", "gray") === old.toLowerCase(),
    ),
  );
  const [only] = held;
  if (!only || held.length > 1) return undefined;
  const own = one.fits[only.element.kind];
  if (!own || Object.keys(own).length === 0) return undefined;
  const target: Target = exactly(only);
  return isAlready(only.element, one.fits) ? null : { ...one, target };
};

/** "Scratch the edging, looks busy": why the edging goes; no plants go with it. */
const faultOfNamed: Rule = (one, { said, all }) => {
  const isVague = one.op === "resize" && one.target.group !== undefined && one.way === "shrink";
  if (!isVague || /\b(?:fewer|less|thin|too many|plants?|planting)\b/i.test(said)) return undefined;
  const isNamed = all.some(
    (other) =>
      other !== one && "target" in other && !other.target.group && !other.target.it && other.op !== "keep",
  );
  return isNamed ? null : undefined;
};

/** "Smaller gravel": its stones, and not the ground that it covers. */
const sizeOfStones: Rule = (one, { said, document }) => {
  const isBare = one.op === "resize" && (one.factor ?? one.byM ?? one.side) === undefined;
  if (!isBare || one.way !== "shrink" || !SMALL_STONES.test(said)) return undefined;
  const isOfStones = one.target.kind === "gravel" || one.target.group === "stone" || one.target.it;
  const [gravel, ...others] = document.elements.filter(({ element }) => element.kind === "gravel");
  return isOfStones && gravel && others.length === 0
    ? { op: "set", target: exactly(gravel), fits: { gravel: { grade: "pea" } } }
    : undefined;
};
const SMALL_STONES = /\b(?:smaller|finer) (?:gravel|stones?|rocks?|pebbles|pieces|ones)\b/i;

/** "What temperature is the water in May": a question shows no season. */
const askedOfSeason: Rule = (one, { said }) =>
  one.op === "show" && QUESTION.test(said.trim()) && !SEES.test(said) ? null : undefined;
const QUESTION =
  /^(?:so |and |but |um |ok )?(?:what|which|who|how (?:long|much|many|often|warm|cold|deep|hot)|when|will|is|are|does|do)\b/i;
const SEES = /\b(?:looks?|see|show|picture|appear|view)\b/i;

/** Plants of one name in everyday speech. */
const FAMILIES: readonly { said: RegExp; exact: RegExp; species: readonly SpeciesId[] }[] = [
  {
    said: /\bcact(?:us|i|uses)\b/i,
    exact: /\b(?:prickly|barrel|saguaro)\b/i,
    species: ["prickly-pear", "golden-barrel"],
  },
];

/** "Lose the cactus": the one of its family that is there. */
const ofFamily: Rule = (one, { said, document }) => {
  if (!("target" in one) || !one.target.species || found(one, document).length > 0) return undefined;
  const { species } = one.target;
  const family = FAMILIES.find(
    (row) => row.species.includes(species) && row.said.test(said) && !row.exact.test(said),
  );
  const there = family?.species.find((id) => findElements(document, { species: id }).length > 0);
  return there ? { ...one, target: { ...one.target, species: there } } : undefined;
};

export const REASON_RULES: readonly Rule[] = [
  namedInRemark,
  namedInReason,
  ofFaultedColor,
  asItWas,
  inPlaceOfSome,
  thereAlready,
  colorOfPitChairs,
  growsInPots,
  faultOfNamed,
  sizeOfStones,
  askedOfSeason,
  ofFamily,
];
