import { roundUp } from "#core/takeoff/formulas/round-up.ts";
import type { BomItem } from "./bom.ts";

/**
 * Where the true need lies, in what can be bought: both ends are rounded as the quantity itself is, so that it always lies
 * between them. A quantity that a person entered has no range.
 */
export function quantityRange({ work, quantity }: Pick<BomItem, "work" | "quantity">): {
  low: number;
  high: number;
} {
  if (!work) return { low: quantity, high: quantity };
  return { low: roundUp(work.band.low, work.step), high: roundUp(work.band.high, work.step) };
}
