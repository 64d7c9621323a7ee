import { AS_ASKED } from "#renderer/layout/outcome.ts";
import { noRoomToPave, type PavedShape, pavedShape } from "#renderer/layout/paved-shape.ts";
import type { Sun } from "#renderer/light/sun.ts";
import { contourRuler } from "#renderer/textures/contour-ruler.ts";
import type { ShadeGround } from "#renderer/textures/ground-sample.ts";
import { paving } from "#renderer/textures/paver.ts";
import { borderColors } from "#renderer/textures/paver-palette.ts";
import { stoneLook } from "#renderer/textures/stone-looks.ts";
import { elementName } from "./element-name.ts";
import { layPaving } from "./lay-paving.ts";
import { type ElementOf, type Painter, TURN } from "./painter.ts";

/**
 * A soldier course: width, and stone along the edge, meters. Stones of 20 by 10 cm lie with their short
 * side along it.
 */
const COURSE_M = 0.21;
const COURSE_STONE_M = 0.102;
/** Taken off the distance to the edge, which is not exact, so that it is a lower bound, meters. */
const BOUND_M = 0.08;

/**
 * Lays pavers in the shape that their use asks for; a patio that the pool laid around itself is left as it
 * is.
 */
export const pavers: Painter<"pavers"> = {
  turn: TURN.paving,
  paint: (site, element) => {
    // The pool laid it round itself.
    if (site.surfaces.some((laid) => laid.element === element)) return AS_ASKED;
    const shape = pavedShape(site, element, element.pattern);
    if (!shape) return noRoomToPave(site, element, elementName(element));
    const shade = paverSurface(element, shape, site.light.sun);
    return layPaving(site, element, shape, { kind: "matte", shade });
  },
};

/** The look of pavers in a shape, with a border course where one is asked for. */
export function paverSurface(element: ElementOf<"pavers">, shape: PavedShape, sun: Sun): ShadeGround {
  return paving(
    {
      ...stoneLook(element),
      originX: shape.x,
      originZ: shape.z,
      turn: shape.turn,
      ...(element.border
        ? {
            border: {
              ruler: contourRuler(shape.contour, true),
              edgeM: (x: number, z: number) => -shape.field(x, z) - BOUND_M,
              widthM: COURSE_M,
              stoneM: COURSE_STONE_M,
              colors: borderColors(element.colour, element.borderColour),
            },
          }
        : {}),
    },
    sun,
  );
}
