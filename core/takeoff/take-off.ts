import type { ElementKind } from "#core/elements/element.ts";
import type { PlacedElement } from "#core/plan/placed-element.ts";
import { takeOffBed } from "./bed.ts";
import { takeOffBoulders } from "./boulders.ts";
import { takeOffConcrete } from "./concrete.ts";
import { takeOffDeck } from "./deck.ts";
import { finishLine } from "./draft-line.ts";
import { takeOffEdging } from "./edging.ts";
import { edgingGround } from "./edging-lines.ts";
import type { ElementTakeOff, Job } from "./element-take-off.ts";
import { takeOffFence } from "./fence.ts";
import { takeOffFirePit } from "./fire-pit.ts";
import { takeOffFurniture } from "./furniture.ts";
import { takeOffGravel } from "./gravel.ts";
import { takeOffHedge } from "./hedge.ts";
import { jobLines } from "./job-lines.ts";
import { takeOffLawn } from "./lawn.ts";
import { type MeasuredGround, measureGround } from "./measured-ground.ts";
import { takeOffOutdoorKitchen } from "./outdoor-kitchen.ts";
import { takeOffPathLights, takeOffUplights } from "./path-lights.ts";
import { takeOffPergola } from "./pergola.ts";
import { takeOffPaving } from "./planted-joints.ts";
import { takeOffPlanter } from "./planter.ts";
import { takeOffPool } from "./pool.ts";
import { takeOffRaisedBed } from "./raised-bed.ts";
import { removalLines, replacedLines } from "./removals.ts";
import { takeOffRetainingWall } from "./retaining-wall.ts";
import { takeOffSteppingStones } from "./stepping-stones.ts";
import { takeOffSteps } from "./steps.ts";
import { takeOffSurfaceFinish } from "./surface-finish.ts";
import { takeOffSwale } from "./swale.ts";
import type { TakeoffLine } from "./takeoff-line.ts";
import type { TakeoffOptions } from "./takeoff-options.ts";
import { takeOffTree } from "./tree.ts";
import { takeOffWaterFeature } from "./water-feature.ts";

/** How each kind is counted; a kind without a row does not compile. */
const takeOffByKind: { [Kind in ElementKind]: ElementTakeOff<Kind> } = {
  lawn: takeOffLawn,
  bed: takeOffBed,
  pavers: takeOffPaving,
  concrete: takeOffConcrete,
  gravel: takeOffGravel,
  "stepping-stones": takeOffSteppingStones,
  deck: takeOffDeck,
  pool: takeOffPool,
  "fire-pit": takeOffFirePit,
  boulders: takeOffBoulders,
  tree: takeOffTree,
  hedge: takeOffHedge,
  "retaining-wall": takeOffRetainingWall,
  fence: takeOffFence,
  "surface-finish": takeOffSurfaceFinish,
  pergola: takeOffPergola,
  "path-lights": takeOffPathLights,
  uplights: takeOffUplights,
  "water-feature": takeOffWaterFeature,
  swale: takeOffSwale,
  steps: takeOffSteps,
  "raised-bed": takeOffRaisedBed,
  planter: takeOffPlanter,
  "outdoor-kitchen": takeOffOutdoorKitchen,
  furniture: takeOffFurniture,
  edging: takeOffEdging,
};

/** What is taken as given where nobody said otherwise. Frost at 36 in: the middle of the northern states. */
const COMMON_JOB: Required<Omit<TakeoffOptions, "measured">> = {
  removals: [],
  removalCounts: {},
  stillShown: [],
  climate: "temperate",
  frostDepthIn: 36,
  existingGround: "lawn",
  poolShell: "vinyl",
  irrigation: false,
  labour: true,
};

/**
 * Every line that the placed elements need, in their order, then the job's own. Amounts are never negative; a line
 * that nothing is needed of is left out. The same input gives the same lines.
 */
export function takeOff(placed: readonly PlacedElement[], options: TakeoffOptions = {}): TakeoffLine[] {
  const { measured = [], ...asked } = options;
  const measure = (one: PlacedElement) => measureGround(one, measured);
  const job: Job = { ...COMMON_JOB, ...asked, placed, index: 0 };
  // In the order in which elements were placed; the number in a line's id is that of its element.
  const ofElements = placed.flatMap((one, index) => {
    // Feet and square feet from here on.
    const { kind } = one.element;
    const ground = kind === "edging" ? edgingGround(one, placed, measure) : measure(one);
    // The table pairs each kind with its own function; the compiler cannot follow that through the index.
    const takeOffKind = takeOffByKind[kind] as ElementTakeOff<typeof kind>;
    const drafts = [
      ...replacedLines(one, ground, job.removals),
      ...takeOffKind(one.element as never, ground, { ...job, index }),
    ];
    return drafts.map((draft) => finishLine(draft, ground, kind, `${index}-${kind}`));
  });
  // Lines of the job come from the sum of all elements: what is removed, delivered and permitted.
  const whole = wholeDesign(placed);
  const forJob = (drafts: ReturnType<typeof jobLines>) =>
    // Element "job": `priceElement` leaves these lines out.
    drafts.map((draft) => finishLine(draft, whole, "job", "job"));
  const measuredNames = new Set(ofElements.map(({ name }) => name));
  const lines = [...forJob(removalLines(job, measuredNames, whole)), ...ofElements];
  return [...lines, ...forJob(jobLines(lines, job))].filter(
    ({ exact, kind }) => exact > 0 && (job.labour || kind !== "labour"),
  );
}

/** All surfaces together, for what reaches over the whole job. */
function wholeDesign(placed: readonly PlacedElement[]): MeasuredGround {
  const sum = (value: (one: PlacedElement) => number) => placed.reduce((total, one) => total + value(one), 0);
  return measureGround(
    {
      // The kind plays no part: only the sums are read.
      element: { kind: "lawn", surface: "sod" },
      areaId: null,
      outline: [],
      areaM2: sum(({ areaM2 }) => areaM2),
      perimeterM: sum(({ perimeterM }) => perimeterM),
    },
    [],
  );
}
