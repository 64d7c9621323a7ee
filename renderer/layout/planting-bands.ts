import type { BedRow, PlantingStyle } from "#core/elements/element.ts";
import { findSpecies, type Species, type SpeciesId } from "#core/plants/catalogue.ts";
import { PALETTES } from "#core/plants/palettes.ts";
import { keepClosures } from "#renderer/kept-closures.ts";
import type { GroundSdf } from "#renderer/mask/coverage.ts";
import { hashInt, seededRandom } from "#renderer/math/random.ts";
import { drawnSize } from "#renderer/plants/plant-mesh.ts";

/** The species of a bed by band, the back against the wall or farthest from whoever looks at it. */
export type Palette = Record<"back" | "mid" | "front", Species[]>;

/** A place for a plant: how far from the bed's back and edge, how deep and half as wide the bed is there, and how far along it that lies. Meters. */
export type Candidate = {
  x: number;
  z: number;
  backM: number;
  edgeM: number;
  deepM: number;
  alongM: number;
  halfM: number;
};

export type Band = {
  species: readonly Species[];
  fits: (c: Candidate) => boolean;
  /** Length of a drift: one species fills about this much of the bed before the next begins. */
  driftM: number;
  /** Size of the plants as a share of their drawn size. */
  smallest: number;
  largest: number;
};

/** Of plants that belong in one band the higher stand behind when they are higher by this factor. */
const HIGHER = 1.25;

/** The palette of a bed: the style's own, or the named species in their own bands. */
export function paletteOf(
  style: PlantingStyle,
  named: readonly string[],
  rows: Readonly<Record<string, BedRow>> = {},
): Palette {
  const own = PALETTES[style];
  const resolve = (ids: readonly SpeciesId[]) => ids.flatMap((id) => findSpecies(id) ?? []);
  const wanted = named.flatMap((id) => findSpecies(id) ?? []).filter((s) => s.role !== "tree");
  if (wanted.length === 0)
    return { back: resolve(own.back), mid: resolve(own.mid), front: resolve(own.front) };
  const isIn = (part: BedRow, byRole: (s: Species) => boolean) =>
    wanted.filter((s) => (rows[s.id] ? rows[s.id] === part : byRole(s)));
  const large = isIn("back", (s) => s.role === "back" || s.role === "hedge");
  const small = isIn("front", (s) => s.role === "front" || s.role === "groundcover");
  const middle = wanted.filter((s) => !large.includes(s) && !small.includes(s));
  if ([large, middle, small].some((one) => one.length === wanted.length)) return byHeight(wanted);
  const firstOf = (...lists: Species[][]) => lists.find((list) => list.length > 0) ?? wanted;
  return {
    back: firstOf(large, middle, small),
    mid: firstOf(middle, large, small),
    front: firstOf(small, middle, large),
  };
}

/** Plants that all belong in one band: the clearly higher ones behind, the lowest in front. */
function byHeight(wanted: Species[]): Palette {
  const heightM = ({ id }: Species) => drawnSize(id).heightM;
  const rising = wanted.toSorted((a, b) => heightM(a) - heightM(b));
  const steps = rising.findIndex((one) => heightM(one) >= HIGHER * heightM(rising[0]!));
  if (steps < 0) return { back: wanted, mid: wanted, front: wanted };
  return { back: rising.slice(steps), mid: rising.slice(steps), front: rising.slice(0, steps) };
}

/** A bed of less than this to both sides of its middle has one row, in which the species take turns. Meters. */
const ONE_ROW_M = 0.55;
/** Of the places for plants this share lies nearer to the edge than the bed's half width. */
const MOSTLY = 0.95;

/** Half of the width of a bed, as its places for plants show it. Meters. */
export function halfWidth(candidates: readonly Candidate[]): number {
  // Sorted by value, without a comparison that would be compiled anew for each bed.
  const edges = Float64Array.from(candidates, edgeOf).sort();
  return edges[Math.floor(edges.length * MOSTLY)] ?? 0;
}

const edgeOf = ({ edgeM }: Candidate): number => edgeM;

export const isOneRow = (halfM: number): boolean => halfM < ONE_ROW_M;

/** A place farther from the edge than this share of the bed's half width there lies in its middle. */
export const IN_MIDDLE = 0.6;

/** So many plants of a species stand beside each other in one row before the next species begins. */
const IN_A_ROW = 3;

/** All over a yard of stones each species may stand anywhere, in drifts: nothing is before or behind there. */
export const allOver = ({ back, mid, front }: Palette): Band => ({
  species: [...new Set([...back, ...mid, ...front])],
  fits: (c) => c.edgeM > Math.min(RIM_IN_STONES_M, IN_MIDDLE * c.halfM),
  driftM: 2.4,
  smallest: 0.85,
  largest: 1.05,
});
/** Plants in a yard of stones stand so far inside its edge. Meters. */
const RIM_IN_STONES_M = 0.3;

/** The bands in the order in which they are planted: back row, middle, front edge, then what gaps remain, the small ones last. */
export function bandsOf({ back, mid, front }: Palette, halfM: number): Band[] {
  const isLayered = !front.every((one) => back.includes(one));
  const isHidden = (c: Candidate) => isLayered && c.deepM > DEEP_M && c.backM < BEHIND_SHARE * c.deepM;
  const gaps: Band = {
    species: front,
    // Distances in meters, sizes as shares of the drawn one. No source is recorded for them here and below.
    fits: (c) => c.edgeM > Math.min(0.24, IN_MIDDLE * c.halfM) && !isHidden(c),
    driftM: 1.3,
    smallest: 0.7,
    largest: 0.9,
  };
  const leftOver: Band = { ...gaps, smallest: 0.5, largest: 0.65 };
  if (isOneRow(halfM)) {
    const all = [...new Set([...back, ...mid, ...front])];
    const meanM = all.reduce((sum, { id }) => sum + 2 * drawnSize(id).radiusM, 0) / (all.length || 1);
    const driftM = IN_A_ROW * Math.min(meanM, 2 * halfM);
    const middle = (c: Candidate) => c.edgeM > IN_MIDDLE * c.halfM;
    return [
      { species: all, fits: middle, driftM, smallest: 0.85, largest: 1 },
      ...[gaps, leftOver].map((one) => ({
        ...one,
        species: all,
        driftM,
        fits: (c: Candidate) => c.edgeM > 0.3 * c.halfM,
      })),
    ];
  }
  // Without plants of its own the middle is the back's, and leaves more to the front.
  const rimM = mid.every((one) => back.includes(one)) ? WIDE_FRONT_M : FRONT_M;
  const smallestM = Math.min(...front.map(({ id }) => drawnSize(id).radiusM));
  const widestM = (some: readonly Species[]) => Math.max(...some.map(({ id }) => drawnSize(id).radiusM));
  const [backM, midM] = [widestM(back), widestM(mid)];
  /**
   * How far from the rim higher plants stand, of which the widest has this radius, meters: they leave a row before them to the low ones, in
   * a large bed two, where it is deep enough.
   */
  const rowsM = ({ deepM }: Candidate, ownM: number): number => {
    if (!isLayered) return rimM;
    const rowM = ROW_INSET_M + smallestM * (deepM > LARGE_M ? 3 : 1);
    return Math.max(rimM, Math.min(rowM + ownM, ROWS_SHARE * deepM));
  };
  return [
    {
      species: back,
      fits: (c) =>
        c.edgeM > (c.backM > AT_BACK * c.edgeM ? rowsM(c, backM) : 0.42) &&
        c.backM > 0.35 &&
        c.backM < Math.max(0.85, BACK_SHARE * c.deepM),
      driftM: 2.4,
      smallest: 0.85,
      largest: 1.05,
    },
    {
      species: mid,
      fits: (c) =>
        c.edgeM > rowsM(c, midM) &&
        c.backM >= Math.max(0.7, 0.9 * BACK_SHARE * c.deepM) &&
        c.deepM - c.backM > FRONT_SHARE * c.deepM,
      driftM: 1.9,
      smallest: 0.8,
      largest: 1,
    },
    {
      species: front,
      fits: (c) =>
        c.edgeM > 0.2 &&
        !isHidden(c) &&
        (c.edgeM < rowsM(c, midM) + 0.13 || c.deepM - c.backM < FRONT_SHARE * c.deepM + 0.2),
      driftM: 1.5,
      smallest: 0.8,
      largest: 1,
    },
    gaps,
    leftOver,
  ];
}

/** Low plants stand so far inside the rim; a bed deeper than the second has two rows of them, which take no more of its depth than the share. Meters. */
const ROW_INSET_M = 0.25;
const LARGE_M = 3.5;
const ROWS_SHARE = 0.34;
/** A place farther from the back than from the nearest rim, by this factor, lies at the front or a side. */
const AT_BACK = 1.35;

/** In a bed deeper than this nothing low is planted in the back share of it: higher plants hide it. Meters. */
const DEEP_M = 1.6;
const BEHIND_SHARE = 0.4;
/** The back and the front of a deep bed are these shares of its depth; the front keeps so much at least. Meters. */
const BACK_SHARE = 0.5;
const FRONT_SHARE = 0.25;
const FRONT_M = 0.42;
const WIDE_FRONT_M = 0.7;

/**
 * The species of a band by place: along the bed they take turns, in another order each time round. `nth` is the band's number among those of
 * the bed.
 */
export function driftsOf(
  { species, driftM }: Band,
  nth: number,
  seed: number,
): (at: Pick<Candidate, "alongM">) => Species {
  const orders = new Map<number, number[]>();
  return ({ alongM }) => {
    // 1,000 keeps the number of the drift above 0 on both sides of the bed's middle.
    const drift = Math.floor(alongM / driftM) + 1000;
    const round = Math.floor(drift / species.length);
    let turns = orders.get(round);
    if (!turns) {
      turns = inTurn(species.length, hashInt(round, nth + 1, seed));
      orders.set(round, turns);
    }
    return species[turns[drift % species.length]!]!;
  };
}

/** The numbers below `count` in an order of their own. */
function inTurn(count: number, seed: number): number[] {
  const random = seededRandom(seed);
  const order = Array.from({ length: count }, (_, k) => k);
  for (let k = count - 1; k > 0; k--) {
    const other = Math.floor(random.next() * (k + 1));
    [order[k], order[other]] = [order[other]!, order[k]!];
  }
  return order;
}

/** Drifts lie aslant across the bed, by this much along it per meter from its middle. */
export const ASLANT = 0.35;

/** Ways across a bed that are tried, the one away from whoever looks first, in steps of so many meters, up to so far. */
const WAYS = 4;
const STEP_M = 0.25;
const FARTHEST_M = 3;
/** A way that leads away from whoever looks by less than this says nothing of front and back. */
const LEVEL = 0.3;

/**
 * Meters from the back of a bed that is seen from one side, and its depth: along the shortest way across it, whose far end is the back, or
 * the one at the house where both are as far.
 */
export function fromBack(
  bed: GroundSdf,
  houseM: (x: number, z: number) => number,
): (x: number, z: number) => { backM: number; deepM: number } {
  const ways = Array.from({ length: WAYS }, (_, k) => {
    const turn = (0.5 - k / WAYS) * Math.PI;
    return { x: Math.cos(turn), z: Math.sin(turn) };
  });
  const across = (x: number, z: number) => {
    let shortest = Number.POSITIVE_INFINITY;
    let deepM = 0;
    let backM = 0;
    for (const way of ways) {
      const ahead = wayOut(bed, x, z, way.x, way.z);
      const behind = wayOut(bed, x, z, -way.x, -way.z);
      // A way whose end was not reached is longer than it seems.
      const unseenM = Math.max(ahead, behind) < FARTHEST_M ? 0 : FARTHEST_M;
      if (ahead + behind + unseenM >= shortest) continue;
      deepM = ahead + behind;
      shortest = deepM + unseenM;
      // Which of the two ends lies nearer to the house.
      const isNearer =
        houseM(x + way.x * ahead, z + way.z * ahead) < houseM(x - way.x * behind, z - way.z * behind);
      const aheadIsBack = Math.abs(way.z) > LEVEL ? way.z > 0 : isNearer;
      backM = aheadIsBack ? ahead : behind;
    }
    return { backM, deepM };
  };
  keepClosures(houseM);
  keepClosures(across);
  return across;
}

/** Meters from a place in a bed to its end, one way. */
function wayOut(bed: GroundSdf, x: number, z: number, wayX: number, wayZ: number): number {
  let wentM = STEP_M;
  while (wentM < FARTHEST_M && bed(x + wayX * wentM, z + wayZ * wentM) < 0) wentM += STEP_M;
  return wentM;
}
