import { type DraftLine, given, SOURCE } from "./draft-line.ts";
import { HOURS_PER } from "./formulas/labour-hours.ts";
import {
  GREATEST_RISE_IN,
  GUARD_HEIGHT_LIMIT_IN,
  LEAST_RUN_IN,
  RAILING_SECTION_FT,
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
const STAIR_WIDTH_FT = 3;
/** Two boards of 5½ in make a tread of 11 in. */
const BOARDS_PER_TREAD = 2;

/** A guard along every edge but the house and the stair; wanted from 30 in of height on. */
export function railingLines(ground: MeasuredGround, lengthFt: number, heightIn: number): DraftLine[] {
  // The side along the house has no guard, and the stair leaves a gap.
  const exact = Math.max(0, ground.perimeterFt - lengthFt - STAIR_WIDTH_FT);
  const railing: TakeoffInput = { name: "railing", value: exact, unit: "ft", basis: ground.basis };
  return [
    {
      key: "railing",
      category: "features",
      name: "Deck railing, 36 in",
      description: `Sections of 6 ft: ${railingSections(exact)}. The deck stands ${Math.round(heightIn)} in high, over the ${GUARD_HEIGHT_LIMIT_IN} in that ask for a guard`,
      item: "deck-railing",
      formula: "perimeter − house side − stair",
      inputs: [
        perimeterInput(ground),
        { name: "house side", value: lengthFt, unit: "ft", basis: ground.basis },
        given("stair", STAIR_WIDTH_FT, "ft", SOURCE.own),
      ],
      exact,
      unit: "lin ft",
      // Kits come in 6 ft sections.
      step: RAILING_SECTION_FT,
      growsWith: "length",
    },
    labourLine(
      "railing-labour",
      "features",
      "Railing labor",
      railing,
      HOURS_PER.railingFt,
      SOURCE.own,
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
  const rise = given("rise", GREATEST_RISE_IN, "in", SOURCE.calculators);
  const treadCount = given("treads", treads, "tread", SOURCE.calculators);
  return [
    {
      // The boards that carry the treads, cut to the rise and run.
      key: "stringers",
      category: "features",
      name: "Stair stringers",
      description: `${stairRisers(heightIn)} risers of ${riseEachIn(heightIn).toFixed(2)} in, runs of ${LEAST_RUN_IN} in`,
      item: "stair-stringer",
      formula: "stringers",
      inputs: [given("stringers", stairStringers(STAIR_WIDTH_FT * 12), "each", SOURCE.calculators)],
      exact: stairStringers(STAIR_WIDTH_FT * 12),
      unit: "each",
      growsWith: "count",
    },
    {
      // Feet of board for all treads.
      key: "treads",
      category: "features",
      name: "Stair treads",
      item: "stair-tread",
      formula: "(roundUp(height ÷ rise) − 1) × width × 2",
      inputs: [height, rise, given("width", STAIR_WIDTH_FT, "ft", SOURCE.own)],
      exact: treads * STAIR_WIDTH_FT * BOARDS_PER_TREAD,
      unit: "lin ft",
      growsWith: "count",
    },
    labourLine(
      "stair-labour",
      "features",
      "Stair labor",
      treadCount,
      HOURS_PER.stairTread,
      SOURCE.own,
      "count",
    ),
  ];
}
