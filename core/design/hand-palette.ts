import type { ElementKind, PlanElement } from "#core/elements/element.ts";
import { vocabularies } from "#core/elements/vocabularies.ts";
import { catalogue, type SpeciesId } from "#core/plants/catalogue.ts";
import { nameInSentence } from "#core/plants/name-in-sentence.ts";
import { type GroundPlace, PLACE_PATTERN, placeOf, placeWords } from "./ground-place.ts";
import type { Operation } from "./operation.ts";

const usual = <K extends ElementKind>(kind: K, details: object = {}): PlanElement =>
  ({ kind, ...vocabularies[kind].defaults, ...details }) as PlanElement;

/** Things that can be set down on the ground by a tap, as people call them. Each can be chosen, sized and turned once it stands. */
const things: Readonly<Record<string, PlanElement>> = {
  tree: usual("tree"),
  "planting bed": usual("bed", { place: "centre" }),
  boulders: usual("boulders", { size: { count: 3 } }),
  "paver patio": usual("pavers", { use: "patio" }),
  "gravel patio": usual("gravel", { use: "patio" }),
  "fire pit": usual("fire-pit"),
  pergola: usual("pergola"),
  furniture: usual("furniture"),
  "outdoor kitchen": usual("outdoor-kitchen"),
  "raised bed": usual("raised-bed"),
  planter: usual("planter", { size: { count: 1 } }),
  fountain: usual("water-feature", { form: "fountain" }),
  pond: usual("water-feature", { form: "pond" }),
  pool: usual("pool"),
};

/** Each plant of the catalogue, under the name of what is set down: a tree by itself, and of everything else a bed. */
const plants: Readonly<Record<string, { species: SpeciesId; element: PlanElement }>> = Object.fromEntries(
  catalogue.map(({ id, role }) =>
    role === "tree"
      ? [nameInSentence(id), { species: id, element: usual("tree", { species: id }) }]
      : [
          `bed of ${nameInSentence(id)}`,
          { species: id, element: usual("bed", { place: "centre", species: [id] }) },
        ],
  ),
);

/** All that can be set down at a place. */
export const handPalette: Readonly<Record<string, PlanElement>> = {
  ...things,
  ...Object.fromEntries(Object.entries(plants).map(([label, { element }]) => [label, element])),
};

/** What follows the house, a fence, a walk or the whole yard finds its own place; the sentence that asks for it. */
export const OWN_PLACED: Readonly<Record<string, string>> = {
  lawn: "Add a lawn",
  walkway: "Add a paver walkway",
  "stepping stones": "Add stepping stones",
  "path lights": "Add path lights",
  "privacy hedge": "Add a privacy hedge",
  fence: "Add a wood fence",
  deck: "Add a deck",
  "steel edging": "Add steel edging",
  "retaining wall": "Add a retaining wall",
};

/** The palette as it is offered, part by part. `species` says which plant's picture a row has. */
export const paletteParts: readonly {
  title: string;
  rows: readonly { label: string; species?: SpeciesId }[];
}[] = [
  { title: "Things", rows: Object.keys(things).map((label) => ({ label })) },
  { title: "Finds its own place", rows: Object.keys(OWN_PLACED).map((label) => ({ label })) },
  ...(["tree", "bed"] as const).map((kind) => ({
    title: kind === "tree" ? "Trees" : "Beds of one plant",
    rows: Object.entries(plants)
      .filter(([, { element }]) => element.kind === kind)
      .map(([label, { species }]) => ({ label, species })),
  })),
];

const SENTENCE = new RegExp(`^Set down a new (.+) ${PLACE_PATTERN}$`);

/** "Set down a new fire pit 28 ft away and 4.5 ft to the right". */
export const placeSentence = (label: string, at: GroundPlace): string =>
  `Set down a new ${label} ${placeWords(at)}`;

/** Reads `placeSentence` back; null for anything else. */
export function readPlaceSentence(text: string): Operation[] | null {
  const [, label, away, aside, side] = SENTENCE.exec(text) ?? [];
  if (!label || !away || !Object.hasOwn(handPalette, label)) return null;
  return [{ op: "add", element: { ...handPalette[label]!, atM: placeOf(away, aside, side) } }];
}
