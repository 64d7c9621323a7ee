import type { ElementKind, RequestedSize } from "#core/elements/element.ts";
import { vocabularies } from "#core/elements/vocabularies.ts";
import type { SpokenSize } from "./reading/read-size.ts";

/** A yard is smaller than this; longer lengths are slips of the pen and are not used. Meters, square meters, pieces. */
const LARGEST = { lengthM: 100, areaM2: 10_000, count: 200 };
const SMALLEST_M = 0.05;
/** Less than this is no width of ground but its depth, the size of its stones, or the width of its border. Meters. */
const NARROWEST_GROUND_M = 0.25;
const GROUND: ReadonlySet<ElementKind> = new Set([
  "lawn",
  "bed",
  "pavers",
  "concrete",
  "gravel",
  "deck",
  "swale",
]);

/** As many of a plant as a text may ask for: a number that no bed holds is not used. */
export const usableCounts = (counts: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(counts).filter(([, count]) => usable("count", count)));

function usable(key: keyof RequestedSize, value: number): boolean {
  if (!Number.isFinite(value)) return false;
  if (key === "count") return value >= 1 && value <= LARGEST.count;
  if (key === "areaM2") return value >= 0.1 && value <= LARGEST.areaM2;
  return value >= SMALLEST_M && value <= LARGEST.lengthM;
}

/** Above this a bare length of something low is a run, not a height ("a 30 ft fence"). Meters; a fence of more than 8 ft is nowhere allowed. */
const TALLEST: Partial<Record<ElementKind, number>> = { fence: 2.5, "retaining-wall": 1.9 };
const TALLEST_OF_OTHERS = 3.7;

/** The sizes that a text gives one element, put together; `unused` tells whether one of them made no sense. */
export function settleSize(
  kind: ElementKind,
  spoken: readonly SpokenSize[],
): { size: RequestedSize | undefined; unused: boolean } {
  const size: RequestedSize = {};
  let unused = false;
  for (const { bareM, apartM, ...given } of spoken) {
    const wanted: RequestedSize = { ...given };
    if (bareM !== undefined) {
      const direction = vocabularies[kind].bareLength;
      wanted[
        direction === "heightM" && kind !== "tree" && bareM > (TALLEST[kind] ?? TALLEST_OF_OTHERS)
          ? "lengthM"
          : direction
      ] = bareM;
    }
    for (const [key, value] of Object.entries(wanted) as [keyof RequestedSize, number][]) {
      const isDepth = key === "widthM" && GROUND.has(kind) && value < NARROWEST_GROUND_M;
      if (usable(key, value) && !isDepth) size[key] = key === "count" ? Math.round(value) : value;
      else unused = true;
    }
  }
  return { size: Object.keys(size).length > 0 ? size : undefined, unused };
}
