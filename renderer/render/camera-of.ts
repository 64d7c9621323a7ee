import type { Camera } from "#core/camera/camera.ts";
import { makeCamera } from "#core/camera/make-camera.ts";
import { scaledCamera } from "#core/camera/scaled-camera.ts";
import { type CameraEstimate, estimateCamera } from "#core/measure/camera-estimate.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import type { ConceptInput } from "./concept.ts";
import { groundHorizon, plausibleLensHeight } from "./plausible-lens-height.ts";

/** Shorter equivalent focal lengths written into a photo are the main camera of a phone, and a standing person holds it. */
const phoneFocal35Mm = 35;

/**
 * The camera that draws, and what is known about it for measuring. Known sizes in the photo decide when there are any; a phone is held
 * at the usual height; of any other picture (a press photo, a screenshot, a drone) the house itself says whether that can be.
 */
export function cameraOf(input: ConceptInput, seen: Seen): { camera: Camera; estimate: CameraEstimate } {
  const { photo } = input;
  const { focal35Mm, heightM, references } = input.camera ?? {};
  const estimate = estimateCamera({
    widthPx: photo.width,
    heightPx: photo.height,
    focal35Mm,
    horizon: { row: seen.horizonY, rollRad: seen.rollRad, confidence: seen.confidence.horizon },
    heightM,
    references,
  });
  if (references?.length) return { camera: estimate.camera.level, estimate };
  const level = makeCamera(photo.width, photo.height, { focal35Mm, horizonY: seen.horizonY, heightM });
  // Ground that rises evenly looks as level ground does under a higher horizon.
  const horizonY =
    (groundHorizon(scaledCamera(level, seen.width, seen.height), seen) * photo.height) / seen.height;
  const usual = makeCamera(photo.width, photo.height, { focal35Mm, horizonY, heightM });
  const trusted = heightM !== undefined || (focal35Mm !== undefined && focal35Mm < phoneFocal35Mm);
  if (trusted) return { camera: usual, estimate };
  const hints = {
    focal35Mm,
    horizonY,
    heightM: plausibleLensHeight(scaledCamera(usual, seen.width, seen.height), seen),
  };
  return { camera: makeCamera(photo.width, photo.height, hints), estimate };
}
