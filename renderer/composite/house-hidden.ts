import { Enlarger } from "#renderer/image/enlarger.ts";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import type { Canvas } from "./canvas.ts";

/** Photo pixels that show the house, and those among them that something new stands in front of. */
export type HouseHidden = { housePixels: number; hiddenPixels: number };

/** Counts what the finished canvas covers of the house as `seen`; every other pixel of the house is the photo's own. */
export function houseHidden(photo: RgbImage, seen: Seen, { rect, width, painted }: Canvas): HouseHidden {
  const { house } = seen;
  let shown = 0;
  for (let i = 0; i < house.length; i++) if (house[i]! > 0.5) shown++;
  const housePixels = Math.round((shown * photo.width * photo.height) / house.length);
  const enlarger = new Enlarger(seen, photo);
  const columns = Int32Array.from({ length: width }, (_, x) => enlarger.indexOf(rect.left + x, 0));
  let hiddenPixels = 0;
  for (let y = rect.top, i = 0; y < rect.bottom; y++) {
    const row = enlarger.indexOf(0, y);
    for (let x = 0; x < width; x++, i++) {
      if (painted[i] === 1 && house[row + columns[x]!]! > 0.5) hiddenPixels++;
    }
  }
  return { housePixels, hiddenPixels: Math.min(hiddenPixels, housePixels) };
}
