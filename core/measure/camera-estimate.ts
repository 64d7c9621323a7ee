import { DEFAULT_FOCAL35_MM, DEFAULT_LENS_HEIGHT_M, focalPx } from "#core/camera/make-camera.ts";
import { PosedCamera } from "#core/camera/posed-camera.ts";
import { solveLinear } from "#core/geometry/solve-linear.ts";
import { symmetricEigen } from "#core/geometry/symmetric-eigen.ts";
import type { Reference } from "./reference.ts";
import { referenceResidual } from "./reference-residual.ts";
import type { Ruler } from "./ruler.ts";
import { rulersLikelihood } from "./ruler-belief.ts";

/** What is known about a photo before measuring. */
export type PhotoView = {
  widthPx: number;
  heightPx: number;
  /** From EXIF; without it the usual phone is assumed, and the band widens. */
  focal35Mm?: number | undefined;
  /** Without EXIF: what the photo shows of it, 35 mm equivalent, and the spread of its logarithm. */
  seenFocal?: { mm35: number; spread: number } | null | undefined;
  /** Photo row at the middle column, roll of the camera, and 0..1, as the seeing gives them; without it the middle is assumed. */
  horizon?: { row: number; rollRad: number; confidence: number } | undefined;
  /** The row below which it cannot lie, because ground is seen above that. */
  lowestHorizonY?: number | null | undefined;
  /** Nothing in the photo says where the horizon is: it may lie above the photo. */
  closeUp?: boolean | undefined;
  /** Height of the lens, when the person says it. */
  heightM?: number | undefined;
  references?: readonly Reference[] | undefined;
  /** What the photo shows of roughly known height; nobody marked it. */
  rulers?: readonly Ruler[] | undefined;
};

export type CameraEstimate = {
  camera: PosedCamera;
  /** Cameras one standard deviation away, in opposite pairs along independent directions: what a measure is tried on for its band. */
  spread: readonly (readonly [PosedCamera, PosedCamera])[];
  basis: "measured" | "assumed";
};

/** Spread of the seen horizon, share of the photo's height: at full confidence, and when it is a mere guess. */
const SEEN_HORIZON_SPREAD = 0.004;
const GUESSED_HORIZON_SPREAD = 0.045;
/** Of a picture that no lens vouches for: what was cropped or shifted moves the horizon away from where uprights say it is. */
const ANYWHERE = { seen: 0.02, guessed: 0.09 };
/** Of a picture that shows a piece of ground and no more. */
const CLOSE_UP_SPREAD = 0.25;
/** Then the horizon of this share of pictures lies anywhere between these shares of the height; from `fromAbove` on where the lens looks down. */
const ASTRAY = { share: 0.1, from: 0.2, to: 0.9, fromAbove: 0 };
/** Softness of the row below which the horizon cannot lie, share of the photo's height. */
const LOWEST_SPREAD = 0.01;
/** Yards slope: spread of the grade. A grade g moves the line where the ground vanishes by g times the focal length. */
const GRADE_SPREAD = 0.012;
/** Relative spreads of the lens height over grown people holding a phone, and of the focal length with and without EXIF. */
const HEIGHT_SPREAD = 0.08;
/** Without a phone: tripods, poles, a photographer above or below the yard. */
const ANY_HEIGHT_SPREAD = 0.2;
const ENTERED_HEIGHT_SPREAD = 0.03;
const EXIF_FOCAL_SPREAD = 0.02;
const GUESSED_FOCAL_SPREAD = 0.07;
const ITERATIONS = 12;

/** Unknowns of the fit: horizon shift in photo heights, and the logarithms of lens height and focal length over their priors. */
type Unknowns = [horizon: number, height: number, focal: number];

/**
 * The most likely camera and how sure it is. Horizon, lens height and focal length are beliefs; rulers that the photo shows sharpen
 * them; known sizes that a person marked are weighed against the result by Gauss-Newton, and the curvature at the optimum is the
 * (Gaussian) uncertainty. One known size therefore corrects both the scale and, where they disagree, the horizon: a fence that would
 * make the lens 20 cm high says that the horizon is wrong.
 */
export function estimateCamera(view: PhotoView): CameraEstimate {
  const references = view.references ?? [];
  const { prior, belief } = believed(view);
  if (references.length === 0 && belief.spread)
    return { camera: prior.cameraAt(belief.mean), spread: belief.spread, basis: "assumed" };
  const residuals = (unknowns: Unknowns): number[] => {
    const camera = prior.cameraAt(unknowns);
    return [
      ...belief.residuals(unknowns),
      ...references.map((reference) => referenceResidual(camera, reference)),
    ];
  };
  let at: Unknowns = belief.mean;
  let information = IDENTITY;
  for (let i = 0; i < ITERATIONS; i++) {
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

/** What is believed of a photo, bent by the ground in it where that lies above the horizon that would be believed without it. */
function believed(view: PhotoView): { prior: Prior; belief: Belief } {
  const { lowestHorizonY, rulers = [] } = view;
  const prior = priorOf({ ...view, lowestHorizonY: null });
  const belief = beliefOf(prior, rulers);
  if (lowestHorizonY == null || prior.cameraAt(belief.mean).horizonY <= lowestHorizonY)
    return { prior, belief };
  const bound = priorOf(view);
  return { prior: bound, belief: beliefOf(bound, rulers) };
}

type Prior = ReturnType<typeof priorOf>;

/** What is believed before a person marks anything. `spread`: as in a `CameraEstimate`; null where no ruler bent the belief. */
type Belief = {
  mean: Unknowns;
  residuals(at: Unknowns): number[];
  spread: CameraEstimate["spread"] | null;
};

/**
 * Rulers of one photo err together (a grand house has tall doors, windows and stories), so that the table is too sure by this much: with it
 * seven in eight of 201 doors and garage doors lie in the band, whose median is ±39%; without it three in four, ±27% (decision 074).
 */
const ERR_TOGETHER = 1.4;

/** Steps of the table over horizon and lens height, and how many spreads it reaches either way. */
const ROWS = 61;
const HEIGHTS = 31;
const REACH = 3;

/**
 * The prior, sharpened by rulers. A ruler ties lens height to horizon along a bent line, which no ellipse holds: the belief is
 * therefore tabulated over both, and its spread is given along that line and across it.
 */
function beliefOf(prior: Prior, rulers: readonly Ruler[]): Belief {
  const [, heightSpread, focalSpread] = prior.spreads;
  if (rulers.length === 0)
    return {
      mean: [0, 0, 0],
      residuals: (at) => at.map((value, i) => value / prior.spreads[i]!),
      spread: null,
    };
  const values = (count: number, spread: number) =>
    Array.from({ length: count }, (_, i) => ((2 * i) / (count - 1) - 1) * REACH * spread);
  const heights = values(HEIGHTS, heightSpread);
  const likelihood = rulersLikelihood(rulers);
  const rows = prior.rowsToTry.map((row) => {
    const logs = heights.map(
      (height) =>
        likelihood(prior.cameraAt([row, height, 0])) +
        prior.logOfRow(row) -
        0.5 * (height / heightSpread) ** 2,
    );
    return { row, logs, best: Math.max(...logs) };
  });
  const best = Math.max(...rows.map((row) => row.best));
  const lines = rows.map(({ row, logs }) => {
    const weights = logs.map((log) => Math.exp(log - best));
    return { row, ...moments(heights, weights) };
  });
  const weights = lines.map(({ weight }) => weight);
  const { mean: row, spread: rowSigma } = moments(
    lines.map((line) => line.row),
    weights,
  );
  const { mean: height, spread: heightSigma } = lineAt(lines, row);
  const overall = moments(
    lines.map((line) => line.mean),
    weights,
  );
  const within = moments(
    lines.map((line) => line.spread ** 2),
    weights,
  ).mean;
  const wholeSigma = Math.sqrt(overall.spread ** 2 + within);
  const mean: Unknowns = [row, height, 0];
  const at = (shift: number, lift: number, zoom: number): PosedCamera => {
    const line = lineAt(lines, row + shift);
    return prior.cameraAt([row + shift, line.mean + lift, zoom]);
  };
  return {
    mean,
    residuals: ([r, h, f]) => [(r - row) / rowSigma, (h - height) / wholeSigma, f / focalSpread],
    spread: [
      [at(ERR_TOGETHER * rowSigma, 0, 0), at(-ERR_TOGETHER * rowSigma, 0, 0)],
      [at(0, ERR_TOGETHER * heightSigma, 0), at(0, -ERR_TOGETHER * heightSigma, 0)],
      [at(0, 0, focalSpread), at(0, 0, -focalSpread)],
    ],
  };
}

/** Mean and standard deviation of weighted values, and the sum of the weights. */
function moments(values: readonly number[], weights: readonly number[]) {
  const weight = weights.reduce((sum, w) => sum + w, 0);
  if (weight === 0) return { weight, mean: 0, spread: 0 };
  const mean = values.reduce((sum, value, i) => sum + value * weights[i]!, 0) / weight;
  const variance = values.reduce((sum, value, i) => sum + (value - mean) ** 2 * weights[i]!, 0) / weight;
  return { weight, mean, spread: Math.sqrt(variance) };
}

/** The belief in the lens height at a horizon between two rows of the table. */
function lineAt(lines: readonly { row: number; mean: number; spread: number }[], row: number) {
  const first = lines[0]!.row;
  const step = lines[1]!.row - first;
  const at = Math.min(lines.length - 1, Math.max(0, (row - first) / step));
  const low = lines[Math.min(lines.length - 2, Math.floor(at))]!;
  const high = lines[Math.min(lines.length - 1, Math.floor(at) + 1)]!;
  const share = at - Math.min(lines.length - 2, Math.floor(at));
  return {
    mean: low.mean + (high.mean - low.mean) * share,
    spread: low.spread + (high.spread - low.spread) * share,
  };
}

function priorOf(view: PhotoView) {
  const { widthPx, heightPx } = view;
  const confidence = view.horizon?.confidence ?? 0;
  const row = view.horizon?.row ?? heightPx / 2;
  const rollRad = view.horizon?.rollRad ?? 0;
  const focal = focalPx(widthPx, heightPx, view.focal35Mm ?? view.seenFocal?.mm35 ?? DEFAULT_FOCAL35_MM);
  const heightM = view.heightM ?? DEFAULT_LENS_HEIGHT_M;
  const asTaken = view.focal35Mm !== undefined || confidence === 1;
  const spreadOf = asTaken ? { seen: SEEN_HORIZON_SPREAD, guessed: GUESSED_HORIZON_SPREAD } : ANYWHERE;
  const seen = view.closeUp
    ? CLOSE_UP_SPREAD
    : spreadOf.guessed + (spreadOf.seen - spreadOf.guessed) * confidence;
  const spreads: Unknowns = [
    Math.hypot(seen, (GRADE_SPREAD * focal) / heightPx),
    view.heightM !== undefined ? ENTERED_HEIGHT_SPREAD : asTaken ? HEIGHT_SPREAD : ANY_HEIGHT_SPREAD,
    view.focal35Mm === undefined ? (view.seenFocal?.spread ?? GUESSED_FOCAL_SPREAD) : EXIF_FOCAL_SPREAD,
  ];
  const cameraAt = ([horizon, height, focalShift]: Unknowns) => {
    const focalPx = focal * Math.exp(focalShift);
    return new PosedCamera({
      widthPx,
      heightPx,
      focalPx,
      // The horizon is what was seen: another lens would have been tilted otherwise.
      pitchRad: Math.atan(((heightPx / 2 - row - horizon * heightPx) * Math.cos(rollRad)) / focalPx),
      rollRad,
      heightM: heightM * Math.exp(height),
    });
  };
  const { share, to } = ASTRAY;
  const usual = Math.min(ASTRAY.from, row / heightPx);
  // A fence at the end of a yard is seen from decks, and its two ends say how far up the horizon is; the horizon lies above every foot.
  const looksDown = view.rulers?.some(({ kind, from: { y } }) => kind === "fence" || y < usual * heightPx);
  const from = looksDown ? ASTRAY.fromAbove : usual;
  const count = Math.round((ROWS * (to - from)) / (to - usual));
  const steps = Array.from({ length: count }, (_, i) => i / (count - 1));
  // As a shift from the row that was seen.
  const lowest =
    view.lowestHorizonY == null ? Number.POSITIVE_INFINITY : (view.lowestHorizonY - row) / heightPx;
  return {
    spreads,
    cameraAt,
    rowsToTry: asTaken
      ? steps.map((step) => (2 * step - 1) * REACH * spreads[0])
      : steps.map((step) => from + step * (to - from) - row / heightPx),
    logOfRow: (shift: number) => {
      const tooLow = Math.max(0, shift - lowest) / LOWEST_SPREAD;
      const near = Math.exp(-0.5 * (shift / spreads[0]) ** 2);
      if (asTaken) return Math.log(near) - 0.5 * tooLow ** 2;
      const elsewhere = (spreads[0] * Math.sqrt(2 * Math.PI)) / (to - from);
      return Math.log((1 - share) * near + share * elsewhere) - 0.5 * tooLow ** 2;
    },
  };
}

const IDENTITY = [
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
