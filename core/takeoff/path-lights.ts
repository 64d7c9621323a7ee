import type { LightMetal } from "#core/elements/element.ts";
import { METERS_PER_FOOT } from "#core/geometry/units.ts";
import { type DraftLine, given, SOURCE } from "./draft-line.ts";
import type { ElementTakeOff } from "./element-take-off.ts";
import { HOURS_PER } from "./formulas/labour-hours.ts";
import {
  FIXTURE_WATTS,
  HOME_RUN_FT,
  LIGHT_SPACING_FT,
  TRANSFORMER_LOAD,
  transformerFor,
  UPLIGHT_SPACING_FT,
  UPLIGHT_WATTS,
  wireFt,
} from "./formulas/lighting.ts";
import { wholePieces } from "./formulas/round-up.ts";
import { labourLine } from "./ground-work-lines.ts";
import { countBasis, type MeasuredGround } from "./measured-ground.ts";
import type { TakeoffInput } from "./takeoff-line.ts";

/** The row of the price catalogue by metal; black is a finish of the usual aluminum. */
const METAL_VARIANT: Record<LightMetal, string | undefined> = {
  black: undefined,
  bronze: "bronze",
  brass: "brass",
};

/** What sets one kind of fixture apart: its name, its price family, its load and its usual distance from the next. */
type Fixture = { name: string; item: string; watts: number; spacingFt: number };
const PATH_LIGHT: Fixture = {
  name: "LED path light",
  item: "path-light",
  watts: FIXTURE_WATTS,
  spacingFt: LIGHT_SPACING_FT,
};
const UPLIGHT: Fixture = {
  name: "LED uplight",
  item: "uplight",
  watts: UPLIGHT_WATTS,
  spacingFt: UPLIGHT_SPACING_FT,
};

/** Wire is sold in rolls of this, ft. Assumption. */
const WIRE_STEP_FT = 25;

export const takeOffPathLights: ElementTakeOff<"path-lights"> = (element, ground) =>
  lightLines(element, ground, PATH_LIGHT);

export const takeOffUplights: ElementTakeOff<"uplights"> = (element, ground) =>
  lightLines(element, ground, UPLIGHT);

/**
 * Lights as drawn, or one for each spacing along their line; the smallest transformer that carries them, the wire and the hours. No
 * electrician is counted.
 */
function lightLines(
  element: { metal?: LightMetal; spacingM?: number },
  ground: MeasuredGround,
  { name, item, watts, spacingFt: usualFt }: Fixture,
): DraftLine[] {
  const spacingFt = element.spacingM ? element.spacingM / METERS_PER_FOOT : usualFt;
  const count = ground.count ?? Math.max(1, wholePieces((ground.lengthFt ?? ground.longSideFt) / spacingFt));
  const lights: TakeoffInput = {
    name: "lights",
    value: count,
    unit: "light",
    basis: countBasis(ground),
  };
  // Watts of all lights together.
  const transformerWatts = transformerFor(count * watts);
  const variant = element.metal && METAL_VARIANT[element.metal];
  const lighting = { category: "infrastructure", growsWith: "count" } as const;
  return [
    {
      ...lighting,
      key: "lights",
      name: element.metal ? `${name}, ${element.metal}` : name,
      description: `${watts} W, low voltage`,
      item,
      ...(variant ? { variant } : {}),
      formula: "lights",
      inputs: [lights],
      exact: count,
      unit: "each",
    },
    {
      ...lighting,
      // A share of one: lights along the walk and in the bed hang on one transformer as long as it carries both.
      key: "transformer",
      name: `Low-voltage transformer, ${transformerWatts} W`,
      description: `Lights of ${watts} W: ${count}; loaded to ${TRANSFORMER_LOAD * 100}% at most`,
      item: "transformer",
      variant: `${transformerWatts}-w`,
      formula: "lights × watts ÷ rating ÷ load",
      inputs: [
        lights,
        given("watts", watts, "W", SOURCE.own),
        given("rating", transformerWatts, "W", "landscapingnetwork.com/landscape-lighting/cost.html"),
        given("load", TRANSFORMER_LOAD, "share", SOURCE.own),
      ],
      exact: (count * watts) / transformerWatts / TRANSFORMER_LOAD,
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
}
