import {
  PLANTER_FORMS,
  PLANTER_MATERIALS,
  type PlanterForm,
  planterMaterial,
  planterSize,
  planterSpecies,
} from "#core/elements/planter-looks.ts";
import { METERS_PER_INCH, metersToFeet } from "#core/geometry/units.ts";
import { given, SOURCE } from "./draft-line.ts";
import type { ElementTakeOff } from "./element-take-off.ts";
import { HOURS_PER } from "./formulas/labour-hours.ts";
import { labourLine } from "./ground-work-lines.ts";
import { countBasis } from "./measured-ground.ts";
import { plantingLabour, plantLine } from "./plant-lines.ts";
import type { TakeoffInput } from "./takeoff-line.ts";

/** A planter this long or more is priced as a large one, meters: 28 in. */
const LARGE_M = 0.7;
/** Potting mix in a bag, cubic feet. */
const BAG_CU_FT = 1.5;
/** Share of the outer box of a planter that is soil: walls, taper and the rim above the soil are not. Assumption. */
const SOIL_SHARE: Record<PlanterForm, number> = {
  pot: 0.5,
  urn: 0.25,
  box: 0.75,
  trough: 0.75,
  tall: 0.7,
  built: 0.5,
};

const inches = (meters: number): number => Math.round(meters / METERS_PER_INCH);

/** Planters by the piece, each filled with potting mix and planted; setting and filling them takes its hours. */
export const takeOffPlanter: ElementTakeOff<"planter"> = (element, ground) => {
  const count = ground.count ?? element.size?.count ?? 1;
  const material = planterMaterial(element);
  const { lengthM, widthM, heightM } = planterSize(element);
  const name = PLANTER_FORMS[element.form].one;
  const planters: TakeoffInput = {
    name: "planters",
    value: count,
    unit: "piece",
    basis: countBasis(ground),
  };
  const sides = [lengthM, widthM, heightM].map((side) => metersToFeet(side)) as [number, number, number];
  const plants = (
    ground.plants.length > 0 ? ground.plants : planterSpecies(element).map((species) => ({ species, count }))
  ).map((one) =>
    plantLine(
      one.species,
      one.count,
      "count",
      [{ name: "count", value: one.count, unit: "plant", basis: countBasis(ground) }],
      "count",
    ),
  );
  const across =
    lengthM === widthM ? `${inches(widthM)} in wide` : `${inches(lengthM)} × ${inches(widthM)} in`;
  return [
    {
      key: "planter",
      category: "features",
      name: `${capital(PLANTER_MATERIALS[material])} ${name}`,
      description: `${across}, ${inches(heightM)} in high`,
      item: "planter",
      variant: lengthM >= LARGE_M ? `${material}-large` : material,
      formula: "planters",
      inputs: [planters],
      exact: count,
      unit: "each",
      growsWith: "count",
    },
    ...plants,
    {
      key: "potting-mix",
      category: "supplies",
      name: `Potting mix, ${BAG_CU_FT} cu ft bag`,
      description: "Fills the planters",
      item: "potting-mix",
      formula: "planters × length × width × height × soil share ÷ bag",
      inputs: [
        planters,
        given("length", sides[0], "ft", SOURCE.own),
        given("width", sides[1], "ft", SOURCE.own),
        given("height", sides[2], "ft", SOURCE.own),
        given("soil share", SOIL_SHARE[element.form], "share", SOURCE.own),
        given("bag", BAG_CU_FT, "cu ft", SOURCE.trade),
      ],
      exact: (count * sides[0] * sides[1] * sides[2] * SOIL_SHARE[element.form]) / BAG_CU_FT,
      unit: "bag",
      growsWith: "count",
    },
    ...plantingLabour(plants),
    labourLine(
      "planter-labour",
      "features",
      "Planter setting labor",
      planters,
      HOURS_PER.planter,
      SOURCE.own,
      "count",
    ),
  ];
};

const capital = (words: string): string => `${words[0]!.toUpperCase()}${words.slice(1)}`;
