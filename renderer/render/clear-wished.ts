import type { Camera } from "#core/camera/camera.ts";
import type { DrawnFrom } from "#core/design/design-document.ts";
import type { DrawnVersion, OpenedDocument } from "#core/design/drawn-document.ts";
import type { PhotoPoint } from "#core/geometry/point.ts";
import { colorOf, type LooseWish, looseWish } from "#core/plan/clearing/loose-things.ts";
import type { DesignPlan } from "#core/plan/design-plan.ts";
import {
  type Clearing,
  isTree,
  removesPlants,
  removesThings,
  type ThingsCleared,
} from "#core/plan/removal-notes.ts";
import { chooseLoose } from "#renderer/clear/choose-loose.ts";
import { clearThings } from "#renderer/clear/clear-things.ts";
import { findColored } from "#renderer/clear/find-colored.ts";
import { findLoose, type LooseSeen, thingShares } from "#renderer/clear/find-loose.ts";
import { type OldFence, withoutFence } from "#renderer/clear/find-old-fence.ts";
import { findPlants } from "#renderer/clear/find-plants.ts";
import { findShrubs } from "#renderer/clear/find-shrubs.ts";
import { closedHeightM, hiddenByNew } from "#renderer/clear/hidden-by-new.ts";
import { outlineCircled } from "#renderer/clear/outline-circled.ts";
import { pixelPieces, pixelsOf } from "#renderer/clear/pixel-pieces.ts";
import { isWholeTree, withGaps } from "#renderer/clear/replaced-plants.ts";
import { soilUnder } from "#renderer/clear/soil-under.ts";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import type { DrawnLine } from "#renderer/layout/strip-line.ts";
import { fillPolygon } from "#renderer/mask/fill-polygon.ts";
import { bytesFrom } from "#renderer/math/from-plane.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import { hideStanding } from "./hide-standing.ts";
import { viewOf } from "./view.ts";
import { replacesRun, standsAlone, wishedFences } from "./wished-fences.ts";

/** The photo to design on, what is seen in it, and the pixels (1) that were filled to clear it; null when none were. */
export type Ground = {
  photo: RgbImage;
  seen: Seen;
  cleared: Uint8Array | null;
  plants: Clearing;
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
};

/** Of each photo as it was seen what was cleared last: a change seldom asks for anything else to go. */
const latest = new WeakMap<Seen, { photo: RgbImage; key: string; ground: Ground }>();

/** A circle round more than this share of the picture is meant for the ground in it, and not for one thing. */
const LARGEST_THING = 0.06;
/** A thing is said to be gone when more than this share of its circle was filled: the rest is what stands round it. Assumption. */
const GONE_SHARE = 0.6;
/** Plants that fill more than this share of a circle are what is to go from it, unless other things in it are more than this share of them. */
const PLANTS_SHARE = 0.25;
const THINGS_SHARE = 0.25;
/** Where less than this share of a highlight is seen as plants something else in it is meant. */
const FEW_PLANTS = 0.12;
/** Share from which the network sees a loose thing. */
const SOME_THING = 0.28;
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
  const wishes = plans.map(({ plan }) => looseWishes(plan.notes));
  const key = JSON.stringify([asks, wishes, drawn.areas.map(({ path }) => path), drawn.photo, camera]);
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
  // With highlights only plants in those that ask for it go; without, all that are surely shrubs.
  const shrubs = plans.map(({ plan }, k): Uint8Array[] => {
    const inside = insides[k];
    if (!removesPlants(plan.notes) && !(inside && removesHedge(plan))) return [];
    if (inside) return coloredIn(plan, drawn.areas[k]!.said, inside, seen) ?? plantsIn(inside, seen, camera);
    return drawn.areas.length > 0 ? [] : findShrubs(seen, camera);
  });
  const { drawnLines, oldFences, behind, before } = wishedFences(plans, insides, seen, camera);
  const meant = plans.map(({ plan }, k): Uint8Array[] => {
    const inside = insides[k];
    return inside && !oldFences[k] && shrubs[k]!.length === 0 && clearsCircle(plan)
      ? thingsIn(inside, plan, seen, camera)
      : [];
  });
  // A tree of which crown or trunk alone is found stays whole.
  const halves = plans.map(({ plan }, k) => {
    const tree = plan.notes.some((note) => removesThings([note]) && isTree(note.text));
    return tree && insides[k] && !isWholeTree(meant[k]!, insides[k], seen.width)
      ? [...meant[k]!, ...findPlants(seen, camera, insides[k])]
      : [];
  });
  const circled = meant.map((masks, k) => (halves[k]!.length > 0 ? [] : masks));
  const loose = plans.map(({ plan }, k) => {
    // A circle round one thing goes whole; in one that something else is to come in, what is named is looked for.
    if (circled[k]!.length > 0) return [];
    return looseWishes(plan.notes).map(({ text, wish }) => ({
      text,
      found: chooseLoose(wish, findLoose(viewOf(seen, camera)), seen, insides[k] ?? null),
    }));
  });
  const leaving = separateThings(
    loose.flat().flatMap(({ found }) => found),
    seen,
  );
  const gone = clearThings(photo, seen, {
    plants: shrubs.flat(),
    things: [...circled.flat(), ...leaving],
    fences: behind,
    hidden: hiddenAnew(plans, shrubs, seen, camera),
  });
  const goneShare = (pixels: Int32Array) =>
    gone === null ? 0 : pixels.filter((i) => gone.filled[i] === 1).length / Math.max(1, pixels.length);
  const isGone = (mask: Uint8Array) => goneShare(pixelsOf(mask)) > GONE_SHARE;
  // Of several plants most of their pixels: a weed that went beside a tree that stays is not what was meant.
  const told = (masks: readonly Uint8Array[]) => ({
    asked: masks.length > 0,
    done: goneShare(Int32Array.from(masks.flatMap((mask) => [...pixelsOf(mask)]))) > GONE_SHARE,
  });
  // Where shrubs make room for new plants there is soil, which nobody saw.
  const replaced = shrubs.flatMap((masks, k) => (insides[k] && plantsAnew(plans[k]!.plan) ? masks : []));
  const bare = gone ? soilUnder(gone.seen, replaced.filter(isGone), gone.filled, camera) : seen;
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
  const open = oldFences.reduce((left, one) => (one ? withoutFence(left, one) : left), hidden.seen);
  const stays = [
    ...halves.flat(),
    ...[...shrubs.filter((_, k) => !standing[k]).flat(), ...circled.flat()].filter((mask) => !isGone(mask)),
  ];
  return {
    photo: hidden.photo,
    cleared: hidden.cleared,
    seen: keptWhole(open, stays),
    hides: hidden.hides,
    oldFences: oldFences.map((old) => old && { ...old, isGone: isGone(old.body) }),
    before,
    drawnLines,
    circled: insides,
    plants: { ...told(shrubs.flat()), hidden: hidden.hides.some((rows) => rows !== null) },
    things: plans.map(({ plan }, k) => ({
      ...told([...circled[k]!, ...halves[k]!, ...(removesHedge(plan) ? shrubs[k]! : [])]),
      named: Object.fromEntries(
        loose[k]!.flatMap(({ text, found }) =>
          found.length > 0
            ? [[text, { asked: true, done: found.some(({ core }) => goneShare(core) > GONE_SHARE) }]]
            : [],
        ),
      ),
    })),
  };
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

/** The plants of a highlight; where hardly any are seen as such, such as dry grasses, what is unlike all around it. */
function plantsIn(inside: Float32Array, seen: Seen, camera: Camera): Uint8Array[] {
  const plants = findPlants(seen, camera, inside);
  const drawnPx = inside.reduce((sum, value) => sum + value, 0);
  // Of plants whose feet were circled most lies above.
  const plantPx = plants.reduce((sum, mask) => sum + pixelsOf(mask).length, 0);
  const { thing } = thingShares(seen);
  const isThing = (i: number) => thing[i]! > SOME_THING;
  if (plantPx > FEW_PLANTS * drawnPx || drawnPx > LARGEST_THING * inside.length)
    return plants.map((mask) => withGaps(mask, inside, isThing, seen.width));
  const outline = outlineCircled(inside, seen);
  return outline ? [maskOf(outline, inside.length)] : plants;
}

function maskOf(pixels: Int32Array, size: number): Uint8Array {
  const mask = new Uint8Array(size);
  for (const i of pixels) mask[i] = 1;
  return mask;
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

/** What a circle holds that is to go: the plants that fill it, or whatever one thing it is drawn round. */
function thingsIn(inside: Float32Array, { notes }: DesignPlan, seen: Seen, camera: Camera): Uint8Array[] {
  const drawnPx = inside.reduce((sum, value) => sum + value, 0);
  const { thing } = thingShares(seen);
  const thingPx = inside.reduce((sum, value, i) => sum + (value && thing[i]! > SOME_THING ? 1 : 0), 0);
  const mayBePlants = looseWishes(notes).length === 0 && thingPx < THINGS_SHARE * drawnPx;
  const plants = mayBePlants ? findPlants(seen, camera, inside) : [];
  const plantPx = plants.reduce((sum, mask) => sum + pixelsOf(mask).length, 0);
  if (plantPx > PLANTS_SHARE * drawnPx && thingPx < THINGS_SHARE * plantPx) return plants;
  if (drawnPx === 0 || drawnPx > LARGEST_THING * inside.length) return [];
  // Where no thing stands out all that is circled goes.
  const outline = outlineCircled(inside, seen) ?? pixelsOf(inside);
  return [maskOf(outline, inside.length)];
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
  };
}

/** What the notes of a plan name of loose things that are to go. */
const looseWishes = (notes: DesignPlan["notes"]): { text: string; wish: LooseWish }[] =>
  notes
    .filter((note) => removesThings([note]))
    .flatMap(({ text }) => {
      const wish = looseWish(text);
      return wish ? [{ text, wish }] : [];
    });

/** Things that touch go as one; 1 per pixel of `seen`. */
function separateThings(found: readonly LooseSeen[], { width, height }: Seen): Uint8Array[] {
  const all = Int32Array.from(new Set(found.flatMap((one) => [...one.outline()])));
  return pixelPieces(all, width).map((piece) => {
    const mask = new Uint8Array(width * height);
    for (const i of piece) mask[i] = 1;
    return mask;
  });
}

/** Whether all that a circle holds is to go. Where something is to come in it, only the things that are named are to. */
const clearsCircle = ({ elements, notes }: DesignPlan): boolean =>
  removesThings(elements.length > 0 ? notes.filter(({ text }) => !looseWish(text)) : notes);

/** 1 inside an outline in pixels of the photo, at the size of `seen`; 0 elsewhere. */
function insideOf(
  path: readonly PhotoPoint[],
  photo: DrawnFrom["photo"],
  { width, height }: Seen,
): Float32Array {
  const small = path.map(({ x, y }) => ({ x: (x * width) / photo.width, y: (y * height) / photo.height }));
  return fillPolygon(width, height, small).map((cover) => (cover > INSIDE ? 1 : 0));
}
