import type { ElementTakeOff } from "./element-take-off.ts";
import { countBasis } from "./measured-ground.ts";

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
