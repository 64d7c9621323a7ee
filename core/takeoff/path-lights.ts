import { given, source } from "./draft-line.ts";
import type { ElementTakeOff } from "./element-take-off.ts";
import { hoursPer } from "./formulas/labour-hours.ts";
import { fixtureWatts, transformerFor, transformerLoad, wireFt } from "./formulas/lighting.ts";
import { labourLine } from "./ground-work-lines.ts";
import { countBasis } from "./measured-ground.ts";
import type { TakeoffInput } from "./takeoff-line.ts";

/** Lights stand 8 ft apart where nobody counted them. Assumption. */
const spacingFt = 8;

export const takeOffPathLights: ElementTakeOff<"path-lights"> = (_element, ground) => {
  const count =
    ground.count ?? Math.max(1, Math.ceil((ground.lengthFt ?? ground.longSideFt) / spacingFt - 1e-9));
  const lights: TakeoffInput = {
    name: "lights",
    value: count,
    unit: "light",
    basis: countBasis(ground),
  };
  const transformer = transformerFor(count * fixtureWatts);
  const lighting = { category: "infrastructure", growsWith: "count" } as const;
  return [
    {
      ...lighting,
      key: "lights",
      name: "LED path light",
      description: `${fixtureWatts} W, low voltage`,
      item: "path-light",
      formula: "lights",
      inputs: [lights],
      exact: count,
      unit: "each",
    },
    {
      ...lighting,
      key: "transformer",
      name: `Low-voltage transformer, ${transformer.watts} W`,
      description: `Lights of ${fixtureWatts} W: ${count}; loaded to ${transformerLoad * 100} % at most`,
      item: "transformer",
      variant: `${transformer.watts}-w`,
      formula: "roundUp(lights × watts ÷ rating ÷ load)",
      inputs: [
        lights,
        given("watts", fixtureWatts, "W", source.own),
        given("rating", transformer.watts, "W", "landscapingnetwork.com/landscape-lighting/cost.html"),
        given("load", transformerLoad, "share", source.own),
      ],
      exact: transformer.count,
      unit: "each",
    },
    {
      ...lighting,
      key: "wire",
      name: "Low-voltage wire, 14 gauge",
      item: "low-voltage-wire",
      formula: "lights × spacing + home run",
      inputs: [
        lights,
        given("spacing", spacingFt, "ft", source.own),
        given("home run", 25, "ft", source.own),
      ],
      exact: wireFt(count),
      unit: "lin ft",
      step: 25,
    },
    labourLine(
      "light-labour",
      "infrastructure",
      "Lighting labor",
      lights,
      hoursPer.light,
      source.own,
      "count",
    ),
  ];
};
