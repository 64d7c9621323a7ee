import type { GroundPoint } from "#core/geometry/point.ts";
import type { Way } from "#renderer/layout/site.ts";
import { walkEnds } from "#renderer/layout/walk-ends.ts";
import type { GroundGrid } from "#renderer/mask/ground-grid.ts";
import { oncePer } from "#renderer/once-per.ts";
import { entrancesOf, FARTHEST_M, isPavedBefore, thresholdOf } from "./hard-distance.ts";
import { gridOf, type View } from "./view.ts";
import { yardOf } from "./yard-of.ts";

/** Walks lead to doors that are farther: a house that stands alone at the end of its lawn. */
const WALKED_TO_M = 45;
/** A garage's door is looked for this far above the foot of the wall, as a share of the photo's height. */
const GARAGE_SHARE = 0.04;
/** What is farther from the middle of the house, as a share of the photo's width, is no front door. */
const FARTHEST_ASIDE = 0.3;
/** Coverage from which a pixel belongs to a mask. */
const INSIDE = 0.5;

/**
 * Where a new walk leads to: of the doors that are seen, else of the ends of walks at the house, else of the entrances that stand out, the one
 * nearest to the middle of the house; no garage's, and none at its far side or at a neighbor's. Where none is made out (`areDoorsGuessed`) the middle of the house stands for its door.
 */
export function doorsOf(view: View, clip: Float32Array): { doors: GroundPoint[]; areDoorsGuessed: boolean } {
  const { seen, camera } = view;
  const middle = houseColumn(view);
  const asideOf = (run: readonly GroundPoint[]) => {
    const { x, z } = middleOf(run);
    return Math.abs(camera.photoX(x, z) - middle) / seen.width;
  };
  const frontDoor = (runs: readonly GroundPoint[][]) =>
    runs
      .filter((run) => run.length > 0 && !isAtGarage(view, middleOf(run)) && asideOf(run) < FARTHEST_ASIDE)
      .sort((a, b) => asideOf(a) - asideOf(b))
      .slice(0, 1)
      .map(middleOf);
  // Of 31 photos with a door that was read by eye (`npm run bench -- doors`) this order finds the most: an entrance that stands out may be a bay or a corner.
  const sources = [
    () => seen.doors.map((door) => thresholdOf(camera, door, WALKED_TO_M)),
    () => walkEnds(camera, seen),
    () => entrancesOf(view, clip),
  ];
  let doors: GroundPoint[] = [];
  for (const runs of sources) if (doors.length === 0) doors = frontDoor(runs());
  const guess = doors.length > 0 ? null : edgeBelow(gridOf(view, clip), middle);
  return {
    doors: (guess ? [guess] : doors).map(withinReach),
    areDoorsGuessed: doors.length === 0,
  };
}

/** Ways into the house with their ends: doors, garages as wide as all their doors, and steps, porches and ends of walks at the house. */
export const waysOf = oncePer((view: View): readonly Way[] => {
  const { seen, camera } = view;
  const ends = (kind: Way["kind"], run: readonly GroundPoint[]): Way[] =>
    run.length < 2 ? [] : [{ kind, left: run[0]!, right: run.at(-1)! }];
  const isGarage = (run: readonly GroundPoint[]) => isAtGarage(view, middleOf(run));
  const thresholds = seen.doors
    .map((door) => ({ door, run: thresholdOf(camera, door, WALKED_TO_M) }))
    .filter(({ run }) => run.length > 0);
  const garages = thresholds
    .map(({ run }) => run)
    .filter(isGarage)
    .flat();
  const steps = [...entrancesOf(view, yardOf(seen).yard), ...walkEnds(camera, seen)].filter(
    (run) => run.length > 0,
  );
  return [
    ...thresholds
      .filter(({ run }) => !isGarage(run))
      .flatMap(({ door, run }) =>
        ends("door", run).map((way): Way => (isPavedBefore(door, seen) ? way : { ...way, isUnled: true })),
      ),
    ...ends(
      "garage",
      garages.sort((a, b) => a.x - b.x),
    ),
    ...steps.filter((run) => !isGarage(run)).flatMap((run) => ends("steps", run)),
  ];
});

const middleOf = (run: readonly GroundPoint[]): GroundPoint => run[run.length >> 1]!;

/** Whether a garage's door stands right above a point at the foot of the house. */
function isAtGarage({ seen, camera }: View, { x, z }: GroundPoint): boolean {
  const column = Math.min(seen.width - 1, Math.max(0, Math.round(camera.photoX(x, z))));
  const foot = Math.min(seen.height - 1, Math.round(camera.photoY(0, z)));
  const top = Math.max(0, foot - Math.round(GARAGE_SHARE * seen.height));
  for (let row = top; row <= foot; row++) if (seen.garage[row * seen.width + column]! > INSIDE) return true;
  return false;
}

/** The middle column of the house without its garage, every column by how much house stands in it; NaN without a house. */
function houseColumn({ seen }: View): number {
  const { width, height, house, garage } = seen;
  let [all, sum] = [0, 0];
  for (let column = 0; column < width; column++) {
    let own = 0;
    for (let row = 0; row < height && own >= 0; row++) {
      const i = row * width + column;
      if (garage[i]! > INSIDE) own = Number.NEGATIVE_INFINITY;
      else if (house[i]! > INSIDE) own++;
    }
    if (own <= 0) continue;
    all += own;
    sum += own * column;
  }
  return sum / all;
}

/** The point of a region's far edge in a column; null where there is none. */
function edgeBelow({ camera, topRow }: GroundGrid, at: number): GroundPoint | null {
  const column = Math.round(at);
  const row = topRow[column] ?? -1;
  if (row < 0) return null;
  return { x: camera.groundX(column + 0.5, row + 0.5), z: Math.max(0, camera.groundZ(row + 0.5)) };
}

/** A point that is farther away than anything is built, drawn nearer along the line of sight: a walk to it ends right below it. */
function withinReach({ x, z }: GroundPoint): GroundPoint {
  const share = Math.min(1, FARTHEST_M / z);
  return { x: x * share, z: z * share };
}
