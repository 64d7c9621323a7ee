import type { LightMetal } from "#core/elements/element.ts";
import { METERS_PER_FOOT } from "#core/geometry/units.ts";
import { given, SOURCE } from "./draft-line.ts";
import type { ElementTakeOff } from "./element-take-off.ts";
import { HOURS_PER } from "./formulas/labour-hours.ts";
import {
  FIXTURE_WATTS,
  HOME_RUN_FT,
  LIGHT_SPACING_FT,
  TRANSFORMER_LOAD,
  transformerFor,
  wireFt,
} from "./formulas/lighting.ts";
import { wholePieces } from "./formulas/round-up.ts";
import { labourLine } from "./ground-work-lines.ts";
import { countBasis } from "./measured-ground.ts";
import type { TakeoffInput } from "./takeoff-line.ts";

/** The row of the price catalogue by metal; black is a finish of the usual aluminum. */
const LIGHT_VARIANT: Record<LightMetal, { name: string; variant?: string }> = {
  black: { name: "LED path light, black" },
  bronze: { name: "LED path light, bronze", variant: "bronze" },
  brass: { name: "LED path light, brass", variant: "brass" },
};

/** Wire is sold in rolls of this, ft. Assumption. */
const WIRE_STEP_FT = 25;

/**
 * Lights as drawn, or one for each spacing along the path; the smallest transformer that carries them, the wire and the hours. No
 * electrician is counted.
 */
export const takeOffPathLights: ElementTakeOff<"path-lights"> = (element, ground) => {
  const spacingFt = element.spacingM ? element.spacingM / METERS_PER_FOOT : LIGHT_SPACING_FT;
  const count = ground.count ?? Math.max(1, wholePieces((ground.lengthFt ?? ground.longSideFt) / spacingFt));
  const lights: TakeoffInput = {
    name: "lights",
    value: count,
    unit: "light",
    basis: countBasis(ground),
  };
  // Watts of all lights together.
  const transformer = transformerFor(count * FIXTURE_WATTS);
  const lighting = { category: "infrastructure", growsWith: "count" } as const;
  return [
    {
      ...lighting,
      key: "lights",
      ...(element.metal ? LIGHT_VARIANT[element.metal] : { name: "LED path light" }),
      description: `${FIXTURE_WATTS} W, low voltage`,
      item: "path-light",
      formula: "lights",
      inputs: [lights],
      exact: count,
      unit: "each",
    },
    {
      ...lighting,
      // Several of the largest one where the load is greater than any carries.
      key: "transformer",
      name: `Low-voltage transformer, ${transformer.watts} W`,
      description: `Lights of ${FIXTURE_WATTS} W: ${count}; loaded to ${TRANSFORMER_LOAD * 100} % at most`,
      item: "transformer",
      variant: `${transformer.watts}-w`,
      formula: "roundUp(lights × watts ÷ rating ÷ load)",
      inputs: [
        lights,
        given("watts", FIXTURE_WATTS, "W", SOURCE.own),
        given("rating", transformer.watts, "W", "landscapingnetwork.com/landscape-lighting/cost.html"),
        given("load", TRANSFORMER_LOAD, "share", SOURCE.own),
      ],
      exact: transformer.count,
      unit: "each",
    },
    {
      ...lighting,
      // One run from the house past all lights.
      key: "wire",
      name: "Low-voltage wire, 14 gauge",
      item: "low-voltage-wire",
      formula: "lights × spacing + home run",
      inputs: [
        lights,
        given("spacing", spacingFt, "ft", SOURCE.own),
        given("home run", HOME_RUN_FT, "ft", SOURCE.own),
      ],
      exact: wireFt(count, spacingFt),
      unit: "lin ft",
      step: WIRE_STEP_FT,
    },
    labourLine(
      "light-labour",
      "infrastructure",
      "Lighting labor",
      lights,
      HOURS_PER.light,
      SOURCE.own,
      "count",
    ),
  ];
};
