import { SOURCE } from "./draft-line.ts";
import type { ElementTakeOff } from "./element-take-off.ts";
import { compactedStoneLine } from "./ground-work-lines.ts";
import { areaInput, countBasis } from "./measured-ground.ts";
import type { TakeoffInput } from "./takeoff-line.ts";

/** A flight that nobody counted: three risers of 6 in, 4 ft wide. Assumption. */
const COMMON_STEPS = 3;
const COMMON_WIDTH_FT = 4;
/** Compacted stone under the flight, inches. Assumption. */
const BASE_IN = 6;
const TREAD_NAME = {
  stone: "Stone steps",
  bluestone: "Bluestone steps",
  brick: "Brick steps",
  concrete: "Concrete steps",
  wood: "Timber steps",
} as const;

/** Steps by the running foot of their treads, set, on a base under the flight's whole area. The price holds the work. */
export const takeOffSteps: ElementTakeOff<"steps"> = (element, ground) => {
  // Steps as drawn, each with its riser and its tread.
  const count: TakeoffInput = {
    name: "steps",
    value: ground.count ?? COMMON_STEPS,
    unit: "step",
    basis: countBasis(ground),
  };
  // Width of the flight, feet: the layout gives it as the length of the steps.
  const width: TakeoffInput = {
    name: "width",
    value: ground.lengthFt ?? COMMON_WIDTH_FT,
    unit: "ft",
    basis: ground.lengthFt === null ? "assumed" : ground.basis,
  };
  return [
    {
      key: "treads",
      category: "hardscaping",
      name: TREAD_NAME[element.material],
      description: "Treads and risers, set",
      item: "step-tread",
      variant: element.material,
      kind: "installed",
      formula: "steps × width",
      inputs: [count, width],
      exact: count.value * width.value,
      unit: "lin ft",
      growsWith: "length",
    },
    compactedStoneLine(
      { formula: "area", inputs: [areaInput(ground)], sqFt: ground.areaSqFt },
      BASE_IN,
      SOURCE.own,
      {
        key: "base",
        category: "hardscaping",
        name: "Crushed stone base",
        item: "base-crushed-stone",
        aggregate: "dense-graded",
      },
    ),
  ];
};
