import type { DesignElement } from "#core/design/design-document.ts";
import type { DrawnVersion } from "#core/design/drawn-document.ts";
import type { PlanElement } from "#core/elements/element.ts";
import type { BrushStroke } from "#core/geometry/brush-stroke.ts";
import type { PlanNote } from "#core/plan/design-plan.ts";
import { commonRect } from "#renderer/image/pixel-rect.ts";
import { feetOfThings } from "#renderer/layout/feet-of-things.ts";
import { mainMaterial } from "#renderer/layout/main-material.ts";
import { noRoomFarther } from "#renderer/layout/outcome.ts";
import type { GroundShift } from "#renderer/layout/shift-parts.ts";
import { brushRegion, firmShape, strokesOf } from "#renderer/mask/brush-region.ts";
import { clipStroke } from "#renderer/mask/clip-stroke.ts";
import { coveredShare, isSameCover, takeOut, without } from "#renderer/mask/cover.ts";
import { coverRect } from "#renderer/mask/cover-rect.ts";
import { distanceTransform } from "#renderer/mask/distance-transform.ts";
import { fairOutline } from "#renderer/mask/fair-outline.ts";
import { findPieces } from "#renderer/mask/find-pieces.ts";
import { type RegionShape, shapeCover } from "#renderer/mask/region-shape.ts";
import { shareAtRim } from "#renderer/mask/share-at-rim.ts";
import { snapStroke } from "#renderer/mask/snap-stroke.ts";
import { isStraightSided } from "#renderer/mask/straight-sided.ts";
import { bytesFrom } from "#renderer/math/from-plane.ts";
import { opened } from "#renderer/math/opened.ts";
import { elementName } from "#renderer/painters/element-name.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import { standInOldStones } from "./beds-there.ts";
import { builtOutline, isOnPaving, standsIn } from "./built-outline.ts";
import { changedOutline, type IsGround } from "./changed-outline.ts";
import { footOfCircle } from "./foot-of-circle.ts";
import { isSizeOfBed } from "./is-size-of-bed.ts";
import { onFloor } from "./on-floor.ts";
import { besideOthers, isPavingOf, type Own, ownOf, sameOf } from "./own-highlight.ts";
import { fairSurface } from "./redrawn.ts";
import {
  coversBeds,
  keepsBeds,
  laysGround,
  type Marks,
  type Region,
  type Regions,
  standsOnFace,
} from "./region.ts";
import { swapsGround } from "./swaps-ground.ts";
import type { View } from "./view.ts";
import { MOST_LEFT, wholePiece } from "./whole-piece.ts";

/** A highlight with less than this share of the photo is a slip of the pen. */
const LEAST_AREA = 0.0002;
/** Where less of a highlight than this was seen as ground, plants stand in it as it was drawn. */
const LEAST_OF_STROKE = 0.05;
/** Coverage from which a pixel belongs to a mask. */
const INSIDE = 0.5;
/** Highlights of a photo that are kept from one picture to the next, with some six megabytes each. Hardly anybody draws more. */
const MOST_KEPT = 8;

/** What it covers among `all`: snapped to its ground and to the others (`limit`), painted larger or smaller. `key`: how it is painted and built. */
type Covered = {
  own: Own;
  all: readonly Own[];
  key: string;
  limit: Float32Array;
  shape: RegionShape;
  clip: Float32Array;
};
/** What the clips of later ones leave of its own. */
type Uncovered = { clip: Float32Array; later: readonly Float32Array[]; left: Float32Array };
type Kept = { own?: Own; covered?: Covered; uncovered?: Uncovered };
type Drawn = {
  area: Marks["areas"][number];
  isBedSized: boolean;
  main: PlanElement | undefined;
  own: Own;
  kept: Kept;
};

/**
 * Of each view the highlights of the picture before, by id. While one is dragged the others stay the very same objects, so that what
 * follows from them is not worked out again either.
 */
const latest = new WeakMap<View, Map<string, Kept>>();

/** What is kept of a highlight. Where there are too many, the one asked for longest ago goes. */
function keptOf(view: View, id: string): Kept {
  const all = latest.get(view) ?? new Map<string, Kept>();
  latest.set(view, all);
  const kept = all.get(id) ?? {};
  all.delete(id);
  all.set(id, kept);
  if (all.size > MOST_KEPT) all.delete(all.keys().next().value!);
  return kept;
}

/** The regions of a design with highlights: one of each, with its own text. */
export function drawnRegions(
  { left, areas, brush }: Marks,
  versions: readonly DrawnVersion[],
  view: View,
): Omit<Regions, "plans"> {
  const { seen, camera } = view;
  const { width, height, hard } = seen;
  const { plans } = versions.at(-1)!;
  const notes: PlanNote[] = [];
  const isGround: IsGround = ({ x, y }) =>
    x >= 0 &&
    x < width &&
    y >= 0 &&
    y < height &&
    seen.ground[Math.floor(y) * width + Math.floor(x)]! > INSIDE;
  const drawn = areas.map((area, k): Drawn => {
    const isBedSized = isSizeOfBed(area.path, camera);
    const main = mainMaterial({ plan: plans[k]!.plan, filled: true, isBedSized });
    const { path, lost } = changedOutline(area.path, main, shiftsOf(main, versions), camera, isGround);
    if (main && lost)
      notes.push({ text: area.said, status: "changed", sentence: noRoomFarther(elementName(main), lost) });
    const kept = keptOf(view, area.id);
    const means = onFloor(path, area.means, plans[k]!.plan, seen);
    const { plan } = plans[k]!;
    const wished = {
      main,
      laysGround: laysGround(plan),
      keepsBeds: keepsBeds(plan),
      coversBeds: coversBeds(plan),
      swaps: swapsGround(plan, area.means, main),
    };
    const own = ownOf(path, means, wished, seen, kept.own);
    kept.own = own;
    return { area, isBedSized, main, own, kept };
  });
  const clips: Float32Array[] = [];
  const regions: Region[] = [];
  for (const [k, { area, isBedSized, kept }] of drawn.entries()) {
    const covered = coveredOf(drawn, k, strokesOf(area, areas, brush), seen);
    kept.covered = covered;
    const { plan } = plans[k]!;
    const { stroke } = drawn[k]!.own;
    const isFace = standsOnFace(plan);
    const share = coveredShare(isFace ? stroke : covered.clip);
    const foot =
      !isFace && share < Math.max(LEAST_AREA, LEAST_OF_STROKE * coveredShare(stroke))
        ? footOfCircle(stroke, width, plan.elements, LEAST_AREA, seen.completed)
        : null;
    if (share < LEAST_AREA && !foot) {
      notes.push({
        text: area.said,
        status: "told",
        sentence: "A highlight was too small to change. Draw round the whole part you mean.",
      });
      continue;
    }
    const { shape, clip } = foot ? asStroked(foot) : isFace ? asStroked(stroke) : covered;
    clips.push(clip);
    regions.push({
      areaId: area.id,
      part: "highlight",
      ...{ clip, shape, hard, plan, planIndex: k },
      filled: true,
      isBedSized,
      ...(kept.own?.ground.isFloor ? { isFloor: true } : {}),
      // Where its ground was not made out, or has stones that stay, what lies there is seen between the plants.
      ...(foot || standInOldStones(plan.elements, area.said) ? { keepsCover: true } : {}),
    });
  }
  // Where highlights overlap the later one counts, so that no ground is built on or counted twice.
  for (const [k, region] of regions.entries()) {
    const later = clips.filter((_, at) => at > k && laysGround(regions[at]!.plan));
    region.clip = uncoveredOf(clips[k]!, later, drawn[region.planIndex]!.kept, seen);
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

/** A stroke round what stands, or its lower part, of which it does not matter as what its ground was seen. */
const asStroked = (stroke: Float32Array): Pick<Covered, "shape" | "clip"> => ({
  shape: { ground: stroke, drawn: stroke, trusted: stroke, before: null },
  clip: stroke,
});

/** What an element had been moved by after each version of its design. */
function shiftsOf(element: PlanElement | undefined, versions: readonly DrawnVersion[]): GroundShift[] {
  const own = (test: (one: DesignElement) => boolean, { elements }: DrawnVersion) => elements.find(test);
  const id = own((one) => one.element === element, versions.at(-1)!)?.id;
  return versions.map((version) => {
    return own((one) => one.id === id, version)?.element.shiftM ?? { x: 0, z: 0 };
  });
}

/** What the k-th highlight covers between the others. */
function coveredOf(drawn: readonly Drawn[], k: number, brush: readonly BrushStroke[], seen: Seen): Covered {
  const { width, height } = seen;
  const { area, main, own, kept } = drawn[k]!;
  const { stroke, stays, free, word } = own;
  const isMeant = stroke !== own.drawn;
  const { reach, whole, byLook } = own.ground;
  // Paving has the sides that a builder gives it, straight ones where it was drawn so, however the ground under it was seen.
  const isPaving = isPavingOf(main);
  // Ground that is known by its look has the edges of the photo.
  const isStraight =
    !isMeant &&
    isPaving &&
    main.kind !== "gravel" &&
    !byLook &&
    !own.ground.isCareful &&
    isStraightSided(area.path);
  const isBuilt = isStraight || (isPaving && !isMeant && !byLook && !own.ground.isSoft);
  const joins = main?.kind === "lawn";
  // What is new in a lawn or a bed has an outline of its own, and the look of old paving has bays; other paving ends where its ground does.
  const isFair = main?.kind === "bed" || (isPaving && byLook === true);
  const isPaved = isPavingOf(main) && own.ground.isSoft === true;
  const isPart = area.means.part === true || area.means.larger;
  const key = JSON.stringify([k, brush, isBuilt, isStraight, joins, isFair, isPaved, isPart]);
  const all = drawn.map((one) => one.own);
  const before = kept.covered?.own === own && kept.covered.key === key ? kept.covered : null;
  if (before && before.all.length === all.length && all.every((one, at) => one === before.all[at]))
    return before;
  const others = coveredByOthers(all, ({ drawn }) => drawn, k, seen);
  const surface = isMeant ? besideOthers(own, others) : stroke;
  const meant = whole
    ? withWhole(surface, whole, coveredByOthers(all, heldBy, k, seen), seen)
    : (joins || main?.kind === "bed") && reach && !byLook && !isPart && !isMeant
      ? wholePiece(stroke, reach, others, seen, joins ? MOST_LEFT.lawn : MOST_LEFT.bed)
      : surface;
  // The stroke snapped to the edges of its ground, up to the other strokes.
  const limit =
    reach && (!isMeant || byLook)
      ? snapStroke(meant, reach, others, width, height, {
          byLook,
          joins,
          isFair,
          standing: isPaved ? seen.standing : null,
        })
      : meant;
  if (before && isSameCover(before.limit, limit)) return { ...before, all };
  // What was seen, what was drawn, and how far the person's word counts; see `RegionShape`.
  const asDrawn = { ground: free, drawn: limit, trusted: word };
  // And where it fills a lawn or a bed up to the edges of these.
  const fills = isPaved && !isBuilt && reach !== null && shareAtRim(limit, reach, width) > MOSTLY_AT_RIM;
  // The look of old paving has teeth, its edge has none.
  const isLook = isPaving && byLook === true && main.kind !== "gravel";
  // Who drew carelessly over lawn means the ways in it, sure or not.
  const isDoubtful = isBuilt && own.ground.isCareful === true && !isOnPaving(asDrawn, seen);
  const fair =
    isPaving && (isMeant || isLook)
      ? fairSurface(isMeant ? limit : clipStroke(limit, free, word), seen.picture)
      : isDoubtful
        ? fairOutline(stroke, seen.picture, true)
        : isBuilt || fills
          ? builtOutline(asDrawn, stroke, whole !== null, isStraight, seen)
          : null;
  const shape = fair
    ? firmShape(
        takeOut(
          fair === limit || fair === stroke ? fair.slice() : fair,
          isDoubtful ? standsIn(stays, seen) : stays,
        ),
        brush,
        seen,
      )
    : besideFeet(seen, joins || isPaving, {
        ground: free,
        drawn: brushRegion(limit, brush, seen),
        trusted: brushRegion(word, brush, seen),
        before: null,
      });
  return { own, all, key, limit, shape, clip: shapeCover(shape) };
}

/**
 * A shape without the feet of what stands in its gaps: a post in grass is seen as grass at its lowest part. For lawns and paving
 * (`isOpen`): plants stand before feet and hide them, and old plants of a bed look like posts.
 */
function besideFeet(seen: Seen, isOpen: boolean, shape: RegionShape): RegionShape {
  if (!isOpen) return shape;
  const feet = feetOfThings(seen)(shapeCover(shape));
  if (!feet.includes(1)) return shape;
  const { ground, drawn } = shape;
  return { ...shape, ground: without(ground, feet), drawn: drawn && without(drawn, feet) };
}

/** From this share of its outline on what is drawn fills its ground. */
const MOSTLY_AT_RIM = 0.5;

/** What is narrower than this share of the photo's width, and runs out from a drive beyond the stroke, is none of it: stones beside it, the cap of a wall. */
const SPUR_SHARE = 0.025;

/**
 * A stroke misses the edge of the drive that it means by no more than this share of the photo's width, and its end by no more than that: what
 * goes on farther was left out.
 */
const MISSED_SHARE = 0.03;
const MISSED_END_SHARE = 0.1;

/** Of the drive beside a stroke what was missed: 1 per pixel. */
function missedOf(stroke: Float32Array, whole: Float32Array, width: number, height: number): Uint8Array {
  const toStroke = distanceTransform(
    bytesFrom(stroke, (cover) => (cover > INSIDE ? 1 : 0)),
    width,
    height,
  );
  const beside = whole.map((cover, i) => (stroke[i]! > INSIDE ? 0 : cover));
  const { start, end, piece, sizes } = findPieces(beside, width, height, INSIDE, true);
  const reach = sizes.map(() => 0);
  for (let k = 0; k < piece.length; k++)
    for (let i = start[k]!; i < end[k]!; i++) reach[piece[k]!] = Math.max(reach[piece[k]!]!, toStroke[i]!);
  // The rim of the drive, less than half covered, belongs to what it borders on.
  const missed = bytesFrom(toStroke, (away) => (away < MISSED_SHARE * width ? 1 : 0));
  for (let k = 0; k < piece.length; k++)
    if (reach[piece[k]!]! < MISSED_END_SHARE * width) missed.fill(1, start[k]!, end[k]!);
  return missed;
}

/** By so many squares of its neck it is longer than the corner of a drive. */
const LONG = 1.2;

/** A stroke with the whole drive that it was drawn round, where no other highlight has taken it. */
function withWhole(
  stroke: Float32Array,
  whole: Float32Array,
  taken: Uint8Array,
  { width, height }: Seen,
): Float32Array {
  const missed = missedOf(stroke, whole, width, height);
  const both = stroke.map((cover, i) => (missed[i] && whole[i]! > cover && !taken[i] ? 1 : cover));
  const wide = opened(both, width, height, Math.round((SPUR_SHARE * width) / 2));
  const narrow = both.map((cover, i) => (stroke[i]! <= INSIDE && wide[i]! <= INSIDE ? cover : 0));
  const { start, end, piece, sizes } = findPieces(narrow, width, height, INSIDE, true);
  // Pixels of each narrow piece that border on the rest.
  const necks = sizes.map(() => 0);
  for (let k = 0; k < piece.length; k++)
    for (let i = start[k]!; i < end[k]!; i++)
      if ([i - 1, i + 1, i - width, i + width].some((to) => both[to]! > INSIDE && narrow[to] === 0))
        necks[piece[k]!]!++;
  for (let k = 0; k < piece.length; k++)
    if (sizes[piece[k]!]! > LONG * necks[piece[k]!]! ** 2) both.fill(0, start[k]!, end[k]!);
  return both;
}

/** Of a whole drive another highlight keeps what it was drawn for: a lawn leaves the drive's border that it was drawn over. */
const heldBy = ({ stroke, ground }: Own): Float32Array =>
  stroke.map((cover, i) => Math.min(cover, ground.own[i]!));

/** 1 per pixel that is inside of another stroke than the k-th. */
function coveredByOthers(
  all: readonly Own[],
  strokeOf: (own: Own) => Float32Array,
  k: number,
  { width, height }: Seen,
): Uint8Array {
  const covered = new Uint8Array(width * height);
  for (const [other, own] of all.entries()) {
    if (other === k || !own.laysGround) continue;
    const stroke = strokeOf(own);
    const { left, top, right, bottom } = coverRect(stroke, width, height);
    for (let y = top; y < bottom; y++)
      for (let i = y * width + left; i < y * width + right; i++) if (stroke[i]! > INSIDE) covered[i] = 1;
  }
  return covered;
}

/** What the later highlights leave of a clip: one minus the coverage of each. The clip itself where it meets none. */
function under(clip: Float32Array, others: readonly Float32Array[], { width, height }: Seen): Float32Array {
  let uncovered = clip;
  const own = coverRect(clip, width, height);
  for (const over of others) {
    const { left, top, right, bottom } = commonRect(own, coverRect(over, width, height));
    for (let y = top; y < bottom; y++)
      for (let i = y * width + left; i < y * width + right; i++) {
        if (over[i] === 0 || uncovered[i] === 0) continue;
        if (uncovered === clip) uncovered = clip.slice();
        uncovered[i]! *= 1 - over[i]!;
      }
  }
  return uncovered;
}

/** What is left of a clip under those of later highlights. */
function uncoveredOf(
  clip: Float32Array,
  later: readonly Float32Array[],
  kept: Kept,
  seen: Seen,
): Float32Array {
  const before = kept.uncovered;
  const isSame = before?.clip === clip && before.later.length === later.length;
  if (before && isSame && before.later.every((over, k) => over === later[k])) return before.left;
  const uncovered = under(clip, later, seen);
  const left = uncovered === clip ? clip : sameOf(uncovered, before?.left);
  kept.uncovered = { clip, later, left };
  return left;
}
