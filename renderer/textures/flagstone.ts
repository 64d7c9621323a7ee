import { hexToLinear } from "#renderer/color/srgb.ts";
import { vnoise } from "#renderer/math/noise.ts";
import { oncePer } from "#renderer/once-per.ts";
import type { ShadeGround } from "./ground-sample.ts";

/** One flat stone lying in the ground; meters, radians. */
export type Slab = {
  x: number;
  z: number;
  turn: number;
  halfLongM: number;
  halfWideM: number;
  /** 0 = a cut, rounded rectangle; 1 = broken, irregular rim. */
  ragged: number;
  /** Well mixed 32 bits: its color. */
  id: number;
};

/** No slab reaches farther than this from its center. */
const FARTHEST_M = 0.75;
/**
 * No point of a rim is farther from the center than this many times the longer half: the corner of a
 * superellipse, or a wobble.
 */
const ROUND = 1.2;
/** Farther off a stone than this, meters, the distance to a circle round it is exact enough. */
const EXACT_M = 0.08;
/** Width in meters of the darker rim of a stone, which is rounded; RIM_SHADE is its tone at the edge. */
const RIM_M = 0.02;
const RIM_SHADE = 0.6;
/** Exponents of the superellipse: 2 is an ellipse, larger ones come nearer to a rectangle. */
const BROKEN_POWER = 2.8;
const CUT_POWER = 6;

/** Linear reflectance of natural flagstone and of cast stepping stones. */
const COLORS = { flagstone: hexToLinear("#a8a194"), concrete: hexToLinear("#bdb9b0") };

/** Directions in which a slab's rim is known; between them it is straight. */
const DIRECTIONS = 256;

/**
 * A slab with what is asked for at every pixel near it. Round its middle goes a diamond (|a| + |b| = 1 m along its own axes): per
 * direction, a quarter of them to each side of the diamond, `stretch` is how many radii away the diamond lies and `rim` where the stone
 * ends, in radii.
 */
type LaidSlab = Slab & { cos: number; sin: number; stretch: Float32Array; rim: Float32Array };

const laid = oncePer((slabs: readonly Slab[]): LaidSlab[] =>
  slabs.map((slab) => ({ ...slab, cos: Math.cos(slab.turn), sin: Math.sin(slab.turn), ...rimOf(slab) })),
);

/** A superellipse with a wobbling radius. */
function rimOf({ turn, ragged, halfLongM, halfWideM }: Slab): Pick<LaidSlab, "stretch" | "rim"> {
  const stretch = new Float32Array(DIRECTIONS + 1);
  const rim = new Float32Array(DIRECTIONS + 1);
  const power = ragged > 0 ? BROKEN_POWER : CUT_POWER;
  for (let k = 0; k <= DIRECTIONS; k++) {
    const at = (k * 4) / DIRECTIONS;
    const a = at < 2 ? 1 - at : at - 3;
    const b = at < 2 ? 1 - Math.abs(a) : Math.abs(a) - 1;
    const angle = Math.atan2(b, a);
    stretch[k] = ((Math.abs(a) / halfLongM) ** power + (Math.abs(b) / halfWideM) ** power) ** (1 / power);
    // Three, five and eleven waves round the rim, by up to 5, 3.5 and 2% of the radius. The turn makes each
    // stone's wobble its own.
    rim[k] =
      1 +
      ragged *
        (0.05 * Math.sin(angle * 3 + turn * 5) +
          0.035 * Math.sin(angle * 5 + turn * 9) +
          0.02 * Math.sin(angle * 11 + turn * 3));
  }
  return { stretch, rim };
}

/** Signed distance to a slab's rim in meters, negative on the stone. */
function slabDistance(slab: LaidSlab, dx: number, dz: number): number {
  const { cos, sin, stretch, rim } = slab;
  const a = dx * cos + dz * sin;
  const b = -dx * sin + dz * cos;
  const diamond = Math.abs(a) + Math.abs(b);
  const share = diamond > 0 ? a / diamond : 1;
  const at = (b >= 0 ? 1 - share : 3 + share) * (DIRECTIONS / 4);
  const k = Math.min(DIRECTIONS - 1, at | 0);
  const t = at - k;
  const radius = diamond * (stretch[k]! + (stretch[k + 1]! - stretch[k]!) * t);
  const end = rim[k]! + (rim[k + 1]! - rim[k]!) * t;
  return (radius - end) * Math.min(slab.halfLongM, slab.halfWideM);
}

/** The slab nearest to a ground point and the distance to its rim; null when none is within reach. */
function nearestSlab(slabs: readonly LaidSlab[], x: number, z: number): { slab: Slab; rimM: number } | null {
  let best: Slab | null = null;
  let rimM = Number.POSITIVE_INFINITY;
  for (const slab of slabs) {
    const dx = x - slab.x;
    const dz = z - slab.z;
    const squared = dx * dx + dz * dz;
    if (squared > FARTHEST_M * FARTHEST_M) continue;
    // Well off the stone the distance to a circle round it does: its true rim is only needed near by.
    const roundM = Math.sqrt(squared) - Math.max(slab.halfLongM, slab.halfWideM) * ROUND;
    if (roundM >= rimM) continue;
    const d = roundM > EXACT_M ? roundM : slabDistance(slab, dx, dz);
    if (d < rimM) {
      rimM = d;
      best = slab;
    }
  }
  return best ? { slab: best, rimM } : null;
}

/** Signed distance to the nearest of the slabs, for coverage. */
export function slabField(slabs: readonly Slab[]): (x: number, z: number) => number {
  const stones = laid(slabs);
  return (x, z) => nearestSlab(stones, x, z)?.rimM ?? FARTHEST_M;
}

export function slabSurface(slabs: readonly Slab[], material: keyof typeof COLORS): ShadeGround {
  const color = COLORS[material];
  const stones = laid(slabs);
  return (s, out) => {
    const near = nearestSlab(stones, s.x, s.z);
    // `low`: 16 random bits of the stone as a number from 0 to 1; it sets tone and warmth.
    const low = near ? (near.slab.id & 0xffff) / 65536 : 0.5;
    const rim = near && near.rimM > -RIM_M ? RIM_SHADE + ((1 - RIM_SHADE) * -near.rimM) / RIM_M : 1;
    const tone =
      (0.84 + 0.32 * low) *
      (0.85 + 0.3 * vnoise(s.x * 6 + low * 9, s.z * 6, 61)) *
      (s.acrossM < 0.02 ? 0.92 + 0.16 * vnoise(s.x * 60, s.z * 60, 62) : 1) *
      Math.min(1, rim);
    out[0] = color[0] * tone * (0.96 + 0.08 * low);
    out[1] = color[1] * tone;
    out[2] = color[2] * tone * (1.04 - 0.08 * low);
  };
}
