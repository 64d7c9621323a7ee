import type { GroundPoint } from "#core/geometry/point.ts";
import { noRoomToPave, pavedShape } from "#renderer/layout/paved-shape.ts";
import { concrete as concreteSurface } from "#renderer/textures/concrete.ts";
import { elementName } from "./element-name.ts";
import { layPaving } from "./lay-paving.ts";
import { type Painter, TURN } from "./painter.ts";

/** Concrete fills its shape like other paving; the finish decides its surface. */
export const concrete: Painter<"concrete"> = {
  turn: TURN.paving,
  paint: (site, element) => {
    const shape = pavedShape(site, element);
    if (!shape) return noRoomToPave(site, element, elementName(element));
    const along = shape.line && alongChord(shape.line);
    const shade = concreteSurface(element.finish, site.light.sun, element.colour, along);
    return layPaving(site, element, shape, { kind: "matte", shade });
  },
};

/** Meters along the straight line from the first to the last point of a walk: its joints lie square to that. */
function alongChord(line: readonly GroundPoint[]): (x: number, z: number) => number {
  const [a, b] = [line[0]!, line.at(-1)!];
  const length = Math.hypot(b.x - a.x, b.z - a.z) || 1;
  const [dx, dz] = [(b.x - a.x) / length, (b.z - a.z) / length];
  return (x, z) => (x - a.x) * dx + (z - a.z) * dz;
}
