import type { RgbImage } from "#renderer/image/rgb-image.ts";
import { nearMask } from "#renderer/mask/near-mask.ts";
import type { LineSegment } from "./line-segments.ts";
import type { ClassShares } from "./network/class-shares.ts";
import { SEEN_CLASSES, type SeenClass } from "./seen-classes.ts";

/** Share from which a pixel is ground, and that of soft ground in it from which the network takes it for soft. */
const GROUND = 0.5;
const SOFT = 0.5;
/** Excess of green, (2 green - red - blue) / (red + green + blue), from which a pixel is leaves. Pavers of three patios had 0.01 to 0.03, dormant lawns up to 0.03. */
const LEAVES = 0.06;
/** An edge is a joint where bare ground lies this far on both sides of it, pixels of the picture of the edges: edges of beds and walls have something else there. */
const ASIDE_PX = 8;
/** Points along an edge at which that is asked, as shares of its length from its middle, and how many must have it. */
const ALONG = [-0.45, -0.2, 0, 0.2, 0.45] as const;
const LEAST_POINTS = 4;
/**
 * So many joints in soft ground are a pattern, where at least this share of their length runs across the others. Set on 86 photos of yards and the labeled ones: two
 * patios that the network took for soil had 44 and 23 with 0.19 and 0.42 across; slabs in soil 14; timber, walls and dormant lawns more only with nothing across.
 */
const LEAST_JOINTS = 18;
const LEAST_ACROSS = 0.1;
/** Two joints run the same way within this angle on the ground, radians. */
const SAME_WAY = 0.26;
/** A groove is sought so far to both sides of an edge, what lies beside it is looked at there, and it is darker than that by this (0 to 1). Pixels of the picture of the edges. */
const GROOVE_PX = [-3, -2, -1, 0, 1, 2, 3] as const;
const BESIDE_PX = [5, 6, 7, 8] as const;
const GROOVE_DEPTH = 0.012;
/** Farther from any joint nothing follows from them, as a share of the width. */
const REACH_SHARE = 1 / 14;
/** Rows below the horizon from which the ground's directions are told, pixels. */
const LEAST_BELOW_PX = 3;

/** Where the picture of the edges was taken from: its horizon and its focal length, in its pixels. */
export type Lens = { width: number; horizonRow: number; focalPx: number };

/**
 * Pavers that the network takes for soil become a walk: joints run straight, and square to each other on the ground, as nothing does in soil, mulch or dormant
 * lawn. `segments`: straight edges of the picture that `lens` is of; `guide` has the size of `shares`. The very same shares where there is no such pattern.
 */
export function jointedPaving(
  shares: ClassShares,
  guide: RgbImage,
  segments: readonly LineSegment[],
  brightness: Float32Array,
  lens: Lens,
): ClassShares {
  const { width, height } = shares;
  const kind = kindsOf(shares, guide);
  const scale = width / lens.width;
  const kindAt = (x: number, y: number): number => {
    const [column, row] = [Math.floor(x * scale), Math.floor(y * scale)];
    return column < 0 || column >= width || row < 0 || row >= height
      ? KIND.none
      : kind[row * width + column]!;
  };
  const joints = segments.filter(
    (segment) => isJoint(segment, kindAt) && isGroove(segment, brightness, lens.width),
  );
  if (joints.length < LEAST_JOINTS || acrossOthers(joints, lens) < LEAST_ACROSS) return shares;
  const marks = new Uint8Array(width * height);
  for (const { x, y, angle, length } of joints)
    for (let t = -length / 2; t <= length / 2; t += 1 / scale) {
      const row = Math.floor((y + t * Math.sin(angle)) * scale);
      const column = Math.floor((x + t * Math.cos(angle)) * scale);
      if (row >= 0 && row < height && column >= 0 && column < width) marks[row * width + column] = 1;
    }
  const near = nearMask(marks, width, height, 1, Math.round(REACH_SHARE * width));
  const planes = shares.planes.map((plane) => plane.slice());
  const [lawn, soft, walk] = (["lawn", "soft", "walk"] as const).map((name) => planes[indexOf(name)]!);
  for (let i = 0; i < near.length; i++) {
    if (!near[i] || kind[i] !== KIND.bare) continue;
    walk![i]! += lawn![i]! + soft![i]!;
    lawn![i] = soft![i] = 0;
  }
  return { width, height, planes };
}

/** What a pixel is: soft ground without leaves, paving, or neither. */
const KIND = { none: 0, bare: 1, paved: 2 } as const;

const indexOf = (name: SeenClass): number => SEEN_CLASSES.indexOf(name);

function kindsOf({ width, height, planes }: ClassShares, { data }: RgbImage): Uint8Array {
  const [lawn, soft, drive, walk, street] = (["lawn", "soft", "drive", "walk", "street"] as const).map(
    (name) => planes[indexOf(name)]!,
  );
  const kinds = new Uint8Array(width * height);
  for (let i = 0; i < kinds.length; i++) {
    const green = lawn![i]! + soft![i]!;
    const ground = green + drive![i]! + walk![i]! + street![i]!;
    if (ground < GROUND) continue;
    const [r, g, b] = [data[i * 3]!, data[i * 3 + 1]!, data[i * 3 + 2]!];
    if (2 * g - r - b > LEAVES * (r + g + b)) continue;
    kinds[i] = green > SOFT * ground ? KIND.bare : KIND.paved;
  }
  return kinds;
}

function isJoint({ x, y, angle, length }: LineSegment, kindAt: (x: number, y: number) => number): boolean {
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  let inside = 0;
  for (const share of ALONG) {
    const [px, py] = [x + dx * length * share, y + dy * length * share];
    const sides = [
      kindAt(px - dy * ASIDE_PX, py + dx * ASIDE_PX),
      kindAt(px + dy * ASIDE_PX, py - dx * ASIDE_PX),
    ];
    if (kindAt(px, py) === KIND.bare && !sides.includes(KIND.none)) inside++;
  }
  return inside >= LEAST_POINTS;
}

/** The share of the joints' length that runs square to most of the others on the ground, 0 to 0.5. */
function acrossOthers(joints: readonly LineSegment[], lens: Lens): number {
  const ways = joints.map((joint) => ({ way: wayOnGround(joint, lens), length: joint.length }));
  // Directions that are a quarter turn apart count as one: their fourfold angles are the same.
  const re = ways.reduce((sum, { way, length }) => sum + length * Math.cos(4 * way), 0);
  const im = ways.reduce((sum, { way, length }) => sum + length * Math.sin(4 * way), 0);
  const main = Math.atan2(im, re) / 4;
  let [along, across, all] = [0, 0, 0];
  for (const { way, length } of ways) {
    const turned = Math.abs(Math.cos(way - main));
    if (turned > Math.cos(SAME_WAY)) along += length;
    else if (turned < Math.sin(SAME_WAY)) across += length;
    all += length;
  }
  return Math.min(along, across) / all;
}

/** The direction of an edge on level ground, radians from the picture plane. */
function wayOnGround({ x, y, angle, length }: LineSegment, { width, horizonRow, focalPx }: Lens): number {
  const [from, to] = [-0.5, 0.5].map((share) => {
    const below = Math.max(LEAST_BELOW_PX, y + share * length * Math.sin(angle) - horizonRow);
    return { x: (x + share * length * Math.cos(angle) - width / 2) / below, z: focalPx / below };
  });
  return Math.atan2(to!.z - from!.z, to!.x - from!.x);
}

/** Whether an edge is darker than what lies on both its sides: a slab or a board in soil has an edge where the one ends and the other begins. */
function isGroove({ x, y, angle, length }: LineSegment, brightness: Float32Array, width: number): boolean {
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const meanAt = (aside: number): number => {
    let [sum, count] = [0, 0];
    for (let t = -length / 2; t <= length / 2; t++) {
      const at = Math.round(y + t * dy + aside * dx) * width + Math.round(x + t * dx - aside * dy);
      if (at < 0 || at >= brightness.length) continue;
      sum += brightness[at]!;
      count++;
    }
    return sum / Math.max(1, count);
  };
  const meanOf = (asides: readonly number[]) =>
    asides.reduce((sum, aside) => sum + meanAt(aside), 0) / asides.length;
  const darkest = Math.min(...GROOVE_PX.map(meanAt));
  return darkest < Math.min(meanOf(BESIDE_PX), meanOf(BESIDE_PX.map((aside) => -aside))) - GROOVE_DEPTH;
}
