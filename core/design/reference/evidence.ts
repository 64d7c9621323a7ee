import { standsAt } from "#core/design/find-elements.ts";
import { isAlready } from "#core/design/heard/named-thing.ts";
import type { Which } from "#core/design/operation.ts";
import type { Place } from "#core/elements/element.ts";
import { findPhrase } from "#core/plan/reading/lexicon.ts";
import type { SpeciesId } from "#core/plants/catalogue.ts";
import { colorsOf, flowerColorOf } from "#core/plants/flower-color.ts";
import type { FlowerColor } from "#core/plants/species-facts.ts";
import { plantLook, plantNoun } from "./plant-senses.ts";
import type { Referent } from "./referents.ts";
import type { Reference } from "./said-references.ts";

/** What a sign says of something that may be meant: 1 = it is so, -1 = it is not, 0 = nobody knows. */
type Sign = -1 | 0 | 1;

const sign = (isSo: boolean): Sign => (isSo ? 1 : -1);

/** How much each sign weighs. Chosen by the order in which people let one sign overrule another; none was fitted. */
const WEIGHTS = { look: 2, place: 3, number: 2, size: 1 } as const;

const TALL = /^(?:tall|taller|tallest|high)$/;
const BIG = /^(?:big|bigger|biggest|large|larger|largest|huge)$/;
const SMALL = /^(?:little|small|smaller|smallest|tiny|low|lower|lowest|short|shorter)$/;

const heightOf = ({ of, plant }: Referent): number | null =>
  of.element.size?.heightM ?? plant?.heightM ?? null;

/** "The little ones" are the lowest of those that may be meant. */
function sizeSign(look: string, one: Referent, all: readonly Referent[]): Sign | null {
  const isSmall = SMALL.test(look);
  if (!isSmall && !TALL.test(look) && !BIG.test(look)) return null;
  const height = heightOf(one);
  const heights = all.flatMap((each) => heightOf(each) ?? []);
  if (height === null || heights.length < 2) return 0;
  const most = Math.max(...heights);
  const least = Math.min(...heights);
  if (most === least) return 0;
  return sign(isSmall ? height <= (most + least) / 2 : height > (most + least) / 2);
}

/** Which side of a design a word of a place means, and the places of elements that are there. */
const WHICH: readonly (readonly [said: RegExp, which: Which | null, places: readonly Place[]])[] = [
  [/\b(?:door|entry|entrance|porch|stoop|house|home|windows?|garage wall)\b/, "house", []],
  [/\bfence\b/, "fence", []],
  [/\b(?:walk|walkway|path)\b/, "walk", []],
  [/\b(?:drive|driveway|garage)\b/, "driveway", []],
  [/\b(?:street|road|curb|sidewalk|mailbox)\b/, "front", []],
  [/\bpool\b/, null, ["around-pool"]],
  [/\b(?:patio|deck)\b/, null, ["around-patio"]],
  [/\bleft\b/, "left", []],
  [/\bright\b/, "right", []],
  [/\bfront\b/, "front", []],
  [/\b(?:back|corner)\b/, "back", []],
  [/\b(?:middle|center)\b/, "middle", []],
];

function placeSign(said: string, { of: { element }, isCover }: Referent): number {
  if (isCover) return 0;
  const row = WHICH.find(([words]) => words.test(said));
  if (!row) return 0;
  const [, which, places] = row;
  const by = "by" in element ? element.by : undefined;
  // What was said to stand by the door is meant sooner than what lies along the house.
  if (by !== undefined) return said.includes(by) ? BY_NAME : sign(by === "door" && which === "house");
  if (element.place === undefined) return 0;
  if (element.kind === "fire-pit") return 0;
  return sign((which !== null && standsAt(element, which)) || places.includes(element.place));
}

const BY_NAME = 2;

/** Colors that people call by each other's name: an azalea that is drawn in violet is pink to many. */
const NEAR: Record<FlowerColor, readonly FlowerColor[]> = {
  white: [],
  pink: ["purple", "red"],
  red: ["pink", "orange"],
  yellow: ["orange"],
  orange: ["yellow", "red"],
  purple: ["pink", "blue"],
  blue: ["purple"],
};
const NEARLY = 0.5;

function lookSign(look: string, one: Referent): number {
  const { plant, of } = one;
  if (/^(?:left|right|front|back|middle|center|far)$/.test(look)) return placeSign(look, one);
  const ofPlant = plantLook(look);
  if (ofPlant && !(look === "round" && !plant)) return plant ? sign(ofPlant(plant)) : -1;
  const hue = flowerColorOf(look);
  if (plant && hue && plantNoun("flower")!(plant)) {
    const colors = colorsOf(plant.id as SpeciesId);
    if (colors.includes(hue)) return 1;
    return colors.some((one) => NEAR[hue].includes(one)) ? NEARLY : colors.length > 0 ? -1 : 0;
  }
  if (plant) return look === "green" ? sign(plant.bloom === null) : 0;
  const fits = findPhrase([look], 0)?.entry.fits;
  if (!fits?.[of.element.kind]) return 0;
  return sign(isAlready(of.element, fits));
}

/** A reference without what it says of the size of a thing, which is told among those that all else leaves. */
export const withoutSizes = (reference: Reference): Reference => ({
  ...reference,
  looks: reference.looks.filter((look) => !SMALL.test(look) && !TALL.test(look) && !BIG.test(look)),
});

/** By how much a reference speaks for something; -Infinity = it cannot be meant. `all`: everything of the same noun. */
export function evidenceFor(reference: Reference, one: Referent, all: readonly Referent[]): number {
  const { looks, noun, isMany, place } = reference;
  const sense = noun === null ? null : plantNoun(noun);
  if (sense && !(one.plant && sense(one.plant))) return Number.NEGATIVE_INFINITY;
  let score = 0;
  for (const look of looks) {
    const size = sizeSign(look, one, all);
    if (size !== null) score += size * WEIGHTS.size;
    else score += lookSign(look, one) * WEIGHTS.look;
  }
  // "The one by the door" may be one of two.
  const isOneOfMany = noun === null && !isMany && (one.count ?? 0) > 1;
  score += isOneOfMany ? 0 : sign(one.isMany === isMany) * WEIGHTS.number;
  if (place !== null) score += placeSign(place, one) * WEIGHTS.place;
  return score;
}

/** Whether a place that was said is where something stands. */
export const standsThere = (place: string, one: Referent): boolean => placeSign(place, one) > 0;

/** Whether any describing word is true of something, by what is known of it. */
export const isAsSaid = ({ looks, place }: Reference, one: Referent, all: readonly Referent[]): boolean =>
  (place !== null && standsThere(place, one)) ||
  looks.some((look) => (sizeSign(look, one, all) ?? lookSign(look, one)) > 0);
