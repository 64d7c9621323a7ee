import { furnitureColorIn } from "#core/elements/furniture-looks.ts";
import { findPhrase } from "#core/plan/reading/lexicon.ts";
import { flowerColorOf, flowersIn } from "#core/plants/flower-color.ts";
import type { FlowerColor } from "#core/plants/species-facts.ts";
import { type DesignDocument, type DesignElement, elementNumber } from "./design-document.ts";
import { findElements } from "./find-elements.ts";
import { knownBy } from "./heard/known-things.ts";
import { exactly, isCounted } from "./meant-by-it.ts";
import type { Operation } from "./operation.ts";
import { spokenIn } from "./reference/name-references.ts";
import { referentsOf } from "./reference/referents.ts";
import { RELATION_RULES } from "./relation-rules.ts";
import { ADDITION_RULES, type Rule } from "./sound-additions.ts";
import { REASON_RULES } from "./sound-reasons.ts";

const targetOf = (one: Operation | undefined): string | null =>
  one && "target" in one ? JSON.stringify(one.target) : null;

const found = (one: Operation, document: DesignDocument): DesignElement[] =>
  "target" in one ? findElements(document, one.target) : [];

const isVague = (one: Extract<Operation, { op: "repeat" }>, said: string): boolean =>
  one.count === undefined || (one.count > 0 && /\b(?:a few|a couple|some|several) more\b/i.test(said));

/** "A few more roses, like 3": the number says how many more. */
const numberOfMore: Rule = (one, { behind, said }) =>
  one.op === "repeat" &&
  isVague(one, said) &&
  behind?.op === "size" &&
  behind.size.count !== undefined &&
  targetOf(one) === targetOf(behind)
    ? { ...one, count: behind.size.count }
    : undefined;

const countedBefore: Rule = (one, { before, said }) =>
  one.op === "size" &&
  before?.op === "repeat" &&
  isVague(before, said) &&
  one.size.count !== undefined &&
  targetOf(one) === targetOf(before) &&
  !/\b(?:total|altogether|in all|only|enough|plenty)\b/i.test(said)
    ? null
    : undefined;

const HALVES =
  /\b(?:remove|lose|take out|take away|get rid of|rip out|pull out|cut|drop|ditch)\b[^.,;]*\bhalf\b/i;

const OF_SIZE = /\b(?:size|big|small|large|tall)\b/i;
/** "Double the arborvitae": of what has a number, that. */
const DOUBLES = /\b(?:double|triple|twice)\b/i;
const OF_ONE_SIDE = /\b(?:high|height|wide|width|long|length|deep|depth|area|thick)\b/i;
const HAVE_NO_SIZE: ReadonlySet<string> = new Set(["path-lights", "uplights", "boulders"]);

/** "Take out half the hedge", "double the lights": of what is counted the number is meant. */
const countedHalf: Rule = (one, { said, document }) => {
  if (one.op !== "resize" || one.factor === undefined || one.side !== undefined) return undefined;
  const all = found(one, document);
  const hasNoSize = !OF_SIZE.test(said) && all.every(({ element: { kind } }) => HAVE_NO_SIZE.has(kind));
  const isDoubled =
    one.way === "grow" && DOUBLES.test(said) && !OF_SIZE.test(said) && !OF_ONE_SIDE.test(said);
  const isHalved = one.way === "shrink" && HALVES.test(said);
  const isNumber =
    all.length > 0 &&
    all.every(({ element }) => isCounted(element)) &&
    (hasNoSize || ((isDoubled || isHalved) && all.every(({ element }) => element.size?.count)));
  return isNumber ? { ...one, side: "count" } : undefined;
};

const MORE_CHAIRS = /\b(\d+|one|two|three|four|a couple|a few) (?:more|extra|additional)\b|\banother\b/i;
const SEATS = /\b(?:chairs?|seats?|stools?|adirondacks?)\b/i;

/** "Two more chairs" round a fire pit are so many more than there are, and no second fire pit. */
const chairsMore: Rule = (one, { said, document }) => {
  if (!SEATS.test(said) || !MORE_CHAIRS.test(said)) return undefined;
  const [pit] = found(one, document);
  if (pit?.element.kind !== "fire-pit" || pit.element.seats === undefined) return undefined;
  const { seats } = pit.element;
  const fits = { "fire-pit": { seating: true } } as const;
  if (one.op === "repeat" && one.count !== undefined && !/\bfire ?pits\b/i.test(said))
    return { op: "set", target: one.target, fits, seats: Math.max(1, seats + one.count) };
  return one.op === "set" && one.seats !== undefined && one.seats < seats
    ? { ...one, seats: seats + one.seats }
    : undefined;
};

/** "Make all of them red", behind the chairs of a fire pit. */
const colorOfChairs: Rule = (one, { said, document, before }) => {
  if (one.op !== "set" || !one.hue || !SEATS.test(said)) return undefined;
  const [pit] = found(one, document);
  const isOfChairs = before?.op === "set" && before.seats !== undefined && targetOf(before) === targetOf(one);
  const seatColor = furnitureColorIn(said);
  return pit?.element.kind === "fire-pit" && isOfChairs && seatColor
    ? { op: "set", target: one.target, fits: { "fire-pit": { seatColor } } }
    : undefined;
};

const FLOWERS = /\b(?:flowers?|blooms?|blossoms?|perennials?|annuals?)\b/i;
const COVER = /\b(?:mulch|bark|chips|gravel|rock|stones?)\b/i;

const huesIn = (said: string): FlowerColor[] => [
  ...new Set(
    said
      .toLowerCase()
      .split(/[^a-z]+/)
      .flatMap((word) => flowerColorOf(word) ?? []),
  ),
];

/** "Red and orange flowers" are planted, and no mulch is red. */
const flowersOfColor: Rule = (one, { said, document }) => {
  if (!FLOWERS.test(said) || COVER.test(said)) return undefined;
  const hues = huesIn(said);
  if (hues.length === 0) return undefined;
  if (one.op === "add" && one.element.kind === "bed" && one.element.species.length === 0) {
    const beds = document.elements.filter(({ element }) => element.kind === "bed" && !element.bare);
    const [bed] = beds;
    const into =
      bed && beds.length === 1 && one.into === undefined && !one.own ? elementNumber(bed.id) : one.into;
    const { bare: _, ...rest } = one;
    return {
      ...rest,
      element: { ...one.element, style: "classic", species: flowersIn(hues) },
      ...(into === undefined ? {} : { into }),
    };
  }
  const isOfBed = one.op === "set" && one.hue !== undefined && one.target.species === undefined;
  const isBed = isOfBed && (one.target.kind === "bed" || one.target.element?.name === "planting bed");
  return isBed && /\b(?:add|some|more|a few|want|need|in there|would)\b|^[a-z, ]+ flowers/i.test(said)
    ? null
    : undefined;
};

/** "Too big, smaller ones please, crape myrtle": what is named takes the place of what is too big. */
const otherPlantFor: Rule = (one, { behind }) =>
  one.op === "resize" &&
  (one.factor ?? one.byM) === undefined &&
  isPlantOf(one, behind) &&
  behind?.op === "add"
    ? { op: "replace", target: one.target, element: behind.element }
    : undefined;

const replacedBefore: Rule = (one, { before }) =>
  one.op === "add" &&
  before?.op === "resize" &&
  (before.factor ?? before.byM) === undefined &&
  isPlantOf(before, one)
    ? null
    : undefined;

const isPlantOf = (grown: Operation, added: Operation | undefined): boolean =>
  added?.op === "add" &&
  added.bare === true &&
  added.element.kind === "tree" &&
  "target" in grown &&
  grown.target.kind === "tree";

/** "The palm nearest the pool" of four: one of them gives its place, and which one it is is told. */
const oneOfTrees: Rule = (one, { said, document }) => {
  if (one.op !== "replace" && one.op !== "remove") return undefined;
  const [tree, ...more] = found(one, document);
  const count = tree?.element.size?.count ?? 1;
  if (tree?.element.kind !== "tree" || more.length > 0 || count < 2) return undefined;
  const name = tree.element.species.split("-").at(-1)!;
  const isOne = new RegExp(`\\b(?:the|that|this)(?: [a-z]+)? (?:${name}|tree) ${AT_A_PLACE}`, "i").test(said);
  return isOne ? { op: "repeat", target: { ...one.target, near: "there" }, count: -1 } : undefined;
};
const AT_A_PLACE =
  "(?:that is |that's )?(?:nearest|closest|by|near|next to|beside|in front of|behind|against|blocking)\\b";

/** What comes in another's place comes once. */
const addedTwice: Rule = (one, { behind }) =>
  one.op === "add" &&
  behind?.op === "replace" &&
  JSON.stringify(one.element) === JSON.stringify(behind.element)
    ? null
    : undefined;

/** A number of plants in general is of none of them: each bed and each tree would get it. */
const numberOfAll: Rule = (one, { document }) => {
  const isNumber =
    (one.op === "repeat" && one.count !== undefined) || (one.op === "size" && one.size.count !== undefined);
  return isNumber && one.target.group !== undefined && found(one, document).length > 1 ? null : undefined;
};

const OF_A_PLACE =
  /\b(?:side of|end of|edge of|around|next to|beside|behind|along|near|by|in front of|on top of) (?:the |my |our |that |those )?(?:[a-z]+ )?$/;

/** "The same on the other side of the steps": what is named only to say where is no thing that comes. */
const addedPlace: Rule = (one, { said, document }) => {
  if (one.op !== "add" || !one.bare) return undefined;
  const { kind } = one.element;
  if (!document.elements.some(({ element }) => element.kind === kind) && kind !== "steps") return undefined;
  const words = said.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const named = words.flatMap((_, at) => (findPhrase(words, at)?.entry.noun?.kind === kind ? [at] : []));
  const isPlace = (at: number): boolean => OF_A_PLACE.test(`${words.slice(0, at).join(" ")} `);
  return named.length > 0 && named.every(isPlace) ? null : undefined;
};

const ONE_MORE = /\b(?:too|also|more|another|as well|some|add|plant|extra|new|additional)\b/i;

/** "Make the walk curve and do it in brick": the walk is there, and no second one comes. */
const addedAgain: Rule = (one, { said, document }) => {
  if (one.op !== "add" || !one.bare || !("use" in one.element)) return undefined;
  const { use } = one.element;
  const isWay = use === "walkway" || use === "driveway";
  const isThere = document.elements.some(({ element }) => "use" in element && element.use === use);
  return isWay && isThere && THE_WAY.test(said) && !ONE_MORE.test(said) ? null : undefined;
};
const THE_WAY = /\b(?:the|my|our|that) (?:front |side |garden )?(?:walk|walkway|path|drive|driveway)\b/i;

/** "Grasses in front of the wall, not on top": those that are there cannot be put so, and no others come. */
const addedThere: Rule = (one, { said, document }) => {
  if (one.op !== "add" || !one.bare || one.element.kind !== "bed" || one.element.place === undefined)
    return undefined;
  const { species } = one.element;
  const isThere = document.elements.some(
    ({ element }) =>
      element.kind === "bed" && species.length > 0 && species.every((id) => element.species.includes(id)),
  );
  return isThere && !ONE_MORE.test(said) ? null : undefined;
};

/** "On the other side too": one more there, and nothing moves. */
const otherSideToo: Rule = (one, { said }) =>
  one.op === "move" &&
  one.to === "other" &&
  /\bother (?:side|end)\b[^.;]*\b(?:too|as well|also)\b/i.test(said)
    ? { op: "repeat", target: one.target, place: "other" }
    : undefined;

/** "Can the steps go on the left, and be wider": of what the words name, where that is one thing alone. */
const itOfNamed: Rule = (one, { said, document }) => {
  if (!("target" in one) || !one.target.it || one.target.last || one.target.which) return undefined;
  const named = spokenIn(said, referentsOf(document)).filter(({ isCover }) => !isCover);
  const [first] = named;
  // "Move it to the back and make the fence black": what is named behind it is something else.
  const pronoun = said.search(/\b(?:it|them|that|this|they)\b/i);
  if (pronoun >= 0 && spokenIn(said.slice(0, pronoun), named).length === 0) return undefined;
  if (!first || new Set(named.map(({ of }) => of)).size !== 1) return undefined;
  return { ...one, target: first.plant && first.of.element.kind === "bed" ? one.target : exactly(first.of) };
};

/** "I don't want the hedge that long, 6 is enough": what is sized stays. */
const goneAndSized: Rule = (one, { behind, document }) => {
  if (one.op !== "remove" || one.target.it || one.target.species || one.target.which || !behind)
    return undefined;
  const isSized = behind.op === "size" || behind.op === "resize";
  const ids = new Set(found(one, document).map(({ id }) => id));
  const again = isSized ? found(behind, document) : [];
  return again.length > 0 && again.every(({ id }) => ids.has(id)) ? null : undefined;
};

const OF_SEATS = /chairs|rockers|loungers|stumps|bench|sofa|sectional|lounge|dining|bistro|picnic|swing/;
const SOME_OF = /\b(\d+|one|two|three|four|five) of (?:the|those|these|my|our) (?:chairs|seats|stools)\b/i;
const NUMBERS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5 };

/** "Drop 2 of the chairs" of those round a fire pit: string lights are furniture and no chairs. */
const chairsOfPit: Rule = (one, { said, document }) => {
  if (!("target" in one) || one.target.kind !== "furniture" || !SEATS.test(said)) return undefined;
  const isOther = document.elements.some(
    ({ element }) => element.kind === "furniture" && OF_SEATS.test(element.set),
  );
  const pit = document.elements.find(({ element }) => element.kind === "fire-pit" && element.seating);
  if (isOther || pit?.element.kind !== "fire-pit") return undefined;
  const target = exactly(pit);
  const { seats } = pit.element;
  const [, number = ""] = SOME_OF.exec(said) ?? [];
  const some = NUMBERS[number.toLowerCase()] ?? Number(number || Number.NaN);
  if (one.op === "remove" && seats !== undefined && some < seats)
    return { op: "set", target, fits: { "fire-pit": { seating: true } }, seats: seats - some };
  const seatColor = furnitureColorIn(said);
  if (one.op === "set") return seatColor ? { op: "set", target, fits: { "fire-pit": { seatColor } } } : null;
  return one.op === "remove" ? null : undefined;
};

/** "Put the money into a nicer walk, brick or something": the material is that of the way that was named. */
const materialOfNamed: Rule = (one, { said, document }) => {
  if (one.op !== "set" || one.target.kind !== "pavers" || one.target.element) return undefined;
  const words = said.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const named = words.flatMap((_, at) => knownBy(words, at, document)[0]?.elements ?? []);
  const ways = new Set(named.filter(({ element }) => "use" in element && element.kind !== "pavers"));
  const [way] = ways;
  if (!way || ways.size > 1) return undefined;
  return found(one, document).some(({ id }) => id === way.id) ? undefined : { ...one, target: exactly(way) };
};

/** "One more each side" is two. */
const oneEachSide: Rule = (one, { said }) =>
  one.op === "repeat" && one.count === 1 && /\b(?:each|either|both) sides?\b/i.test(said)
    ? { ...one, count: 2 }
    : undefined;

/** "More boulders, like double". */
const moreByFactor: Rule = (one, { behind }) =>
  one.op === "repeat" &&
  one.count === undefined &&
  behind?.op === "resize" &&
  behind.factor !== undefined &&
  targetOf(one) === targetOf(behind)
    ? null
    : undefined;

const UNDOES =
  /^\W*(?:undo|scrap|forget|nix|lose|remove) (?:the |that |this )?(?:[a-z]+ )?mulch(?: ring| bed)?\W*$/i;

/** "Remove the mulch ring": a bed that is nothing but its mulch goes with it. */
const bareGone: Rule = (one, { said, document }) => {
  if (one.op !== "set" || one.fits.bed?.mulch === undefined) return undefined;
  if (one.fits.bed.mulch !== "soil" && !UNDOES.test(said)) return undefined;
  const beds = found(one, document);
  const isNothingElse = beds.every(
    ({ element }) => element.kind === "bed" && element.bare && element.species.length === 0,
  );
  return beds.length > 0 && isNothingElse && !/\bsoil\b/i.test(said)
    ? { op: "remove", target: one.target }
    : undefined;
};

const RULES: readonly Rule[] = [
  bareGone,
  goneAndSized,
  chairsOfPit,
  materialOfNamed,
  oneEachSide,
  moreByFactor,
  itOfNamed,
  addedPlace,
  addedThere,
  addedAgain,
  otherSideToo,
  numberOfMore,
  countedBefore,
  countedHalf,
  chairsMore,
  colorOfChairs,
  flowersOfColor,
  otherPlantFor,
  replacedBefore,
  addedTwice,
  oneOfTrees,
  numberOfAll,
  ...ADDITION_RULES,
  ...RELATION_RULES,
  ...REASON_RULES,
];

type Sound = { operations: Operation[]; dropped: Operation[] };

/**
 * The operations of a change as the words around them mean them: a number that belongs to "more", a half that is of a number, a color that
 * is of flowers. What nobody asked for goes.
 */
export function soundOperations(
  operations: readonly Operation[],
  said: string,
  document: DesignDocument,
): Sound {
  const once = soundOnce(operations, said, document);
  if (JSON.stringify(once.operations) === JSON.stringify(operations)) return once;
  // What stood between two that belong together is gone, and "it" has its name.
  const twice = soundOnce(once.operations, said, document);
  return { operations: twice.operations, dropped: [...once.dropped, ...twice.dropped] };
}

function soundOnce(operations: readonly Operation[], said: string, document: DesignDocument): Sound {
  const sound: Operation[] = [];
  const dropped: Operation[] = [];
  operations.forEach((one, at) => {
    const beside = {
      said,
      before: operations[at - 1],
      behind: operations[at + 1],
      all: operations,
      at,
      document,
    };
    let now: Operation | null = one;
    for (const rule of RULES) {
      const next: Operation | null | undefined = now && rule(now, beside);
      if (next !== undefined) now = next;
    }
    if (now) sound.push(now);
    else dropped.push(one);
  });
  return { operations: sound, dropped };
}
