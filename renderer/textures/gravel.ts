import type { GravelTone } from "#core/elements/element.ts";
import { hexToLinear } from "#renderer/color/srgb.ts";
import type { Sun } from "#renderer/light/sun.ts";
import { vnoise } from "#renderer/math/noise.ts";
import { chipGround } from "./baked-texture.ts";
import type { ShadeGround } from "./ground-sample.ts";

/** Colors of single stones; each stone takes one of its list. */
const COLORS: Record<GravelTone, string[]> = {
  grey: ["#a9a7a2", "#8e8d8a", "#c3c0b8", "#77767a", "#b4aca0"],
  tan: ["#cbb28c", "#b89a72", "#dcc8a6", "#a58a68", "#c9bba4"],
  river: ["#a59b8e", "#7d7b7a", "#c6bdac", "#96806a", "#d6d1c7", "#6b6c70", "#b89d7e", "#e2ddd3", "#94989c"],
  white: ["#e6e3da", "#d6d2c8", "#f0eee8", "#c4c0b8"],
};

/** Gravel of 1 to 3 cm, or river rock of 3 to 11 cm. */
export function gravel(tone: GravelTone, sun: Sun): ShadeGround {
  // A tile of loose stones. River rock is about three times as large, so its tile is larger and holds
  // fewer. Sizes in meters.
  const rock = tone === "river";
  const flat = chipGround(
    `gravel ${tone}`,
    {
      texels: 1024,
      sizeM: rock ? 2.6 : 1.6,
      count: rock ? 5000 : 15_000,
      shortestM: rock ? 0.045 : 0.014,
      longestM: rock ? 0.15 : 0.042,
      narrowestM: rock ? 0.04 : 0.012,
      widestM: rock ? 0.1 : 0.03,
      thickness: 1,
      shape: "stone",
      colors: COLORS[tone].map(hexToLinear),
      spread: rock ? 0.34 : 0.26,
      bed: hexToLinear("#6a6258"),
      seed: 11,
    },
    sun,
  );
  return (s, out) => {
    flat(s, out);
    // Patches of about a meter that are up to 10% lighter or darker: raked, damp or dusty.
    const tone = 0.9 + 0.2 * vnoise(s.x * 0.9, s.z * 0.9, 8);
    out[0]! *= tone;
    out[1]! *= tone;
    out[2]! *= tone;
  };
}

/** Colors of the stones of a dry creek: pale and mixed, as a stream sorts them. */
const CREEK = ["#b7b0a3", "#948d83", "#cfc8b9", "#a8937c", "#7f7a74", "#d9d4c8", "#b3a28e"].map(hexToLinear);

/** The bed of a dry creek: rounded stones of 3 to 16 cm, the small ones between the large. */
export const creekBed = (sun: Sun): ShadeGround =>
  chipGround(
    "creek",
    {
      texels: 1024,
      sizeM: 3.2,
      count: 6000,
      shortestM: 0.04,
      longestM: 0.16,
      narrowestM: 0.035,
      widestM: 0.11,
      thickness: 0.95,
      shape: "stone",
      colors: CREEK,
      spread: 0.16,
      bed: hexToLinear("#5d564c"),
      seed: 17,
    },
    sun,
  );
