import { type GroundRectangle, outlineOf, rectangle } from "#renderer/layout/shapes.ts";
import { laySurface, type Site } from "#renderer/layout/site.ts";
import type { ElementOf } from "./painter.ts";
import { paverSurface } from "./pavers.ts";

/** A plain floor of gray stone under something that cannot stand on grass; counted as the paving that it is. */
/** Radius of the floor's corners, and half width of the soil along it, meters. */
const ROUND_M = 0.2;
const SOIL_M = 0.02;

export function layFloor(site: Site, room: GroundRectangle): void {
  const element: ElementOf<"pavers"> = {
    kind: "pavers",
    use: "patio",
    pattern: "ashlar",
    colour: "grey",
    border: false,
  };
  const field = rectangle(room, ROUND_M);
  const { x, z, turn, wideM, deepM } = room;
  const contour = outlineOf(field, x, z, wideM + deepM);
  const shade = paverSurface(element, { field, contour, x, z, turn, whole: false }, site.light.sun);
  laySurface(site, element, field, { kind: "matte", shade }, { soilM: SOIL_M });
}
