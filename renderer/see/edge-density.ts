import { boxBlur } from "#renderer/math/box-blur.ts";
import type { LineSegment } from "./line-segments.ts";
import { patchMean } from "./patch-mean.ts";
import type { StraightEdges } from "./straight-edges.ts";
import type { Superpixels } from "./superpixels.ts";
import { leanOf } from "./tilt-evidence.ts";

/** Per patch; shares of pixels near it that lie on a straight edge. */
export type EdgeDensity = {
  /** Any direction: siding, windows, steps, and the rims of drives. */
  all: Float32Array;
  /** Upright in space: corners, jambs, posts. Ground has none. */
  upright: Float32Array;
  /** Densest uprights further down in the same column: what has a door below it is not ground. */
  uprightBelow: Float32Array;
  /** Edges of any direction further down in the same column, summed, as a share of the height. */
  allBelow: Float32Array;
};

/** Radians by which an edge may lean away from what is upright at its place. */
const leanTolerance = 0.05;
/** Edges count for patches within about this many pixels. */
const reachPx = 6;
/** How far below a pixel "below" begins: beyond the reach of an edge at the pixel itself. */
const belowPx = 14;

/** How dense straight edges are around and below each patch. `horizonY` and `focalPx` in pixels of the edges' picture. */
export function edgeDensity(
  edges: StraightEdges,
  patches: Superpixels,
  horizonY: number,
  focalPx: number,
): EdgeDensity {
  const { width, height } = patches;
  const shift = horizonY - edges.height / 2;
  const isUpright = (s: LineSegment) => {
    const x = s.x - edges.width / 2;
    const y = s.y - edges.height / 2;
    return Math.abs(leanOf(s) - (x * shift) / (focalPx * focalPx + y * shift)) < leanTolerance;
  };
  const draw = (segments: readonly LineSegment[]) =>
    boxBlur(drawSegments(segments, width / edges.width, width, height), width, height, reachPx, 2);
  const all = draw(edges.segments);
  const upright = draw(edges.segments.filter(isUpright));
  const uprightBelow = new Float32Array(width * height);
  const allBelow = new Float32Array(width * height);
  for (let x = 0; x < width; x++) {
    let densest = 0;
    let sum = 0;
    for (let y = height - 1; y >= 0; y--) {
      uprightBelow[y * width + x] = densest;
      allBelow[y * width + x] = sum;
      densest = Math.max(densest, upright[Math.min(height - 1, y + belowPx) * width + x]!);
      sum += all[Math.min(height - 1, y + belowPx) * width + x]! / height;
    }
  }
  return {
    all: patchMean(all, patches),
    upright: patchMean(upright, patches),
    uprightBelow: patchMean(uprightBelow, patches),
    allBelow: patchMean(allBelow, patches),
  };
}

/** 1 on every pixel that a segment passes. */
function drawSegments(
  segments: readonly LineSegment[],
  scale: number,
  width: number,
  height: number,
): Float32Array {
  const plane = new Float32Array(width * height);
  for (const s of segments) {
    const cosine = Math.cos(s.angle);
    const sine = Math.sin(s.angle);
    for (let t = -s.length / 2; t <= s.length / 2; t++) {
      const x = Math.floor((s.x + cosine * t) * scale);
      const y = Math.floor((s.y + sine * t) * scale);
      if (x >= 0 && y >= 0 && x < width && y < height) plane[y * width + x] = 1;
    }
  }
  return plane;
}
