import { lawnLight, SURE_LAWN } from "#renderer/light/lawn-light.ts";
import { oncePer } from "#renderer/once-per.ts";
import type { Seen } from "#renderer/see/see-photo.ts";

/** A lawn that is green on more than this share grows: where less than that of its neighborhood is green no blades stand. */
const MOSTLY_GREEN = 0.6;
const BARE = 0.3;

/**
 * The lawn of a photo without the bare soil that the network takes for lawn: no blades stand there that could hide the rim of a bed. All of it
 * where it is dormant. Coverage at the size of `seen`.
 */
export const bladedLawn = oncePer((seen: Seen): Float32Array => {
  const { lawn } = seen;
  const known = lawnLight(seen);
  if (!known) return lawn;
  let [all, green] = [0, 0];
  for (let i = 0; i < lawn.length; i++) {
    if (lawn[i]! <= SURE_LAWN) continue;
    all++;
    green += known.green[i]!;
  }
  if (green <= MOSTLY_GREEN * all) return lawn;
  const bladed = lawn.slice();
  for (let i = 0; i < bladed.length; i++) if (known.greenness[i]! < BARE) bladed[i] = 0;
  return bladed;
});
