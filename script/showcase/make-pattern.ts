import type { PaverColor, PaverPattern } from "#core/elements/paver-looks.ts";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { paving } from "#renderer/textures/paver.ts";
import { PAVER_COLORS } from "#renderer/textures/paver-palette.ts";
import { LAYING } from "#renderer/textures/paver-pattern.ts";
import { groundPicture, SUN } from "./ground-picture.ts";

export type PatternPicture = { name: string; pattern: PaverPattern; colour: PaverColor; wideM: number };

/** A laying pattern seen straight from above. */
export function makePattern({ pattern, colour, wideM }: PatternPicture): RgbImage {
  const look = { pattern: LAYING[pattern], colors: PAVER_COLORS[colour], originX: 0, originZ: 0, turn: 0 };
  return groundPicture(paving(look, SUN), { width: 960, height: 720, wideM });
}
