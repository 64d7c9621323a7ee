import { wholeThings } from "#renderer/layout/whole-things.ts";
import { hash01 } from "#renderer/math/random.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import { boxOf, grown, pixelPieces } from "./pixel-pieces.ts";

/**
 * Farther than this share of its size from what the network saw nothing belongs to a thing, and no farther than these pixels; what lies
 * beyond is what it stands before.
 */
const REACH_SHARE = 0.3;
const REACH_PX = [6, 18] as const;
const BESIDE_PX = 11;
/** Shares from which a pixel is surely the thing's, and up to which surely not. */
const SURELY = 0.55;
const SURELY_NOT = 0.12;
/** Samples of either side: more change little. */
const SAMPLES = { own: 70, other: 200 };
/** What a pixel between a sample and its pixel counts beside a level of color: what is near is alike. Tuned. */
const NEAR = 1.2;
/** How much nearer to the thing's colors a pixel must be where the network sees nothing, and where it is sure. Tuned. */
const TRUST = { least: 0.7, grows: 1.4 };
/** Colors of so little difference are one, and so small a share of what lies around may be the thing itself. */
const ALIKE_LEVELS = 14;
const ALIKE_SHARE = 0.3;
/** Pixels from the lower frame within which a thing is cut off by it. */
const FRAME_PX = 16;
/** How often a thing is looked for again, and by how much it must have grown. */
const MOST_AGAIN = 2;
const GROWS = 1.06;
/** The rim of a thing, half of it what is behind, goes with it. */
const RIM_PX = 3;
/** Ground is in the shadow of a thing below this share of the brightness that ground has in its row. */
const DARK = 0.78;
/** A shadow begins at the lowest part of a thing, and reaches this many of its heights aside and down. */
const SHADOW_FROM = 0.25;
const SHADOW_ASIDE = 1.5;
const SHADOW_DOWN = 0.35;
const SHADOW_GAP_PX = 1;
/** A darkness larger than the thing itself by this factor is the shade of something else. */
const SHADOW_MOST = 0.9;
const INSIDE = 0.5;

/** The pixels of a thing along the photo's own edges, with its shadow and its rim, and without those that are `kept`. */
export function outlineLoose(
  core: Int32Array,
  thing: Float32Array,
  seen: Seen,
  kept: ReadonlySet<number>,
): Int32Array {
  const { width, height } = seen;
  const { left, right, top, bottom } = boxOf(core, width);
  const reach = Math.max(
    REACH_PX[0],
    Math.min(REACH_PX[1], REACH_SHARE * Math.max(right - left, bottom - top)),
  );
  let own = withoutHoles(ownPixels(core, core, Math.round(reach), thing, seen, kept), width);
  // Where a thing was seen in part it goes on: looked for again from what was found, as long as it grows.
  for (let again = 0; again < MOST_AGAIN; again++) {
    const more = withoutHoles(ownPixels(core, own, Math.round(reach / 2), thing, seen, kept), width);
    if (more.length < GROWS * own.length) break;
    own = more;
  }
  own = toFrame(alongPost(withStrange(own, seen), seen), width, height);
  const withShade = Int32Array.from(new Set([...own, ...shadowOf(own, thing, seen)]));
  return grown(withShade, RIM_PX, width, height).filter((i) => !kept.has(i));
}

/** The pixels with what they enclose: the face of a sign has other colors than its frame. */
function withoutHoles(pixels: Int32Array, width: number): Int32Array {
  const { left, right, top, bottom } = boxOf(pixels, width);
  const own = new Set(pixels);
  const wide = right - left + 3;
  const free: number[] = [];
  // In a box one pixel wider than they are, so that all that lies outside is one piece: the first.
  for (let y = top - 1; y <= bottom + 1; y++)
    for (let x = left - 1; x <= right + 1; x++)
      if (x < left || x > right || !own.has(y * width + x)) free.push((y - top + 1) * wide + x - left + 1);
  const [, ...holes] = pixelPieces(Int32Array.from(free), wide);
  const inside = holes.flatMap((hole) =>
    [...hole].map((i) => (Math.floor(i / wide) + top - 1) * width + (i % wide) + left - 1),
  );
  return Int32Array.from([...pixels, ...inside]);
}

function ownPixels(
  core: Int32Array,
  from: Int32Array,
  reach: number,
  thing: Float32Array,
  { picture, width, height }: Seen,
  kept: ReadonlySet<number>,
): Int32Array {
  const { data } = picture;
  const near = grown(from, reach, width, height).filter((i) => !kept.has(i));
  const inNear = new Set(near);
  const around = grown(from, reach + BESIDE_PX, width, height).filter(
    (i) => kept.has(i) || (!inNear.has(i) && thing[i]! < SURELY_NOT),
  );
  const sure = core.filter((i) => thing[i]! >= SURELY);
  const fore = sampled(sure.length > 0 ? sure : core, SAMPLES.own);
  const back = withoutAlike(sampled(around, SAMPLES.other), fore, data);
  if (back.length === 0) return core;
  const nearest = (i: number, samples: Int32Array) => {
    let least = Number.POSITIVE_INFINITY;
    const [x, y] = [i % width, Math.floor(i / width)];
    for (const o of samples) {
      const [dx, dy] = [(o % width) - x, Math.floor(o / width) - y];
      const red = data[i * 3]! - data[o * 3]!;
      const green = data[i * 3 + 1]! - data[o * 3 + 1]!;
      const blue = data[i * 3 + 2]! - data[o * 3 + 2]!;
      least = Math.min(least, red * red + green * green + blue * blue + NEAR * (dx * dx + dy * dy));
    }
    return Math.sqrt(least);
  };
  const belongs = near.filter(
    (i) =>
      thing[i]! >= SURELY || nearest(i, fore) < nearest(i, back) * (TRUST.least + TRUST.grows * thing[i]!),
  );
  const inCore = new Set(core);
  const pieces = pixelPieces(belongs, width).filter((piece) => piece.some((i) => inCore.has(i)));
  return pieces.length > 0 ? Int32Array.from(pieces.flatMap((piece) => [...piece])) : core;
}

/** What no ground explains beside a thing is its legs or its frame, as near as this share of its size; what is larger is something else. */
const LEGS = 0.3;
const MOST_LEGS = 1.35;

function withStrange(pixels: Int32Array, seen: Seen): Int32Array {
  const { width, height } = seen;
  const whole = wholeThings(seen);
  const { left, right, top, bottom } = boxOf(pixels, width);
  const near = Math.round(LEGS * Math.max(right + 1 - left, bottom + 1 - top));
  const own = new Set(pixels);
  const all: number[] = [...pixels];
  for (let y = Math.max(0, top - near); y <= Math.min(height - 1, bottom + near); y++)
    for (let x = Math.max(0, left - near); x <= Math.min(width - 1, right + near); x++)
      if (whole[y * width + x] && !own.has(y * width + x)) all.push(y * width + x);
  const joined = pixelPieces(Int32Array.from(all), width).filter((piece) => piece.some((i) => own.has(i)));
  const more = joined.flatMap((piece) => [...piece]);
  return more.length < MOST_LEGS * pixels.length ? Int32Array.from(more) : pixels;
}

/** What is so many times taller than wide is a post, and goes on up and down as long as it is so unlike what lies beside it, levels. */
const POST = 2;
const POST_UNLIKE = 60;
const POST_BESIDE_PX = [3, 5, 7];
/** It ends where so many rows are not, and reaches no farther than this share of its height. */
const POST_GAP = 3;
const POST_REACH = 0.8;

/** What is much taller than wide goes on up and down between its edges. */
function alongPost(pixels: Int32Array, { picture: { data }, width, height }: Seen): Int32Array {
  const { left, right, top, bottom } = boxOf(pixels, width);
  const tall = bottom + 1 - top;
  const more: number[] = [];
  for (const step of [-1, 1]) {
    // The post alone near this end: a board or a box on it is wider.
    const end = usualRow(pixels, width, step < 0 ? top : bottom, tall / 6);
    if (tall < POST * (right + 1 - left)) continue;
    let gap = 0;
    const first = step < 0 ? top - 1 : bottom + 1;
    for (let k = 0; k < POST_REACH * tall && gap < POST_GAP; k++) {
      const y = first + step * k;
      if (y < 0 || y >= height) break;
      const levels = (x: number) => {
        const i = (y * width + Math.min(width - 1, Math.max(0, x))) * 3;
        return [data[i]!, data[i + 1]!, data[i + 2]!];
      };
      const middle = levels(Math.round((end.left + end.right) / 2));
      const isUnlike = (beside: number[]) =>
        beside.reduce((sum, level, c) => sum + Math.abs(level - middle[c]!), 0) > POST_UNLIKE;
      const goesOn = POST_BESIDE_PX.every(
        (away) => isUnlike(levels(end.left - away)) && isUnlike(levels(end.right + away)),
      );
      gap = goesOn ? 0 : gap + 1;
      if (goesOn) for (let x = end.left; x <= end.right; x++) more.push(y * width + x);
    }
  }
  return Int32Array.from(new Set([...pixels, ...more]));
}

/** The usual first and last column of the rows that lie so near to one. */
function usualRow(
  pixels: Int32Array,
  width: number,
  row: number,
  near: number,
): { left: number; right: number } {
  const ends = new Map<number, { left: number; right: number }>();
  for (const i of pixels) {
    const [x, y] = [i % width, Math.floor(i / width)];
    if (Math.abs(y - row) > near) continue;
    const own = ends.get(y) ?? { left: x, right: x };
    ends.set(y, { left: Math.min(own.left, x), right: Math.max(own.right, x) });
  }
  const middle = (all: number[]) => all.sort((a, b) => a - b)[all.length >> 1]!;
  const rows = [...ends.values()];
  return { left: middle(rows.map(({ left }) => left)), right: middle(rows.map(({ right }) => right)) };
}

/** What ends so near to the lower frame goes on to it. */
function toFrame(pixels: Int32Array, width: number, height: number): Int32Array {
  const lowest = new Map<number, number>();
  for (const i of pixels) lowest.set(i % width, Math.max(lowest.get(i % width) ?? 0, Math.floor(i / width)));
  const more: number[] = [];
  for (const [x, y] of lowest)
    if (y >= height - FRAME_PX) for (let v = y + 1; v < height; v++) more.push(v * width + x);
  return Int32Array.from([...pixels, ...more]);
}

/** What lies around without what has the thing's own colors, where that is little: a part of the thing that was not seen. */
function withoutAlike(
  around: Int32Array,
  fore: Int32Array,
  data: Uint8Array | Uint8ClampedArray,
): Int32Array {
  const isAlike = (a: number, b: number) =>
    [0, 1, 2].every((c) => Math.abs(data[a * 3 + c]! - data[b * 3 + c]!) < ALIKE_LEVELS);
  const others = around.filter((i) => !fore.some((own) => isAlike(i, own)));
  return others.length > (1 - ALIKE_SHARE) * around.length ? others : around;
}

/** Every nth of some pixels, none of them twice. */
function sampled(pixels: Int32Array, most: number): Int32Array {
  if (pixels.length <= most) return pixels;
  return Int32Array.from(
    { length: most },
    (_, k) => pixels[Math.floor(((k + hash01(k, 0, 11)) * pixels.length) / most)]!,
  );
}

/** Dark ground that begins at the foot of a thing; none where all around is dark. */
function shadowOf(own: Int32Array, thing: Float32Array, { picture, ground, width, height }: Seen): number[] {
  const rows = Array.from(own, (i) => Math.floor(i / width));
  const columns = Array.from(own, (i) => i % width);
  const [top, bottom] = [Math.min(...rows), Math.max(...rows)];
  const tall = bottom + 1 - top;
  const [from, to] = [
    Math.max(0, Math.round(Math.min(...columns) - SHADOW_ASIDE * tall)),
    Math.min(width - 1, Math.round(Math.max(...columns) + SHADOW_ASIDE * tall)),
  ];
  const first = Math.round(bottom - SHADOW_FROM * tall);
  const last = Math.min(height - 1, Math.round(bottom + SHADOW_DOWN * tall) + 2);
  const level = (i: number) => picture.data[i * 3]! + picture.data[i * 3 + 1]! + picture.data[i * 3 + 2]!;
  const isOwn = new Set(own);
  const dark: number[] = [];
  for (let y = first; y <= last; y++) {
    const lit: number[] = [];
    for (let x = from; x <= to; x++) {
      const i = y * width + x;
      if (ground[i]! > INSIDE && !isOwn.has(i) && thing[i]! < SURELY_NOT) lit.push(level(i));
    }
    const usual = lit.sort((a, b) => a - b)[Math.floor(lit.length / 2)];
    if (usual === undefined) continue;
    for (let x = from; x <= to; x++) {
      const i = y * width + x;
      if (ground[i]! > INSIDE / 2 && !isOwn.has(i) && level(i) < DARK * usual) dark.push(i);
    }
  }
  // Blades of grass stand between the parts of a shadow.
  const isDark = new Set(dark);
  const joined = pixelPieces(
    grown(Int32Array.from([...own, ...dark]), SHADOW_GAP_PX, width, height),
    width,
  ).filter((piece) => piece.some((i) => isOwn.has(i)));
  const shade = joined.flatMap((piece) => [...piece].filter((i) => isDark.has(i)));
  return shade.length > SHADOW_MOST * own.length ? [] : shade;
}
