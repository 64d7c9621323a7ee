import type { Camera } from "#core/camera/camera.ts";
import { toLinear } from "#renderer/color/srgb.ts";
import { standingDepth } from "#renderer/composite/standing-depth.ts";
import { Enlarger } from "#renderer/image/enlarger.ts";
import type { RgbImage } from "#renderer/image/rgb-image.ts";
import type { Aim, Lamp } from "#renderer/layout/lamp.ts";
import { smoothstep } from "#renderer/math/scalar.ts";
import type { Seen } from "#renderer/see/see-photo.ts";

/** How an uplight spreads what it sends up. */
type Beam = {
  /** Light at its best, as a share of daylight. */
  light: number;
  /** Angle from its axis at which a third is left, radians. */
  spread: number;
  /** Height at which half of it is left, meters: of what is deep, like a crown, more is lit far up. */
  halfM: number;
  /** Beyond this height it ends, meters. */
  reachM: number;
  /** Distance of what it shines on behind it, meters; 0 where that has no face. */
  behindM: number;
  /** What it shines on reflects about this much, linear; a photo against the light shows it darker, and so much of that (a power) is kept. */
  reflects: number;
  kept: number;
};

/** A beam of 60 degrees on a wall, one of 70 into a crown, a wide one on shrubs. By eye, against photographs of lit houses. */
const BEAMS: Record<Aim, Beam> = {
  wall: { light: 2.8, spread: 0.42, halfM: 1.4, reachM: 5, behindM: 0.4, reflects: 0.35, kept: 0.75 },
  tree: { light: 1.3, spread: 0.55, halfM: 3.5, reachM: 13, behindM: 0, reflects: 0.11, kept: 0.65 },
  plants: { light: 1.6, spread: 0.75, halfM: 1, reachM: 3, behindM: 0, reflects: 0.11, kept: 0.65 },
};
/** Height of the lens, meters; and its axis leans to the wall by this, radians. */
const LENS_M = 0.25;
const LEAN = 0.17;
/** What stands nearer or farther than the lamp's own object by this much is not lit: meters, and shares of the distance. */
const SAME_M = [1.2, 2.6] as const;
const SAME_SHARE = [0.3, 0.5] as const;
/** Light that falls on the ground round the lamp: a share of daylight, and meters. */
const SPILL = 0.3;
const SPILL_M = 0.4;
/** A trunk is so far beside its lamp at most, meters. */
const TRUNK_M = 0.9;
/** Darker than this, linear, a photo shows nothing but its noise. */
const DARKEST = 0.01;
/** Beyond this angle from its axis nothing is lit, radians. */
const WIDEST = 1.25;

/** What is seen where, per pixel of the photo; coverage is 0 to 255. */
export type SeenAtDusk = {
  ground: Uint8Array;
  sky: Uint8Array;
  /** Leaves and trunks of the photo; and all that stands in it. */
  plants: Uint8Array;
  standing: Uint8Array;
  /** The house: of it all that a beam on a wall reaches is lit. */
  house: Uint8Array;
  /** 1 where something of the design stands: it may be anything, and has no distance of its own. */
  fresh: Uint8Array;
  /** Not 0 where the picture is no longer the photo. */
  changed: Uint8Array;
  /** The finished picture by day. */
  picture: RgbImage;
};

/**
 * Light of the uplights per pixel of a photo, as a share of daylight; null without any. `small`: the camera of `seen`.
 */
export function uplitBy(
  lamps: readonly Lamp[],
  camera: Camera,
  at: SeenAtDusk,
  seen: Seen,
  small: Camera,
): Float32Array | null {
  const aimed = lamps.flatMap((lamp) => (lamp.aim ? [{ ...lamp, aim: lamp.aim }] : []));
  if (aimed.length === 0) return null;
  const { widthPx: width, heightPx: height } = camera;
  const light = new Float32Array(width * height);
  const depth = standingDepth(small, seen.ground);
  const enlarger = new Enlarger(seen, { width, height });
  for (const { x, z, aim } of aimed) {
    const beam = BEAMS[aim];
    const perM = camera.focalPx / (z + beam.behindM);
    const [footX, footY] = [camera.photoX(x, z + beam.behindM), camera.photoY(0, z + beam.behindM)];
    const wideM = beam.reachM * 0.8;
    const left = Math.max(0, Math.floor(footX - wideM * perM));
    const right = Math.min(width, Math.ceil(footX + wideM * perM));
    const top = Math.max(0, Math.floor(footY - beam.reachM * perM));
    const bottom = Math.min(height, Math.ceil(camera.photoY(0, Math.max(0.6, z - SPILL_M * 2))));
    for (let row = top; row < bottom; row++)
      for (let column = left; column < right; column++) {
        const i = row * width + column;
        if (at.ground[i]! > 0 && !at.fresh[i])
          light[i] = light[i]! + (at.ground[i]! / 255) * spillAt(column, row);
        if (at.sky[i] === 255 || (at.ground[i] === 255 && !at.fresh[i])) continue;
        const acrossM = (column + 0.5 - footX) / perM;
        const own = beamAt(beam, acrossM, (footY - row - 0.5) / perM);
        if (own === 0) continue;
        const there = at.fresh[i] ? z : depth[enlarger.indexOf(column, row)]!;
        light[i] =
          light[i]! + own * coverAt(i, aim, at, there - z, z, acrossM) * shownBetter(i, beam, at.picture);
      }
    function spillAt(column: number, row: number): number {
      if (row + 0.5 <= camera.horizonY + 1) return 0;
      const dx = camera.groundX(column + 0.5, row + 0.5) - x;
      const dz = camera.groundZ(row + 0.5) - z;
      return SPILL * Math.exp(-(dx * dx + dz * dz) / (SPILL_M * SPILL_M));
    }
  }
  return light;
}

/**
 * How much of a pixel the beam falls on, 0 to 1. `offM`: how far behind the lamp what the photo shows in it stands, `acrossM`: how far beside it,
 * meters.
 */
function coverAt(i: number, aim: Aim, at: SeenAtDusk, offM: number, z: number, acrossM: number): number {
  if (at.fresh[i]) return 1;
  const upright = (255 - Math.max(at.ground[i]!, at.sky[i]!)) / 255;
  const near = sameDepth(offM, z);
  // Wet or shaded paving at a wall is often taken for no ground: how far away the house is is not read column by column.
  if (aim === "wall") return upright * Math.max(near, at.house[i]! / 255);
  if (at.changed[i]) return 0;
  const leaves = at.plants[i]! / 255;
  // The foot of a trunk is often taken for something else that stands.
  const trunk = (Math.max(0, at.standing[i]! - at.plants[i]!) / 255) * Math.exp(-((acrossM / TRUNK_M) ** 2));
  // A crown hangs over ground that lies behind its trunk. In a pixel that is sky in part the light of that is none of the leaves'.
  return (leaves * (aim === "tree" && offM > 0 ? 1 : near) + trunk * near) * upright * upright;
}

/** By how much what is lit is seen better than the photo shows it: what that shows dark, against the light, reflects as much as the rest. */
function shownBetter(i: number, { reflects, kept }: Beam, { data }: RgbImage): number {
  const day =
    0.2126 * toLinear[data[i * 3]!]! +
    0.7152 * toLinear[data[i * 3 + 1]!]! +
    0.0722 * toLinear[data[i * 3 + 2]!]!;
  return (reflects / Math.max(DARKEST, day)) ** (1 - kept);
}

/** Light of a beam so far to the side of its lamp and so high above the ground, meters. */
function beamAt({ light, spread, halfM, reachM, behindM }: Beam, acrossM: number, upM: number): number {
  const riseM = upM - LENS_M;
  if (riseM <= 0 || upM >= reachM) return 0;
  const distanceM = Math.hypot(acrossM, riseM, behindM);
  const lean = behindM > 0 ? LEAN : 0;
  const angle = Math.acos(Math.min(1, (riseM * Math.cos(lean) + behindM * Math.sin(lean)) / distanceM));
  if (angle > WIDEST) return 0;
  const end = 1 - smoothstep(0.6 * reachM, reachM, upM);
  return light * end * Math.exp(-((angle / spread) ** 2)) * (halfM ** 2 / (halfM ** 2 + riseM ** 2));
}

/** 1 for what is as far away as what the lamp stands at, 0 for what is not, smooth between. */
const sameDepth = (offM: number, z: number): number =>
  1 - smoothstep(SAME_M[0] + SAME_SHARE[0] * z, SAME_M[1] + SAME_SHARE[1] * z, Math.abs(offM));
