import type { Place } from "#core/elements/element.ts";
import type { Site, Stood } from "./site.ts";

/** Where something stands that takes the place of what was taken out of its highlight; null where its own place was said, or another took it. */
export function inItsPlace({ stood, taken, near }: Site, place: Place | undefined): Stood | null {
  const isSaid = near !== null || (place !== undefined && place !== "centre");
  return stood && !isSaid && taken.every((field) => field(stood.x, stood.z) > 0) ? stood : null;
}
