import { oncePer } from "#renderer/once-per.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import { enlarged } from "./find-loose.ts";

/**
 * How sure it is that a wall or fence of any kind is seen, 0 to 1 per pixel of `seen`: the network is often in doubt whether it is a house or a fence, and
 * sees neither then.
 */
export const wallShare = oncePer((seen: Seen): Float32Array => {
  const { house, garage } = seen;
  return enlarged(seen, ["building", "garage", "fence"]).map((share, i) =>
    Math.max(share, house[i]!, garage[i]!),
  );
});
