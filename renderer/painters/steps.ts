import type { ElementKind } from "#core/elements/element.ts";
import { hasHouseLine } from "#renderer/layout/bed-field.ts";
import { circledFlight, underFlight } from "#renderer/layout/circled-flight.ts";
import { circledFront } from "#renderer/layout/circled-front.ts";
import { fitRectangle } from "#renderer/layout/fit-rectangle.ts";
import { fitAgainstHouse } from "#renderer/layout/house-wall.ts";
import { AS_ASKED, noRoom, type Outcome } from "#renderer/layout/outcome.ts";
import { rectanglePiece } from "#renderer/layout/rectangle-piece.ts";
import { type GroundRectangle, partOf, pointOf, rectangle } from "#renderer/layout/shapes.ts";
import { planned, type Site } from "#renderer/layout/site.ts";
import { flight, flightOfSteps, TREAD_M } from "#renderer/solids/steps.ts";
import { type ElementOf, type Painter, TURN } from "./painter.ts";

/** Usual width and the greatest, meters; usual number of steps and the most. */
const WIDTH_M = 1.5;
const MOST_WIDE_M = 5;
const COUNT = 3;
const MOST = 7;

/**
 * Builds a flight at the end of a walk, in a highlight, or against the house; a wall or a deck builds the
 * steps of its plan itself.
 */
export const steps: Painter<"steps"> = {
  turn: TURN.steps,
  paint: (site, element) => {
    // The wall or the deck built them into itself.
    if (site.pieces.some((piece) => piece.element === element)) return AS_ASKED;
    const drawn = asCircled(site, element);
    if (drawn) return drawn;
    const count = Math.min(MOST, element.size?.count ?? COUNT);
    const widthM = Math.min(MOST_WIDE_M, element.size?.widthM ?? WIDTH_M);
    const deepM = count * TREAD_M;
    const atDoor = atEndOfWalk(site, widthM, deepM);
    if (!atDoor && planned(site, "retaining-wall")) return WALL_TOO_SHORT;
    const circled = site.areaId !== null || element.place !== undefined;
    const room = atDoor ?? (circled ? whereAsked : atHouse)(site, element, widthM, deepM);
    if (!room) return circled ? noRoom("steps") : NOTHING_TO_CLIMB;
    site.instances.push({
      mesh: flightOfSteps(site.seed, count, room.wideM, element.material),
      ...pointOf(room, 0, -room.deepM / 2),
      turn: room.turn,
    });
    site.taken.push(rectangle(room, 0.02));
    site.pieces.push(rectanglePiece(site, element, room, { count, lengthM: room.wideM }));
    return AS_ASKED;
  },
};

/** Kinds of which the steps in a highlight are a part. */
const HAVE_STEPS: ReadonlySet<ElementKind> = new Set<ElementKind>(["retaining-wall", "deck"]);

/** In a highlight that is for steps they fill it from its lower edge to its upper one; null elsewhere. */
function asCircled(site: Site, element: ElementOf<"steps">): Outcome | null {
  const { elements } = site.plan;
  if (!site.circled || elements.some((one) => HAVE_STEPS.has(one.kind) || "use" in one)) return null;
  const front = circledFront(site.camera, site.circled);
  const flown = front && circledFlight(site.camera, front, element.size?.count);
  if (!flown) return null;
  const { x, z, turn, sides } = flown;
  const room = underFlight(flown);
  site.instances.push({
    mesh: flight(site.seed, flown, element.material),
    x,
    z,
    turn,
    covers: "predecessor",
  });
  site.taken.push(rectangle(room, 0.02));
  const [left, right] = sides[0]!;
  site.pieces.push(rectanglePiece(site, element, room, { count: sides.length, lengthM: right - left }));
  return AS_ASKED;
}

const WALL_TOO_SHORT = {
  placed: false,
  sentence: "The wall was too short for steps in it. Try a larger highlight.",
} as const;

/** Steps stand where there is a height: nobody builds a flight on a level lawn. */
const NOTHING_TO_CLIMB = {
  placed: false,
  sentence: "Steps need a height to climb, and none was made out here. Circle where they should go.",
} as const;

/** The last steps of a walk that was laid: it leads to a door. */
function atEndOfWalk(site: Site, widthM: number, deepM: number): GroundRectangle | null {
  const line = site.surfaces.find((laid) => laid.line)?.line;
  const end = line?.at(-1);
  return end
    ? partOf({ ...end, wideM: widthM, deepM, turn: site.wallTurnRad }, 0, -deepM / 2, widthM, deepM)
    : null;
}

/** Against the house in the region, where the old walk came up to its door; null without a whole region. */
function atHouse(site: Site, _: ElementOf<"steps">, widthM: number, deepM: number): GroundRectangle | null {
  if (!site.filled) return null;
  return fitAgainstHouse(site, { wideM: widthM, deepM, marginM: 0, leastWideM: 0.8, leastDeepM: deepM });
}

/** In the highlight or at the place that was asked for, with the house behind it where there is one. */
function whereAsked(
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
