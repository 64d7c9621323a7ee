import type { Camera } from "#core/camera/camera.ts";
import { labOf } from "#renderer/light/greens.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import type { UprightFoot } from "./upright-feet.ts";

/** Places along a foot at which the top of what stands on it is looked for. */
const PLACES = 48;
/** Tops are looked for from one of these heights to the other, meters: a photo taken from low down shows heights up to twice too large. */
const LOWEST_M = 0.8;
const HIGHEST_M = 4;
const STEP_M = 0.04;
/** Colors are compared this far above and below a top, a share of the picture's height. */
const OFF_SHARE = 0.012;
/** A step in color that is an edge, CIE Lab; what differs by less is of one color. */
const CLEAR_STEP = 10;
/** At this share of the places there is an edge at one height, and one color below it: the eaves and courses of 30 walls without windows reached 0.85. */
const STRAIGHT_SHARE = 0.88;

/** Whether what stands on a foot is of one color and ends at one height all along it, as a fence of boards or vinyl does. */
export function hasStraightTop(
  { from, to, at, slope }: Pick<UprightFoot, "from" | "to" | "at" | "slope">,
  seen: Seen,
  camera: Camera,
): boolean {
  const { width, height } = seen;
  const { lab } = labOf(seen);
  const offPx = Math.max(2, Math.round(OFF_SHARE * height));
  const step = (i: number, k: number) =>
    Math.hypot(...[0, 1, 2].map((c) => lab[3 * i + c]! - lab[3 * k + c]!));
  const places = Array.from({ length: PLACES }, (_, k) => {
    const column = Math.round(from + ((k + 0.5) / PLACES) * (to - from));
    const foot = at + slope * column;
    return { column, foot, z: camera.groundZ(foot + 0.5) };
  });
  for (let heightM = LOWEST_M; heightM <= HIGHEST_M; heightM += STEP_M) {
    const ends = places.filter(({ column, foot, z }) => {
      const top = Math.round(camera.photoY(heightM, z));
      if (top < offPx) return false;
      const below = (top + offPx) * width + column;
      const middle = Math.round((top + foot) / 2) * width + column;
      return step((top - offPx) * width + column, below) > CLEAR_STEP && step(below, middle) < CLEAR_STEP;
    });
    if (ends.length >= STRAIGHT_SHARE * PLACES) return true;
  }
  return false;
}
