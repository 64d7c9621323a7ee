import type { Camera } from "#core/camera/camera.ts";
import type { DrawnFrom } from "#core/design/design-document.ts";
import type { DrawnVersion, OpenedDocument } from "#core/design/drawn-document.ts";
import type { PlanNote } from "#core/plan/design-plan.ts";
import { type Clearing, removesPlants, removesThings } from "#core/plan/removal-notes.ts";
import { clearThings } from "#renderer/clear/clear-things.ts";
import { findShrubs } from "#renderer/clear/find-shrubs.ts";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { fillPolygon } from "#renderer/mask/fill-polygon.ts";
import type { Seen } from "#renderer/see/see-photo.ts";

/** The photo to design on, what is seen in it, and the pixels (1) that were filled to clear it; null when none were. */
export type Ground = {
  photo: RgbImage;
  seen: Seen;
  cleared: Uint8Array | null;
  plants: Clearing;
  things: Clearing;
};

/** Of each photo as it was seen what was cleared last: a change seldom asks for anything else to go. */
const latest = new WeakMap<Seen, { photo: RgbImage; key: string; ground: Ground }>();

/** A circle round more than this share of the picture is meant for the ground in it, and not for one thing. */
const LARGEST_THING = 0.06;
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
  const asks = plans.map(({ plan: { notes } }) => [removesPlants(notes), removesThings(notes)]);
  const key = JSON.stringify([asks, drawn.areas.map(({ path }) => path), drawn.photo, camera]);
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
  const shrubsIn = drawn.areas.length > 0 ? circled(drawn, plans, seen, removesPlants) : null;
  const plantsAsked = shrubsIn ? shrubsIn.includes(1) : removesPlants(plans[0]!.plan.notes);
  const shrubs = plantsAsked ? findShrubs(seen, camera, shrubsIn) : new Uint8Array(seen.ground.length);
  const things = circled(drawn, plans, seen, removesThings, LARGEST_THING);
  const gone = clearThings(photo, seen, shrubs, things);
  return {
    ...(gone ?? { photo, seen, cleared: null }),
    plants: { asked: plantsAsked, done: gone !== null && shrubs.includes(1) },
    things: { asked: things.includes(1), done: gone !== null && things.includes(1) },
  };
}

/** 1 inside the highlights whose texts ask for something to go, at the size of `seen`. */
function circled(
  { photo, areas }: DrawnFrom,
  plans: DrawnVersion["plans"],
  { width, height }: Seen,
  asks: (notes: readonly PlanNote[]) => boolean,
  largestShare = 1,
): Float32Array {
  const all = new Float32Array(width * height);
  areas.forEach(({ path }, k) => {
    if (!asks(plans[k]!.plan.notes)) return;
    // In pixels of `seen`.
    const small = path.map(({ x, y }) => ({
      x: (x * width) / photo.width,
      y: (y * height) / photo.height,
    }));
    const inside = fillPolygon(width, height, small);
    if (inside.reduce((sum, value) => sum + value, 0) > largestShare * inside.length) return;
    inside.forEach((value, i) => {
      if (value > INSIDE) all[i] = 1;
    });
  });
  return all;
}
