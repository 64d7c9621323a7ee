import { hash01 } from "#renderer/math/random.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import { thingShares } from "./find-loose.ts";
import { outlineLoose } from "./outline-loose.ts";
import { boxOf, grown, pixelPieces, pixelsOf } from "./pixel-pieces.ts";

/** What lies so near outside of a circle is what the thing in it stands before, pixels. */
const RING_PX = 9;
/** Samples of it that each pixel is compared with. */
const SAMPLES = 500;
/** What a pixel's way to a sample counts beside a level of color: the wall above the circle is no model for the lawn below it. */
const NEAR = 1.2;
const ACROSS = 0.25;
/** Fewer samples than this are of the thing itself, where it goes on beyond the circle. */
const FEW = 4;
/** A pixel so unlike all others of them, levels of three colors, is the thing's; where the network sees a thing less is enough. */
const UNLIKE = 42;
const LESS = 0.6;
/** Smaller pieces, as a share of the largest, are leaves and stones. */
const PIECE = 0.06;
/** A thing fills at least and at most this share of the circle round it; else none stands out. */
const FILLS = { least: 0.12, most: 0.85 };

/**
 * The pixels of the one thing that a person has circled (`circle`: 1 inside): what is unlike all that lies around the circle, with what of
 * it goes on beyond and with its shadow. Null where no thing stands out.
 */
export function outlineCircled(circle: Float32Array, seen: Seen): Int32Array | null {
  const { picture, width, height } = seen;
  const { data } = picture;
  const inside = pixelsOf(circle);
  const { thing } = thingShares(seen);
  const ring = sampled(grown(inside, RING_PX, width, height).filter((i) => circle[i] !== 1));
  if (ring.length === 0) return null;
  const isUnlike = (i: number) => {
    const least = (UNLIKE * (1 - LESS * thing[i]!)) ** 2;
    const [x, y] = [i % width, Math.floor(i / width)];
    let alike = 0;
    for (const o of ring) {
      const red = data[i * 3]! - data[o * 3]!;
      const green = data[i * 3 + 1]! - data[o * 3 + 1]!;
      const blue = data[i * 3 + 2]! - data[o * 3 + 2]!;
      const [dx, dy] = [(o % width) - x, Math.floor(o / width) - y];
      const away = NEAR * (ACROSS * dx * dx + dy * dy);
      if (red * red + green * green + blue * blue + away < least && ++alike === FEW) return false;
    }
    return true;
  };
  const pieces = pixelPieces(inside.filter(isUnlike), width);
  const largest = pieces.reduce((most, piece) => Math.max(most, piece.length), 0);
  const core = Int32Array.from(
    pieces.filter((piece) => piece.length > PIECE * largest).flatMap((piece) => [...piece]),
  );
  if (core.length < FILLS.least * inside.length || core.length > FILLS.most * inside.length) return null;
  const shares = thing.slice();
  for (const i of core) shares[i] = Math.max(shares[i]!, SURE);
  const box = boxOf(inside, width);
  const beyond = Math.round(BEYOND * Math.max(box.right - box.left, box.bottom - box.top));
  const near = new Set(grown(inside, beyond, width, height));
  return outlineLoose(core, shares, seen, new Set()).filter((i) => near.has(i));
}

/** A thing goes on beyond its circle by at most this share of the circle's size. */
const BEYOND = 0.15;
/** How surely a pixel is the thing's that is unlike all around. */
const SURE = 0.6;

/** Some of the pixels, none of them twice. */
function sampled(pixels: Int32Array): Int32Array {
  if (pixels.length <= SAMPLES) return pixels;
  return Int32Array.from(
    { length: SAMPLES },
    (_, k) => pixels[Math.floor(((k + hash01(k, 0, 23)) * pixels.length) / SAMPLES)]!,
  );
}
