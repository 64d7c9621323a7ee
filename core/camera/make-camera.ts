import { Camera } from "./camera.ts";

/** Diagonal of the 36 x 24 mm frame that "35 mm equivalent" focal lengths refer to. */
const FULL_FRAME_DIAGONAL_MM = 43.27;

/** The main camera of most phones of the last years; a wrong guess (24 to 28) changes depths by 8%. */
export const DEFAULT_FOCAL35_MM = 26;

/** A lens at the eye of a standing person. The real height scales every length, so it is the first thing a known object corrects. */
export const DEFAULT_LENS_HEIGHT_M = 1.6;

/** Where the horizon stands when nothing tells: people hold the phone level. Share of the photo's height. */
const DEFAULT_HORIZON_SHARE = 0.5;

/** Focal length in pixels of a photo of this size, from the 35 mm equivalent that EXIF carries. */
export const focalPx = (widthPx: number, heightPx: number, focal35Mm: number): number =>
  (focal35Mm / FULL_FRAME_DIAGONAL_MM) * Math.hypot(widthPx, heightPx);

export type CameraHints = {
  focal35Mm?: number | undefined;
  /** Photo row. */
  horizonY?: number | undefined;
  heightM?: number | undefined;
};

/** The camera of a photo from what is known about it; what is not known is the usual value. */
export const makeCamera = (widthPx: number, heightPx: number, hints: CameraHints = {}): Camera =>
  new Camera({
    widthPx,
    heightPx,
    focalPx: focalPx(widthPx, heightPx, hints.focal35Mm ?? DEFAULT_FOCAL35_MM),
    centerX: widthPx / 2,
    horizonY: hints.horizonY ?? DEFAULT_HORIZON_SHARE * heightPx,
    heightM: hints.heightM ?? DEFAULT_LENS_HEIGHT_M,
  });
