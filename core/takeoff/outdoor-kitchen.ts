import type { ElementTakeOff } from "./element-take-off.ts";
import { countBasis } from "./measured-ground.ts";

/**
 * One price for a built kitchen of middle size and equipment: the range between kitchens is far larger than what their size in a photo
 * could tell.
 */
export const takeOffOutdoorKitchen: ElementTakeOff<"outdoor-kitchen"> = (element, ground) => [
  {
    key: "kitchen",
    category: "features",
    name: `Outdoor kitchen, ${element.finish}`,
    description: "Island with counter, grill and cabinet, built",
    item: "outdoor-kitchen",
    variant: "average",
    kind: "installed",
    formula: "kitchens",
    inputs: [{ name: "kitchens", value: ground.count ?? 1, unit: "piece", basis: countBasis(ground) }],
    exact: ground.count ?? 1,
    unit: "each",
    growsWith: "count",
  },
];
