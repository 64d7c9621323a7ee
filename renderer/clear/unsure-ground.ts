import { bytesFrom } from "#renderer/math/from-plane.ts";
import { oncePer } from "#renderer/once-per.ts";
import type { Seen } from "#renderer/see/see-photo.ts";

/** Coverage from which a pixel is ground, and from which something may stand there. */
const INSIDE = 0.5;
const UNSURE = 0.35;

/** What is ground although nothing is seen there for sure (1): it lies below all that stands in its column. */
export const unsureGround = oncePer((seen: Seen): Uint8Array => {
  const { ground, house, plants, standing, sky, width } = seen;
  const last = new Uint32Array(width);
  const others = [house, plants, standing, sky];
  for (let i = 0; i < ground.length; i++) if (others.some((mask) => mask[i]! > UNSURE)) last[i % width] = i;
  return bytesFrom(ground, (share, i) => (share <= INSIDE && i > last[i % width]! ? 1 : 0));
});
