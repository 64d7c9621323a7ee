import type { Camera } from "#core/camera/camera.ts";
import type { DrawnFrom } from "#core/design/design-document.ts";
import type { DrawnVersion, OpenedDocument } from "#core/design/drawn-document.ts";
import type { PhotoPoint } from "#core/geometry/point.ts";
import { colorOf } from "#core/plan/clearing/loose-things.ts";
import { growingKind } from "#core/plan/clearing/whereabouts.ts";
import type { DesignPlan } from "#core/plan/design-plan.ts";
import { type Clearing, removesPlants, removesThings, type ThingsCleared } from "#core/plan/removal-notes.ts";
import { type Cleared, clearThings, type Leaving } from "#renderer/clear/clear-things.ts";
import { findColored } from "#renderer/clear/find-colored.ts";
import { treesSeen } from "#renderer/clear/find-named-plants.ts";
import { type OldFence, withoutFence } from "#renderer/clear/find-old-fence.ts";
import { findShrubs } from "#renderer/clear/find-shrubs.ts";
import { withGroundAtFeet } from "#renderer/clear/ground-at-foot.ts";
import { closedHeightM, hiddenByNew } from "#renderer/clear/hidden-by-new.ts";
import { boxOf, pixelsOf } from "#renderer/clear/pixel-pieces.ts";
import { plantFoot } from "#renderer/clear/plant-foot.ts";
import { soilUnder, withSoil } from "#renderer/clear/soil-under.ts";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import type { Stood } from "#renderer/layout/site.ts";
import type { DrawnLine } from "#renderer/layout/strip-line.ts";
import { fillPolygon } from "#renderer/mask/fill-polygon.ts";
import { bytesFrom } from "#renderer/math/from-plane.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import { plantsIn } from "./circled-plants.ts";
import { groundGrownOver, withinFlat } from "./grown-over.ts";
import { hideStanding } from "./hide-standing.ts";
import { meansSome, type NamedSpot, namedSpots } from "./named-spots.ts";
import { spotGround } from "./spot-ground.ts";
import { replacesRun, standsAlone, wishedFences } from "./wished-fences.ts";
import { circledThings, namedThings, type WishedThings } from "./wished-things.ts";

/** The photo to design on, what is seen in it, and the pixels (1) that were filled to clear it; null when none were. */
export type Ground = {
  photo: RgbImage;
  seen: Seen;
  cleared: Uint8Array | null;
  /** Of each plan what became of the plants that are to go for it. */
  plants: readonly Clearing[];
  /** Of each plan the row per column of `seen` up to which its plants are to hide old ones; null where there are none. */
  hides: readonly (Float32Array | null)[];
  /** Of each plan what became of what was circled for it. */
  things: readonly ThingsCleared[];
  /** The fence that gives way to the new one, by the place of its plan; null where none is known. */
  oldFences: readonly (OldFence | null)[];
  /** Poles and bins that stand before fences, 1 per pixel of `seen`: nothing new is drawn over them. Null without any. */
  before: Uint8Array | null;
  /** The line that a highlight draws for its fence, by the place of its plan; null where it draws none. */
  drawnLines: readonly (DrawnLine | null)[];
  /** The highlight as it was drawn, 1 inside of it, by the place of its plan; null without one. */
  circled: readonly (Float32Array | null)[];
  /** Where the largest plant or thing stood that was taken out of a highlight, by the place of its plan; null where none was. */
  stood: readonly (Stood | null)[];
};

/** Of each photo as it was seen what was cleared last: a change seldom asks for anything else to go. */
const latest = new WeakMap<Seen, { photo: RgbImage; key: string; ground: Ground }>();

/** Plants are said to be gone when more than this share of them was filled, and things when more than the other: they go whole. Assumptions. */
const GONE_SHARE = 0.6;
const WHOLE_SHARE = 0.97;
/** Coverage from which a pixel lies inside a highlight. */
const INSIDE = 0.5;

/**
 * Takes what is to go out of the photo: old shrubs in their highlight, or all that surely are some, and whatever else a person has
 * circled to be removed.
 */
export function clearWished(
  photo: RgbImage,
  { document: { drawn }, now: { plans } }: OpenedDocument,
  seen: Seen,
  camera: Camera,
): Ground {
  const asks = plans.map(({ plan }) => [
    removesPlants(plan.notes),
    removesThings(plan.notes),
    replacesRun(plan),
    standsAlone(plan),
  ]);
  const wishes = plans.map(({ plan }) => plan.notes.filter((note) => removesThings([note])));
  const key = JSON.stringify([
    asks,
    wishes,
    drawn.said,
    drawn.areas.map(({ path }) => path),
    drawn.photo,
    camera,
  ]);
  const kept = latest.get(seen);
  if (kept?.photo === photo && kept.key === key) return kept.ground;
  const ground = cleared(photo, drawn, plans, seen, camera);
  latest.set(seen, { photo, key, ground });
  return ground;
}

function cleared(
  photo: RgbImage,
  drawn: DrawnFrom,
  plans: DrawnVersion["plans"],
  seen: Seen,
  camera: Camera,
): Ground {
  const insides = plans.map((_, k) => {
    const path = drawn.areas[k]?.path;
    return path ? insideOf(path, drawn.photo, seen) : null;
  });
  const spots = plans.map(({ areaId, plan }) =>
    areaId === null ? namedSpots(plan, drawn.said, seen, camera) : [],
  );
  // With highlights only plants in those that ask for it go; without, those that are named with their place, or all that are surely shrubs.
  const shrubs = plans.map(({ plan }, k): Uint8Array[] => {
    const inside = insides[k];
    const named = spots[k]!.flatMap(({ arePlants, areFlat, masks }) => (arePlants && !areFlat ? masks : []));
    if (named.length > 0) return named;
    if (!removesPlants(plan.notes) && !(inside && removesHedge(plan))) return [];
    if (inside) {
      const plants =
        coloredIn(plan, drawn.areas[k]!.said, inside, seen) ?? plantsIn(inside, plan.keeps, seen, camera);
      return withoutKept(plants, plan, seen, camera);
    }
    // Who means one, or those at a place, means none of the others.
    const isPlaced = drawn.areas.length > 0 || meansSome(plan, drawn.said);
    return isPlaced ? [] : findShrubs(seen, camera);
  });
  const { drawnLines, oldFences, behind, before } = wishedFences(plans, insides, seen, camera);
  const circled = plans.map(({ plan }, k) => {
    const inside = insides[k];
    return inside && !oldFences[k] && shrubs[k]!.length === 0
      ? withinFlat(plan, circledThings(plan, inside, seen, camera), inside, seen)
      : NO_THINGS;
  });
  // A circle round one thing goes whole; in one that something else is to come in, what is named is looked for.
  const named = plans.map(({ plan }, k) =>
    circled[k]!.asked
      ? new Map<string, WishedThings>()
      : namedThings(plan, drawn.said, insides[k] ?? null, seen, camera),
  );
  for (const [k, own] of spots.entries())
    for (const { text, arePlants, masks } of own)
      if (!arePlants) named[k]!.set(text, { asked: true, masks, stays: [] });
  const things = plans.map((_, k) => [circled[k]!, ...named[k]!.values()].flatMap(({ masks }) => masks));
  const going = shrubs.map((masks, k) => [...masks, ...things[k]!]);
  const grounded = withGroundAtFeet(
    seen,
    going.flatMap((masks, k) => (insides[k] ? masks : [])),
    camera,
  );
  const low =
    groundGrownOver(
      plans.map(({ plan }, k) => ({ plan, inside: insides[k]!, shrubs: shrubs[k]!, things: circled[k]! })),
      seen,
      camera,
    ) ?? undefined;
  const { gone, left } = clearWhole(
    photo,
    grounded,
    [...new Set([...circled, ...named.flatMap((own) => [...own.values()])])].flatMap(groupsOf),
    { plants: shrubs.flat(), fences: behind, hidden: hiddenAnew(plans, shrubs, seen, camera), low },
  );
  const goneShare = (pixels: Int32Array) => shareOf(gone, pixels);
  const isGone = (mask: Uint8Array) => goneShare(pixelsOf(mask)) > GONE_SHARE;
  // Of several plants most of their pixels: a weed that went beside a tree that stays is not what was meant.
  const told = (masks: readonly Uint8Array[]) => ({
    asked: masks.length > 0,
    done: goneShare(Int32Array.from(masks.flatMap((mask) => [...pixelsOf(mask)]))) > GONE_SHARE,
  });
  // Where shrubs make room for new plants there is soil, which nobody saw.
  const replaced = [
    ...shrubs.flatMap((masks, k) => (insides[k] && plantsAnew(plans[k]!.plan) ? masks : [])),
    ...spots.flat().flatMap(({ masks, isTaken }) => (isTaken ? masks : [])),
  ];
  const flat = spots.flat().flatMap(({ masks, areFlat, isTaken }) => (areFlat && isTaken ? masks : []));
  const soil = gone ? soilUnder(gone.seen, replaced.filter(isGone), gone.filled, camera) : seen;
  if (gone && low) flat.push(low.map((one, i) => one & gone.filled[i]!));
  const bare = flat.length > 0 ? withSoil(soil, together(flat)) : soil;
  const standing = shrubs.map((masks, k) => {
    const inside = insides[k];
    const left = masks.filter((mask) => !isGone(mask));
    const { plan } = plans[k]!;
    return inside && plantsAnew(plan) ? { masks: left, inside, heightM: closedHeightM(plan.elements) } : null;
  });
  const hidden = hideStanding(
    { photo: gone?.photo ?? photo, seen: bare, cleared: gone?.cleared ?? null },
    standing,
    camera,
  );
  const upright = gone ? withUpright(hidden.seen, gone.filled) : hidden.seen;
  const open = oldFences.reduce((left, one) => (one ? withoutFence(left, one) : left), upright);
  const stays = [
    ...circled.flatMap((own) => own.stays),
    ...left.flat(),
    ...shrubs.filter((_, k) => !standing[k]).flatMap((masks) => masks.filter((mask) => !isGone(mask))),
  ];
  const toldOf = ({ asked, masks, stays: others, areSingle }: WishedThings) => ({
    asked,
    done:
      masks.length > 0 && (areSingle ? others.length === 0 && masks.every(isGone) : !left.includes(masks)),
    ...(asked && masks.length === 0 ? { isUnfound: true } : {}),
  });
  const shown = keptWhole(open, stays);
  return {
    photo: hidden.photo,
    cleared: hidden.cleared,
    seen: withSpots(shown, spots, (masks) => masks.every(isGone), camera),
    hides: hidden.hides,
    oldFences: oldFences.map((old) => old && { ...old, isGone: isGone(old.body) }),
    before,
    drawnLines,
    circled: insides,
    stood: going.map((masks, k) =>
      insides[k] ? footOfLargest(masks.filter(isGone), shrubs[k]!, seen, camera) : null,
    ),
    // A highlight tells of its own plants: those of another may have to stay.
    plants: shrubs.map((masks, k) => ({
      ...told(masks.length > 0 ? masks : shrubs.flat()),
      hidden: masks.length > 0 ? hidden.hides[k] !== null : hidden.hides.some((rows) => rows !== null),
    })),
    things: plans.map(({ plan }, k) => ({
      ...(removesHedge(plan) && shrubs[k]!.length > 0 ? told(shrubs[k]!) : toldOf(circled[k]!)),
      named: Object.fromEntries([...named[k]!].map(([text, own]) => [text, toldOf(own)])),
    })),
  };
}

/** The trunk of a plant stands so far behind the nearest of its twigs that touch the ground, as a share of how wide its foot is, and no farther, meters. */
const TRUNK_SHARE = 0.35;
const TRUNK_M = 0.6;

/** Where the largest of some plants (`shrubs`) and things (1 per pixel of each mask) stands; null without any. */
function footOfLargest(
  masks: readonly Uint8Array[],
  shrubs: readonly Uint8Array[],
  seen: Seen,
  camera: Camera,
): Stood | null {
  const bySize = masks
    .map((mask) => ({ mask, pixels: pixelsOf(mask) }))
    .sort((a, b) => b.pixels.length - a.pixels.length);
  const foot = bySize[0] ? plantFoot(bySize[0].mask, seen, camera) : null;
  if (!foot) return null;
  const { left, right } = boxOf(bySize[0]!.pixels, seen.width);
  const at = (column: number) => ((column - camera.centerX) * foot.z) / camera.focalPx;
  return {
    // A crown leans off its trunk; other things hide a part of the foot of a thing.
    x: shrubs.includes(bySize[0]!.mask) ? foot.x : at((left + right + 1) / 2),
    z: foot.z + Math.min(TRUNK_M, TRUNK_SHARE * (foot.to - foot.from)),
    frontM: foot.z,
    wideM: at(right + 1) - at(left),
  };
}

/** What is seen, with the ground on which what is named with its place stands or stood. */
function withSpots(
  seen: Seen,
  spots: readonly (readonly NamedSpot[])[],
  areGone: (masks: readonly Uint8Array[]) => boolean,
  camera: Camera,
): Seen {
  const found = spots.flatMap((own) =>
    own.flatMap(({ text, masks, areFlat, isTaken }) => {
      if (!isTaken) return [];
      const ground = areFlat
        ? Float32Array.from(together(masks))
        : spotGround(masks, areGone(masks), seen, camera);
      return [{ text, ground }];
    }),
  );
  return found.length > 0 ? { ...seen, spots: found } : seen;
}

/** 1 where any of some masks is. */
function together(masks: readonly Uint8Array[]): Uint8Array {
  const all = masks[0]!.slice();
  for (const mask of masks.slice(1)) for (let i = 0; i < all.length; i++) all[i]! |= mask[i]!;
  return all;
}

/** Things that go together or stay together. */
const groupsOf = ({ masks, areSingle }: WishedThings): (readonly Uint8Array[])[] =>
  areSingle ? masks.map((mask) => [mask]) : [masks];

const NO_THINGS: WishedThings = { asked: false, masks: [], stays: [] };

/** The share of some pixels that was filled. */
const shareOf = (gone: Cleared | null, pixels: Int32Array): number =>
  gone === null ? 0 : pixels.filter((i) => gone.filled[i] === 1).length / Math.max(1, pixels.length);

/**
 * The photo without what is to go, where of each group of things all can go; `left`: the groups that stay, as some of what is behind them is not
 * known.
 */
function clearWhole(
  photo: RgbImage,
  seen: Seen,
  groups: readonly (readonly Uint8Array[])[],
  others: Omit<Leaving, "things">,
): { gone: Cleared | null; left: (readonly Uint8Array[])[] } {
  const left: (readonly Uint8Array[])[] = [];
  for (;;) {
    const going = groups.filter((masks) => !left.includes(masks));
    const gone = clearThings(photo, seen, { ...others, things: going.flat() });
    const isPart = (masks: readonly Uint8Array[]) =>
      masks.some((mask) => shareOf(gone, pixelsOf(mask)) < WHOLE_SHARE);
    const parts = going.filter(isPart);
    if (parts.length === 0) return { gone, left };
    left.push(...parts);
  }
}

/** The plants of a highlight that are to go by their color; null where no color is named, or none is of it. */
function coloredIn(
  { notes }: DesignPlan,
  said: string,
  inside: Float32Array,
  seen: Seen,
): Uint8Array[] | null {
  const colored = notes.flatMap((note) => {
    const color = removesPlants([note]) ? colorOf(note.text, said) : null;
    return color ? findColored(seen, inside, color) : [];
  });
  return colored.length > 0 ? colored : null;
}

/** Plants without the trees that a plan names to stay. */
function withoutKept(masks: Uint8Array[], { keeps }: DesignPlan, seen: Seen, camera: Camera): Uint8Array[] {
  if (!keeps.some((name) => growingKind(name) === "tree")) return masks;
  const trees = treesSeen(seen, camera);
  return masks.map((mask) => mask.map((own, i) => (trees[i] ? 0 : own))).filter((mask) => mask.includes(1));
}

/** What of the old plants in highlights is hidden by those that come there. */
function hiddenAnew(
  plans: DrawnVersion["plans"],
  shrubs: readonly (readonly Uint8Array[])[],
  seen: Seen,
  camera: Camera,
): Uint8Array {
  const hidden = new Uint8Array(seen.width * seen.height);
  for (const [k, { areaId, plan }] of plans.entries()) {
    if (areaId === null || !plantsAnew(plan)) continue;
    const own = hiddenByNew(shrubs[k]!, closedHeightM(plan.elements), seen, camera);
    for (let i = 0; i < hidden.length; i++) hidden[i]! |= own[i]!;
  }
  return hidden;
}

/** A hedge that new plants take the place of goes as they do. */
const removesHedge = (plan: DesignPlan): boolean => plan.removals.includes("hedge") && plantsAnew(plan);

const plantsAnew = ({ elements }: DesignPlan): boolean =>
  elements.some(({ kind }) => kind === "bed" || kind === "hedge");

/** What is seen with what stands upright where something was taken out (`filled`: 1 there): no ground that was misread as a wall. */
function withUpright(seen: Seen, filled: Uint8Array): Seen {
  const completed = filled.map((one, i) => (one && seen.ground[i]! <= INSIDE ? 1 : 0));
  const left = seen.left ? completed.map((one, i) => one | seen.left![i]!) : completed;
  return { ...seen, left, completed };
}

/** What is seen where something could not be taken out: the design stands around it as around other things. */
function keptWhole(seen: Seen, masks: readonly Uint8Array[]): Seen {
  if (masks.length === 0) return seen;
  const stays = bytesFrom(seen.plants, (_, i) => (masks.some((mask) => mask[i] === 1) ? 1 : 0));
  const without = (mask: Float32Array, value: number) => mask.map((own, i) => (stays[i] ? value : own));
  return {
    ...seen,
    ground: without(seen.ground, 0),
    soft: without(seen.soft, 0),
    lawn: without(seen.lawn, 0),
    plants: without(seen.plants, 0),
    standing: without(seen.standing, 1),
    left: stays.map((one, i) => one | (seen.left?.[i] ?? 0)),
  };
}

/** 1 inside an outline in pixels of the photo, at the size of `seen`; 0 elsewhere. */
function insideOf(
  path: readonly PhotoPoint[],
  photo: DrawnFrom["photo"],
  { width, height }: Seen,
): Float32Array {
  const small = path.map(({ x, y }) => ({ x: (x * width) / photo.width, y: (y * height) / photo.height }));
  return fillPolygon(width, height, small).map((cover) => (cover > INSIDE ? 1 : 0));
}
