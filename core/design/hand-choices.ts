import type { ElementKind } from "#core/elements/element.ts";
import { FURNITURE_COLORS } from "#core/elements/furniture-looks.ts";
import { type PaverStone, paverStoneIds, paverStones } from "#core/elements/paver-stones.ts";
import { SURFACE_COATS, SURFACE_COLORS } from "#core/elements/surface-looks.ts";
import type { Details } from "#core/elements/vocabulary.ts";
import { furnitureChoices } from "./furniture-choices.ts";
import { wallChoices } from "./wall-choices.ts";

/** One thing to choose of an element: what it is called, what there is, and how each sets the element. */
export type HandChoice<K extends ElementKind = ElementKind> = {
  label: string;
  options: readonly { label: string; details: Partial<Details<K>> }[];
};

const SHAPE = {
  label: "shape",
  options: [
    { label: "free", details: { shape: undefined } },
    { label: "round", details: { shape: "round" } },
    { label: "rectangular", details: { shape: "rectangle" } },
  ],
} as const;

type ByKind = { [K in ElementKind]: readonly HandChoice<K>[] };

const WOODS = [
  { label: "cedar", details: { wood: "cedar" } },
  { label: "brown", details: { wood: "brown" } },
  { label: "gray", details: { wood: "grey" } },
  { label: "redwood", details: { wood: "redwood" } },
  { label: "black", details: { wood: "black" } },
] as const;
const STEEL_EDGE = { label: "steel", details: { edging: true, edge: undefined } };
const CONTRASTING = { label: "contrasting", details: { border: true, borderColour: undefined } };
const OWN_COLOR = { label: "its own", details: { colour: undefined } };
const CONCRETE_PAVERS = { label: "concrete pavers", details: { stone: undefined } };

function stoneOption(stone: PaverStone) {
  const { name, pattern, colour } = paverStones[stone];
  return { label: name, details: { stone, pattern, colour } };
}

/** What can be chosen of each kind by hand: what its painter draws and its bill counts. Labels of one kind are all different. */
export const handChoices = {
  lawn: [
    {
      label: "surface",
      options: [
        { label: "sod", details: { surface: "sod" } },
        { label: "seed", details: { surface: "seed" } },
        { label: "artificial turf", details: { surface: "turf", green: undefined } },
        { label: "putting green", details: { surface: "turf", green: "all" } },
      ],
    },
  ],
  bed: [
    {
      label: "mulch",
      options: [
        { label: "brown", details: { mulch: "brown" } },
        { label: "black", details: { mulch: "black" } },
        { label: "red", details: { mulch: "red" } },
        { label: "pine straw", details: { mulch: "pine-straw" } },
        { label: "gravel", details: { mulch: "gravel" } },
        { label: "bare soil", details: { mulch: "soil" } },
      ],
    },
    {
      label: "edging",
      options: [
        { label: "none", details: { edging: false } },
        STEEL_EDGE as { label: string; details: Partial<Details<"bed">> },
        { label: "brick", details: { edging: true, edge: "brick" } },
        { label: "stone", details: { edging: true, edge: "stone" } },
      ],
    },
  ],
  pavers: [
    {
      label: "stone",
      options: [
        CONCRETE_PAVERS as { label: string; details: Partial<Details<"pavers">> },
        ...paverStoneIds.map(stoneOption),
      ],
    },
    {
      label: "color",
      options: [
        { label: "blend", details: { colour: "blend" } },
        { label: "charcoal", details: { colour: "charcoal" } },
        { label: "gray", details: { colour: "grey" } },
        { label: "red", details: { colour: "red" } },
        { label: "tan", details: { colour: "tan" } },
        { label: "sand", details: { colour: "sand" } },
      ],
    },
    {
      label: "pattern",
      options: [
        { label: "running bond", details: { pattern: "running-bond" } },
        { label: "herringbone", details: { pattern: "herringbone" } },
        { label: "basketweave", details: { pattern: "basketweave" } },
        { label: "circular", details: { pattern: "circular" } },
        { label: "ashlar", details: { pattern: "ashlar" } },
        { label: "stack bond", details: { pattern: "stack-bond" } },
        { label: "irregular", details: { pattern: "irregular" } },
      ],
    },
    {
      label: "border",
      options: [
        { label: "none", details: { border: false } },
        CONTRASTING as { label: string; details: Partial<Details<"pavers">> },
        { label: "light", details: { border: true, borderColour: "sand" } },
        { label: "charcoal", details: { border: true, borderColour: "charcoal" } },
        { label: "gray", details: { border: true, borderColour: "grey" } },
        { label: "red", details: { border: true, borderColour: "red" } },
      ],
    },
  ],
  concrete: [
    {
      label: "finish",
      options: [
        { label: "broom", details: { finish: "broom" } },
        { label: "stamped", details: { finish: "stamped" } },
        { label: "exposed", details: { finish: "exposed" } },
        { label: "asphalt", details: { finish: "asphalt" } },
      ],
    },
    SHAPE,
  ],
  gravel: [
    {
      label: "color",
      options: [
        { label: "tan", details: { tone: "tan" } },
        { label: "gray", details: { tone: "grey" } },
        { label: "white", details: { tone: "white" } },
        { label: "cream", details: { tone: "cream" } },
        { label: "river rock", details: { tone: "river" } },
      ],
    },
    SHAPE,
  ],
  "stepping-stones": [
    {
      label: "material",
      options: [
        { label: "flagstone", details: { material: "flagstone" } },
        { label: "concrete", details: { material: "concrete" } },
      ],
    },
  ],
  deck: [{ label: "wood", options: WOODS }],
  pool: [
    {
      label: "shape",
      options: [
        { label: "rectangle", details: { shape: "rectangle" } },
        { label: "kidney", details: { shape: "kidney" } },
      ],
    },
    {
      label: "coping",
      options: [
        { label: "sand", details: { coping: "sand" } },
        { label: "gray", details: { coping: "grey" } },
      ],
    },
  ],
  "fire-pit": [
    {
      label: "form",
      options: [
        { label: "stone", details: { form: "stone" } },
        { label: "square stone", details: { form: "stone-square" } },
        { label: "steel", details: { form: "steel" } },
        { label: "bowl", details: { form: "bowl" } },
        { label: "table", details: { form: "table" } },
        { label: "long table", details: { form: "table-long" } },
        { label: "square table", details: { form: "table-square" } },
        { label: "round table", details: { form: "table-round" } },
      ],
    },
    {
      label: "chairs",
      options: [
        { label: "none", details: { seating: false } },
        { label: "round it", details: { seating: true, seatColor: undefined } },
        ...FURNITURE_COLORS.map(([color]) => ({
          label: color,
          details: { seating: true, seatColor: color },
        })),
      ],
    },
  ],
  boulders: [],
  tree: [],
  hedge: [],
  "retaining-wall": wallChoices,
  fence: [
    {
      label: "style",
      options: [
        { label: "wood", details: { style: "wood" } },
        { label: "vinyl", details: { style: "vinyl" } },
        { label: "metal", details: { style: "metal" } },
      ],
    },
    {
      label: "boards",
      options: [
        { label: "edge to edge", details: { boards: undefined } },
        { label: "horizontal", details: { boards: "horizontal" } },
        { label: "picket", details: { boards: "picket" } },
        { label: "rail", details: { boards: "rail" } },
      ],
    },
    {
      label: "color",
      options: [
        { label: "natural", details: { color: undefined } },
        { label: "white", details: { color: "white" } },
        { label: "black", details: { color: "black" } },
        { label: "gray", details: { color: "grey" } },
        { label: "brown", details: { color: "brown" } },
        { label: "redwood", details: { color: "redwood" } },
      ],
    },
    {
      label: "gate",
      options: [
        { label: "none", details: { gate: false } },
        { label: "one", details: { gate: true } },
      ],
    },
  ],
  "surface-finish": [
    { label: "finish", options: SURFACE_COATS.map((finish) => ({ label: finish, details: { finish } })) },
    {
      label: "color",
      options: [
        { label: "of the material", details: { color: undefined } },
        ...SURFACE_COLORS.map((color) => ({ label: color, details: { color } })),
      ],
    },
  ],
  pergola: [{ label: "wood", options: [...WOODS, { label: "white", details: { wood: "white" } }] }],
  "path-lights": [
    {
      label: "metal",
      options: [
        { label: "aluminum", details: { metal: undefined } },
        { label: "black aluminum", details: { metal: "black" } },
        { label: "bronze", details: { metal: "bronze" } },
        { label: "brass", details: { metal: "brass" } },
      ],
    },
  ],
  uplights: [
    {
      label: "metal",
      options: [
        { label: "aluminum", details: { metal: undefined } },
        { label: "black aluminum", details: { metal: "black" } },
        { label: "bronze", details: { metal: "bronze" } },
        { label: "brass", details: { metal: "brass" } },
      ],
    },
  ],
  "raised-bed": [
    {
      label: "material",
      options: [
        { label: "wood", details: { material: "wood" } },
        { label: "stone", details: { material: "stone" } },
        { label: "steel", details: { material: "steel" } },
      ],
    },
    {
      label: "planting",
      options: [
        { label: "vegetables", details: { planting: "vegetables" } },
        { label: "flowers", details: { planting: "flowers" } },
      ],
    },
  ],
  planter: [
    {
      label: "form",
      options: [
        { label: "pot", details: { form: "pot" } },
        { label: "urn", details: { form: "urn" } },
        { label: "box", details: { form: "box" } },
        { label: "trough", details: { form: "trough" } },
        { label: "tall", details: { form: "tall" } },
        { label: "built of stone", details: { form: "built", material: undefined, colour: undefined } },
      ],
    },
    {
      label: "material",
      options: [
        { label: "terracotta", details: { material: "terracotta" } },
        { label: "concrete", details: { material: "concrete" } },
        { label: "glazed ceramic", details: { material: "ceramic" } },
        { label: "fiberglass", details: { material: "fiberglass" } },
        { label: "metal", details: { material: "metal" } },
        { label: "weathering steel", details: { material: "corten" } },
        { label: "wood", details: { material: "wood" } },
        { label: "stone", details: { material: "stone" } },
      ],
    },
    {
      label: "color",
      options: [
        OWN_COLOR as { label: string; details: Partial<Details<"planter">> },
        { label: "black", details: { colour: "black" } },
        { label: "white", details: { colour: "white" } },
        { label: "gray", details: { colour: "grey" } },
        { label: "blue", details: { colour: "blue" } },
        { label: "green", details: { colour: "green" } },
        { label: "brown", details: { colour: "brown" } },
      ],
    },
  ],
  edging: [
    {
      label: "material",
      options: [
        { label: "steel", details: { material: "steel" } },
        { label: "stone", details: { material: "stone" } },
        { label: "brick", details: { material: "brick" } },
        { label: "timber", details: { material: "timber" } },
        { label: "concrete", details: { material: "concrete" } },
        { label: "pavers", details: { material: "paver" } },
      ],
    },
  ],
  "water-feature": [
    {
      label: "form",
      options: [
        { label: "fountain", details: { form: "fountain" } },
        { label: "three tiers", details: { form: "fountain-three" } },
        { label: "rock", details: { form: "bubbler" } },
        { label: "urn", details: { form: "urn" } },
        { label: "bird bath", details: { form: "birdbath" } },
        { label: "pond", details: { form: "pond" } },
      ],
    },
  ],
  "outdoor-kitchen": [
    {
      label: "finish",
      options: [
        { label: "stone", details: { finish: "stone" } },
        { label: "stucco", details: { finish: "stucco" } },
        { label: "wood", details: { finish: "wood" } },
      ],
    },
  ],
  furniture: furnitureChoices,
  steps: [
    {
      label: "material",
      options: [
        { label: "stone", details: { material: "stone" } },
        { label: "bluestone", details: { material: "bluestone" } },
        { label: "brick", details: { material: "brick" } },
        { label: "concrete", details: { material: "concrete" } },
        { label: "wood", details: { material: "wood" } },
      ],
    },
  ],
  swale: [
    {
      label: "lining",
      options: [
        { label: "river rock", details: { lining: "rock" } },
        { label: "grass", details: { lining: "grass" } },
      ],
    },
  ],
} satisfies ByKind;

/** Whether an element is as an option makes it. */
export const isChosen = (element: object, details: object): boolean =>
  Object.entries(details).every(([key, value]) => (element as Record<string, unknown>)[key] === value);
