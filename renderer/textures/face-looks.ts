import type { SurfaceCoat, SurfaceColor } from "#core/elements/surface-looks.ts";
import type { ElementOf } from "#core/elements/vocabulary.ts";
import { hexToLinear } from "#renderer/color/srgb.ts";
import { fbm, vnoise } from "#renderer/math/noise.ts";
import { smoothstep } from "#renderer/math/scalar.ts";
import type { Vec3 } from "#renderer/math/vec3.ts";

/**
 * Fills `out` with the linear reflectance of a face, three channels, at a point: meters along its foot, above it, and below its upper edge.
 * `pixelM`: size of a photo pixel there, meters; what is finer is averaged.
 */
export type ShadeFace = (
  alongM: number,
  heightM: number,
  belowM: number,
  pixelM: number,
  out: Float32Array,
) => void;

/** A coat keeps the relief of what it is on; pieces hide it. */
export type FaceLook = { kind: "coat"; color: Vec3 } | { kind: "pieces"; shade: ShadeFace };

/** Linear reflectance by color. */
const COLORS: Record<SurfaceColor, Vec3> = {
  white: hexToLinear("#e6e4de"),
  cream: hexToLinear("#ddd2b8"),
  tan: hexToLinear("#b9a283"),
  gray: hexToLinear("#97948e"),
  charcoal: hexToLinear("#55565a"),
  black: hexToLinear("#2b2a29"),
  brown: hexToLinear("#543b2b"),
  cedar: hexToLinear("#a9784e"),
  redwood: hexToLinear("#86482f"),
  green: hexToLinear("#4c5d47"),
  blue: hexToLinear("#3f5166"),
};

/** The color of what nobody gave one. */
const USUAL: Record<SurfaceCoat, Vec3> = {
  paint: COLORS.white,
  stain: COLORS.brown,
  stucco: hexToLinear("#d5c7ac"),
  ledgestone: hexToLinear("#978b7c"),
  limestone: hexToLinear("#c8bb9d"),
  fieldstone: hexToLinear("#8d8577"),
  brick: hexToLinear("#8a4f3e"),
  boards: COLORS.cedar,
};

/** How the pieces of a face are laid. Meters, and shares of the color. */
type Laid = {
  /** Height of a course, and the usual length of a piece. */
  courseM: number;
  pieceM: number;
  /** How far an end may lie from its usual place, as a share of the length. */
  jitter: number;
  /** Joint: width, and its color as a share of the usual one of the pieces, or a mortar of its own. */
  jointM: number;
  joint: number;
  mortar?: Vec3;
  /** Spread of the tones from piece to piece, and of warmth. */
  toneSpread: number;
  warmth: number;
  /** How much lighter the upper edge of a piece is, and darker the lower one: it stands out. */
  relief: number;
  /** Grain within a piece: its spread, and patches per meter along it and up. */
  grain: number;
  grainPerM: readonly [along: number, up: number];
  /** Shares of courses that are divided in two thin ones. */
  divided: number;
  /** Height of the cap stones on top; 0 without any. */
  capM: number;
};

/** Cap stones are 2 1/4 in high, as on new walls (`solids/wall.ts`), and lie out over the face: a shade lies under them. Meters. */
const CAP_M = 0.06;
const CAP_SHADE_M = 0.025;
const CAP_STONE_M = 0.6;
/** A cap is so much lighter than the face: the sky lies on it. */
const CAP_TONE = 1.14;
const CAP_SHADE = 0.62;

const MORTAR = hexToLinear("#b5afa4");

const LAID: Record<Exclude<SurfaceCoat, "paint" | "stain">, Laid | null> = {
  stucco: null,
  // Strips of split stone, set dry: courses of 4 in, some of them divided, and pieces of about a foot. Assumption.
  ledgestone: {
    ...{ courseM: 0.1, pieceM: 0.33, jitter: 0.75, jointM: 0.008, joint: 0.3 },
    ...{
      toneSpread: 0.7,
      warmth: 0.2,
      relief: 0.3,
      grain: 0.34,
      grainPerM: [22, 60],
      divided: 0.45,
      capM: CAP_M,
    },
  },
  // Cut blocks in mortar, 8 in high and about 18 in long.
  limestone: {
    ...{ courseM: 0.2, pieceM: 0.45, jitter: 0.5, jointM: 0.01, joint: 1, mortar: MORTAR },
    ...{
      toneSpread: 0.32,
      warmth: 0.08,
      relief: 0.16,
      grain: 0.2,
      grainPerM: [18, 24],
      divided: 0.2,
      capM: CAP_M,
    },
  },
  fieldstone: {
    ...{ courseM: 0.17, pieceM: 0.3, jitter: 0.85, jointM: 0.02, joint: 1, mortar: MORTAR },
    ...{
      toneSpread: 0.5,
      warmth: 0.12,
      relief: 0.24,
      grain: 0.25,
      grainPerM: [16, 18],
      divided: 0.35,
      capM: CAP_M,
    },
  },
  // US modular brick with its joints: 8 by 2 2/3 in. Trade convention.
  brick: {
    ...{ courseM: 0.0677, pieceM: 0.203, jitter: 0, jointM: 0.0095, joint: 1, mortar: MORTAR },
    ...{
      toneSpread: 0.3,
      warmth: 0.07,
      relief: 0.08,
      grain: 0.12,
      grainPerM: [40, 40],
      divided: 0,
      capM: CAP_M,
    },
  },
  // Boards of 5 1/2 in with a gap, up to 10 ft long.
  boards: {
    ...{ courseM: 0.146, pieceM: 2.9, jitter: 0.6, jointM: 0.006, joint: 0.12 },
    ...{
      toneSpread: 0.22,
      warmth: 0.06,
      relief: 0.05,
      grain: 0.24,
      grainPerM: [1.6, 70],
      divided: 0,
      capM: 0,
    },
  },
};

/** Grain of plaster: its spread and patches per meter. */
const STUCCO_GRAIN = 0.07;
const STUCCO_PER_M = 28;

export function faceLook({ finish, color }: ElementOf<"surface-finish">, seed: number): FaceLook {
  const base = color ? COLORS[color] : USUAL[finish];
  if (finish === "paint" || finish === "stain") return { kind: "coat", color: base };
  const laid = LAID[finish];
  return { kind: "pieces", shade: laid ? pieces(laid, base, seed & 63) : plaster(base, seed & 63) };
}

const plaster =
  (base: Vec3, seed: number): ShadeFace =>
  (alongM, heightM, _, pixelM, out) => {
    const fine = 1 - smoothstep(0.3, 1, pixelM * STUCCO_PER_M);
    const tone =
      1 + STUCCO_GRAIN * (fbm(alongM * STUCCO_PER_M, heightM * STUCCO_PER_M, 3, seed) - 0.5) * 2 * fine;
    for (let c = 0; c < 3; c++) out[c] = base[c]! * tone;
  };

/** Shares of a course's height at which it may be divided. */
const DIVIDED_AT = [0.36, 0.5, 0.64] as const;
/** No stone reflects more: fresh white paint does. */
const MOST_REFLECTED = 0.85;
/** Share of a piece's height over which its edges are lit or shaded. */
const EDGE_SHARE = 0.3;
/** Seeds of what is drawn at random, apart from each other. */
const SEEDS = { ends: 1, tone: 2, warmth: 3, divided: 4, upper: 5, grain: 6 } as const;

function pieces(laid: Laid, base: Vec3, seed: number): ShadeFace {
  const { courseM, pieceM, jitter, jointM, relief, grain, divided } = laid;
  const random = (i: number, j: number, of: keyof typeof SEEDS) => vnoise(i, j, seed + SEEDS[of]);
  const mortar = laid.mortar ?? base.map((c) => c * laid.joint);
  /** Where the piece i of a course begins. */
  const beginOf = (i: number, course: number) =>
    (i + (course & 1) * 0.5 + jitter * (random(i, course, "ends") - 0.5)) * pieceM;
  return (alongM, heightM, belowM, pixelM, out) => {
    if (belowM < laid.capM) {
      const stone = Math.floor(alongM / CAP_STONE_M);
      const toEnd = alongM - stone * CAP_STONE_M;
      const end = (1 - smoothstep(0, jointM + pixelM, toEnd)) * 0.5;
      const own = CAP_TONE * (1 + 0.4 * laid.toneSpread * (random(stone, -1, "tone") - 0.5)) * (1 - end);
      for (let c = 0; c < 3; c++) out[c] = Math.min(MOST_REFLECTED, base[c]! * own);
      return;
    }
    const underCap =
      laid.capM > 0
        ? CAP_SHADE + (1 - CAP_SHADE) * smoothstep(0, CAP_SHADE_M + pixelM, belowM - laid.capM)
        : 1;
    const course = Math.floor(heightM / courseM);
    let upM = heightM - course * courseM;
    let highM = courseM;
    let row = course * 2;
    // Whether this stretch of the course is of two thin pieces.
    const stretch = Math.floor(alongM / (2 * pieceM));
    if (random(stretch, course, "divided") < divided) {
      const at = DIVIDED_AT[Math.floor(random(stretch, course, "upper") * DIVIDED_AT.length)]! * courseM;
      if (upM >= at) [upM, highM, row] = [upM - at, courseM - at, row + 1];
      else highM = at;
    }
    let i = Math.floor(alongM / pieceM - (row & 1) * 0.5);
    while (beginOf(i, row) > alongM) i--;
    while (beginOf(i + 1, row) <= alongM) i++;
    const toEnd = Math.min(alongM - beginOf(i, row), beginOf(i + 1, row) - alongM);
    const toJoint = Math.min(toEnd, upM, highM - upM);
    // A joint thinner than a pixel covers only that share of it.
    const half = jointM / 2;
    const inJoint =
      (1 - smoothstep(half - pixelM / 2, half + pixelM / 2, toJoint)) *
      Math.min(1, jointM / Math.max(pixelM, 1e-4));
    const fine = 1 - smoothstep(0.25, 0.8, pixelM / highM);
    const edge = EDGE_SHARE * highM;
    const up = upM / highM;
    const lit = relief * fine * (smoothstep(highM - edge, highM, upM) - smoothstep(edge, 0, upM));
    const [perAlong, perUp] = laid.grainPerM;
    const grainFine = 1 - smoothstep(0.3, 1, pixelM * perUp * 0.5);
    const within =
      grain * grainFine * (fbm(alongM * perAlong, (heightM + up) * perUp, 3, seed + SEEDS.grain) - 0.5) * 2;
    const tone = (1 + laid.toneSpread * (random(i, row, "tone") - 0.5)) * (1 + lit) * (1 + within);
    const warm = laid.warmth * (random(i, row, "warmth") - 0.5);
    for (let c = 0; c < 3; c++) {
      const own = base[c]! * tone * (1 + warm * (1 - c));
      out[c] = Math.min(MOST_REFLECTED, (own + (mortar[c]! - own) * inJoint) * underCap);
    }
  };
}
