import { footingBags } from "./concrete.ts";
import { beamFor, type DeckBeam } from "./deck-beam.ts";
import {
  FOOTING_DIAMETER_IN,
  footingCount,
  type JoistSize,
  joistCount,
  joistFor,
  joistSpanFt,
  stockLengthFt,
} from "./deck-framing.ts";
import { wholePieces } from "./round-up.ts";

/**
 * One way to carry a deck: joists from the ledger on the house over `beamLines` beams. All lengths in feet.
 * The joists run over the depth in as many equal spans as there are beam lines.
 */
export type DeckLayout = {
  joist: JoistSize;
  beamLines: number;
  spanFt: number;
  joists: number;
  /** Length bought per joist and span. */
  joistStockFt: number;
  beam: DeckBeam;
  footings: number;
};

export type DeckSize = { lengthFt: number; depthFt: number; heightIn: number; frostDepthIn: number };

/**
 * What a layout weighs in the choice, in cents: the typical prices of the shipped catalogue. A company's own prices
 * do not move the choice, so that the same design is always framed the same way.
 */
const WEIGHT = {
  lumberFt: { "2x6": 150, "2x8": 250, "2x10": 350, "2x12": 450 } satisfies Record<JoistSize, number>,
  /** Cents per foot of lumber. */
  /** Post, its base and the hours to dig and set it. */
  footing: 4200 + 2500 + 8000,
  concreteBag: 500,
  hanger: 225,
  tie: 140,
};

/** Distance of joists from middle to middle, inches: the column of the span table. Source: DCA 6. */
export const JOIST_SPACING_IN = 16;
/** The table's largest span at that distance, feet; a deeper deck needs a second beam line whatever the joist. */
export const LONGEST_SPAN_FT = joistSpanFt["2x12"][JOIST_SPACING_IN];

function layoutWith(beamLines: number, { lengthFt, depthFt }: DeckSize): DeckLayout | null {
  const spanFt = depthFt / beamLines;
  const joist = joistFor(spanFt, JOIST_SPACING_IN);
  if (!joist) return null;
  // A beam between two spans carries the joists of both.
  const beam = beamFor(beamLines === 1 ? spanFt : 2 * spanFt);
  return {
    joist,
    beamLines,
    spanFt,
    joists: joistCount(lengthFt, JOIST_SPACING_IN),
    joistStockFt: stockLengthFt(spanFt),
    beam,
    footings: beamLines * footingCount(lengthFt, beam.postSpacingFt),
  };
}

function layoutWeight(layout: DeckLayout, { lengthFt, depthFt, frostDepthIn }: DeckSize): number {
  const { joists, joist, beam, beamLines, footings, joistStockFt } = layout;
  // Joists, then ledger and rim along the house and the sides; the beams stand apart because their lumber has another size.
  const lumberFt = joists * beamLines * joistStockFt + 2 * lengthFt + 2 * depthFt;
  const beamFt = lengthFt * beam.plies * beamLines;
  const footing = WEIGHT.footing + footingBags(FOOTING_DIAMETER_IN, frostDepthIn) * WEIGHT.concreteBag;
  return (
    lumberFt * WEIGHT.lumberFt[joist] +
    beamFt * WEIGHT.lumberFt[beam.size] +
    joists * (WEIGHT.hanger + beamLines * WEIGHT.tie) +
    footings * footing
  );
}

/**
 * The cheapest layout that the DCA 6 spans allow. The least of several costs that each grow with the deck grows with
 * the deck too, so a larger deck never comes out cheaper because it crossed into another joist.
 */
export function chooseDeckLayout(size: DeckSize): DeckLayout {
  const least = Math.max(1, wholePieces(size.depthFt / LONGEST_SPAN_FT));
  // One beam line more may be cheaper, because shorter spans take smaller joists.
  const layouts = [least, least + 1]
    .map((beamLines) => layoutWith(beamLines, size))
    .filter((layout) => layout !== null);
  return layouts.reduce((best, layout) =>
    layoutWeight(layout, size) < layoutWeight(best, size) ? layout : best,
  );
}
