import type { GravelGrade, GravelTone } from "#core/elements/element.ts";
import { hexToLinear } from "#renderer/color/srgb.ts";
import type { Sun } from "#renderer/light/sun.ts";
import { fbm } from "#renderer/math/noise.ts";
import { chipGround } from "./baked-texture.ts";
import type { ChipMix } from "./chip-relief.ts";
import type { ShadeGround } from "./ground-sample.ts";

/** Colors of single stones; each stone takes one of its list. */
const COLORS: Record<GravelTone, string[]> = {
  grey: ["#a9a7a2", "#8e8d8a", "#c3c0b8", "#77767a", "#b4aca0"],
  tan: ["#cbb28c", "#b89a72", "#dcc8a6", "#a58a68", "#c9bba4"],
  river: ["#9b9184", "#75736f", "#b5ab99", "#8f7a64", "#c3bcaf", "#66676b", "#ab9174", "#cfc8bb", "#8a8e92"],
  white: ["#e2dfd7", "#d4d0c7", "#ece9e2", "#c4c0b7"],
  cream: ["#d8ccb2", "#c9bda1", "#e2d8c2", "#b8aa8c", "#d1c5ab"],
  black: ["#4f4b48", "#3d3a38", "#625d59", "#474340", "#706a65"],
  red: ["#8a4c38", "#763d2d", "#9c5d45", "#6a3527", "#a56d55"],
};

type Stones = Pick<
  ChipMix,
  "sizeM" | "count" | "shortestM" | "longestM" | "narrowestM" | "widestM" | "thickness" | "spread"
> & { bed: string };

/**
 * River rock of 1 to 4 in as it is sold for beds, gravel of an inch, pea gravel, decomposed granite, whose grains are packed and hardly stand up, lava
 * rock of 1 to 2 in, crushed shell, and flat chips of slate.
 */
const STONES: Record<"gravel" | GravelGrade, Stones> = {
  rock: {
    sizeM: 2.2,
    count: 7400,
    shortestM: 0.03,
    longestM: 0.105,
    narrowestM: 0.027,
    widestM: 0.072,
    thickness: 1,
    spread: 0.34,
    bed: "#6a6258",
  },
  gravel: {
    sizeM: 1.6,
    count: 15_000,
    shortestM: 0.014,
    longestM: 0.042,
    narrowestM: 0.012,
    widestM: 0.03,
    thickness: 1,
    spread: 0.26,
    bed: "#6a6258",
  },
  pea: {
    sizeM: 1,
    count: 26_000,
    shortestM: 0.008,
    longestM: 0.017,
    narrowestM: 0.007,
    widestM: 0.014,
    thickness: 0.9,
    spread: 0.2,
    bed: "#7d7060",
  },
  fine: {
    sizeM: 0.8,
    count: 30_000,
    shortestM: 0.002,
    longestM: 0.011,
    narrowestM: 0.002,
    widestM: 0.008,
    thickness: 0.35,
    spread: 0.16,
    bed: "#b39872",
  },
  lava: {
    sizeM: 1.8,
    count: 11_000,
    shortestM: 0.02,
    longestM: 0.06,
    narrowestM: 0.018,
    widestM: 0.045,
    thickness: 1,
    spread: 0.34,
    bed: "#241f1d",
  },
  shell: {
    sizeM: 1.2,
    count: 22_000,
    shortestM: 0.006,
    longestM: 0.03,
    narrowestM: 0.004,
    widestM: 0.018,
    thickness: 0.45,
    spread: 0.2,
    bed: "#c4b59a",
  },
  slate: {
    sizeM: 1.8,
    count: 14_000,
    shortestM: 0.02,
    longestM: 0.07,
    narrowestM: 0.012,
    widestM: 0.04,
    thickness: 0.4,
    spread: 0.3,
    bed: "#3f434a",
  },
};
const PEA = ["#c9b394", "#a98c68", "#e0d4bc", "#8d7a62", "#b9a98f", "#d8c19a"];
const SHELL = ["#f4ecdb", "#ebdfc8", "#fbf5ea", "#ddcdb2", "#f0e0c8", "#e8d2bd"];
const SLATE = ["#626973", "#505660", "#757c87", "#5d5b69", "#6b7379"];
const FINE = ["#c6ab82", "#b99b72", "#d2ba96", "#c0a47c", "#ad9170"];

/** The tone that a grade is sold in, and its colors where that is none of `COLORS`. */
const SOLD_AS: Partial<Record<GravelGrade, { tone: GravelTone; colors: string[] }>> = {
  pea: { tone: "tan", colors: PEA },
  fine: { tone: "tan", colors: FINE },
  shell: { tone: "white", colors: SHELL },
  slate: { tone: "grey", colors: SLATE },
};

/** What lies between white stones is lit by them, and what lies between black ones is not. */
const BEDS: Partial<Record<GravelTone, string>> = { white: "#958e83", cream: "#8b7d66", black: "#22201f" };

/** Loose stone of a tone; of a grade in the colors that it is sold in where no other tone is said. */
export function gravel(tone: GravelTone, sun: Sun, grade?: GravelGrade): ShadeGround {
  const { bed, ...stones } = STONES[grade ?? (tone === "river" ? "rock" : "gravel")];
  const sold = grade && SOLD_AS[grade];
  const isSold = sold?.tone === tone;
  const own = isSold ? sold.colors : COLORS[tone];
  const flat = chipGround(
    `gravel ${tone} ${grade}`,
    {
      ...stones,
      texels: 1024,
      shape: "stone",
      colors: own.map(hexToLinear),
      bed: hexToLinear(isSold || grade === "lava" ? bed : (BEDS[tone] ?? bed)),
      seed: 11,
    },
    sun,
  );
  return (s, out) => {
    flat(s, out);
    // Patches from about a meter down to a hand that are up to 12% lighter or darker: raked, damp or dusty.
    const tone = 0.88 + 0.24 * fbm(s.x * 0.9, s.z * 0.9, 3, 8);
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
