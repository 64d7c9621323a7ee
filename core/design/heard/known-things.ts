import { GROUP_WORDS } from "#core/design/change-words.ts";
import { thingOf } from "#core/design/clause.ts";
import type { DesignDocument, DesignElement } from "#core/design/design-document.ts";
import { findElements } from "#core/design/find-elements.ts";
import type { Target } from "#core/design/operation.ts";
import type { Entry } from "#core/plan/reading/entry.ts";
import { findPhrase } from "#core/plan/reading/lexicon.ts";
import { findSpecies, type SpeciesId } from "#core/plants/catalogue.ts";

/** What words name of a design: the elements, and the plant of them that is meant where they are more than that. */
export type Known = {
  elements: readonly DesignElement[];
  /** The name itself, as a target of its kind. */
  target: Target;
  /** More plants of the name: "grasses" are of two kinds. */
  others?: readonly SpeciesId[];
  /** What a bed lies under, and not the bed. */
  isCover?: true;
};

const COVER = /^(?:(?:(?!no |without )[a-z]+ ){0,2}mulch|bark|wood chips?|woodchips?|chips)$/;
/** Plants that are clipped into a shape, by the name of the shape. */
const SHAPE = /^(?:balls?|spheres?|globes?|cones?|domes?|topiary|topiaries|cushions?)$/;
const CLIPPED: ReadonlySet<string> = new Set([
  "boxwood",
  "arborvitae",
  "inkberry",
  "globe-spruce",
  "dwarf-yaupon",
  "podocarpus",
  "clusia",
  "walters-viburnum",
]);
const WALL = /^(?:seat|seating|sitting|garden) walls?$/;

/** The name that begins at a word and what it names of a design, with the number of its words; null where it names nothing of it. */
export function knownBy(
  words: readonly string[],
  at: number,
  document: DesignDocument,
): [Known | null, number] {
  for (const length of [2, 1]) {
    const said = words.slice(at, at + length).join(" ");
    if (words.length < at + length) continue;
    const beds = document.elements.filter(({ element }) => element.kind === "bed");
    const walls = document.elements.filter(({ element }) => element.kind === "retaining-wall");
    if (WALL.test(said) && walls.length > 0)
      return [{ elements: walls, target: { kind: "retaining-wall" } }, length];
    const clipped = SHAPE.test(said) ? clippedIn(document) : null;
    if (clipped) return [clipped, length];
    const phrase = findPhrase(words, at)?.length ?? 1;
    if (COVER.test(said) && beds.length > 0 && length <= Math.max(phrase, 1))
      return [{ elements: beds, target: { kind: "bed" }, isCover: true }, length];
  }
  const word = words[at]!;
  const grown = tallOnes(words, at, document);
  if (grown) return grown;
  const rock = looseRock(words, at, document);
  if (rock) return [rock, 1];
  const boxes = raisedOnes(words, at, document);
  if (boxes) return [boxes, 1];
  const stones = coverOfStones(words, at, document);
  if (stones) return [stones, 1];
  const also = alsoNamed(words, at, document);
  if (also) return [also, 1];
  const found = findPhrase(words, at);
  const length = found?.length ?? 1;
  const said = words.slice(at, at + length);
  if (found && !(found.entry.noun || found.entry.use || found.entry.species) && !isChair(word))
    return [null, length];
  if (!found && GROUP_WORDS[word] === undefined) return [plantNamed(word, document), 1];
  if (GROUP_WORDS[word] === "all" || word === "wood" || word === "stone") return [null, length];
  const { target } = thingOf(said.join(" "));
  if (!target || target.it) return [null, length];
  const all = narrowed(findElements(document, target), said.join(" "));
  const paved = found?.entry.noun && OF_STONE.has(found.entry.noun.kind) ? found.entry.noun : null;
  // "Flagstone" is the name of what is of flagstone, and of nothing else.
  const ofKind = paved ? all.filter(({ element }) => isOf(element, paved)) : all;
  // A bed that lists a plant is meant sooner than one whose style may have it.
  const listed = target.species
    ? ofKind.filter(({ element }) => element.kind !== "bed" || element.species.length > 0)
    : [];
  const elements = listed.length > 0 ? listed : ofKind;
  if (elements.length === 0 && found?.entry.noun?.kind === "gravel") {
    const covered = document.elements.filter(
      ({ element }) => element.kind === "bed" && element.mulch === "gravel",
    );
    if (covered.length > 0) return [{ elements: covered, target: { kind: "bed" }, isCover: true }, length];
  }
  const others = (found?.entry.species ?? []).filter(
    (id) =>
      id !== target.species &&
      elements.some(({ element }) => element.kind === "bed" && element.species.includes(id)),
  );
  const isOfSeveral = target.species !== undefined && others.length > 0;
  if (elements.length > 0) return [{ elements, target, ...(isOfSeveral ? { others } : {}) }, length];
  // "The cactus" where there are golden barrels: the only one of its family that grows here.
  const family = (found?.entry.species ?? []).filter(
    (id) => findElements(document, { species: id }).length > 0,
  );
  const [only, ...kin] = family;
  if (only && kin.length === 0)
    return [{ elements: findElements(document, { species: only }), target: { species: only } }, length];
  // "The myrtles" where there are crape myrtles.
  return [length === 1 && found?.entry.species ? plantNamed(word, document) : null, length];
}

const TALL_ONES =
  /^((?:(?:tall|big|skinny|narrow|pointy|thin|dark|green|evergreen|bushy) )+)(?:ones|things|guys|bushes|plants|trees)\b/;

/** "Those tall green ones": the only trees or the only hedge of a design. */
function tallOnes(
  words: readonly string[],
  at: number,
  { elements }: DesignDocument,
): [Known, number] | null {
  const [, looks = ""] = TALL_ONES.exec(words.slice(at).join(" ")) ?? [];
  const isPointedAt = /^(?:those|these|the|my|our)$/.test(words[at - 1] ?? "");
  const found = elements.filter(({ element }) => element.kind === "tree" || element.kind === "hedge");
  const [one, ...more] = found;
  return /tall|big|green|pointy/.test(looks) && isPointedAt && one && more.length === 0
    ? [{ elements: [one], target: { kind: one.element.kind } }, looks.trim().split(" ").length + 1]
    : null;
}

/** "Too much rock", "beige stones": those that the only bed lies under, where a design has no others. */
function coverOfStones(words: readonly string[], at: number, { elements }: DesignDocument): Known | null {
  const isOther = elements.some(({ element: { kind } }) => OF_STONES.has(kind));
  const beds = elements.filter(({ element }) => element.kind === "bed" && element.mulch === "gravel");
  return /^(?:stones?|rocks?|pebbles?)$/.test(words[at]!) &&
    beds.length === 1 &&
    !isOther &&
    !/^(?:add|some|a|of|more|natural|river|lava|in|with|and|use)$/.test(words[at - 1] ?? "") &&
    !/^(?:walls?|paths?|walk|steps?|edging|border|patio)$/.test(words[at + 1] ?? "")
    ? { elements: beds, target: { kind: "bed" }, isCover: true }
    : null;
}
/** "Rock should be smaller": the loose stones that cover the ground, where the word is no plural. */
function looseRock(words: readonly string[], at: number, { elements }: DesignDocument): Known | null {
  const isOne = words[at] === "rock" && !/^(?:a|another|one|big|large|river|lava)$/.test(words[at - 1] ?? "");
  const loose = elements.filter(
    ({ element }) => element.kind === "gravel" && element.use === "area" && element.grade !== "fine",
  );
  return isOne && loose.length === 1 && !/^(?:walls?|paths?|garden|border)$/.test(words[at + 1] ?? "")
    ? { elements: loose, target: { kind: "gravel" } }
    : null;
}

/** "Two beds are plenty": the raised ones, where those are several and every other bed is one. */
function raisedOnes(words: readonly string[], at: number, { elements }: DesignDocument): Known | null {
  const isCounted = /^(?:\d+|both|all|the|my|our|those|these|fewer|more|of)$/.test(words[at - 1] ?? "");
  if (words[at] !== "beds" || !isCounted) return null;
  const raised = elements.filter(({ element }) => element.kind === "raised-bed");
  const others = elements.filter(({ element }) => element.kind === "bed");
  const isSeveral = raised.length === 1 && (raised[0]!.element.size?.count ?? 1) > 1;
  return isSeveral && others.length < 2 ? { elements: raised, target: { kind: "raised-bed" } } : null;
}

const OF_STONES: ReadonlySet<string> = new Set(["boulders", "stepping-stones", "gravel", "swale"]);

const LIGHTS: ReadonlySet<string> = new Set(["path-lights", "uplights"]);

/** What people call a thing by what it is of or how it looks, where a design has one such thing. */
const ALSO_NAMED: readonly (readonly [RegExp, (element: DesignElement["element"]) => boolean])[] = [
  [/^(?:water|waterline)$/, ({ kind }) => kind === "pool" || kind === "water-feature"],
  [/^(?:group|cluster|clump|grove)$/, ({ kind, size }) => kind === "tree" && (size?.count ?? 1) > 1],
  [
    /^(?:circle|oval)$/,
    (element) => element.kind === "bed" || ("shape" in element && element.shape === "round"),
  ],
  [
    /^lights?$/,
    (element) =>
      LIGHTS.has(element.kind) || (element.kind === "furniture" && element.set === "string-lights"),
  ],
  [/^(?:stones?|rocks?)$/, ({ kind }) => kind === "stepping-stones" || kind === "boulders"],
  [/^box(?:es)?$/, ({ kind }) => kind === "raised-bed"],
  [/^strip$/, ({ kind }) => kind === "gravel"],
  [/^(?:creek|river|stream)$/, ({ kind }) => kind === "swale"],
];

function alsoNamed(words: readonly string[], at: number, document: DesignDocument): Known | null {
  const row = ALSO_NAMED.find(([said]) => said.test(words[at]!));
  const isDefinite = /^(?:the|those|these|that|my|our|big|round|square|more|fewer|[a-z]+er)$/.test(
    words[at - 1] ?? "",
  );
  if (
    !row ||
    !isDefinite ||
    /^(?:features?|lil(?:y|ies)|gardens?|wall|patio|steps?|of)$/.test(words[at + 1] ?? "")
  )
    return null;
  const elements = document.elements.filter(({ element }) => row[1](element));
  const [one] = elements;
  return one && elements.length === 1 ? { elements, target: { kind: one.element.kind } } : null;
}

/** "The crape" where there is a crape myrtle. */
function plantNamed(word: string, document: DesignDocument): Known | null {
  // "No pampas": the grass is left out.
  const whole = ["grass", "tree", "bush"]
    .map((kind) => findPhrase([word, kind], 0))
    .find((one) => one?.length === 2 && one.entry.species);
  const named = word.length > 3 ? whole?.entry.species?.[0] : undefined;
  const grown = named ? findElements(document, { species: named }) : [];
  if (named && grown.length > 0) return { elements: grown, target: { species: named } };
  const isOfIt = (id: string): boolean =>
    word.length > 3 && id.includes("-") && id.split("-").some((part) => part === word || `${part}s` === word);
  const found = document.elements.filter(({ element }) =>
    element.kind === "tree" || element.kind === "hedge"
      ? isOfIt(element.species)
      : element.kind === "bed" && element.species.some(isOfIt),
  );
  const ids = new Set(
    found.flatMap(({ element }) => ("species" in element ? [element.species].flat().filter(isOfIt) : [])),
  );
  const species = ids.size === 1 ? findSpecies([...ids][0]!)?.id : undefined;
  return species ? { elements: found, target: { species } } : null;
}

/** The only clipped plant of a design. */
function clippedIn(document: DesignDocument): Known | null {
  const found = document.elements.flatMap((one) =>
    (one.element.kind === "bed" || one.element.kind === "planter"
      ? one.element.species
      : one.element.kind === "hedge"
        ? [one.element.species]
        : []
    )
      .filter((id) => CLIPPED.has(id))
      .map((id) => ({ one, id })),
  );
  const [first] = found;
  const species = first && findSpecies(first.id)?.id;
  return first && species && found.length === 1 ? { elements: [first.one], target: { species } } : null;
}

/** Kinds whose names are those of materials too. */
export const OF_STONE: ReadonlySet<string> = new Set(["pavers", "concrete", "gravel"]);
function isOf(element: DesignElement["element"], { kind, details }: NonNullable<Entry["noun"]>): boolean {
  const stone = details.pavers?.stone;
  return element.kind === kind && (!stone || (element.kind === "pavers" && element.stone === stone));
}

const isChair = (word: string): boolean => /^(?:chairs?|seats?|stools?|kitchen|pit|edging)$/.test(word);

/** Of furniture the set that is named. */
function narrowed(found: readonly DesignElement[], said: string): readonly DesignElement[] {
  if (!found.every(({ element }) => element.kind === "furniture")) return found;
  const set = findPhrase(said.split(" "), 0)?.entry.noun?.details.furniture?.set;
  const ofSet = set ? found.filter(({ element }) => element.kind === "furniture" && element.set === set) : [];
  if (ofSet.length > 0) return ofSet;
  const chairs = isChair(said)
    ? found.filter(({ element }) => element.kind === "furniture" && element.set === "chairs")
    : [];
  return chairs.length > 0 ? chairs : set ? [] : found;
}
