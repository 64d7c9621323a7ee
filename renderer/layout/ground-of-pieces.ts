import type { NamedGround } from "#core/plan/named-ground.ts";
import { labPlanes } from "#renderer/color/lab.ts";
import { shrink } from "#renderer/image/shrink.ts";
import { colorPieces } from "#renderer/mask/color-pieces.ts";
import { largeComponents } from "#renderer/mask/connected-component.ts";
import { floatsFrom } from "#renderer/math/from-plane.ts";
import { greatestNearby } from "#renderer/math/greatest-nearby.ts";
import { opened } from "#renderer/math/opened.ts";
import { oncePer } from "#renderer/once-per.ts";
import type { Seen } from "#renderer/see/see-photo.ts";
import type { SeenClass } from "#renderer/see/seen-classes.ts";
import { fillHoles } from "./fill-holes.ts";
import { shareAt } from "./share-at.ts";

const PAVED = ["drive", "walk", "street"] as const satisfies readonly SeenClass[];
const SOFT = ["lawn", "soft"] as const satisfies readonly SeenClass[];
/** A surface of one look is ground where the network is so sure on the mean: fences and walls that it takes for ground have 0.4 to 0.89. */
const SURE = 0.9;
/** More of bare ground, however pale, is never seen as paving: trodden soil has 0.75, drives and walks 0.9 and more. */
const MOST_PAVED = 0.85;
/** Green is grass, whatever it was seen as: CIE Lab a, from green to red. */
const GREENEST = -3.5;
/** Ground of one kind goes on where its color, CIE Lab a and b, changes by no more than this from piece to piece. */
const ALIKE = 6;
/** And a base that is laid, of one load of stone, where its lightness changes by no more than this. */
const AS_LIGHT = 12;
/** Less, as a share of the photo, is a scrap. */
const LEAST_SHARE = 0.01;
/** What is narrower than twice this share of the photo's width is the rim of two surfaces, where their colors mix. */
const RIM_SHARE = 0.006;
/** Bays of it are narrower than twice this share of the photo's width. */
const BAY_SHARE = 0.025;
/** Coverage from which a pixel belongs to a mask. */
const INSIDE = 0.5;
/** Things and weeds on it up to this share of the photo are no holes in it. */
const HOLE_SHARE = 0.006;

/** A surface of one look: its mean color in CIE Lab, how far it is ground of each kind (0 to 1), its pixels and the numbers of those beside it. */
type Surface = {
  lab: [lightness: number, a: number, b: number];
  paved: number;
  soft: number;
  pixels: number;
  beside: Set<number>;
};

/**
 * Ground that words name by what it is and not by its color: bare soil, or the base that paving is laid on. The network has no kind for either and takes them for lawn, drive or
 * street; which surfaces are ground at all it knows well. Coverage at the size of `seen`; null where the photo shows none.
 */
export function groundOfPieces({ material, tint }: NamedGround, seen: Seen): Float32Array | null {
  const { piece, surfaces } = surfacesOf(seen);
  const isGround = ({ paved, soft }: Surface) => paved + soft >= SURE;
  const isBare = (one: Surface) => isGround(one) && one.lab[1] > GREENEST;
  const bare = surfaces.flatMap((one, p) => (isBare(one) ? [p] : []));
  const found = material === "soil" ? soilAmong(bare, surfaces) : baseAmong(bare, surfaces, tint);
  if (found.size === 0) return null;
  const { width, height } = seen;
  const mask = floatsFrom(seen.ground, (_, i) => (found.has(piece(i)) ? 1 : 0));
  const wide = opened(mask, width, height, Math.max(1, Math.round(RIM_SHARE * width)));
  const large = largeComponents(wide, width, height, LEAST_SHARE);
  if (!large.includes(1)) return null;
  // Soil has the colors of walls and sleepers beside it too.
  const whole = material === "base" ? withRim(large, seen) : large;
  return fillHoles(withBays(whole, seen), width, height, HOLE_SHARE);
}

/** What was found with what lies along it and has its color: where surfaces meet, their colors mix, and the mean of a rim is that of neither. */
function withRim(found: Float32Array, seen: Seen): Float32Array {
  const { width, height, ground, picture } = seen;
  const { lightness, a, b } = labPlanes(picture);
  const near = greatestNearby(found, width, height, Math.round(BAY_SHARE * width));
  const inside = [lightness, a, b].map((plane) => {
    let [sum, count] = [0, 0];
    for (let i = 0; i < found.length; i++) if (found[i]) [sum, count] = [sum + plane[i]!, count + 1];
    return sum / count;
  }) as Surface["lab"];
  const isLike = (i: number) =>
    Math.hypot(a[i]! - inside[1], b[i]! - inside[2]) <= ALIKE &&
    Math.abs(lightness[i]! - inside[0]) <= AS_LIGHT;
  return floatsFrom(found, (own, i) => (own || (near[i] && ground[i]! > INSIDE && isLike(i)) ? 1 : 0));
}

/** What was found with its narrow bays, as far as they are ground too: a shadow, leaves or a board of another look. */
function withBays(found: Float32Array, { ground, width, height }: Seen): Float32Array {
  const outside = found.map((own) => 1 - own);
  const open = opened(outside, width, height, Math.round(BAY_SHARE * width));
  return floatsFrom(found, (own, i) => (own || (open[i] === 0 && ground[i]! > INSIDE) ? 1 : 0));
}

/** Bare surfaces that go on into each other, without those, and without the groups of them, that are surely paving. */
function soilAmong(bare: readonly number[], surfaces: readonly Surface[]): Set<number> {
  const groups = groupsOf(bare, surfaces, (one, other) => colorStep(one, other) <= ALIKE);
  const isPaving = (group: readonly number[]) => {
    const pixels = group.reduce((sum, p) => sum + surfaces[p]!.pixels, 0);
    return group.reduce((sum, p) => sum + surfaces[p]!.pixels * surfaces[p]!.paved, 0) > MOST_PAVED * pixels;
  };
  const soil = groups.filter((group) => !isPaving(group)).flat();
  return new Set(soil.filter((p) => surfaces[p]!.paved <= SURE));
}

/** The largest bare surface that was seen as paving, of a pale or a dark base the lightest or darkest, with what goes on beside it. */
function baseAmong(
  bare: readonly number[],
  surfaces: readonly Surface[],
  tint: NamedGround["tint"],
): Set<number> {
  const isAlike = (one: Surface, other: Surface) =>
    colorStep(one, other) <= ALIKE && Math.abs(one.lab[0] - other.lab[0]) <= AS_LIGHT;
  const groups = groupsOf(bare, surfaces, isAlike);
  const rank = (group: readonly number[]) => {
    const pixels = group.reduce((sum, p) => sum + surfaces[p]!.pixels, 0);
    const mean = (of: (one: Surface) => number) =>
      group.reduce((sum, p) => sum + surfaces[p]!.pixels * of(surfaces[p]!), 0) / pixels;
    if (tint === "light") return mean(({ lab }) => lab[0]);
    if (tint === "dark") return -mean(({ lab }) => lab[0]);
    return pixels * mean(({ paved }) => paved);
  };
  const total = surfaces.reduce((sum, { pixels }) => sum + pixels, 0);
  const sizeOf = (group: readonly number[]) => group.reduce((sum, p) => sum + surfaces[p]!.pixels, 0);
  const best = groups
    .filter((group) => sizeOf(group) >= LEAST_SHARE * total)
    .sort((one, other) => rank(other) - rank(one))[0];
  return new Set(best);
}

const colorStep = (one: Surface, other: Surface): number =>
  Math.hypot(one.lab[1] - other.lab[1], one.lab[2] - other.lab[2]);

/** Groups of some surfaces that lie beside each other and are alike. */
function groupsOf(
  some: readonly number[],
  surfaces: readonly Surface[],
  isAlike: (one: Surface, other: Surface) => boolean,
): number[][] {
  const open = new Set(some);
  const groups: number[][] = [];
  for (const first of some) {
    if (!open.delete(first)) continue;
    const group = [first];
    // Grows while it is walked through.
    for (const p of group)
      for (const o of surfaces[p]!.beside)
        if (open.has(o) && isAlike(surfaces[p]!, surfaces[o]!)) {
          open.delete(o);
          group.push(o);
        }
    groups.push(group);
  }
  return groups;
}

/** The surfaces of a photo, and which of them a pixel of `seen` belongs to. */
const surfacesOf = oncePer((seen: Seen): { piece: (i: number) => number; surfaces: Surface[] } => {
  // Surfaces are told apart as well at half the size, in a fourth of the time.
  const picture = shrink(seen.picture, Math.ceil(seen.width / 2));
  const { piece, count } = colorPieces(picture);
  const { lightness, a, b } = labPlanes(picture);
  const { width, height } = picture;
  const surfaces = Array.from(
    { length: count },
    (): Surface => ({ lab: [0, 0, 0], paved: 0, soft: 0, pixels: 0, beside: new Set() }),
  );
  const seenAt = (o: number) =>
    Math.floor(((Math.floor(o / width) + 0.5) * seen.height) / height) * seen.width +
    Math.floor((((o % width) + 0.5) * seen.width) / width);
  const [paved, soft] = [shareAt(seen, PAVED), shareAt(seen, SOFT)];
  for (let o = 0; o < piece.length; o++) {
    const one = surfaces[piece[o]!]!;
    const i = seenAt(o);
    one.pixels++;
    one.paved += paved(i);
    one.soft += soft(i);
    one.lab[0] += lightness[o]!;
    one.lab[1] += a[o]!;
    one.lab[2] += b[o]!;
    for (const next of [o % width < width - 1 ? o + 1 : o, o + width]) {
      const other = piece[next];
      if (other === undefined || other === piece[o]) continue;
      one.beside.add(other);
      surfaces[other]!.beside.add(piece[o]!);
    }
  }
  for (const one of surfaces) {
    one.paved /= one.pixels;
    one.soft /= one.pixels;
    one.lab = one.lab.map((sum) => sum / one.pixels) as Surface["lab"];
  }
  return {
    surfaces,
    piece: (i) => {
      const y = Math.floor(i / seen.width);
      const row = Math.min(height - 1, Math.floor(((y + 0.5) * height) / seen.height));
      const column = Math.min(width - 1, Math.floor(((i - y * seen.width + 0.5) * width) / seen.width));
      return piece[row * width + column]!;
    },
  };
});
