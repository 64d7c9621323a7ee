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

/** Later pieces lie on earlier ones: the pile grows by this much, so that overlaps have an order. */
const PILE_M = 0.012;
const LIE_M = 0.006;
/** Widest a splinter's ragged sides get, as a share of its half width. */
const RAGGED_MOST = 1.15;
/** Sides that lean less than this against a row of texels do not bound it. */
const PARALLEL = 1e-3;

/**
 * Strews the mix over a tile of `n` texels a side (a power of two) that wraps around: the same pieces whatever its size. A piece is
 * drawn wherever it is higher than what lies there.
 */
export function strewChips(mix: ChipMix, n: number): Relief {
  const { sizeM } = mix;
  const relief = { texels: n, sizeM, height: new Float32Array(n * n), albedo: new Float32Array(n * n * 3) };
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
    const tone = 0.7 + (0.6 * (noise & 0xffff)) / 0x10000;
    albedo[i * 3] = red * tone;
    albedo[i * 3 + 1] = green * tone;
    albedo[i * 3 + 2] = blue * tone;
    height[i] = (0.001 * (noise >>> 16)) / 0x10000;
  }
}

function layChip(relief: Relief, mix: ChipMix, index: number, random: Random): void {
  const { texels: n, height, albedo } = relief;
  const texelM = relief.sizeM / n;
  const wrap = n - 1;
  const cx = random.next() * n;
  const cy = random.next() * n;
  const angle = random.next() * 2 * Math.PI;
  const halfLength = ((mix.shortestM + (mix.longestM - mix.shortestM) * random.next() ** 1.5) * 0.5) / texelM;
  const halfWidth = ((mix.narrowestM + (mix.widestM - mix.narrowestM) * random.next()) * 0.5) / texelM;
  const color = mix.colors[Math.floor(random.next() * mix.colors.length)]!;
  const tone = 1 - mix.spread + 2 * mix.spread * random.next();
  const lift = (index / mix.count) * PILE_M + random.next() * LIE_M;
  const tiltAlong = (random.next() - 0.5) * 0.5 * halfLength * texelM * 0.35;
  const tiltAcross = (random.next() - 0.5) * 0.7 * halfWidth * texelM;
  const thick = mix.thickness * halfWidth * texelM;
  const boxy = random.next() < 0.6;
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
      const along = (x * cos + y * sin) / halfLength;
      const across = (-x * sin + y * cos) / halfWidth;
      let top: number;
      if (stone) {
        const a2 = along * along;
        const c2 = across * across;
        if (a2 >= 1 || c2 >= 1) continue;
        const out = boxy ? a2 * Math.sqrt(Math.sqrt(a2)) + c2 * Math.sqrt(Math.sqrt(c2)) : a2 + c2;
        if (out >= 1) continue;
        top = lift + Math.sqrt(1 - out) * thick * 1.6;
      } else {
        if (along > 1 || along < -1) continue;
        // Splinters have ragged sides: the half width changes in steps along the piece.
        const ragged =
          0.85 + (0.3 * ((((((along + 1) * 7) | 0) * 2654435761 + index * 40503) >>> 8) & 255)) / 255;
        if (across > ragged || across < -ragged) continue;
        top = lift + thick * (1 - across * across * 0.6) + tiltAlong * along + tiltAcross * across;
      }
      const q = line + ((column + x) & wrap);
      if (top <= height[q]!) continue;
      height[q] = top;
      // Fibers run along a splinter; a stone is speckled texel by texel.
      const speck = stone
        ? 0.9 + (0.2 * (((q * 2654435761) >>> 9) & 255)) / 255
        : 0.82 +
          (0.36 * (((((across * halfWidth + 64) | 0) * 40503 + index * 2654435761) >>> 9) & 255)) / 255;
      albedo[q * 3] = color[0] * tone * speck;
      albedo[q * 3 + 1] = color[1] * tone * speck;
      albedo[q * 3 + 2] = color[2] * tone * speck;
    }
  }
}
