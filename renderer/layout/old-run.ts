import type { Place } from "#core/elements/element.ts";
import type { GroundPoint } from "#core/geometry/point.ts";
import type { OldFence } from "#renderer/clear/find-old-fence.ts";
import type { Outcome } from "./outcome.ts";
import type { Site } from "./site.ts";

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

/** Whether an old fence runs along most of the line that a person drew. */
export function spansLine({ runs }: Pick<OldFence, "runs">, drawn: readonly GroundPoint[]): boolean {
  const [a, b] = [drawn[0]!, drawn.at(-1)!];
  const drawnM = Math.hypot(b.x - a.x, b.z - a.z);
  if (drawnM === 0) return true;
  const along = ({ x, z }: GroundPoint) => (x * (b.x - a.x) + z * (b.z - a.z)) / drawnM;
  const spannedM = runs.reduce((sum, run) => sum + Math.abs(along(run.at(-1)!) - along(run[0]!)), 0);
  return spannedM >= LEAST_OF_DRAWN * drawnM;
}

/** The lines of what stands where an old fence stood, on beyond the frame where that did. */
export const inPlaceOf = ({ runs }: OldFence): GroundPoint[][] => runs.map((run) => [...run]);

/** The same for what is `behindM` thick and has its front where the old one stood. */
export function behindFront({ camera }: Site, old: OldFence, behindM: number): GroundPoint[][] {
  return old.runs.map(([a, b]) => {
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
}
