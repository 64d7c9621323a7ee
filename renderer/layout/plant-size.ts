import type { SpeciesId } from "#core/plants/catalogue.ts";
import { drawnSize, isCarpet } from "#renderer/plants/plant-mesh.ts";
import { shrubs } from "#renderer/plants/shrubs.ts";
import { hidesOld } from "./raised-to-hide.ts";
import type { Site } from "./site.ts";

type Place = { x: number; z: number };

/** Nothing tall stands nearer than this to the camera: it would hide the yard. */
export const TALL_M = 0.75;
const TALL_FROM_M = 3.6;
/** And nothing farther off is seen taller than this share of the picture. */
const TALLEST_SEEN = 0.27;
/** A plant that would hide the yard by a little is drawn lower, no lower than this share of its height. */
export const LOWERED = 0.85;

/** The height up to which a plant at a place leaves the yard behind it to be seen. */
export const mostHeightM = ({ camera }: Site, { z }: Place): number =>
  z < TALL_FROM_M ? TALL_M : Math.max(TALL_M, (TALLEST_SEEN * camera.heightPx * z) / camera.focalPx);

export const isInTheWay = (site: Site, at: Place, heightM: number): boolean =>
  heightM * LOWERED > mostHeightM(site, at) && !hidesOld(site, at, heightM);

/** Whether a species is a shrub that hides what is behind it. */
export function isTallShrub(id: SpeciesId): boolean {
  return id in shrubs && drawnSize(id).heightM > TALL_M;
}

/**
 * A bed is shown in its third year: plants stand as far apart as they will need, and are a little lower and narrower than that. Shares of
 * the drawn size: tall shrubs have seven tenths of their mature height then, what is lower is nearly as high as ever.
 */
const TALL_SHRUB = { height: 0.85, spread: 0.92 };
const LOW_PLANT = { height: 0.9, spread: 1 };
export const inThirdYear = (id: SpeciesId): { height: number; spread: number } =>
  isTallShrub(id) ? TALL_SHRUB : LOW_PLANT;

/** Of a walk behind a plant at least this share of its rows stays in sight. */
const LEAST_IN_SIGHT = 0.5;
/** A walk seen in fewer rows than this is a line in the distance. */
const LEAST_ROWS = 3;
/** Columns at which a walk is looked for, as shares of the plant's radius to either side. */
const LOOKS = [-0.5, 0, 0.5];
/** What stands before a walk has this share of its size. */
export const SMALL_BEFORE_WALK = 0.75;
const WALK = 0.5;

/** Whether enough of each walk that stays is seen over a plant of this size, at a place before it. */
export function walkSeenOver(
  { camera, walk, clip }: Site,
  { x, z }: Place,
  radiusM: number,
  heightM: number,
): boolean {
  const width = camera.widthPx;
  const foot = Math.min(camera.heightPx - 1, Math.floor(camera.photoY(0, z)));
  const top = Math.max(0, Math.floor(camera.photoY(heightM, z)));
  const column = camera.photoX(x, z);
  const reachPx = (radiusM * camera.focalPx) / z;
  let hidden = 0;
  let seen = 0;
  for (const share of LOOKS) {
    const at = Math.round(column + share * reachPx);
    if (at < 0 || at >= width) continue;
    const isWalk = (row: number) => {
      const i = row * width + at;
      return walk[i]! > WALK && clip[i]! <= WALK;
    };
    let row = foot;
    for (; row >= top; row--) if (isWalk(row)) hidden++;
    for (; row >= 0 && isWalk(row); row--) seen++;
  }
  return hidden < LEAST_ROWS * LOOKS.length || seen >= LEAST_IN_SIGHT * (hidden + seen);
}

/**
 * Room that a plant takes, as a share of its width: crowns of perennials and low shrubs overlap and read as one planting, not as dots;
 * tall shrubs stand apart, as each would be lost in one mass.
 */
const CLOSENESS = 0.9;
const TALL_SHRUBS_CLOSENESS = 1.1;
/** Bodies that do not grow into each other keep soil between them. */
const SOLID: ReadonlySet<SpeciesId> = new Set<SpeciesId>(["golden-barrel", "prickly-pear"]);
const SOLID_CLOSENESS = 1.35;
const SOLID_LEAST = 1.08;
/** In a single row nothing stands behind a gap: crowns close it. */
const CLOSENESS_IN_ROW = 0.75;

/** Patches of ground cover overlap by so much that no soil shows between them. */
export const CARPET_CLOSENESS = 0.55;

/**
 * Room of a plant over the radius of its crown: a carpet's, a solid body's, or that of other plants. Worked out once for a species: a bed asks
 * for each pair of its plants.
 */
function closenessOf(solid: number, other: (id: SpeciesId) => number): (id: SpeciesId) => number {
  const known = new Map<SpeciesId, number>();
  return (id) => {
    const before = known.get(id);
    if (before !== undefined) return before;
    const closeness = isCarpet(id) ? CARPET_CLOSENESS : SOLID.has(id) ? solid : other(id);
    known.set(id, closeness);
    return closeness;
  };
}

const leastCloseness = closenessOf(SOLID_LEAST, () => CLOSENESS);
const usualCloseness = closenessOf(SOLID_CLOSENESS, (id) =>
  isTallShrub(id) ? TALL_SHRUBS_CLOSENESS : CLOSENESS,
);
const closenessInRow = closenessOf(SOLID_CLOSENESS, (id) => (isTallShrub(id) ? CLOSENESS : CLOSENESS_IN_ROW));

/** Half the room of a plant whose crown has this radius, meters, and the least: where more were asked for by number they stand closer. */
export const leastRoomM = (id: SpeciesId, radiusM: number): number => radiusM * leastCloseness(id);
export const usualRoomM = (id: SpeciesId, radiusM: number): number => radiusM * usualCloseness(id);
export const roomInRowM = (id: SpeciesId, radiusM: number): number => radiusM * closenessInRow(id);
