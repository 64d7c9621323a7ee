import type { PlanElement } from "#core/elements/element.ts";
import type { GroundPoint } from "#core/geometry/point.ts";
import { metersToFeet, squareMetersToSquareFeet } from "#core/geometry/units.ts";
import { describeElement } from "#core/plan/describe-element.ts";
import type { PlacedElement } from "#core/plan/placed-element.ts";

/** A numbered line of the key, largest first. */
export type KeyEntry = {
  element: PlanElement;
  text: string;
  /** Its amount in words, as in "120 sq ft". */
  amount: string;
  /** Closed rings; empty for what stands here and there (boulders, lights). */
  rings: GroundPoint[][];
  /** Size of the rings' bounds, meters: across and away from the camera. */
  widthM: number;
  depthM: number;
};

export type Key = {
  entries: KeyEntry[];
  /** Sheets of ground, in the order they were laid. */
  surfaces: { element: PlanElement; rings: GroundPoint[][] }[];
  /** Walls, fences and hedges: lines on the ground. */
  runs: { element: PlanElement; lines: GroundPoint[][] }[];
};

/**
 * Smaller areas get no number, square meters: the ring of mulch under a tree. Plants have a list of their
 * own.
 */
const LEAST_ENTRY_M2 = 1.3;

/** Sorts what was laid into surfaces and runs, and gathers the numbered lines. */
export function keyOf(placed: readonly PlacedElement[]): Key {
  const runs = placed.filter(({ lengthM }) => lengthM !== undefined);
  const areas = placed.filter(({ lengthM, outline }) => lengthM === undefined && outline.length > 0);
  return {
    surfaces: areas.map(({ element, outline }) => ({ element, rings: outline })),
    runs: runs.map(({ element, outline }) => ({ element, lines: outline })),
    entries: gathered(placed),
  };
}

/** Pieces of one element (a lawn that a walk cuts in two) are one line. */
function gathered(placed: readonly PlacedElement[]): KeyEntry[] {
  const byText = new Map<string, PlacedElement[]>();
  for (const one of placed) {
    if (one.element.kind === "tree") continue;
    const small = one.outline.length > 0 && one.lengthM === undefined && one.areaM2 < LEAST_ENTRY_M2;
    if (small && one.count === undefined) continue;
    const text = describeElement({ ...one.element, place: undefined, size: undefined } as PlanElement);
    byText.set(text, [...(byText.get(text) ?? []), one]);
  }
  return [...byText]
    .map(([text, parts]) => {
      const rings = parts.flatMap((part) => (part.lengthM === undefined ? part.outline : []));
      const xs = rings.flat().map(({ x }) => x);
      const zs = rings.flat().map(({ z }) => z);
      return {
        element: parts[0]!.element,
        text,
        amount: amountOf(parts),
        rings,
        widthM: Math.max(0, Math.max(...xs) - Math.min(...xs)),
        depthM: Math.max(0, Math.max(...zs) - Math.min(...zs)),
        areaM2: parts.reduce((sum, part) => sum + part.areaM2, 0),
      };
    })
    .sort((a, b) => b.areaM2 - a.areaM2);
}

/** Feet of a run, the count of single things, or the area. */
function amountOf(parts: readonly PlacedElement[]): string {
  const lengthM = parts.reduce((sum, part) => sum + (part.lengthM ?? 0), 0);
  if (lengthM > 0) return `${Math.round(metersToFeet(lengthM))} ft`;
  const count = parts.reduce((sum, part) => sum + (part.count ?? 0), 0);
  const areaM2 = parts.reduce((sum, part) => sum + part.areaM2, 0);
  if (count > 0 && parts[0]!.element.kind !== "pergola") return `${count}`;
  return `${Math.round(squareMetersToSquareFeet(areaM2))} sq ft`;
}
