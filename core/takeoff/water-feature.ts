import type { WaterForm } from "#core/elements/element.ts";
import { type DraftLine, given, SOURCE, SURFACE_STEP_SQ_FT } from "./draft-line.ts";
import type { ElementTakeOff } from "./element-take-off.ts";
import { HOURS_PER } from "./formulas/labour-hours.ts";
import { labourLine } from "./ground-work-lines.ts";
import { areaInput, countBasis } from "./measured-ground.ts";
import type { TakeoffInput } from "./takeoff-line.ts";

/** Liner for a pond: its surface, its sides of about 2 ft and a foot of overlap all round, as a multiple of the surface. Assumption. */
const LINER_SHARE = 1.8;

const BASINS: Record<Exclude<WaterForm, "pond">, string> = {
  fountain: "Stone fountain",
  "fountain-three": "Stone fountain, three tiers",
  bubbler: "Bubbling rock with basin",
  urn: "Bubbling urn with basin",
  birdbath: "Bird bath, cast stone",
};

/** A pond's liner by its surface, or a basin by the piece; a pump and the hours for each. Stone around it is an element of its own. */
export const takeOffWaterFeature: ElementTakeOff<"water-feature"> = (element, ground) => {
  const count = ground.count ?? 1;
  const pieces: TakeoffInput = {
    name: "water features",
    value: count,
    unit: "piece",
    basis: countBasis(ground),
  };
  const own: DraftLine =
    element.form === "pond"
      ? {
          // By the pond's surface; the multiple covers sides and overlap.
          key: "liner",
          category: "features",
          name: "Pond liner, rubber, with underlay",
          item: "pond-liner",
          formula: "area × liner share",
          inputs: [areaInput(ground), given("liner share", LINER_SHARE, "share", SOURCE.own)],
          exact: ground.areaSqFt * LINER_SHARE,
          unit: "sq ft",
          step: SURFACE_STEP_SQ_FT,
          growsWith: "area",
        }
      : {
          key: "basin",
          category: "features",
          name: BASINS[element.form],
          item: "fountain",
          variant: element.form,
          formula: "water features",
          inputs: [pieces],
          exact: count,
          unit: "each",
          growsWith: "count",
        };
  // Nothing runs in a bird bath, and it is set down.
  if (element.form === "birdbath") return [own];
  return [
    own,
    {
      // One for each piece, whatever its size.
      key: "pump",
      category: "infrastructure",
      name: "Recirculating pump with tubing",
      item: "pond-pump",
      formula: "water features",
      inputs: [pieces],
      exact: count,
      unit: "each",
      growsWith: "count",
    },
    labourLine(
      "water-labour",
      "features",
      "Water feature labor",
      pieces,
      HOURS_PER.waterFeature,
      SOURCE.own,
      "count",
    ),
  ];
};
