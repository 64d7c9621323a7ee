import type { Camera } from "#core/camera/camera.ts";
import { makeCamera } from "#core/camera/make-camera.ts";
import { scaledCamera } from "#core/camera/scaled-camera.ts";
import { type CameraEstimate, estimateCamera } from "#core/measure/camera-estimate.ts";
import type { Ruler } from "#core/measure/ruler.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import type { ConceptInput } from "./concept-types.ts";
import { groundHorizon } from "./ground-horizon.ts";
import { scaleMarks } from "./scale-marks.ts";

/** Shorter equivalent focal lengths written into a photo are the main camera of a phone, and a standing person holds it. */
const PHONE_FOCAL_35_MM = 35;

/**
 * The camera that draws and measures, and how sure it is. A known size that a person marked decides. A phone is held at the usual
 * height, within 8%, and no ruler knows better; in any other picture (a press photo, a screenshot, a drone) what is of roughly known
 * height says where the lens was: `rulers`, those that counted. All in pixels of the photo that was seen, not of the copy that is drawn on:
 * so a design is laid out the same at every size.
 */
export function cameraOf(
  input: ConceptInput,
  seen: Seen,
): { camera: Camera; estimate: CameraEstimate; rulers: readonly Ruler[] } {
  const { photo } = input;
  const { width, height } = seen.taken;
  const { focal35Mm, heightM, references: marks = [] } = input.camera ?? {};
  const { references } = scaleMarks(
    { areas: [], references: marks, brush: [] },
    width / photo.width,
    height / photo.height,
  );
  const marked = references.length > 0;
  const phone = focal35Mm !== undefined && focal35Mm < PHONE_FOCAL_35_MM;
  const level = makeCamera(width, height, { focal35Mm, horizonY: seen.horizonY, heightM });
  // Ground that rises evenly looks as level ground does under a higher horizon.
  const row = marked
    ? seen.horizonY
    : (groundHorizon(scaledCamera(level, seen.width, seen.height), seen) * height) / seen.height;
  const rulers = marked || heightM !== undefined || phone ? [] : seen.rulers;
  const estimate = estimateCamera({
    widthPx: width,
    heightPx: height,
    focal35Mm,
    horizon: {
      row,
      rollRad: seen.rollRad,
      confidence: row === seen.horizonY ? seen.confidence.horizon : 0,
    },
    heightM,
    references,
    rulers,
  });
  return { camera: estimate.camera.level, estimate, rulers };
}
