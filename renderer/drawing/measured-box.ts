import type { GroundPoint } from "#core/geometry/point.ts";
import { polygonArea } from "#core/geometry/polygon.ts";
import type { SheetPoint } from "./drawing.ts";

/** A box turned by less than this many degrees still has a lower and a right side. */
const MOST_TURN = 44;
/** A turned box is measured where the element fills so much of it; what is no rectangle is measured upright. */
const LEAST_FILLED = 0.85;

/** Lower left, lower right and upper right corner of the box that an element is measured by. */
export type MeasuredBox = [SheetPoint, SheetPoint, SheetPoint];

/** The box along the sides of a rectangle, as it was laid and as the bill counts it; an upright one round anything else. */
export function measuredBox(
  rings: readonly GroundPoint[][],
  toSheet: (point: GroundPoint) => SheetPoint,
  pxPerM: number,
): MeasuredBox {
  const points = rings.flat().map(toSheet);
  const upright = boxAt(points, 0);
  let best = upright;
  for (let turn = -MOST_TURN; turn <= MOST_TURN; turn++) {
    const box = boxAt(points, turn);
    if (box.area < best.area) best = box;
  }
  const filled = rings.reduce((sum, ring) => sum + polygonArea(ring), 0) * pxPerM ** 2;
  return rings.length === 1 && filled >= LEAST_FILLED * best.area ? best.corners : upright.corners;
}

function boxAt(points: readonly SheetPoint[], degrees: number): { area: number; corners: MeasuredBox } {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const across = points.map(({ x, y }) => x * cos + y * sin);
  const down = points.map(({ x, y }) => y * cos - x * sin);
  const [left, right] = [Math.min(...across), Math.max(...across)];
  const [top, bottom] = [Math.min(...down), Math.max(...down)];
  const corner = (a: number, d: number): SheetPoint => ({ x: a * cos - d * sin, y: a * sin + d * cos });
  return {
    area: (right - left) * (bottom - top),
    corners: [corner(left, bottom), corner(right, bottom), corner(right, top)],
  };
}
