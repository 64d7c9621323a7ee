import { noRoomToPave, pavedShape } from "#renderer/layout/paved-shape.ts";
import { gravel as gravelSurface } from "#renderer/textures/gravel.ts";
import { elementName } from "./element-name.ts";
import { layPaving } from "./lay-paving.ts";
import { type Painter, TURN } from "./painter.ts";

/** Gravel over a whole region lies under everything else; as a patio or walk it is laid like paving. */
export const gravel: Painter<"gravel"> = {
  turn: TURN.fill,
  paint: (site, element) => {
    const shape = pavedShape(site, element);
    if (!shape) return noRoomToPave(site, element, elementName(element));
    const shade = gravelSurface(element.tone, site.light.sun, element.grade);
    return layPaving(site, element, shape, { kind: "matte", shade });
  },
};
