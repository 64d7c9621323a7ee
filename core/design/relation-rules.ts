import type { PlanElement } from "#core/elements/element.ts";
import type { FurnitureSet } from "#core/elements/furniture-looks.ts";
import { findPhrase } from "#core/plan/reading/lexicon.ts";
import type { DesignDocument, DesignElement } from "./design-document.ts";
import { findElements } from "./find-elements.ts";
import { exactly } from "./meant-by-it.ts";
import type { Operation } from "./operation.ts";
import { countAfter } from "./resize-element.ts";
import type { Beside, Rule } from "./sound-additions.ts";

const found = (one: Operation, document: DesignDocument): DesignElement[] =>
  "target" in one ? findElements(document, one.target) : [];

/** "Two of the beds can go, a bench in their place", "the left maple out and a dogwood there". */
const IN_ITS_PLACE =
  /\b(?:in (?:its|it's|their|his|that|the same) (?:old )?(?:place|spot|stead|space)|same (?:spot|place)|there instead|instead there|where (?:it|they|that|those|the [a-z]+(?: [a-z]+)?) (?:was|were|is|are|stood|used to be)(?: now)?|(?:put|plant|add|set|stick|place|have|build) [a-z0-9 ]+ (?:over |in |right )?there|there)(?=$|[,.;!?]| (?:and|please|with|for)\b)/i;
/** "There" may be where somebody looks from, or no place at all. */
const NO_PLACE =
  /\b(?:is|are|was|were|out|up|in|over|been|who|people|get|goes|go|from) there\b|\bthere (?:is|are|was|were)\b/i;

const isGone = (one: Operation): boolean =>
  (one.op === "remove" && !one.but && !one.target.group) || (one.op === "repeat" && (one.count ?? 0) < 0);

type Added = Extract<Operation, { op: "add" }>;

/** Of an operation that takes something out the one that brings something in its place; null without one. */
function successorOf({ all, at, said }: Beside): Added | null {
  const behind = all[at + 1];
  if (behind?.op !== "add" || behind.element.place !== undefined || behind.into !== undefined) return null;
  return IN_ITS_PLACE.test(said) && !NO_PLACE.test(said) ? behind : null;
}

/** Plants of a bed go as plants: what takes the place of a whole thing is another one. */
function isWhole(one: Operation, { element }: Added, document: DesignDocument): boolean {
  const [gone, ...more] = one.op === "remove" ? found(one, document) : [];
  if (one.op !== "remove" || !gone || more.length > 0) return false;
  return gone.element.kind !== "bed" || one.target.species === undefined || element.kind === "bed";
}

/** What goes and has a successor is replaced by it, where it stands. */
const replacedByNext: Rule = (one, beside) => {
  if (one.op !== "remove" || !isGone(one)) return undefined;
  const next = successorOf(beside);
  return next && isWhole(one, next, beside.document)
    ? { op: "replace", target: one.target, element: next.element, ...(next.told ? { told: next.told } : {}) }
    : undefined;
};

const cameInstead: Rule = (one, beside) => {
  const { all, at, document } = beside;
  const before = all[at - 1];
  if (one.op !== "add" || !before || !isGone(before)) return undefined;
  const next = successorOf({ ...beside, at: at - 1 });
  if (next?.element !== one.element) return undefined;
  if (isWhole(before, one, document)) return null;
  const [gone] = found(before, document);
  const place = gone?.element.place;
  return place
    ? { ...one, element: { ...one.element, place } as PlanElement }
    : { ...one, told: one.told ?? "Where exactly the others stood is left to the layout." };
};

const SEATS = "(?:chairs?|seats?|seating|stools?|adirondacks?|benches|stumps|logs)";
const SEATS_STAY = new RegExp(
  `\\b(?:keep|leave|save)\\b[^.;]{0,20}\\b${SEATS}\\b|\\b${SEATS}\\b (?:can |should |must |could |may |to |around it )*(?:stays?|remains?)\\b`,
  "i",
);
const SET_OF_SEAT: Record<"chair" | "bench" | "stump" | "lounge", FurnitureSet> = {
  ...{ chair: "chairs", bench: "bench", stump: "stumps", lounge: "chairs" },
};
/** Chairs round a fire of which nobody said how many. */
const USUAL_SEATS = 4;

/** "The fire pit can go but leave the chairs": they stand by themselves then. */
const seatsStay: Rule = (one, { said, all, document }) => {
  if (one.op !== "keep" || !SEATS_STAY.test(said)) return undefined;
  const pit = all
    .flatMap((other) =>
      other.op === "remove" || (other.op === "replace" && other.element.kind !== "fire-pit")
        ? found(other, document)
        : [],
    )
    .find(({ element }) => element.kind === "fire-pit" && element.seating);
  if (pit?.element.kind !== "fire-pit") return undefined;
  const { seat, seats, seatColor, place } = pit.element;
  return {
    op: "add",
    element: {
      ...{ kind: "furniture", set: SET_OF_SEAT[seat ?? "chair"], size: { count: seats ?? USUAL_SEATS } },
      ...(seatColor ? { color: seatColor } : {}),
      ...(place ? { place } : {}),
    } as PlanElement,
    told: "The seats stay and stand in a row: drag them in the picture to where they should be.",
  };
};

const CHAIRS = /\b(?:chairs?|seats?|stools?|adirondacks?)\b/i;

/** "Twice as many chairs", "fewer chairs" of those round a fire pit. */
const chairsByFactor: Rule = (one, { said, document }) => {
  const isNumber =
    (one.op === "resize" && one.byM === undefined) ||
    (one.op === "repeat" && one.count === undefined && one.everyM === undefined);
  if (!isNumber || one.target.kind !== "furniture" || !CHAIRS.test(said)) return undefined;
  if (document.elements.some(({ element }) => element.kind === "furniture")) return undefined;
  const pit = document.elements.find(({ element }) => element.kind === "fire-pit" && element.seating);
  if (pit?.element.kind !== "fire-pit") return undefined;
  const now = pit.element.seats ?? USUAL_SEATS;
  const seats =
    one.op === "resize" ? countAfter(now, one.way, one.factor) : countAfter(now, "grow", undefined);
  return { op: "set", target: exactly(pit), fits: { "fire-pit": { seating: true } }, seats };
};

const BOTH_SIDES = /\b(?:both|each|either) sides?\b|\bleft and right\b|\bflanking\b/i;
const WAY = /\b(?:path|walk|walkway|pathway|driveway|drive)\b/gi;

/** "Widen the walk and run lights down both sides": the sides are those of the way that was named. */
const sidesOfWay: Rule = (one, { said, document }) => {
  const sides = BOTH_SIDES.exec(said);
  if (!sides || one.op !== "add" || one.element.place !== "border") return undefined;
  const named = [...said.slice(0, sides.index).matchAll(WAY)].at(-1)?.[0].toLowerCase();
  if (!named) return undefined;
  const use = named.startsWith("drive") ? "driveway" : "walkway";
  const isThere = document.elements.some(
    ({ element }) =>
      ("use" in element && element.use === use) || (use === "walkway" && element.kind === "stepping-stones"),
  );
  if (!isThere) return undefined;
  const place = use === "driveway" ? "along-driveway" : "along-walk";
  return { ...one, element: { ...one.element, place } as PlanElement };
};

/** "White vinyl" is said of the fence, where only that can be of vinyl. */
const ofItsMaterial: Rule = (one, { document }) => {
  if (one.op !== "set" || !one.target.it || one.target.last || one.target.which) return undefined;
  // Many things can be round.
  const fits = Object.entries(one.fits).filter(
    ([, details]) => !("shape" in details) && Object.keys(details).length > 1,
  );
  const [kind] = fits[0] ?? [];
  if (fits.length !== 1 || Object.keys(one.fits).length < 2) return undefined;
  const all = document.elements.filter(({ element }) => element.kind === kind);
  return all.length === 1 ? { ...one, target: exactly(all[0]!) } : undefined;
};

const CLIMBS =
  /\bclimb(?:s|ing|er|ers)?\b|\b(?:grow|growing|train|trained|trailing|up)\b[^.;,]{0,20}\b(?:pergola|arbor|trellis|arch|posts)\b/i;
const FRAMES = /\b(?:pergola|arbor|trellis|arch|posts)\b/i;

/** "White roses climbing on the pergola": the roses of the bed keep their color. */
const climbersElsewhere: Rule = (one, { said }) => {
  const isOfPlants =
    (one.op === "set" && one.hue !== undefined && one.target.species !== undefined) ||
    (one.op === "add" && one.element.kind === "bed" && one.bare === true);
  if (!isOfPlants || !CLIMBS.test(said) || !FRAMES.test(said)) return undefined;
  return /[,.;]| and /.test(said) ? undefined : null;
};

/** "Thin it out, keep the lavender": what is kept stays as much as it is. */
const fewerBut: Rule = (one, { all }) => {
  if (one.op !== "resize" || one.target.group !== "plants" || one.way !== "shrink" || one.but)
    return undefined;
  const but = all.flatMap((other) => (other.op === "keep" && other.target.species ? [other.target] : []));
  return but.length > 0 ? { ...one, but } : undefined;
};

/** "More grasses" are those that the design has, where a word names several plants. */
const ofThoseThere: Rule = (one, { said, document }) => {
  if (one.op !== "repeat" && one.op !== "resize") return undefined;
  const { species, kind } = one.target;
  if ((species === undefined && kind !== "lawn") || found(one, document).length > 0) return undefined;
  const words = said.toLowerCase().match(/[a-z]+/g) ?? [];
  const named = words.flatMap((word) => {
    const ids = findPhrase([word === "grass" ? "grasses" : word], 0)?.entry.species ?? [];
    return species === undefined
      ? word === "grass"
        ? ids
        : []
      : ids.some((id) => id === species)
        ? ids
        : [];
  });
  const there = named.filter((id) => findElements(document, { species: id }).length > 0);
  return there[0] ? { ...one, target: { species: there[0] } } : undefined;
};

const OR_A_FENCE =
  /\bor (?:just |maybe |even )*(?:an? )?(?:different |new |other |wood |cedar |vinyl )?fence\b/i;

/** "A hedge or climbers or just a different fence": one of them comes. */
const secondChoice: Rule = (one, { said, all, at }) =>
  one.op === "add" &&
  one.element.kind === "fence" &&
  OR_A_FENCE.test(said) &&
  all.slice(0, at).some((other) => other.op === "add" && other.element.kind === "hedge")
    ? null
    : undefined;

const BY_ONE =
  /\b(?:replace|swap|switch|change|trade)\b[^.;]*s (?:out )?(?:with|for|to) (?:just |only )?(?:one|1|an?|a single) (?!few\b|couple\b|row\b|pair\b)/i;

/** "Replace the palms with an oak": one comes for all of them. */
const byOne: Rule = (one, { said, before, behind, document }) => {
  if (!BY_ONE.test(said)) return undefined;
  const isTree = (other: Operation | undefined): other is Added =>
    other?.op === "add" && other.element.kind === "tree" && other.element.size?.count === 1;
  if (one.op === "repeat" && one.count === -1 && isTree(behind))
    return { op: "replace", target: one.target, element: behind.element };
  if (isTree(one) && ((before?.op === "repeat" && before.count === -1) || before?.op === "replace"))
    return null;
  const [old, ...more] = one.op === "replace" ? found(one, document) : [];
  if (one.op !== "replace" || one.element.kind !== "tree" || one.element.size?.count) return undefined;
  const isSeveral = old?.element.kind === "tree" && more.length === 0 && (old.element.size?.count ?? 1) > 1;
  return isSeveral && !one.target.single && !one.target.which
    ? { ...one, element: { ...one.element, size: { ...one.element.size, count: 1 } } }
    : undefined;
};

/** "And stone around it travertine": the stone is that of the pool's paving, and no boulder. */
const noBoulders: Rule = (one, { said }) =>
  one.op === "add" && one.element.kind === "boulders" && /\bstone around (?:it|the pool)\b/i.test(said)
    ? null
    : undefined;

/** Rules for what one thing has to do with another: in its place, around it, on both sides of it. */
const SOME_OF =
  /\b(?:remove|take out|take away|take|get rid of|pull(?: out)?|rip out|skip|drop|lose|leave off|cut) (?:only |just )?(one|two|three|four|five|six|\d+) of (?:them|those|these|the|my|our)\b/i;
const NUMBERS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 };
const IN_ROWS: ReadonlySet<string> = new Set([
  "hedge",
  "path-lights",
  "uplights",
  "boulders",
  "stepping-stones",
]);

/** "Remove two of them": so many of a row, and not the row. */
const someOfRow: Rule = (one, { said, document }) => {
  if (one.op !== "remove") return undefined;
  const [, many] = SOME_OF.exec(said) ?? [];
  const all = findElements(document, one.target);
  if (!many || all.length !== 1 || !IN_ROWS.has(all[0]!.element.kind)) return undefined;
  return { op: "repeat", target: one.target, count: -(NUMBERS[many.toLowerCase()] ?? Number(many)) };
};

export const RELATION_RULES: readonly Rule[] = [
  someOfRow,
  replacedByNext,
  cameInstead,
  seatsStay,
  chairsByFactor,
  sidesOfWay,
  ofItsMaterial,
  fewerBut,
  ofThoseThere,
  secondChoice,
  byOne,
  noBoulders,
  climbersElsewhere,
];
