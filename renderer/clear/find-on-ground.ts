import { distanceTransform } from "#renderer/mask/distance-transform.ts";
import { bytesFrom } from "#renderer/math/from-plane.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import { sampled } from "./expected-at.ts";
import { thingShares } from "./find-loose.ts";
import { type GroundColors, groundColors } from "./ground-colors.ts";
import type { Outlined } from "./outline-circled.ts";
import { outlineNamed } from "./outline-named.ts";
import { boxOf, grown, pixelPieces, pixelsOf } from "./pixel-pieces.ts";

/** Coverage from which a pixel is of a class. */
const INSIDE = 0.5;
/** The network is so sure of a thing. */
const SURE_THING = 0.5;
/** What stands out nearer together is one thing, pixels; thinner is leaves and joints, half its width in pixels. */
const JOINS_PX = 3;
const THIN_PX = 1.5;
/** Smaller pieces, in pixels and as a share of the circle, are specks of the ground; larger than the other share, they are no thing. */
const LEAST_PX = 24;
const LEAST_SHARE = 0.002;
const LARGEST_SHARE = 0.6;
/**
 * Of a thing no more than these shares lie beside the circle, or beyond it and farther than so many pixels from what has its colors: more is another
 * thing. Tuned.
 */
const MOST_ASIDE = 0.12;
const MOST_BEYOND = 0.25;
const RIM_PX = 4;
/** A thing goes on where the picture has one of so many of its colors, levels of three channels; to so many times what stood out at first. */
const COLORS = 60;
const ALIKE_LEVELS = 24;
const MOST_GROWN = 2.5;

/** The things that stand on the ground inside a circle (1 inside), with their shadows; those that go on farther are not whole. Tuned on 20 photos. */
export function findOnGround(circle: Float32Array | Uint8Array, seen: Seen): Outlined[] {
  const { thing } = thingShares(seen);
  const colors = groundColors(circle, seen);
  if (!colors) return [];
  return standingOut(circle, colors, seen).flatMap((core) => {
    const all = withOwnColors(core, colors, seen);
    const found = outlineNamed(all ?? core, thing, seen, new Set());
    if (!found) return [];
    return [
      { ...found, isWhole: found.isWhole && all !== null && isOfCircle(found.pixels, all, circle, seen) },
    ];
  });
}

/** Whether what was outlined is a thing of the circle: its foot stands there, and it may rise above it in its own colors (`own`). */
function isOfCircle(
  pixels: Int32Array,
  own: Int32Array,
  circle: Float32Array | Uint8Array,
  { width, height }: Seen,
): boolean {
  const inside = pixels.filter((i) => circle[i] === 1);
  const { left, right } = boxOf(inside, width);
  const near = new Set(grown(own, RIM_PX, width, height));
  const outside = pixels.filter((i) => circle[i] !== 1);
  const aside = outside.filter((i) => i % width < left - RIM_PX || i % width > right + RIM_PX);
  const beyond = outside.filter((i) => !near.has(i));
  return aside.length < MOST_ASIDE * pixels.length && beyond.length < MOST_BEYOND * pixels.length;
}

/** The pieces of a circle that are unlike its ground, and those that the network takes for things; without plants and shade. */
function standingOut(circle: Float32Array | Uint8Array, colors: GroundColors, seen: Seen): Int32Array[] {
  const { width, height, plants } = seen;
  const { thing } = thingShares(seen);
  const inside = pixelsOf(circle);
  const strange = inside.filter(
    (i) => thing[i]! > SURE_THING || (plants[i]! < INSIDE && !colors.isGround(i) && !colors.isShade(i)),
  );
  const thick = opened(strange, seen);
  const near = new Set(thick);
  return pixelPieces(grown(thick, JOINS_PX, width, height), width)
    .map((piece) => piece.filter((i) => near.has(i)))
    .filter(
      ({ length }) =>
        length > Math.max(LEAST_PX, LEAST_SHARE * inside.length) && length < LARGEST_SHARE * inside.length,
    );
}

/** A thing with what hangs together with it and has its colors; null where that leads far away. */
function withOwnColors(core: Int32Array, colors: GroundColors, seen: Seen): Int32Array | null {
  const {
    width,
    height,
    picture: { data },
  } = seen;
  const own = sampled(core, COLORS);
  const isAlike = (i: number) =>
    own.some(
      (o) =>
        Math.hypot(
          data[i * 3]! - data[o * 3]!,
          data[i * 3 + 1]! - data[o * 3 + 1]!,
          data[i * 3 + 2]! - data[o * 3 + 2]!,
        ) < ALIKE_LEVELS,
    );
  const found = new Set<number>(core);
  const open = [...core];
  for (let i = open.pop(); i !== undefined; i = open.pop()) {
    const x = i % width;
    const beside = [x > 0 ? i - 1 : i, x < width - 1 ? i + 1 : i, i - width, i + width];
    for (const next of beside) {
      if (next < 0 || next >= width * height || found.has(next)) continue;
      if (colors.isGround(next) || !isAlike(next)) continue;
      found.add(next);
      open.push(next);
    }
    if (found.size > MOST_GROWN * core.length) return null;
  }
  return opened(Int32Array.from(found).sort(), seen);
}

/** Pixels without what is thinner than twice `THIN_PX`. */
function opened(pixels: Int32Array, { width, height, ground }: Seen): Int32Array {
  const outside = bytesFrom(ground, () => 1);
  for (const i of pixels) outside[i] = 0;
  const deep = distanceTransform(outside, width, height);
  const core = bytesFrom(deep, (value) => (value > THIN_PX ? 1 : 0));
  const back = distanceTransform(core, width, height);
  return pixels.filter((i) => back[i]! <= THIN_PX + 1);
}
