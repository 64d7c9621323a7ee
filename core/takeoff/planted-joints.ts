import type { PaverJoint, SlabSize } from "#core/elements/paver-looks.ts";
import { METERS_PER_INCH } from "#core/geometry/units.ts";
import { getSpecies } from "#core/plants/catalogue.ts";
import { BULK_STEP, type DraftLine, given, SOURCE } from "./draft-line.ts";
import type { ElementTakeOff } from "./element-take-off.ts";
import { rockSquareFeetPerTon } from "./formulas/aggregate.ts";
import { SEED_LB_PER1000_SQ_FT } from "./formulas/lawn-cover.ts";
import { plantsInOffsetRows, TRIANGULAR_GAIN } from "./formulas/planting.ts";
import { areaInput, type MeasuredGround } from "./measured-ground.ts";
import { JOINT_SAND, takeOffPavers } from "./pavers.ts";
import { plantingLabour, plantLine } from "./plant-lines.ts";

/** Pavers with what grows in their joints in place of the sand. A file of its own: the public calculator takes off pavers without the plants. */
export const takeOffPaving: ElementTakeOff<"pavers"> = (element, ground, job) =>
  takeOffPavers(element, ground, job).flatMap((line) =>
    element.joints && line.key === JOINT_SAND
      ? JOINT_FILLINGS[element.joints](ground, jointShare(element))
      : [line],
  );

/** Share of the paving that filled joints take where no size is said: 2 in between stones of about 18 in. Assumption. */
const USUAL_SHARE = 0.2;
/** Width of a filled joint where only the stones' size is said, meters: 2 in. Assumption. */
const USUAL_JOINT_M = 0.055;

/** Share of the paving that filled joints take. */
function jointShare({ slab, jointM = USUAL_JOINT_M }: { slab?: SlabSize; jointM?: number }): number {
  if (!slab) return USUAL_SHARE;
  const { longM, wideM } = slab;
  const share = 1 - (longM * wideM) / ((longM + jointM) * (wideM + jointM));
  return Math.round(share * 100) / 100;
}

/** Depth of gravel in joints, inches. Assumption. */
const JOINT_GRAVEL_IN = 2;

/** What is planted, sown or filled in joints, in place of sand. */
const JOINT_FILLINGS: Record<PaverJoint, (ground: MeasuredGround, share: number) => DraftLine[]> = {
  gravel: (ground, share) => {
    const coverage = rockSquareFeetPerTon(JOINT_GRAVEL_IN);
    return [
      {
        key: "joint-gravel",
        category: "hardscaping",
        name: "Pea gravel",
        description: `In the joints, ${JOINT_GRAVEL_IN} in deep`,
        item: "decorative-stone",
        variant: "pea",
        formula: "area × joints ÷ coverage",
        inputs: [
          areaInput(ground),
          given("joints", share, "share", SOURCE.own),
          given("coverage", coverage, "sq ft per ton", "rockscapes.net"),
        ],
        exact: (ground.areaSqFt * share) / coverage,
        unit: "ton",
        step: BULK_STEP,
        growsWith: "area",
      },
    ];
  },
  thyme: (ground, share) => {
    const { id, spacingM, source } = getSpecies("creeping-thyme");
    const spacingIn = spacingM / METERS_PER_INCH;
    const plants = plantLine(
      id,
      plantsInOffsetRows(ground.areaSqFt * share, spacingIn),
      "area × joints × 144 ÷ spacing ÷ spacing × offset rows",
      [
        areaInput(ground),
        given("joints", share, "share", SOURCE.own),
        given("spacing", spacingIn, "in", source),
        given("offset rows", TRIANGULAR_GAIN, "×", "bloomindesigns.com/plant-calculator"),
      ],
      "area",
    );
    return [plants, ...plantingLabour([plants])];
  },
  grass: (ground, share) => [
    {
      key: "joint-seed",
      category: "plants",
      name: "Grass seed",
      description: "In the joints",
      item: "grass-seed",
      formula: "area × joints × rate ÷ 1000",
      inputs: [
        areaInput(ground),
        given("joints", share, "share", SOURCE.own),
        given("rate", SEED_LB_PER1000_SQ_FT, "lb per 1,000 sq ft", SOURCE.own),
      ],
      // The rate is for 1,000 sq ft.
      exact: (ground.areaSqFt * share * SEED_LB_PER1000_SQ_FT) / 1000,
      unit: "lb",
      growsWith: "area",
    },
  ],
};
