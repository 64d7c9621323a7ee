import type { GroundPoint } from "#core/geometry/point.ts";
import { longAxis } from "#renderer/layout/long-axis.ts";
import { middleLine } from "#renderer/layout/middle-line.ts";
import { AS_ASKED, noRoom } from "#renderer/layout/outcome.ts";
import { routeWalk } from "#renderer/layout/route-walk.ts";
import { layDetail, laySurface, type Site } from "#renderer/layout/site.ts";
import { lineLength } from "#renderer/layout/trace-contours.ts";
import { strip, walkLine } from "#renderer/layout/walk-line.ts";
import { seededRandom } from "#renderer/math/random.ts";
import { clamp } from "#renderer/math/scalar.ts";
import { type Slab, slabField, slabSurface } from "#renderer/textures/flagstone.ts";
import { soil } from "#renderer/textures/soil.ts";
import { MISSES_ENDS } from "./lay-paving.ts";
import { type ElementOf, type Painter, TURN } from "./painter.ts";

/** Distance from the middle of one stone to the next, meters: one step. */
const STEP_M = 0.64;
/** Room that the line of stones needs, and width of the strip that it takes from later elements, meters. */
const WALK_M = 0.45;
const TAKEN_M = 0.7;
/** Stones along the axis of a highlight end so far before it, meters. */
const END_ROOM_M = 0.1;
/** Fewest stones where no number was asked for. */
const LEAST_COUNT = 3;
/** A highlight this many times as long as it is wide is crossed along its length, if it is so long, meters; the share at which stones are drawn in a narrow one. */
const LEAST_SLENDER = 1.2;
const LEAST_LINE_M = 0.6;
const SMALLEST = 0.5;
/** Along the middle of a highlight they lie where that is so many times longer than the walk that fits in it. */
const MUCH_LONGER = 1.5;
/** Range by which natural stones lie beside the line, meters. */
const ASIDE_M = { x: 0.12, z: 0.08 } as const;

/** Lays stones along a walk line, each in a bed of soil a little larger than itself. */
export const steppingStones: Painter<"stepping-stones"> = {
  turn: TURN.walk,
  paint: (site, element) => {
    // A highlight says itself where they begin and end.
    const ends = site.areaId === null ? element.ends : undefined;
    const led = ends ? routeWalk(site, WALK_M, ends) : null;
    // "Down the middle", and cut stones: straight from one end of what was circled to the other.
    const isStraight = site.filled && (element.place === "centre" || element.material === "concrete");
    const walk = led ?? (isStraight ? longAxis(site, END_ROOM_M) : null) ?? walkLine(site, WALK_M);
    // Whoever circles a short or narrow place means stones in all of it, however small it seems.
    const middle = site.filled && !led && !isStraight ? middleLine(site, LEAST_SLENDER) : null;
    const isLonger = (run: readonly GroundPoint[] | undefined) =>
      run !== undefined && (!walk || lineLength(run, false) > MUCH_LONGER * lineLength(walk, false));
    const drawn = isLonger(middle?.runs[0]) ? middle : null;
    const line = site.within ?? drawn?.runs[0] ?? walk;
    if (!line || lineLength(line, false) < LEAST_LINE_M) return noRoom("stepping stones");
    const scale = drawn ? clamp(drawn.halfM / WALK_M, SMALLEST, 1) : 1;
    const slabs = slabsAlong(site, line, element, scale);
    const field = slabField(slabs);
    layDetail(site, (x, z) => field(x, z) - 0.01, { kind: "matte", shade: soil(1.4) }, 0.03);
    const laid = laySurface(site, element, field, {
      kind: "matte",
      shade: slabSurface(slabs, element.material),
    });
    laid.count = slabs.length;
    laid.line = line;
    site.taken.push(strip(line, TAKEN_M));
    return ends && !led ? MISSES_ENDS : AS_ASKED;
  },
};

/**
 * Stones at even steps along the line. Natural ones are turned and moved at random, cut ones lie across the
 * walk.
 */
function slabsAlong(
  site: Site,
  line: readonly GroundPoint[],
  element: ElementOf<"stepping-stones">,
  scale: number,
): Slab[] {
  const random = seededRandom(site.seed + 41);
  const natural = element.material === "flagstone";
  const count =
    element.size?.count ?? Math.max(LEAST_COUNT, Math.round(lineLength(line, false) / (scale * STEP_M)));
  const step = lineLength(line, false) / count;
  const slabs: Slab[] = [];
  let next = step / 2;
  let walked = 0;
  for (let i = 1; i < line.length; i++) {
    const a = line[i - 1]!;
    const b = line[i]!;
    const length = Math.hypot(b.x - a.x, b.z - a.z);
    while (next <= walked + length && slabs.length < count) {
      const t = (next - walked) / length;
      slabs.push({
        x: a.x + (b.x - a.x) * t + (natural ? scale * (random.next() - 0.5) * ASIDE_M.x : 0),
        z: a.z + (b.z - a.z) * t + (natural ? scale * (random.next() - 0.5) * ASIDE_M.z : 0),
        // Cut slabs lie across the walk.
        turn: natural ? random.next() * Math.PI : Math.atan2(b.z - a.z, b.x - a.x) - Math.PI / 2,
        // Half sizes, meters: broken stones differ, cast ones are 76 by 44 cm.
        halfLongM: scale * (natural ? 0.3 + 0.07 * random.next() : 0.38),
        halfWideM: scale * (natural ? 0.23 + 0.06 * random.next() : 0.22),
        ragged: natural ? 1 : 0,
        id: (random.next() * 4294967295) >>> 0,
      });
      next += step;
    }
    walked += length;
  }
  return slabs;
}
