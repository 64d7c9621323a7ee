import type { MulchTone } from "#core/elements/element.ts";
import { hexToLinear } from "#renderer/color/srgb.ts";
import type { Sun } from "#renderer/light/sun.ts";
import { fbm } from "#renderer/math/noise.ts";
import { chipGround } from "./baked-texture.ts";
import type { ChipMix } from "./chip-relief.ts";
import type { ShadeGround } from "./ground-sample.ts";

type Pieces = Pick<
  ChipMix,
  "texels" | "sizeM" | "count" | "shortestM" | "longestM" | "narrowestM" | "widestM" | "thickness" | "spread"
>;

/**
 * Shredded bark as sold in bags: shreds of 1.5 to 8 cm, most of them thinner than a pencil; texels of 1.8 mm. 26,000 of them cover a tile of
 * 1.8 m several times, so that the bed hardly shows.
 */
const BARK: Pieces = {
  texels: 1024,
  sizeM: 1.8,
  count: 26_000,
  shortestM: 0.014,
  longestM: 0.08,
  narrowestM: 0.003,
  widestM: 0.012,
  thickness: 0.8,
  spread: 0.4,
};
/** Pine needles of 12 to 28 cm (longleaf and slash pine), in bundles of two or three as wide as a texel and a half; by eye. */
const NEEDLES: Pieces = {
  texels: 1024,
  sizeM: 1.8,
  count: 16_000,
  shortestM: 0.12,
  longestM: 0.28,
  narrowestM: 0.0025,
  widestM: 0.0045,
  thickness: 0.5,
  spread: 0.34,
};

/** Crumbs of raked soil, 0.5 to 2.5 cm; by eye. */
const CRUMBS: Pieces = {
  texels: 1024,
  sizeM: 1.3,
  count: 16_000,
  shortestM: 0.005,
  longestM: 0.025,
  narrowestM: 0.004,
  widestM: 0.02,
  thickness: 0.7,
  spread: 0.22,
};

/** What a bed lies under where that is no gravel; "soil" = nothing. */
type Cover = MulchTone | "soil";

/** Colors of single pieces, sRGB; each piece takes one of its list. `bed`: what shows between them. Fresh pine straw is red brown and pales to tan. */
const LOOKS: Record<Cover, { pieces: Pieces; colors: readonly string[]; bed: string }> = {
  brown: { pieces: BARK, colors: ["#543827", "#644631", "#442d1f", "#725540", "#38261a"], bed: "#23170f" },
  black: { pieces: BARK, colors: ["#262220", "#322d2a", "#1c1918", "#3d3733"], bed: "#12100f" },
  red: { pieces: BARK, colors: ["#7a3a26", "#8d4a30", "#62301f", "#9a5a3c"], bed: "#2a1b12" },
  "pine-straw": {
    pieces: NEEDLES,
    colors: ["#8a5a38", "#a06c44", "#b58556", "#74492d", "#94603a"],
    bed: "#4a2e1c",
  },
  soil: { pieces: CRUMBS, colors: ["#4d3b2c", "#58442f", "#413225", "#635039"], bed: "#382a1e" },
};

/** What lies on a bed. Light is baked for the sun. */
export function mulch(tone: Cover, sun: Sun): ShadeGround {
  const { pieces, colors, bed } = LOOKS[tone];
  const flat = chipGround(
    `mulch ${tone}`,
    { ...pieces, shape: "splinter", colors: colors.map(hexToLinear), bed: hexToLinear(bed), seed: 5 },
    sun,
  );
  return (s, out) => {
    flat(s, out);
    // Patches of about half a meter: mulch is raked, so some spots lie thicker and drier than others.
    const tone = 0.72 + 0.52 * fbm(s.x * 2.1, s.z * 2.1, 3, 7);
    out[0]! *= tone;
    out[1]! *= tone;
    out[2]! *= tone;
  };
}
