import type { Camera } from "#core/camera/camera.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import { enlarged } from "./find-loose.ts";
import { grown, pixelPieces } from "./pixel-pieces.ts";

/** Coverage from which a pixel is seen as something else than wild growth. */
const KNOWN = 0.5;
/** Their rim hangs over what is paved, pixels of a picture of 640 across. */
const RIM_PX = 6;

/**
 * The ground that some weeds have overgrown, 1 per pixel of `seen`: they (indices of pixels), and all around them that is neither lawn nor paved, built or
 * a thing that stands there, up to the horizon. `camera`: for the picture of `seen`.
 */
export function weedyGround(weeds: readonly Int32Array[], seen: Seen, camera: Camera): Uint8Array {
  const { width, height, hard, house, lawn, plants, standing } = seen;
  const own = new Set(weeds.flatMap((pixels) => [...pixels]));
  const water = enlarged(seen, ["water"]);
  const wild: number[] = [];
  for (let i = Math.max(0, Math.ceil(camera.horizonY)) * width; i < width * height; i++) {
    const isThing = standing[i]! - plants[i]! > KNOWN;
    const isOther = hard[i]! > KNOWN || house[i]! > KNOWN || lawn[i]! > KNOWN || isThing || water[i]! > KNOWN;
    if (own.has(i) || !isOther) wild.push(i);
  }
  const reached = pixelPieces(Int32Array.from(wild), width).filter((piece) => piece.some((i) => own.has(i)));
  const mask = new Uint8Array(width * height);
  for (const i of grown(Int32Array.from(reached.flatMap((piece) => [...piece])), RIM_PX, width, height))
    if (house[i]! <= KNOWN && water[i]! <= KNOWN && i >= camera.horizonY * width) mask[i] = 1;
  return mask;
}
