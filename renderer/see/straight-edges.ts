import { luminance } from "#renderer/image/luminance.ts";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { type LineSegment, lineSegments } from "./line-segments.ts";
import { refineUpright } from "./refine-upright.ts";

/** The straight edges of a photo, in pixels of a picture of this size. */
export type StraightEdges = {
  width: number;
  height: number;
  segments: LineSegment[];
  /** The near-upright ones with their direction measured finely. */
  uprights: LineSegment[];
};

/** Edges further than this from upright are no verticals of a house (radians; 6.5 degrees of tilt at the frame reach 0.06). */
const UPRIGHT_WITHIN = 0.2;

/** `picture` is about 640 pixels wide: finer costs time and adds grass blades. `brightness`: its `luminance`. */
export function straightEdges(picture: RgbImage, brightness = luminance(picture)): StraightEdges {
  const { width, height } = picture;
  const segments = lineSegments(brightness, width);
  // An edge that cannot be measured finely is left out of `uprights` and stays in `segments`.
  const uprights = segments.flatMap((segment) =>
    Math.abs(Math.abs(segment.angle) - Math.PI / 2) < UPRIGHT_WITHIN
      ? (refineUpright(segment, brightness, width) ?? [])
      : [],
  );
  return { width, height, segments, uprights };
}
