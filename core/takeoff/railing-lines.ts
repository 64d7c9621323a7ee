import { type DraftLine, given, source } from "./draft-line.ts";
import { hoursPer } from "./formulas/labour-hours.ts";
import {
  greatestRiseIn,
  guardHeightLimitIn,
  leastRunIn,
  railingSections,
  riseEachIn,
  stairRisers,
  stairStringers,
  stairTreads,
} from "./formulas/stairs.ts";
import { labourLine } from "./ground-work-lines.ts";
import { type MeasuredGround, perimeterInput } from "./measured-ground.ts";
import type { TakeoffInput } from "./takeoff-line.ts";

/** Width of a deck stair, ft. Assumption: the widest that three stringers carry. */
const stairWidthFt = 3;

/** A guard along every edge but the house and the stair; wanted from 30 in of height on. */
export function railingLines(ground: MeasuredGround, lengthFt: number, heightIn: number): DraftLine[] {
  const exact = Math.max(0, ground.perimeterFt - lengthFt - stairWidthFt);
  const railing: TakeoffInput = { name: "railing", value: exact, unit: "ft", basis: ground.basis };
  return [
    {
      key: "railing",
      category: "features",
      name: "Deck railing, 36 in",
      description: `Sections of 6 ft: ${railingSections(exact)}. The deck stands ${Math.round(heightIn)} in high, over the ${guardHeightLimitIn} in that ask for a guard`,
      item: "deck-railing",
      formula: "perimeter − house side − stair",
      inputs: [
        perimeterInput(ground),
        { name: "house side", value: lengthFt, unit: "ft", basis: ground.basis },
        given("stair", stairWidthFt, "ft", source.own),
      ],
      exact,
      unit: "lin ft",
      // Kits come in 6 ft sections.
      step: 6,
      growsWith: "length",
    },
    labourLine(
      "railing-labour",
      "features",
      "Railing labor",
      railing,
      hoursPer.railingFt,
      source.own,
      "length",
    ),
  ];
}

/** One flight from the deck to the ground, as many risers as its height needs. */
export function stairLines(ground: MeasuredGround, heightIn: number): DraftLine[] {
  const treads = stairTreads(heightIn);
  if (treads < 1) return [];
  const height: TakeoffInput = {
    name: "height",
    value: heightIn,
    unit: "in",
    basis: ground.heightFt === null ? "assumed" : ground.basis,
  };
  const rise = given("rise", greatestRiseIn, "in", source.calculators);
  const treadCount = given("treads", treads, "tread", source.calculators);
  return [
    {
      key: "stringers",
      category: "features",
      name: "Stair stringers",
      description: `${stairRisers(heightIn)} risers of ${riseEachIn(heightIn).toFixed(2)} in, runs of ${leastRunIn} in`,
      item: "stair-stringer",
      formula: "stringers",
      inputs: [given("stringers", stairStringers(stairWidthFt * 12), "each", source.calculators)],
      exact: stairStringers(stairWidthFt * 12),
      unit: "each",
      growsWith: "count",
    },
    {
      key: "treads",
      category: "features",
      name: "Stair treads",
      item: "stair-tread",
      formula: "(roundUp(height ÷ rise) − 1) × width × 2",
      inputs: [height, rise, given("width", stairWidthFt, "ft", source.own)],
      // Two boards to the tread.
      exact: treads * stairWidthFt * 2,
      unit: "lin ft",
      growsWith: "count",
    },
    labourLine(
      "stair-labour",
      "features",
      "Stair labor",
      treadCount,
      hoursPer.stairTread,
      source.own,
      "count",
    ),
  ];
}
