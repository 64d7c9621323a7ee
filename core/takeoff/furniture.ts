import { COLORED_PARTS, type FurnitureColor, type FurnitureSet } from "#core/elements/furniture-looks.ts";
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
  lounge: { name: "Outdoor lounge set, sofa, two chairs and table", item: "outdoor-set", variant: "lounge" },
  bistro: { name: "Outdoor bistro set, table and two chairs", item: "outdoor-set", variant: "bistro" },
  bench: { name: "Garden bench, 5 ft", item: "outdoor-bench" },
  chairs: { name: "Outdoor chairs", item: "outdoor-chair" },
  loungers: { name: "Sun loungers", item: "outdoor-lounger" },
  stumps: { name: "Log seats", item: "outdoor-stump" },
  "side-table": { name: "Outdoor side table", item: "outdoor-side-table" },
  umbrella: { name: "Patio umbrella with its base", item: "outdoor-umbrella" },
};

/** The name of a line of the bill with the color that was asked for: the price is the same. */
export const coloredName = (name: string, color?: FurnitureColor | null): string =>
  color ? `${name}, ${color}` : name;

/** One for each drawn. No hours are counted. */
export const takeOffFurniture: ElementTakeOff<"furniture"> = (element, ground) => [
  {
    key: "set",
    category: "features",
    ...ITEMS[element.set],
    name: coloredName(ITEMS[element.set].name, COLORED_PARTS[element.set] && element.color),
    formula: "pieces",
    inputs: [{ name: "pieces", value: ground.count ?? 1, unit: "each", basis: countBasis(ground) }],
    exact: ground.count ?? 1,
    unit: "each",
    growsWith: "count",
  },
];
