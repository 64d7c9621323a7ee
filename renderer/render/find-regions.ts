import type { DesignElement, DrawnFrom } from "#core/design/design-document.ts";
import {
  type DrawnVersion,
  drawnDocument,
  type OpenedDocument,
  openDocument,
} from "#core/design/drawn-document.ts";
import type { ElementKind, PlanElement } from "#core/elements/element.ts";
import type { BrushStroke } from "#core/geometry/brush-stroke.ts";
import type { PhotoPoint } from "#core/geometry/point.ts";
import type { DesignPlan, PlanNote } from "#core/plan/design-plan.ts";
import { driveGround } from "#renderer/layout/drive-ground.ts";
import { findDriveway, findWalk } from "#renderer/layout/find-driveway.ts";
import { mainMaterial } from "#renderer/layout/main-material.ts";
import { noRoomFarther } from "#renderer/layout/outcome.ts";
import type { GroundShift } from "#renderer/layout/shift-parts.ts";
import { thinUprights } from "#renderer/layout/thin-uprights.ts";
import { brushRegion, strokesOf } from "#renderer/mask/brush-region.ts";
import { personsWord } from "#renderer/mask/clip-stroke.ts";
import { coveredShare, without } from "#renderer/mask/cover.ts";
import { DRAWN_TEETH_SHARE, fairOutline } from "#renderer/mask/fair-outline.ts";
import { fillPolygon } from "#renderer/mask/fill-polygon.ts";
import { type RegionShape, shapeCover } from "#renderer/mask/region-shape.ts";
import { roundCorners, smoothPolygon } from "#renderer/mask/smooth-polygon.ts";
import { snapStroke } from "#renderer/mask/snap-stroke.ts";
import { isStraightSided } from "#renderer/mask/straight-sided.ts";
import { oncePer } from "#renderer/once-per.ts";
import { elementName } from "#renderer/painters/element-name.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import { beyondFrame } from "./beyond-frame.ts";
import { changedOutline, type IsGround } from "./changed-outline.ts";
import type { ConceptInput, ConceptOutput } from "./concept-types.ts";
import { mustStay } from "./must-stay.ts";
import { scaleMarks } from "./scale-marks.ts";
import { streetBeside, strokeGround } from "./stroke-ground.ts";
import type { View } from "./view.ts";
import { lawnOf, yardOf } from "./yard-of.ts";

/** A part of the photo and what is to be built in it. */
export type Region = {
  areaId: string | null;
  /** Which part of the photo: together with `areaId` it tells the regions of one version from another's. */
  part: "highlight" | "drive" | "walk" | "yard";
  /** Coverage at the size of `Seen`, without what belongs to a later highlight. */
  clip: Float32Array;
  /** What the clip was made of: enough to make it again at the photo's own size. */
  shape: RegionShape;
  /** Hard ground of the photo, at the size of `Seen`: walks and drives that stay where they lie outside the region. */
  hard: Float32Array;
  plan: DesignPlan;
  /** Index of the plan in the list of plans. */
  planIndex: number;
  /** A person drew it, or it is a thing of its own (the driveway): the main material fills it. */
  filled: boolean;
};

export type Regions = { regions: Region[]; plans: ConceptOutput["plans"]; notes: PlanNote[] };

/** Less soft ground than this share of the photo is no yard. */
const LEAST_YARD = 0.01;
/** A highlight with less than this share of the photo is a slip of the pen. */
const LEAST_AREA = 0.0002;
/** A walk with less is a few slabs or a mistake. */
const LEAST_WALK = 0.002;

/** What of a design's marks its regions follow from, in pixels of `Seen`. */
type Marks = Pick<DrawnFrom, "said" | "left" | "areas" | "brush">;

/** The regions of what a person wants of a photo. */
export function findRegions(input: ConceptInput, view: View): Regions {
  const opened = openDocument(drawnDocument(input))!;
  return versionRegions(view, opened, opened.earlier.length);
}

/**
 * The regions of the nth version of a design. With highlights each is a region with its own text; without, the regions are what the
 * photo shows and the text needs.
 */
export function versionRegions(view: View, { document, now, earlier }: OpenedDocument, nth: number): Regions {
  const { seen } = view;
  const { photo, said, left } = document.drawn;
  const { areas, brush } = scaleMarks(
    { areas: document.drawn.areas, references: [], brush: document.drawn.brush },
    seen.width / photo.width,
    seen.height / photo.height,
  );
  const marks: Marks = { said, left, areas, brush };
  const versions = [...earlier, now].slice(0, nth + 1);
  const { plans } = versions.at(-1)!;
  const free = plans.findIndex(({ areaId }) => areaId === null);
  if (areas.length === 0) return { plans, ...seenRegions(marks, plans[free]!.plan, free, view) };
  const drawn = drawnOnce(marks, versions, view);
  if (free < 0) return { plans, ...drawn };
  // What was added later belongs to no highlight: it has these and the yard that is seen.
  const held = drawn.regions.map(({ clip }) => clip.slice());
  const yard = seenRegions(marks, plans[free]!.plan, free, view, held);
  return { plans, regions: [...drawn.regions, ...yard.regions], notes: [...drawn.notes, ...yard.notes] };
}

/** Of each view the highlights of the last two designs or versions that had others than those before. */
const latest = new WeakMap<View, ({ key: string } & Omit<Regions, "plans">)[]>();

/**
 * What highlights cover follows from their strokes and their main materials: while anything else in them is dragged it is worked out once,
 * and what follows from it is not worked out again.
 */
function drawnOnce(marks: Marks, versions: readonly DrawnVersion[], view: View): Omit<Regions, "plans"> {
  const { plans } = versions.at(-1)!;
  const mains = marks.areas.map((_, k) => {
    const main = mainMaterial({ plan: plans[k]!.plan, filled: true });
    return [main, shiftsOf(main, versions)];
  });
  const key = JSON.stringify([marks, mains]);
  const kept = latest.get(view) ?? [];
  const known = kept.find((one) => one.key === key) ?? { key, ...drawnRegions(marks, versions, view) };
  latest.set(view, [known, ...kept.filter((one) => one !== known).slice(0, 1)]);
  return {
    notes: [...known.notes],
    regions: known.regions.map((region) => ({ ...region, plan: plans[region.planIndex]!.plan })),
  };
}

function drawnRegions(
  { left, areas, brush: strokesPainted }: Marks,
  versions: readonly DrawnVersion[],
  { seen, camera }: View,
): Omit<Regions, "plans"> {
  const { width, height } = seen;
  const { plans } = versions.at(-1)!;
  const notes: PlanNote[] = [];
  const regions: Region[] = [];
  const isGround: IsGround = ({ x, y }) =>
    x >= 0 && x < width && y >= 0 && y < height && seen.ground[Math.floor(y) * width + Math.floor(x)]! > 0.5;
  const strokes = areas.map(({ path, said }, k) => {
    const main = mainMaterial({ plan: plans[k]!.plan, filled: true });
    const { path: outline, lost } = changedOutline(path, main, shiftsOf(main, versions), camera, isGround);
    if (main && lost)
      notes.push({ text: said, status: "changed", sentence: noRoomFarther(elementName(main), lost) });
    const framed = beyondFrame(outline, width, height);
    const isOutside = ({ x, y }: PhotoPoint) => x < 0 || y < 0 || x > width || y > height;
    const fair = main?.kind === "bed" ? roundCorners(framed, ROUND_SHARE * width, isOutside) : framed;
    return fillPolygon(width, height, smoothPolygon(fair));
  });
  const drawn = areas.map(({ means }, k) => {
    const stroke = strokes[k]!;
    const street = streetBeside(stroke, seen);
    const main = mainMaterial({ plan: plans[k]!.plan, filled: true });
    const asDrive = main !== undefined && "use" in main && main.use === "driveway";
    return { street, main, ground: strokeGround(stroke, means, seen, street, asDrive) };
  });
  for (const [k, area] of areas.entries()) {
    const { plan } = plans[k]!;
    const stroke = strokes[k]!;
    const { street, main, ground } = drawn[k]!;
    const { own, reach, whole } = ground;
    const stays = mustStay(stroke, area.means, { ...seen, street });
    const uprights = thinUprights(seen);
    for (let i = 0; i < stays.length; i++) if (uprights[i]) stays[i] = 1;
    const word = without(personsWord(stroke, own, width, height), stays);
    const brush = strokesOf(area, areas, strokesPainted);
    const others = coveredByOthers(strokes, k);
    // Of a whole drive another highlight keeps what it was drawn for: a lawn leaves the drive's border that it was drawn over.
    const held = () =>
      strokes.map((one, at) => one.map((cover, i) => Math.min(cover, drawn[at]!.ground.own[i]!)));
    const taken = whole ? coveredByOthers(held(), k) : others;
    const meant = whole ? stroke.map((cover, i) => (whole[i]! > cover && !taken[i] ? 1 : cover)) : stroke;
    const limit = reach ? snapStroke(meant, reach, others, width, height) : meant;
    const free = stays.some((staying, i) => staying && own[i]! > 0) ? without(own, stays) : own;
    const asDrawn = { ground: free, drawn: limit, trusted: word };
    // Paving that was drawn with straight sides is built with straight sides, however the ground under it was seen. Gravel goes up to the edges.
    const isPaving = main !== undefined && "use" in main && main.kind !== "gravel";
    const isBuilt = isPaving && isStraightSided(area.path);
    const fair = isBuilt ? builtOutline(asDrawn, stroke, whole !== null, seen) : null;
    const shape = fair
      ? firmShape(without(fair, stays), brush, seen)
      : { ground: free, drawn: brushRegion(limit, brush, seen), trusted: brushRegion(word, brush, seen) };
    const clip = shapeCover(shape);
    if (coveredShare(clip) < LEAST_AREA) {
      notes.push({
        text: area.said,
        status: "told",
        sentence: "A highlight was too small to change. Draw round the whole part you mean.",
      });
      continue;
    }
    regions.push({
      areaId: area.id,
      part: "highlight",
      clip,
      shape,
      hard: seen.hard,
      plan,
      planIndex: k,
      filled: true,
    });
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
  return { regions, notes };
}

/** What an element had been moved by after each version of its design. */
function shiftsOf(element: PlanElement | undefined, versions: readonly DrawnVersion[]): GroundShift[] {
  const own = (test: (one: DesignElement) => boolean, { elements }: DrawnVersion) => elements.find(test);
  const id = own((one) => one.element === element, versions.at(-1)!)?.id;
  return versions.map((version) => {
    return own((one) => one.id === id, version)?.element.shiftM ?? { x: 0, z: 0 };
  });
}

/** Paving with the straight sides that a person drew, over bays and holes; of a whole drive its corners too, which lie outside the stroke. */
function builtOutline(
  meant: RegionShape,
  stroke: Float32Array,
  isWhole: boolean,
  { width, height }: Seen,
): Float32Array {
  const drawn = isWhole ? { ...meant, drawn: stroke } : meant;
  const straight = fairOutline(shapeCover(drawn), width, height, DRAWN_TEETH_SHARE);
  if (!isWhole) return straight;
  const seen = fairOutline(shapeCover(meant), width, height);
  return straight.map((one, i) => Math.max(one, seen[i]!));
}

/** 1 per pixel that is inside of another stroke than the k-th. */
function coveredByOthers(strokes: readonly Float32Array[], k: number): Uint8Array {
  const covered = new Uint8Array(strokes[k]!.length);
  for (const [other, stroke] of strokes.entries())
    if (other !== k) for (let i = 0; i < covered.length; i++) if (stroke[i]! > 0.5) covered[i] = 1;
  return covered;
}

/** Corners of beds are rounded over so much to both sides, as a share of its width. */
const ROUND_SHARE = 0.06;

/** The drive as a builder would draw it, up to the house. */
const driveOf = oncePer(({ seen, camera }: View) => {
  const { width, height, house } = seen;
  const { drive, unsure } = findDriveway(camera, { ...seen, drive: driveGround(seen) });
  const fair = fairOutline(drive, width, height);
  return { drive: fair.map((cover, i) => Math.min(cover, 1 - house[i]!)), unsure };
});
const walkOf = oncePer(({ seen, camera }: View) => findWalk(camera, seen));

/** Lawn, and what stands in it or beside it: whoever asks for nothing else keeps the beds of the yard. */
const STANDS_IN_LAWN = {
  lawn: true,
  "path-lights": true,
  tree: true,
  fence: true,
  edging: true,
  bed: false,
  pavers: false,
  concrete: false,
  gravel: false,
  "stepping-stones": false,
  deck: false,
  pool: false,
  "fire-pit": false,
  boulders: false,
  hedge: false,
  "retaining-wall": false,
  pergola: false,
  "raised-bed": false,
  "water-feature": false,
  "outdoor-kitchen": false,
  furniture: false,
  steps: false,
  swale: false,
} as const satisfies Record<ElementKind, boolean>;

/** The regions that the photo shows and a plan needs; `held` = what was highlighted, which is part of the yard. */
function seenRegions(
  { said, brush }: Marks,
  plan: DesignPlan,
  planIndex: number,
  view: View,
  held: readonly Float32Array[] = [],
): Omit<Regions, "plans"> {
  const { seen } = view;
  const notes: PlanNote[] = [];
  const isDrive = (element: PlanElement) => "use" in element && element.use === "driveway";
  const drive = plan.elements.filter(isDrive);
  const { hard } = seen;
  const walk = oldWalk(view, plan.elements);
  const rest = plan.elements.filter((element) => !isDrive(element));
  const yard = walk ? rest.filter((element) => !isOfWalk(element)) : rest;
  const regions: Region[] = [];
  const add = (part: Region["part"], shape: RegionShape, hard: Float32Array, elements: PlanElement[]) => {
    const clip = shapeCover(shape);
    if (coveredShare(clip) <= LEAST_AREA) return false;
    const filled = part !== "yard";
    regions.push({ areaId: null, part, clip, shape, hard, plan: { ...plan, elements }, planIndex, filled });
    return true;
  };
  if (drive.length > 0) {
    // What is painted larger is the yard: a drive ends where its paving does.
    const taken = brush.filter(({ mode }) => mode === "remove");
    const found = driveOf(view);
    if (!add("drive", brushed(found.drive, taken, seen, true), seen.hard, drive))
      notes.push(notSeen("driveway", said));
    else if (found.unsure) notes.push(unsureDrive(said));
  }
  if (walk) {
    const taken = brush.filter(({ mode }) => mode === "remove");
    if (!add("walk", brushed(walk, taken, seen, true), hard, rest.filter(isOfWalk)))
      notes.push(notSeen("walk", said));
  }
  if (yard.length > 0) {
    const found = yardOf(seen);
    const leavesBeds = yard.every(({ kind }) => STANDS_IN_LAWN[kind]);
    const isThere = found.share >= LEAST_YARD || held.length > 0 || brush.some(({ mode }) => mode === "add");
    if (
      !isThere ||
      !add("yard", brushed(withHeld(leavesBeds ? lawnOf(seen) : found.yard, held), brush, seen), hard, yard)
    )
      notes.push(notSeen("yard", said));
  }
  return { regions, notes };
}

/** The yard together with the highlights; the very same array where there are none. */
function withHeld(found: Float32Array, held: readonly Float32Array[]): Float32Array {
  if (held.length === 0) return found;
  const all = found.slice();
  for (const clip of held) for (let i = 0; i < all.length; i++) all[i] = Math.max(all[i]!, clip[i]!);
  return all;
}

/** Walks, and the steps that end them, are built where the old walk lies, when there is one. */
const isOfWalk = (element: PlanElement) =>
  ("use" in element && element.use === "walkway" && !element.place) ||
  (element.kind === "steps" && !element.place);

/** The walk that the photo has, when the plan asks for one; null when there is none to build on. */
function oldWalk(view: View, elements: readonly PlanElement[]): Float32Array | null {
  if (!elements.some((element) => "use" in element && isOfWalk(element))) return null;
  const walk = walkOf(view);
  return coveredShare(walk) > LEAST_WALK ? walk : null;
}

/**
 * A seen region, painted larger or smaller. `firm`: its edge is what was worked out, as if a person had drawn it; the photo's own edges
 * beside a drive are more often the rim of a shade than the paving's.
 */
function brushed(
  ground: Float32Array,
  strokes: readonly BrushStroke[],
  seen: Seen,
  firm = false,
): RegionShape {
  if (firm) return firmShape(ground, strokes, seen);
  if (strokes.length === 0) return { ground, drawn: null, trusted: null };
  return {
    ground,
    drawn: brushRegion(new Float32Array(ground.length).fill(1), strokes, seen),
    trusted: brushRegion(new Float32Array(ground.length), strokes, seen),
  };
}

function firmShape(ground: Float32Array, strokes: readonly BrushStroke[], seen: Seen): RegionShape {
  const drawn = brushRegion(ground, strokes, seen);
  return { ground, drawn, trusted: drawn };
}

const notSeen = (what: string, text: string): PlanNote => ({
  text,
  status: "told",
  sentence: `The ${what} could not be made out in this photo. Circle it, and try again.`,
});

const unsureDrive = (text: string): PlanNote => ({
  text,
  status: "told",
  sentence: "We are not sure which paving of this photo is your driveway. Circle it to be exact.",
});
