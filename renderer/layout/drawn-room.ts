import type { GroundGrid } from "#renderer/mask/ground-grid.ts";
import { oncePer } from "#renderer/once-per.ts";
import type { Wish } from "./fit-rectangle.ts";
import { largestRectangle, turnOfLongestSide } from "./largest-rectangle.ts";
import type { GroundRectangle } from "./shapes.ts";
import { simplified } from "./simplify-line.ts";
import { freeDistance, type Site } from "./site.ts";
import { traceContours } from "./trace-contours.ts";

/**
 * Where a person drew the place for a thing, it is drawn down to this share of the least size on each side before it is refused: both the
 * scale of a photo and a stroke are off by a third and more. Tuned by eye.
 */
const SMALLEST_SHARE = 0.5;
/** Blur of the highlight's edge before it is traced, and its unevenness, meters. */
const SMOOTH_M = 0.08;
const UNEVEN_M = 0.25;

const QUARTER = Math.PI / 2;

/** Turns of a highlight's longest side, radians; none where it has no outline. */
const sidesOf = oncePer((grid: GroundGrid): readonly number[] => {
  const contour = traceContours(grid, grid.smooth(grid.signedDistance, SMOOTH_M))[0] ?? [];
  return contour.length < 3 ? [] : [turnOfLongestSide(simplified([...contour, contour[0]!], UNEVEN_M))];
});

/** The same axes with the turn nearest to `near`, radians: the side that looks to the camera stays the near one. */
const nearestTurn = (turn: number, near: number): number =>
  turn - QUARTER * Math.round((turn - near) / QUARTER);

/** The least size of a wish in a place that a person drew, meters. */
export const smallestDrawn = ({ leastWideM, leastDeepM, smallest = SMALLEST_SHARE }: Wish) => ({
  wideM: smallest * leastWideM,
  deepM: smallest * leastDeepM,
});

/**
 * The largest room up to the wished size in a highlight, to its very edges, along the house or along its longest side; it keeps off what is
 * placed already. Null in a region that nobody drew, and where not even `smallestDrawn` fits.
 */
export function drawnRoom(site: Site, wish: Wish): GroundRectangle | null {
  if (site.areaId === null) return null;
  const house = wish.turn ?? site.wallTurnRad;
  const sides = wish.turn === undefined ? sidesOf(site.grid) : [];
  const turns = [house, ...sides.map((side) => nearestTurn(side, house))];
  const rooms = turns.flatMap((turn) => {
    const open = largestRectangle(
      site,
      turn,
      (x, z) => site.taken.length === 0 || freeDistance(site, x, z) > 0,
    );
    return open ? [asLargeAs(wish, open)] : [];
  });
  const { wideM, deepM } = smallestDrawn(wish);
  return (
    rooms
      .filter(
        (room) =>
          Math.max(room.wideM, room.deepM) >= Math.max(wideM, deepM) &&
          Math.min(room.wideM, room.deepM) >= Math.min(wideM, deepM),
      )
      .sort((a, b) => b.wideM * b.deepM - a.wideM * a.deepM)[0] ?? null
  );
}

/** A room in the middle of a larger one, as large as wished, with its longer side along that one's longer side. */
function asLargeAs({ wideM, deepM }: Wish, room: GroundRectangle): GroundRectangle {
  const isTurned = wideM > deepM !== room.wideM > room.deepM;
  const [mostWideM, mostDeepM] = isTurned ? [deepM, wideM] : [wideM, deepM];
  return { ...room, wideM: Math.min(room.wideM, mostWideM), deepM: Math.min(room.deepM, mostDeepM) };
}
