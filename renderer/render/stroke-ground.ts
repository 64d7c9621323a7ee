import type { AreaMeaning } from "#core/plan/area-meaning.ts";
import type { PixelRect } from "#renderer/image/pixel-rect.ts";
import { driveGround } from "#renderer/layout/drive-ground.ts";
import { fillHoles } from "#renderer/layout/fill-holes.ts";
import { plantedBeds } from "#renderer/layout/own-beds.ts";
import { coverRect } from "#renderer/mask/cover-rect.ts";
import { findPieces } from "#renderer/mask/find-pieces.ts";
import { likeInside } from "#renderer/mask/like-inside.ts";
import { opened } from "#renderer/math/opened.ts";
import { minus, plus } from "#renderer/math/plane-sums.ts";
import { oncePer } from "#renderer/once-per.ts";
import type { Seen } from "#renderer/see/see-photo.ts";

/**
 * The ground that a stroke is meant for: `own` is what it may cover near its edge, `reach` what it snaps to, `whole` what belongs to it
 * however far it is from the stroke.
 */
export type StrokeGround = {
  own: Float32Array;
  reach: Float32Array | null;
  whole: Float32Array | null;
  /** It is lawn, soil or beds. */
  isSoft?: true;
  /** It is what looks like the inside of the stroke, whatever it was seen as. */
  byLook?: true;
  /** New paving was drawn along the edges of the old one. */
  isCareful?: true;
  /** It is a floor, whatever it was seen as. */
  isFloor?: true;
};

/** From this share of a stroke's ground on it was drawn along that kind. */
const MOSTLY = 0.65;
/** And along lawn or drive alone, without the beds or walks beside it. */
const NEARLY_ALL = 0.85;
/** Whoever draws round this much of a drive means the drive; who asks for a driveway or a walk there, with less of it. */
const WHOLE_DRIVE = 0.8;
const WISHED_WAY = 0.6;
/** Whoever draws paving, with no more than this share of the stroke on lawn, plants and things, drew along its edges. */
const CAREFUL = 0.1;
/** What looks like a street, lies inside a stroke to this share and spans less than that share of the photo's width, is a bare patch. */
const CIRCLED = 0.7;
const STREET_SPAN = 0.4;
/** A sidewalk has a drive so near to it, pixels, along this share of the root of its area. */
const BESIDE_PX = 3;
const ALONG_DRIVE = 0.2;
/** Nobody circles a street that is none of theirs: what is so much of all that was made out in a stroke was misread as one. */
const MISREAD_STREET = 0.6;
/** What is narrower than this share of the photo's width is no street but a joint. */
const JOINT_SHARE = 0.01;
/** Coverage from which a pixel belongs to a mask. */
const INSIDE = 0.5;

/** The ground that a stroke lies on, by what most of it shows. `edges`: the same photo, to whose ground it snaps; `street`: see `streetBeside`; `isPaving`, `asWay`: paving is to be built there, as a drive or a walk. */
export function strokeGround(
  stroke: Float32Array,
  means: AreaMeaning,
  seen: Seen,
  edges: Seen,
  street: Float32Array,
  isPaving: boolean,
  asWay: "driveway" | "walkway" | null,
): StrokeGround {
  const { soft, lawn, drive, width, height } = seen;
  const all = withoutStreet(seen)(street);
  if (means.larger) return { own: all, reach: null, whole: null };
  // A drive is known by more than its look.
  const old = means.oldGround && asWay !== "driveway" ? groundByLook(stroke, seen) : null;
  if (old) return isPaving ? withMisread(old, stroke, seen) : old;
  const paved = street === noStreet(seen) ? seen.hard : pavedOf(seen);
  const rect = coverRect(stroke, width, height);
  const on = (mask: Float32Array) => countBoth(stroke, mask, rect, width);
  const [onGround, onSoft, onLawn, onPaved, onDrive] = [on(all), on(soft), on(lawn), on(paved), on(drive)];
  const filled = filledOf(seen);
  // Counts of pixels of `seen` that lie in the stroke and in each kind of ground.
  if (onPaved > MOSTLY * onGround) {
    const isDrive = onDrive > NEARLY_ALL * onPaved;
    const foundIn = (seen: Seen, paved: Float32Array) => filled(isDrive ? driveGround(seen) : paved);
    const found = foundIn(seen, paved);
    const reach = foundIn(edges, paved === seen.hard ? edges.hard : pavedOf(edges));
    // Of a walk too, where a walk is wished for.
    const least = asWay === "driveway" || !isDrive ? WISHED_WAY : WHOLE_DRIVE;
    const whole = isDrive || asWay === "walkway" ? circledPieces(stroke, found, seen, least) : null;
    // Beds and lawns on what was misread as a street lie where they were drawn.
    if (!isPaving) return { own: found, reach: paved === seen.hard ? null : reach, whole };
    const own = withUnseen(found, stroke, rect, seen);
    const isCareful = onSoft + on(seen.standing) <= CAREFUL * on(stroke);
    return { own, reach, whole, ...(isCareful ? { isCareful } : {}) };
  }
  if (onSoft > MOSTLY * onGround) {
    const around = filled(onLawn > NEARLY_ALL * onSoft ? edges.lawn : edges.soft);
    const reach = besideSlabs(seen)(edges)(around).slice();
    // Inside of the stroke slabs are ground of it.
    for (let y = rect.top; y < rect.bottom; y++)
      for (let i = y * width + rect.left; i < y * width + rect.right; i++)
        if (stroke[i]! > INSIDE) reach[i] = around[i]!;
    return { own: filled(soft), reach, whole: null, isSoft: true };
  }
  return { own: all, reach: null, whole: null };
}

/** Ground without the slabs of a walk in it, which are holes of a lawn and stay beside a stroke. Kept by photo, by the one it snaps to and by ground: a drag asks at each step. */
const besideSlabs = oncePer((seen: Seen) =>
  oncePer((edges: Seen) =>
    oncePer((around: Float32Array) =>
      around.map((cover, i) => (seen.walk[i]! > INSIDE ? Math.min(cover, edges.soft[i]!) : cover)),
    ),
  ),
);

/** The ground that a stroke was drawn round by its look; beyond the stroke it ends where something stands. Null where it has no one look. */
export function groundByLook(stroke: Float32Array, { picture, standing }: Seen): StrokeGround | null {
  const like = likeInside(stroke, picture);
  if (!like) return null;
  const own = like.map((cover, i) => (stroke[i]! > INSIDE ? cover : Math.min(cover, 1 - standing[i]!)));
  return { own, reach: own, whole: null, byLook: true };
}

/** With more street in it than this a stroke for new paving was not drawn carelessly over one: the old paving was misread as it. */
const MUCH_STREET = 0.1;

export function isMuchStreet(stroke: Float32Array, { street, width, height }: Seen): boolean {
  const rect = coverRect(stroke, width, height);
  return countBoth(stroke, street, rect, width) > MUCH_STREET * countBoth(stroke, stroke, rect, width);
}

/** Old paving with the part of it that glares or lies in shade, looks like something else and was seen as a street. */
function withMisread(old: StrokeGround, stroke: Float32Array, seen: Seen): StrokeGround {
  const { street, width, height } = seen;
  if (!isMuchStreet(stroke, seen)) return old;
  const own = fillHoles(
    old.own.map((cover, i) => (stroke[i]! > INSIDE ? Math.max(cover, street[i]!) : cover)),
    width,
    height,
  );
  return { ...old, own, reach: own };
}

/**
 * Paving with what lies in the stroke drawn for it and was seen as nothing else: wet or shaded stones. No lawn, no street and nothing that stands;
 * what looks like a walk there is part of a drive.
 */
function withUnseen(paving: Float32Array, stroke: Float32Array, rect: PixelRect, seen: Seen): Float32Array {
  const others = [seen.soft, seen.street, seen.house, seen.garage, seen.sky, seen.standing];
  const own = paving.slice();
  for (let y = rect.top; y < rect.bottom; y++)
    for (let i = y * seen.width + rect.left; i < y * seen.width + rect.right; i++) {
      if (stroke[i]! <= INSIDE) continue;
      let rest = 1;
      for (const other of others) rest = Math.min(rest, 1 - other[i]!);
      if (rest > own[i]!) own[i] = rest;
    }
  return own;
}

/** Pixels of a rectangle that lie in both masks. */
function countBoth(a: Float32Array, b: Float32Array, rect: PixelRect, width: number): number {
  let count = 0;
  for (let y = rect.top; y < rect.bottom; y++)
    for (let i = y * width + rect.left; i < y * width + rect.right; i++)
      if (a[i]! > INSIDE && b[i]! > INSIDE) count++;
  return count;
}

/** What follows from a photo alone is worked out once for all its strokes, and is one and the same object for them. */
const withoutStreet = oncePer(({ ground }: Seen) => oncePer((street: Float32Array) => minus(ground, street)));
export const pavedOf = oncePer(({ drive, walk }: Seen) => plus(drive, walk));
/** The pieces of a kind of ground. */
export const piecesOf = oncePer(({ width, height }: Seen) =>
  oncePer((mask: Float32Array) => findPieces(mask, width, height, INSIDE, true)),
);
const filledOf = oncePer(({ width, height }: Seen) =>
  oncePer((mask: Float32Array) => fillHoles(mask, width, height)),
);

/** The pieces of a drive that lie inside a stroke to this share; null without any. */
function circledPieces(
  stroke: Float32Array,
  drive: Float32Array,
  seen: Seen,
  share: number,
): Float32Array | null {
  const { start, end, piece, sizes } = piecesOf(seen)(drive);
  // Pixels of each piece that lie in the stroke.
  const within = sizes.map(() => 0);
  for (let k = 0; k < piece.length; k++)
    for (let i = start[k]!; i < end[k]!; i++) if (stroke[i]! > INSIDE) within[piece[k]!]!++;
  const isCircled = within.map((inside, k) => inside > share * sizes[k]!);
  if (!isCircled.includes(true)) return null;
  const whole = new Float32Array(drive.length);
  for (let k = 0; k < piece.length; k++)
    if (isCircled[piece[k]!]) whole.set(drive.subarray(start[k]!, end[k]!), start[k]!);
  return whole;
}

/** Stones that take the place of mulch are meant for the beds of which so much lies in their stroke. */
const MEANT_BED = 0.35;

/** The planted beds that a stroke was drawn for, whole; null without any. */
export const circledBeds = (stroke: Float32Array, seen: Seen): Float32Array | null =>
  circledPieces(stroke, plantedBeds(seen), seen, MEANT_BED);

/** The street without what a stroke shows to be none: all that fills it, patches inside of it, and lines, which are the joints of a drive. */
export function streetBeside(stroke: Float32Array, seen: Seen): Float32Array {
  const { street, width, height } = seen;
  const rect = coverRect(stroke, width, height);
  const within = countBoth(street, stroke, rect, width);
  if (within === 0) return street;
  const known = [seen.ground, seen.house, seen.standing].map((mask) => countBoth(mask, stroke, rect, width));
  if (within > MISREAD_STREET * known.reduce((sum, count) => sum + count)) return noStreet(seen);
  const { start, end, piece, sizes } = piecesOf(seen)(street);
  const own = pavedOf(seen);
  const of = sizes.map(() => ({ within: 0, left: width, right: 0, bottom: 0, paved: 0 }));
  for (let k = 0; k < piece.length; k++) {
    const one = of[piece[k]!]!;
    one.left = Math.min(one.left, start[k]! % width);
    one.right = Math.max(one.right, (end[k]! - 1) % width);
    one.bottom = Math.max(one.bottom, Math.floor(start[k]! / width));
    for (const beside of [start[k]! - BESIDE_PX, end[k]! + BESIDE_PX]) if (own[beside]! > INSIDE) one.paved++;
    for (let i = start[k]!; i < end[k]!; i++) if (stroke[i]! > INSIDE) one.within++;
  }
  const isPatch = of.map(({ within, left, right, bottom, paved }, k) => {
    // What goes on beyond the photo, and along a drive in it, is a sidewalk of which a corner is seen.
    const isCut = left === 0 || right === width - 1 || bottom === height - 1;
    const isSidewalk = isCut && paved > ALONG_DRIVE * Math.sqrt(sizes[k]!);
    return within > CIRCLED * sizes[k]! && right - left < STREET_SPAN * width && !isSidewalk;
  });
  if (!isPatch.includes(true)) return wideStreet(seen);
  const beside = street.slice();
  for (let k = 0; k < piece.length; k++) if (isPatch[piece[k]!]) beside.fill(0, start[k]!, end[k]!);
  return withoutJoints(beside, width, height);
}

export const noStreet = oncePer(({ street }: Seen) => new Float32Array(street.length));

const wideStreet = oncePer(({ street, width, height }: Seen) => withoutJoints(street, width, height));

function withoutJoints(beside: Float32Array, width: number, height: number): Float32Array {
  const wide = opened(beside, width, height, Math.max(1, Math.round((JOINT_SHARE * width) / 2)));
  return beside.map((cover, i) => (cover > wide[i]! ? wide[i]! : cover));
}
