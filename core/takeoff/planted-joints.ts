import type { PaverJoint } from "#core/elements/paver-looks.ts";
import { METERS_PER_INCH } from "#core/geometry/units.ts";
import { getSpecies } from "#core/plants/catalogue.ts";
import { type DraftLine, given, SOURCE } from "./draft-line.ts";
import type { ElementTakeOff } from "./element-take-off.ts";
import { SEED_LB_PER1000_SQ_FT } from "./formulas/lawn-cover.ts";
import { plantsInOffsetRows, TRIANGULAR_GAIN } from "./formulas/planting.ts";
import { areaInput, type MeasuredGround } from "./measured-ground.ts";
import { JOINT_SAND, takeOffPavers } from "./pavers.ts";
import { plantingLabour, plantLine } from "./plant-lines.ts";

/** Pavers with what grows in their joints in place of the sand. A file of its own: the public calculator takes off pavers without the plants. */
export const takeOffPaving: ElementTakeOff<"pavers"> = (element, ground, job) =>
  takeOffPavers(element, ground, job).flatMap((line) =>
    element.joints && line.key === JOINT_SAND ? JOINT_PLANTS[element.joints](ground) : [line],
  );

/** Share of the paving that planted joints take: 2 in between stones of about 18 in. Assumption. */
const PLANTED_JOINT_SHARE = 0.2;

/** What is planted or sown in joints, in place of sand. */
const JOINT_PLANTS: Record<PaverJoint, (ground: MeasuredGround) => DraftLine[]> = {
  thyme: (ground) => {
    const { id, spacingM, source } = getSpecies("creeping-thyme");
    const spacingIn = spacingM / METERS_PER_INCH;
    const plants = plantLine(
      id,
      plantsInOffsetRows(ground.areaSqFt * PLANTED_JOINT_SHARE, spacingIn),
      "area × joints × 144 ÷ spacing ÷ spacing × offset rows",
      [
        areaInput(ground),
        given("joints", PLANTED_JOINT_SHARE, "share", SOURCE.own),
        given("spacing", spacingIn, "in", source),
        given("offset rows", TRIANGULAR_GAIN, "×", "bloomindesigns.com/plant-calculator"),
      ],
      "area",
    );
    return [plants, ...plantingLabour([plants])];
  },
  grass: (ground) => [
    {
      key: "joint-seed",
      category: "plants",
      name: "Grass seed",
      description: "In the joints",
      item: "grass-seed",
      formula: "area × joints × rate ÷ 1000",
      inputs: [
        areaInput(ground),
        given("joints", PLANTED_JOINT_SHARE, "share", SOURCE.own),
        given("rate", SEED_LB_PER1000_SQ_FT, "lb per 1,000 sq ft", SOURCE.own),
      ],
      // The rate is for 1,000 sq ft.
      exact: (ground.areaSqFt * PLANTED_JOINT_SHARE * SEED_LB_PER1000_SQ_FT) / 1000,
      unit: "lb",
      growsWith: "area",
    },
  ],
};
