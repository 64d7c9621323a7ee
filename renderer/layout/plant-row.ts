import type { SpeciesId } from "#core/plants/catalogue.ts";
import { drawnSize } from "#renderer/plants/plant-mesh.ts";
import type { Candidate } from "./planting-bands.ts";

/** Shrubs that are kept to one size with shears: whoever plants them alone plants them along a string. */
const CLIPPED: ReadonlySet<SpeciesId> = new Set<SpeciesId>(["boxwood", "inkberry"]);
export const isClipped = (id: SpeciesId): boolean => CLIPPED.has(id);

/** A bed wider than this to both sides of its middle holds more than one row. Meters. */
const WIDEST_M = 1;
/** Places so near to the middle of a step along the bed belong to it, as a share of the step; and so much of them lies deepest in it. */
const NEAR_SHARE = 0.15;
const DEEPEST = 0.3;
/** Places of one step spread over no more than the bed's width and the step, times this. */
const WIDEST_SPREAD = 2;
/** The row is evened over this many steps to both sides. */
const EVENED = 2;

/**
 * Places for a bed of one clipped shrub, one after the other along the middle of the bed at even steps; null where the bed has other plants
 * too, or is wider than a row. `isSaid`: words ask for a row, of whatever shrub.
 */
export function inRow(
  candidates: readonly Candidate[],
  ids: readonly SpeciesId[],
  halfM: number,
  spacings: Readonly<Record<string, number>> = {},
  isSaid = false,
): Candidate[] | null {
  const [id] = ids;
  if (ids.length !== 1 || !id || !(isSaid || isClipped(id)) || halfM > WIDEST_M || candidates.length === 0)
    return null;
  // In a row the crowns of neighbors nearly touch.
  const stepM = spacings[id] ?? 2 * drawnSize(id).radiusM;
  const first = Math.min(...candidates.map(({ alongM }) => alongM)) + stepM / 2;
  const near = Map.groupBy(
    candidates.filter(({ alongM }) => Math.abs(steps(alongM, first, stepM)) < NEAR_SHARE),
    ({ alongM }) => Math.round((alongM - first) / stepM),
  );
  // A bed along both sides of a walk is two rows, each with gaps of its own.
  if ([...near.values()].some((places) => spreadM(places) > WIDEST_SPREAD * (halfM + stepM))) return null;
  const middles = [...near].sort(([a], [b]) => a - b).map(([nth, places]) => ({ nth, ...deepest(places) }));
  return middles.map((middle) => {
    const around = middles.filter(({ nth }) => Math.abs(nth - middle.nth) <= EVENED);
    // At the ends and beside gaps the mean would lie off its step.
    return around.length > 2 * EVENED ? { ...middle, ...meanOf(around) } : middle;
  });
}

/** So much of the candidates at each end of the bed, its tips, have no room for a plant: a row begins and ends within them. */
const TIPS = 0.03;

/** A bed that reaches at least this share of its length from left to right has its row that way, as people see it. */
const FROM_LEFT = 0.7;

/** So many places at even steps along the bed, each in the middle of its own part of it, or so far apart as was said. */
export function evenPlaces(candidates: readonly Candidate[], count: number, saidM?: number): Candidate[] {
  const [length, across] = [reachOf(candidates, "alongM"), reachOf(candidates, "x")];
  const isAcross = across.to - across.from > FROM_LEFT * (length.to - length.from);
  const { from, to } = isAcross ? across : length;
  const stepM = Math.min((to - from) / count, saidM ?? Number.POSITIVE_INFINITY);
  const first = (from + to) / 2 - ((count - 1) / 2) * stepM;
  return Array.from({ length: count }, (_, nth) => first + nth * stepM).flatMap((step) => {
    const near = candidates.filter(
      (at) => Math.abs(at[isAcross ? "x" : "alongM"] - step) < NEAR_SHARE * stepM,
    );
    return near.length > 0 ? [deepest(near)] : [];
  });
}

/** From where to where a bed reaches, without its tips. */
function reachOf(candidates: readonly Candidate[], way: "x" | "alongM"): { from: number; to: number } {
  const sorted = candidates.map((at) => at[way]).sort((a, b) => a - b);
  const tip = Math.floor(TIPS * sorted.length);
  return { from: sorted[tip]!, to: sorted.at(-1 - tip)! };
}

/** Plants so near to one, in steps of a row, are its neighbors; in a row it has no more of them, and this share of the plants may have more where it turns. */
const NEIGHBOR_STEPS = 1.4;
const IN_LINE = 2;
const AT_TURNS = 0.2;

/** Whether plants with this step from one to the next, meters, stand one after the other, and not in more rows beside each other. */
export function standInRow(plants: readonly { x: number; z: number }[], stepM: number): boolean {
  const nearM = NEIGHBOR_STEPS * stepM;
  const aside = plants.filter(
    (own) =>
      plants.filter((one) => one !== own && Math.hypot(one.x - own.x, one.z - own.z) < nearM).length >
      IN_LINE,
  );
  return aside.length <= AT_TURNS * plants.length;
}

/** From the first of some places to the farthest from it. */
const spreadM = (places: readonly Candidate[]): number =>
  Math.max(...places.map(({ x, z }) => Math.hypot(x - places[0]!.x, z - places[0]!.z)));

/** How far off the nearest step a place lies, in steps. */
function steps(alongM: number, first: number, stepM: number): number {
  const at = (alongM - first) / stepM;
  return at - Math.round(at);
}

/** The middle of those places that lie deepest in the bed. */
function deepest(places: readonly Candidate[]): Candidate {
  const inward = places.toSorted((a, b) => b.edgeM - a.edgeM);
  const most = inward.slice(0, Math.max(1, Math.round(DEEPEST * inward.length)));
  return { ...inward[0]!, ...meanOf(most) };
}

const meanOf = (points: readonly { x: number; z: number }[]): { x: number; z: number } => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  z: points.reduce((sum, { z }) => sum + z, 0) / points.length,
});
