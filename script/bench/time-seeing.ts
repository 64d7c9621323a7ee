import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { practiceSteps } from "#renderer/render/practice.ts";
import { seePhoto } from "#renderer/see/see-photo.ts";
import { median } from "./times.ts";

/** Milliseconds by the clock that was given: of the first photo that is seen, and of a later one. */
export type SeeingTimes = { first: number; warm: number };

const WARM_UPS = 12;
const RUNS = 9;

/** To be called in a process or worker that has seen nothing. `practised`: as the product's threads do before their first photo. */
export function timeSeeing(photo: RgbImage, practised: boolean, now: () => number): SeeingTimes {
  const time = () => {
    const start = now();
    seePhoto(photo);
    return now() - start;
  };
  if (practised) {
    const steps = practiceSteps();
    while (!steps.next().done);
  }
  const first = time();
  for (let k = 0; k < WARM_UPS; k++) time();
  return { first, warm: median(Array.from({ length: RUNS }, time)) };
}
