import type { Camera } from "#core/camera/camera.ts";
import type { Place, PlanElement } from "#core/elements/element.ts";
import type { GroundPoint } from "#core/geometry/point.ts";
import type { DesignPlan } from "#core/plan/design-plan.ts";
import type { OldFence } from "#renderer/clear/find-old-fence.ts";
import type { Outcome } from "./outcome.ts";
import type { Site } from "./site.ts";
import type { DrawnLine } from "./strip-line.ts";
import { lineLength } from "./trace-contours.ts";

/** An old fence that runs along less than this share of the line that a person drew was not made out. */
const LEAST_OF_DRAWN = 0.5;
/** What ends so near to the frame goes on beyond it, as a share of the photo's width; and so far, meters. */
const AT_FRAME = 0.02;
const BEYOND_M = 0.7;

/** In the place of a fence that was not made out nobody knows where it stands. */
export const OLD_NOT_SEEN: Outcome = {
  placed: false,
  sentence:
    "The old fence could not be made out, so the new one was left out. Circle the old one along its whole length, and try again.",
};

/** Whether something is to stand in the place of an old fence, without a highlight, and none was made out. */
export const isOldMissed = (
  { filled, oldFence, plan: { removals, withdrawn } }: Site,
  { place }: { place?: Place | undefined },
): boolean => !filled && !oldFence && !place && removals.includes("fence") && !withdrawn?.includes("fence");

/** The foot of an old fence lies in the circle that was drawn over it: no farther above and below the circle's own foot, as shares of its height. */
const ABOVE_FOOT = 0.75;
const BELOW_FOOT = 0.5;

/** Whether an old fence runs along most of the line that a person drew, with its foot in what was circled. */
export function spansLine({ runs }: Pick<OldFence, "runs">, drawn: DrawnLine, camera: Camera): boolean {
  const [a, b] = [drawn.line[0]!, drawn.line.at(-1)!];
  const drawnM = Math.hypot(b.x - a.x, b.z - a.z);
  if (drawnM === 0) return true;
  if (drawn.heightM !== null && !runs.some((run) => isAtFoot(run, drawn, drawn.heightM!, camera)))
    return false;
  const along = ({ x, z }: GroundPoint) => (x * (b.x - a.x) + z * (b.z - a.z)) / drawnM;
  const spannedM = runs.reduce((sum, run) => sum + Math.abs(along(run.at(-1)!) - along(run[0]!)), 0);
  return spannedM >= LEAST_OF_DRAWN * drawnM;
}

/** Whether the middle of a run is seen about where a circle that is so high has its foot. */
function isAtFoot(
  run: readonly GroundPoint[],
  { line }: DrawnLine,
  heightM: number,
  camera: Camera,
): boolean {
  const [a, b] = [run[0]!, run.at(-1)!];
  const middle = { x: (a.x + b.x) / 2, z: (a.z + b.z) / 2 };
  const column = camera.photoX(middle.x, middle.z);
  const foot = line.reduce((best, p) =>
    Math.abs(camera.photoX(p.x, p.z) - column) < Math.abs(camera.photoX(best.x, best.z) - column) ? p : best,
  );
  const highPx = (camera.focalPx * heightM) / foot.z;
  const below = camera.photoY(0, middle.z) - camera.photoY(0, foot.z);
  return below > -ABOVE_FOOT * highPx && below < BELOW_FOOT * highPx;
}

/** What is asked for lower than this share of the old fence is lower; what is a little lower is raised, so that it hides the old one. */
const LOWER = 0.75;

/** Whether what comes in the place of an old fence is asked for too low to hide it: what is behind is filled in then, where that can be told. */
export const isLower = (
  { kind, size }: PlanElement,
  { removals }: Pick<DesignPlan, "removals">,
  old: Pick<OldFence, "heightM">,
): boolean =>
  size?.heightM === undefined
    ? kind === "retaining-wall" && removals.includes("fence")
    : size.heightM < LOWER * old.heightM;

/** The height that is needed to hide what is left of an old fence, meters. */
export const hidingHeight = (element: PlanElement, { plan, oldFence }: Site): number =>
  !oldFence || (oldFence.isGone && isLower(element, plan, oldFence)) ? 0 : oldFence.heightM;

/** The lines of what stands where an old fence stood. */
export const inPlaceOf = ({ runs }: OldFence): GroundPoint[][] => runs.map((run) => [...run]);

/** The same for what is `behindM` thick and has its front where the old one stood. */
export function behindFront(site: Site, old: OldFence, behindM: number): GroundPoint[][] {
  const { camera } = site;
  const moved = old.runs.map(([a, b]) => {
    const lengthM = Math.hypot(b.x - a.x, b.z - a.z) || 1;
    // The side that is turned away from the camera.
    const side = a.x * b.z - a.z * b.x > 0 ? -1 : 1;
    const [awayX, awayZ] = [(side * -(b.z - a.z)) / lengthM, (side * (b.x - a.x)) / lengthM];
    const out = [a, b].map((p, k): GroundPoint => {
      const share = camera.photoX(p.x, p.z) / camera.widthPx;
      const isAtFrame = share < AT_FRAME || share > 1 - AT_FRAME;
      const on = isAtFrame ? (k === 0 ? -BEYOND_M : BEYOND_M) / lengthM : 0;
      return {
        x: p.x + on * (b.x - a.x) + behindM * awayX,
        z: p.z + on * (b.z - a.z) + behindM * awayZ,
      };
    });
    return out;
  });
  return moved.flatMap((line) => withGaps(line, (points) => waysThrough(site, points, behindM)));
}

/** A way leads through where paving is seen so far before the front, and is no wider than a drive, or at all but one of these distances behind it. Meters. */
const BEFORE_M = 0.35;
const WIDTH_M = [0.7, 5] as const;
const BEHIND_M = [1.2, 2, 3, 4, 5];
const STEP_M = 0.1;
/** Shorter pieces beside a way are no run, meters. */
const LEAST_M = 1;

/** 1 at the points of a line at which a way leads through it. */
function waysThrough({ camera, hard }: Site, points: readonly GroundPoint[], behindM: number): Uint8Array {
  const isPaved = ({ x, z }: GroundPoint, byM: number) => {
    const [u, row] = [Math.floor(camera.photoX(x, z + byM)), Math.floor(camera.photoY(0, z + byM))];
    if (u < 0 || u >= camera.widthPx || row < 0 || row >= camera.heightPx) return null;
    return hard[row * camera.widthPx + u]! > 0.5;
  };
  const before = points.map((p) => isPaved(p, -behindM - BEFORE_M));
  const ways = Uint8Array.from(points, (p, k) =>
    before[k] && BEHIND_M.filter((m) => isPaved(p, m) === true).length >= BEHIND_M.length - 1 ? 1 : 0,
  );
  for (let from = 0; from < points.length; ) {
    let to = from;
    while (to < points.length && before[to]) to++;
    // What goes on beyond the frame is the street.
    const isInside = before[from - 1] === false && before[to] === false;
    const wideM = (to - from) * STEP_M;
    if (isInside && wideM >= WIDTH_M[0] && wideM <= WIDTH_M[1]) ways.fill(1, from, to);
    from = to + 1;
  }
  return ways;
}

/** The parts of a straight line that are no way. */
function withGaps(
  [a, b]: readonly GroundPoint[],
  waysAt: (points: readonly GroundPoint[]) => Uint8Array,
): GroundPoint[][] {
  const steps = Math.max(1, Math.ceil(Math.hypot(b!.x - a!.x, b!.z - a!.z) / STEP_M));
  const points = Array.from({ length: steps + 1 }, (_, k) => ({
    x: a!.x + ((b!.x - a!.x) * k) / steps,
    z: a!.z + ((b!.z - a!.z) * k) / steps,
  }));
  const ways = waysAt(points);
  const runs: GroundPoint[][] = [[]];
  for (const [k, p] of points.entries()) {
    if (!ways[k]) runs.at(-1)!.push(p);
    else if (runs.at(-1)!.length > 0) runs.push([]);
  }
  const long = runs.filter((run) => run.length > 1 && lineLength(run, false) >= LEAST_M);
  return long.map((run) => [run[0]!, run.at(-1)!]);
}
