import type { ElementKind, RequestedSize } from "#core/elements/element.ts";
import type { SpokenSize } from "./reading/read-size.ts";
import { sizeOf } from "./reading/whose-size.ts";

/** A yard is smaller than this; longer lengths are slips of the pen and are not used. Meters, square meters, pieces. */
const LARGEST = { lengthM: 100, areaM2: 10_000, count: 200 };
const SMALLEST_M = 0.05;
/** As many of a plant as a text may ask for: a number that no bed holds is not used. */
export const usableCounts = (counts: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(counts).filter(([, count]) => usable("count", count)));

function usable(key: keyof RequestedSize, value: number): boolean {
  if (!Number.isFinite(value)) return false;
  if (key === "count") return value >= 1 && value <= LARGEST.count;
  if (key === "areaM2") return value >= 0.1 && value <= LARGEST.areaM2;
  return value >= SMALLEST_M && value <= LARGEST.lengthM;
}

/** The sizes that a text gives one element (null = not known which), put together; `unused` tells whether one of them made no sense. */
export function settleSize(
  kind: ElementKind | null,
  spoken: readonly SpokenSize[],
): { size: RequestedSize | undefined; unused: boolean } {
  const size: RequestedSize = {};
  let unused = false;
  for (const one of spoken) {
    const own = sizeOf(kind, one);
    const { apartM, slab, jointM, deepM, ...wanted } = own?.size ?? {};
    unused ||= !own?.isWhole;
    for (const [key, value] of Object.entries(wanted) as [keyof RequestedSize, number][]) {
      if (usable(key, value)) size[key] = key === "count" ? Math.round(value) : value;
      else unused = true;
    }
  }
  return { size: Object.keys(size).length > 0 ? size : undefined, unused };
}

/** How deep loose stone or mulch is to lie, where a size says so. */
export function layerOf(kind: ElementKind | null, spoken: readonly SpokenSize[]): { depthM?: number } {
  const depthM = spoken.map((one) => sizeOf(kind, one)?.size.deepM).findLast((deepM) => deepM !== undefined);
  return depthM === undefined ? {} : { depthM };
}
