import type { PlanElement } from "#core/elements/element.ts";
import type { PaverColor } from "#core/elements/paver-looks.ts";
import { hexToLinear } from "#renderer/color/srgb.ts";
import type { Sun } from "#renderer/light/sun.ts";
import { fbm, vnoise } from "#renderer/math/noise.ts";
import { hash01 } from "#renderer/math/random.ts";
import { smoothstep } from "#renderer/math/scalar.ts";
import type { Vec3 } from "#renderer/math/vec3.ts";
import type { GroundSample, ShadeGround } from "./ground-sample.ts";
import { paving } from "./paver.ts";
import { PAVER_COLORS, shades } from "./paver-palette.ts";
import { layingOf } from "./paver-pattern.ts";

type Finish = Extract<PlanElement, { kind: "concrete" }>["finish"];

/** Broomed concrete, linear reflectance. */
const GRAY = hexToLinear("#b4b0a8");
/** Pebble colors of an exposed finish. */
const AGGREGATE = ["#8a7f70", "#b9ab94", "#6f6c69", "#cbbfa8", "#9c8466"].map(hexToLinear);
/**
 * Control joints are sawn about every 1.8 m (18 times a slab thickness of 10 cm) and are 6 mm wide; the
 * joints of a stamped pattern are 8 mm wide.
 */
const JOINT_SPACING_M = 1.8;
const JOINT_M = 0.006;
const STAMPED_JOINT_M = 0.008;
/** Share of the light that a pixel full of joint loses. */
const JOINT_DARKENING = 0.45;
/** Least width over which a joint is averaged, meters: nearer to the camera its edge stays this soft. */
const LEAST_FOOTPRINT_M = 0.004;
/**
 * Distance between pebbles of an exposed finish, meters, and the tone of the cement between them relative
 * to a broomed slab.
 */
const PEBBLE_M = 0.011;
const CEMENT_BETWEEN = 0.72;

/** Linear reflectance of colored slabs over that of a gray one, per channel: pigment and hardener. */
const DYES: Record<PaverColor, Vec3> = {
  grey: [1, 1, 1],
  charcoal: [0.4, 0.41, 0.43],
  tan: [0.88, 0.74, 0.57],
  sand: [1.13, 1, 0.82],
  red: [0.7, 0.44, 0.36],
  blend: [0.8, 0.7, 0.6],
};
/** Stones that stamped concrete looks like, in its color. */
const STAMPED: Record<PaverColor, Vec3[]> = {
  ...PAVER_COLORS,
  // One poured color: its stones differ less than those of pavers.
  charcoal: shades("#5b5b5d", "#666667", "#706f6e"),
  tan: shades("#a08a70", "#ab967b", "#957f66"),
  sand: shades("#c6b594", "#cfbfa0", "#bba986"),
  red: shades("#86584a", "#925f50", "#7b4f42"),
};
/** Rolled asphalt, linear reflectance, and the share by which its stones differ. */
const ASPHALT = hexToLinear("#4b4b4d");
const ASPHALT_SPREAD = 0.5;
/** Stones of its surface, meters. */
const ASPHALT_GRAIN_M = 0.009;

/** Mats are of stones so many times as large as pavers, and hardly differ from one to the next. */
const STAMP_TIMES = 2.4;
const STAMP_VARIATION = 0.3;
const STAMP_BEVEL_M = 0.014;
/** What of the color is left in the hollows, where the darker release powder stays. */
const RELEASE_TONE = 0.55;

/** One slab pressed with mats: shallow joints of its own color, and clouds of release powder that run over them. */
function stamped(colors: Vec3[], sun: Sun): ShadeGround {
  const [first] = colors as [Vec3];
  const stones = paving(
    {
      pattern: layingOf("ashlar", STAMP_TIMES),
      colors,
      originX: 0,
      originZ: 0,
      turn: 0,
      jointM: STAMPED_JOINT_M,
      jointColor: [first[0] * RELEASE_TONE, first[1] * RELEASE_TONE, first[2] * RELEASE_TONE],
      bevelM: STAMP_BEVEL_M,
      mottling: 1,
      variation: STAMP_VARIATION,
    },
    sun,
  );
  return (s, out) => {
    stones(s, out);
    // Clouds of about a meter and a hand.
    const cloud = 0.84 + 0.2 * fbm(s.x * 1.1, s.z * 1.1, 3, 61) + 0.12 * vnoise(s.x * 6, s.z * 6, 62);
    for (let c = 0; c < 3; c++) out[c] = out[c]! * cloud;
  };
}

/**
 * A slab of a finish, or asphalt: reflectance at a point of the ground, meters. Without a color a slab is gray. `along`: meters along a walk, which
 * is one slab wide.
 */
export function concrete(
  finish: Finish,
  sun: Sun,
  colour: PaverColor = "grey",
  along?: (x: number, z: number) => number,
): ShadeGround {
  if (finish === "asphalt") return asphalt;
  const [dyeR, dyeG, dyeB] = DYES[colour];
  if (finish === "stamped") return stamped(STAMPED[colour], sun);
  return (s, out) => {
    // Stains of about 0.8 m; the mean tone is 0.96.
    const cloud = 0.86 + 0.2 * fbm(s.x * 1.3, s.z * 1.3, 3, 41);
    const joint = along
      ? 1 - JOINT_DARKENING * jointShare(along(s.x, s.z), s.depthM)
      : 1 - JOINT_DARKENING * jointShare(s.x, s.acrossM) - JOINT_DARKENING * jointShare(s.z, s.depthM);
    if (finish === "exposed") pebbles(s, cloud * joint, out);
    else broomed(s, cloud * joint, out);
    out[0]! *= dyeR;
    out[1]! *= dyeG;
    out[2]! *= dyeB;
  };
}

/** Stones in black binder: grains that average out where a pixel holds many, and broad marks of the roller. */
function asphalt(s: GroundSample, out: Float32Array): void {
  const cell = Math.max(ASPHALT_GRAIN_M, s.acrossM);
  const apart = 1 - smoothstep(0.01, 0.05, s.depthM);
  const grain = hash01(Math.floor(s.x / cell), Math.floor(s.z / cell), 51) - 0.5;
  const broad = 0.93 + 0.14 * fbm(s.x * 0.8, s.z * 0.8, 3, 52);
  const fine = 1 + 0.1 * (1 - smoothstep(0.02, 0.12, s.depthM)) * (vnoise(s.x * 9, s.z * 9, 53) - 0.5);
  const value = broad * fine * (1 + ASPHALT_SPREAD * apart * grain);
  for (let c = 0; c < 3; c++) out[c] = ASPHALT[c]! * value;
}

/** Share of a footprint that a sawn joint takes along one axis. */
function jointShare(at: number, footprintM: number): number {
  const cell = at / JOINT_SPACING_M;
  const d = Math.abs(cell - Math.round(cell)) * JOINT_SPACING_M;
  const box = Math.max(footprintM, LEAST_FOOTPRINT_M);
  const half = JOINT_M / 2;
  return Math.max(0, Math.min(half, d + box / 2) - Math.max(-half, d - box / 2)) / box;
}

/** Fine lines drawn by a broom across the slab, and specks of sand. */
function broomed(s: GroundSample, tone: number, out: Float32Array): void {
  // Noise below is in cycles per meter: grains of 17 mm, blotches of 4 cm, stains of 14 cm. Each fades
  // where a pixel covers about its size.
  const fine = 1 - smoothstep(0.004, 0.02, s.acrossM);
  // Trowel marks and stains of a hand's breadth are seen from across the street; what a pixel holds many of averages out.
  const stains = 1 - smoothstep(0.02, 0.12, s.depthM);
  const grain =
    1 +
    fine * 0.16 * (vnoise(s.x * 60, s.z * 60, 42) - 0.5) +
    0.12 * (1 - smoothstep(0.01, 0.05, s.depthM)) * (vnoise(s.x * 24, s.z * 24, 46) - 0.5) +
    0.09 * stains * (vnoise(s.x * 7, s.z * 7, 47) - 0.5);
  const broom = 1 - smoothstep(0.002, 0.008, s.depthM);
  const value = tone * grain * (1 + broom * 0.1 * (vnoise(s.x * 3, s.z * 190, 43) - 0.5));
  out[0] = GRAY[0] * value;
  out[1] = GRAY[1] * value;
  out[2] = GRAY[2] * value;
}

/** Small stones left standing in the washed surface. */
function pebbles(s: GroundSample, tone: number, out: Float32Array): void {
  const cell = Math.max(PEBBLE_M, s.acrossM);
  const i = Math.floor(s.x / cell);
  const j = Math.floor(s.z / cell);
  const color = AGGREGATE[Math.floor(hash01(i, j, 44) * AGGREGATE.length)]!;
  // Where a pixel holds many stones their colors average out.
  const apart = 0.75 * (1 - smoothstep(0.008, 0.03, s.depthM)) + 0.08;
  const value = tone * (1 + apart * 0.5 * (hash01(i, j, 45) - 0.5));
  for (let c = 0; c < 3; c++) out[c] = (GRAY[c]! * CEMENT_BETWEEN * (1 - apart) + color[c]! * apart) * value;
}
