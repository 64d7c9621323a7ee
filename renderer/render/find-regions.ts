import type { Camera } from "#core/camera/camera.ts";
import type { PlanElement } from "#core/elements/element.ts";
import type { PhotoPoint } from "#core/geometry/point.ts";
import { areaTexts } from "#core/plan/area-texts.ts";
import type { DesignPlan, PlanNote } from "#core/plan/design-plan.ts";
import { parsePlan } from "#core/plan/parse-plan.ts";
import { fillHoles } from "#renderer/layout/fill-holes.ts";
import { findDriveway, findWalk } from "#renderer/layout/find-driveway.ts";
import { growBack } from "#renderer/layout/grow-back.ts";
import { withoutPaths } from "#renderer/layout/without-paths.ts";
import { brushRegion, strokesOf } from "#renderer/mask/brush-region.ts";
import { clipStroke } from "#renderer/mask/clip-stroke.ts";
import { largeComponents, largestComponent } from "#renderer/mask/connected-component.ts";
import { fillPolygon } from "#renderer/mask/fill-polygon.ts";
import { smoothPolygon } from "#renderer/mask/smooth-polygon.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import type { ConceptInput, ConceptOutput } from "./concept.ts";

/** A part of the photo and what is to be built in it. */
export type Region = {
  areaId: string | null;
  /** Photo-sized coverage. */
  clip: Float32Array;
  /** Hard ground of the photo, photo-sized: walks and drives that stay where they lie outside the region. */
  hard: Float32Array;
  plan: DesignPlan;
  /** Index of the plan in the list of plans. */
  planIndex: number;
  /** A person drew it, or it is a thing of its own (the driveway): the main material fills it. */
  filled: boolean;
};

export type Regions = { regions: Region[]; plans: ConceptOutput["plans"]; notes: PlanNote[] };

/** Less soft ground than this share of the photo is no yard: then all ground counts. */
const LEAST_YARD = 0.015;
/** A highlight with less than this share of the photo is a slip of the pen. */
const LEAST_AREA = 0.0002;

/** With highlights each is a region with its own text; without, the regions are what the photo shows and the text needs. */
export const findRegions = (input: ConceptInput, camera: Camera, seen: Seen): Regions =>
  input.areas.length > 0 ? drawnRegions(input, seen) : seenRegions(input, camera, seen);

function drawnRegions(input: ConceptInput, seen: Seen): Regions {
  const { width, height } = input.photo;
  const notes: PlanNote[] = [];
  const { texts, left } = areaTexts(
    input.prompt,
    input.areas.map(({ description }) => description),
  );
  const plans: ConceptOutput["plans"] = [];
  const regions: Region[] = [];
  for (const [k, area] of input.areas.entries()) {
    const plan = parsePlan(texts[k]!);
    plans.push({ areaId: area.id, plan });
    const stroke = fillPolygon(width, height, smoothPolygon(beyondFrame(area.path, width, height)));
    const grounded = clipStroke(stroke, seen.ground, width, height);
    const clip = brushRegion(grounded, strokesOf(area, input.areas, input.brush ?? []), seen);
    if (coveredShare(clip) < LEAST_AREA) {
      notes.push({
        text: texts[k]!,
        status: "told",
        sentence: "A highlight was too small to change. Draw round the whole part you mean.",
      });
      continue;
    }
    regions.push({ areaId: area.id, clip, hard: seen.hard, plan, planIndex: plans.length - 1, filled: true });
  }
  // Where highlights overlap the later one counts, so that no ground is built on or counted twice.
  for (let k = 0; k < regions.length; k++) {
    for (let later = k + 1; later < regions.length; later++) {
      const over = regions[later]!.clip;
      const under = regions[k]!.clip;
      for (let i = 0; i < under.length; i++) under[i]! *= 1 - over[i]!;
    }
  }
  for (const sentence of left) {
    notes.push({
      text: sentence,
      status: "told",
      sentence: `“${sentence}” belongs to none of your highlights. Circle where it should go.`,
    });
  }
  return { regions, plans, notes };
}

/** Nobody can draw exactly along the edge of a picture: points within this share of it are meant to be on it. */
const FRAME_SHARE = 0.015;

/** Points near the frame, moved out past it, so that no strip of old ground is left along the edge. */
function beyondFrame(path: readonly PhotoPoint[], width: number, height: number): PhotoPoint[] {
  const reach = FRAME_SHARE * Math.max(width, height);
  const outwards = (at: number, size: number) =>
    at >= 0 && at < reach ? -reach : at <= size && at > size - reach ? size + reach : at;
  return path.map(({ x, y }) => ({ x: outwards(x, width), y: outwards(y, height) }));
}

function seenRegions(input: ConceptInput, camera: Camera, seen: Seen): Regions {
  const { width, height } = input.photo;
  const brush = input.brush ?? [];
  const notes: PlanNote[] = [];
  const plan = parsePlan(input.prompt);
  const isDrive = (element: PlanElement) => "use" in element && element.use === "driveway";
  const drive = plan.elements.filter(isDrive);
  const yardGround = largeComponents(seen.soft, width, height);
  const soft = withoutPaths(input.photo, yardGround);
  const hard = seen.hard.slice();
  for (let i = 0; i < hard.length; i++) hard[i] = Math.max(hard[i]!, yardGround[i]! - soft[i]!);
  const walk = oldWalk(input, camera, hard, plan.elements);
  const rest = plan.elements.filter((element) => !isDrive(element));
  const yard = walk ? rest.filter((element) => !isOfWalk(element)) : rest;
  const regions: Region[] = [];
  const add = (clip: Float32Array, hard: Float32Array, elements: PlanElement[], filled: boolean) =>
    regions.push({ areaId: null, clip, hard, plan: { ...plan, elements }, planIndex: 0, filled });
  if (drive.length > 0) {
    // What is painted larger is the yard: a drive ends where its paving does.
    const taken = brush.filter(({ mode }) => mode === "remove");
    const found = growBack(input.photo, camera, findDriveway(camera, seen.hard));
    const clip = brushRegion(found, taken, seen);
    if (coveredShare(clip) > LEAST_AREA) add(clip, seen.hard, drive, true);
    else notes.push(notSeen("driveway", input.prompt));
  }
  if (walk) {
    const taken = brush.filter(({ mode }) => mode === "remove");
    add(brushRegion(walk, taken, seen), hard, rest.filter(isOfWalk), true);
  }
  if (yard.length > 0) {
    const bare = drive.length > 0 || walk ? soft : largestComponent(seen.ground, width, height);
    const found = fillHoles(coveredShare(soft) >= LEAST_YARD ? soft : bare, width, height);
    const clip = brushRegion(found, brush, seen);
    if (coveredShare(clip) > LEAST_AREA) add(clip, hard, yard, false);
    else notes.push(notSeen("yard", input.prompt));
  }
  return { regions, plans: [{ areaId: null, plan }], notes };
}

/** Walks, and the steps that end them, are built where the old walk lies, when there is one. */
const isOfWalk = (element: PlanElement) =>
  ("use" in element && element.use === "walkway" && !element.place) ||
  (element.kind === "steps" && !element.place);

/** The walk that the photo has, when the plan asks for one; null when there is none to build on. */
function oldWalk(
  input: ConceptInput,
  camera: Camera,
  hard: Float32Array,
  elements: readonly PlanElement[],
): Float32Array | null {
  if (!elements.some((element) => "use" in element && isOfWalk(element))) return null;
  const walk = findWalk(camera, hard);
  return coveredShare(walk) > LEAST_AREA * 10 ? growBack(input.photo, camera, walk) : null;
}

const notSeen = (what: string, text: string): PlanNote => ({
  text,
  status: "told",
  sentence: `The ${what} could not be made out in this photo. Circle it, and try again.`,
});

function coveredShare(clip: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < clip.length; i += 3) sum += clip[i]!;
  return (sum * 3) / clip.length;
}
