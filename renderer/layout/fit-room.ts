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
 * The best place for a rectangle: as wished or somewhat smaller, else turned, else at its smallest size. `isAsked`: a person named the size,
 * so it is turned rather than made smaller. Null when there is none.
 */
export function fitRoom(site: Site, wish: Wish, isAsked = false): GroundRectangle | null {
  const smallest = { ...wish, wideM: wish.leastWideM, deepM: wish.leastDeepM };
  const straight = fitRectangle(site, wish);
  if (straight && !(isAsked && isSmaller(straight, wish))) return straight;
  const across = fitRectangle(site, turned(wish));
  if (straight && across) return isSmaller(across, wish) ? straight : across;
  return straight ?? across ?? fitRectangle(site, smallest) ?? fitRectangle(site, turned(smallest));
}

/**
 * What to say when `fitRoom` found no place: the size that is needed, and the size of the largest place that there is. `fixed`: asking for
 * less than the least size changes nothing.
 */
export function noRoomFor(site: Site, thing: string, wish: Wish, fixed = false): Outcome {
  const { leastWideM: wideM, leastDeepM: deepM } = wish;
  const any = { ...wish, wideM, deepM, leastWideM: SMALLEST_M, leastDeepM: SMALLEST_M };
  const rooms = [fitRectangle(site, any), fitRectangle(site, turned(any))].filter((room) => room !== null);
  const largest = rooms.sort((a, b) => b.wideM * b.deepM - a.wideM * a.deepM)[0] ?? null;
  return noRoom(thing, { needs: { wideM, deepM }, largest, fixed });
}
