import { type Random, seededRandom } from "#renderer/math/random.ts";
import type { Vec3 } from "#renderer/math/vec3.ts";
import type { Relief } from "./lit-relief.ts";

/** Loose pieces strewn over a tile: shredded bark (flat, splintered) or stones (domed). Lengths in metres. */
export type ChipMix = {
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
  colours: Vec3[];
  /** Spread of brightness between pieces: 0.3 = from 0.7 to 1.3. */
  spread: number;
  /** What shows between them. */
  bed: Vec3;
  seed: number;
};

/** Later pieces lie on earlier ones: the pile grows by this much, so that overlaps have an order. */
const PILE_M = 0.012;
const LIE_M = 0.006;

/** Strews the mix over a tile that wraps around. A piece is drawn wherever it is higher than what lies there. */
export function strewChips(mix: ChipMix): Relief {
  const { texels: n, sizeM } = mix;
  const random = seededRandom(mix.seed);
  const height = new Float32Array(n * n);
  const albedo = new Float32Array(n * n * 3);
  for (let i = 0; i < n * n; i++) {
    const tone = 0.7 + 0.6 * random();
    albedo[i * 3] = mix.bed[0] * tone;
    albedo[i * 3 + 1] = mix.bed[1] * tone;
    albedo[i * 3 + 2] = mix.bed[2] * tone;
    height[i] = 0.001 * random();
  }
  const relief = { texels: n, sizeM, height, albedo };
  for (let i = 0; i < mix.count; i++) layChip(relief, mix, i, random);
  return relief;
}

function layChip(relief: Relief, mix: ChipMix, index: number, random: Random): void {
  const { texels: n, height, albedo } = relief;
  const texelM = relief.sizeM / n;
  const wrap = n - 1;
  const cx = random() * n;
  const cy = random() * n;
  const angle = random() * 2 * Math.PI;
  const halfLength = ((mix.shortestM + (mix.longestM - mix.shortestM) * random() ** 1.5) * 0.5) / texelM;
  const halfWidth = ((mix.narrowestM + (mix.widestM - mix.narrowestM) * random()) * 0.5) / texelM;
  const colour = mix.colours[Math.floor(random() * mix.colours.length)]!;
  const tone = 1 - mix.spread + 2 * mix.spread * random();
  const lift = (index / mix.count) * PILE_M + random() * LIE_M;
  const tiltAlong = (random() - 0.5) * 0.5 * halfLength * texelM * 0.35;
  const tiltAcross = (random() - 0.5) * 0.7 * halfWidth * texelM;
  const thick = mix.thickness * halfWidth * texelM;
  const boxy = random() < 0.6;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const reach = Math.ceil(Math.hypot(halfLength, halfWidth));
  for (let y = -reach; y <= reach; y++) {
    for (let x = -reach; x <= reach; x++) {
      const along = (x * cos + y * sin) / halfLength;
      const across = (-x * sin + y * cos) / halfWidth;
      let top: number;
      if (mix.shape === "stone") {
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
      const q = (Math.round(cy + y) & wrap) * n + (Math.round(cx + x) & wrap);
      if (top <= height[q]!) continue;
      height[q] = top;
      // Fibres run along a splinter; a stone is speckled texel by texel.
      const speck =
        mix.shape === "stone"
          ? 0.9 + (0.2 * (((q * 2654435761) >>> 9) & 255)) / 255
          : 0.82 +
            (0.36 * (((((across * halfWidth + 64) | 0) * 40503 + index * 2654435761) >>> 9) & 255)) / 255;
      albedo[q * 3] = colour[0] * tone * speck;
      albedo[q * 3 + 1] = colour[1] * tone * speck;
      albedo[q * 3 + 2] = colour[2] * tone * speck;
    }
  }
}
