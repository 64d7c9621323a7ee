import type { Camera } from "#core/camera/camera.ts";
import { looseWish } from "#core/plan/clearing/loose-things.ts";
import { growingKind } from "#core/plan/clearing/whereabouts.ts";
import { thingShares } from "#renderer/clear/find-loose.ts";
import { findPlants } from "#renderer/clear/find-plants.ts";
import { outlineCircled } from "#renderer/clear/outline-circled.ts";
import { isUpright, outlineClose } from "#renderer/clear/outline-close.ts";
import { boxOf, pixelsOf } from "#renderer/clear/pixel-pieces.ts";
import { isCircledWhole, withGaps } from "#renderer/clear/replaced-plants.ts";
import { withStrayLeaves } from "#renderer/clear/stray-leaves.ts";
import { withTwigs } from "#renderer/clear/twigs-in-sky.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import { LARGEST_THING, SOME_THING } from "./wished-things.ts";

/** Where less than this share of a highlight is seen as plants something else in it is meant. */
const FEW_PLANTS = 0.12;
/** What was drawn closely around plants is seen as plants in at least this share, and is no more than the other share of the picture. */
const ARE_PLANTS = 0.4;
const LARGEST = 0.25;
const PLANT = 0.4;
/** A circle flatter than this, its height by its width, may be drawn round the feet of plants alone. */
const FLAT = 0.5;

/**
 * The plants of a highlight (1 inside); where hardly any are seen as such, such as dry grasses, what is unlike all around it. `keeps`: names of what
 * stays. `camera`: for the picture of `seen`.
 */
export function plantsIn(
  inside: Float32Array,
  keeps: readonly string[],
  seen: Seen,
  camera: Camera,
): Uint8Array[] {
  const plants = findPlants(seen, camera, inside);
  const drawnPx = inside.reduce((sum, value) => sum + value, 0);
  const close = closePlants(inside, drawnPx, plants, keeps, seen);
  if (close) return [withTwigs(close, seen)];
  // Of plants whose feet were circled most lies above.
  const plantPx = plants.reduce((sum, mask) => sum + pixelsOf(mask).length, 0);
  const { thing } = thingShares(seen);
  const isThing = (i: number) => thing[i]! > SOME_THING;
  if (plantPx > FEW_PLANTS * drawnPx || drawnPx > LARGEST_THING * inside.length)
    return plants.map((mask) =>
      withTwigs(withStrayLeaves(withGaps(mask, inside, isThing, seen.width), seen), seen),
    );
  const outline = outlineClose(inside, seen) ?? outlineCircled(inside, thing, seen);
  return outline ? [withTwigs(maskOf(outline.pixels, inside.length), seen)] : plants;
}

/** The plants that a circle was drawn closely around; null where they are not told from what else stays in it but trees, or where it may be of their feet. */
function closePlants(
  inside: Float32Array,
  drawnPx: number,
  plants: readonly Uint8Array[],
  keeps: readonly string[],
  seen: Seen,
): Uint8Array | null {
  const { width } = seen;
  if (drawnPx === 0 || drawnPx > LARGEST * inside.length) return null;
  if (keeps.some((name) => growingKind(name) !== "tree" && (growingKind(name) || looseWish(name))))
    return null;
  const box = boxOf(pixelsOf(inside), width);
  const isFlat = box.bottom + 1 - box.top < FLAT * (box.right + 1 - box.left);
  if (isFlat && !plants.every((mask) => isCircledWhole(mask, inside, width))) return null;
  const close = outlineClose(inside, seen);
  if (!close) return null;
  const seenPx = close.pixels.filter((i) => seen.plants[i]! > PLANT).length;
  // Whoever draws closely round one upright thing means that, whatever the network takes it for.
  const isOne = close.isWhole && isUpright(box);
  if (!isOne && seenPx < ARE_PLANTS * close.pixels.length) return null;
  const mask = maskOf(close.pixels, inside.length);
  // Stems and what hangs into the shade are as dark as the ground.
  for (const one of plants) for (const i of pixelsOf(one)) if (inside[i]) mask[i] = 1;
  return mask;
}

function maskOf(pixels: Int32Array, size: number): Uint8Array {
  const mask = new Uint8Array(size);
  for (const i of pixels) mask[i] = 1;
  return mask;
}
