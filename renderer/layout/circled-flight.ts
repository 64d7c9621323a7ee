import type { Camera } from "#core/camera/camera.ts";
import type { CircledFront } from "./circled-front.ts";
import type { GroundRectangle } from "./shapes.ts";

/** Usual rise of a step (6.5 in) and depth of its tread (12 in), meters; how flat and how steep a person may want them. */
const RISE_M = 0.165;
const RUN_M = 0.305;
const RISES_M = [0.11, 0.2] as const;
const MOST_STEPS = 24;
/** A foot that climbs more than this to one side was drawn loosely, radians. */
const MOST_TURN = 0.6;
/** Rows below the horizon from which a foot is on the ground. */
const BELOW_HORIZON_PX = 4;
/** A flight is wider than it was circled by this share of its width at both sides: the old one does not look out beside it. */
const OVER_SHARE = 0.02;

/** A flight of steps from the foot to the head of a highlight: `sides` of each step from the middle of its foot, meters across. */
export type CircledFlight = {
  x: number;
  z: number;
  turn: number;
  riseM: number;
  runM: number;
  sides: readonly (readonly [leftM: number, rightM: number])[];
};

/**
 * As many steps as the height of a highlight asks for, so that the lowest riser stands on its lower edge and the last tread ends at its
 * upper one. Null where its foot is not on the ground.
 */
export function circledFlight(camera: Camera, front: CircledFront, count?: number): CircledFlight | null {
  const { focalPx, heightM, horizonY, centerX } = camera;
  const { footRow, headRow, sidesAt } = front;
  if (footRow < horizonY + BELOW_HORIZON_PX || headRow >= footRow) return null;
  const z = camera.groundZ(footRow);
  // How far the line of sight to the head falls per meter, and its height where it passes over the foot.
  const fall = (headRow - horizonY) / focalPx;
  const aboveFootM = heightM - fall * z;
  if (aboveFootM <= 0) return null;
  // The last tread ends on that line: `steps * riseM = aboveFootM - fall * steps * runM`.
  const riseOf = (steps: number) => aboveFootM / steps - fall * RUN_M;
  const usual = clampInt(Math.round(aboveFootM / (RISE_M + fall * RUN_M)), 1, MOST_STEPS);
  // Rather one step more than one that is too high to climb.
  const steps = clampInt(count ?? (riseOf(usual) > RISES_M[1] ? usual + 1 : usual), 1, MOST_STEPS);
  const asked = riseOf(steps);
  const riseM = Math.min(RISES_M[1], Math.max(RISES_M[0], asked));
  const runM = fall > 0 && riseM !== asked ? Math.max(RUN_M / 2, (aboveFootM / steps - riseM) / fall) : RUN_M;
  const foot = sidesAt(footRow);
  const turn = turnOf(camera, front, foot);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const x = (((foot.left + foot.right) / 2 - centerX) * z) / focalPx;
  const sides = Array.from({ length: steps }, (_, k) => {
    // Front of the step on its middle line; its riser stands on the tread below.
    const [fromX, fromZ] = [x - k * runM * sin, z + k * runM * cos];
    const across = (side: "left" | "right") => {
      let s = 0;
      for (let round = 0; round < 4; round++) {
        const row = camera.photoY(k * riseM, fromZ + s * sin);
        const wide = sidesAt(row);
        const over = OVER_SHARE * (wide.right - wide.left) * (side === "left" ? -1 : 1);
        const u = wide[side] + over - centerX;
        // A cheek that is seen ends at the back of its step.
        const isSeen = side === "left" ? u > 0 : u < 0;
        const [atX, atZ] = isSeen ? [fromX - runM * sin, fromZ + runM * cos] : [fromX, fromZ];
        s = (u * atZ - focalPx * atX) / (focalPx * cos - u * sin);
      }
      return s;
    };
    return [across("left"), across("right")] as const;
  });
  return sides.every(([left, right]) => right > left) ? { x, z, turn, riseM, runM, sides } : null;
}

function turnOf(camera: Camera, { footRow, footSlope }: CircledFront, foot: { left: number; right: number }) {
  if (footSlope === 0) return 0;
  const half = ((foot.right - foot.left) / 2) * footSlope;
  const rows = [footRow - half, footRow + half];
  if (rows.some((row) => row < camera.horizonY + BELOW_HORIZON_PX)) return 0;
  const [left, right] = [
    camera.toGround({ x: foot.left, y: rows[0]! }),
    camera.toGround({ x: foot.right, y: rows[1]! }),
  ];
  const turn = Math.atan2(right.z - left.z, right.x - left.x);
  return Math.min(MOST_TURN, Math.max(-MOST_TURN, turn));
}

const clampInt = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, Math.round(value)));

/** The ground under a flight. */
export function underFlight({ x, z, turn, runM, sides }: CircledFlight): GroundRectangle {
  const deepM = runM * sides.length;
  const left = Math.min(...sides.map(([from]) => from));
  const right = Math.max(...sides.map(([, to]) => to));
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [across, away] = [(left + right) / 2, deepM / 2];
  return {
    x: x + across * cos - away * sin,
    z: z + across * sin + away * cos,
    wideM: right - left,
    deepM,
    turn,
  };
}
