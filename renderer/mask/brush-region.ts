import type { BrushStroke } from "#core/geometry/brush-stroke.ts";
import type { PhotoPoint } from "#core/geometry/point.ts";
import { coverStroke } from "./brush.ts";
import type { RegionShape } from "./region-shape.ts";

/** House or sky above this cover stops a stroke. */
const WALL = 0.5;

type Walls = { width: number; height: number; house: Float32Array; sky: Float32Array };

/**
 * A region (coverage 0..1 of the photo's size) as a person painted it larger or smaller, stroke by stroke, so that the last one wins.
 * What is added stops at house and sky. Without strokes the region itself, else a copy.
 */
export function brushRegion(
  region: Float32Array,
  strokes: readonly BrushStroke[],
  { width, height, house, sky }: Walls,
): Float32Array {
  if (strokes.length === 0) return region;
  const brushed = region.slice();
  // Coverage of one stroke, used again for each.
  const cover = new Float32Array(width * height);
  for (const stroke of strokes) {
    cover.fill(0);
    if (!coverStroke(cover, width, height, stroke)) continue;
    const removes = stroke.mode === "remove";
    for (let i = 0; i < cover.length; i++) {
      // An added stroke raises coverage to its own, an erasing one lowers it: the anti-aliased rim of a stroke stays a rim.
      const share = cover[i]!;
      if (share <= 0) continue;
      if (removes) {
        if (1 - share < brushed[i]!) brushed[i] = 1 - share;
      } else if (share > brushed[i]! && house[i]! < WALL && sky[i]! < WALL) brushed[i] = share;
    }
  }
  return brushed;
}

/**
 * A shape whose edge is what was worked out, as if a person had drawn it: painted larger or smaller. `before`: what stands before it, as
 * far as nobody painted over that.
 */
export function firmShape(
  ground: Float32Array,
  strokes: readonly BrushStroke[],
  walls: Walls,
  before: Float32Array | null = null,
): RegionShape {
  const drawn = brushRegion(ground, strokes, walls);
  return { ground, drawn, trusted: drawn, before: before && unpainted(before, strokes, walls) };
}

function unpainted(before: Float32Array, strokes: readonly BrushStroke[], walls: Walls): Float32Array {
  if (strokes.length === 0) return before;
  const free = brushRegion(
    before.map((cover) => 1 - cover),
    strokes,
    walls,
  );
  return free.map((cover) => 1 - cover);
}

type Outlined = { id: string; path: readonly PhotoPoint[] };

/** The strokes that one of several highlights is painted with: all that take away, and those that add and lie nearest to it. */
export const strokesOf = (
  area: Outlined,
  areas: readonly Outlined[],
  strokes: readonly BrushStroke[],
): BrushStroke[] =>
  strokes.filter(({ mode, path }) => mode === "remove" || nearestArea(areas, path) === area.id);

/** By the smallest distance between points of the stroke and of an outline. */
function nearestArea(areas: readonly Outlined[], stroke: readonly PhotoPoint[]): string | null {
  let nearest: string | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const { id, path } of areas) {
    for (const p of path) {
      for (const q of stroke) {
        // Squared, photo pixels: only the order matters.
        const distance = (p.x - q.x) ** 2 + (p.y - q.y) ** 2;
        if (distance < least) [least, nearest] = [distance, id];
      }
    }
  }
  return nearest;
}
