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
    const shade = concreteSurface(element.finish, site.light.sun, element.colour);
    return layPaving(site, element, shape, { kind: "matte", shade });
  },
};
