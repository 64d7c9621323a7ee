import type { Camera } from "#core/camera/camera.ts";
import { makeCamera } from "#core/camera/make-camera.ts";
import type { PosedCamera } from "#core/camera/posed-camera.ts";
import { scaledCamera } from "#core/camera/scaled-camera.ts";
import { type CameraEstimate, estimateCamera } from "#core/measure/camera-estimate.ts";
import { isRulerMark, type Reference, type RulerMark } from "#core/measure/reference.ts";
import type { Ruler } from "#core/measure/ruler.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import type { ConceptInput } from "./concept-types.ts";
import { type DrawnGround, horizonOver } from "./drawn-grounds.ts";
import { groundHorizon } from "./ground-horizon.ts";
import { scaleMarks } from "./scale-marks.ts";

/** A photo and what is known of its camera. */
type Taken = Pick<ConceptInput, "photo" | "camera"> & { grounds?: readonly DrawnGround[] };

/** Shorter equivalent focal lengths written into a photo are the main camera of a phone, and a standing person holds it. */
const PHONE_FOCAL_35_MM = 35;

/**
 * The camera that draws and measures, and how sure it is. A known size that a person marked decides. A phone is held at the usual
 * height, within 8%, and no ruler knows better; in any other picture (a press photo, a screenshot, a drone) what is of roughly known
 * height says where the lens was: `rulers`, those that counted, as a person dismissed them or moved their ends. `rises`: the ground does, towards the house. All in pixels of the photo that was seen, not of the copy that is drawn on:
 * so a design is laid out the same at every size.
 */
export function cameraOf(input: Taken, seen: Seen): FoundCamera {
  const { width, height } = input.photo;
  // All that the answer depends on beside `seen`.
  const key = JSON.stringify([width, height, input.camera, input.grounds]);
  const known = latest.get(seen);
  if (known?.key === key) return known.found;
  const found = findCamera(input, seen);
  latest.set(seen, { key, found });
  return found;
}

type FoundCamera = { camera: Camera; estimate: CameraEstimate; rulers: readonly Ruler[]; rises: boolean };

/** The camera of each photo that was asked for last: while a person changes a design it is the same. */
const latest = new WeakMap<Seen, { key: string; found: FoundCamera }>();

function findCamera(input: Taken, seen: Seen): FoundCamera {
  const { photo } = input;
  const { width, height } = seen.taken;
  const { focal35Mm, heightM, references: marks = [] } = input.camera ?? {};
  const { references: marked } = scaleMarks(
    { areas: [], references: marks, brush: [] },
    width / photo.width,
    height / photo.height,
  );
  const references = marked.filter((mark): mark is Reference => !isRulerMark(mark));
  const known = references.length > 0;
  const phone = focal35Mm !== undefined && focal35Mm < PHONE_FOCAL_35_MM;
  // The camera before any ruler is asked: it says whether the ground can be level.
  const level = makeCamera(width, height, {
    focal35Mm: focal35Mm ?? seen.focal?.mm35,
    horizonY: seen.horizonY,
    heightM,
  });
  // Ground that rises evenly looks as level ground does under a higher horizon.
  const small = scaledCamera(level, seen.width, seen.height);
  const ground = known ? small.horizonY : groundHorizon(small, seen);
  const isLevel = ground === small.horizonY;
  // Whoever marks a size, gives a height or has a phone knows better than what was found; a close-up shows no ruler from its foot up.
  const rulers =
    known || heightM !== undefined || phone || seen.closeUp
      ? []
      : asMarked(seen.rulers, marked.filter(isRulerMark));
  const row = isLevel ? seen.horizonY : (ground * height) / seen.height;
  const estimateWith = (row: number, confidence: number, lowestHorizonY: number | null) =>
    estimateCamera({
      widthPx: width,
      heightPx: height,
      focal35Mm,
      seenFocal: seen.focal,
      horizon: { row, rollRad: seen.rollRad, confidence },
      closeUp: seen.closeUp,
      lowestHorizonY,
      heightM,
      references,
      rulers,
    });
  const believed = estimateWith(row, isLevel ? seen.confidence.horizon : 0, seen.lowestHorizonY);
  const share = horizonOver(known ? [] : (input.grounds ?? []), believed.camera.horizonY / height);
  const estimate = share === null ? believed : estimateWith(share * height, 0, share * height);
  // Without a lens that vouches for the horizon it is as likely the horizon that is wrong.
  const rises = focal35Mm !== undefined && !isLevel;
  return { camera: estimate.camera.drawing(tiltOf(estimate.camera, seen)), estimate, rulers, rises };
}

/**
 * A lens that is turned less draws as a level one does, in which uprights stay upright and thin gaps between boards even: what is 1.75 m high and
 * 4 m away is then up to 6% nearer at its top than it is drawn. Radians, 8 degrees.
 */
const LEAST_TILT = 0.14;

/** How far the lens that draws is turned down, radians: as far as the photo's uprights vouch for it. */
function tiltOf({ pitchRad }: PosedCamera, { tilted }: Seen): number {
  const tiltRad = Math.atan(tilted * Math.tan(pitchRad));
  return Math.abs(tiltRad) < LEAST_TILT ? 0 : tiltRad;
}

/** The rulers that were seen, without those of which a person said more; of these the ones whose ends they moved. */
function asMarked(seen: readonly Ruler[], marks: readonly RulerMark[]): Ruler[] {
  const dismissed = new Set(marks.flatMap(({ kind, ruler }) => (kind === "dismissed" ? [ruler] : [])));
  const moved = marks.map(({ ruler, from, to }) => ({ kind: ruler, from, to }));
  const others = seen.filter(({ kind }) => !marks.some(({ ruler }) => ruler === kind));
  return [...others, ...moved.filter(({ kind }) => !dismissed.has(kind))];
}
