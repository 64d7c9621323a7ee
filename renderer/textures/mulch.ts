import type { MulchTone } from "#core/elements/element.ts";
import { hexToLinear } from "#renderer/color/srgb.ts";
import type { Sun } from "#renderer/light/sun.ts";
import { fbm } from "#renderer/math/noise.ts";
import { chipGround } from "./baked-texture.ts";
import type { ShadeGround } from "./ground-sample.ts";

/** Colors of single pieces of bark; each piece takes one of its list. */
const COLORS: Record<MulchTone, string[]> = {
  brown: ["#5a3b26", "#6d4a30", "#49301f", "#7d5a3c", "#3d281a"],
  black: ["#2c2624", "#3a322e", "#221d1b", "#453c37"],
  red: ["#7a3a26", "#8d4a30", "#62301f", "#9a5a3c"],
};

/** Shredded bark mulch; pieces of 2 to 8.5 cm, as sold in bags. */
export function mulch(tone: MulchTone, sun: Sun): ShadeGround {
  const flat = chipGround(
    `mulch ${tone}`,
    {
      // Texels of 2 mm. 15,000 pieces cover a tile of 2.2 m several times, so that the bed hardly shows.
      texels: 1024,
      sizeM: 2.2,
      count: 15_000,
      shortestM: 0.02,
      longestM: 0.085,
      narrowestM: 0.006,
      widestM: 0.02,
      thickness: 0.55,
      shape: "splinter",
      colors: COLORS[tone].map(hexToLinear),
      spread: 0.3,
      bed: hexToLinear("#2a1b12"),
      seed: 5,
    },
    sun,
  );
  return (s, out) => {
    flat(s, out);
    // Raked, not rolled: some spots lie thicker and drier than others.
    // Patches of about half a meter: mulch is raked, so some spots lie thicker and drier than others.
    const tone = 0.72 + 0.52 * fbm(s.x * 2.1, s.z * 2.1, 3, 7);
    out[0]! *= tone;
    out[1]! *= tone;
    out[2]! *= tone;
  };
}
