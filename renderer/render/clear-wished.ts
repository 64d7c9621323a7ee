import type { Camera } from "#core/camera/camera.ts";
import type { DrawnFrom } from "#core/design/design-document.ts";
import type { DrawnVersion, OpenedDocument } from "#core/design/drawn-document.ts";
import type { PhotoPoint } from "#core/geometry/point.ts";
import { type LooseWish, looseWish } from "#core/plan/clearing/loose-things.ts";
import type { DesignPlan } from "#core/plan/design-plan.ts";
import { type Clearing, removesPlants, removesThings, type ThingsCleared } from "#core/plan/removal-notes.ts";
import { chooseLoose } from "#renderer/clear/choose-loose.ts";
import { clearThings } from "#renderer/clear/clear-things.ts";
import { findLoose, type LooseSeen } from "#renderer/clear/find-loose.ts";
import { findOldFence, type OldFence, withoutFence } from "#renderer/clear/find-old-fence.ts";
import { findShrubs } from "#renderer/clear/find-shrubs.ts";
import { pixelPieces } from "#renderer/clear/pixel-pieces.ts";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { type DrawnLine, stripLine } from "#renderer/layout/strip-line.ts";
import { fillPolygon } from "#renderer/mask/fill-polygon.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import { viewOf } from "./view.ts";

/** The photo to design on, what is seen in it, and the pixels (1) that were filled to clear it; null when none were. */
export type Ground = {
  photo: RgbImage;
  seen: Seen;
  cleared: Uint8Array | null;
  plants: Clearing;
  /** Of each plan what became of what was circled for it. */
  things: readonly ThingsCleared[];
  /** The fence that gives way to the new one, by the place of its plan; null where none is known. */
  oldFences: readonly (OldFence | null)[];
  /** The line that a highlight draws for its fence, by the place of its plan; null where it draws none. */
  drawnLines: readonly (DrawnLine | null)[];
};

/** Of each photo as it was seen what was cleared last: a change seldom asks for anything else to go. */
const latest = new WeakMap<Seen, { photo: RgbImage; key: string; ground: Ground }>();

/** A circle round more than this share of the picture is meant for the ground in it, and not for one thing. */
const LARGEST_THING = 0.06;
/** A thing is said to be gone when more than this share of its circle was filled: the rest is what stands round it. Assumption. */
const GONE_SHARE = 0.6;
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
    replacesFence(plan),
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
  // With highlights only shrubs in those that ask for it go; without, all that are surely shrubs.
  const asksPlants = plans.map(({ plan }) => removesPlants(plan.notes));
  const shrubsIn = drawn.areas.length > 0 ? circled(drawn, asksPlants, seen) : null;
  const plantsAsked = shrubsIn ? shrubsIn.includes(1) : removesPlants(plans[0]!.plan.notes);
  const shrubs = plantsAsked ? findShrubs(seen, camera, shrubsIn) : new Uint8Array(seen.ground.length);
  const oldFences = plans.map(({ plan }, k) => {
    const path = drawn.areas[k]?.path;
    const within = path ? insideOf(path, drawn.photo, seen) : new Float32Array(seen.ground.length).fill(1);
    return replacesFence(plan) ? findOldFence(seen, camera, within) : null;
  });
  const drawnLines = plans.map(({ plan }, k) => {
    const path = drawn.areas[k]?.path;
    return path && standsAlone(plan) ? stripLine(camera, insideOf(path, drawn.photo, seen)) : null;
  });
  const asksThings = plans.map(({ plan }, k) => !oldFences[k] && clearsCircle(plan));
  const circles = plans.map((_, k) =>
    circled(
      drawn,
      asksThings.map((asks, at) => asks && at === k),
      seen,
      LARGEST_THING,
    ),
  );
  const things = new Float32Array(seen.ground.length);
  for (const circle of circles) for (let i = 0; i < things.length; i++) if (circle[i]) things[i] = 1;
  const loose = plans.map(({ plan }, k) => {
    const path = drawn.areas[k]?.path;
    // A circle round one thing goes whole; in one that something else is to come in, what is named is looked for.
    if (circles[k]!.includes(1)) return [];
    const within = path ? insideOf(path, drawn.photo, seen) : null;
    return looseWishes(plan.notes).map(({ text, wish }) => ({
      text,
      found: chooseLoose(wish, findLoose(viewOf(seen, camera)), seen, within),
    }));
  });
  const leaving = separateThings(
    loose.flat().flatMap(({ found }) => found),
    seen,
  );
  const gone = clearThings(photo, seen, { shrubs, circled: things, loose: leaving });
  const isGone = ({ core }: LooseSeen) =>
    gone !== null && core.filter((i) => gone.filled[i] === 1).length > GONE_SHARE * core.length;
  const open = oldFences.reduce((left, one) => (one ? withoutFence(left, one) : left), gone?.seen ?? seen);
  return {
    photo: gone?.photo ?? photo,
    cleared: gone?.cleared ?? null,
    seen: open,
    oldFences,
    drawnLines,
    plants: { asked: plantsAsked, done: gone !== null && shrubs.includes(1) },
    things: circles.map((circle, k) => ({
      asked: circle.includes(1),
      done: gone !== null && filledShare(circle, gone.filled) > GONE_SHARE,
      named: Object.fromEntries(
        loose[k]!.flatMap(({ text, found }) =>
          found.length > 0 ? [[text, { asked: true, done: found.some(isGone) }]] : [],
        ),
      ),
    })),
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

/** Which share of a circle was filled; 0 of none. */
function filledShare(circle: Float32Array, filled: Uint8Array): number {
  let all = 0;
  let gone = 0;
  circle.forEach((inside, i) => {
    all += inside;
    if (inside) gone += filled[i]!;
  });
  return all === 0 ? 0 : gone / all;
}

/** Whether all that a circle holds is to go. Where something is to come in it, only the things that are named are to. */
const clearsCircle = ({ elements, notes }: DesignPlan): boolean =>
  removesThings(elements.length > 0 ? notes.filter(({ text }) => !looseWish(text)) : notes);

/** Kinds of fence that hide what stands right behind them. */
const HIDES = { wood: true, vinyl: true, metal: false } as const;

/** Whether a fence is to stand in the place of one that the photo shows, and hides it. */
const replacesFence = ({ removals, withdrawn, elements }: DesignPlan): boolean =>
  removals.includes("fence") &&
  !withdrawn?.includes("fence") &&
  elements.some((one) => one.kind === "fence" && HIDES[one.style] && !one.place);

/** Whether a fence is all that is wished, wherever the highlight lies. */
const standsAlone = ({ elements }: DesignPlan): boolean =>
  elements.length > 0 && elements.every((one) => one.kind === "fence" && !one.place);

/** 1 inside the highlights whose texts ask for something to go (`asks`), at the size of `seen`. */
function circled(
  { photo, areas }: DrawnFrom,
  asks: readonly boolean[],
  seen: Seen,
  largestShare = 1,
): Float32Array {
  const all = new Float32Array(seen.width * seen.height);
  areas.forEach(({ path }, k) => {
    if (!asks[k]) return;
    const inside = insideOf(path, photo, seen);
    if (inside.reduce((sum, value) => sum + value, 0) > largestShare * inside.length) return;
    inside.forEach((value, i) => {
      if (value === 1) all[i] = 1;
    });
  });
  return all;
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
