import type { PaverColor } from "#core/elements/paver-looks.ts";
import type { WallColor } from "#core/elements/wall-looks.ts";
import type { GroundPoint } from "#core/geometry/point.ts";
import { alongHouse } from "#renderer/layout/along-house.ts";
import { hasHouseLine } from "#renderer/layout/bed-field.ts";
import { circledAxis } from "#renderer/layout/circled-axis.ts";
import { cutLine } from "#renderer/layout/cut-line.ts";
import { edgeLines, fieldLines, onSide, valuesOf } from "#renderer/layout/edge-lines.ts";
import { longAxis } from "#renderer/layout/long-axis.ts";
import { inStrip } from "#renderer/layout/middle-line.ts";
import { behindFront, hidingHeight } from "#renderer/layout/old-run.ts";
import { noRoom } from "#renderer/layout/outcome.ts";
import { outerEdge } from "#renderer/layout/patio-edge.ts";
import { rectanglePiece } from "#renderer/layout/rectangle-piece.ts";
import { runAsAsked } from "#renderer/layout/run-of.ts";
import { simplified } from "#renderer/layout/simplify-line.ts";
import { freeDistance, planned, regionField, type Site } from "#renderer/layout/site.ts";
import { lineLength } from "#renderer/layout/trace-contours.ts";
import { strip } from "#renderer/layout/walk-line.ts";
import { boulderWall } from "#renderer/solids/boulder-wall.ts";
import { flightOfSteps, RISER_M, TREAD_M } from "#renderer/solids/steps.ts";
import { gardenWall } from "#renderer/solids/wall.ts";
import { type ElementOf, type Painter, TURN } from "./painter.ts";
import { placeRun } from "./place-run.ts";

/** Usual height, meters. */
const HEIGHT_M = 0.45;
/** Greatest height, meters: higher block walls need an engineer. */
const HIGHEST_M = 1.2;
/** A wall in the place of another is as high as that, and no lower than this, meters: two courses. */
const LOWEST_M = 0.2;
/** Depth of ground that a wall takes, meters. */
const DEPTH_M = 0.3;
/** Least length of a wall, and the length from which it is worth building, meters. */
const LEAST_M = 1.8;
const SENSIBLE_M = 3.6;
/**
 * Distances from the house at which a wall is tried, meters: at the front of a bed, then clear of porch and
 * steps.
 */
const FRONTS_M = [1.35, 2.4, 3.4];
/** Half the distance over which the run of a line is measured, meters. */
const SLOPE_M = 0.4;
/** Bends smaller than this are straightened, meters. */
const STRAIGHT_M = 0.05;
/** Room of a wall inside the region, beside other things and paving, and from the edge it follows, meters. */
const INSIDE_M = 0.2;
const CLEAR_M = 0.3;
const INSET_M = 0.5;

/** Builds a low wall in front of the house or at the wished side, and the steps of the plan into it. */
export const retainingWall: Painter<"retaining-wall"> = {
  turn: TURN.wall,
  paint: (site, element) => {
    const { oldFence, drawnLine } = site;
    const isDrawn = !oldFence && drawnLine !== null;
    const patioEdge = oldFence || isDrawn ? [] : edgeOfPatio(site, element);
    const atPatio = patioEdge.length > 0;
    const atEdge = oldFence
      ? behindFront(site, oldFence, DEPTH_M / 2)
      : isDrawn
        ? [[...drawnLine.line]]
        : atPatio
          ? patioEdge
          : (alongBand(site) ?? wallLines(site, element));
    const found = atEdge.length > 0 ? atEdge : inHighlight(site);
    const whole = found.map((line) => simplified(line, STRAIGHT_M));
    const run = runAsAsked(whole, "wall", element);
    if (run.lines.length === 0) return noRoom("wall");
    const usualM = Math.min(HIGHEST_M, element.size?.heightM ?? HEIGHT_M);
    const oldM = hidingHeight(element, site);
    const heightM = oldM > 0 ? Math.max(LOWEST_M, oldM) : usualM;
    const flight = planned(site, "steps");
    const lines = flight ? buildSteps(site, flight, run.lines, heightM) : run.lines;
    const lengthM = lines.reduce((sum, line) => sum + lineLength(line, false), 0);
    lines.forEach((line, k) => {
      site.instances.push(
        ...(element.material === "boulder"
          ? boulderWall(site.seed + k, line, heightM, element.colour)
          : gardenWall(
              site.seed + k,
              line,
              heightM,
              element.material,
              element.colour ?? (atPatio ? matching(site) : undefined),
            )),
      );
      site.taken.push(strip(line, DEPTH_M));
    });
    placeRun(site, element, lines, { lengthM, depthM: DEPTH_M, heightM });
    return run.outcome;
  },
};

/** A seat wall stands so far inside the rim of its patio, meters. */
const RIM_M = 0.05;

/** A wall that is planned with a patio goes along that one's outer edge, or along its back where that was said. Empty for any other. */
function edgeOfPatio(site: Site, { place }: ElementOf<"retaining-wall">): GroundPoint[][] {
  const isOfPatio = site.areaId !== null && (place === undefined || place === "back");
  return isOfPatio ? outerEdge(site, DEPTH_M / 2 + RIM_M, place).slice(0, 1) : [];
}

/** The color of a wall that stands on a patio of pavers, where none was named: blocks are sold to match. None for a blend. */
const MATCHING: Record<PaverColor, WallColor | undefined> = {
  charcoal: "charcoal",
  tan: "tan",
  red: "brown",
  grey: "grey",
  sand: "cream",
  blend: undefined,
};
function matching(site: Site): WallColor | undefined {
  const patio = planned(site, "pavers");
  return patio && MATCHING[patio.colour];
}

/** Shortest wall in a highlight that has no room for one along its edge, meters: whoever circles so little means so little. */
const LEAST_DRAWN_M = 0.6;

/** Whoever circles a band that lies aslant in the picture draws the wall's line. */
function alongBand({ filled, circled, camera }: Site): GroundPoint[][] | null {
  const line = filled && circled ? circledAxis(camera, circled) : null;
  return line && lineLength(line, false) >= LEAST_DRAWN_M ? [line] : null;
}

/** Along the middle of a strip, else along the longer way of whatever was circled. */
function inHighlight(site: Site): GroundPoint[][] {
  const strips = inStrip(site, DEPTH_M, LEAST_M);
  const axis = strips.length > 0 ? null : longAxis(site, DEPTH_M / 2);
  const isFree = axis?.every((p) => freeDistance(site, p.x, p.z) > DEPTH_M / 2);
  return axis && isFree && lineLength(axis, false) >= LEAST_DRAWN_M ? [axis] : strips;
}

/** In front of a bed along the house, where a low wall usually stands; else along the wished edge of the region. */
function wallLines(site: Site, element: ElementOf<"retaining-wall">) {
  const region = regionField(site);
  const clear = (p: { x: number; z: number }) =>
    region(p.x, p.z) < -INSIDE_M &&
    freeDistance(site, p.x, p.z) > CLEAR_M &&
    site.hardDistance(p.x, p.z) > CLEAR_M;
  if (element.place || !hasHouseLine(site)) {
    const side = onSide(site, element.place ?? "back");
    return edgeLines(site, INSET_M, (p) => side(p) && clear(p));
  }
  const found = FRONTS_M.map((depthM) => linesBefore(site, depthM, clear));
  const longest = (lines: GroundPoint[][]) => (lines[0] ? lineLength(lines[0], false) : 0);
  return found.find((lines) => longest(lines) >= SENSIBLE_M) ?? found.find((lines) => lines.length > 0) ?? [];
}

/**
 * The lines on which a wall can stand so far before the house, longest first: whole ones, else of those that lead into the depth of the
 * yard the parts that run across it.
 */
function linesBefore(site: Site, depthM: number, clear: (p: GroundPoint) => boolean): GroundPoint[][] {
  const { wallTurnRad } = site;
  const front = alongHouse(site, depthM);
  const field = valuesOf(site, front);
  const lines = fieldLines(site, field, 0, clear, LEAST_M).filter((line) => runsAcross(line, wallTurnRad));
  if (lines.length > 0) return lines;
  const [cos, sin] = [Math.cos(wallTurnRad), Math.sin(wallTurnRad)];
  const facesFront = ({ x, z }: GroundPoint) => {
    const inX = front(x + SLOPE_M, z) - front(x - SLOPE_M, z);
    const inZ = front(x, z + SLOPE_M) - front(x, z - SLOPE_M);
    return Math.abs(inZ * cos - inX * sin) > Math.abs(inX * cos + inZ * sin);
  };
  return fieldLines(site, field, 0, (p) => clear(p) && facesFront(p), LEAST_M);
}

/** A wall holds the ground behind it: one that follows a side of the yard into its depth holds nothing. */
function runsAcross(line: readonly GroundPoint[], wallTurnRad: number): boolean {
  const cos = Math.cos(wallTurnRad);
  const sin = Math.sin(wallTurnRad);
  const extent = (values: number[]) => Math.max(...values) - Math.min(...values);
  return (
    extent(line.map(({ x, z }) => x * cos + z * sin)) > extent(line.map(({ x, z }) => z * cos - x * sin))
  );
}

/** Width of steps in a wall, meters. */
const STEPS_WIDE_M = 1.5;
/** Least length of the wall on each side of the steps, meters. */
const LEAST_WING_M = 1;

/** Opens the longest line in its middle for a flight as high as the wall; answers the lines that are left to build. */
function buildSteps(
  site: Site,
  element: ElementOf<"steps">,
  lines: GroundPoint[][],
  heightM: number,
): GroundPoint[][] {
  const [longest, ...others] = lines;
  const lengthM = lineLength(longest!, false);
  const wideM = Math.min(STEPS_WIDE_M, element.size?.widthM ?? STEPS_WIDE_M);
  if (lengthM < wideM + 2 * LEAST_WING_M) return lines;
  const [left, rest] = cutLine(longest!, (lengthM - wideM) / 2);
  const [, right] = cutLine(rest, wideM);
  const a = left.at(-1)!;
  const b = right[0]!;
  const count = Math.max(2, Math.round(heightM / RISER_M));
  const across = Math.hypot(b.x - a.x, b.z - a.z);
  // Seen from the camera the flight goes up away from it, whichever way the line was traced.
  const [from, to] = a.x <= b.x ? [a, b] : [b, a];
  const turn = Math.atan2(to.z - from.z, to.x - from.x);
  const middle = { x: (a.x + b.x) / 2, z: (a.z + b.z) / 2 };
  site.instances.push({
    mesh: flightOfSteps(site.seed, count, across, element.material),
    x: middle.x + Math.sin(turn) * (TREAD_M * (count - 1)),
    z: middle.z - Math.cos(turn) * (TREAD_M * (count - 1)),
    turn,
    element,
  });
  const room = { ...middle, wideM: across, deepM: count * TREAD_M, turn };
  site.taken.push(strip([a, b], 2 * room.deepM));
  site.pieces.push(rectanglePiece(site, element, room, { count, lengthM: across }));
  return [left, right, ...others];
}
