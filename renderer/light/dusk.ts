import { toLinear } from "#renderer/color/srgb.ts";
import type { Seen } from "#renderer/see/see-photo.ts";

/**
 * Mean light of a sky after sunset at most, linear. Of 326 photos looked at, those of the night and of late dusk have 0.04 to 0.25 and the darkest
 * sky of the day 0.31.
 */
const DUSK_SKY = 0.26;
/** With less sky in the photo than this share it says nothing of the time of day. */
const LEAST_SKY = 0.03;
/** Coverage from which a pixel is sky. */
const INSIDE = 0.5;

/** Whether the photo was taken after sunset: lamps are on in it, and an evening view needs no darkening. */
export function isTakenAtDusk({ sky, picture: { data } }: Seen): boolean {
  let [light, count] = [0, 0];
  for (let i = 0; i < sky.length; i++) {
    if (sky[i]! <= INSIDE) continue;
    const [r, g, b] = [toLinear[data[i * 3]!]!, toLinear[data[i * 3 + 1]!]!, toLinear[data[i * 3 + 2]!]!];
    light += 0.2126 * r + 0.7152 * g + 0.0722 * b;
    count++;
  }
  return count > LEAST_SKY * sky.length && light < DUSK_SKY * count;
}
