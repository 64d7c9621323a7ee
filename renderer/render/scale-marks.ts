import type { BrushStroke } from "#core/geometry/brush-stroke.ts";
import type { PhotoPoint } from "#core/geometry/point.ts";
import type { Reference, RulerMark } from "#core/measure/reference.ts";

/** All that a person drew on a photo, in its pixels. */
type PhotoMarks<A extends { path: readonly PhotoPoint[] }> = {
  areas: readonly A[];
  references: readonly (Reference | RulerMark)[];
  brush: readonly BrushStroke[];
};

/** The same marks on a copy of the photo that is `sx` times as wide and `sy` times as high. */
export function scaleMarks<A extends { path: readonly PhotoPoint[] }>(
  { areas, references, brush }: PhotoMarks<A>,
  sx: number,
  sy: number,
) {
  const point = ({ x, y }: PhotoPoint) => ({ x: x * sx, y: y * sy });
  const path = (points: readonly PhotoPoint[]) => points.map(point);
  return {
    areas: areas.map((area) => ({ ...area, path: path(area.path) })),
    // A mark's length in feet stays as it is: only its ends move.
    references: references.map((reference): Reference | RulerMark =>
      reference.kind === "upright"
        ? { ...reference, foot: point(reference.foot), top: point(reference.top) }
        : { ...reference, from: point(reference.from), to: point(reference.to) },
    ),
    brush: brush.map((stroke) => ({
      ...stroke,
      // The mean of both factors: a copy has the photo's shape but for rounding.
      radius: stroke.radius * Math.sqrt(sx * sy),
      path: path(stroke.path),
    })),
  };
}
