import { convexHull } from "#renderer/mask/convex-hull.ts";
import { distanceTransform } from "#renderer/mask/distance-transform.ts";
import { fillPolygon } from "#renderer/mask/fill-polygon.ts";
import { boxBlur } from "#renderer/math/box-blur.ts";
import { bytesFrom } from "#renderer/math/from-plane.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import { sampled } from "./expected-at.ts";
import { boxOf, grown, pixelPieces, pixelsOf } from "./pixel-pieces.ts";
import { alongPost, shadowOf } from "./post-and-shadow.ts";
import { segmentThing } from "./segment-thing.ts";

/** A thing goes on beyond its circle by at most this share of the circle's size, pixels. */
const BEYOND = 0.25;
const BEYOND_PX = [8, 40] as const;
/** What lies farther out by this share of that, and these pixels, shows what the thing stands before; not where the network is so sure of a thing. */
const RING = 0.35;
const RING_PX = 4;
const SURE_THING = 0.5;
/** From this share of the network on a pixel in the circle is taken for the thing's at first. */
const SOME_THING = 0.3;
/** And where no more than this share of the ring is so near to it in color, levels of three channels. */
const ALIKE_LEVELS = 42;
const FEW = 0.014;
const SAMPLES = 300;
/** Where less of the circle stands out at first all of it is tried. */
const LEAST_CORE = 0.06;
/** Smaller pieces, as a share of the largest, are leaves and stones. */
const PIECE = 0.03;
/** A thing fills at least this share of its circle, and less than the other one where nothing stood out. */
const FILLS = { thin: 0.005, least: 0.05, most: 0.85 };
const INSIDE = 0.5;
/** A narrow thing goes with so much of what is beside it, pixels: its shadow. */
const THIN_RIM_PX = 2;
/** And runs through this share of its circle at least: whoever circles a hose draws along all of it. */
const THIN_LENGTH = 0.7;
/** Narrower gaps in a thing, as a share of the circle's size, go with it: what is between its legs. */
const GAP = 0.02;
/** So much beyond its outline, as a share of the circle's size, goes with it: ends of legs, and hair. */
const RIM = 0.015;
/** Holes against the picture's own rim go with it up to this share of the thing. */
const LARGEST_HOLE = 0.4;
/** And where no more than this many gaps of its rim are open. */
const FEW_RIM = 0.5;
/** A thing is cut off by the rim along this share of the root of its pixels. */
const FRAME_SHARE = 0.3;
/** What stood out so near to the thing, pixels, is its own: an outline is drawn too smoothly round what is narrow. */
const NEAR_PX = 3;
/** More of its outline than this share at the end of where it was looked for: it goes on there. */
const CUT_OFF = 0.06;
/** Shadow is so dense over these pixels to each side; less are specks of the ground. */
const SHADE_PX = 3;
const SHADE = 0.6;

/** A thing with its shadow, in pixels of `seen`, and whether all of it was found. */
export type Outlined = { pixels: Int32Array; isWhole: boolean };

/**
 * What is known of it before. `core`: pixels of the only one that is meant, else all that stands out is; `kept`: pixels that stay; `isThin`: it is
 * long and narrow, and what it runs round stays.
 */
export type Known = { core?: Int32Array | null; kept?: ReadonlySet<number>; isThin?: boolean };

/**
 * The things that a person has circled (`circle`: 1 inside), with what of them goes on beyond. `thing`: how sure the network is of one, 0 to 1
 * per pixel. Null where none stands out.
 */
export function outlineCircled(
  circle: Float32Array | Uint8Array,
  thing: Float32Array,
  seen: Seen,
  { core = null, kept = new Set(), isThin = false }: Known = {},
): Outlined | null {
  const { width, height } = seen;
  const inside = pixelsOf(circle);
  if (inside.length === 0) return null;
  const { left, right, top, bottom } = boxOf(inside, width);
  const size = Math.max(right + 1 - left, bottom + 1 - top);
  const beyondPx = Math.round(Math.min(BEYOND_PX[1], Math.max(BEYOND_PX[0], BEYOND * size)));
  const near = grown(inside, beyondPx, width, height).filter((i) => !kept.has(i));
  const isNear = maskOf(near, seen);
  const around = grown(inside, Math.round(beyondPx * (1 + RING)) + RING_PX, width, height).filter(
    (i) => circle[i] !== 1,
  );
  const away = distanceTransform(
    bytesFrom(seen.ground, (_, i) => (circle[i] === 1 ? 1 : 0)),
    width,
    height,
  );
  const strange = core ?? standsOut(inside, around, thing, seen);
  const isPlain = !core && !isThin && strange.length < LEAST_CORE * inside.length;
  if (!isPlain && strange.length === 0) return null;
  const own = segmentThing(
    {
      within: near,
      core: isPlain ? inside : strange,
      around: around.filter((i) => thing[i]! < SURE_THING || kept.has(i)),
      thing,
      beyond: (i) => away[i]!,
    },
    seen,
  );
  const isMeant = core && maskOf(core, seen);
  const pieces = pixelPieces(own, width).filter((piece) =>
    isMeant
      ? piece.some((i) => isMeant[i])
      : piece.filter((i) => circle[i] === 1).length > INSIDE * piece.length,
  );
  const largest = pieces.reduce((most, piece) => Math.max(most, piece.length), 0);
  const found = Int32Array.from(
    pieces.filter((piece) => piece.length > PIECE * largest).flatMap((piece) => [...piece]),
  );
  if (found.length < (isThin ? FILLS.thin : FILLS.least) * inside.length) return null;
  if (isPlain && found.length > FILLS.most * inside.length) return null;
  if (isThin)
    return {
      pixels: grown(found, THIN_RIM_PX, width, height).filter((i) => isNear[i] && !kept.has(i)),
      isWhole:
        !goesOn(found, isNear, kept, seen) && lengthOf(found, width) > THIN_LENGTH * lengthOf(inside, width),
    };
  const isEdge = (i: number) => circle[i] === 1 && (circle[i - 1] !== 1 || circle[i + 1] !== 1);
  const solid = solidOf(found, GAP * size, isNear, seen);
  const all = withStrange(solid, strange, isEdge, seen);
  const whole = solidOf(pastFrame(alongPost(all, seen), seen), GAP * size, isNear, seen);
  const shadow = denseOf(shadowOf(whole, isNear, thing, seen), whole, seen);
  const rim = grown(whole, Math.round(RIM * size), width, height).filter((i) => isNear[i]);
  return {
    pixels: Int32Array.from(new Set([...rim, ...shadow])).filter((i) => !kept.has(i)),
    isWhole: !goesOn(whole, isNear, kept, seen),
  };
}

function lengthOf(pixels: Int32Array, width: number): number {
  const { left, right, top, bottom } = boxOf(pixels, width);
  return Math.hypot(right - left, bottom - top);
}

function maskOf(pixels: Int32Array, { width, height }: Seen): Uint8Array {
  const mask = new Uint8Array(width * height);
  for (const i of pixels) mask[i] = 1;
  return mask;
}

/** Pixels of a circle unlike nearly all that lies around it, and those that the network takes for a thing. */
function standsOut(
  inside: Int32Array,
  around: Int32Array,
  thing: Float32Array,
  { picture: { data } }: Seen,
): Int32Array {
  const ring = sampled(around, SAMPLES);
  return inside.filter((i) => {
    if (thing[i]! > SOME_THING) return true;
    let alike = 0;
    for (const o of ring) {
      const red = data[i * 3]! - data[o * 3]!;
      const green = data[i * 3 + 1]! - data[o * 3 + 1]!;
      const blue = data[i * 3 + 2]! - data[o * 3 + 2]!;
      if (red * red + green * green + blue * blue < ALIKE_LEVELS ** 2 && ++alike > FEW * ring.length)
        return false;
    }
    return true;
  });
}

/** A thing with what else stood out: beside it, or in pieces that do not lead out of the circle. */
function withStrange(
  own: Int32Array,
  strange: Int32Array,
  isEdge: (i: number) => boolean,
  { width, height }: Seen,
): Int32Array {
  const near = new Set(grown(own, NEAR_PX, width, height));
  const others = pixelPieces(
    strange.filter((i) => !near.has(i)),
    width,
  ).filter((piece) => piece.length > PIECE * own.length && !piece.some(isEdge));
  return Int32Array.from(
    new Set([...own, ...strange.filter((i) => near.has(i)), ...others.flatMap((piece) => [...piece])]),
  );
}

/** What the picture's rim cuts off hangs together beyond it: the parts of such a thing, with what lies between them and is no house. */
function pastFrame(pixels: Int32Array, { house, width, height }: Seen): Int32Array {
  const all = new Set(pixels);
  const isAtFrame = (i: number) => i % width === 0 || i % width === width - 1 || i + width >= width * height;
  for (const piece of pixelPieces(pixels, width)) {
    if (piece.filter(isAtFrame).length < FRAME_SHARE * Math.sqrt(piece.length)) continue;
    const hull = convexHull(
      Array.from(piece, (i) => ({ x: (i % width) + 0.5, y: Math.floor(i / width) + 0.5 })),
    );
    fillPolygon(width, height, hull).forEach((cover, i) => {
      if (cover > INSIDE && house[i]! < INSIDE) all.add(i);
    });
  }
  return Int32Array.from(all);
}

/** Pixels with their narrow gaps, and with what they enclose, alone or with the picture's rim. */
function solidOf(pixels: Int32Array, gapPx: number, isNear: Uint8Array, seen: Seen): Int32Array {
  const { width, height } = seen;
  const own = maskOf(pixels, seen);
  const away = distanceTransform(own, width, height);
  const back = distanceTransform(
    bytesFrom(away, (value) => (value > gapPx ? 1 : 0)),
    width,
    height,
  );
  const closed = own.map((value, i) => (value || (isNear[i] && back[i]! > gapPx) ? 1 : 0));
  const open = pixelsOf(closed.map((value, i) => (isNear[i] && !value ? 1 : 0)));
  const isRim = (i: number) => {
    const [x, y] = [i % width, Math.floor(i / width)];
    const beside = [
      x > 0 ? i - 1 : i,
      x < width - 1 ? i + 1 : i,
      y > 0 ? i - width : i,
      y < height - 1 ? i + width : i,
    ];
    return beside.some((o) => !isNear[o]);
  };
  for (const hole of pixelPieces(open, width)) {
    if (hole.length > LARGEST_HOLE * pixels.length || hole.filter(isRim).length > FEW_RIM * gapPx) continue;
    for (const i of hole) closed[i] = 1;
  }
  return pixelsOf(closed);
}

/** The dense parts of a shadow that hang together with its thing. */
function denseOf(shadow: number[], thing: Int32Array, seen: Seen): number[] {
  const { width, height } = seen;
  const dark = Float32Array.from(maskOf(thing, seen));
  for (const i of shadow) dark[i] = 1;
  const share = boxBlur(dark, width, height, SHADE_PX, 1);
  const dense = shadow.filter((i) => share[i]! > SHADE);
  const own = new Set(thing);
  const isShade = new Set(dense);
  return pixelPieces(Int32Array.from([...thing, ...dense]), width)
    .filter((piece) => piece.some((i) => own.has(i)))
    .flatMap((piece) => [...piece].filter((i) => isShade.has(i)));
}

/** Whether a thing goes on where it was looked for no farther: the picture's own rim is an end, and so is what stays. */
function goesOn(own: Int32Array, isNear: Uint8Array, kept: ReadonlySet<number>, seen: Seen): boolean {
  const { width, height } = seen;
  const isOwn = maskOf(own, seen);
  let [rim, cut] = [0, 0];
  for (const i of own) {
    const [x, y] = [i % width, Math.floor(i / width)];
    if (x === 0 || y === 0 || x === width - 1 || y === height - 1) continue;
    const beside = [i - 1, i + 1, i - width, i + width];
    if (beside.every((o) => isOwn[o])) continue;
    rim++;
    if (beside.some((o) => !isNear[o] && !kept.has(o))) cut++;
  }
  return cut > CUT_OFF * rim;
}
