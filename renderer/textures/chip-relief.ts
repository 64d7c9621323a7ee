import { hashInt, type Random, seededRandom } from "#renderer/math/random.ts";
import type { Vec3 } from "#renderer/math/vec3.ts";
import type { Relief } from "./lit-relief.ts";

/** Loose pieces strewn over a tile: shredded bark (flat, splintered) or stones (domed). Lengths in meters. */
export type ChipMix = {
  /** Texels along one side at the finest. */
  texels: number;
  sizeM: number;
  count: number;
  shortestM: number;
  longestM: number;
  narrowestM: number;
  widestM: number;
  /** Thickness as a share of half the width. */
  thickness: number;
  shape: "splinter" | "stone";
  /** Linear reflectances that the pieces take. */
  colors: Vec3[];
  /** Spread of brightness between pieces: 0.3 = from 0.7 to 1.3. */
  spread: number;
  /** What shows between them. */
  bed: Vec3;
  seed: number;
};

/**
 * Height of a piece: its place in the order of strewing times PILE_M, so that later pieces lie on earlier
 * ones, and up to LIE_M at random. Meters.
 */
const PILE_M = 0.012;
const LIE_M = 0.006;
/** Widest a splinter's ragged sides get, as a share of its half width. */
const RAGGED_MOST = 1.15;
/**
 * Sides whose direction has a smaller component along a row of texels are parallel to it and do not bound
 * it.
 */
const PARALLEL = 1e-3;
/** Tone of the bed, texel by texel, from this to this plus the spread; BED_ROUGH_M is its relief, meters. */
const BED_DARKEST = 0.7;
const BED_SPREAD = 0.6;
const BED_ROUGH_M = 0.001;
/** Gaps between pieces are so wide, as a share of the widest, and at least so many meters. */
const GAP_SHARE = 0.35;
const LEAST_GAP_M = 0.012;
/** Exponent of the random length: above 1, short pieces are more frequent than long ones. */
const LONG_SELDOM = 1.5;
/**
 * The ends of a splinter stand up to TILT_ALONG / 4 of its half length above or below its middle, its long
 * edges up to TILT_ACROSS / 2 of its half width: pieces lie on others, never level.
 */
const TILT_ALONG = 0.35;
const TILT_ACROSS = 0.7;
/** Share of the stones that are nearly boxes (superellipse with exponent 2.5) instead of ellipses. */
const BOXY_SHARE = 0.6;
/**
 * Height of a stone's dome relative to `thickness`; SAG is the share of the thickness by which a splinter's
 * long edges are lower than its middle.
 */
const DOME = 1.6;
const SAG = 0.6;
/** Half width of a splinter changes between 0.85 and 1.15 of the mean, RAGGED_STEPS times per half length. */
const RAGGED_LEAST = 0.85;
const RAGGED_SPREAD = 0.3;
const RAGGED_STEPS = 7;
/** Least factor on a piece's color and its random spread: per texel of a stone, per fiber of a splinter. */
const STONE_SPECK = [0.9, 0.2] as const;
const FIBER_SPECK = [0.82, 0.36] as const;

/**
 * Strews the mix over a tile of `n` texels a side (a power of two) that wraps around: the same pieces whatever its size. A piece is
 * drawn wherever it is higher than what lies there.
 */
export function strewChips(mix: ChipMix, n: number): Relief {
  const { sizeM } = mix;
  const relief = {
    texels: n,
    sizeM,
    height: new Float32Array(n * n),
    albedo: new Float32Array(n * n * 3),
    gapM: Math.max(LEAST_GAP_M, mix.widestM * GAP_SHARE),
  };
  for (let y = 0; y < n; y++) layBed(relief, mix, y * n);
  const random = seededRandom(mix.seed);
  for (let i = 0; i < mix.count; i++) layChip(relief, mix, i, random);
  return relief;
}

/** One row of what shows between the pieces, from its first texel on. */
function layBed({ texels, height, albedo }: Relief, mix: ChipMix, from: number): void {
  const [red, green, blue] = mix.bed;
  for (let i = from; i < from + texels; i++) {
    const noise = hashInt(i, 0, mix.seed);
    const tone = BED_DARKEST + (BED_SPREAD * (noise & 0xffff)) / 0x10000;
    albedo[i * 3] = red * tone;
    albedo[i * 3 + 1] = green * tone;
    albedo[i * 3 + 2] = blue * tone;
    height[i] = (BED_ROUGH_M * (noise >>> 16)) / 0x10000;
  }
}

function layChip(relief: Relief, mix: ChipMix, index: number, random: Random): void {
  const { texels: n, height, albedo } = relief;
  // Halves and middles below are in texels; tilts and thicknesses in meters.
  const texelM = relief.sizeM / n;
  const wrap = n - 1;
  const cx = random.next() * n;
  const cy = random.next() * n;
  const angle = random.next() * 2 * Math.PI;
  const halfLength =
    ((mix.shortestM + (mix.longestM - mix.shortestM) * random.next() ** LONG_SELDOM) * 0.5) / texelM;
  const halfWidth = ((mix.narrowestM + (mix.widestM - mix.narrowestM) * random.next()) * 0.5) / texelM;
  const color = mix.colors[Math.floor(random.next() * mix.colors.length)]!;
  const tone = 1 - mix.spread + 2 * mix.spread * random.next();
  const lift = (index / mix.count) * PILE_M + random.next() * LIE_M;
  const tiltAlong = (random.next() - 0.5) * 0.5 * halfLength * texelM * TILT_ALONG;
  const tiltAcross = (random.next() - 0.5) * TILT_ACROSS * halfWidth * texelM;
  const thick = mix.thickness * halfWidth * texelM;
  const boxy = random.next() < BOXY_SHARE;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const reach = Math.ceil(Math.sqrt(halfLength * halfLength + halfWidth * halfWidth));
  const column = Math.round(cx);
  const row = Math.round(cy);
  const stone = mix.shape === "stone";
  const widest = stone ? halfWidth : halfWidth * RAGGED_MOST;
  for (let y = -reach; y <= reach; y++) {
    // Where the row crosses the two pairs of sides, a texel generously: most of the box round a slanted piece is not on it.
    let from = -reach;
    let to = reach;
    if (Math.abs(cos) > PARALLEL) {
      const middle = (-y * sin) / cos;
      const half = Math.abs(halfLength / cos) + 1;
      from = Math.max(from, Math.ceil(middle - half));
      to = Math.min(to, Math.floor(middle + half));
    }
    if (Math.abs(sin) > PARALLEL) {
      const middle = (y * cos) / sin;
      const half = Math.abs(widest / sin) + 1;
      from = Math.max(from, Math.ceil(middle - half));
      to = Math.min(to, Math.floor(middle + half));
    }
    const line = ((row + y) & wrap) * n;
    for (let x = from; x <= to; x++) {
      // Along and across the piece, as shares of its half length and half width.
      const along = (x * cos + y * sin) / halfLength;
      const across = (-x * sin + y * cos) / halfWidth;
      let top: number;
      if (stone) {
        const a2 = along * along;
        const c2 = across * across;
        if (a2 >= 1 || c2 >= 1) continue;
        // a2 to the power 1.25 is |along| to the power 2.5, by two square roots instead of a power.
        const out = boxy ? a2 * Math.sqrt(Math.sqrt(a2)) + c2 * Math.sqrt(Math.sqrt(c2)) : a2 + c2;
        if (out >= 1) continue;
        top = lift + Math.sqrt(1 - out) * thick * DOME;
      } else {
        if (along > 1 || along < -1) continue;
        // Splinters have ragged sides: the half width changes in steps along the piece.
        // Splinters have ragged sides: the half width changes in steps along the piece. The multiplier is
        // Knuth's (2 to the 32 over the golden ratio), a cheap hash.
        const ragged =
          RAGGED_LEAST +
          (RAGGED_SPREAD *
            ((((((along + 1) * RAGGED_STEPS) | 0) * 2654435761 + index * 40503) >>> 8) & 255)) /
            255;
        if (across > ragged || across < -ragged) continue;
        top = lift + thick * (1 - across * across * SAG) + tiltAlong * along + tiltAcross * across;
      }
      const q = line + ((column + x) & wrap);
      if (top <= height[q]!) continue;
      height[q] = top;
      // Fibers run along a splinter; a stone is speckled texel by texel.
      const speck = stone
        ? STONE_SPECK[0] + (STONE_SPECK[1] * (((q * 2654435761) >>> 9) & 255)) / 255
        : FIBER_SPECK[0] +
          (FIBER_SPECK[1] * (((((across * halfWidth + 64) | 0) * 40503 + index * 2654435761) >>> 9) & 255)) /
            255;
      albedo[q * 3] = color[0] * tone * speck;
      albedo[q * 3 + 1] = color[1] * tone * speck;
      albedo[q * 3 + 2] = color[2] * tone * speck;
    }
  }
}
