import { hasHouseLine } from "#renderer/layout/bed-field.ts";
import { fitRectangle } from "#renderer/layout/fit-rectangle.ts";
import { asAsked, noRoom } from "#renderer/layout/outcome.ts";
import { rectanglePiece } from "#renderer/layout/rectangle-piece.ts";
import { type GroundRectangle, rectangle } from "#renderer/layout/shapes.ts";
import type { Site } from "#renderer/layout/site.ts";
import { flightOfSteps, TREAD_M } from "#renderer/solids/steps.ts";
import { type ElementOf, type Painter, TURN } from "./painter.ts";

const WIDTH_M = 1.5;
const COUNT = 3;
const MOST = 7;

export const steps: Painter<"steps"> = {
  turn: TURN.steps,
  paint: (site, element) => {
    // The wall built them into itself.
    if (site.pieces.some((piece) => piece.element === element)) return asAsked;
    const count = Math.min(MOST, element.size?.count ?? COUNT);
    const widthM = Math.min(5, element.size?.widthM ?? WIDTH_M);
    const deepM = count * TREAD_M;
    const room = atEndOfWalk(site, widthM, deepM) ?? besideHouse(site, element, widthM, deepM);
    if (!room) return noRoom("steps");
    site.instances.push({
      mesh: flightOfSteps(site.seed, count, room.wideM, element.material),
      x: room.x,
      z: room.z - room.deepM / 2,
    });
    site.taken.push(rectangle(room, 0.02));
    site.pieces.push(rectanglePiece(site, element, room, { count, lengthM: room.wideM }));
    return asAsked;
  },
};

/** A walk leads to a door: the flight ends it. */
function atEndOfWalk(site: Site, widthM: number, deepM: number): GroundRectangle | null {
  const line = site.surfaces.find((laid) => laid.line)?.line;
  const end = line?.at(-1);
  return end ? { x: end.x, z: end.z - deepM / 2, wideM: widthM, deepM } : null;
}

/** With the house behind it, as near as the ground goes. */
function besideHouse(
  site: Site,
  element: ElementOf<"steps">,
  widthM: number,
  deepM: number,
): GroundRectangle | null {
  const place = element.place ?? (hasHouseLine(site) ? "along-house" : "back");
  return fitRectangle(site, {
    wideM: widthM,
    deepM,
    marginM: 0,
    leastWideM: Math.min(1, widthM),
    leastDeepM: deepM,
    place,
    gapM: 0.1,
  });
}
