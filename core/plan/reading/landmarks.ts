import type { ElementKind, HardscapeUse, Place } from "#core/elements/element.ts";
import { getSpecies } from "#core/plants/catalogue.ts";
import type { Entry } from "./entry.ts";
import type { Mention } from "./mention.ts";
import { type Landmark, placeOf } from "./words/place-words.ts";

const LANDMARK_OF_KIND: Partial<Record<ElementKind, Landmark>> = {
  pool: "pool",
  "fire-pit": "fire",
  fence: "fence",
  tree: "tree",
  deck: "patio",
  lawn: "boundary",
  "retaining-wall": "wall",
  "stepping-stones": "walk",
};
const LANDMARK_OF_USE: Record<HardscapeUse, Landmark> = {
  patio: "patio",
  area: "patio",
  driveway: "driveway",
  walkway: "walk",
};

/** What a head is when something stands beside it. */
export function landmarkOf(entry: Entry): Landmark | null {
  if (entry.landmark) return entry.landmark;
  if (entry.use) return LANDMARK_OF_USE[entry.use];
  if (entry.noun) return LANDMARK_OF_KIND[entry.noun.kind] ?? null;
  if (entry.species?.some((id) => getSpecies(id).role === "tree")) return "tree";
  return null;
}

/** What a thing that was asked for is when something else stands beside it. */
export const landmarkOfMention = ({ use, kind }: Mention): Landmark | undefined =>
  use ? LANDMARK_OF_USE[use] : LANDMARK_OF_KIND[kind];

/** Where something goes that lines a mention ("a walkway lined with boxwood"). */
export function placeAlong(mention: Mention): Place | null {
  const landmark = landmarkOfMention(mention);
  return landmark ? placeOf("along", landmark) : null;
}
