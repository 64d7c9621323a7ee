import type { ElementTakeOff } from "./element-take-off.ts";
import { countBasis } from "./measured-ground.ts";

/** What one set holds, as the price for it says. */
const SET_NAME = {
  dining: "Outdoor dining set, table and six chairs",
  lounge: "Outdoor lounge set, sofa, two chairs and table",
} as const;

/** One set for each drawn. No hours are counted. */
export const takeOffFurniture: ElementTakeOff<"furniture"> = (element, ground) => [
  {
    key: "set",
    category: "features",
    name: SET_NAME[element.set],
    item: "outdoor-set",
    variant: element.set,
    formula: "sets",
    inputs: [{ name: "sets", value: ground.count ?? 1, unit: "set", basis: countBasis(ground) }],
    exact: ground.count ?? 1,
    unit: "each",
    growsWith: "count",
  },
];
