import { MESSAGES } from "#contract/messages.ts";
import type { PlanNote } from "#core/plan/design-plan.ts";
import type { RgbImage } from "#renderer/image/rgb-image.ts";

/** Fewer changed pixels than this share are specks that nobody sees. */
const LEAST_CHANGED = 5e-5;
/** More sentences than this are no longer read. */
const MOST_SENTENCES = 3;

/** Whether a picture shows anything that its photo does not; both of one size. */
export function isChanged(photo: RgbImage, picture: RgbImage): boolean {
  const least = LEAST_CHANGED * photo.width * photo.height;
  let changed = 0;
  for (let q = 0; q < photo.data.length; q += 3) {
    const same =
      photo.data[q] === picture.data[q] &&
      photo.data[q + 1] === picture.data[q + 1] &&
      photo.data[q + 2] === picture.data[q + 2];
    if (!same && ++changed >= least) return true;
  }
  return false;
}

/** What the engine has to say of a design that changed nothing. */
export function whyNothing(notes: readonly PlanNote[]): string {
  const told = notes.filter(({ status }) => status === "told").map(({ sentence }) => sentence);
  return [...new Set(told)].slice(0, MOST_SENTENCES).join(" ") || MESSAGES.nothingDrawn;
}
