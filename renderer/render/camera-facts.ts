import type { Camera } from "#core/camera/camera.ts";
import { metersToFeet } from "#core/geometry/units.ts";
import type { CameraEstimate } from "#core/measure/camera-estimate.ts";
import { type Ruler, type RulerSize, rulerKinds } from "#core/measure/ruler.ts";
import { rulerSizeM, rulerWeight } from "#core/measure/ruler-belief.ts";

/** The camera of a design for people and programs that ask; photo pixels and degrees. */
export type CameraFacts = {
  horizonY: number;
  heightM: number;
  focalPx: number;
  /** Positive = it looks down. */
  pitchDeg: number;
  rollDeg: number;
  /** Nine of ten lengths lie within this relative half-width where its surest ruler stands, or else in the middle of the ground. */
  band: number;
  /** What of roughly known height the photo shows, and how likely it is what it seems; [] where none counted. */
  rulers: (Ruler & { sizeFt: number; weight: number })[];
};

/** Standard deviations within which nine of ten of a Gaussian lie. */
const BAND_WIDTH = 1.645;
const degrees = (rad: number) => (rad * 180) / Math.PI;

const standsOnGround = ({ kind }: Ruler) => (rulerKinds[kind] as RulerSize).raisedM === undefined;

export function cameraFacts(
  camera: Camera,
  { camera: pose, spread }: CameraEstimate,
  counted: readonly Ruler[],
): CameraFacts {
  const { horizonY } = camera;
  const { heightM, focalPx } = pose;
  const rulers = counted
    .map((ruler) => ({
      ...ruler,
      sizeFt: metersToFeet(rulerSizeM(pose, ruler)),
      weight: rulerWeight(pose, ruler),
    }))
    // Surest first: likely to be what it seems, and of a height that hardly differs from one to the next.
    .sort((a, b) => b.weight / rulerKinds[b.kind].spread - a.weight / rulerKinds[a.kind].spread);
  // Of the ground: halfway between the horizon, or the upper frame, and the lower frame.
  const middle = { x: camera.widthPx / 2, y: (Math.max(0, horizonY) + camera.heightPx) / 2 };
  const at = rulers.find(standsOnGround)?.from ?? middle;
  /** Meters of a pixel's width there. `dropOf`: focal lengths below the horizon; null where the place lies at it or above. */
  const scale = (one: typeof pose) =>
    one.dropOf(at) > 0 ? (one.heightM / one.dropOf(at)) * (1 / one.focalPx) : null;
  // Two cameras per unknown, one spread to either side: half of the difference of the logarithms of their scales.
  const spreads = spread.map(([one, other]) => {
    const [a, b] = [scale(one), scale(other)];
    // 1 in the logarithm, a factor of e, where one of the cameras sees no ground there.
    return a && b ? Math.abs(Math.log(a / b)) / 2 : 1;
  });
  return {
    horizonY,
    heightM,
    focalPx,
    pitchDeg: degrees(pose.pitchRad),
    rollDeg: degrees(pose.rollRad),
    // Independent errors add up as squares; from a logarithm back to a relative width.
    band: Math.expm1(BAND_WIDTH * Math.hypot(...spreads)),
    rulers,
  };
}
