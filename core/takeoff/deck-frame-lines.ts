import { type DraftLine, given, SOURCE } from "./draft-line.ts";
import { footingBags } from "./formulas/concrete.ts";
import { FOOTING_DIAMETER_IN, joistSpanFt } from "./formulas/deck-framing.ts";
import type { DeckLayout, DeckSize } from "./formulas/deck-layout.ts";
import { JOIST_SPACING_IN } from "./formulas/deck-layout.ts";
import { HOURS_PER } from "./formulas/labour-hours.ts";
import { labourLine } from "./ground-work-lines.ts";
import type { MeasuredGround } from "./measured-ground.ts";
import type { TakeoffInput } from "./takeoff-line.ts";

/** Lumber of the rim and the beams is rounded up to this, ft. */
const LUMBER_STEP_FT = 2;

/** Everything under the boards: ledger, joists, rim, beams, posts, footings and the metal between them. */
export function deckFrameLines(ground: MeasuredGround, layout: DeckLayout, size: DeckSize): DraftLine[] {
  const length: TakeoffInput = { name: "length", value: size.lengthFt, unit: "ft", basis: ground.basis };
  const depth: TakeoffInput = { name: "depth", value: size.depthFt, unit: "ft", basis: ground.basis };
  const lines = given("beam lines", layout.beamLines, "each", SOURCE.dca6);
  // Formulas as the bill shows them: one joist more than spaces along the length, and one row of joists for each line of beams.
  const joists = "(roundUp(length × 12 ÷ spacing) + 1)";
  const joistInputs = [length, given("spacing", JOIST_SPACING_IN, "in", SOURCE.dca6), lines];
  const footings = "(roundUp(length ÷ footing spacing) + 1) × beam lines";
  const footingInputs = [
    length,
    given("footing spacing", layout.beam.postSpacingFt, "ft", SOURCE.calculators),
    lines,
  ];
  // Footings are as deep as the frost of the region.
  const bagsEach = footingBags(FOOTING_DIAMETER_IN, size.frostDepthIn);
  const frame = { category: "features", growsWith: "length" } as const;
  // Shown beside the deck's own span, so that a contractor sees how much is left.
  const longest = joistSpanFt[layout.joist][JOIST_SPACING_IN];
  return [
    {
      ...frame,
      // Feet of lumber: whole boards are bought and cut to the span.
      key: "joists",
      name: `Joists, ${layout.joist.replace("x", "×")} pressure-treated`,
      description:
        `${layout.joists * layout.beamLines} pieces of ${layout.joistStockFt} ft at ${JOIST_SPACING_IN} in on center; ` +
        `span ${layout.spanFt.toFixed(1)} ft of at most ${longest.toFixed(1)} ft (DCA 6)`,
      item: "joist",
      variant: layout.joist,
      formula: `${joists} × beam lines × stock length`,
      inputs: [...joistInputs, given("stock length", layout.joistStockFt, "ft", SOURCE.dca6)],
      exact: layout.joists * layout.beamLines * layout.joistStockFt,
      unit: "lin ft",
    },
    {
      ...frame,
      // Ledger along the house, rim along the far side, a joist at either end.
      key: "rim",
      name: `Ledger, rim and end joists, ${layout.joist.replace("x", "×")}`,
      item: "joist",
      variant: layout.joist,
      formula: "length × 2 + depth × 2",
      inputs: [length, depth],
      exact: 2 * size.lengthFt + 2 * size.depthFt,
      unit: "lin ft",
      step: LUMBER_STEP_FT,
    },
    {
      ...frame,
      // Boards nailed side by side, each as long as the deck; splices are not counted.
      key: "beams",
      name: `Beam, ${layout.beam.plies} plies of ${layout.beam.size.replace("x", "×")}`,
      description: `Posts ${layout.beam.postSpacingFt} ft apart at most`,
      hint: "Check against the beam table of DCA 6",
      item: "joist",
      variant: layout.beam.size,
      formula: "length × plies × beam lines",
      inputs: [length, given("plies", layout.beam.plies, "each", SOURCE.own), lines],
      exact: size.lengthFt * layout.beam.plies * layout.beamLines,
      unit: "lin ft",
      step: LUMBER_STEP_FT,
    },
    {
      ...frame,
      // One on each footing, by the piece, whatever its height.
      key: "posts",
      name: "Deck posts, 6×6",
      description: `Each about ${(size.heightIn / 12).toFixed(1)} ft above its footing`,
      item: "deck-post",
      formula: footings,
      inputs: footingInputs,
      exact: layout.footings,
      unit: "each",
    },
    {
      ...frame,
      // Bags are rounded up for each hole, then multiplied.
      key: "footings",
      name: "Footing concrete, 80 lb bag",
      description: `${layout.footings} footings of ${FOOTING_DIAMETER_IN} in, ${size.frostDepthIn} in deep, ${bagsEach} bags each`,
      item: "concrete-bag-80",
      formula: `${footings} × bags each`,
      inputs: [...footingInputs, given("bags each", bagsEach, "bag", SOURCE.bags)],
      exact: layout.footings * bagsEach,
      unit: "bag",
    },
    {
      ...frame,
      // At the ledger alone: over a beam a joist lies on top of it.
      key: "hangers",
      category: "supplies",
      name: `Joist hangers, ${layout.joist.replace("x", "×")}`,
      description: "One per joist at the ledger",
      item: "joist-hanger",
      formula: "roundUp(length × 12 ÷ spacing) + 1",
      inputs: joistInputs,
      exact: layout.joists,
      unit: "each",
    },
    {
      ...frame,
      // Hold each joist down where it crosses a beam.
      key: "ties",
      category: "supplies",
      name: "Hurricane ties",
      description: "One where a joist crosses a beam",
      item: "hurricane-tie",
      formula: `${joists} × beam lines`,
      inputs: joistInputs,
      exact: layout.joists * layout.beamLines,
      unit: "each",
    },
    {
      ...frame,
      // Keep each post off the concrete: one per footing.
      key: "post-bases",
      category: "supplies",
      name: "Post bases",
      item: "post-base",
      formula: footings,
      inputs: footingInputs,
      exact: layout.footings,
      unit: "each",
    },
    labourLine(
      "footing-labour",
      "features",
      "Footing and post labor",
      { name: "footings", value: layout.footings, unit: "footing", basis: ground.basis },
      HOURS_PER.footing,
      SOURCE.own,
      "length",
    ),
  ];
}
