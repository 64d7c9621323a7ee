import { toLinear } from "#renderer/color/srgb.ts";
import type { Seen } from "#renderer/see/see-photo.ts";

/**
 * After sunset the sky is dark, on average, and so are the lightest tenth of the ground and of all that is no sky; linear. A deep blue sky of the day is
 * as dark, but not what the sun lies on. Set on 326 photos: the lightest of 11 taken after sunset have 0.25, 0.19 and 0.39, and no photo of the
 * day is below all three.
 */
const DUSK = { sky: 0.26, ground: 0.2, rest: 0.4 } as const;
const LIGHTEST = 0.9;
/** With less sky or ground in the photo than this share it says nothing of the time of day. */
const LEAST_SHARE = 0.03;
/** Coverage from which a pixel belongs to a mask. */
const INSIDE = 0.5;

/** Whether the photo was taken after sunset: lamps are on in it, and an evening view needs no darkening. */
export function isTakenAtDusk({ sky, ground, picture: { data } }: Seen): boolean {
  const onGround: number[] = [];
  const onRest: number[] = [];
  let [above, count] = [0, 0];
  for (let i = 0; i < sky.length; i++) {
    const [r, g, b] = [toLinear[data[i * 3]!]!, toLinear[data[i * 3 + 1]!]!, toLinear[data[i * 3 + 2]!]!];
    const light = 0.2126 * r + 0.7152 * g + 0.0722 * b;
    if (sky[i]! > INSIDE) {
      above += light;
      count++;
      continue;
    }
    onRest.push(light);
    if (ground[i]! > INSIDE) onGround.push(light);
  }
  if (Math.min(count, onGround.length) < LEAST_SHARE * sky.length || above > DUSK.sky * count) return false;
  return lightest(onGround) < DUSK.ground && lightest(onRest) < DUSK.rest;
}

function lightest(values: number[]): number {
  const sorted = Float32Array.from(values).sort();
  return sorted[Math.floor(LIGHTEST * (sorted.length - 1))] ?? 1;
}
