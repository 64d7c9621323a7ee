import { footingBags } from "./concrete.ts";
import {
  footingCount,
  footingDiameterIn,
  type JoistSize,
  joistCount,
  joistFor,
  joistSpanFt,
  stockLengthFt,
} from "./deck-framing.ts";

/**
 * One way to carry a deck: joists from the ledger on the house over `beamLines` beams. All lengths in feet.
 * The joists run over `depthFt` in as many equal spans as there are beam lines.
 */
export type DeckLayout = {
  joist: JoistSize;
  beamLines: number;
  spanFt: number;
  joists: number;
  /** Length bought per joist and span. */
  joistStockFt: number;
  footings: number;
};

/** What the lumber of a layout weighs in the choice: cents per foot and piece of the shipped catalogue's typical prices. */
const weight = {
  joistFt: { "2x6": 150, "2x8": 250, "2x10": 350, "2x12": 450 } satisfies Record<JoistSize, number>,
  /** Two plies of 2×10. */
  beamFt: 700,
  /** Post, base and one bag of concrete. */
  post: 4700,
  concreteBag: 500,
  tie: 200,
};

/** The table's largest span at 16 in on centre; a deeper deck needs a second beam line whatever the joist. */
export const longestSpanFt = joistSpanFt["2x12"][16];

function layoutWith(beamLines: number, lengthFt: number, depthFt: number): DeckLayout | null {
  const spanFt = depthFt / beamLines;
  const joist = joistFor(spanFt, 16);
  if (!joist) return null;
  return {
    joist,
    beamLines,
    spanFt,
    joists: joistCount(lengthFt, 16),
    joistStockFt: stockLengthFt(spanFt),
    footings: beamLines * footingCount(lengthFt),
  };
}

function layoutWeight(layout: DeckLayout, lengthFt: number, frostDepthIn: number): number {
  const joists =
    layout.joists * layout.beamLines * (layout.joistStockFt * weight.joistFt[layout.joist] + weight.tie);
  const bags = layout.footings * footingBags(footingDiameterIn, frostDepthIn) * weight.concreteBag;
  return joists + layout.beamLines * lengthFt * weight.beamFt + layout.footings * weight.post + bags;
}

/**
 * The cheapest layout that the DCA 6 spans allow. The least of several costs that each grow with the deck grows with
 * the deck too, so a larger deck never comes out cheaper because it crossed into another joist.
 */
export function chooseDeckLayout(lengthFt: number, depthFt: number, frostDepthIn: number): DeckLayout {
  const least = Math.max(1, Math.ceil(depthFt / longestSpanFt - 1e-9));
  const layouts = [least, least + 1]
    .map((beamLines) => layoutWith(beamLines, lengthFt, depthFt))
    .filter((layout) => layout !== null);
  return layouts.reduce((best, layout) =>
    layoutWeight(layout, lengthFt, frostDepthIn) < layoutWeight(best, lengthFt, frostDepthIn) ? layout : best,
  );
}
