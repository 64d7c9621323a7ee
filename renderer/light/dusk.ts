import { toLinear } from "#renderer/color/srgb.ts";
import { nthSmallest } from "#renderer/math/nth-smallest.ts";
import { oncePer } from "#renderer/once-per.ts";
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
export const isTakenAtDusk = (seen: Seen): boolean => duskOf(seen).isDusk;

/** Once for a photo: a live change asks again. */
const duskOf = oncePer(({ sky, ground, picture: { data } }: Seen) => {
  const lightAt = (i: number) =>
    0.2126 * toLinear[data[i * 3]!]! +
    0.7152 * toLinear[data[i * 3 + 1]!]! +
    0.0722 * toLinear[data[i * 3 + 2]!]!;
  let [above, count, below] = [0, 0, 0];
  for (let i = 0; i < sky.length; i++) {
    if (sky[i]! > INSIDE) {
      above += lightAt(i);
      count++;
    } else if (ground[i]! > INSIDE) below++;
  }
  if (Math.min(count, below) < LEAST_SHARE * sky.length || above > DUSK.sky * count) return { isDusk: false };
  const onGround = new Float32Array(below);
  const onRest = new Float32Array(sky.length - count);
  for (let i = 0, g = 0, r = 0; i < sky.length; i++) {
    if (sky[i]! > INSIDE) continue;
    const light = lightAt(i);
    onRest[r++] = light;
    if (ground[i]! > INSIDE) onGround[g++] = light;
  }
  return { isDusk: lightest(onGround) < DUSK.ground && lightest(onRest) < DUSK.rest };
});

const lightest = (values: Float32Array): number =>
  values.length > 0 ? nthSmallest(values, Math.floor(LIGHTEST * (values.length - 1))) : 1;
