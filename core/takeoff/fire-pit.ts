import { type DraftLine, given, source } from "./draft-line.ts";
import type { ElementTakeOff } from "./element-take-off.ts";
import { hoursPer } from "./formulas/labour-hours.ts";
import { compactedStoneLine, labourLine } from "./ground-work-lines.ts";
import { countBasis } from "./measured-ground.ts";
import type { TakeoffInput } from "./takeoff-line.ts";

/** Compacted stone under the kit: a round pad of 5 ft, 4 in thick. Assumption after kit makers' guides. */
const padSqFt = Math.PI * 2.5 ** 2;
const padIn = 4;
/** Places to sit around one pit. Assumption. */
const seats = 4;

export const takeOffFirePit: ElementTakeOff<"fire-pit"> = (element, ground) => {
  const count = ground.count ?? 1;
  const pits: TakeoffInput = { name: "fire pits", value: count, unit: "pit", basis: countBasis(ground) };
  const lines: DraftLine[] = [
    {
      key: "kit",
      category: "features",
      name: "Fire pit kit",
      item: "fire-pit-kit",
      formula: "fire pits",
      inputs: [pits],
      exact: count,
      unit: "each",
      growsWith: "count",
    },
    {
      ...compactedStoneLine(
        {
          formula: "fire pits × pad",
          inputs: [pits, given("pad", padSqFt, "sq ft", source.own)],
          sqFt: count * padSqFt,
        },
        padIn,
        source.own,
        {
          key: "pad",
          category: "hardscaping",
          name: "Crushed stone base",
          item: "base-crushed-stone",
          aggregate: "dense-graded",
        },
      ),
      growsWith: "count",
    },
    labourLine(
      "pit-labour",
      "features",
      "Fire pit building labor",
      pits,
      hoursPer.firePit,
      source.own,
      "count",
    ),
  ];
  if (!element.seating) return lines;
  return [
    ...lines,
    {
      key: "seats",
      category: "features",
      name: "Outdoor chairs",
      item: "outdoor-chair",
      formula: "fire pits × seats",
      inputs: [pits, given("seats", element.seats ?? seats, "each", source.own)],
      exact: count * (element.seats ?? seats),
      unit: "each",
      growsWith: "count",
    },
  ];
};
