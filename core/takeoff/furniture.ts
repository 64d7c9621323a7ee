import {
  COLORED_PARTS,
  type FurnitureColor,
  type FurnitureMaterial,
  type FurnitureSet,
} from "#core/elements/furniture-looks.ts";
import type { ElementTakeOff } from "./element-take-off.ts";
import { countBasis } from "./measured-ground.ts";

/** What one set or piece is, as the price for it says; chairs are priced as those round a fire pit. */
const ITEMS: Record<FurnitureSet, { name: string; item: string; variant?: FurnitureSet }> = {
  dining: { name: "Outdoor dining set, table and six chairs", item: "outdoor-set", variant: "dining" },
  "dining-four": {
    name: "Outdoor dining set, table and four chairs",
    item: "outdoor-set",
    variant: "dining-four",
  },
  "dining-eight": {
    name: "Outdoor dining set, table and eight chairs",
    item: "outdoor-set",
    variant: "dining-eight",
  },
  "dining-round": {
    name: "Outdoor dining set, round table, 48 in, and four chairs",
    item: "outdoor-set",
    variant: "dining-round",
  },
  "dining-round-six": {
    name: "Outdoor dining set, round table, 60 in, and six chairs",
    item: "outdoor-set",
    variant: "dining-round-six",
  },
  "dining-square": {
    name: "Outdoor dining set, square table, 42 in, and four chairs",
    item: "outdoor-set",
    variant: "dining-square",
  },
  "picnic-table": { name: "Picnic table, 6 ft", item: "outdoor-picnic-table" },
  sectional: { name: "Outdoor sectional, L-shaped, with table", item: "outdoor-set", variant: "sectional" },
  sofa: { name: "Outdoor sofa, three seats, with table", item: "outdoor-set", variant: "sofa" },
  lounge: { name: "Outdoor lounge set, sofa, two chairs and table", item: "outdoor-set", variant: "lounge" },
  bistro: { name: "Outdoor bistro set, table and two chairs", item: "outdoor-set", variant: "bistro" },
  bench: { name: "Garden bench, 5 ft", item: "outdoor-bench" },
  chairs: { name: "Outdoor chairs", item: "outdoor-chair" },
  rockers: { name: "Rocking chairs", item: "outdoor-rocker" },
  loungers: { name: "Sun loungers", item: "outdoor-lounger" },
  stumps: { name: "Log seats", item: "outdoor-stump" },
  "side-table": { name: "Outdoor side table", item: "outdoor-side-table" },
  "egg-chair": { name: "Hanging egg chair with stand", item: "outdoor-egg-chair" },
  hammock: { name: "Hammock with stand", item: "outdoor-hammock" },
  "porch-swing": { name: "Porch swing, 4½ ft", item: "outdoor-porch-swing" },
  "hot-tub": { name: "Hot tub, 7 ft square, with step", item: "hot-tub" },
  "string-lights": { name: "String lights with four posts", item: "string-lights" },
  umbrella: { name: "Patio umbrella with its base", item: "outdoor-umbrella" },
};

/** The name of a line of the bill with the color that was asked for: the price is the same. */
export const coloredName = (
  name: string,
  color?: FurnitureColor | null,
  material?: FurnitureMaterial,
): string => [name, color, material].filter(Boolean).join(", ");

/** One for each drawn. No hours are counted. */
export const takeOffFurniture: ElementTakeOff<"furniture"> = (element, ground) => [
  {
    key: "set",
    category: "features",
    ...ITEMS[element.set],
    name: coloredName(ITEMS[element.set].name, COLORED_PARTS[element.set] && element.color, element.material),
    formula: "pieces",
    inputs: [{ name: "pieces", value: ground.count ?? 1, unit: "each", basis: countBasis(ground) }],
    exact: ground.count ?? 1,
    unit: "each",
    growsWith: "count",
  },
];
