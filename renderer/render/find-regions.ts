import { drawnDocument, type OpenedDocument, openDocument } from "#core/design/drawn-document.ts";
import type { ElementKind, PlanElement } from "#core/elements/element.ts";
import type { BrushStroke } from "#core/geometry/brush-stroke.ts";
import type { DesignPlan, PlanNote } from "#core/plan/design-plan.ts";
import { NAME_OF_USE } from "#core/plan/reading/read-scope.ts";
import { brushRegion, firmShape } from "#renderer/mask/brush-region.ts";
import { coveredShare } from "#renderer/mask/cover.ts";
import { distanceTransform } from "#renderer/mask/distance-transform.ts";
import { type RegionShape, shapeCover } from "#renderer/mask/region-shape.ts";
import { bytesFrom } from "#renderer/math/from-plane.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import { bedsOf, goesIntoBeds, keepsMulch, saysWhichMulch } from "./beds-there.ts";
import type { ConceptInput } from "./concept-types.ts";
import { drawnRegions } from "./drawn-regions.ts";
import { beforeFront } from "./front-yard.ts";
import { dirtGround, lawnGround, saysDirt } from "./lawn-ground.ts";
import { isBesides, type NamedRegion, namedRegions } from "./named-ground.ts";
import { inPlaceOfPaving } from "./old-paving.ts";
import { FRESH, placeRegions } from "./place-regions.ts";
import type { Marks, Region, Regions } from "./region.ts";
import { scaleMarks } from "./scale-marks.ts";
import { driveOrStreet, pavingNamed } from "./seen-paving.ts";
import { spotRegions } from "./spot-regions.ts";
import { pavedOf } from "./stroke-ground.ts";
import { upToPaving } from "./up-to-paving.ts";
import type { View } from "./view.ts";
import { isOfPatio, isOfWalk, isPaving, oldPatio, oldWalk } from "./walk-and-patio.ts";
import { aroundFeet, aroundIslands, aroundRings, lawnOf, withoutVerge, yardOf } from "./yard-of.ts";

/** Less soft ground than this share of the photo is no yard. */
const LEAST_YARD = 0.01;
/** A highlight with less than this share of the photo is a slip of the pen. */
const LEAST_AREA = 0.0002;
/** Coverage from which a pixel belongs to a mask. */
const INSIDE = 0.5;

/** The regions of what a person wants of a photo. */
export function findRegions(input: ConceptInput, view: View): Regions {
  const opened = openDocument(drawnDocument(input))!;
  return versionRegions(view, opened, opened.earlier.length);
}

/**
 * The regions of the nth version of a design. With highlights each is a region with its own text; without, the regions are what the
 * photo shows and the text needs.
 */
export function versionRegions(view: View, opened: OpenedDocument, nth: number): Regions {
  const found = regionsOf(view, opened, nth);
  const { said, areas } = opened.document.drawn;
  const saidOf = ({ areaId }: Region) => areas.find(({ id }) => id === areaId)?.said ?? said;
  return {
    ...found,
    regions: found.regions.map((region) => ({ ...region, likeOldMulch: !saysWhichMulch(saidOf(region)) })),
  };
}

function regionsOf(view: View, { document, now, earlier }: OpenedDocument, nth: number): Regions {
  const { seen } = view;
  const { photo, said, left } = document.drawn;
  const { areas, brush } = scaleMarks(
    { areas: document.drawn.areas, references: [], brush: document.drawn.brush },
    seen.width / photo.width,
    seen.height / photo.height,
  );
  // Strokes and outlines in pixels of `seen`, in which regions are worked out.
  const marks: Marks = { said, left, areas, brush };
  const versions = [...earlier, now].slice(0, nth + 1);
  const { plans } = versions.at(-1)!;
  // The plan that belongs to no highlight; -1 without one.
  const free = plans.findIndex(({ areaId }) => areaId === null);
  const spots = free < 0 ? [] : spotRegions(plans[free]!.plan, said, free, view);
  const isUnmarked = areas.length === 0 && brush.length === 0;
  const plan = free < 0 ? null : without(plans[free]!.plan, elementsOf(spots));
  const places = plan ? placeRegions(plan, said, free, view) : [];
  const named = plan && isUnmarked ? namedRegions(plan, said, view).filter(isBesides(places)) : [];
  const onNamed = named.flatMap(({ elements }) => elements);
  const own = [...spots, ...places.filter(({ plan: { elements } }) => !onNamed.includes(elements[0]!))];
  // What comes in the place of something is built there, and the rest in the yard around it.
  const atSpots = elementsOf(own);
  const rest = (plan: DesignPlan): DesignPlan => without(plan, atSpots);
  const besides = own.map(({ clip }) => clip);
  if (areas.length === 0) {
    const yard = seenRegions(marks, rest(plans[free]!.plan), free, view, named, [], besides);
    return { plans, regions: [...own, ...yard.regions], notes: yard.notes };
  }
  const drawn = drawnRegions(marks, versions, view);
  // What only goes from the photo, or stays, needs no ground.
  if (free < 0 || plans[free]!.plan.elements.length === 0) return { plans, ...drawn };
  // What was added later belongs to no highlight: it has these and the yard that is seen.
  const held = drawn.regions.map(({ clip }) => clip.slice());
  const yard = seenRegions(marks, rest(plans[free]!.plan), free, view, [], held, besides);
  const regions = [...drawn.regions, ...own, ...yard.regions];
  return { plans, regions, notes: [...drawn.notes, ...yard.notes] };
}

/** A plan without some of its elements; the very same one where there are none. */
const without = (plan: DesignPlan, elements: readonly PlanElement[]): DesignPlan =>
  elements.length === 0
    ? plan
    : { ...plan, elements: plan.elements.filter((element) => !elements.includes(element)) };

const elementsOf = (regions: readonly Region[]): PlanElement[] =>
  regions.flatMap(({ plan }) => plan.elements);

/** Lawn, and what stands in it or beside it: whoever asks for nothing else keeps the beds of the yard. */
const STANDS_IN_LAWN = {
  lawn: true,
  "path-lights": true,
  uplights: true,
  tree: true,
  fence: true,
  "surface-finish": true,
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
  planter: true,
  "water-feature": false,
  "outdoor-kitchen": false,
  furniture: false,
  steps: false,
  swale: false,
} as const satisfies Record<ElementKind, boolean>;

/** The regions that the photo shows and a plan needs; `named` = grounds that words name, `held` = what was highlighted, which is part of the yard; `besides` = what is built apart. */
function seenRegions(
  { said, brush }: Marks,
  plan: DesignPlan,
  planIndex: number,
  view: View,
  named: readonly NamedRegion[],
  held: readonly Float32Array[],
  besides: readonly Float32Array[],
): Omit<Regions, "plans"> {
  const { seen } = view;
  const notes: PlanNote[] = [];
  const isNewDrive = (element: PlanElement) => "use" in element && element.use === "driveway";
  const hasDrive = plan.elements.some(isNewDrive);
  // The edge of a new drive is laid with it.
  const isDrive = (element: PlanElement) =>
    isNewDrive(element) || (hasDrive && element.kind === "edging" && element.place === "along-driveway");
  const drive = plan.elements.filter(isDrive);
  const { hard } = seen;
  // Who replaces the walk wants no second one beside it.
  const isReplaced = plan.removals.includes(NAME_OF_USE.walkway);
  const walk = oldWalk(view, plan.elements, isReplaced);
  const isWalkMissed = !walk && isReplaced;
  // Drive and walk have regions of their own; what is left is built in the yard.
  const isUnmarked = held.length === 0 && brush.length === 0;
  const onNamed = named.flatMap(({ elements }) => elements);
  const rest = plan.elements.filter((element) => !isDrive(element) && !onNamed.includes(element));
  const others = walk || isWalkMissed ? rest.filter((element) => !isOfWalk(element)) : rest;
  const hasLawn = others.some(({ kind }) => kind === "lawn");
  const bare = hasLawn && saysDirt(said) ? dirtGround(seen) : null;
  const found = yardOf(bare ?? seen);
  const { footOfRun } = seen;
  // Soil under what words take out is no yard by itself.
  const apart = [...besides, ...named.filter(({ role }) => role !== "floor").map(({ ground }) => ground)];
  const yardShare = apart.length === 0 ? found.share : coveredShare(withHeld(found.yard, apart, true));
  const isYardThere =
    yardShare >= LEAST_YARD ||
    footOfRun !== undefined ||
    held.length > 0 ||
    brush.some(({ mode }) => mode === "add");
  const patio = oldPatio(view, plan, isYardThere, said);
  const onPatio = patio ? others.filter(isOfPatio) : [];
  const swap = isUnmarked && onNamed.length === 0 ? inPlaceOfPaving(plan) : null;
  const old = swap && pavingNamed(view, swap.old);
  const onOld = old ? swap.laid : [];
  const yard = others.filter((element) => !onPatio.includes(element) && !onOld.includes(element));
  const regions: Region[] = [];
  // Adds a region of the photo and tells whether there is enough of it.
  const add = (
    part: Region["part"],
    shape: RegionShape,
    hard: Float32Array,
    elements: PlanElement[],
    filled = part !== "yard",
  ) => {
    const clip = shapeCover(shape);
    if (coveredShare(clip) <= LEAST_AREA) return false;
    regions.push({ areaId: null, part, clip, shape, hard, plan: { ...plan, elements }, planIndex, filled });
    return true;
  };
  for (const [k, { ground, elements, role, said: words }] of named.entries()) {
    const shape = { ground, drawn: null, trusted: null, before: null };
    // What stands on a floor that is named may stand up to its rim.
    const around = role === "floor" ? ground : hard.map((cover, i) => cover * (1 - ground[i]!));
    if (!add(`named-${k}`, shape, around, elements, true)) continue;
    const region = regions.at(-1)!;
    region.placeSaid = words;
    if (role === "floor") region.isFloor = true;
    if (role === "planted") Object.assign(region, { isBedSized: true, keepsCover: !FRESH.test(said) });
  }
  if (old) add(swap.old, firmShape(old, [], seen), seen.hard, onOld);
  if (drive.length > 0) {
    // What is painted larger is the yard: a drive ends where its paving does.
    const taken = brush.filter(({ mode }) => mode === "remove");
    const found = driveOrStreet(view);
    if (!add("drive", firmShape(found.drive, taken, seen, found.before), seen.hard, drive))
      notes.push(notSeen("driveway", said));
    else if (found.unsure) notes.push(unsureDrive(said));
  }
  if (isWalkMissed && rest.some(isOfWalk)) notes.push(notSeen("walk", said));
  if (walk) {
    const taken = brush.filter(({ mode }) => mode === "remove");
    if (!add("walk", firmShape(walk, taken, seen), hard, rest.filter(isOfWalk)))
      notes.push(notSeen("walk", said));
  }
  if (patio && onPatio.length > 0) {
    const taken = brush.filter(({ mode }) => mode === "remove");
    // Its stones may have been seen as lawn.
    const withOwn = hard.map((cover, i) => Math.max(cover, patio[i]!));
    if (!add("patio", firmShape(patio, taken, seen), withOwn, onPatio, onPatio.some(isPaving)))
      notes.push(notSeen("patio", said));
  }
  // New plants go into the beds that are there, and a new lawn leaves these.
  const inBeds = isUnmarked ? yard.filter((element) => goesIntoBeds(element, plan, said, seen)) : [];
  const addBeds = () => {
    const ground = bedsOf(plan, said, seen);
    const softBeds = hard.map((cover, i) => cover * (1 - ground[i]!));
    return add("beds", { ground, drawn: null, trusted: null, before: null }, softBeds, inBeds);
  };
  const isInBeds = inBeds.length > 0 && addBeds();
  if (isInBeds) regions.at(-1)!.keepsCover = inBeds.every((element) => keepsMulch(element, said));
  const inYard = isInBeds ? yard.filter((element) => !inBeds.includes(element)) : yard;
  if (inYard.length > 0) {
    const leavesBeds = isInBeds || inYard.every(({ kind }) => STANDS_IN_LAWN[kind]);
    // A lawn covers its whole region: it leaves the highlights as they are designed, and all else may stand in them too.
    const isLawn = inYard.some(({ kind }) => kind === "lawn");
    // What is to lie somewhere else leaves the beds in the middle of the lawn too.
    const leavesIslands = isLawn && inYard.every(({ kind, place }) => STANDS_IN_LAWN[kind] || place);
    // Whoever asks for a lawn says that there is ground for one: what was taken for paving out of caution counts too.
    const named = bare ?? (isLawn ? lawnGround(seen) : seen);
    const open = leavesBeds ? lawnOf(named) : leavesIslands ? aroundIslands(named) : yardOf(named).yard;
    const soft = isLawn ? aroundRings(upToPaving(named)(aroundFeet(open, named)), seen) : open;
    // What stands on paving too needs no soft ground.
    const onPaved = isYardThere ? [] : inYard.filter(({ kind }) => NEEDS_NO_YARD.has(kind));
    const paved = onPaved.length > 0 ? pavedOf(seen) : null;
    const all = paved ?? (inYard.some(goesToStreet) ? soft : withoutVerge(seen, soft));
    const lawns = inYard.filter(({ kind }) => kind === "lawn");
    const isFront = lawns.length > 0 && lawns.every(({ place }) => place === "front");
    const alone = isFront ? beforeFront(view, all) : all;
    const ways = regions.filter(({ part }) => part === "drive" || part === "walk").map(({ clip }) => clip);
    const upTo = isLawn && ways.length > 0 ? upToWays(alone, ways, seen) : alone;
    const own = footOfRun && !isLawn ? upTo.map((cover, i) => Math.max(cover, footOfRun[i]!)) : upTo;
    const built = paved ? onPaved : inYard;
    const isBuilt =
      (isYardThere || paved) &&
      add("yard", brushed(withHeld(withHeld(own, held, isLawn), apart, true), brush, seen), hard, built);
    if (!isBuilt || built.length < inYard.length) notes.push(notSeen("yard", said));
  }
  return { regions, notes };
}

/** The yard together with the highlights, or without them; the very same array where there are none. */
function withHeld(found: Float32Array, held: readonly Float32Array[], isLeftOut: boolean): Float32Array {
  if (held.length === 0) return found;
  const all = found.slice();
  for (const clip of held)
    for (let i = 0; i < all.length; i++)
      all[i] = isLeftOut ? all[i]! * (1 - clip[i]!) : Math.max(all[i]!, clip[i]!);
  return all;
}

/** A strip between a new lawn and a new drive or walk that is narrower than this share of the photo's width belongs to the lawn. */
const STRIP_SHARE = 0.015;

/** A lawn with the strips between it and what is paved anew: the old edge of both, which nothing else would cover. */
function upToWays(lawn: Float32Array, ways: readonly Float32Array[], seen: Seen): Float32Array {
  const { width, height, house, standing } = seen;
  const way = lawn.map((_, i) => ways.reduce((most, clip) => Math.max(most, clip[i]!), 0));
  const away = (mask: Float32Array) =>
    distanceTransform(
      bytesFrom(mask, (cover) => (cover > INSIDE ? 1 : 0)),
      width,
      height,
    );
  const [toLawn, toWay] = [away(lawn), away(way)];
  return lawn.map((cover, i) => {
    const isBetween =
      toLawn[i]! + toWay[i]! <= STRIP_SHARE * width && house[i]! <= INSIDE && standing[i]! <= INSIDE;
    return isBetween ? Math.max(cover, 1 - way[i]!) : cover;
  });
}

/** What is laid up to the curb, across the strip between sidewalk and street. */
const LAID_TO_CURB: ReadonlySet<ElementKind> = new Set<ElementKind>([
  "lawn",
  "stepping-stones",
  "path-lights",
  "uplights",
]);
const goesToStreet = (element: PlanElement): boolean =>
  LAID_TO_CURB.has(element.kind) || ("use" in element && element.use === "walkway");

/** What stands on paving where no yard is seen. */
const NEEDS_NO_YARD: ReadonlySet<ElementKind> = new Set<ElementKind>([
  "planter",
  "uplights",
  "surface-finish",
]);

/** A seen region with the photo's own edges, painted larger or smaller. */
function brushed(ground: Float32Array, strokes: readonly BrushStroke[], seen: Seen): RegionShape {
  if (strokes.length === 0) return { ground, drawn: null, trusted: null, before: null };
  return {
    ground,
    drawn: brushRegion(new Float32Array(ground.length).fill(1), strokes, seen),
    trusted: brushRegion(new Float32Array(ground.length), strokes, seen),
    before: null,
  };
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
