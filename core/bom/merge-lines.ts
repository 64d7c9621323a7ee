import { roundUp } from "#core/takeoff/formulas/round-up.ts";
import { type CategoryKey, leastSure, type TakeoffLine } from "#core/takeoff/takeoff-line.ts";
import type { BomWork } from "./bom.ts";

/** One thing to buy for the whole job: lines of several elements that are bought alike, rounded once. */
export type MergedLine = Pick<
  TakeoffLine,
  "id" | "name" | "description" | "item" | "variant" | "kind" | "unit" | "quantity"
> & { category: CategoryKey; hint?: string; work: BomWork };

/** Two lines with the same key are one thing to buy, in one unit, rounded up by one step. */
const boughtAlike = ({ category, name, item, variant, kind, unit, step }: TakeoffLine) =>
  JSON.stringify([category, name, item, variant, kind, unit, step]);

function mergeGroup(group: readonly TakeoffLine[]): MergedLine {
  const first = group[0]!;
  const sum = (value: (line: TakeoffLine) => number) => group.reduce((total, line) => total + value(line), 0);
  // In the unit of the line, before rounding.
  const exact = sum((line) => line.exact);
  const descriptions = new Set(group.map(({ description }) => description).filter((text) => text !== ""));
  return {
    id: first.id,
    category: first.category,
    name: first.name,
    description: [...descriptions].join("; "),
    ...(first.hint ? { hint: first.hint } : {}),
    item: first.item,
    variant: first.variant,
    kind: first.kind,
    unit: first.unit,
    // Sum first, then round up: two needs of 0.4 bags are one bag.
    quantity: roundUp(exact, first.step),
    work: {
      parts: group.map(({ element, formula, inputs, exact: share }) => ({
        element,
        formula,
        inputs,
        exact: share,
      })),
      exact,
      // The first line's. A part with another waste shows it in its own formula and inputs.
      waste: first.waste,
      step: first.step,
      band: { low: sum(({ band }) => band.low), high: sum(({ band }) => band.high) },
      basis: leastSure(group),
    },
  };
}

/** In the order of each thing's first line. */
export function mergeLines(lines: readonly TakeoffLine[]): MergedLine[] {
  const groups = Map.groupBy(lines, boughtAlike);
  return [...groups.values()].map(mergeGroup);
}
