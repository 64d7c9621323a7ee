import { drawnRoom, smallestDrawn } from "./drawn-room.ts";
import { fitRectangle, type Wish } from "./fit-rectangle.ts";
import { isSmaller, noRoom, type Outcome } from "./outcome.ts";
import type { GroundRectangle } from "./shapes.ts";
import type { Site } from "./site.ts";

/** The same wish turned by a quarter. */
const turned = (wish: Wish): Wish => ({
  ...wish,
  wideM: wish.deepM,
  deepM: wish.wideM,
  leastWideM: wish.leastDeepM,
  leastDeepM: wish.leastWideM,
});

/** Nothing smaller than this is called a place. */
const SMALLEST_M = 0.6;

/**
 * The best place for a rectangle: as wished or somewhat smaller, else turned, else at ever smaller sizes down to its smallest. `isAsked`: a
 * person named the size, so it is turned rather than made smaller. A highlight that is too small for the wish is used to its edges, unless
 * the words name a place in it. Null when there is none.
 */
export function fitRoom(site: Site, wish: Wish, isAsked = false): GroundRectangle | null {
  const room = inSizes(site, wish, isAsked);
  if (room && (wish.place || wish.against || !isSmaller(room, wish))) return room;
  const drawn = drawnRoom(site, wish);
  return drawn && room && drawn.wideM * drawn.deepM <= room.wideM * room.deepM ? room : (drawn ?? room);
}

function inSizes(site: Site, wish: Wish, isAsked: boolean): GroundRectangle | null {
  for (const size of sizesOf(wish)) {
    const straight = fitRectangle(site, size);
    if (straight && !(isAsked && isSmaller(straight, size))) return straight;
    const across = fitRectangle(site, turned(size));
    if (straight && across) return isSmaller(across, size) ? straight : across;
    if (straight ?? across) return straight ?? across;
  }
  return null;
}

/** The same for what is not turned. */
export function fitStraight(site: Site, wish: Wish): GroundRectangle | null {
  for (const size of sizesOf(wish)) {
    const room = fitRectangle(site, size);
    if (room) return room;
  }
  return drawnRoom(site, wish);
}

/**
 * A wish at the sizes that it is tried at: its own, and each time half of the one before down to the smallest. What is asked for far too large
 * comes out no smaller than what is asked for a little too large.
 */
function* sizesOf(wish: Wish): Generator<Wish> {
  let { wideM, deepM } = wish;
  yield wish;
  while (wideM > wish.leastWideM || deepM > wish.leastDeepM) {
    wideM = Math.max(wish.leastWideM, wideM / 2);
    deepM = Math.max(wish.leastDeepM, deepM / 2);
    yield { ...wish, wideM, deepM };
  }
}

/**
 * What to say when `fitRoom` found no place: the size that is needed, and the size of the largest place that there is. `fixed`: asking for
 * less than the least size changes nothing.
 */
export function noRoomFor(site: Site, thing: string, wish: Wish, fixed = false): Outcome {
  const { wideM, deepM } =
    site.areaId === null ? { wideM: wish.leastWideM, deepM: wish.leastDeepM } : smallestDrawn(wish);
  const any = { ...wish, wideM, deepM, leastWideM: SMALLEST_M, leastDeepM: SMALLEST_M };
  const rooms = [fitRectangle(site, any), fitRectangle(site, turned(any))].filter((room) => room !== null);
  const largest = rooms.sort((a, b) => b.wideM * b.deepM - a.wideM * a.deepM)[0] ?? null;
  return noRoom(thing, { needs: { wideM, deepM }, largest, fixed });
}
