import { defaultFocal35Mm, defaultLensHeightM, focalPx } from "../camera/make-camera.ts";
import { PosedCamera } from "../camera/posed-camera.ts";
import { solveLinear } from "../geometry/solve-linear.ts";
import { symmetricEigen } from "../geometry/symmetric-eigen.ts";
import type { Reference } from "./reference.ts";
import { referenceResidual } from "./reference-residual.ts";

/** What is known about a photo before measuring. */
export type PhotoView = {
  widthPx: number;
  heightPx: number;
  /** From EXIF; without it the usual phone is assumed, and the band widens. */
  focal35Mm?: number | undefined;
  /** Photo row at the middle column, roll of the camera, and 0..1, as the seeing gives them; without it the middle is assumed. */
  horizon?: { row: number; rollRad: number; confidence: number } | undefined;
  /** Height of the lens, when the person says it. */
  heightM?: number | undefined;
  references?: readonly Reference[] | undefined;
};

export type CameraEstimate = {
  camera: PosedCamera;
  /** Cameras one standard deviation away, in opposite pairs along independent directions: what a measure is tried on for its band. */
  spread: readonly (readonly [PosedCamera, PosedCamera])[];
  basis: "measured" | "assumed";
};

/** Spread of the seen horizon, share of the photo's height: at full confidence, and when it is a mere guess. */
const seenHorizonSpread = 0.004;
const guessedHorizonSpread = 0.045;
/** Yards slope: spread of the grade. A grade g moves the line where the ground vanishes by g times the focal length. */
const gradeSpread = 0.012;
/** Relative spreads of the lens height over grown people holding a phone, and of the focal length with and without EXIF. */
const heightSpread = 0.08;
const enteredHeightSpread = 0.03;
const exifFocalSpread = 0.02;
const guessedFocalSpread = 0.07;
const iterations = 12;

/** Unknowns of the fit: horizon shift in photo heights, and the logarithms of lens height and focal length over their priors. */
type Unknowns = [horizon: number, height: number, focal: number];

/**
 * The most likely camera and how sure it is. Priors on horizon, lens height and focal length are weighed against the known sizes by
 * Gauss-Newton; the curvature at the optimum is the (Gaussian) uncertainty. One known size therefore corrects both the scale and,
 * where they disagree, the horizon: a fence that would make the lens 20 cm high says that the horizon is wrong.
 */
export function estimateCamera(view: PhotoView): CameraEstimate {
  const prior = priorOf(view);
  const references = view.references ?? [];
  const residuals = (unknowns: Unknowns): number[] => {
    const camera = prior.cameraAt(unknowns);
    return [
      ...unknowns.map((value, i) => value / prior.spreads[i]!),
      ...references.map((reference) => referenceResidual(camera, reference)),
    ];
  };
  let at: Unknowns = [0, 0, 0];
  let information = identity;
  for (let i = 0; i < iterations; i++) {
    const { normal, gradient } = linearise(residuals, at);
    information = normal;
    at = descend(residuals, at, solveLinear(normal, gradient));
  }
  return {
    camera: prior.cameraAt(at),
    spread: sigmaPoints(at, information).map(([one, other]) => [prior.cameraAt(one), prior.cameraAt(other)]),
    basis: references.length > 0 ? "measured" : "assumed",
  };
}

function priorOf(view: PhotoView) {
  const { widthPx, heightPx } = view;
  const confidence = view.horizon?.confidence ?? 0;
  const row = view.horizon?.row ?? heightPx / 2;
  const rollRad = view.horizon?.rollRad ?? 0;
  const focal = focalPx(widthPx, heightPx, view.focal35Mm ?? defaultFocal35Mm);
  const heightM = view.heightM ?? defaultLensHeightM;
  const seen = guessedHorizonSpread + (seenHorizonSpread - guessedHorizonSpread) * confidence;
  const spreads: Unknowns = [
    Math.hypot(seen, (gradeSpread * focal) / heightPx),
    view.heightM === undefined ? heightSpread : enteredHeightSpread,
    view.focal35Mm === undefined ? guessedFocalSpread : exifFocalSpread,
  ];
  const cameraAt = ([horizon, height, focalShift]: Unknowns) =>
    new PosedCamera({
      widthPx,
      heightPx,
      focalPx: focal * Math.exp(focalShift),
      pitchRad: Math.atan(((heightPx / 2 - row - horizon * heightPx) * Math.cos(rollRad)) / focal),
      rollRad,
      heightM: heightM * Math.exp(height),
    });
  return { spreads, cameraAt };
}

const identity = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

/** Normal matrix and right-hand side of a Gauss-Newton step, from one-sided differences. */
function linearise(residuals: (at: Unknowns) => number[], at: Unknowns) {
  const step = 1e-5;
  const here = residuals(at);
  const columns = at.map((_, i) => {
    const moved: Unknowns = [...at];
    moved[i]! += step;
    return residuals(moved).map((value, k) => (value - here[k]!) / step);
  });
  const product = (a: number[], b: number[]) => a.reduce((sum, value, k) => sum + value * b[k]!, 0);
  return {
    normal: columns.map((a) => columns.map((b) => product(a, b))),
    gradient: columns.map((a) => -product(a, here)),
  };
}

/** Takes the step, or as much of it as lowers the cost: far horizons make the full step overshoot. */
function descend(residuals: (at: Unknowns) => number[], at: Unknowns, step: number[]): Unknowns {
  const cost = (unknowns: Unknowns) => residuals(unknowns).reduce((sum, r) => sum + r * r, 0);
  const before = cost(at);
  for (let share = 1; share > 1e-3; share /= 2) {
    const next = at.map((value, i) => value + share * step[i]!) as Unknowns;
    if (cost(next) < before) return next;
  }
  return at;
}

/** Pairs of points one standard deviation along the axes of the uncertainty. */
function sigmaPoints(at: Unknowns, information: number[][]): [Unknowns, Unknowns][] {
  const { values, vectors } = symmetricEigen(information);
  return values.map((value, k) => {
    const length = 1 / Math.sqrt(Math.max(value, 1e-12));
    const move = (sign: number) => at.map((v, i) => v + sign * length * vectors[i]![k]!) as Unknowns;
    return [move(1), move(-1)];
  });
}
