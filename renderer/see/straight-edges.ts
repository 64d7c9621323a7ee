import { luminance } from "#renderer/image/luminance.ts";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { shrink } from "#renderer/image/shrink.ts";
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

/** Edges are read at this width: finer costs time and adds grass blades. */
const workWidth = 640;
/** Edges further than this from upright are no verticals of a house (radians; 6.5 degrees of tilt at the frame reach 0.06). */
const uprightWithin = 0.2;

export function straightEdges(photo: RgbImage): StraightEdges {
  const small = shrink(photo, workWidth);
  const brightness = luminance(small);
  const segments = lineSegments(brightness, small.width);
  const uprights = segments.flatMap((segment) =>
    Math.abs(Math.abs(segment.angle) - Math.PI / 2) < uprightWithin
      ? (refineUpright(segment, brightness, small.width) ?? [])
      : [],
  );
  return { width: small.width, height: small.height, segments, uprights };
}
