import type { Camera } from "#core/camera/camera.ts";
import { metersToFeet } from "#core/geometry/units.ts";
import { floatsFrom } from "#renderer/math/from-plane.ts";
import { oncePer } from "#renderer/once-per.ts";
import type { ClassShares } from "#renderer/see/network/class-shares.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import { SEEN_CLASSES, type SeenClass } from "#renderer/see/seen-classes.ts";
import type { Outlined } from "./outline-circled.ts";
import { outlineNamed } from "./outline-named.ts";
import { type Box, boxOf, grown, pixelPieces } from "./pixel-pieces.ts";

/** What lies below the foot of a thing. */
const GROUNDS = ["lawn", "soft", "drive", "walk", "street", "house", "water"] as const;
type Ground = (typeof GROUNDS)[number];

/** Something that stands loose in the yard; pixels are indices in the picture of `Seen`. */
export type LooseSeen = {
  /** Its pixels as the network sees them. */
  core: Int32Array;
  /** Those with what of it is seen by its colors, and its shadow: all that goes with it. Null where it stands out of nothing. */
  outline(): Outlined | null;
  box: Box;
  /** As the camera measures it standing on level ground, feet. */
  tallFt: number;
  wideFt: number;
  standsOn: Ground | null;
  /** How sure the network is, 0 to 1, and which share of that is a vehicle. */
  sure: number;
  vehicle: number;
};

/** Levels at which things are looked for; one that falls into several at a higher level is several. */
const LEVELS = [0.28, 0.36, 0.45, 0.55, 0.65];
/** A part is one of several where it rises by this over the level at which it meets the others. */
const RISES = 0.22;
/** What counts against a thing, of the shares of trunks, walls and fences: where the network wavers it is seldom a loose one. Tuned. */
const AGAINST = 0.7;
/** Less is noise, and a part that stands alone at a higher level is no less, pixels of a picture of 640 x 427. */
const LEAST_PX = 14;
/** Larger things are no loose ones, as a share of the picture. */
const LARGEST_SHARE = 0.12;
/** Of a trunk plants are seen so far above what is taken for a thing, of the color that it has so far below. Tuned. */
const TRUNK_PX = 4;
const TRUNK_LEVELS = 40;
const TRUNK_PLANTS = 0.3;
const TRUNK_RIM_PX = 3;
/** Rows below a foot that are looked at for what it stands on. */
const BELOW_PX = [3, 9] as const;

/** Per pixel of `seen` how sure the network is that a loose thing is there, and how far that is a vehicle. */
export const thingShares = oncePer((seen: Seen): { thing: Float32Array; vehicle: Float32Array } => {
  const against = enlarged(seen, ["plants", "fence", "building"]);
  const thing = enlarged(seen, ["other", "vehicle"]).map((own, i) =>
    Math.max(0, own - AGAINST * against[i]!),
  );
  return { thing, vehicle: enlarged(seen, ["vehicle"]) };
});

/** Kept by what the network saw: taking things out of a photo leaves that as it is. */
const enlargedOf = oncePer((_: ClassShares) => new Map<string, Float32Array>());

/** Shares of these classes together, brought to the size of `seen`; the same plane for all who ask for it. */
export function enlarged(seen: Seen, names: readonly SeenClass[]): Float32Array {
  const known = enlargedOf(seen.shares);
  const key = `${names} ${seen.width} ${seen.height}`;
  if (!known.has(key)) known.set(key, enlarge(seen, names));
  return known.get(key)!;
}

function enlarge({ shares, width, height }: Seen, names: readonly SeenClass[]): Float32Array {
  const planes = names.map((name) => shares.planes[SEEN_CLASSES.indexOf(name)]!);
  const small = floatsFrom(planes[0]!, (_, i) => planes.reduce((sum, plane) => sum + plane[i]!, 0));
  const out = new Float32Array(width * height);
  // Each column of the picture lies so far from the first to the second of two of the small one.
  const place = (k: number, of: number, size: number) =>
    Math.max(0, Math.min(size - 1, ((k + 0.5) * size) / of - 0.5));
  const columns = Float64Array.from({ length: width }, (_, x) => place(x, width, shares.width));
  for (let y = 0; y < height; y++) {
    const v = place(y, height, shares.height);
    const row = Math.floor(v) * shares.width;
    const next = Math.min(shares.height - 1, Math.floor(v) + 1) * shares.width;
    const below = v - Math.floor(v);
    for (let x = 0; x < width; x++) {
      const u = columns[x]!;
      const at = Math.floor(u);
      const right = Math.min(shares.width - 1, at + 1);
      const aside = u - at;
      const upper = small[row + at]! * (1 - aside) + small[row + right]! * aside;
      const lower = small[next + at]! * (1 - aside) + small[next + right]! * aside;
      out[y * width + x] = upper * (1 - below) + lower * below;
    }
  }
  return out;
}

/** All that stands loose in a yard, largest first. `camera`: for the picture of `seen`. */
export const findLoose = oncePer(({ seen, camera }: { seen: Seen; camera: Camera }): LooseSeen[] => {
  const { width } = seen;
  const { thing, vehicle } = thingShares(seen);
  const all = Int32Array.from({ length: thing.length }, (_, i) => i);
  const kept = trunksOf(thing, seen);
  return separated(
    all.filter((i) => !kept.has(i)),
    thing,
    0,
    width,
  )
    .flatMap((core): LooseSeen[] => {
      const box = boxOf(core, width);
      const foot = box.bottom + 1;
      if (foot <= camera.horizonY + 2 || core.length > LARGEST_SHARE * thing.length) return [];
      const perFt = metersToFeet(camera.groundZ(foot) / camera.focalPx);
      const mean = (plane: Float32Array) => core.reduce((sum, i) => sum + plane[i]!, 0) / core.length;
      return [
        {
          core,
          outline: onlyOnce(() => outlineNamed(core, thing, seen, kept)),
          box,
          tallFt: (foot - box.top) * perFt,
          wideFt: (box.right + 1 - box.left) * perFt,
          standsOn: groundBelow(core, seen),
          sure: mean(thing),
          vehicle: mean(vehicle) / Math.max(1e-6, mean(thing)),
        },
      ];
    })
    .sort((a, b) => b.core.length - a.core.length);
});

/** Pieces at a level, each of them apart where it falls into several at a higher one. */
function separated(within: Int32Array, plane: Float32Array, level: number, width: number): Int32Array[] {
  const inside = within.filter((i) => plane[i]! >= LEVELS[level]!);
  return pixelPieces(inside, width)
    .filter((piece) => piece.length >= LEAST_PX)
    .flatMap((piece) => {
      if (level + 1 >= LEVELS.length) return [piece];
      const higher = separated(piece, plane, level + 1, width).filter((part) =>
        part.some((i) => plane[i]! > LEVELS[level]! + RISES),
      );
      return higher.length > 1 ? shared(piece, higher, width) : [piece];
    });
}

/** The pixels of a piece, each to the nearest of its parts. */
function shared(piece: Int32Array, parts: readonly Int32Array[], width: number): Int32Array[] {
  const owner = new Map<number, number>();
  parts.forEach((part, k) => {
    for (const i of part) owner.set(i, k);
  });
  const free = new Set(piece);
  let front = parts.flatMap((part) => [...part]);
  while (front.length > 0) {
    const next: number[] = [];
    for (const i of front)
      for (const step of [-1, 1, -width, width]) {
        if (!free.has(i + step) || owner.has(i + step)) continue;
        owner.set(i + step, owner.get(i)!);
        next.push(i + step);
      }
    front = next;
  }
  return parts.map((_, k) => piece.filter((i) => owner.get(i) === k));
}

/**
 * Pixels of what looks like a thing and goes on upwards, in its own color, into plants: feet of trees, with their rims. Column by column from
 * the top of each run down as far as the color stays.
 */
function trunksOf(thing: Float32Array, { plants, picture: { data }, width, height }: Seen): Set<number> {
  const isAlike = (a: number, b: number) =>
    [0, 1, 2].every((c) => Math.abs(data[a * 3 + c]! - data[b * 3 + c]!) < TRUNK_LEVELS);
  const found: number[] = [];
  for (let i = width * TRUNK_PX; i < width * (height - TRUNK_PX); i++) {
    // The top of a run: plants above it, and the same color on both sides of its end.
    const [above, inside] = [i - TRUNK_PX * width, i + TRUNK_PX * width];
    if (thing[i]! < LEVELS[0]! || thing[i - width]! >= LEVELS[0]!) continue;
    if (plants[above]! < TRUNK_PLANTS || !isAlike(above, inside)) continue;
    for (let at = i; at < thing.length && thing[at]! >= LEVELS[0]! && isAlike(at, inside); at += width)
      found.push(at);
  }
  const pieces = pixelPieces(Int32Array.from(found), width).filter((piece) => {
    const { left, right, top, bottom } = boxOf(piece, width);
    return bottom - top > right - left;
  });
  return new Set(pieces.flatMap((piece) => [...grown(piece, TRUNK_RIM_PX, width, height)]));
}

/** What most of the lower side of a thing stands on; null where it is none of them. */
function groundBelow(pixels: Int32Array, seen: Seen): Ground | null {
  const { width, height, lawn, soft, drive, walk, street, house } = seen;
  const water = enlarged(seen, ["water"]);
  const planes: Record<Ground, Float32Array> = { lawn, soft, drive, walk, street, house, water };
  const lowest = new Map<number, number>();
  for (const i of pixels) lowest.set(i % width, Math.max(lowest.get(i % width) ?? 0, Math.floor(i / width)));
  const sums = GROUNDS.map(() => 0);
  for (const [x, y] of lowest)
    for (let below = y + BELOW_PX[0]; below < Math.min(height, y + BELOW_PX[1]); below++)
      GROUNDS.forEach((name, k) => {
        const own = planes[name][below * width + x]!;
        // `soft` holds the lawn.
        sums[k]! += name === "soft" ? own - lawn[below * width + x]! : own;
      });
  const most = Math.max(...sums);
  return most > 0 ? GROUNDS[sums.indexOf(most)]! : null;
}

/** What is worked out when it is first asked for. */
function onlyOnce<T>(work: () => T): () => T {
  let kept: { value: T } | null = null;
  return () => {
    kept ??= { value: work() };
    return kept.value;
  };
}
